/** A row of the three-level method or the one point sheet: level 3·2·1, or 2·1, and why. */
export interface LevelFact {
  stepTxt: string
  hazardKindCd: string
  hazardTxt: string
  occurTypeCd: string
  controlTxt: string
  sev: number
  decideTxt: string
  measureTxt?: string
  hierCd?: string
  expSev?: number
}
/** 3단계 판단법: work on the switchgear. */
export const levelFacts: readonly LevelFact[] = [
  {
    stepTxt: '차단기 조작',
    hazardKindCd: 'electric',
    hazardTxt: '저압반 차단기를 넣을 때 아크로 얼굴과 손에 화상',
    occurTypeCd: 'heat',
    controlTxt: '절연장갑, 보안면, 조작 순서표',
    sev: 3,
    decideTxt: '활선 상태에서 조작하고 사망·장해가 날 수 있음',
    measureTxt: '원격 조작 스위치를 설치하여 문을 닫고 조작',
    hierCd: '2',
    expSev: 1,
  },
  {
    stepTxt: '점검대 이동',
    hazardKindCd: 'environment',
    hazardTxt: '케이블 트레이 사이 단차에 걸려 넘어짐',
    occurTypeCd: 'trip',
    controlTxt: '단차 표시 테이프',
    sev: 2,
    decideTxt: '지난해 치료가 필요한 넘어짐이 1건 있었음',
    measureTxt: '발판을 깔아 단차를 없앰',
    hierCd: '1',
    expSev: 1,
  },
  {
    stepTxt: '기록 작성',
    hazardKindCd: 'work',
    hazardTxt: '서서 기록하는 동안 허리와 목이 불편함',
    occurTypeCd: 'muscle',
    controlTxt: '기록대, 10분 안에 끝남',
    sev: 1,
    decideTxt: '짧고 가벼워 다칠 우려가 없음',
  },
]
/** 핵심요인 기술법: one sheet of a forklift's work. */
export const onePointFacts: readonly LevelFact[] = [
  {
    stepTxt: '파렛트 하역',
    hazardKindCd: 'machine',
    hazardTxt: '시야가 막힌 채 후진하다 보행자와 부딪힘',
    occurTypeCd: 'strike',
    controlTxt: '후진 경보음, 보행통로 표시',
    sev: 2,
    decideTxt: '보행자가 하역 구역을 가로지르는 일이 있음',
    measureTxt: '보행통로에 울타리와 출입문 연동 정지장치 설치',
    hierCd: '2',
    expSev: 1,
  },
  {
    stepTxt: '배터리 충전',
    hazardKindCd: 'chemical',
    hazardTxt: '충전 중 나온 수소가 모여 불이 붙음',
    occurTypeCd: 'fire',
    controlTxt: '충전실 환기팬, 화기 금지',
    sev: 1,
    decideTxt: '환기팬이 충전기와 연동되어 있어 감내할 수 있음',
  },
]

/** A question with its section, what was found, and the basis. */
type CheckFact = readonly [
  sectionTxt: string,
  itemTxt: string,
  okCd: 'fine' | 'improve' | 'none',
  lawTxt: string,
]
const rules = (article: number) => `산업안전보건기준에 관한 규칙 제${article}조`
/** 체크리스트법: 18 적정, 2 보완, 3 해당없음, so that 보완율 is 10.0 %. (rsa.md 5.2) */
export const checkFacts: readonly CheckFact[] = [
  ['통로·바닥', '통로 바닥에 미끄러지거나 걸릴 것이 없는가', 'fine', rules(3)],
  ['통로·바닥', '통로의 조도가 75럭스 이상인가', 'improve', rules(21)],
  ['통로·바닥', '비상구와 피난통로가 비어 있는가', 'fine', rules(18)],
  ['통로·바닥', '계단에 손잡이가 있고 흔들리지 않는가', 'fine', rules(30)],
  ['충전 설비', '충전 노즐과 드럼이 접지되어 있는가', 'fine', rules(325)],
  ['충전 설비', '과충전을 막는 계량 정지장치가 작동하는가', 'fine', rules(273)],
  ['충전 설비', '컨베이어에 비상정지장치가 손 닿는 곳에 있는가', 'fine', rules(192)],
  ['충전 설비', '회전부에 덮개나 울이 있는가', 'fine', rules(87)],
  ['충전 설비', '원심기 덮개가 열리면 멈추는가', 'none', rules(87)],
  ['화학물질', '용기에 경고표시가 붙어 있는가', 'fine', '산업안전보건법 제115조'],
  ['화학물질', 'MSDS를 작업자가 볼 수 있는 곳에 두었는가', 'fine', '산업안전보건법 제114조'],
  ['화학물질', '국소배기 후드의 제어풍속이 기준 이상인가', 'improve', rules(429)],
  ['화학물질', '세안·세척 설비가 10초 거리 안에 있고 작동하는가', 'fine', rules(465)],
  ['화학물질', '누출 흡착재가 정해진 자리에 있는가', 'fine', rules(438)],
  ['화학물질', '특별관리물질 취급일지를 쓰고 있는가', 'none', rules(439)],
  ['전기', '이동형 기기에 누전차단기가 연결되어 있는가', 'fine', rules(304)],
  ['전기', '방폭구역의 전기기기가 방폭형인가', 'fine', rules(311)],
  ['전기', '배선 피복이 상하지 않았는가', 'fine', rules(315)],
  ['하역', '지게차에 후진경보와 후방확인장치가 있는가', 'fine', rules(179)],
  ['하역', '지게차 작업계획서를 알렸는가', 'fine', rules(38)],
  ['하역', '크레인의 과부하방지장치가 작동하는가', 'none', rules(134)],
  ['보호구', '보호구를 지급하고 착용하고 있는가', 'fine', rules(32)],
  ['보호구', '정화통 교체주기를 지키고 있는가', 'fine', rules(450)],
]
/** What is done about what is to be improved, in the order of the questions. */
export const checkMeasures = [
  {
    hazardTxt: '충전동 뒤 통로가 어두워 야간에 넘어짐',
    controlTxt: '손전등',
    measureTxt: 'LED 조명 6개 증설',
    hierCd: '2',
  },
  {
    hazardTxt: '톨루엔 증기가 작업자 쪽으로 퍼져 들이마심',
    controlTxt: '방독마스크',
    measureTxt: '후드 댐퍼를 다시 맞추고 덕트를 청소하여 제어풍속 확보',
    hierCd: '2',
  },
] as const
