import { headColumns } from '../../core/server/entity/columns.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { scopeWhere } from '../../core/server/entity/scope.ts'
import { Binds } from '../../core/server/database/database.ts'
import type { Row } from '../../core/shared/resource.ts'
import { userKinds } from '../user/user.resource.ts'
import { holdsSql } from './account-place.server.ts'
import { mostPeople, stateOn, type DayState, type Period } from './people.rule.ts'
import { assignKinds, userAssign } from './user-assign.resource.ts'

export interface PeopleQuery {
  /** 'YYYY-MM-DD' */
  day: string
  plantCd?: string
  /** Part of a name or of an userId. */
  words?: string
  userIds?: readonly string[]
}
export interface PersonOn extends DayState<Row<typeof userAssign>, Period> {
  userId: string
  userNm: string
  /** Those of the assignment; without one those of the account at present. */
  plantCd: string | null
  deptCd: string | null
}

/**
 * Where the employees of the caller's scope stand on a day: main assignment, leave, and what of it is known. Who
 * is not employed on the day is not among them. Why somebody is away is not told.
 * @returns at most `mostPeople`, by department and name
 */
export async function peopleOn(context: Context, query: PeopleQuery): Promise<PersonOn[]> {
  const { session, sql } = context
  const binds = new Binds()
  const day = `${binds.add(query.day)}::date`
  const limits = [
    scopeWhere(userAssign, session, 'p', binds),
    ...(query.plantCd ? [`p."plantCd" = ${binds.add(query.plantCd)}`] : []),
    ...(query.userIds ? [`p."userId" = any(${binds.add(query.userIds)}::text[])`] : []),
    ...(query.words
      ? [`strpos(lower(p."userNm" || ' ' || p."userId"), lower(${binds.add(query.words)})) > 0`]
      : []),
  ]
  const rows = await sql.query<{
    userId: string
    userNm: string
    plantCd: string | null
    deptCd: string | null
    entryYmd: string | null
    retireYmd: string | null
    assignment: Row<typeof userAssign> | null
    leave: Period | null
  }>(
    `with p as (
       select u."userId", u."userNm", u."entryYmd", u."retireYmd", t."userAssignNo",
         coalesce(t."plantCd", u."plantCd") as "plantCd", coalesce(t."deptCd", u."deptCd") as "deptCd"
       from "user" u left join "userAssign" t
         on t."userId" = u."userId" and t."assignKindCd" = '${assignKinds.main}' and ${holdsSql(day)}
       where u."userKindCd" = '${userKinds.employee}' and coalesce(u."retireYmd" > ${day}, true)
         and coalesce(u."entryYmd" <= ${day}, true))
     select p.*, a.row as "assignment", l.row as "leave" from p
     left join lateral (select to_json(x) as row from (
       select ${headColumns(userAssign, 't', session, binds)} from "userAssign" t
       where t."userAssignNo" = p."userAssignNo") x) a on true
     left join lateral (select json_build_object('fromYmd', t."fromYmd", 'toYmd', t."toYmd") as row
       from "userLeave" t where t."userId" = p."userId" and ${holdsSql(day)}) l on true
     where ${limits.join(' and ')} order by p."deptCd", p."userNm", p."userId" limit ${mostPeople}`,
    binds.values,
  )
  return rows.map(({ userId, userNm, plantCd, deptCd, entryYmd, retireYmd, assignment, leave }) => ({
    userId,
    userNm,
    plantCd,
    deptCd,
    ...stateOn(
      {
        entryYmd,
        retireYmd,
        assignments: assignment ? [assignment] : [],
        leaves: leave ? [leave] : [],
      },
      assignKinds.main,
      query.day,
    ),
  }))
}
