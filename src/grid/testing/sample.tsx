import type { CellChange, GridColumn } from '../columns.ts'

/** A work permit as a grid row, with a value for every kind of column. */
export interface SamplePermit {
  permitNo: string
  workNm: string
  vendorNm: string
  permitTypeCd: string | null
  stateNm: string
  workYmd: string | null
  startTime: string | null
  requestDt: string | null
  workerCnt: number | null
  gasRate: number | null
  costAmt: number | null
  hazardCds: string[] | null
  protectCds: string[] | null
  riskCd: string | null
  fireYn: string | null
  nightYn: string | null
  checkYn: string | null
  keywords: string[] | null
  homepage: string | null
  managerUserNm: string | null
  managerUserId: string | null
  planYm: string | null
  planYear: string | null
  remark: string | null
}

const PERMIT_TYPES = [
  { code: 'HOT', codeNm: '화기작업' },
  { code: 'GEN', codeNm: '일반위험작업' },
  { code: 'CON', codeNm: '밀폐공간출입' },
]
const HAZARDS = [
  { code: 'FIRE', codeNm: '화재' },
  { code: 'FALL', codeNm: '추락' },
  { code: 'GAS', codeNm: '질식' },
  { code: 'ELEC', codeNm: '감전' },
]
const PROTECTS = [
  { code: 'HELMET', codeNm: '안전모' },
  { code: 'MASK', codeNm: '송기마스크' },
]
const RISKS = [
  { code: 'H', codeNm: '상' },
  { code: 'M', codeNm: '중' },
  { code: 'L', codeNm: '하' },
]
const WORKS = [
  '열교환기 E-201 용접 보수',
  '탱크 T-105 내부 청소',
  '배관 랙 상부 보온재 교체',
  '펌프 P-301A 분해 정비',
  '분전반 교체 공사',
]
const VENDORS = ['대한플랜트(주)', '한빛정비', '세이프텍', '성우이엔지', '동방산업']
const STATES = ['승인대기', '작업중', '완료', '반려']

export function samplePermit(index: number): SamplePermit {
  const day = String((index % 28) + 1).padStart(2, '0')
  return {
    permitNo: `P-U101-202611${day}-${String(index + 1).padStart(4, '0')}`,
    workNm: WORKS[index % 5] ?? '',
    vendorNm: VENDORS[index % 5] ?? '',
    permitTypeCd: PERMIT_TYPES[index % 3]?.code ?? null,
    stateNm: STATES[index % 4] ?? '',
    workYmd: `2026-11-${day}`,
    startTime: '08:30',
    requestDt: `2026-11-${day}T08:01:00+09:00`,
    workerCnt: (index % 7) + 2,
    gasRate: 20.9,
    costAmt: 1250000 + index * 1000,
    hazardCds: index % 2 === 0 ? ['FIRE', 'FALL'] : ['GAS'],
    protectCds: ['HELMET'],
    riskCd: 'M',
    fireYn: index % 3 === 0 ? 'Y' : 'N',
    nightYn: 'N',
    checkYn: 'Y',
    keywords: ['정기보수'],
    homepage: 'https://example.com',
    managerUserNm: '김안전',
    managerUserId: 'kim',
    planYm: '2026-11',
    planYear: '2026',
    remark: null,
  }
}

export function samplePermits(count: number): SamplePermit[] {
  return Array.from({ length: count }, (_, index) => samplePermit(index))
}

/** A list as a page would define it: frozen columns at both ends and a header over two others. */
export const LIST_COLUMNS: GridColumn<SamplePermit>[] = [
  { name: 'permitNo', text: '작업번호', kind: 'text', width: 170, fixed: 'left', sortable: true },
  { name: 'workNm', text: '작업명', kind: 'text', width: 220, sortable: true },
  { name: 'vendorNm', text: '업체명', kind: 'text', width: 130 },
  {
    name: 'schedule',
    text: '작업일정',
    children: [
      { name: 'workYmd', text: '작업일', kind: 'date', sortable: true },
      { name: 'startTime', text: '시작', kind: 'time' },
    ],
  },
  { name: 'permitTypeCd', text: '작업구분', kind: 'select', options: PERMIT_TYPES, width: 130 },
  { name: 'workerCnt', text: '인원', kind: 'number', summary: 'sum', width: 80 },
  { name: 'costAmt', text: '금액(원)', kind: 'cost', summary: 'sum' },
  { name: 'hazardCds', text: '위험요인', kind: 'multiselect', options: HAZARDS },
  { name: 'requestDt', text: '신청일시', kind: 'datetime' },
  { name: 'remark', text: '비고', kind: 'textarea', hidden: true },
  {
    name: 'stateNm',
    text: '상태',
    kind: 'custom',
    width: 90,
    fixed: 'right',
    align: 'center',
    render: (row) => <b>{row.stateNm}</b>,
  },
]

/** Every kind that can be edited. */
export const EDIT_COLUMNS: GridColumn<SamplePermit>[] = [
  { name: 'permitNo', text: '작업번호', kind: 'text', width: 170 },
  { name: 'workNm', text: '작업명', kind: 'text', editable: true, required: true, max: 20 },
  { name: 'remark', text: '비고', kind: 'textarea', editable: true, width: 140 },
  { name: 'workerCnt', text: '인원', kind: 'number', editable: true },
  { name: 'gasRate', text: '산소', kind: 'number', editable: true, pointNumber: 1 },
  { name: 'costAmt', text: '금액(원)', kind: 'cost', editable: true },
  { name: 'workYmd', text: '작업일', kind: 'date', editable: true },
  { name: 'planYm', text: '계획월', kind: 'month', editable: true },
  { name: 'planYear', text: '계획년', kind: 'year', editable: true },
  { name: 'startTime', text: '시작', kind: 'time', editable: true },
  { name: 'requestDt', text: '신청일시', kind: 'datetime', editable: true },
  { name: 'permitTypeCd', text: '작업구분', kind: 'select', options: PERMIT_TYPES, editable: true },
  { name: 'hazardCds', text: '위험요인', kind: 'multiselect', options: HAZARDS, editable: true },
  { name: 'protectCds', text: '보호구', kind: 'checkboxmulti', options: PROTECTS, editable: true },
  { name: 'riskCd', text: '위험도', kind: 'radio', options: RISKS, editable: true },
  { name: 'fireYn', text: '화기', kind: 'switch', editable: true },
  { name: 'nightYn', text: '야간', kind: 'checkbox', editable: true },
  { name: 'checkYn', text: '확인', kind: 'singlecheckbox', editable: true },
  { name: 'keywords', text: '태그', kind: 'tag', editable: true },
  { name: 'homepage', text: '링크', kind: 'link', editable: true },
  { name: 'managerUserNm', text: '담당자', kind: 'usersearch', editable: true },
]

/** What a page does with `onChange`. */
export function applied<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  changes: readonly CellChange<Row>[],
): Row[] {
  const byKey = new Map<string, Partial<Row>>()
  for (const { rowKey: key, name, value } of changes) byKey.set(key, { ...byKey.get(key), [name]: value })
  return rows.map((row) => (byKey.has(rowKey(row)) ? { ...row, ...byKey.get(rowKey(row)) } : row))
}
