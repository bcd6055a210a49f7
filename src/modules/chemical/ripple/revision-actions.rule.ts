import type { MsdsDiff } from '../msds/msds.rule.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { rippleNotes } from './ripple-tasks.texts.ts'

/**
 * What a revision asks people to look at again, beside teaching and posting it; articles that the design does
 * not confirm say so.
 */
export type RevisionAction = 'EXAM' | 'MEASURE' | 'PPE' | 'PERMIT'
export const revisionActions: Readonly<Record<RevisionAction, { title: Sentence; law: string }>> = {
  EXAM: { title: rippleNotes.EXAM(), law: '산업안전보건법 제130조' },
  MEASURE: { title: rippleNotes.MEASURE(), law: '산업안전보건법 제125조' },
  PPE: {
    title: rippleNotes.PPE(),
    law: '산업안전보건기준에 관한 규칙 제32조·제450조(제450조 확인 필요)',
  },
  PERMIT: { title: rippleNotes.PERMIT(), law: '작업허가 지침(회사 기준)' },
}

/** Mutagenic, carcinogenic, toxic for reproduction, or for an organ. */
const lastingHarm = /^H3(?:40|41|50|51|60|61|62|70|71|72|73)/
const [composition, exposure] = ['03', '08']
const examined = 'O8'
const measured = 'O7'

/**
 * What follows from a changed sheet, by what has changed and what hangs on the product; none where nothing of
 * it concerns people at work. (features.md 3, C8)
 * @param added hazard classes as `MsdsDiff` writes them, 'H07 1B H350'
 */
export function actionsOfRevision(
  { ghs, sections }: Pick<MsdsDiff, 'ghs' | 'sections'>,
  { checks, permits }: { checks: readonly string[]; permits: readonly unknown[] },
): RevisionAction[] {
  const changed = (sectCd: string) => sections.some((each) => each.sectCd === sectCd)
  // Physical hazards are P01 … P16, those of health H01 … H11.
  const ofHealth = ghs.added.filter((each) => each.startsWith('H'))
  const lasting = ofHealth.some((each) => lastingHarm.test(each.split(' ').at(-1) ?? ''))
  const composed = changed(composition)
  return [
    ...(lasting || (checks.includes(examined) && composed) ? (['EXAM'] as const) : []),
    ...(checks.includes(measured) && (changed(exposure) || composed || ofHealth.length > 0)
      ? (['MEASURE'] as const)
      : []),
    ...(changed(exposure) || ofHealth.length > 0 ? (['PPE'] as const) : []),
    ...(permits.length > 0 && (ghs.added.length > 0 || changed(exposure)) ? (['PERMIT'] as const) : []),
  ]
}
