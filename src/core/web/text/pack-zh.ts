import kit from 'antd/locale/zh_CN'
import 'dayjs/locale/zh-cn'
import { zh } from './zh.ts'

export const pack = { dictionary: zh, kit, tag: 'zh-cn' }
