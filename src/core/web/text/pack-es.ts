import kit from 'antd/locale/es_ES'
import 'dayjs/locale/es'
import { es } from './es.ts'

export const pack = { dictionary: es, kit, tag: 'es' }
