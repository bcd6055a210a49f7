import kit from 'antd/es/locale/es_ES'
import 'dayjs/locale/es'
import { es } from './es.ts'
import { gridEs } from './grid-es.ts'

export const pack = { dictionary: es, grid: gridEs, kit, tag: 'es' }
