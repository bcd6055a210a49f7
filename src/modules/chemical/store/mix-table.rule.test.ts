import { expect, test } from 'vitest'
import { readTsv } from '../../../core/server/seed/tsv.ts'
import { checkCounts, partnersOf, type MixCell } from './mix-table.rule.ts'

const rows = readTsv(`${import.meta.dirname}/../seed/incompatibility.tsv`) as unknown as (MixCell & {
  layerCd: string
})[]
const cells = rows.filter(({ layerCd }) => layerCd === 'B')
const groups = [...new Set(cells.flatMap(({ aTxt, bTxt }) => [aTxt, bTxt]))]

test('Every group has one cell with every group, itself too, and each says why.', () => {
  for (const group of groups)
    expect(
      partnersOf(cells, group, groups).map(({ otherCd }) => otherCd),
      group,
    ).toEqual(groups)
  expect(cells.filter(({ reasonTxt }) => !reasonTxt)).toEqual([])
})
test('Every cell says against which table it was held; what no table says needs confirming.', () => {
  const counts = checkCounts(cells)
  expect(counts.EQ + counts.ST + counts.CF + counts.NO).toBe(cells.length)
  expect(cells.filter(({ checkCd, checkTxt }) => !checkCd || !checkTxt)).toEqual([])
  const open = (cell: MixCell) => cell.checkCd === 'CF' || cell.checkCd === 'NO'
  expect(cells.filter((cell) => open(cell) !== (cell.confirmNeededYn === 'Y'))).toEqual([])
})
test('No cell is milder than the published chart: fire, explosion, gas that burns or poisons and violent polymerisation forbid.', () => {
  const said = /EPA \d+ .*? × \d+ .*?: ([^/]+?)(?: \/|$)/
  const violent = new Set(['F', 'E', 'P', 'GT', 'GF'])
  for (const { aTxt, bTxt, resultCd, firmYn, checkTxt } of cells) {
    const codes = said
      .exec(checkTxt ?? '')?.[1]
      ?.trim()
      .split('·')
    if (!codes || codes[0] === '빈칸') continue
    const least = codes[0] === '혼합 금지' || codes.some((each) => violent.has(each)) ? ['X'] : ['S', 'X']
    expect(least, `${aTxt} × ${bTxt}: ${codes.join(' ')}`).toContain(resultCd)
    if (least.length === 1 && codes[0] !== '혼합 금지')
      expect([aTxt, bTxt, firmYn]).toEqual([aTxt, bTxt, 'Y'])
  }
})
