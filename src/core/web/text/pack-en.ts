import kit from 'antd/locale/en_US'

import { en } from './en.ts'

export const pack = { dictionary: en, kit, tag: 'en' }
