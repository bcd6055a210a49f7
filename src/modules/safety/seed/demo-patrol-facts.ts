/** The March of saf.md 5: one company at work from the 2nd to the 7th, with rounds on three days. */
export const marchWork = [2, 3, 4, 5, 6, 7].map((day) => `2026-03-0${day}`)
export const marchVisits = [2, 4, 7].map((day) => `2026-03-0${day}`)

export interface DemoFinding {
  daysAgo: number
  areaCd: string
  vendorCd?: string
  hazardTypeCd?: string
  treatCd: 'IMPR' | 'VIOL' | 'GOOD'
  /** Violation of the demonstration that it became. */
  viol?: string
  /** How it was put right. */
  closed?: string
  cont: string
}
export const demoFindings: readonly DemoFinding[] = [
  {
    daysAgo: 92,
    areaCd: 'YS-RX',
    vendorCd: 'V00001',
    hazardTypeCd: 'FALL',
    treatCd: 'IMPR',
    closed: '작업발판 단부에 안전난간을 설치하였습니다.',
    cont: '배관랙 작업발판 끝에 안전난간이 없음',
  },
  {
    daysAgo: 92,
    areaCd: 'YS-TK',
    vendorCd: 'V00002',
    hazardTypeCd: 'TRIP',
    treatCd: 'IMPR',
    closed: '호스를 통로 위로 올려 걸고 구획을 표시하였습니다.',
    cont: '방류벽 통로에 도장 호스가 걸쳐져 있음',
  },
  {
    daysAgo: 92,
    areaCd: 'YS-DT',
    vendorCd: 'V00001',
    hazardTypeCd: 'FIRE',
    treatCd: 'GOOD',
    cont: '용접 구간 아래층까지 방화포를 깔고 감시인을 따로 둠',
  },
  {
    daysAgo: 20,
    areaCd: 'YS-WH',
    hazardTypeCd: 'HOUSE',
    treatCd: 'IMPR',
    closed: '팔레트를 옮기고 소화전 앞 적치 금지선을 그렸습니다.',
    cont: '창고 소화전 앞에 팔레트가 쌓여 있음',
  },
  {
    daysAgo: 20,
    areaCd: 'YS-RX',
    vendorCd: 'V00001',
    hazardTypeCd: 'OBJECT',
    treatCd: 'GOOD',
    cont: '상부 작업 구간에 낙하물 방지망과 출입통제를 함께 둠',
  },
  {
    daysAgo: 33,
    areaCd: 'YS-RX',
    vendorCd: 'V00001',
    hazardTypeCd: 'FIRE',
    treatCd: 'VIOL',
    viol: 'VIO04',
    cont: '불티비산방지포 없이 배관 취부 용접을 함',
  },
  {
    daysAgo: 17,
    areaCd: 'YS-SH',
    vendorCd: 'V00002',
    hazardTypeCd: 'HOUSE',
    treatCd: 'VIOL',
    viol: 'VIO14',
    cont: '작업 후 페인트통을 통로에 둠',
  },
  {
    daysAgo: 9,
    areaCd: 'YS-DT',
    vendorCd: 'V00001',
    hazardTypeCd: 'ELECTRIC',
    treatCd: 'IMPR',
    closed: '누전차단기가 있는 분전반으로 바꾸어 연결하였습니다.',
    cont: '가설 분전반에 누전차단기 없이 그라인더를 연결함',
  },
  {
    daysAgo: 9,
    areaCd: 'YS-UT',
    hazardTypeCd: 'CAUGHT',
    treatCd: 'IMPR',
    closed: '펌프 커플링 덮개를 다시 고정하였습니다.',
    cont: '순환수 펌프 커플링 덮개 볼트가 풀려 있음',
  },
  {
    daysAgo: 7,
    areaCd: 'YS-SH',
    vendorCd: 'V00003',
    hazardTypeCd: 'STRUCK',
    treatCd: 'GOOD',
    cont: '지게차 후진 구간에 유도자를 두고 보행로를 분리함',
  },
  {
    daysAgo: 5,
    areaCd: 'YS-BO',
    hazardTypeCd: 'THERMAL',
    treatCd: 'IMPR',
    closed: '벗겨진 보온재를 다시 감고 표지를 붙였습니다.',
    cont: '스팀 배관 보온재가 벗겨져 손이 닿음',
  },
  {
    daysAgo: 3,
    areaCd: 'YS-TK',
    vendorCd: 'V00002',
    hazardTypeCd: 'FALL',
    treatCd: 'IMPR',
    cont: '탱크 상부 이동식 사다리 전도방지 조치가 없음',
  },
  {
    daysAgo: 1,
    areaCd: 'YS-DT',
    vendorCd: 'V00001',
    hazardTypeCd: 'TRIP',
    treatCd: 'IMPR',
    cont: '증류동 계단 입구에 전선이 늘어져 있음',
  },
  {
    daysAgo: 1,
    areaCd: 'YS-RX',
    hazardTypeCd: 'LEAK',
    treatCd: 'GOOD',
    cont: '샘플링 지점마다 누출 받침과 흡착포를 갖추어 둠',
  },
]
