import { Binds } from '../../../../core/server/database/database.ts'
import type { Context } from '../../../../core/server/entity/context.ts'
import { chosenSql, type Asked } from '../facts/person-facts.server.ts'
import { matrixFrom, severity, type Alike, type Matrix, type ShortPeople } from '../rules/matrix.rule.ts'
import { workerClasses, type JudgedType, type Standing } from '../rules/status-codes.rule.ts'

interface KeptMatrix {
  matrix: Matrix
  people: number
  short: ShortPeople[]
}
interface Folded {
  part: 'place' | 'alike' | 'short'
  deptCd: string | null
  deptNm: string
  eduTypeCd: JudgedType
  closed: boolean
  supervisor: boolean
  state: Standing
  people: number
  lackMin: number
}
/**
 * The matrix of a kept day, added up where its rows lie: of two thousand people it takes some hundred rows instead of
 * fourteen thousand. It is the one that `matrixOf` makes of the same rows.
 */
export async function keptMatrix(context: Context, asked: Asked): Promise<KeptMatrix> {
  const binds = new Binds()
  const chosen = chosenSql(context, asked, binds)
  const [day, order, supervisor] = [asked.day, severity, workerClasses.supervisor].map((value) =>
    binds.add(value),
  )
  // The duties of each person are looked up by his own key, whatever PostgreSQL takes the number of people for.
  const rows = await context.sql.query<Folded>(
    `${chosen}, duty as materialized (
       select c."userId", c."deptCd", coalesce(c."workerClassCd" = ${supervisor}, false) as "supervisor", d.* from chosen c cross join lateral (
         select s."eduTypeCd", s."closedYn" = 'Y' as "closed", min(array_position(${order}::text[], s."state")) as "rank", sum(s."lackMin") as "lackMin"
         from "eduStatusSnap" s where s."baseYmd" = ${day}::date and s."userId" = c."userId" group by 1, 2) d)
     select 'place' as "part", c."deptCd", coalesce(d."deptNm", '') as "deptNm", null as "eduTypeCd", null::boolean as "closed", null::boolean as "supervisor",
       null as "state", count(*) as "people", null::bigint as "lackMin"
     from chosen c left join "dept" d on d."deptCd" = c."deptCd" group by 2, 3
     union all select 'alike', "deptCd", '', "eduTypeCd", "closed", null, (${order}::text[])["rank"], count(*), sum("lackMin")::bigint from duty group by "deptCd", "eduTypeCd", "closed", "rank"
     union all select 'short', null, '', "eduTypeCd", null, "supervisor", null, count(distinct "userId"), null from duty where "rank" = 1 group by "eduTypeCd", "supervisor"`,
    binds.values,
  )
  const of = (part: Folded['part']) => rows.filter((row) => row.part === part)
  const places = of('place')
  return {
    matrix: matrixFrom(places, of('alike') satisfies readonly Alike[]),
    people: places.reduce((sum, { people }) => sum + people, 0),
    short: of('short'),
  }
}
