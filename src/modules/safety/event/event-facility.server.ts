import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { safEvent } from './saf-event.resource.ts'

/** An event as the page of a machine lists it. */
export interface FacilityEvent {
  resource: string
  key: number
  code: string
  title: string
  state: string
  at: string
}
const most = 20

/** The newest accidents and near misses at a machine, for who may read them, in the own scope. */
export async function eventsOfFacility(
  { sql, session }: Pick<Context, 'sql' | 'session'>,
  facilityNo: number,
): Promise<FacilityEvent[]> {
  if (!mayUse(session, safEvent.menus, 'read')) return []
  const binds = new Binds()
  const scope = scopeWhere(safEvent, session, 't', binds)
  return sql.query<FacilityEvent>(
    `select ${binds.add(safEvent.name)}::text as "resource", t."safEventNo" as "key", t."safEventCd" as "code", t."safEventNm" as "title", t."state", to_json(t."occurDt")#>>'{}' as "at"
     from "safEvent" t where ${scope} and t."facilityNo" = ${binds.add(facilityNo)} order by t."occurDt" desc limit ${most}`,
    binds.values,
  )
}
