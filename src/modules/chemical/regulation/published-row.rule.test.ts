import { describe, expect, test } from 'vitest'
import { findHeader, mappedRows, proposeMapping, type Cell } from '../../../core/shared/sheet-mapping.ts'
import { publishedRows, publishedTargets } from './published-row.rule.ts'

function read(sheet: Cell[][], regCd: string, lawArticle = '고시') {
  const header = findHeader(sheet, publishedTargets)!
  const mapping = proposeMapping(header.cells, publishedTargets)
  const heads = Object.fromEntries(Object.entries(mapping).map(([name, at]) => [name, header.cells[at]!]))
  return publishedRows(mappedRows(sheet, header, mapping, publishedTargets), {
    regCd,
    lawArticle,
    heads,
  }).map(({ values }) => values)
}

describe('a list as 환경부 publishes it', () => {
  const sheet: Cell[][] = [
    ['[별표 10] 사고대비물질별 수량 기준(제45조 관련)'],
    [],
    ['연번', '사고대비물질', '수량기준(kg)', null],
    [null, null, '제조ㆍ사용', '보관ㆍ저장'],
    [1, '포름알데히드[Formaldehyde; 50-00-0] 및 이를 1% 이상 함유한 혼합물', 200_000, 100_000],
    [7, '<삭제>', null, null],
    [8, '삭제 <2026. 1. 2.>', null, null],
  ]
  test('both quantities under their common head, and no row that is struck out', () => {
    expect(read(sheet, 'C7')).toMatchObject([
      {
        regSubjNm: '포름알데히드',
        casNo: '50-00-0',
        contentMinPct: 1,
        thr1Qty: 200_000,
        thr2Qty: 100_000,
        thrUnitTxt: 'kg',
      },
    ])
    expect(read(sheet, 'C7')).toHaveLength(1)
  })
})

describe('a list as NCIS publishes it', () => {
  const sheet: Cell[][] = [
    ['[별표 2] 인체급성유해성, 인체만성유해성, 생태유해성 물질별 규정수량'],
    [
      '연번',
      '고유번호',
      '화학물질명',
      'CAS번호',
      '구분',
      '함량기준(% 이상)',
      '최하위규정수량(톤)',
      '하위규정수량(톤)',
      '상위규정수량(톤)',
    ],
    [5, '97-1-4', '구아자틴 [Guazatine]', '13516-27-3, 108173-90-6', '급성', 1, 0.125, 5, 200],
    [null, null, null, null, '생태', 25, 0.125, 5, 200],
    [12, '97-1-9', '아지드화납 [Lead azide]', '13424-46-9', '만성', 0.3, 1, 40, '-'],
    [91, '97-1-81', '(삭제)', '-', '-', '-', '-', '-', '-'],
  ]
  test('each kind of hazard has its own rows, with the substance that stands above', () => {
    expect(read(sheet, 'C1')).toMatchObject([
      {
        regSubjNm: '구아자틴',
        casNo: null,
        casGroup: ['13516-27-3', '108173-90-6'],
        contentMinPct: 1,
        thr1Qty: 5,
        thr2Qty: 200,
        thrUnitTxt: 't',
        noticeTxt: '97-1-4',
        lawArticle: '고시',
      },
    ])
    expect(read(sheet, 'C3')).toMatchObject([{ regSubjNm: '구아자틴', contentMinPct: 25 }])
    expect(read(sheet, 'C2')).toMatchObject([{ regSubjNm: '아지드화납', thr2Qty: null }])
  })
  test('two kinds in one cell count for both, and a name whose kind is struck out counts for none', () => {
    const heads = [
      '연번',
      '고유번호',
      '화학물질명',
      'CAS번호',
      '구분',
      '함량기준(% 이상)',
      '하위규정수량(톤)',
    ]
    const rows: Cell[][] = [
      heads,
      [311, '97-1-250', '황화카드뮴 [Cadmium sulfide]', '1306-23-6', '만성', 0.1, 40],
      [388, '97-1-298', '톨루엔 [Toluene]', '108-88-3', '(삭제)', '-', '-'],
      [389, '97-1-301', '트리부틸아민 [Tributylamine]', '102-82-9', '급성,생태', 25, 20],
      [390, '97-1-302', '트리부틸주석 [Tributyltin]', '688-73-3', '급성(저확산)', 1, 20],
    ]
    const named = (regCd: string) => read(rows, regCd).map(({ regSubjNm }) => regSubjNm)
    expect(named('C1')).toEqual(['트리부틸아민', '트리부틸주석'])
    expect(named('C2')).toEqual(['황화카드뮴'])
    expect(named('C3')).toEqual(['트리부틸아민'])
    // Of a list that knows no kinds of hazard as well.
    expect(named('C7')).not.toContain('톨루엔')
  })
  test('a row may state a content that begins above its limit, and figures with a mark', () => {
    const [row] = read(
      [
        ['번호', '사고대비물질명', 'CAS번호', '함량기준(% 이상)', '하위규정수량(톤)', '상위규정수량(톤)'],
        [46, '질산[Nitric acid]', '7697-37-2', '70% 초과', '0.2*', '8*'],
      ],
      'C7',
    )
    expect(row).toMatchObject({ contentMinPct: 70, contentOpCd: 'GT', thr1Qty: 0.2, thr2Qty: 8 })
  })
})

