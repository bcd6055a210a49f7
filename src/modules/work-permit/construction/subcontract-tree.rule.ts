import type { FieldIssue } from '../../../core/shared/session.ts'

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
  const issue = (index: number, field: string, message: string) =>
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
    if (vendorCd === rootVendorCd) issue(index, 'vendorCd', '원수급인은 하수급인이 될 수 없습니다.')
    else if (subcontracts.findIndex((each) => each.vendorCd === vendorCd) < index)
      issue(index, 'vendorCd', '이미 등록된 하수급인입니다.')
    else if (upVendorCd !== rootVendorCd && !upOf.has(upVendorCd))
      issue(index, 'upVendorCd', '상위 업체는 원수급인이거나 이 공사의 하수급인이어야 합니다.')
    else if (tier === Infinity) issue(index, 'upVendorCd', '상위 업체가 서로를 가리킵니다.')
    else if (tier > deepestTier)
      issue(index, 'upVendorCd', `하도급은 ${deepestTier}단계까지만 할 수 있습니다.`)
    return tier
  })
  return { tiers, issues }
}
