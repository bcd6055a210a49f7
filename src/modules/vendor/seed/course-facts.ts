import type { WarnState } from '../warn/warn-transitions.rule.ts'

/** A company of the demonstration whose business has ended, and one that a sanction keeps new people out of. */
export const courseCompanies = [
  {
    vendorCd: 'V00008',
    vendorNm: '다솔배관㈜',
    plantCd: '1000',
    addr: '전라남도 여수시',
    area: '061',
    field: 'VFD01',
    vendorTypeCd: 'VTY02',
    empCnt: 11,
    state: 'ended',
  },
  {
    vendorCd: 'V00009',
    vendorNm: '여울미화㈜',
    plantCd: '2000',
    addr: '울산광역시 남구',
    area: '052',
    field: 'VFD05',
    vendorTypeCd: 'VTY04',
    empCnt: 16,
    state: 'entryStopped',
  },
] as const

/** Name, trades and what is special about the people of both companies. */
export const coursePeople = [
  ['V00008', '정하람', ['VJB01', 'VJB02'], {}],
  ['V00008', '임도균', ['VJB02'], {}],
  ['V00008', '소재윤', ['VJB02'], {}],
  ['V00009', '채보름', ['VJB01'], {}],
  ['V00009', '응우옌 민', ['VJB12'], { nationCd: 'VN', visaTypeNm: 'E-9', visaInDays: 92 }],
  ['V00009', '도아람', ['VJB12'], { entryStatCd: 'suspended' }],
] as const

export interface CourseViolation {
  violCd: string
  worker?: string
  daysAgo: number
  placeNm: string
  cont: string
  state: WarnState
  objectCont?: string
  decideCont?: string
  actCont?: string
}
/** Violations of the company in Ulsan: they add up to the step that keeps new people out (vendor R8). */
export const courseViolations: readonly CourseViolation[] = [
  {
    violCd: 'VIO07',
    worker: '도아람',
    daysAgo: 24,
    placeNm: '제품창고 뒤편',
    cont: '위험물 저장소 옆 금연구역에서 담배를 피움',
    state: 'confirmed',
  },
  {
    violCd: 'VIO05',
    daysAgo: 36,
    placeNm: '폐수조 1호',
    cont: '산소농도를 재지 않고 감시인 없이 침전조 바닥을 청소함',
    state: 'closed',
    actCont: '측정기 2대를 추가하고 감시인을 지정하여 다시 교육함',
  },
  {
    violCd: 'VIO15',
    daysAgo: 15,
    placeNm: '폐수조 1호',
    cont: '난간을 다시 설치하라는 시정요구를 기한까지 이행하지 않음',
    state: 'acted',
    actCont: '난간을 설치하고 사진을 첨부함',
  },
  {
    violCd: 'VIO01',
    worker: '채보름',
    daysAgo: 58,
    placeNm: '포장동 1층',
    cont: '청소차 운전 중 안전모를 쓰지 않음',
    state: 'closed',
    actCont: '작업 전 보호구 점검표를 쓰기로 함',
  },
  {
    violCd: 'VIO14',
    daysAgo: 71,
    placeNm: '포장동 통로',
    cont: '청소 도구와 폐기물 봉투로 비상구를 막음',
    state: 'closed',
    actCont: '도구함을 옮기고 통로를 표시함',
  },
  {
    violCd: 'VIO16',
    daysAgo: 83,
    placeNm: '정문 자재창고',
    cont: '작업 뒤 세척제 빈 통을 반출하지 않음',
    state: 'closed',
    actCont: '빈 통을 모두 반출함',
  },
  {
    violCd: 'VIO11',
    worker: '채보름',
    daysAgo: 7,
    placeNm: '정문~포장동 도로',
    cont: '청소차로 제한속도 20 km/h 구간을 31 km/h로 운행함',
    state: 'objected',
    objectCont: '당일 청소차는 정비 중이었습니다. 정비 확인서를 첨부합니다.',
  },
  {
    violCd: 'VIO10',
    worker: '응우옌 민',
    daysAgo: 5,
    placeNm: '포장동 2층',
    cont: '특별교육을 받지 않은 사람이 고소 청소에 투입됨',
    state: 'objected',
    objectCont: '고소 청소가 아니라 바닥 청소였습니다. 작업일보를 확인해 주세요.',
  },
  {
    violCd: 'VIO14',
    daysAgo: 3,
    placeNm: '포장동 휴게실',
    cont: '세척제를 표시 없는 통에 나누어 담아 둠',
    state: 'notified',
  },
  {
    violCd: 'VIO01',
    daysAgo: 1,
    placeNm: '제품창고',
    cont: '보안경을 쓰지 않고 세척제를 희석함',
    state: 'draft',
  },
]
