/** Notices of the demonstration. Days count from today; articles are those in force in 2026. */
export interface DemoNotice {
  title: string
  noticeTypeCd: string
  audienceCd: string
  plantCds?: string[]
  deptCds?: string[]
  authGrpNos?: string[]
  targetVendorCds?: string[]
  from: number
  to: number
  state: 'draft' | 'scheduled' | 'posted' | 'closed'
  top?: boolean
  popup?: boolean
  /** Days until which a must-read notice is to be confirmed. */
  mustReadBy?: number
  author: string
  /** Tenths of those addressed who have read it. */
  read: number
  /** Months of the year in which it is posted; otherwise it has ended. */
  months?: readonly number[]
  cont: string
}

export const demoNotices = (year: string): readonly DemoNotice[] => [
  {
    title: `${year}년 전사 안전보건경영방침 공지`,
    noticeTypeCd: 'NTT01',
    audienceCd: 'NTA03',
    from: -6,
    to: 84,
    state: 'posted',
    top: true,
    mustReadBy: 8,
    author: 'hq01',
    read: 6,
    cont: `이사회 승인을 거쳐 ${year}년 안전보건경영방침을 확정하였습니다. 전 임직원과 협력업체 종사자는 아래 방침을 읽고 [확인함]을 눌러 주세요.

1. 사람의 생명과 건강을 모든 경영활동에서 가장 먼저 둔다.
2. 위험성평가로 찾은 위험은 작업 전에 없애거나 줄이고, 줄이지 못하면 작업하지 않는다.
3. 급박한 위험이 있으면 누구나 작업을 멈출 수 있고, 그로 인한 불이익은 없다.
4. 협력업체와 정보를 나누고 같은 기준으로 보호한다.
5. 법규를 지키고, 목표의 달성을 반기마다 점검하여 공개한다.

근거: 산업안전보건법 제14조(이사회 보고 및 승인 등), 중대재해 처벌 등에 관한 법률 시행령 제4조제1호
법령: https://www.law.go.kr/법령/산업안전보건법
문의: SHE기획팀`,
  },
  {
    title: '[안전경보] 밀폐공간 출입 전 산소·유해가스 측정 재강조',
    noticeTypeCd: 'NTT02',
    audienceCd: 'NTA03',
    plantCds: ['1000'],
    from: -1,
    to: 9,
    state: 'posted',
    popup: true,
    author: 'saf01',
    read: 4,
    cont: `다른 사업장에서 탱크 내부 청소 중 질식사고가 있었습니다. 밀폐공간 작업은 아래를 지키지 않으면 시작할 수 없습니다.

- 들어가기 전과 작업을 다시 시작하기 전에 산소와 유해가스를 측정하고 기록합니다.
- 적정공기: 산소 18% 이상 23.5% 미만, 탄산가스 1.5% 미만, 일산화탄소 30ppm 미만, 황화수소 10ppm 미만
- 밖에 감시인을 두고 연락을 유지합니다. 감시인은 자리를 비우지 않습니다.
- 쓰러진 사람을 보아도 공기호흡기 없이 들어가지 않고 119와 방재센터에 먼저 알립니다.

근거: 산업안전보건기준에 관한 규칙 제618조, 제619조의2, 제623조`,
  },
  {
    title: '하계 폭염 대비 작업중지 기준 안내',
    noticeTypeCd: 'NTT04',
    audienceCd: 'NTA03',
    from: -12,
    to: 40,
    state: 'posted',
    author: 'hea01',
    read: 8,
    months: [5, 6, 7, 8, 9],
    cont: `체감온도가 31℃ 이상인 곳에서 오래 하는 작업은 폭염작업입니다. 현장에서는 아래 기준을 따릅니다.

- 31℃ 이상: 온도·습도계를 두고 기록하며, 작업시간을 조정하거나 냉방·통풍장치를 가동하고 물과 소금을 갖춥니다.
- 33℃ 이상: 매 2시간 이내에 20분 이상 휴식합니다.
- 35℃ 이상(회사 기준): 14시~17시 옥외작업을 중지합니다. 긴급작업은 안전부서장의 승인을 받습니다.
- 38℃ 이상(회사 기준): 긴급조치 외의 옥외작업을 중지합니다.
- 온열질환이 의심되면 즉시 작업을 멈추고 119에 알립니다.

근거: 산업안전보건기준에 관한 규칙 제559조, 제560조, 제566조, 산업안전보건법 제52조(근로자의 작업중지)`,
  },
  {
    title: '동절기 결빙·한랭작업 안전수칙',
    noticeTypeCd: 'NTT04',
    audienceCd: 'NTA03',
    from: -9,
    to: 60,
    state: 'posted',
    author: 'hea01',
    read: 7,
    months: [11, 12, 1, 2],
    cont: `- 통로, 계단, 작업발판의 물기와 얼음을 작업 전에 없애고 모래 또는 제설제를 뿌립니다.
- 배관의 동결은 온수로 녹이고 토치를 쓰지 않습니다. 화기를 쓰면 화기작업허가를 받습니다.
- 난방기구를 쓰는 밀폐된 휴게실과 콘크리트 양생장소는 일산화탄소를 측정하고 환기합니다.
- 추위를 느끼면 따뜻한 곳에서 쉬고, 젖은 옷은 바로 갈아입습니다.

근거: 산업안전보건기준에 관한 규칙 제3조(전도의 방지), 제240조, 제566조(휴식 등)`,
  },
  {
    title: '관리감독자 정기교육 이수 안내(연간 16시간)',
    noticeTypeCd: 'NTT01',
    audienceCd: 'NTA01',
    plantCds: ['1000'],
    authGrpNos: ['7'],
    from: -14,
    to: 16,
    state: 'posted',
    mustReadBy: -1,
    author: 'saf01',
    read: 7,
    cont: `여수공장 관리감독자는 올해 정기교육 16시간 이상을 마쳐야 합니다. 미이수자는 이달 안에 남은 시간을 채워 주세요.

- 집체 4시간: 매주 수요일 14시, 안전교육장
- 원격 12시간: 교육관리 > 나의 교육
- 교육내용: 유해·위험 작업환경 관리, 위험성평가, 재해사례와 대책, 지휘·감독 요령

근거: 산업안전보건법 제29조, 같은 법 시행규칙 별표 4`,
  },
  {
    title: '특수건강진단 대상자 검진 일정',
    noticeTypeCd: 'NTT04',
    audienceCd: 'NTA01',
    deptCds: ['D110', 'D120'],
    from: -3,
    to: 21,
    state: 'posted',
    author: 'hea01',
    read: 5,
    cont: `소음, 유기화합물, 분진에 노출되는 생산부와 공무부 근로자의 특수건강진단을 실시합니다.

- 문진표는 검진 3일 전까지 작성합니다. 검진 전 8시간 금식, 소음 대상자는 14시간 소음 노출을 피합니다.
- 교대근무자는 근무조별 날짜를 확인하고, 바꾸려면 보건팀에 알립니다.

근거: 산업안전보건법 제130조, 같은 법 시행규칙 제201조`,
  },
  {
    title: '대기배출시설 자가측정 일정과 현장 협조 요청',
    noticeTypeCd: 'NTT03',
    audienceCd: 'NTA01',
    plantCds: ['1000'],
    from: -2,
    to: 12,
    state: 'posted',
    author: 'env01',
    read: 5,
    cont: `측정대행업자가 굴뚝별 자가측정을 합니다. 측정 중에는 배출시설을 정상 가동하고, 측정공과 작업발판 주변을 비워 주세요.
측정 전날까지 방지시설의 차압과 약품 투입량을 점검하고 운영일지에 적습니다.

근거: 대기환경보전법 제39조(자가측정)`,
  },
  {
    title: '울산공장 합동 소방훈련 실시',
    noticeTypeCd: 'NTT01',
    audienceCd: 'NTA01',
    plantCds: ['2000'],
    from: -2,
    to: 10,
    state: 'posted',
    author: 'saf21',
    read: 5,
    cont: `탱크야드 누출 화재를 가정한 합동 소방훈련을 합니다. 대피방송이 나오면 작업을 멈추고 집결지로 이동하여 인원을 보고합니다.
근거: 화재의 예방 및 안전관리에 관한 법률 제37조`,
  },
  {
    title: '정기보수 출입 안내(협력업체)',
    noticeTypeCd: 'NTT06',
    audienceCd: 'NTA02',
    from: -4,
    to: 20,
    state: 'posted',
    top: true,
    mustReadBy: 5,
    author: 'saf01',
    read: 5,
    cont: `정기보수 기간의 출입 절차입니다. 업체 관리자는 소속 작업자 모두에게 알린 뒤 [확인함]을 눌러 주세요.

1. 출입신청은 작업 3일 전까지 포털에서 합니다. 당일 신청은 받지 않습니다.
2. 작업자별 안전보건교육 이수증, 자격증, 건강진단 결과가 유효해야 출입증이 나옵니다.
3. 정문 출입은 06:30부터이며, 차량은 등록한 것만 들어옵니다. 가연성 물질 취급구역에는 휴대전화를 가지고 들어갈 수 없습니다.
4. 화학설비의 개조·분해·청소 작업은 시작 전에 안전보건정보를 문서로 받고 서명합니다.
5. 매일 작업 전 안전회의(TBM)를 하고 기록을 남깁니다.

근거: 산업안전보건법 제64조, 제65조`,
  },
  {
    title: '특별안전보건교육 이수증 갱신 요청',
    noticeTypeCd: 'NTT06',
    audienceCd: 'NTA02',
    targetVendorCds: ['V00001', 'V00002'],
    from: -5,
    to: 15,
    state: 'posted',
    author: 'saf02',
    read: 5,
    cont: `화기·밀폐공간 작업에 들어가는 작업자 중 특별교육 이수증이 이달에 끝나는 사람이 있습니다. 갱신된 이수증을 올려 주세요. 유효한 이수증이 없으면 작업허가에 넣을 수 없습니다.
근거: 산업안전보건법 제29조제3항, 같은 법 시행규칙 별표 5`,
  },
  {
    title: '안전보건협의체 회의 개최 안내',
    noticeTypeCd: 'NTT06',
    audienceCd: 'NTA02',
    from: -1,
    to: 6,
    state: 'posted',
    author: 'saf01',
    read: 3,
    cont: `이달 협의체 회의를 여수공장 대회의실에서 엽니다. 대표자 또는 현장책임자가 참석합니다.
안건: 작업 시작시간과 연락방법, 재해 발생 위험 시 대피방법, 위험성평가 결과 공유, 지난달 건의 처리
근거: 산업안전보건법 시행규칙 제79조`,
  },
  {
    title: '포털 정기점검에 따른 사용 중지',
    noticeTypeCd: 'NTT05',
    audienceCd: 'NTA03',
    from: 3,
    to: 5,
    state: 'scheduled',
    author: 'sys01',
    read: 0,
    cont: '점검 중에는 작업허가 전산을 쓸 수 없습니다. 점검 전에 허가를 받아 출력해 두고, 점검 중 긴급작업은 종이 허가서로 합니다.',
  },
  {
    title: '상반기 협력업체 안전보건 평가 결과 안내',
    noticeTypeCd: 'NTT06',
    audienceCd: 'NTA02',
    from: -70,
    to: -40,
    state: 'closed',
    author: 'saf01',
    read: 9,
    cont: '상반기 평가 등급을 업체정보에 올렸습니다. 이의가 있으면 통보일부터 7일 안에 소명자료를 내 주세요.',
  },
  {
    title: '위험성평가 실시규정 개정 예고',
    noticeTypeCd: 'NTT01',
    audienceCd: 'NTA01',
    from: 7,
    to: 30,
    state: 'draft',
    author: 'hq02',
    read: 0,
    cont: '위험성평가 실시규정의 개정안을 알립니다. 근로자 참여 절차와 평가 결과의 공유 방법이 바뀝니다. (초안 작성 중)',
  },
]
