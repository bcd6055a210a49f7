import kit from 'antd/es/locale/es_ES'
import 'dayjs/locale/es'

export const pack = { kit, tag: 'es' }
