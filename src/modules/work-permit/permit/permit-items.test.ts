import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { permitTypes, supplements } from './permit-codes.rule.ts'

const columns = ['permitTypeCd', 'supplCd', 'stageCd', 'itemNm', 'basisTxt', 'needDefaultYn', 'photoYn', 'killYn', 'sortOrder']
const file = new URL('../../../../db/seed/permit-items.tsv', import.meta.url)
const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
const items = lines.map((line) => Object.fromEntries(line.split('\t').map((cell, index) => [columns[index], cell])))

describe('seed of the permit items (5.11)', () => {
  it('has the columns of the master and only known codes', () => {
    expect(head).toBe(columns.join('\t'))
    const wrong = items.filter(
      (item) =>
        Object.keys(item).length !== columns.length ||
        (item.permitTypeCd !== '' && !(item.permitTypeCd in permitTypes)) ||
        (item.supplCd !== '' && !(item.supplCd in supplements)) ||
        !['before', 'during', 'after'].includes(item.stageCd) ||
        [item.needDefaultYn, item.photoYn, item.killYn].some((flag) => flag !== 'Y' && flag !== 'N'),
    )
    expect(wrong).toEqual([])
  })

  it('numbers and names each item once', () => {
    expect(new Set(items.map((item) => item.sortOrder)).size).toBe(items.length)
    expect(new Set(items.map((item) => item.itemNm)).size).toBe(items.length)
  })

  it('holds the six steps of 제319조제2항 before and the four of 제3항 after the work', () => {
    const steps = (stageCd: string, article: string) =>
      items.filter((item) => item.supplCd === 'S2' && item.stageCd === stageCd && item.basisTxt?.startsWith(`안전보건규칙 ${article}`))
        .length
    expect([steps('before', '제319조제2항'), steps('after', '제319조제3항')]).toEqual([6, 4])
  })
})
