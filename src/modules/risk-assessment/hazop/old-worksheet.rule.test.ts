import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { givenCells, givenColumns, isAsGiven, readStudy, type GivenRow } from './old-worksheet.rule.ts'
import { worksheetColumns } from './old-worksheet.texts.ts'

const korean = [
  ['노드: R-101 원료 투입', null, null, null, null, null, null, null],
  ['설계의도: 톨루엔 10 ㎥/h', null, null, null, '도면: P&ID-1-RX-001', null, null, null],
  ['변수', '이탈', '원인', '결과', '현재안전조치', '빈도', '강도', '담당'],
  ['유량', '흐름 없음', 'P-301A 정지', '배치 지연', 'FAL-101', 2, 1, '생산1팀'],
  [null, null, 'FV-101 닫힘 고착', 'P-301A 차단운전', '최소유량 배관', 'M', 3, null],
  [null, '유량 과다', '1) FV-101 열림 2) 유량계 고장', '1) 과충전 2) 오차', 'LAH-101', 2, 3, null],
]

describe('old worksheets', () => {
  it('read a sheet as a node with its intent and drawing', () => {
    expect(readStudy([{ name: 'Node 1', rows: korean }], {}).nodes).toEqual([
      {
        sheetNm: 'Node 1',
        nodeNm: 'R-101 원료 투입',
        intentTxt: '톨루엔 10 ㎥/h',
        drawingTxt: 'P&ID-1-RX-001',
      },
    ])
  })
  it('carry a deviation down to the rows below, and split numbered causes with their consequences', () => {
    const { rows } = readStudy([{ name: 'Node 1', rows: korean }], {})
    expect(
      rows.map(({ paramCd, guideCd, causeTxt, consequenceTxt }) => [
        paramCd,
        guideCd,
        causeTxt,
        consequenceTxt,
      ]),
    ).toEqual([
      ['FLOW', 'NO', 'P-301A 정지', '배치 지연'],
      ['FLOW', 'NO', 'FV-101 닫힘 고착', 'P-301A 차단운전'],
      ['FLOW', 'MORE', 'FV-101 열림', '과충전'],
      ['FLOW', 'MORE', '유량계 고장', '오차'],
    ])
  })
  it('keep what no column takes in the remarks, and ask what a letter means', () => {
    const { rows, unknownWords } = readStudy([{ name: 'Node 1', rows: korean }], {})
    expect(rows[0]!.noteTxt).toBe('담당 생산1팀')
    expect([unknownWords, rows[1]!.freq, rows[1]!.noteTxt]).toEqual([['M'], null, '빈도 M'])
    expect(readStudy([{ name: 'Node 1', rows: korean }], { levels: { m: 2 } }).rows[1]!.freq).toBe(2)
  })
  it('read an English sheet with a header of two lines', () => {
    const rows = [
      [
        'Guide word',
        'Parameter',
        'Causes',
        'Consequences',
        'Safeguards',
        'Risk',
        null,
        null,
        'Recommendations',
      ],
      [null, null, null, null, null, 'S', 'L', 'RR', null],
      ['No', 'Flow', 'Pump trip', 'Delay', 'FAL-101', 1, 2, 'low', 'R-01 Spare pump'],
    ]
    expect(readStudy([{ name: 'Feed', rows }], {}).rows).toEqual([
      expect.objectContaining({
        nodeNm: 'Feed',
        paramCd: 'FLOW',
        guideCd: 'NO',
        sev: 1,
        freq: 2,
        recommendTxt: 'R-01 Spare pump',
      }),
    ])
  })
  it('name a sheet in which they find no worksheet', () => {
    const cover = { name: '표지', rows: [['2021년 공정위험성평가', null]] }
    expect(readStudy([cover, { name: 'Node 1', rows: korean }], {}).passedSheets).toEqual(['표지'])
  })
})

describe('a workbook that a study gives out', () => {
  const text = fc.option(fc.string({ unit: fc.constantFrom(...'가나 1)2.-①\nAR-0;노드결과'), maxLength: 20 }))
  const level = fc.option(fc.integer({ min: 1, max: 4 }))
  const row: fc.Arbitrary<Omit<GivenRow, 'rsaHazopRowNo'>> = fc.record({
    deviationTxt: text,
    causeTxt: text,
    consequenceTxt: text,
    safeguardTxt: text,
    recommendTxt: text,
    alarpTxt: text,
    notCredibleTxt: text,
    noteTxt: text,
    gradeCd: text,
    bareFreq: level,
    bareSev: level,
    freq: level,
    sev: level,
    expFreq: level,
    expSev: level,
  })
  it('is read back as it was given out, in each language and whatever its cells say', () => {
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 8 }),
        fc.constantFrom('kr', 'en', 'zh', 'es'),
        (rows, language) => {
          const stored = rows.map((each, index) => ({ ...each, rsaHazopRowNo: 100 + index }))
          const sheet = {
            name: 'Node',
            rows: [
              ['노드: 1 투입'],
              givenColumns.map((name) => worksheetColumns[name]().in(language as 'kr')),
              ...stored.map(givenCells),
            ],
          }
          const back = readStudy([sheet], {}).rows
          expect(back.map(({ ownRowNo }) => ownRowNo)).toEqual(
            stored.map(({ rsaHazopRowNo }) => rsaHazopRowNo),
          )
          expect(back.every((each, index) => isAsGiven(each, stored[index]!))).toBe(true)
          expect(isAsGiven({ ...back[0]!, causeTxt: '다른 원인!' }, stored[0]!)).toBe(false)
        },
      ),
    )
  })
})
