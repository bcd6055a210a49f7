import { Binds } from '../../../core/server/database/database.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { escalate, headsOf } from '../../../platform/notification/escalation.server.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { isSafety, isSupervisor } from '../ppe/ppe-people.server.ts'
import { safetyRecords } from '../record-pages.rule.ts'
import { safetyPeople, vendorManagers } from '../../vendor/vendor-people.server.ts'
import { checkTypes, isSelfCheck } from './check-codes.rule.ts'
import { planner } from './check-people.server.ts'
import { planRounds } from './check-planning.server.ts'
import { safCheckResult } from './check-result.resource.ts'
import { checkFiguresOf, checkResultBehaviour } from './check-result.server.ts'
import { checkWorkNames } from './check-work.texts.ts'

const most = 200
const until = (day: string): string => `${day}T18:00:00+09:00`
/** What a round looks at, in words. */
export const targetSql = `coalesce(f."facilityCd" || ' ' || f."facilityNm", a."areaNm", v."vendorNm", s."speEntryNm")`
/** Joined to rows `t` that name a target: where its name comes from. */
export const targetNameJoins = `left join "safFacility" f on f."facilityNo" = t."facilityNo"
  left join "permitArea" a on a."areaCd" = t."areaCd" left join "vendor" v on v."vendorCd" = t."vendorCd"
  left join "speEntry" s on s."speEntryNo" = t."speEntryNo"`
/** Joined to rounds `t`: their plan, and what their names come from. */
export const targetJoins = `join "safCheckPlan" p on p."checkPlanNo" = t."checkPlanNo" ${targetNameJoins}`
interface Waiting {
  checkResultNo: number
  checkPlanNm: string
  targetNm: string
  dueYmd: string
  deptCd: string
  plantCd: string
  chargeUserId: string
  checkTypeCd: string
  vendorCd: string | null
}
const columns = `t."checkResultNo", p."checkPlanNm", ${targetSql} as "targetNm", t."dueYmd"::text as "dueYmd", t."deptCd", t."plantCd", t."chargeUserId", t."checkTypeCd", t."vendorCd"`

/** Rounds that the caller is in charge of and may do by now; of a company's own checks, all and what was sent back. */
async function ownRounds(context: Context): Promise<Waiting[]> {
  const { sql, session, today } = context
  const { earlyDays } = await checkFiguresOf(context, session.plantCd)
  return sql.query<Waiting>(
    `select ${columns} from "safCheckResult" t ${targetJoins}
     where (t."chargeUserId" = $1 or t."vendorCd" = $3 and t."checkTypeCd" = $4) and (t."state" = 'sentBack' or t."state" = 'planned' and t."dueYmd" <= $2::date)
     order by t."dueYmd" limit ${most}`,
    [session.userId, addDays(today, earlyDays), session.vendorCd, checkTypes.company],
  )
}
/** Rounds that somebody else has done and that the caller confirms. */
async function toConfirm({ sql, session }: Context): Promise<Waiting[]> {
  if (!isSafety(session) && !isSupervisor(session)) return []
  const binds = new Binds()
  const scope = scopeWhere(safCheckResult, session, 't', binds)
  const rows = await sql.query<Waiting>(
    `select ${columns} from "safCheckResult" t ${targetJoins}
     where ${scope} and t."state" = 'done' and t."checkUserId" <> ${binds.add(session.userId)} order by t."checkDt" limit ${most}`,
    binds.values,
  )
  return rows.filter((row) => !planner(row, { session }))
}
const itemOf =
  (own: keyof typeof checkWorkNames) =>
  ({ checkResultNo, checkPlanNm, targetNm, dueYmd, checkTypeCd }: Waiting) => ({
    kind: own === 'saf-check' && isSelfCheck({ checkTypeCd }) ? 'saf-self-check' : own,
    title: targetNm,
    more: `${checkPlanNm} · ${dueYmd}`,
    dueDt: until(dueYmd),
    resource: safCheckResult.name,
    key: checkResultNo,
  })
export const checkWork: WorkSource = {
  labels: checkWorkNames,
  find: async (context) =>
    mayUse(context.session, safCheckResult.menus, 'write')
      ? [
          ...(await ownRounds(context)).map(itemOf('saf-check')),
          ...(await toConfirm(context)).map(itemOf('saf-check-confirm')),
        ]
      : [],
}

/** Intervals of the clocks. */
export const checkClockMs = 3_600_000
export const planningMs = 6 * 3_600_000
/** Rounds that one run closes: the next one goes on. */
const closedTogether = 1000

/** Makes the rounds of all plans a year ahead. @returns how many */
export const planningClock = (engine: Engine): Promise<number> =>
  inTransaction(engine, asSystem('점검계획 회차'), (context) => planRounds(context))

/**
 * Closes rounds whose next one is due as missed and tells their people and heads; reminds of those that are due on the
 * rungs of the event.
 * @returns how many rounds were closed and messages given
 */
export const checkClock = (engine: Engine): Promise<number> =>
  inTransaction(engine, asSystem('안전점검 시계'), async (context) => {
    const missed = await closeMissed(context)
    const due = await context.sql.query<Waiting>(
      `select ${columns} from "safCheckResult" t ${targetJoins} where t."state" = 'planned' and t."dueYmd" <= $1::date order by t."checkResultNo"`,
      [addDays(context.today, 1)],
    )
    const told = await escalate(
      context,
      'SAF_CHECK_DUE',
      due.map((row) => ({
        subject: `safCheckResult ${row.checkResultNo}`,
        dueYmd: row.dueYmd,
        to: [row.chargeUserId],
        ...tellingOf(row),
      })),
    )
    return missed + told
  })
const tellingOf = ({ checkResultNo, checkPlanNm, targetNm, plantCd }: Waiting) => ({
  variables: { checkPlanNm, targetNm },
  linkUrl: addressOf(safetyRecords.safCheckResult, checkResultNo),
  plantCd,
})
/** Who hears, besides whoever is in charge, that a company has not checked itself: its managers and the safety people. */
const companySides = async (row: Waiting, context: Context): Promise<string[]> =>
  row.vendorCd && isSelfCheck(row)
    ? [...(await vendorManagers(context, row.vendorCd)), ...(await safetyPeople(context, row.plantCd))]
    : []
async function closeMissed(context: Context): Promise<number> {
  const rows = await context.sql.query<Waiting>(
    `select ${columns} from "safCheckResult" t ${targetJoins} where t."state" = 'planned' and t."missYmd" <= $1::date order by t."checkResultNo" limit ${closedTogether}`,
    [context.today],
  )
  const heads = await headsOf(
    context.sql,
    rows.map(({ chargeUserId }) => chargeUserId),
  )
  for (const row of rows) {
    await runTransition(checkResultBehaviour, context, row.checkResultNo, 'miss')
    const { variables, ...rest } = tellingOf(row)
    await notify(context, 'SAF_CHECK_MISSED', {
      to: [
        ...new Set([row.chargeUserId, heads.get(row.chargeUserId), ...(await companySides(row, context))]),
      ],
      variables: { ...variables, dueDt: row.dueYmd },
      ...rest,
      once: `safCheckResult ${row.checkResultNo}`,
    })
  }
  return rows.length
}