test('a list of 환경부 that writes CAS number and content into the name is taken apart', () => {
  const rows = read(
    [
      ['고유번호', '화학물질의 명칭', 'CAS'],
      ['97-1-1', '과산화 나트륨[Sodium peroxide; 1313-60-6] 및 이를 5% 이상 함유한 혼합물', '#N/A'],
      [
        '97-1-90',
        '무기시안 화합물[Inorganic cyanide compounds] 및 이를 1% 이상 함유한 혼합물',
        '부여되지 않음',
      ],
    ],
    'C0',
  )
  expect(rows).toMatchObject([
    { regSubjNm: '과산화 나트륨', casNo: '1313-60-6', contentMinPct: 5 },
    { regSubjNm: '무기시안 화합물', casNo: null, noticeTxt: '97-1-90 · 부여되지 않음' },
  ])
})

test('a list of KOSHA keeps a group by its name and reads a number that stands for others', () => {
  const rows = read(
    [
      ['유해인자 분류', '유해인자의 세부 분류', '유해물질명', '영문명', 'CAS No'],
      ['화학적 인자', '유기화합물', '디니트로톨루엔', 'Dinitrotoluene', '25321-14-6 등'],
      [
        '화학적 인자',
        '유기화합물',
        '아닐린[62-53-3] 및 그 동족체(Aniline and its homologues)',
        'Aniline',
        '',
      ],
      ['화학적 인자', '유기화합물', '벤조(a)피렌[Benzo(a)pyrene; 50-32-8]', 'Benzo(a)pyrene', '50-32-8'],
    ],
    'O8',
  )
  expect(rows).toMatchObject([
    { regSubjNm: '디니트로톨루엔', casNo: '25321-14-6' },
    { regSubjNm: '아닐린 및 그 동족체', casNo: '62-53-3' },
    { regSubjNm: '벤조(a)피렌', casNo: '50-32-8' },
  ])
})

test('annex 13 keeps the quantity for handling apart from the one for storage', () => {
  const rows = read(
    [
      ['번호', '유해·위험물질', 'CAS번호', '규정량(kg)'],
      [2, '인화성 액체', '-', '제조·취급: 5,000(저장: 200,000)'],
      [4, '포스겐', '75-44-5', '제조·취급·저장: 500'],
    ],
    'OA',
  )
  expect(rows).toMatchObject([
    { regSubjNm: '인화성 액체', thr1Qty: 5000, thr2Qty: 200_000, thrUnitTxt: 'kg' },
    { regSubjNm: '포스겐', casNo: '75-44-5', thr1Qty: 500, thr2Qty: 500 },
  ])
})
