import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adviceOf } from './sheet-advice.ts'

const rowsOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
const products = rowsOf('chemical-products.tsv').slice(1)
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
test('what the exposure limits call carcinogenic, mutagenic or toxic to reproduction is classified as such, and nothing else', () => {
  const [head, ...substances] = rowsOf('chemicals.tsv')
  const column = (name: string) => head!.indexOf(name)
  const statements = {
    carcCd: { '1A': 'H350', '1B': 'H350', '2': 'H351' },
    mutaCd: { '1A': 'H340', '1B': 'H340', '2': 'H341' },
    reproCd: { '1A': 'H360', '1B': 'H360', '2': 'H361' },
  }
  for (const [name, statementOf] of Object.entries(statements))
    for (const row of substances) {
      const named = new Set(Object.values(statementOf).filter((code) => row[column('ghs')]?.includes(code)))
      const category = row[column(name)] as keyof typeof statementOf | ''
      expect([...named], `${row[column('chemNm')]} ${name}`).toEqual(category ? [statementOf[category]] : [])
    }
})
