import { showMultiple } from '../store/quantity.rule.ts'
import { joined, type Sentence } from '../../../core/shared/sentence.ts'
import { reviewLineNames } from './material-check.texts.ts'
import { findingSentences } from './material-findings.texts.ts'

export type ReviewLine = keyof typeof reviewLineNames
export const isReviewLine = (line: string): line is ReviewLine => Object.hasOwn(reviewLineNames, line)
/** Authority groups behind the duties of the design: 2 SHE관리자(본사), 3 안전, 4 보건, 5 환경·화학. */
export const headOffice = 2
export const chemicalManager = 5
export const lineGroups: Readonly<Record<ReviewLine, readonly number[]>> = {
  CHM: [chemicalManager, headOffice],
  ENV: [chemicalManager, headOffice],
  FIRE: [3, headOffice],
  SAFE: [3, headOffice],
  PSM: [3, headOffice],
  HEALTH: [4, headOffice],
}

export interface RoutingFacts {
  /** Regulated lists the material falls under (CHM_REG_CD). */
  regCds: readonly string[]
  /** Lowest flash point of its components, ℃. */
  flashPt: number | null
  segGrpCds: readonly string[]
  /** A component is carcinogenic, mutagenic or toxic for reproduction, 1A, 1B or 2. */
  cmr: boolean
  /** What the material would add to the R of the plant. */
  psmDelta: number
}
export interface RoutingLimits {
  fireFlashBelow: number
  psmDeltaFrom: number
}
/** 위험물안전관리법 별표 1. (code group CHM_REG_CD) */
export const dangerousGoods = 'F1'
const lists = {
  FIRE: [dangerousGoods],
  SAFE: ['O9', 'OA'],
  HEALTH: ['O3', 'O4', 'O5', 'O6', 'O7', 'O8'],
  ENV: ['C0', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'E1', 'E2', 'W1'],
  PSM: ['OA'],
} as const
const unstable = ['SR', 'WR']
/** 제조등금지, 금지물질. */
export const prohibited = ['O1', 'C6']

/** Which lines review a material, in their fixed order, each with why. (chm.md 5.9) */
export function reviewRouting(
  facts: RoutingFacts,
  limits: RoutingLimits,
): { line: ReviewLine; why: Sentence }[] {
  const on = (codes: readonly string[]) => codes.filter((code) => facts.regCds.includes(code))
  const found: { line: ReviewLine; why: Sentence | undefined }[] = [
    { line: 'CHM', why: findingSentences.allMaterials() },
    {
      line: 'FIRE',
      why: because(
        on(lists.FIRE),
        facts.flashPt !== null &&
          facts.flashPt < limits.fireFlashBelow &&
          findingSentences.flashPoint({ degrees: facts.flashPt }),
      ),
    },
    {
      line: 'SAFE',
      why: because(
        on(lists.SAFE),
        facts.segGrpCds.some((group) => unstable.includes(group)) && findingSentences.unstable(),
      ),
    },
    { line: 'HEALTH', why: because(on(lists.HEALTH), facts.cmr && findingSentences.cmr()) },
    { line: 'ENV', why: because(on(lists.ENV), false) },
    {
      line: 'PSM',
      why: because(
        on(lists.PSM),
        facts.psmDelta >= limits.psmDeltaFrom &&
          findingSentences.thresholdMore({ delta: showMultiple(facts.psmDelta) }),
      ),
    },
  ]
  return found.flatMap(({ line, why }) => (why === undefined ? [] : [{ line, why }]))
}
const because = (codes: readonly string[], more: Sentence | false): Sentence | undefined => {
  const parts = [codes.length > 0 && findingSentences.listed({ codes: codes.join('·') }), more].filter(
    (part) => part !== false,
  )
  return parts.length > 0 ? joined(parts, ', ') : undefined
}
/** A prohibited substance leads to the proposal 부적합. */
export const isProhibited = (regCds: readonly string[]): boolean =>
  prohibited.some((code) => regCds.includes(code))
