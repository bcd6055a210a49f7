import { defined } from '../../../core/shared/defined.ts'
/** An accident, near miss or hazard of the demonstration (saf.md 11), at the plant of the portal. */
export interface DemoEvent {
  name: string
  eventKindCd: 'accident' | 'nearMiss' | 'hazard'
  safEventNm: string
  daysAgo: number
  /** 'HH:mm' of the event, and minutes until it was known. */
  at: readonly [time: string, knownAfter: number]
  deptCd: string | null
  vendorCd?: string
  /** Code of the machine, and metres on the picture of the plant. */
  facilityCd?: string | undefined
  map?: readonly [x: number, y: number] | undefined
  releaseCatCd?: string
  pseTierCd?: string
  placeNm: string
  occurTypeCd: string
  accidentTypeCds?: readonly string[]
  agentNm?: string
  summaryTxt: string
  firstActTxt?: string
  injuredYn?: 'Y' | 'N'
  reportUserId: string | null
  state: string
  severityCd?: string
  flags?: readonly ('saaYn' | 'sapaYn' | 'chemYn' | 'psmYn' | 'f30Yn')[]
  psmProcessYn?: 'Y'
  release?: readonly [qty: number, unit: 'kg' | 'L']
  risk?: readonly [freqBef: number, sevBef: number, grade: 'high' | 'middle' | 'low'] | undefined
  person?: {
    /** Of an employee; else the first worker of the company of the event. */
    userId: string | null
    injuryTypeCd?: string
    injuryKindCd: string
    injuryPartCd: string
    treatCd: string
    treatMonths?: number
    workRelationCd?: string
    /** Days of rest from the day after the accident; `back`: it is over. */
    rest?: number
    back?: boolean
  }
}
/** Machines of the near misses, by their place. */
const machines: Readonly<Record<string, string>> = {
  '반응동 4층 호이스트': 'CR-703',
  '창고동 지게차 통로': 'FL-701',
  '원료 옥외탱크 상부': 'T-310',
}
/** Metres on the picture of the plant. */
const places: Readonly<Record<string, readonly [number, number]>> = {
  '합성동 1층 펌프실 통로': [70, 60],
  '유틸리티동 배관랙 하부': [50, 200],
  '탱크로리 하역장': [330, 60],
  '원료창고 앞 통로': [360, 210],
  '반응동 4층 호이스트': [55, 95],
  '창고동 지게차 통로': [380, 250],
  '원료 옥외탱크 상부': [230, 90],
}
/**
 * Short absences of the year before: what the frequency rate of the period before is made of. None of them lasts three
 * days, so the record without accidents of the plant goes on.
 */
