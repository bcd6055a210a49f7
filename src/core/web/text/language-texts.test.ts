import { expect, test } from 'vitest'
import type { FourTexts } from '../../shared/four-texts.ts'
import { giveTexts, koreanTable } from './language-texts.ts'

type Table = { save: FourTexts; close: FourTexts }
const korean = (): Record<keyof Table, [string]> => ({ save: ['저장'], close: ['닫기'] })

test('a table takes the texts of a language that comes after it', () => {
  const table = koreanTable<Table>('before', korean())
  giveTexts(1, { before: { save: 'Save', close: 'Close' } })
  expect([table.save[1], table.close[1], table.save[0]]).toEqual(['Save', 'Close', '저장'])
})

test('a table that comes after a language takes its texts as well', () => {
  giveTexts(3, { after: { save: 'Guardar', close: 'Cerrar' } })
  const table = koreanTable<Table>('after', korean())
  expect([table.save[3], table.close[3]]).toEqual(['Guardar', 'Cerrar'])
})
