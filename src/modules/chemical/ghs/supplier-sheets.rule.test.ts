import { expect, test } from 'vitest'
import { classifyMixture, type MixtureComponent, type MixtureFacts } from './mixture-classification.rule.ts'

/**
 * Sheets that suppliers have published, by their name and revision, held against our draft. Contents are the
 * upper ends of the printed ranges, as the draft reckons; classes of the components are the harmonised ones
 * (EU CLP annex VI) and, for carcinogens, IARC. Where the draft differs from the sheet, the row says why.
 */
interface Sheet {
  sheet: string
  /** 'name content class:category:phrase', with `@limit` or `*M` behind a class. */
  parts: string[]
  facts?: Partial<MixtureFacts>
  published: string[]
  /** Classes of the draft that the sheet does not have, and the other way round. */
  more?: Readonly<Record<string, string>>
  less?: Readonly<Record<string, string>>
}

function component(text: string): MixtureComponent {
  const [chemNm = '', pct, ...classes] = text.split(' ')
  return {
    chemNm,
    pct: Number(pct),
    lines: classes.map((each) => {
      const [, ghsClassCd = '', ghsCatCd = '', hCode = '', limit, factor] =
        /^(\w+):(\w+):(\w+)(?:@([\d.]+))?(?:\*(\d+))?$/.exec(each) ?? []
      return {
        ghsClassCd,
        ghsCatCd,
        hCode,
        limitPct: limit === undefined ? undefined : Number(limit),
        multipleVal: factor === undefined ? undefined : Number(factor),
      }
    }),
  }
}
const draftOf = ({ parts, facts }: Sheet): string[] =>
  classifyMixture(parts.map(component), { stateCd: 'L', ...facts }, { names: [], pct: 0 }).lines.map(
    ({ ghsClassCd, ghsCatCd, hCode }) => `${ghsClassCd}:${ghsCatCd}:${hCode}`,
  )

const toluene = 'P06:2:H225 H02:2:H315 H08:2:H361d H09:3N:H336 H10:2:H373 H11:1:H304'
const hexanes = 'P06:2:H225 H02:2:H315 H09:3N:H336 H11:1:H304 E01:C2:H411'
const diethyleneGlycol = 'H01:O4:H302'
const carbonBlack = 'H07:2:H351'
const bound = 'the sheet counts an article: carbon black is bound in it and not inhaled'

const tested = 'a gas or a solid has the physical classes of its substance; the draft works out liquids only'

