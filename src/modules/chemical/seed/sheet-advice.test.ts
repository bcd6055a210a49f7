import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adviceOf } from './sheet-advice.ts'

const products = readFileSync(new URL('chemical-products.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
test('only liquids that burn are put out as such: those of 위험물 제4류 by their own declaration', () => {
  const asLiquid = products
    .filter(([prodCd]) => adviceOf(prodCd!)['05'].includes('내알코올포'))
    .map(([prodCd]) => prodCd)
  const burning = products.filter((row) => row[8] === '4').map(([prodCd]) => prodCd)
  // 금속나트륨 has no sheet.
  expect(asLiquid.filter((prodCd) => prodCd !== 'RG-4005')).toEqual(burning)
})
test('the sheets of a cyanide, an acid and hydrofluoric acid warn of what they must not meet', () => {
  expect(adviceOf('RG-4001')['05']).toContain('이산화탄소·산성 소화제·포를 쓰지 마시오')
  expect(adviceOf('SB-3003')['05']).toContain('직접 주수하지 마시오')
  expect(adviceOf('SB-3002')['04']).toContain('글루콘산칼슘')
})
