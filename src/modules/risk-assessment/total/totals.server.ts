import { Binds } from '../../../core/server/database/database.ts'
import { nameExpression } from '../../../core/server/entity/columns.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { listWhere } from '../../../core/server/entity/list-conditions.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { requireScope } from '../../../core/server/entity/scope.ts'
import { code, department, flag, ref, refCode, year } from '../../../core/shared/field.ts'
import { accountStates } from '../../../platform/user/user.resource.ts'
import { openMeasureStates } from '../measure/measure.rule.ts'
import { readersMatrix } from '../matrix/matrix.server.ts'
import { rsaRisk } from './rsa-risk.resource.ts'
import {
  byUrgency,
  changeOrder,
  notAccepted,
  yearsTo,
  type Heat,
  type HeatCell,
  type TopRisk,
  type TotalCell,
  type Totals,
  type YearLevels,
} from './total.rule.ts'

/** What totals are asked for; the names are the conditions of the list of risks. */
const conditions = {
  riskYear: year('평가 연도'),
  plantCd: refCode('사업장', 'plant'),
  deptCd: department('부서'),
  rsaTypeCd: code('기법', 'RSA_TYPE'),
  fixedYn: flag('집계'),
  rsaMatrixNo: ref('평가기준', 'rsaMatrix'),
}
export interface TotalsAsked {
  riskYear: string
  fixedYn: 'Y' | 'N'
  plantCd?: string
  deptCd?: string
  rsaTypeCd?: string
  rsaMatrixNo?: number
}
/**
 * This year's confirmed risks, unless others are asked for.
 * @throws Refusal 400 at the condition, 403 for a plant that the caller does not see
 */
export function totalsAsked({ session, today }: Context, query: unknown): TotalsAsked {
  const given = Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== ''),
  )
  // A number comes as text in an address.
  if (/^\d{1,15}$/.test(String(given['rsaMatrixNo']))) given['rsaMatrixNo'] = Number(given['rsaMatrixNo'])
  const asked = checkedInput(conditions, given) as Partial<TotalsAsked>
  requireScope(rsaRisk, session, { plantCd: asked.plantCd })
  return { ...asked, riskYear: asked.riskYear ?? today.slice(0, 4), fixedYn: asked.fixedYn ?? 'Y' }
}
/** The conditions of the list of risks, so that a figure counts what its rows are. */
function whereOf(context: Context, asked: object, binds: Binds): string {
  return listWhere(
    rsaRisk,
    context,
    Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)])),
    binds,
  ).where
}
const named = (
  { session }: Context,
  binds: Binds,
  names: readonly ('plantCd' | 'deptCd' | 'rsaTypeCd')[],
): string =>
  names.map((name) => nameExpression(name, rsaRisk.fields[name], 'g', { session, binds })).join(', ')
const counted =
  'count(*)::int as "n", coalesce(sum(t."score"), 0)::float8 as "score", coalesce(sum(t."afterScore"), 0)::float8 as "afterScore"'

/** The total table, the years beside each other and what has changed since last year. (rsa.md 6, 7) */
export async function totalsOf(context: Context, asked: TotalsAsked): Promise<Totals> {
  const { riskYear, fixedYn, ...place } = asked
  const [cells, years, changes, gone, open] = await Promise.all([
    cellsOf(context, asked),
    yearsOf(context, { ...place, fixedYn }, yearsTo(riskYear)),
    changesOf(context, asked),
    countOf(context, { ...place, goneYear: riskYear, fixedYn: 'Y' }),
    countOf(context, { ...place, riskYear, fixedYn: 'N' }),
  ])
  return { riskYear, cells, years, changes, gone, open }
}
/** Risks by place, method and level. */
export async function cellsOf(context: Context, asked: TotalsAsked): Promise<TotalCell[]> {
  const binds = new Binds()
  const where = whereOf(context, asked, binds)
  return context.sql.query<TotalCell>(
    `select g.*, ${named(context, binds, ['plantCd', 'deptCd', 'rsaTypeCd'])}
     from (select t."plantCd", t."deptCd", t."rsaTypeCd", t."levelCd", t."afterLevelCd", ${counted}
       from "rsaRisk" t where ${where} group by 1, 2, 3, 4, 5) g order by 1, 2, 3, 4, 5`,
    binds.values,
  )
}
async function yearsOf(context: Context, asked: object, years: readonly string[]): Promise<YearLevels[]> {
  const binds = new Binds()
  const where = whereOf(context, asked, binds)
  return context.sql.query<YearLevels>(
    `select t."riskYear", t."afterLevelCd", count(*)::int as "n"
     from "rsaRisk" t where ${where} and t."riskYear" = any(${binds.add(years)}::text[]) group by 1, 2 order by 1, 2`,
    binds.values,
  )
}
async function changesOf(context: Context, asked: TotalsAsked): Promise<Totals['changes']> {
  const binds = new Binds()
  const where = whereOf(context, asked, binds)
  const rows = await context.sql.query<Totals['changes'][number]>(
    `select t."changeCd", count(*)::int as "n" from "rsaRisk" t where ${where} and t."changeCd" is not null group by 1`,
    binds.values,
  )
  return changeOrder.map((changeCd) => ({
    changeCd,
    n: rows.find((row) => row.changeCd === changeCd)?.n ?? 0,
  }))
}
async function countOf(context: Context, asked: object): Promise<number> {
  const binds = new Binds()
  const where = whereOf(context, asked, binds)
  return (
    await context.sql.one<{ n: number }>(
      `select count(*)::int as "n" from "rsaRisk" t where ${where}`,
      binds.values,
    )
  ).n
}

