import kit from 'antd/es/locale/zh_CN'
import 'dayjs/locale/zh-cn'

export const pack = { kit, tag: 'zh-cn' }
