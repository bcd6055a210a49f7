import { type Behaviour } from '../../src/core/server/entity/behaviour.ts'
import type { Sql } from '../../src/core/server/database/database.ts'
import { addMinutes } from '../../src/core/shared/dates.ts'
import type { Transition } from '../../src/core/shared/resource.ts'
import { vendorEvalBehaviour } from '../../src/modules/vendor/eval/vendor-eval.server.ts'
import { safCostBehaviour } from '../../src/modules/work-permit/construction/safety-cost.server.ts'
import { safHealthPlanBehaviour } from '../../src/modules/work-permit/construction/safety-health-plan.server.ts'
import { statuses, stepStatuses } from '../../src/platform/approval/approval-codes.rule.ts'
import { writeMove } from '../../src/platform/approval/documents.server.ts'
import { openRequest } from '../../src/platform/approval/open-request.server.ts'
import { personAt } from './person-at.ts'

interface Approved {
  key: number
  /** Day on which it was submitted. */
  day: string
  drafter: string
}
/** Records that stand behind their approval, with who asked for it and when; `$1` is today. */
const approved: readonly { behaviour: Behaviour; action: string; cont: string; query: string }[] = [
  {
    behaviour: vendorEvalBehaviour,
    action: 'submitResult',
    cont: '평가위원의 채점을 마쳐 결과를 보고합니다.',
    query: `select "vendorEvalNo" as "key", least("dueYmd", $1::date - 3)::text as "day", 'saf01' as "drafter" from "vendorEval"
      where "state" in ('notified', 'objected', 'confirmed')`,
  },
  {
    behaviour: safHealthPlanBehaviour,
    action: 'propose',
    cont: '업체가 제출한 계획서를 검토하였으며 보완할 사항이 없어 승인을 요청합니다.',
    query: `select "planNo" as "key", least(p."createDt"::date + 3, $1::date - 1)::text as "day", c."constMgrUserId" as "drafter"
      from "safHealthPlan" p join "safConst" c using ("constNo") where p."state" = 'approved'`,
  },
  {
    behaviour: safCostBehaviour,
    action: 'propose',
    cont: '고시 기준으로 계산한 금액 이상으로 계획하였습니다.',
    query: `select "costNo" as "key", least(c."createDt"::date + 4, $1::date - 1)::text as "day", c."constMgrUserId" as "drafter"
      from "safCost" p join "safConst" c using ("constNo") where p."state" = 'approved'`,
  },
]

/**
 * Approval documents for the records that the demonstration delivers as approved, so that their page and
 * paper show the signers.
 */
export async function documentApproved(sql: Sql, today: string): Promise<void> {
  const before = await sql.one<{ noti: number; mail: number }>(
    'select (select coalesce(max("notiNo"), 0) from "noti") as "noti", (select coalesce(max("mailNo"), 0) from "mailQueue") as "mail"',
  )
  const records: (Approved & Omit<(typeof approved)[number], 'query'>)[] = []
  for (const { query, ...kind } of approved)
    for (const record of await sql.query<Approved>(query, [today])) records.push({ ...kind, ...record })
  // The oldest first: numbers follow the days.
  for (const record of records.toSorted((one, other) => one.day.localeCompare(other.day)))
    await sign(sql, record)
  // It was signed long ago; nobody is rung up for it.
  await sql.query('delete from "noti" where "notiNo" > $1', [before.noti])
  await sql.query('delete from "mailQueue" where "mailNo" > $1', [before.mail])
}

async function sign(
  sql: Sql,
  { behaviour, action, cont, key, day, drafter }: Approved & Omit<(typeof approved)[number], 'query'>,
) {
  const submitted = `${day}T10:20:00+09:00`
  const link = (behaviour.resource.transitions as Record<string, Transition<string>>)[action]!.approval!
  const context = await personAt(sql, drafter, submitted)
  await openRequest({ behaviour, context, key, action, link, input: { cont } })
  const { apprRqstNo } = await sql.one<{ apprRqstNo: number }>(
    'select max("apprRqstNo") as "apprRqstNo" from "apprRqst"',
  )
  const steps = await sql.query<{ apprStepNo: number; by: string }>(
    `select "apprStepNo", coalesce("assignUserId", "userId") as "by" from "apprStep" where "apprRqstNo" = $1 and "seq" > 0 order by "seq"`,
    [apprRqstNo],
  )
  const signedAt = (index: number) => addMinutes(`${day}T13:10:00+09:00`, index * 95)
  for (const [index, { apprStepNo, by }] of steps.entries())
    await sql.query(
      `update "apprStep" set "stepStatusCd" = $2, "arriveDt" = coalesce("arriveDt", $3), "actUserId" = $4, "actDt" = $5 where "apprStepNo" = $1`,
      [apprStepNo, stepStatuses.approved, index === 0 ? submitted : signedAt(index - 1), by, signedAt(index)],
    )
  const doneDt = signedAt(steps.length - 1)
  await sql.query(
    `update "apprRqst" set "apprStatusCd" = $2, "doneDt" = $3, "updateDt" = $3 where "apprRqstNo" = $1`,
    [apprRqstNo, statuses.done, doneDt],
  )
  await writeMove(await personAt(sql, steps.at(-1)!.by, doneDt), apprRqstNo, {
    from: statuses.progress,
    to: statuses.done,
    actNm: '승인',
  })
}
