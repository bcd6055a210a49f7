/** The three nodes of the study of R-101 (fit annex). */
export const demoNodes = [
  {
    rsaHazopNodeNm: '1 톨루엔 투입 T-301 → P-301A → R-101',
    intentTxt: 'T-301의 톨루엔 8 ㎥를 P-301A/B로 FV-101, XV-101을 거쳐 R-101에 10 ㎥/h로 투입',
    rangeTxt: '상온, 토출 0.3 MPa, 질소 0.2 MPa',
    tagTxt: 'T-301, P-301A, P-301B, R-101',
    drawingTxt: 'P&ID-1-RX-001',
    drawingRevTxt: 'r3',
    paramCds: ['FLOW', 'LEVEL', 'TEMP', 'MAINT'],
  },
  {
    rsaHazopNodeNm: '2 R-101 반응·냉각',
    intentTxt: 'R-101에서 AG-101로 교반하며 열매와 냉각수로 80 ℃를 유지하고 6시간 반응',
    rangeTxt: '80 ℃ ± 3, 0.15 MPa 이하',
    tagTxt: 'R-101, AG-101, H-201',
    drawingTxt: 'P&ID-1-RX-002',
    drawingRevTxt: 'r2',
    paramCds: ['TEMP', 'MIX', 'PRES', 'REAC', 'COMP', 'UTIL', 'SEQ'],
  },
  {
    rsaHazopNodeNm: '3 PSV-101·벤트',
    intentTxt: 'R-101의 과압을 PSV-101(설정 0.45 MPa)에서 벤트 헤더로 방출',
    rangeTxt: '헤더 배압 0.02 MPa 이하',
    tagTxt: 'PSV-101',
    drawingTxt: 'P&ID-1-RX-003',
    drawingRevTxt: 'r1',
    paramCds: ['PRES', 'FLOW'],
  },
] as const

