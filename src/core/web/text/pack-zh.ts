import kit from 'antd/es/locale/zh_CN'
import 'dayjs/locale/zh-cn'
import { zh } from './zh.ts'
import { gridZh } from './grid-zh.ts'

export const pack = { dictionary: zh, grid: gridZh, kit, tag: 'zh-cn' }
