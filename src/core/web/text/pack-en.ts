import kit from 'antd/es/locale/en_US'

import { en } from './en.ts'
import { gridEn } from './grid-en.ts'

export const pack = { dictionary: en, grid: gridEn, kit, tag: 'en' }
