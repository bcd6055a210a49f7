import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { classificationIssues, completedLine, sectionTwoDifference } from './classification.rule.ts'
import { labelOf, rowsOfClassification } from './label.rule.ts'

const [head = '', ...lines] = readFileSync('src/modules/chemical/seed/ghs-map.tsv', 'utf8')
  .trimEnd()
  .split('\n')
const names = head.split('\t')
const table = lines.map((line) => {
  const row = Object.fromEntries(line.split('\t').map((value, index) => [names[index], value]))
  return {
    ghsClassCd: row['ghsClassCd']!,
    ghsCatCd: row['ghsCatCd']!,
    hCode: row['hCode'] || null,
    pictoCds: row['pictoCds']?.split(',').filter(Boolean) ?? [],
    signalWordCd: row['signalWordCd']!,
    pCodes: row['pCodes']?.split(' ').filter(Boolean) ?? [],
  }
})
const line = (ghsClassCd: string, ghsCatCd: string, hCode?: string) => ({
  ghsClassCd,
  ghsCatCd,
  hCode: hCode ?? null,
})
const pathsOf = (...all: ReturnType<typeof line>[]) =>
  classificationIssues(all, table).map(({ path }) => path)

test.each([
  ['인화성 액체 1 with the statement of 2', line('P06', '1', 'H225'), 'ghs.0.hCode'],
  ['인화성 액체 2 with the statement of 1', line('P06', '2', 'H224'), 'ghs.0.hCode'],
  ['an oxidising solid of an aquatic category', line('P14', 'C1', 'H410'), 'ghs.0.ghsCatCd'],
  ['a flammable liquid of an aquatic category', line('P06', 'C1'), 'ghs.0.ghsCatCd'],
  ['three statements in one cell', line('H01', 'O3', 'H301+H311+H331'), 'ghs.0.hCode'],
  ['a statement for a class that has none', line('P01', '1.6', 'H205'), 'ghs.0.hCode'],
])('%s is refused at its cell', (_, given, path) => {
  expect(pathsOf(given)).toEqual([path])
})

test.each([
  ['H08', '1B', 'H360FD', 'GHS08', 'D'],
  ['H08', '1B', 'H360Fd', 'GHS08', 'D'],
  ['H08', '1A', 'H360Df', 'GHS08', 'D'],
  ['H08', '2', 'H361fd', 'GHS08', 'W'],
  ['H07', '1A', 'H350i', 'GHS08', 'D'],
  ['P02', '1', 'H230', 'GHS02', 'D'],
  ['P02', '1', 'H231', 'GHS02', 'D'],
  ['P02', '1', 'H232', 'GHS02', 'D'],
])('%s %s %s of a supplier keeps its pictogram and signal word', (classCd, catCd, hCode, picto, signal) => {
  expect(pathsOf(line(classCd, catCd, hCode))).toEqual([])
  const label = labelOf(rowsOfClassification([line(classCd, catCd, hCode)], table))
  expect(label.pictoCds).toEqual([picto])
  expect(label.signalWordCd).toBe(signal)
})

test('every pair of the table is taken, and every statement has its sentence in four languages', () => {
  expect(classificationIssues(table, table)).toEqual([])
  const phrases = new Map(
    readFileSync('src/modules/chemical/seed/ghs-phrases.tsv', 'utf8')
      .trimEnd()
      .split('\n')
      .map((each) => [each.split('\t')[0], each.split('\t').filter(Boolean).length]),
  )
  expect(table.flatMap(({ hCode }) => (hCode && phrases.get(hCode) !== 6 ? [hCode] : []))).toEqual([])
})

test('the statement follows from class and category, and is read as suppliers write it', () => {
  const stated = (...given: Parameters<typeof line>) => completedLine(line(...given), table).hCode
  expect(stated('P06', '2')).toBe('H225')
  expect(stated('P06', '2', 'h 225')).toBe('H225')
  expect(stated('H03', '2', '319')).toBe('H319')
  expect(stated('H08', '1B')).toBe('H360')
  expect(stated('H08', '1B', 'h360fd')).toBe('h360fd')
  // An aerosol carries both of its statements.
  expect(stated('P03', '1')).toBeNull()
  expect(labelOf(rowsOfClassification([line('P03', '1')], table)).hCodes).toEqual(['H222', 'H229'])
})

test('section 2 and the classification are held against each other by their statements', () => {
  expect(
    sectionTwoDifference('인화성 액체 구분 2 (H225)\n생식독성 구분 2 (H361d)', ['H225', 'H361d']),
  ).toBeUndefined()
  expect(sectionTwoDifference('생식독성 구분 2 (H361d)', ['H225', 'H360D'])).toEqual({
    onlyInText: ['H361d'],
    onlyInGrid: ['H225', 'H360D'],
  })
  expect(sectionTwoDifference('자료 없음', [])).toBeUndefined()
})
