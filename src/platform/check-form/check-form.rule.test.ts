import { expect, test } from 'vitest'
import { choiceLabel, type AskedQuestion } from './check-answers.rule.ts'
import { answerKinds } from './check-codes.rule.ts'
import { frictionOf, inOrder, mayKeep, mostItems, sheetIssues } from './check-form.rule.ts'

const paths = (items: Parameters<typeof sheetIssues>[0]) => sheetIssues(items).map(({ path }) => path)
const { yesNo, number, choice } = answerKinds

test('numbers of items are there once; a removed row does not count', () => {
  expect(paths([{ itemCd: '1' }, { itemCd: '1' }])).toEqual(['items.1.itemCd'])
  expect(paths([{ itemCd: '1', removed: true }, { itemCd: '1' }])).toEqual([])
})
test('limits are in order, choices are two at least, and a bad choice is one of them', () => {
  expect(paths([{ itemCd: '1', answerKindCd: number, minVal: 5, maxVal: 4 }])).toEqual(['items.0.maxVal'])
  expect(paths([{ itemCd: '1', answerKindCd: choice, choiceTxts: ['가'] }])).toEqual(['items.0.choiceTxts'])
  expect(paths([{ itemCd: '1', answerKindCd: choice, choiceTxts: ['가', '나'], badTxts: ['다'] }])).toEqual([
    'items.0.badTxts',
  ])
})
test('choices are translated all or not at all', () => {
  const item = { itemCd: '1', answerKindCd: choice, choiceTxts: ['없음', '호스'] }
  expect(paths([{ ...item, choiceTxtsEn: ['None', 'Hose'], choiceTxtsZh: [] }])).toEqual([])
  expect(paths([{ ...item, choiceTxtsEs: ['Nada'] }])).toEqual(['items.0.choiceTxtsEs'])
})
test('a condition names an earlier item and one of its answers', () => {
  const first = { itemCd: '1', answerKindCd: yesNo }
  expect(paths([{ itemCd: '0', shownItemCd: '1', shownTxt: 'Y' }, first])).toEqual(['items.0.shownItemCd'])
  expect(paths([first, { itemCd: '2', shownItemCd: '1', shownTxt: '예' }])).toEqual(['items.1.shownTxt'])
  expect(paths([first, { itemCd: '2', shownItemCd: '1', shownTxt: 'N' }])).toEqual([])
})
test('items are counted anew in their order, and a row without a number stays behind the one above', () => {
  expect(inOrder([{ a: 1, sortOrder: 2 }, { a: 2 }, { a: 3, sortOrder: 1 }])).toEqual([
    { a: 3, sortOrder: 1 },
    { a: 1, sortOrder: 2 },
    { a: 2, sortOrder: 3 },
  ])
})
test('a choice is worded for its reader by its place among the choices', () => {
  const asked = { choiceTxts: ['없음', '호스'], choiceLabels: ['None', 'Hose'] } as unknown as AskedQuestion
  expect([choiceLabel(asked, '호스'), choiceLabel(asked, '마스트')]).toEqual(['Hose', '마스트'])
  expect(choiceLabel({ ...asked, choiceLabels: undefined }, '호스')).toBe('호스')
})
test('the file of the register of answered sheets exports its definition alone, as its page expects', async () => {
  expect(Object.keys(await import('./check-run.resource.ts'))).toEqual(['checkRun'])
})
test('a sheet says how long it takes, and is too long from more than sixty items on', () => {
  const items = (count: number) => Array.from({ length: count }, () => ({ answerKindCd: yesNo }))
  expect(frictionOf([...items(2), { answerKindCd: number }])).toEqual({ seconds: 22, tooLong: false })
  expect([frictionOf(items(mostItems)).tooLong, frictionOf(items(mostItems + 1)).tooLong]).toEqual([
    false,
    true,
  ])
})
test('a leaf of some purposes keeps their sheets alone, the leaf of all keeps every sheet', () => {
  const safety = (menu: string) => menu === 'saf/check/checkSheet'
  expect([mayKeep('SAFE', safety), mayKeep('SELF', safety), mayKeep('RISK', safety)]).toEqual([
    true,
    true,
    false,
  ])
  expect(mayKeep('RISK', (menu) => menu === 'manage/code/checkForm')).toBe(true)
  expect(mayKeep('SAFE', () => false)).toBe(false)
})