const sheets: Sheet[] = [
  {
    sheet: '3M Choke & Carb Cleaner 03735, 37-8575-5 v2.00, 2023-05-04',
    parts: [
      `toluene 37 ${toluene}`,
      'propane 33 P02:1:H220',
      'ethylbenzene 20 P06:2:H225 H01:I4:H332 H07:2:H351 H10:2:H373 H11:1:H304 E01:C3:H412',
      'xylene 17 P06:3:H226 H01:D4:H312 H01:I4:H332 H02:2:H315',
      `2-methylpentane 7 ${hexanes}`,
      `3-methylpentane 5 ${hexanes}`,
      'cyclopentane 5 P06:2:H225 E01:C3:H412',
      'acetone 5 P06:2:H225 H03:2:H319 H09:3N:H336',
      `n-hexane 1 ${hexanes} H08:2:H361f H10:2:H373`,
    ],
    facts: { viscosity: 1 },
    published: [
      'P03:1:H222',
      'H02:2:H315',
      'H03:2:H319',
      'H07:2:H351',
      'H08:1B:H360',
      'H09:1:H370',
      'H10:1:H372',
      'H09:3N:H336',
      'H11:1:H304',
      'E01:C3:H412',
    ],
    more: { 'H08:2:H361d': 'see H08:1B', 'H10:2:H373': 'see H10:1' },
    less: {
      'P03:1:H222': 'an aerosol is told by its can and its test, not by its components',
      'H03:2:H319':
        'acetone stays below 10 %; the supplier classes toluene and xylene as irritating to the eye',
      'H08:1B:H360': 'the supplier classes its toluene 1B, the harmonised class is 2',
      'H09:1:H370': 'the supplier counts the hydrocarbons as making the heart sensitive',
      'H10:1:H372': 'the supplier classes its toluene 1, the harmonised class is 2',
    },
  },
  {
    sheet: '3M Gloss Rinse, 35-7902-6 v1.01, 2016-10-18',
    parts: [
      'water 90',
      'coconut-oil 5',
      'chloroacetic-acid 1.5 H01:O3:H301 H01:D3:H311 H01:I2:H330 H02:1B:H314 H09:3R:H335 E01:A1:H400',
      'dimethylaminopropylamine 1.5 P06:3:H226 H01:O4:H302 H02:1B:H314 H05:1:H317',
      'sodium-chloride 1.5',
    ],
    published: ['H02:2:H315', 'H03:2:H319', 'H05:1:H317'],
    more: {
      'H03:1:H318': 'both corrosives at the upper end make 3 %, the limit; what is really in it is less',
    },
    less: { 'H03:2:H319': 'the draft is stricter: H318' },
  },
  {
    sheet: '3M Fish Protein ELISA Kit, first issue, 2019-05-30',
    parts: [
      'water 85',
      'sodium-chloride 20',
      'dipotassium-phosphate 3',
      'polysorbate-20 2',
      'CMIT/MIT 0.03 H01:O3:H301 H01:D2:H310 H01:I2:H330 H02:1C:H314@0.6 H03:1:H318@0.6 H05:1A:H317@0.0015 E01:A1:H400*100 E01:C1:H410*100',
    ],
    published: ['H05:1:H317'],
    more: {
      'H05:1A:H317': 'the harmonised class says 1A, the sheet has no subcategory',
      'E01:C2:H411': 'the harmonised M factor of 100 at the upper end of 0.03 %; the sheet of 2019 uses none',
    },
    less: { 'H05:1:H317': 'the draft keeps the subcategory: 1A' },
  },
  {
    sheet: '3M Dyneon Cure-in-Place Gasket CIPG 1951, 2019-03-19',
    parts: [
      'PTFE 80',
      'fluoropolymer 23',
      'onium-salt 10',
      'triallyl-isocyanurate 3 H01:O4:H302 H10:2:H373',
      'benzene 0.2 P06:2:H225 H02:2:H315 H03:2:H319 H06:1B:H340 H07:1A:H350 H10:1:H372 H11:1:H304',
    ],
    published: [],
    more: {
      'H06:1B:H340': 'benzene is printed as below 0.2 %: the draft must take 0.2 %, above the limit of 0.1 %',
      'H07:1A:H350': 'the same',
    },
  },
  {
    sheet: '3M 4302 Suction Tape 210, first issue, 2019-04-02',
    parts: [
      'zinc-resinate 40',
      'silicone-liner 30',
      'acrylic 20',
      'polyester 20',
      `carbon-black 1 ${carbonBlack}`,
    ],
    facts: { stateCd: 'S' },
    published: [],
    more: { 'H07:2:H351': bound },
  },
  {
    sheet: '3M 9660KB-14 black double coated tape, 2016-09-27',
    parts: [
      'acrylic 60',
      'silicone-liner 25',
      'polyethylene 20',
      'rayon 10',
      `carbon-black 1 ${carbonBlack}`,
    ],
    facts: { stateCd: 'S' },
    published: [],
    more: { 'H07:2:H351': bound },
  },
  {
    sheet: '3M CEF31xx, first issue, 2016-05-26',
    parts: ['acrylic-copolymer 100'],
    facts: { stateCd: 'S' },
    published: [],
  },
  {
    sheet: 'Ethylene Glycol Industrial Grade, 800001001028 v4.1, 2024-07-30',
    parts: ['ethanediol 100 H01:O4:H302 H10:2:H373', `diethylene-glycol 1 ${diethyleneGlycol}`],
    published: ['H01:O4:H302', 'H10:2:H373'],
  },
  {
    sheet: 'Triethylene Glycol (AU) v3.6, 2025-02-12',
    parts: ['triethylene-glycol 100', `diethylene-glycol 1 ${diethyleneGlycol}`],
    published: [],
  },
  {
    sheet: 'TOTAL toluene MSDS0275, 7th revision, 2021-11-26',
    parts: [`toluene 100 ${toluene}`],
    facts: { oneSubstance: true, flashPt: 4, boilingPt: 110.6, viscosity: 0.6 },
    published: toluene.split(' '),
  },
  {
    sheet: 'Cyclohexanone, 32.ANON',
    parts: ['cyclohexanone 100 P06:3:H226 H01:I4:H332'],
    facts: { oneSubstance: true, flashPt: 43 },
    published: [
      'P06:3:H226',
      'H01:O4:H302',
      'H01:D3:H311',
      'H01:I3:H331',
      'H02:2:H315',
      'H03:1:H318',
      'H05:1:H317',
      'H07:2:H351',
      'H09:3N:H336',
    ],
    more: { 'H01:I4:H332': 'the harmonised class; the supplier says 3' },
    less: Object.fromEntries(
      [
        'H01:O4:H302',
        'H01:D3:H311',
        'H01:I3:H331',
        'H02:2:H315',
        'H03:1:H318',
        'H05:1:H317',
        'H07:2:H351',
        'H09:3N:H336',
      ].map((each) => [each, 'the supplier classes cyclohexanone wider than the harmonised entry']),
    ),
  },
  {
    sheet: 'Acetone, MSDS AA00725-0000098004',
    parts: ['acetone 100 P06:2:H225 H03:2:H319 H09:3N:H336'],
    facts: { oneSubstance: true, flashPt: -20, boilingPt: 56 },
    published: ['P06:2:H225', 'H03:2:H319', 'H09:3N:H336', 'H11:2:H305'],
    less: { 'H11:2:H305': 'category 2 is not in the harmonised entry' },
  },
  {
    sheet: 'Sulfur, A_SingleMsds',
    parts: ['sulfur 100 H02:2:H315'],
    facts: { oneSubstance: true, stateCd: 'S' },
    published: ['P07:2:H228', 'H02:1:H314', 'H03:1:H318'],
    more: { 'H02:2:H315': 'the harmonised class; the supplier, who sells it molten, says 1' },
    less: {
      'P07:2:H228': tested,
      'H02:1:H314': 'see H02:2',
      'H03:1:H318': 'follows from H02:1',
    },
  },
  {
    sheet: 'E1 hydrogen for filling stations, 2022-11-07',
    parts: ['hydrogen 100 P02:1:H220 P05:CG:H280'],
    facts: { oneSubstance: true, stateCd: 'V' },
    published: ['P02:1:H220', 'P05:CG:H280'],
    less: { 'P02:1:H220': tested, 'P05:CG:H280': tested },
  },
  {
    sheet: 'Acetylene, product code 001001',
    parts: ['acetylene 100 P02:1:H220 P05:DG:H280'],
    facts: { oneSubstance: true, stateCd: 'V' },
    published: ['P02:1:H220', 'P05:DG:H280'],
    less: { 'P02:1:H220': tested, 'P05:DG:H280': tested },
  },
  {
    sheet: 'Acetic Acid LRG, 44-1193 SDS21142, 2021-04-08',
    parts: ['acetic-acid 100 P06:3:H226 H02:1A:H314'],
    facts: { oneSubstance: true, flashPt: 39 },
    published: ['P06:3:H226', 'H02:1A:H314'],
  },
  {
    sheet: 'Tata Chemicals bromine, 2021-06-21',
    parts: ['bromine 100 H01:I2:H330 H02:1A:H314 E01:A1:H400*10'],
    facts: { oneSubstance: true },
    published: ['H01:I2:H330', 'H02:1A:H314', 'E01:A1:H400'],
  },
]

test.each(sheets.map((sheet) => [sheet.sheet, sheet] as const))('%s', (_name, sheet) => {
  // Category 2 of the European entry is 2A of GHS.
  const draft = draftOf(sheet).map((each) => each.replace('H03:2A', 'H03:2'))
  const told = (record: Sheet['more']) => Object.keys(record ?? {}).toSorted()
  expect({
    more: draft.filter((each) => !sheet.published.includes(each)).toSorted(),
    less: sheet.published.filter((each) => !draft.includes(each)).toSorted(),
  }).toEqual({ more: told(sheet.more), less: told(sheet.less) })
})
