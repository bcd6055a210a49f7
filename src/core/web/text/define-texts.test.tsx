import { afterEach, expect, test } from 'vitest'
import { texts } from '../../shared/four-texts.ts'
import { sentences } from '../../shared/sentence.ts'
import { textsOf } from './define-texts.ts'
import { setLanguage } from './text.ts'

const say = textsOf(
  texts({
    verify: ['검증', 'Verify', '验证', 'Verificar'],
    rows: ['{count}건', '{count} rows', '{count} 行', '{count} filas'],
  }),
)

afterEach(() => setLanguage('kr'))

test('a text stands in the language of the page, with its parameters', async () => {
  expect([say('verify'), say('rows', { count: 3 })]).toEqual(['검증', '3건'])
  await setLanguage('es')
  expect([say('verify'), say('rows', { count: 3 })]).toEqual(['Verificar', '3 filas'])
})

test('sentences that a page joins, or puts into a text, are said in the language of the page', async () => {
  const { late } = sentences({ late: ['늦음', 'Late', '迟到', 'Tarde'] })
  await setLanguage('es')
  expect([[late(), late()].join(' · '), `(${late()})`]).toEqual(['Tarde · Tarde', '(Tarde)'])
  await setLanguage('kr')
  expect([late(), late()].join(' · ')).toBe('늦음 · 늦음')
})

test('a parameter that is left out does not compile', () => {
  // @ts-expect-error count is missing
  expect(say('rows')).toBe('{count}건')
})