/** Of the worst as many as a page shows. */
const mostTop = 10
/** The risks that are to be lowered first. (rsa.md 5.7) */
export async function topRisks(context: Context, asked: TotalsAsked): Promise<TopRisk[]> {
  const binds = new Binds()
  const where = whereOf(context, { ...asked, afterLevelCd: notAccepted.join(',') }, binds)
  // Everything at the level and score of the tenth comes along: the rule decides among them.
  const rows = await context.sql.query<TopRisk>(
    `select g."rowEntity", g."rowNo"::float8 as "rowNo", g."rsaTypeCd", g."hazardTxt", g."afterLevelCd", g."afterScore"::float8 as "afterScore",
       ${named(context, binds, ['rsaTypeCd', 'deptCd'])},
       (select count(*)::int from "user" u where u."deptCd" = g."deptCd" and u."vendorCd" is null and u."acctStatusCd" = ${binds.add(accountStates.active)}) as "exposedCnt",
       (select min(m."dueYmd")::text from "rsaMeasureRow" r join "rsaMeasure" m using ("rsaMeasureNo")
         where r."rowEntity" = g."rowEntity" and r."rowNo" = g."rowNo" and m."state" = any(${binds.add(openMeasureStates)}::text[])) as "dueYmd"
     from (select * from "rsaRisk" t where ${where}
       order by position(t."afterLevelCd" in ${binds.add(notAccepted.join(''))}::text), t."afterScore" desc fetch first ${mostTop} rows with ties) g`,
    binds.values,
  )
  return rows.toSorted(byUrgency).slice(0, mostTop)
}

/** The risks of one version of a matrix by its levels: scales of two matrices never stand in one picture. (rsa.md 6) */
export async function heatOf(context: Context, asked: TotalsAsked): Promise<Heat> {
  const { rsaMatrixNo, ...around } = asked
  const binds = new Binds()
  const where = whereOf(context, around, binds)
  const matrices = await context.sql.query<Heat['matrices'][number]>(
    `select m."rsaMatrixNo", m."matrixNm", m."verNo"::int as "verNo", c."n" from (
       select t."rsaMatrixNo", count(*)::int as "n" from "rsaRisk" t where ${where} group by 1) c join "rsaMatrix" m using ("rsaMatrixNo")
     order by c."n" desc, 1`,
    binds.values,
  )
  const chosen = matrices.find((each) => each.rsaMatrixNo === rsaMatrixNo) ?? matrices[0]
  const { riskYear } = asked
  if (!chosen) return { riskYear, matrices, matrix: null, cells: [], unknown: 0 }
  const own = new Binds()
  const ownWhere = whereOf(context, { ...around, rsaMatrixNo: chosen.rsaMatrixNo }, own)
  const cells = await context.sql.query<{ [K in keyof HeatCell]: HeatCell[K] | null } & { n: number }>(
    `select t."freq"::int as "freq", t."sev"::int as "sev", t."afterFreq"::int as "afterFreq", t."afterSev"::int as "afterSev", count(*)::int as "n"
     from "rsaRisk" t where ${ownWhere} group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    own.values,
  )
  const { levels, cells: scores, grades, matrixNm } = await readersMatrix(context, chosen.rsaMatrixNo)
  const isJudged = (cell: (typeof cells)[number]): cell is HeatCell => cell.freq !== null && cell.sev !== null
  return {
    riskYear,
    matrices,
    matrix: { rsaMatrixNo: chosen.rsaMatrixNo, matrixNm, levels, cells: scores, grades },
    cells: cells.filter(isJudged),
    unknown: cells.reduce((sum, cell) => (isJudged(cell) ? sum : sum + cell.n), 0),
  }
}
