import type { Binds } from '../../core/server/database/database.ts'
import type { Session } from '../../core/server/http/session.ts'
import type { AnyResource } from '../../core/shared/resource.ts'
import { wholeCompany } from '../../core/shared/whole-company.ts'

const companyWide = new Set<string>()
/** Says that records of the company as a whole hold at every plant: pickers offer them with those of a plant. */
export function offerAtEveryPlant({ name }: AnyResource): void {
  companyWide.add(name)
}
/** What a column holds of records that are offered for a plant, department or area. */
export const placesOf = ({ name }: AnyResource, column: string, wanted: string): string[] =>
  column === 'plantCd' && companyWide.has(name) ? [wanted, wholeCompany] : [wanted]

/**
 * Master data of a plant that everybody's lists name (departments, processes, areas) is offered for the plants that
 * the caller may see, to a company for those that it does business with, as those plants themselves are. The plant's
 * departments are its own.
 */
export function ofItsPlants(resource: AnyResource, session: Session, binds: Binds): string {
  const isPlant = resource.key === 'plantCd'
  if (resource.scope !== 'everyone' || !(isPlant || 'plantCd' in resource.fields)) return 'true'
  if (session.vendorCd)
    return resource.name === 'dept'
      ? 'false'
      : `(${companyWide.has(resource.name) ? `t."plantCd" = '${wholeCompany}' or ` : ''}t."plantCd" in (select v."plantCd" from "vendorPlant" v where v."vendorCd" = ${binds.add(session.vendorCd)} and v."useYn" = 'Y'))`
  if (isPlant) return 'true'
  const seen = session.plants?.flatMap((plantCd) => placesOf(resource, 'plantCd', plantCd))
  return seen ? `(t."plantCd" is null or t."plantCd" = any(${binds.add(seen)}::text[]))` : 'true'
}