const olderEvents = (
  [
    ['설비 점검 중 배관 모서리에 손등 베임', 160, 'cut', 'D121', 'emp02', null, 'cut', 'hand', 1],
    ['하역 호스 정리 중 허리 삐끗함', 235, 'muscle', 'D112', 'watch02', null, 'other', 'back', 2],
    ['시료 채취 계단에서 발목 접질림', 290, 'trip', 'D113', 'issuer13', null, 'other', 'foot', 2],
    ['비계 발판 모서리에 정강이 부딪힘', 350, 'strike', 'D121', null, 'V00001', 'contusion', 'leg', 1],
    ['밸브 조작 중 손목 염좌', 410, 'muscle', 'D111', 'emp01', null, 'other', 'hand', 1],
    ['자재 하차 중 손가락 눌림', 455, 'caught', 'D122', null, 'V00002', 'contusion', 'finger', 2],
    ['펌프실 바닥 물기에 넘어짐', 520, 'trip', 'D112', 'watch02', null, 'contusion', 'arm', 2],
    ['용접 불티에 팔 화상', 590, 'heat', 'D121', null, 'V00001', 'burn', 'arm', 1],
  ] as const
).map(
  ([
    safEventNm,
    daysAgo,
    occurTypeCd,
    deptCd,
    userId,
    vendorCd,
    injuryKindCd,
    injuryPartCd,
    rest,
  ]): DemoEvent => ({
    name: safEventNm,
    eventKindCd: 'accident',
    safEventNm,
    daysAgo,
    at: ['10:30', 10],
    deptCd,
    ...defined({ vendorCd: vendorCd ?? undefined }),
    placeNm: '공정 구역',
    occurTypeCd,
    accidentTypeCds: ['HUM'],
    summaryTxt: `${safEventNm}: 의원에서 치료하고 ${rest}일 쉬었다.`,
    firstActTxt: '응급처치 뒤 의원에서 치료.',
    injuredYn: 'Y',
    reportUserId: userId ?? 'vnd01a',
    state: 'closed',
    severityCd: 'LT1',
    person: { userId, injuryKindCd, injuryPartCd, treatCd: 'clinic', rest, back: true },
  }),
)
export const demoEvents: readonly DemoEvent[] = [
  {
    name: 'packing',
    eventKindCd: 'accident',
    safEventNm: '포장라인 컨베이어 손가락 끼임',
    daysAgo: 34,
    at: ['14:20', 10],
    deptCd: 'D112',
    placeNm: '제품 포장실 2호 컨베이어',
    occurTypeCd: 'caught',
    accidentTypeCds: ['HUM'],
    agentNm: '벨트 컨베이어 구동 롤러',
    summaryTxt: '정렬 불량 포대를 손으로 바로잡던 중 구동 롤러와 벨트 사이에 오른손 검지가 끼였다.',
    firstActTxt: '비상정지 후 지혈하고 병원으로 이송, 해당 라인 전원 차단과 출입통제.',
    injuredYn: 'Y',
    reportUserId: 'issuer02',
    state: 'classified',
    severityCd: 'LT3',
    flags: ['f30Yn'],
    person: {
      userId: 'issuer12',
      injuryKindCd: 'fracture',
      injuryPartCd: 'finger',
      treatCd: 'hospital',
      rest: 21,
      back: true,
    },
  },
  {
    name: 'ammonia',
    eventKindCd: 'accident',
    safEventNm: '탱크야드 암모니아 밸브 패킹 누출',
    daysAgo: 12,
    at: ['10:02', 0],
    deptCd: 'D112',
    placeNm: '탱크야드 암모니아 저장탱크 하부 밸브',
    occurTypeCd: 'chemical',
    accidentTypeCds: ['LEK'],
    agentNm: '글로브 밸브 그랜드 패킹',
    summaryTxt: '이송 시작 직후 하부 밸브 그랜드 패킹에서 암모니아가 새어 나와 검지기가 울렸다.',
    firstActTxt: '이송 중지, 차단밸브 폐쇄, 살수 커튼 가동, 풍하측 인원 대피.',
    injuredYn: 'N',
    reportUserId: 'gas02',
    state: 'classified',
    severityCd: 'NON',
    flags: ['chemYn', 'psmYn'],
    pseTierCd: 'tier3',
    release: [6, 'kg'],
    releaseCatCd: 'C4',
    psmProcessYn: 'Y',
    map: [250, 60],
  },
  {
    name: 'ladder',
    eventKindCd: 'accident',
    safEventNm: '배관 정비 중 이동식 사다리에서 떨어짐',
    daysAgo: 48,
    at: ['09:35', 5],
    deptCd: 'D121',
    placeNm: '유틸리티동 배관랙 하부',
    occurTypeCd: 'fall',
    accidentTypeCds: ['HUM'],
    agentNm: '이동식 사다리',
    summaryTxt: '플랜지 볼트를 풀던 중 사다리가 미끄러져 2.4 m 아래로 떨어졌다.',
    firstActTxt: '119 신고, 경추 고정, 작업 전면 중지.',
    injuredYn: 'Y',
    reportUserId: 'rqst01',
    state: 'investigating',
    severityCd: 'LT3',
    flags: ['f30Yn'],
    person: {
      userId: 'emp02',
      injuryKindCd: 'fracture',
      injuryPartCd: 'spine',
      treatCd: 'hospital',
      treatMonths: 5,
      rest: 47,
    },
  },
  {
    name: 'burn',
    eventKindCd: 'accident',
    safEventNm: '분석실 가열판 접촉 화상',
    daysAgo: 6,
    at: ['16:05', 20],
    deptCd: 'D113',
    placeNm: '유틸리티 수질 분석실',
    occurTypeCd: 'heat',
    accidentTypeCds: ['HUM'],
    agentNm: '가열판',
    summaryTxt: '식은 것으로 알고 가열판 위 비커를 옮기다 손바닥에 1도 화상을 입었다.',
    firstActTxt: '찬물로 20분 식히고 의원에서 치료.',
    injuredYn: 'Y',
    reportUserId: 'issuer03',
    state: 'reported',
    person: { userId: 'issuer13', injuryKindCd: 'burn', injuryPartCd: 'hand', treatCd: 'clinic', rest: 0 },
  },
  {
    name: 'forklift',
    eventKindCd: 'accident',
    safEventNm: '지게차 후진 중 보행자 접촉',
    daysAgo: 90,
    at: ['11:15', 5],
    deptCd: 'D112',
    placeNm: '원료창고 앞 통로',
    occurTypeCd: 'traffic',
    accidentTypeCds: ['TRF'],
    agentNm: '지게차 2.5톤',
    summaryTxt: '후진하던 지게차 카운터웨이트가 보행 중이던 직원의 다리에 스쳤다.',
    injuredYn: 'Y',
    reportUserId: 'issuer02',
    state: 'closed',
    severityCd: 'FAC',
    person: { userId: 'watch02', injuryKindCd: 'contusion', injuryPartCd: 'leg', treatCd: 'firstAid' },
  },
  {
    name: 'pressure',
    eventKindCd: 'accident',
    safEventNm: '반응기 R-101 압력 상승과 안전밸브 작동',
    daysAgo: 20,
    at: ['03:40', 2],
    deptCd: 'D111',
    placeNm: '합성동 R-101',
    occurTypeCd: 'burst',
    accidentTypeCds: ['FAC'],
    agentNm: '냉각수 공급 밸브',
    summaryTxt: '냉각수 유량이 떨어져 반응기 압력이 올라 안전밸브가 작동했다. 인명피해와 누출은 없다.',
    firstActTxt: '원료 투입 중지, 비상 냉각수 공급.',
    injuredYn: 'N',
    reportUserId: 'issuer01',
    state: 'causesFixed',
    severityCd: 'NON',
    flags: ['psmYn'],
    psmProcessYn: 'Y',
    pseTierCd: 'tier3',
    facilityCd: 'R-101',
    map: [40, 40],
  },
  {
    name: 'commute',
    eventKindCd: 'accident',
    safEventNm: '출근길 교차로에서 자전거 넘어짐',
    daysAgo: 60,
    at: ['07:25', 95],
    deptCd: 'D113',
    placeNm: '정문 앞 교차로(사업장 밖)',
    occurTypeCd: 'traffic',
    accidentTypeCds: ['HUM'],
    agentNm: '자전거',
    summaryTxt: '출근하던 직원이 빗길 교차로에서 자전거와 함께 넘어져 팔꿈치를 다쳤다.',
    injuredYn: 'Y',
    reportUserId: 'issuer03',
    state: 'classified',
    severityCd: 'LT3',
    person: {
      userId: 'issuer13',
      workRelationCd: 'commute',
      injuryKindCd: 'fracture',
      injuryPartCd: 'arm',
      treatCd: 'hospital',
      rest: 14,
      back: true,
    },
  },
  {
    name: 'vendorCut',
    eventKindCd: 'accident',
    safEventNm: '보온재 절단 중 손등 베임',
    daysAgo: 18,
    at: ['15:10', 15],
    deptCd: 'D121',
    vendorCd: 'V00001',
    placeNm: '유틸리티동 보온 작업장',
    occurTypeCd: 'cut',
    accidentTypeCds: ['HUM'],
    agentNm: '보온재 절단 칼',
    summaryTxt: '협력사 작업자가 보온재 덮개를 자르다 칼이 미끄러져 왼손 등을 베였다.',
    firstActTxt: '지혈하고 의원에서 봉합, 절단 작업 중지.',
    injuredYn: 'Y',
    reportUserId: 'vnd01a',
    state: 'classified',
    severityCd: 'LT1',
    map: [60, 230],
    person: {
      userId: null,
      injuryKindCd: 'cut',
      injuryPartCd: 'hand',
      treatCd: 'clinic',
      rest: 2,
      back: true,
    },
  },
  ...olderEvents,
  ...(
    [
      ['통로 바닥 기름에 미끄러짐', 80, 'D111', '합성동 1층 펌프실 통로', 'trip', 'emp01', 2, 3, 'low'],
      [
        '통로 바닥 기름에 미끄러질 뻔함',
        55,
        'D111',
        '합성동 1층 펌프실 통로',
        'trip',
        'gas01',
        2,
        4,
        'middle',
      ],
      ['펌프실 통로 기름 누유 반복', 9, 'D111', '합성동 1층 펌프실 통로', 'trip', null, 3, 3, 'high'],
      ['배관랙 위 볼트 낙하', 30, 'D121', '유틸리티동 배관랙 하부', 'object', 'rqst01', 4, 4, 'high'],
      ['호스 연결부 풀림으로 산 튐', 25, 'D112', '탱크로리 하역장', 'chemical', 'gas02', 2, 4, 'middle'],
      ['지게차와 보행자 교차 위험', 15, 'D112', '원료창고 앞 통로', 'traffic', 'watch02', 3, 4, 'middle'],
      ['분전반 문 열린 채 방치', 11, 'D122', '전기실 3번 분전반', 'electric', null, 2, 3, 'low'],
      ['비상샤워기 앞 적치물', 4, 'D113', '폐수처리장 약품실', 'other', 'issuer03', null, null, null],
      ['사다리 미끄럼 방지 고무 파손', 3, 'D121', '정비창고', 'fall', 'emp02', null, null, null],
      [
        '컨베이어 방호덮개 볼트 누락',
        2,
        'D112',
        '제품 포장실 1호 컨베이어',
        'caught',
        null,
        null,
        null,
        null,
      ],
      ['호이스트 훅 해지장치 파손', 41, 'D111', '반응동 4층 호이스트', 'object', 'gas01', 2, 4, 'middle'],
      ['배관 보온재 낙하', 62, 'D121', '유틸리티동 배관랙 하부', 'object', 'rqst01', 2, 3, 'low'],
      ['샘플링 밸브 열림 방치', 20, 'D111', '합성동 2층 샘플링 포트', 'chemical', 'emp01', 2, 4, 'middle'],
      ['지게차 경광등 미점등', 13, 'D112', '창고동 지게차 통로', 'traffic', 'watch02', 2, 2, 'low'],
      ['탱크 상부 난간 볼트 풀림', 6, 'D112', '원료 옥외탱크 상부', 'fall', 'issuer02', null, null, null],
    ] as const
  ).map(([safEventNm, daysAgo, deptCd, placeNm, occurTypeCd, reportUserId, freq, sev, grade]): DemoEvent => ({
    name: safEventNm,
    eventKindCd: occurTypeCd === 'other' || occurTypeCd === 'electric' ? 'hazard' : 'nearMiss',
    safEventNm,
    daysAgo,
    at: ['08:30', 0],
    deptCd,
    placeNm,
    facilityCd: machines[placeNm],
    map: places[placeNm],
    occurTypeCd,
    summaryTxt: `${safEventNm}: 작업 중 발견하여 신고함.`,
    reportUserId,
    state: freq === null ? 'reported' : 'accepted',
    risk: freq === null ? undefined : [freq, sev, grade],
  })),
]
