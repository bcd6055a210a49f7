interface Plan {
  orgTxt: string
  riskTxt: string
  eduTxt: string
  emergencyTxt: string
  equipTxt: string
  ppeTxt: string
  chemTxt: string | null
  patrolTxt: string
  costTxt: string | null
}
const usual = {
  orgTxt:
    '현장책임자 1명이 안전보건을 총괄하고, 작업반마다 관리감독자를 둔다.\n안전담당 1명은 작업 중 상주하며 발주부서 감독자와 매일 작업 전 회의에 참석한다.',
  eduTxt:
    '투입 전 출입자 안전교육과 채용 시 교육을 마치고, 위험작업자는 특별교육 16시간(최초 4시간)을 이수한다.\n매일 작업 전 안전점검회의(TBM)에서 그날의 위험과 대책을 확인하고 서명한다.',
  emergencyTxt:
    '사고가 나면 작업을 멈추고 119와 종합상황실에 알린 뒤 지정 집결지로 대피하여 인원을 확인한다.\n현장책임자는 구급함과 들것의 위치, 대피로, 풍향을 작업 전에 알린다.',
  patrolTxt:
    '현장책임자가 매일 오전·오후 2회 순회하고, 발주부서와 2일에 1회 이상 합동으로 순회점검한다. 지적사항은 당일 조치하고 사진으로 남긴다.',
  costTxt:
    '안전시설비, 보호구, 교육비, 위험성평가 순으로 사용하고 월말에 세금계산서와 사진을 갖추어 사용내역을 제출한다.',
}
/** The texts of each construction's own plan; the rest is the same in every plan of the demonstration. */
const own: Record<string, Pick<Plan, 'riskTxt' | 'equipTxt' | 'ppeTxt' | 'chemTxt'>> = {
  shipping: {
    riskTxt:
      '지붕·외벽 작업 중 추락: 단부 안전난간, 추락방호망, 안전대 부착설비 설치.\n자재 낙하: 하부 출입통제와 낙하물방지망. 도장 중 유기용제: 환기와 화기 금지.',
    equipTxt: '고소작업대 2대(안전검사 유효), 이동식비계 6조, 에어리스 도장기 2대.',
    ppeTxt:
      '안전모, 안전화, 안전그네, 유기가스용 방독마스크, 보안경을 작업자 전원에게 지급하고 지급대장을 관리한다.',
    chemTxt: '에폭시 도료와 희석제. 반입 전 자재 사전검토를 받고 MSDS를 도료 보관함에 게시한다.',
  },
  basin: {
    riskTxt:
      '집수정 내부 밀폐공간 질식: 작업 전 산소·황화수소 측정, 환기, 감시인 배치.\n굴착면 붕괴: 흙막이와 기울기 확보, 단부 울타리.',
    equipTxt: '굴착기 1대, 수중펌프 3대, 송풍기 2대, 복합가스측정기 2대(교정 유효).',
    ppeTxt: '안전모, 안전장화, 송기마스크, 구명줄이 달린 안전그네를 지급한다.',
    chemTxt: null,
  },
  rack: {
    riskTxt:
      '배관랙 상부 작업 중 추락: 작업발판과 안전난간을 구간별로 먼저 설치.\n배관 인양 중 낙하·충돌: 양중계획서와 신호수, 하부 통제. 용접 불티: 방화포와 화재감시자.',
    equipTxt: '50톤 이동식크레인 1대, 고소작업대 3대, 교류아크용접기 6대(자동전격방지기 부착).',
    ppeTxt: '안전모, 안전화, 안전그네, 용접면과 용접장갑, 방진마스크를 지급한다.',
    chemTxt: '방청 도료, 절단용 산소와 LPG. 용기는 40℃ 이하로 보관하고 전도방지 체인을 건다.',
  },
  turnaround: {
    riskTxt:
      '탑·열교환기 개방 중 잔류 인화성물질: 퍼지와 가스측정, 맹판 설치.\n동시작업 간섭: 매일 오후 4시에 다음 날 작업을 지도에서 조정. 밀폐공간: 출입명부와 감시인.',
    equipTxt: '이동식크레인 2대, 유압 다발 인출기 1대, 고압세척기 2대, 비계 일식.',
    ppeTxt: '안전모, 안전화, 안전그네, 방독마스크, 화학물질용 보호복을 작업별로 지급한다.',
    chemTxt: '잔류 톨루엔과 세정제. 작업 전 MSDS를 교육하고 샤워·세안설비 위치를 알린다.',
  },
  switchgear: {
    riskTxt:
      '감전: 정전작업 6단계와 LOTO, 검전과 접지 확인. 중량물 취급: 반입 경로 바닥 하중 확인과 신호수 배치.',
    equipTxt: '지게차 1대(조종자격 확인), 절연공구 일식, 검전기 2대.',
    ppeTxt: '절연장갑, 절연화, 절연안전모, 아크 보호복을 지급한다.',
    chemTxt: null,
  },
  tankFarm: {
    riskTxt:
      '굴착·기초, 탱크 판 조립, 용접, 비파괴검사, 도장 단계마다 위험성평가를 하고 주간 회의에서 고친다.\n혼재작업: 구역과 시간을 나누고 조정자를 둔다.',
    equipTxt: '100톤 이동식크레인 1대, 굴착기 2대, 항타기 1대, 용접기 12대.',
    ppeTxt: '안전모, 안전화, 안전그네, 용접 보호구, 개인선량계를 작업별로 지급한다.',
    chemTxt: '도료와 희석제, 비파괴검사용 침투액. 반입 전에 자재 사전검토를 받는다.',
  },
  lighting: {
    riskTxt: '감전과 추락: 차단기 잠금과 검전, 고소작업대 사용, 하부 통제.',
    equipTxt: '고소작업대 1대, 절연사다리 2대, 검전기 1대.',
    ppeTxt: '안전모, 절연화, 절연장갑, 안전그네를 지급한다.',
    chemTxt: null,
  },
}
/** The plan of the construction with that key. */
export const demoPlans = (key: string): Plan => ({ ...usual, ...own[key]! })
