import { messages } from '../../../core/shared/messages.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { wasteSentences } from './waste.texts.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { chmWaste } from './chm-waste.resource.ts'

/** CHM_WASTE: kinds of designated waste that a product becomes (폐기물관리법 시행령 별표 1); GENERAL is none of them. */
export const wasteKinds = {
  solvent: 'SOLVENT',
  acid: 'ACID',
  alkali: 'ALKALI',
  paint: 'PAINT',
  toxic: 'TOXIC',
  general: 'GENERAL',
} as const

/** Class of products that are paints, adhesives and cleaners of works. */
const workMaterials = '90'
/**
 * The kind that is proposed for a product; a person settles it by analysis and contract. What is acutely
 * toxic or on a list of the Chemicals Control Act comes first, since it decides how it may be carried. (확인
 * 필요)
 */
export function proposedWaste(product: {
  segGrpCds: readonly string[]
  prodClassCd: string | null
  controlled: boolean
}): string {
  const is = (...groups: string[]) => groups.some((group) => product.segGrpCds.includes(group))
  if (is('CN', 'TX')) return wasteKinds.toxic
  if (is('AC', 'AO') && !is('FL')) return wasteKinds.acid
  if (is('BA')) return wasteKinds.alkali
  if (is('FL')) return product.prodClassCd === workMaterials ? wasteKinds.paint : wasteKinds.solvent
  if (is('AO')) return wasteKinds.acid
  return product.controlled ? wasteKinds.toxic : wasteKinds.general
}

interface HandOver {
  wasteYmd?: string | null
  wasteQty?: number | null
  carrierTxt?: string | null
  manifestNo?: string | null
  handYmd?: string | null
  handQty?: number | null
}
/**
 * What is written of a hand-over makes sense: not before the disposal, not in the future, no more than there
 * is.
 */
export function wasteIssues(
  { wasteYmd, wasteQty, handYmd, handQty }: HandOver,
  today?: string,
): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (handYmd && wasteYmd && handYmd < wasteYmd)
    issues.push({ path: 'handYmd', message: wasteSentences.beforeDisposal() })
  if (handYmd && today && handYmd > today) issues.push({ path: 'handYmd', message: wasteSentences.future() })
  if (handQty !== null && handQty !== undefined && wasteQty && handQty > wasteQty)
    issues.push({ path: 'handQty', message: wasteSentences.tooMuch() })
  return issues
}
/** What a hand-over still lacks: who carries it, under which number of 올바로, when and how much. */
export const missingForHandOver = (row: HandOver): Sentence[] =>
  (['carrierTxt', 'manifestNo', 'handYmd', 'handQty'] as const).flatMap((name) =>
    row[name] === null || row[name] === undefined || row[name] === ''
      ? [messages.requiredField(chmWaste.fields[name].label)]
      : [],
  )
