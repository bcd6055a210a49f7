import type { Explanation } from '../../../core/shared/explanation.ts'
import type { ConstructionParameters } from './construction-parameters.rule.ts'
import { namesOf, type Sentence } from '../../../core/shared/sentence.ts'
import { dutySentences, dutyTexts } from './legal-duties.texts.ts'

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
  ban: { column: 'subconBanYn', law: '산업안전보건법 제58조' },
  approval: { column: 'subconApprYn', law: '산업안전보건법 제59조' },
  information: { column: 'infoDocYn', law: '산업안전보건법 제65조' },
  hazardPlan: { column: 'hazPlanYn', law: '산업안전보건법 제42조, 시행령 제42조' },
  ledger: { column: 'ledgerYn', law: '산업안전보건법 제67조, 시행령 제55조' },
  coordinator: { column: 'coordYn', law: '산업안전보건법 제68조, 시행령 제56조' },
} as const
const dutyLabels = namesOf(dutyTexts)
export type LegalDuty = keyof typeof legalDuties
export const dutyNames = Object.keys(legalDuties) as LegalDuty[]

export interface DutyVerdict {
  duty: LegalDuty
  label: Sentence
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
  const say = dutySentences
  const building = answers.constTypeCd === buildingWork
  const verdict = (
    duty: LegalDuty,
    found: readonly Sentence[],
    asked: Sentence,
    dated = true,
  ): DutyVerdict => {
    const label = dutyLabels[duty]
    return {
      duty,
      label,
      needed: found.length > 0,
      explanation: {
        title: label,
        inputs: [
          { label: say.verdict(), value: found.length > 0 ? say.applies({ found }) : say.appliesNot() },
        ],
        formula: asked,
        source: legalDuties[duty].law,
        version: dated ? parameters.version : undefined,
      },
    }
  }
  const fromContract = (duty: LegalDuty, answer: YesNo, found: Sentence) =>
    verdict(duty, answer === 'Y' ? [found] : [], say.fromContract(), false)
  return [
    fromContract('ban', contract.prohibitYn, say.prohibited()),
    fromContract('approval', contract.approveTargetYn, say.needsApproval()),
    fromContract('information', contract.infoTargetYn, say.needsInformation()),
    verdict('hazardPlan', hazardPlanReasons(answers, building, parameters), hazardPlanFormula(parameters)),
    verdict(
      'ledger',
      building && answers.totalAmt >= parameters.ledgerAmt
        ? [say.totalIs({ amount: won(answers.totalAmt) })]
        : [],
      say.totalFrom({ amount: won(parameters.ledgerAmt) }),
    ),
    verdict(
      'coordinator',
      building &&
        answers.samePlaceYn === 'Y' &&
        othersAmt > 0 &&
        answers.totalAmt + othersAmt >= parameters.coordinatorAmt
        ? [say.togetherIs({ amount: won(answers.totalAmt + othersAmt) })]
        : [],
      say.togetherFrom({ amount: won(parameters.coordinatorAmt) }),
    ),
  ]
}

const figure = (amount: number): string => amount.toLocaleString('ko-KR')
const won = (amount: number): Sentence => dutySentences.won({ amount: figure(amount) })

function hazardPlanReasons(
  answers: DutyAnswers,
  building: boolean,
  parameters: ConstructionParameters,
): Sentence[] {
  const from = (value: number | null | undefined, limit: number) =>
    typeof value === 'number' && value >= limit
  const say = dutySentences
  const special = answers.specialUseYn === 'Y'
  return [
    ...(building && from(answers.buildHeightM, parameters.planHeightM)
      ? [say.height({ metres: answers.buildHeightM! })]
      : []),
    ...(building &&
    from(answers.floorAreaM2, special ? parameters.planSpecialFloorM2 : parameters.planFloorM2)
      ? [say.floor({ area: figure(answers.floorAreaM2!) })]
      : []),
    ...(building && from(answers.spanM, parameters.planSpanM) ? [say.span({ metres: answers.spanM! })] : []),
    ...(building && answers.tunnelDamYn === 'Y' ? [say.tunnel()] : []),
    ...(building && from(answers.digDepthM, parameters.planDigM)
      ? [say.digging({ metres: answers.digDepthM! })]
      : []),
    // Equipment of a plant, whatever kind of work it is (제42조 제1항 제2호).
    ...(answers.chemFacilityYn === 'Y' ? [say.equipment()] : []),
  ]
}
const hazardPlanFormula = ({
  planHeightM,
  planFloorM2,
  planSpecialFloorM2,
  planSpanM,
  planDigM,
}: ConstructionParameters): Sentence =>
  dutySentences.hazardPlanRule({
    height: planHeightM,
    floor: figure(planFloorM2),
    special: figure(planSpecialFloorM2),
    span: planSpanM,
    digging: planDigM,
  })
