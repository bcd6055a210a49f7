import type { FieldIssue } from '../../../core/shared/session.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { constructionInput } from './construction.texts.ts'

/** A subcontractor of a construction and the company that gave the work on. */
export interface Subcontract {
  vendorCd: string
  upVendorCd: string
}
/** How often work may be given on below the company of the contract (ptw.md 2: tier ≤ 2). */
export const deepestTier = 2

/**
 * How far each subcontractor stands below the company of the contract: 1 or 2.
 * @param path name of the lines, before the messages' places
 * @returns the tiers in the order of the lines, or what is wrong with them
 */
export function judgeTree(
  rootVendorCd: string,
  subcontracts: readonly Subcontract[],
  path = 'vendors',
): { tiers: number[]; issues: FieldIssue[] } {
  const issues: FieldIssue[] = []
  const issue = (index: number, field: string, message: Sentence) =>
    issues.push({ path: `${path}.${index}.${field}`, message })
  const upOf = new Map(subcontracts.map(({ vendorCd, upVendorCd }) => [vendorCd, upVendorCd]))
  const tierOf = (vendorCd: string): number => {
    let tier = 0
    for (let at: string | undefined = vendorCd; at !== undefined && at !== rootVendorCd; at = upOf.get(at)) {
      tier += 1
      // A chain longer than the number of companies runs in a circle.
      if (tier > subcontracts.length) return Infinity
    }
    return tier
  }
  const tiers = subcontracts.map(({ vendorCd, upVendorCd }, index) => {
    const tier = tierOf(vendorCd)
    if (vendorCd === rootVendorCd) issue(index, 'vendorCd', constructionInput.rootBelow())
    else if (subcontracts.findIndex((each) => each.vendorCd === vendorCd) < index)
      issue(index, 'vendorCd', constructionInput.twice())
    else if (upVendorCd !== rootVendorCd && !upOf.has(upVendorCd))
      issue(index, 'upVendorCd', constructionInput.unknownAbove())
    else if (tier === Infinity) issue(index, 'upVendorCd', constructionInput.circle())
    else if (tier > deepestTier) issue(index, 'upVendorCd', constructionInput.tooDeep({ tiers: deepestTier }))
    return tier
  })
  return { tiers, issues }
}
