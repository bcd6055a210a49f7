import type { Explanation } from '../../../core/shared/explanation.ts'
import type { ConstructionParameters } from './construction-parameters.rule.ts'

type YesNo = 'Y' | 'N' | null | undefined
/**
 * Answers to the questions about a construction; lengths in metres, areas in square metres, amounts in won.
 */
export interface DutyAnswers {
  constTypeCd: string
  totalAmt: number
  buildHeightM?: number | null
  floorAreaM2?: number | null
  specialUseYn?: YesNo
  spanM?: number | null
  tunnelDamYn?: YesNo
  digDepthM?: number | null
  chemFacilityYn?: YesNo
  samePlaceYn?: YesNo
}
/** What the contract says; the construction only follows it. */
export interface ContractFlags {
  prohibitYn: YesNo
  approveTargetYn: YesNo
  infoTargetYn: YesNo
}

/** CONST_TYPE: 건설. The duties of a client of construction work hold for it alone. */
export const buildingWork = 'build'

/** The duty, its column on the construction, and the group of files that proves it. */
export const legalDuties = {
  ban: { column: 'subconBanYn', label: '도급 금지 작업의 예외', article: '산업안전보건법 제58조' },
  approval: { column: 'subconApprYn', label: '도급승인', article: '산업안전보건법 제59조' },
  information: { column: 'infoDocYn', label: '안전보건 정보제공', article: '산업안전보건법 제65조' },
  hazardPlan: {
    column: 'hazPlanYn',
    label: '유해위험방지계획서',
    article: '산업안전보건법 제42조, 시행령 제42조',
  },
  ledger: { column: 'ledgerYn', label: '안전보건대장', article: '산업안전보건법 제67조, 시행령 제55조' },
  coordinator: {
    column: 'coordYn',
    label: '안전보건조정자',
    article: '산업안전보건법 제68조, 시행령 제56조',
  },
} as const
export type LegalDuty = keyof typeof legalDuties
export const dutyNames = Object.keys(legalDuties) as LegalDuty[]

export interface DutyVerdict {
  duty: LegalDuty
  label: string
  needed: boolean
  explanation: Explanation
}

/**
 * Which duties of the law a construction has (ptw.md 2, safConst; the figures are dated parameters).
 * @param othersAmt won of the other building works at the same place and time
 */
export function judgeLegalDuties(
  answers: DutyAnswers,
  contract: ContractFlags,
  othersAmt: number,
  parameters: ConstructionParameters,
): DutyVerdict[] {
  const building = answers.constTypeCd === buildingWork
  const verdict = (duty: LegalDuty, found: readonly string[], asked: string, dated = true): DutyVerdict => {
    const { label, article } = legalDuties[duty]
    return {
      duty,
      label,
      needed: found.length > 0,
      explanation: {
        title: label,
        inputs: [{ label: '판정', value: found.length > 0 ? `해당: ${found.join(', ')}` : '해당 없음' }],
        formula: asked,
        source: article,
        version: dated ? parameters.version : undefined,
      },
    }
  }
  const fromContract = (duty: LegalDuty, answer: YesNo, found: string) =>
    verdict(duty, answer === 'Y' ? [found] : [], '도급계약에서 정한 대로 따릅니다.', false)
  return [
    fromContract('ban', contract.prohibitYn, '도급이 금지된 작업의 계약'),
    fromContract('approval', contract.approveTargetYn, '도급승인 대상 계약'),
    fromContract('information', contract.infoTargetYn, '정보제공 대상 계약'),
    verdict('hazardPlan', hazardPlanReasons(answers, building, parameters), hazardPlanFormula(parameters)),
    verdict(
      'ledger',
      building && answers.totalAmt >= parameters.ledgerAmt ? [`총공사금액 ${won(answers.totalAmt)}`] : [],
      `건설공사의 총공사금액이 ${won(parameters.ledgerAmt)} 이상`,
    ),
    verdict(
      'coordinator',
      building &&
        answers.samePlaceYn === 'Y' &&
        othersAmt > 0 &&
        answers.totalAmt + othersAmt >= parameters.coordinatorAmt
        ? [`같은 장소 공사금액 합 ${won(answers.totalAmt + othersAmt)}`]
        : [],
      `같은 장소에서 하는 둘 이상의 건설공사 금액의 합이 ${won(parameters.coordinatorAmt)} 이상`,
    ),
  ]
}

const won = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`

function hazardPlanReasons(
  answers: DutyAnswers,
  building: boolean,
  parameters: ConstructionParameters,
): string[] {
  const from = (value: number | null | undefined, limit: number) =>
    typeof value === 'number' && value >= limit
  const special = answers.specialUseYn === 'Y'
  return [
    ...(building && from(answers.buildHeightM, parameters.planHeightM)
      ? [`지상높이 ${answers.buildHeightM}m`]
      : []),
    ...(building &&
    from(answers.floorAreaM2, special ? parameters.planSpecialFloorM2 : parameters.planFloorM2)
      ? [`연면적 ${answers.floorAreaM2!.toLocaleString('ko-KR')}㎡`]
      : []),
    ...(building && from(answers.spanM, parameters.planSpanM) ? [`지간 ${answers.spanM}m`] : []),
    ...(building && answers.tunnelDamYn === 'Y' ? ['터널·댐'] : []),
    ...(building && from(answers.digDepthM, parameters.planDigM) ? [`굴착 깊이 ${answers.digDepthM}m`] : []),
    // Equipment of a plant, whatever kind of work it is (제42조 제1항 제2호).
    ...(answers.chemFacilityYn === 'Y' ? ['화학설비·건조설비 등의 설치·이전·주요 구조부분 변경'] : []),
  ]
}
const hazardPlanFormula = ({
  planHeightM,
  planFloorM2,
  planSpecialFloorM2,
  planSpanM,
  planDigM,
}: ConstructionParameters): string =>
  `건설공사: 지상높이 ${planHeightM}m, 연면적 ${planFloorM2.toLocaleString('ko-KR')}㎡(특정 용도 ${planSpecialFloorM2.toLocaleString('ko-KR')}㎡), 지간 ${planSpanM}m, 굴착 ${planDigM}m 이상, 터널·댐. 그 밖에 화학설비 등 유해·위험 설비`
