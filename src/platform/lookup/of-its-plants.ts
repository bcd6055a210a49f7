import type { Binds } from '../../core/server/database/database.ts'
import type { Session } from '../../core/server/http/session.ts'
import type { AnyResource } from '../../core/shared/resource.ts'

/**
 * Master data of a plant that everybody's lists name (departments, processes, areas) is offered for the plants that
 * the caller may see, to a company for those that it does business with. The plant's departments are its own.
 */
export function ofItsPlants(resource: AnyResource, session: Session, binds: Binds): string {
  if (resource.scope !== 'everyone' || !('plantCd' in resource.fields) || resource.key === 'plantCd')
    return 'true'
  if (session.vendorCd)
    return resource.name === 'dept'
      ? 'false'
      : `t."plantCd" in (select v."plantCd" from "vendorPlant" v where v."vendorCd" = ${binds.add(session.vendorCd)} and v."useYn" = 'Y')`
  return session.plants
    ? `(t."plantCd" is null or t."plantCd" = any(${binds.add(session.plants)}::text[]))`
    : 'true'
}
