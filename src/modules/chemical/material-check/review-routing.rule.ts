import { showMultiple } from '../store/quantity.rule.ts'

/** MAT_LINE: who looks at a material before it comes in. */
export const reviewLines = {
  CHM: '화학물질',
  FIRE: '소방(위험물)',
  SAFE: '안전',
  HEALTH: '보건',
  ENV: '환경',
  PSM: '공정안전',
} as const
export type ReviewLine = keyof typeof reviewLines
export const isReviewLine = (line: string): line is ReviewLine => Object.hasOwn(reviewLines, line)
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
const lists = {
  FIRE: ['F1'],
  SAFE: ['O9', 'OA'],
  HEALTH: ['O3', 'O4', 'O5', 'O6', 'O7', 'O8'],
  ENV: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'E1', 'E2', 'W1'],
  PSM: ['OA'],
} as const
const unstable = ['SR', 'WR']
/** 제조등금지, 금지물질. */
export const prohibited = ['O1', 'C6']

/** Which lines review a material, in their fixed order, each with why. (chm.md 5.9) */
export function reviewRouting(
  facts: RoutingFacts,
  limits: RoutingLimits,
): { line: ReviewLine; why: string }[] {
  const on = (codes: readonly string[]) => codes.filter((code) => facts.regCds.includes(code))
  const found: { line: ReviewLine; why: string | undefined }[] = [
    { line: 'CHM', why: '모든 자재' },
    {
      line: 'FIRE',
      why: because(
        on(lists.FIRE),
        facts.flashPt !== null && facts.flashPt < limits.fireFlashBelow && `인화점 ${facts.flashPt}℃`,
      ),
    },
    {
      line: 'SAFE',
      why: because(
        on(lists.SAFE),
        facts.segGrpCds.some((group) => unstable.includes(group)) && '자기반응성·물반응성',
      ),
    },
    { line: 'HEALTH', why: because(on(lists.HEALTH), facts.cmr && '발암성·변이원성·생식독성') },
    { line: 'ENV', why: because(on(lists.ENV), false) },
    {
      line: 'PSM',
      why: because(
        on(lists.PSM),
        facts.psmDelta >= limits.psmDeltaFrom && `R 증가 ${showMultiple(facts.psmDelta)}`,
      ),
    },
  ]
  return found.flatMap(({ line, why }) => (why === undefined ? [] : [{ line, why }]))
}
const because = (codes: readonly string[], more: string | false): string | undefined => {
  const parts = [...(codes.length > 0 ? [`규제 ${codes.join('·')}`] : []), ...(more ? [more] : [])]
  return parts.length > 0 ? parts.join(', ') : undefined
}
/** A prohibited substance leads to the proposal 부적합. */
export const isProhibited = (regCds: readonly string[]): boolean =>
  prohibited.some((code) => regCds.includes(code))
