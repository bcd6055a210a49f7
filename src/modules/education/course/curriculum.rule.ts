import { eduTypes, workerClasses } from './legal-hours.rule.ts'

/** A line of a course, and an item of EDU_LEGAL_ITEM_CD whose `attr1` names the kinds of course that need it. */
interface Subject {
  legalItemCd?: string | null
  eduMin: number
}
export interface LegalItem {
  code: string
  codeNm: string
  attr1: string | null
}
interface CourseKind {
  eduTypeCd: string
  specialWorkNo?: string | null
  targetClassCds: readonly string[] | null
}

/** Sum of the minutes of the subjects; the head of a course says the same. */
export const sumOf = (subjects: readonly Subject[]): number =>
  subjects.reduce((sum, { eduMin }) => sum + eduMin, 0)

/** The marks in `attr1` that concern a course: 'SPC34', 'NEW', 'SUP'. */
export function contentKeys({ eduTypeCd, specialWorkNo, targetClassCds }: CourseKind): string[] {
  if (eduTypeCd === eduTypes.special) return specialWorkNo ? [`SPC${specialWorkNo}`] : []
  const supervisor =
    eduTypeCd === eduTypes.regular && (targetClassCds ?? []).includes(workerClasses.supervisor)
  return supervisor ? ['SUP', eduTypeCd] : [eduTypeCd]
}

/**
 * Kinds of course that must have all of their items themselves; regular education has them over its half-year, in
 * several courses. (시행규칙 별표 5; edu.md section 2)
 */
const wholeKinds: readonly string[] = [eduTypes.special, eduTypes.hire, eduTypes.change, eduTypes.sheets]
export const mustBeWhole = ({ eduTypeCd }: Pick<CourseKind, 'eduTypeCd'>): boolean =>
  wholeKinds.includes(eduTypeCd)

/** The items of 별표 5 that a course has to teach, each with whether one of its subjects does. */
export function checklistOf(
  course: CourseKind,
  subjects: readonly Subject[],
  items: readonly LegalItem[],
): { code: string; codeNm: string; taught: boolean }[] {
  const keys = contentKeys(course)
  return items
    .filter(({ attr1 }) => (attr1 ?? '').split(',').some((key) => keys.includes(key.trim())))
    .map(({ code, codeNm }) => ({
      code,
      codeNm,
      taught: subjects.some(({ legalItemCd }) => legalItemCd === code),
    }))
}