type TemplateRow = readonly [
  paramCd: string,
  guideCd: string,
  cause: string,
  consequence: string,
  safeguards: string,
]
interface Template {
  rsaNodeTemplateNm: string
  intentTxt: string
  paramCds: readonly string[]
  rows: readonly TemplateRow[]
}
/** Kinds of nodes with what usually goes wrong in them, to take or to strike (fit F9). */
export const demoTemplates: readonly Template[] = [
  {
    rsaNodeTemplateNm: '펌프 이송',
    intentTxt: '탱크에서 펌프로 반응기(탱크)에 정해진 유량으로 이송',
    paramCds: ['FLOW', 'PRES', 'TEMP', 'MAINT'],
    rows: [
      ['FLOW', 'NO', '펌프 정지(전원 상실)', '이송 중단, 후단 고갈', '저유량 경보\n예비 펌프'],
      [
        'FLOW',
        'NO',
        '토출 밸브 닫힘 또는 막힘',
        '펌프 차단운전, 과열, 씰 손상과 누출',
        '최소유량 배관\n가스감지기',
      ],
      ['FLOW', 'MORE', '유량조절밸브 열림 고착', '수급 용기 과충전', '고액위 경보\n고액위 차단'],
      ['FLOW', 'REVERSE', '펌프 정지와 체크밸브 누설', '역류, 오염', '체크밸브'],
      ['FLOW', 'OTHER', '다른 탱크로 연결(하역 오류)', '계획하지 않은 반응', '하역 확인표'],
      ['PRES', 'MORE', '토출 밸브 닫힘', '배관 과압', '안전밸브\n펌프 차단압력 설계'],
      ['TEMP', 'MORE', '차단운전 지속', '증기 발생, 씰 손상', '고온 정지'],
      ['MAINT', 'OTHER', '정비 때 격리 실패', '개방 배관에서 누출', 'LOTO 절차\n맹판'],
    ],
  },
  {
    rsaNodeTemplateNm: '회분반응',
    intentTxt: '원료를 순서대로 투입하고 교반·온도를 유지하여 반응',
    paramCds: ['TEMP', 'MIX', 'PRES', 'REAC', 'COMP', 'SEQ', 'UTIL'],
    rows: [
      ['TEMP', 'MORE', '냉각 상실', '반응폭주, 용기 파열', '고온 경보\n비상냉각\n안전밸브'],
      ['TEMP', 'LESS', '가열 상실', '미반응물 축적', '저온 경보'],
      ['MIX', 'NO', '교반기 정지', '축적, 재기동 때 급격 반응', '전류 저하 경보\n투입 차단'],
      ['PRES', 'MORE', '벤트 막힘', '과압', '고압 경보\n안전밸브'],
      ['REAC', 'MORE', '개시제 과량', '반응폭주', '계량 인터록'],
      ['REAC', 'NO', '개시제 누락', '축적', '배치 기록 2인 확인'],
      ['COMP', 'AS_WELL', '냉각코일 누설', '급기화', '코일 압력 시험'],
      ['SEQ', 'BEFORE', '투입 순서 오류', '급격 반응', '배치 순서 인터록'],
      ['UTIL', 'NO', '전원·계장공기·질소 상실', '제어 상실', '고장 안전 설계\n비상발전'],
    ],
  },
  {
    rsaNodeTemplateNm: '증류탑',
    intentTxt: '원료를 가열·응축하여 탑정과 탑저로 분리',
    paramCds: ['FLOW', 'TEMP', 'PRES', 'LEVEL', 'UTIL'],
    rows: [
      ['PRES', 'MORE', '응축기 냉각수 상실', '탑 과압, 증기 방출', '고압 경보\n재비기 차단\n안전밸브'],
      ['LEVEL', 'MORE', '탑저 배출 막힘', '탑 범람, 재비기 기능 상실', '고액위 경보'],
      ['LEVEL', 'NO', '탑저 과다 배출', '재비기 노출, 튜브 과열', '저액위 경보\n재비기 차단'],
      ['TEMP', 'MORE', '재비기 증기 과다', '분해, 과압', '고온 경보'],
      ['FLOW', 'NO', '환류 펌프 정지', '탑정 온도 상승, 제품 오염', '저유량 경보\n예비 펌프'],
    ],
  },
  {
    rsaNodeTemplateNm: '저장탱크',
    intentTxt: '정해진 액위와 질소 봉입으로 저장',
    paramCds: ['LEVEL', 'PRES', 'TEMP', 'COMP'],
    rows: [
      ['LEVEL', 'MORE', '액위계 고장 중 하역', '넘침, 화재', '독립 고액위 차단\n방유제'],
      ['PRES', 'LESS', '급속 배출과 통기관 막힘', '탱크 찌그러짐', '통기관 점검\n진공 파괴밸브'],
      ['PRES', 'MORE', '질소 조절밸브 열림', '지붕 파손', '통기밸브\n긴급통기'],
      ['TEMP', 'MORE', '외부 화재', '증기압 상승, 파열', '물분무\n긴급통기'],
      ['COMP', 'AS_WELL', '우수 유입', '수분 혼입', '배수 절차'],
    ],
  },
  {
    rsaNodeTemplateNm: '열교환기',
    intentTxt: '두 유체 사이의 열교환',
    paramCds: ['TEMP', 'PRES', 'COMP'],
    rows: [
      ['COMP', 'AS_WELL', '튜브 파열', '고압측에서 저압측으로 누출, 과압', '저압측 안전밸브'],
      ['TEMP', 'MORE', '냉각측 유량 상실', '후단 고온', '고온 경보'],
      ['PRES', 'MORE', '양측 밸브 닫힘(열팽창)', '동체 과압', '열팽창 안전밸브'],
    ],
  },
  {
    rsaNodeTemplateNm: '압축기',
    intentTxt: '가스를 정해진 압력으로 승압',
    paramCds: ['FLOW', 'PRES', 'TEMP', 'LEVEL'],
    rows: [
      ['FLOW', 'LESS', '흡입 필터 막힘', '서지, 진동', '서지 방지 제어\n고진동 정지'],
      ['PRES', 'MORE', '토출 밸브 닫힘', '과압', '고압 정지\n안전밸브'],
      ['TEMP', 'MORE', '중간냉각기 냉각수 상실', '토출 과열, 화재', '고온 정지'],
      ['LEVEL', 'MORE', '흡입 드럼 액 비말', '액 압축, 파손', '고액위 정지'],
    ],
  },
  {
    rsaNodeTemplateNm: '로딩·하역',
    intentTxt: '로리와 탱크 사이의 이송',
    paramCds: ['FLOW', 'LEVEL', 'MAINT'],
    rows: [
      ['FLOW', 'OTHER', '다른 물질 하역', '오염, 반응', '하역 확인표\n커플링 형상 구분'],
      ['FLOW', 'REVERSE', '탱크 액이 로리로 역류', '로리 넘침', '체크밸브\n입회'],
      ['LEVEL', 'MORE', '수급 탱크 여유량 미확인', '넘침', '여유량 확인\n고액위 차단'],
      ['MAINT', 'OTHER', '연결 상태로 로리 출발', '호스 파단, 누출', '출발 차단 인터록\n바퀴 고임목'],
    ],
  },
]
