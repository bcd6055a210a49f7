import { describe, expect, test } from 'vitest'
import { readTsv } from '../../../core/server/seed/tsv.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'
import {
  kindOfPrecaution,
  labelOf,
  pictogramIssue,
  precautionIssue,
  rowsOfClassification,
  usualPrecautions,
  type GhsRow,
} from './label.rule.ts'

const table: GhsRow[] = readTsv(`${import.meta.dirname}/../seed/ghs-map.tsv`).map((row) => ({
  ghsClassCd: row['ghsClassCd']!,
  ghsCatCd: row['ghsCatCd']!,
  hCode: row['hCode'] ?? null,
  pictoCds: row['pictoCds']?.split(',') ?? [],
  signalWordCd: row['signalWordCd']!,
  pCodes: row['pCodes']?.split(' ') ?? [],
}))
/** First row of each statement. */
const of = (...hCodes: string[]) => hCodes.map((hCode) => table.find((row) => row.hCode === hCode)!)
const phrases = readTsv(`${import.meta.dirname}/../seed/ghs-phrases.tsv`)

describe('the table of hazard classes', () => {
  test('the table has all 29 classes of the notice', () =>
    expect(new Set(table.map(({ ghsClassCd }) => ghsClassCd)).size).toBe(29))
  test('the table lists no class, category and statement twice', () => {
    const keys = table.map(({ ghsClassCd, ghsCatCd, hCode }) => `${ghsClassCd} ${ghsCatCd} ${hCode}`)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })
  test('the table uses only statements that have words in four languages', () => {
    const known = new Set(
      phrases
        .filter((row) => row['phraseTxt'] && row['phraseTxtEn'] && row['phraseTxtZh'] && row['phraseTxtEs'])
        .map((row) => row['phraseCd']),
    )
    const used = new Set(table.flatMap(({ hCode, pCodes }) => [...(hCode ? [hCode] : []), ...pCodes]))
    expect([...used].filter((each) => !known.has(each))).toEqual([])
  })
  test('the table gives the signal word danger to the worse categories', () => {
    expect(of('H225', 'H226').map(({ signalWordCd }) => signalWordCd)).toEqual(['D', 'W'])
    expect(of('H301', 'H302').map(({ pictoCds }) => pictoCds)).toEqual([['GHS06'], ['GHS07']])
  })
  test('every statement of the seeded substances is in it', () => {
    const lines = readTsv(`${import.meta.dirname}/../seed/chemicals.tsv`).flatMap(({ ghs }) =>
      (ghs ?? '')
        .split(' ')
        .filter(Boolean)
        .map((line) => line.split(':')),
    )
    expect(lines.length).toBeGreaterThan(100)
    const missing = lines.filter(
      ([ghsClassCd, ghsCatCd, hCode]) =>
        rowsOfClassification([{ ghsClassCd: ghsClassCd!, ghsCatCd: ghsCatCd!, hCode: hCode! }], table)
          .length !== 1,
    )
    expect(missing).toEqual([])
  })
})

describe('pictograms (MSDS 고시 제6조의2, chm.md 5.8)', () => {
  test('{H225,H311,H314,H335,H373} → GHS02, 05, 06, 08 without 07, and 위험', () => {
    const label = labelOf(of('H225', 'H311', 'H314', 'H335', 'H373'))
    expect({
      pictoCds: label.pictoCds,
      signalWordCd: label.signalWordCd,
      dropped: label.dropped.map(({ pictoCd }) => pictoCd),
    }).toEqual({
      pictoCds: ['GHS02', 'GHS05', 'GHS06', 'GHS08'],
      signalWordCd: 'D',
      dropped: ['GHS07'],
    })
  })
  test('(1) a skull drops the exclamation mark whatever it comes from', () =>
    expect(labelOf(of('H301', 'H336', 'H317')).pictoCds).toEqual(['GHS06']))
  test('(2) corrosion drops the mark that comes only from skin and eyes', () => {
    expect(labelOf(of('H314', 'H315', 'H319')).pictoCds).toEqual(['GHS05'])
    expect(labelOf(of('H314', 'H315', 'H335')).pictoCds).toEqual(['GHS05', 'GHS07'])
    expect(labelOf(of('H290', 'H302')).pictoCds).toEqual(['GHS05', 'GHS07'])
  })
  test('(3) respiratory sensitisation drops the mark of skin sensitisation and irritation', () => {
    expect(labelOf(of('H334', 'H317', 'H315', 'H319')).pictoCds).toEqual(['GHS08'])
    expect(labelOf(of('H334', 'H317', 'H336')).pictoCds).toEqual(['GHS07', 'GHS08'])
  })
  test('(3) the mark stays when the health hazard has another reason', () =>
    expect(labelOf(of('H350', 'H317')).pictoCds).toEqual(['GHS07', 'GHS08']))
  test('(2) and (3) together may drop the mark where neither does alone', () => {
    expect(labelOf(of('H314', 'H315', 'H317')).pictoCds).toEqual(['GHS05', 'GHS07'])
    expect(labelOf(of('H314', 'H315', 'H317', 'H334')).pictoCds).toEqual(['GHS05', 'GHS08'])
  })
  test('(4) of five the environment is left out first, then the exclamation mark', () => {
    const five = labelOf(of('H225', 'H290', 'H331', 'H350', 'H410'))
    expect([five.pictoCds, five.mayChoose, five.usualChoice]).toEqual([
      ['GHS02', 'GHS05', 'GHS06', 'GHS08', 'GHS09'],
      true,
      ['GHS02', 'GHS05', 'GHS06', 'GHS08'],
    ])
    expect(labelOf(of('H225', 'H272', 'H280', 'H302', 'H350')).usualChoice).toEqual([
      'GHS02',
      'GHS03',
      'GHS04',
      'GHS08',
    ])
    const four = labelOf(of('H225', 'H290', 'H331', 'H350'))
    expect([four.mayChoose, four.usualChoice]).toEqual([false, four.pictoCds])
  })
  test('H225 and H319 → GHS02, GHS07, 위험', () =>
    expect(labelOf(of('H225', 'H319'))).toMatchObject({
      pictoCds: ['GHS02', 'GHS07'],
      signalWordCd: 'D',
      hCodes: ['H225', 'H319'],
    }))
  test('a product without a hazard has no pictogram', () =>
    expect(labelOf([])).toEqual({
      pictoCds: [],
      dropped: [],
      mayChoose: false,
      usualChoice: [],
      signalWordCd: 'N',
      hCodes: [],
      pCodes: [],
    }))
  test('a choice keeps four and invents none', () => {
    const all = ['GHS02', 'GHS05', 'GHS06', 'GHS08', 'GHS09']
    expect(pictogramIssue(all, all.slice(0, 4))).toBeUndefined()
    expect(inKorean(pictogramIssue(all, all.slice(0, 3)))).toBe(
      '그림문자가 5개 이상이면 4개를 선택할 수 있습니다. 4개 이상을 선택해 주세요.',
    )
    expect(inKorean(pictogramIssue(all, [...all.slice(0, 3), 'GHS01']))).toBe(
      '이 제품의 분류에 없는 그림문자입니다.',
    )
    expect(pictogramIssue(['GHS07'], ['GHS07'])).toBeUndefined()
  })
  test('the signal word is 위험 alone, 경고 when nothing is worse', () =>
    expect([
      labelOf(of('H226', 'H315')).signalWordCd,
      labelOf(of('H226', 'H314')).signalWordCd,
      labelOf(of('H412')).signalWordCd,
    ]).toEqual(['W', 'D', 'N']))
})

