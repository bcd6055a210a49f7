import { autoItems, monthlyItem } from './eval-item-codes.rule.ts'

interface FormItem {
  grpNm: string
  itemNm: string
  weight: number
  minRate: number
  guideTxt: string
}
export interface EvalFormFacts {
  formCd: string
  evalFormNm: string
  /** Item of EVAL_KIND. */
  evalTypeCd: string
  passScore: number
  highPassScore: number
  items: FormItem[]
}
/** The least score of a must item is half of its weight (vendor R9). */
const mustShare = 50
const item = (grpNm: string, itemNm: string, weight: number, guideTxt = '', minRate = 0): FormItem => ({
  grpNm,
  itemNm,
  weight,
  minRate,
  guideTxt,
})

const psrmElements = [
  '공정안전자료',
  '위험성평가',
  '운전절차',
  '설비점검',
  '작업허가',
  '도급관리',
  '교육',
  '가동전점검',
  '변경관리',
  '자체감사',
  '사고조사',
  '비상조치',
]
/** Elements that weigh one point more, so that twelve make 100. */
const heavier = new Set(['위험성평가', '작업허가', '도급관리', '교육'])

/**
 * The forms that every installation starts with; weights are the company's (vendor R9, ptw 5.8), and the
 * company changes them.
 */
export const evalFormFacts: readonly EvalFormFacts[] = [
  {
    formCd: 'EVF01',
    evalFormNm: '적격수급인 선정평가 (공사·정비)',
    evalTypeCd: 'VEV01',
    passScore: 70,
    highPassScore: 80,
    items: [
      item('선정', '안전보건체계', 20, '경영방침, 조직과 책임자, 예산'),
      item('선정', '위험성평가·작업계획', 25, '작업별 위험성평가와 안전작업계획서의 구체성', mustShare),
      item('선정', '인력·자격', 15, '법정 자격자와 작업책임자의 경력'),
      item('선정', '교육', 10, '특별교육·정기교육 실시'),
      item('선정', '장비·보호구', 10, '검사 유효한 장비와 보호구 지급'),
      item('선정', '재해이력', 20, '최근 3년 재해: 0건 20점, 1건 12점, 2건 6점, 3건 이상 또는 사망 0점'),
    ],
  },
  {
    formCd: 'EVF02',
    evalFormNm: '적격수급인 선정평가 (상주·용역)',
    evalTypeCd: 'VEV01',
    passScore: 70,
    highPassScore: 80,
    items: [
      item('관리체제', '안전보건 방침', 5),
      item('관리체제', '조직·인력', 10),
      item('관리체제', '예산', 5),
      item('실행수준', '위험성평가', 15, '정기·수시평가와 개선 이행', mustShare),
      item('실행수준', '작업절차·허가', 10),
      item('실행수준', '교육', 10),
      item('실행수준', '보호구·장비', 10),
      item('실행수준', '점검·개선', 5),
      item('운영관리', '비상대응', 5),
      item('운영관리', '의견청취', 5),
      item('운영관리', '하도급관리', 5),
      item('재해수준', '최근 3년 재해율', 10),
      item('재해수준', '중대재해·처분', 5),
    ],
  },
  {
    formCd: 'EVF03',
    evalFormNm: '작업완료 평가',
    evalTypeCd: 'VEV03',
    passScore: 70,
    highPassScore: 80,
    items: [
      item('작업', '작업허가 준수', 30, '허가 조건, 가스측정, LOTO 준수', mustShare),
      item('작업', '작업책임자·감시인 상주', 20),
      item('작업', '보호구 착용', 15),
      item('작업', '정리정돈·원상복구', 15),
      item('작업', '지적사항 조치', 20),
    ],
  },
  {
    formCd: 'EVF05',
    evalFormNm: '정기(반기) 평가',
    evalTypeCd: 'VEV02',
    passScore: 70,
    highPassScore: 80,
    items: [
      item('협력', autoItems.council, 10, '반기 협의체 참석 횟수 / 개최 횟수'),
      item('협력', autoItems.jointInspection, 5, '반기 합동점검 참여'),
      item('이행', autoItems.selfCheck, 5, '자체점검 제출'),
      item('이행', autoItems.training, 15, '출입안전교육이 유효한 작업자 비율'),
      item('이행', autoItems.permit, 20, '20 × (1 − 허가 위반 / 허가 × 10)'),
      item('이행', autoItems.point, 15, '15 × (1 − 100명당 벌점 / 30)'),
      item('이행', autoItems.improvement, 10, '기한 안에 조치한 개선 비율'),
      item('성과', autoItems.accident, 20, '휴업재해 1건 −10점, 중대재해 0점'),
    ],
  },
  {
    formCd: 'EVF06',
    evalFormNm: '월간 안전평가',
    evalTypeCd: 'VEV05',
    passScore: 70,
    highPassScore: 80,
    items: [item('월간', monthlyItem, 100, '100 − 그 달의 업체벌점 + 우수사례 가점(5점까지)')],
  },
  {
    formCd: 'EVF04',
    evalFormNm: 'PSRM 평가 (공정안전 12요소)',
    evalTypeCd: 'VEV04',
    passScore: 70,
    highPassScore: 70,
    items: psrmElements.map((name) => item('공정안전', name, heavier.has(name) ? 9 : 8)),
  },
]
