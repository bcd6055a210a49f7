import type { Context } from '../../core/server/entity/context.ts'
import type { Behaviour } from '../../core/server/entity/behaviour.ts'
import { Binds, quoted } from '../../core/server/database/database.ts'
import { lookupOf } from '../../core/server/entity/columns.ts'
import { allBehaviours } from '../../core/server/entity/registry.ts'
import { stateLabel } from '../../core/server/entity/transition.ts'
import { scopeWhere } from '../../core/server/entity/scope.ts'
import { mayUse } from '../../core/server/http/session.ts'
import { addDays } from '../../core/shared/dates.ts'
import type { Field, Fields } from '../../core/shared/field.ts'
import type { AnyResource } from '../../core/shared/resource.ts'
import type { Digest, DigestGroup } from './digest.rule.ts'

/** A first sign-in looks back so far, a long absence no further. */
const firstDays = 7
const mostDays = 30
const recordsShown = 4

/**
 * Changes in the caller's departments (for a vendor: the company) by others since the end of the session
 * before this one (admin 10.4). A record belongs to a department when one of its department fields names it,
 * or when one of its people made it or is named in it.
 */
export async function digestOf(context: Context): Promise<Digest> {
  const { sql, session, today } = context
  const earlier = await sql.maybe<{ lastDt: string }>(
    `select to_json(max("lastDt"))#>>'{}' as "lastDt" from "userSession" where "userId" = $1 and "sessionId"::text <> $2 having max("lastDt") is not null`,
    [session.userId, session.sessionId],
  )
  const floor = `${addDays(today, -(earlier ? mostDays : firstDays))}T00:00:00+09:00`
  const fromDt = earlier && Date.parse(earlier.lastDt) > Date.parse(floor) ? earlier.lastDt : floor
  const { unread } = await sql.one<{ unread: number }>(
    `select count(*)::int as "unread" from "noti" where "userId" = $1 and "state" = 'unread'`,
    [session.userId],
  )
  const groups: DigestGroup[] = []
  for (const behaviour of allBehaviours()) groups.push(...(await groupsOf(behaviour, context, fromDt)))
  return { fromDt, sinceLogin: Boolean(earlier), unread, groups }
}

async function groupsOf(behaviour: Behaviour, context: Context, fromDt: string): Promise<DigestGroup[]> {
  const { resource } = behaviour
  const { session } = context
  const lives =
    Object.keys((resource.transitions ?? {}) as object).length > 0 && resource.scope !== 'everyone'
  if (!lives || !mayUse(session, resource.menus, 'read')) return []
  const binds = new Binds()
  const [from, name, own] = [fromDt, resource.name, session.userId].map((value) => binds.add(value))
  const scope = scopeWhere(resource, session, 't', binds)
  const [departments, ours] = session.vendorCd
    ? [[], 'true']
    : [departmentCtes(binds.add(session.deptCd)), ofDepartment(resource)]
  const key = `t.${quoted(resource.key)}`
  const shown = `t.${quoted(lookupOf(resource.name)?.name ?? resource.key)}`
  const rows = await context.sql.query<Pick<DigestGroup, 'state' | 'count' | 'records'>>(
    `with recursive ${[...departments, happened(from!, name!, own!), seen(resource.name, key, shown, `${scope} and (${ours})`)].join(', ')}
     select "toStatCd" as "state", max("count") as "count",
       json_agg(json_build_object('key', "key", 'name', "name", 'actDt', "actDt") order by "actDt" desc) as "records"
     from seen where "place" <= ${recordsShown} group by 1 order by max("actDt") desc`,
    binds.values,
  )
  return rows.map(({ state, count, records }) => ({
    taskClassNm: resource.name,
    title: resource.title,
    state,
    stateNm: stateLabel(resource, state),
    count,
    records,
  }))
}

/** The newest state that others brought each record to: a record is told once, however far it went. */
const happened = (from: string, name: string, own: string): string =>
  `happened as materialized (select distinct on (h."taskKey") h."taskKey", h."toStatCd", h."actDt" from "comStateHist" h
     where h."actDt" > ${from} and h."taskClassNm" = ${name} and h."userId" <> ${own} and h."fromStatCd" is not null
     order by h."taskKey", h."stateHistNo" desc)`
const seen = (table: string, key: string, shown: string, where: string): string =>
  `seen as (select h."toStatCd", h."actDt", ${key}::text as "key", ${shown}::text as "name",
     row_number() over (partition by h."toStatCd" order by h."actDt" desc) as "place", count(*) over (partition by h."toStatCd")::int as "count"
     from happened h join ${quoted(table)} t on ${key}::text = h."taskKey" where ${where})`
/** The own department with those below it, and their people. */
const departmentCtes = (dept: string): string[] => [
  `own as (select ${dept}::text as "deptCd" union select d."deptCd" from "dept" d join own on d."pdeptCd" = own."deptCd")`,
  'people as (select "userId" from "user" join own using ("deptCd"))',
]
function ofDepartment(resource: AnyResource): string {
  const columns = (kind: Field['kind']) =>
    Object.entries(resource.fields as Fields)
      .filter(([, field]) => field.kind === kind)
      .map(([name]) => `t.${quoted(name)}`)
  return [
    ...columns('department').map((column) => `${column} in (select "deptCd" from own)`),
    ...[...columns('user'), 't."createUserId"'].map((column) => `${column} in (select "userId" from people)`),
  ].join(' or ')
}