describe('precautionary statements', () => {
  const fourteen = [
    'P210',
    'P233',
    'P240',
    'P241',
    'P260',
    'P264',
    'P280',
    'P301+P310',
    'P303+P361+P353',
    'P331',
    'P370+P378',
    'P403+P235',
    'P405',
    'P501',
  ]
  test('a label prints six of 14 statements with all four kinds, and the sentence for the rest', () => {
    const { pCodes, rest } = usualPrecautions({ pCodes: fourteen, hCodes: [] })
    expect([pCodes.length, rest, new Set(pCodes.map(kindOfPrecaution)).size]).toEqual([6, true, 4])
    expect(precautionIssue(fourteen, pCodes)).toBeUndefined()
  })
  test('six of six are all printed', () =>
    expect(usualPrecautions({ pCodes: fourteen.slice(0, 6), hCodes: [] })).toEqual({
      pCodes: fourteen.slice(0, 6),
      rest: false,
    }))
  test('seven are the first from which one may choose', () =>
    expect(usualPrecautions({ pCodes: fourteen.slice(0, 7), hCodes: [] })).toMatchObject({ rest: true }))
  test('a choice without one kind is refused with its name', () =>
    expect(
      inKorean(precautionIssue(fourteen, ['P210', 'P233', 'P240', 'P241', 'P301+P310', 'P403+P235'])),
    ).toBe('예방조치 문구는 예방·대응·저장·폐기를 각각 하나 이상 포함해야 합니다. 없는 구분: 폐기'))
  test('five statements are refused, so is a foreign one; a kind without statements is not asked for', () => {
    expect(inKorean(precautionIssue(fourteen, ['P210', 'P301+P310', 'P403+P235', 'P405', 'P501']))).toBe(
      '예방조치 문구가 7개 이상이면 6개를 선택해 주세요.',
    )
    expect(inKorean(precautionIssue(fourteen, ['P210', 'P233', 'P240', 'P301+P310', 'P405', 'P502']))).toBe(
      '이 제품의 분류에 없는 예방조치 문구입니다.',
    )
    expect(precautionIssue(['P273', 'P501'], ['P273', 'P501'])).toBeUndefined()
  })
})
const labelled = (lines: string[]) => {
  const rows = lines.map((line) => {
    const [ghsClassCd = '', ghsCatCd = '', hCode] = line.split(':')
    return { ghsClassCd, ghsCatCd, hCode }
  })
  return usualPrecautions(labelOf(rowsOfClassification(rows, table))).pCodes
}
test('who has swallowed or inhaled poison is helped first: acrylonitrile, methanol', () => {
  expect(labelled(['P06:2:H225', 'H01:O3:H301', 'H01:D3:H311', 'H01:I3:H331', 'H03:1:H318'])).toEqual(
    expect.arrayContaining(['P210', 'P301+P310', 'P304+P340', 'P501']),
  )
  expect(labelled(['P06:2:H225', 'H01:O3:H301', 'H01:D3:H311', 'H01:I3:H331', 'H09:1:H370'])).toEqual(
    expect.arrayContaining(['P301+P310', 'P304+P340']),
  )
})
test('the label of sodium says to keep water away and to rinse burns before it speaks of air', () => {
  const pCodes = labelled(['P12:1:H260', 'H02:1B:H314'])
  expect(pCodes).toEqual(expect.arrayContaining(['P223', 'P303+P361+P353', 'P305+P351+P338', 'P501']))
  expect(pCodes).not.toContain('P304+P340')
})
test('an irritant solvent is no poison: its response is not that to swallowing', () =>
  expect(labelled(['P06:2:H225', 'H03:2A:H319', 'H09:3N:H336'])).toEqual(
    expect.arrayContaining(['P210', 'P305+P351+P338']),
  ))
