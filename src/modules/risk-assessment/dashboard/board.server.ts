import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Binds } from '../../../core/server/database/database.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { countEach } from '../../../core/server/entity/list-query.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { overdueRate } from '../measure/measure.rule.ts'
import { rsaMeasure } from '../measure/rsa-measure.resource.ts'
import { rsaPlan } from '../plan/rsa-plan.resource.ts'
import { rsaTarget } from '../plan/rsa-target.resource.ts'
import { riskFiguresOn } from '../risk-parameters.server.ts'
import { sumOf } from '../total/total.rule.ts'
import { cellsOf, totalsAsked, type TotalsAsked } from '../total/totals.server.ts'
import {
  boardCounts,
  boardLists,
  boardMenu,
  progressCounts,
  progressSteps,
  type Board,
  type BoardCount,
  type ProgressStep,
} from './board.rule.ts'

const resources = { plan: rsaPlan, target: rsaTarget, measure: rsaMeasure }

/** Each number by its name, counted by the conditions of its list. */
async function counted(context: Context, asked: readonly BoardCount[]): Promise<Record<string, number>> {
  const lists = Object.keys(boardLists) as (keyof typeof boardLists)[]
  const found = await Promise.all(
    lists.map(async (list) => {
      const own = asked.filter((each) => each.list === list)
      const counts = await countEach(
        resources[list],
        context,
        own.map(({ query }) => query),
      )
      return own.map(({ name }, index): [string, number] => [name, counts[index]!])
    }),
  )
  return Object.fromEntries(found.flat())
}
/** Departments on one page. */
const mostDepts = 60
const deptsOf = (context: Context, { riskYear, plantCd }: TotalsAsked) => {
  const binds = new Binds()
  const scope = scopeWhere(rsaTarget, context.session, 't', binds)
  return context.sql.query<{ deptCd: string; deptNm: string | null }>(
    `select d."deptCd", d."deptNm" from "dept" d where d."deptCd" in (
       select t."deptCd" from "rsaTarget" t where ${scope} and (${binds.add(plantCd ?? null)}::text is null or t."plantCd" = ${binds.add(plantCd ?? null)})
         and t."excludeYn" is distinct from 'Y' and (t."confirmDt" is null or t."confirmDt" >= ${binds.add(`${riskYear}-01-01T00:00:00+09:00`)}::timestamptz))
     order by 1 limit ${mostDepts}`,
    binds.values,
  )
}
async function progressOf(context: Context, asked: TotalsAsked): Promise<Board['depts']> {
  const depts = await deptsOf(context, asked)
  const { riskYear, plantCd } = asked
  const counts = await countEach(
    rsaTarget,
    context,
    depts.flatMap(({ deptCd }) => progressCounts(riskYear, { plantCd, deptCd }).map(({ query }) => query)),
  )
  return depts.map((dept, at) => ({
    ...dept,
    counts: Object.fromEntries(
      progressSteps.map((step, index) => [step, counts[at * progressSteps.length + index]!]),
    ) as Record<ProgressStep, number>,
  }))
}

/** 위험성평가 현황판 (rsa.md 6): due days, measures, progress of departments and how far risks were lowered. */
async function boardOf(context: Context, asked: TotalsAsked): Promise<Board> {
  const { today } = context
  const { dueWarnFirst } = await riskFiguresOn(context, asked.plantCd ?? null)
  const [counts, depts, cells] = await Promise.all([
    counted(context, boardCounts(today, dueWarnFirst, asked.plantCd)),
    progressOf(context, asked),
    cellsOf(context, asked),
  ])
  return {
    riskYear: asked.riskYear,
    today,
    warnDays: dueWarnFirst,
    counts,
    overdueRate: overdueRate(counts['measureLate'] ?? 0, counts['measureOpen'] ?? 0) ?? null,
    depts,
    risks: sumOf(cells),
  }
}
export function boardRoutes(app: FastifyInstance, engine: Engine): void {
  app.get(
    '/api/rsa/dashboard',
    {
      config: { access: { menus: [boardMenu], right: 'read' } },
      schema: { tags: [rsaPlan.title], summary: '위험성평가 현황판' },
    },
    async ({ session, query }: FastifyRequest) => {
      const context = reading(engine, session)
      return { data: await boardOf(context, totalsAsked(context, query)) }
    },
  )
}
