import { defineBehaviour } from '../../../../core/server/entity/behaviour.ts'
import type { Sql } from '../../../../core/server/database/database.ts'
import type { Context } from '../../../../core/server/entity/context.ts'
import { createRecord } from '../../../../core/server/entity/save.ts'
import { setColumns } from '../../../../core/server/entity/set-columns.ts'
import { badField, forbidden } from '../../../../core/server/http/errors.ts'
import { firstDay, lastDay } from '../../../../core/shared/periods.ts'
import { isWorkday } from '../../../../core/shared/workday.ts'
import { addDays } from '../../../../core/shared/dates.ts'
import { holidaysFrom } from '../../../../platform/holiday/holidays.server.ts'
import { inouts } from '../../../vendor/enter/enter-log.resource.ts'
import { figuresOn } from '../event-judge.server.ts'
import { safetyOnly } from '../event-people.server.ts'
import { eventRefusals } from '../event-refusals.texts.ts'
import { estimatedHours } from '../rules/accident-rates.rule.ts'
import { hoursOfDays, sourceOfHours } from './hours.rule.ts'
import { safWorkStat } from './saf-work-stat.resource.ts'
import { statRefusals } from './stat-refusals.texts.ts'

const owners = { employee: 'employee', contractor: 'contractor' } as const

/** True where head office has closed the year of a month. */
const yearClosed = async (
  sql: Sql,
  { statYm, plantCd }: { statYm: string; plantCd: string },
): Promise<boolean> =>
  (await sql.maybe('select 1 from "safStatYear" where "statYear" = $1 and "plantCd" = $2', [
    statYm.slice(0, 4),
    plantCd,
  ])) !== undefined

/** 월 근로시간: entered, uploaded or worked out; a closed month stays as it is. */
export const safWorkStatBehaviour = defineBehaviour(safWorkStat, {
  without: ['multi'],
  mayEdit: (row, context) =>
    safetyOnly(row, context) ?? (row.state === 'closed' ? statRefusals.closed() : undefined),
  mayDelete: (row, context) =>
    safetyOnly(row, context) ?? (row.state === 'closed' ? statRefusals.closed() : undefined),
  beforeSave: async (input, context) => {
    if (input.statYm >= context.today.slice(0, 7)) throw badField('statYm', statRefusals.future())
    if ((input.ownerCd === owners.contractor) !== Boolean(input.vendorCd))
      throw badField('vendorCd', statRefusals.vendorNeeded())
    if (input.estHours > input.workHours) throw badField('estHours', statRefusals.tooMuch())
    const closed = await context.sql.maybe(
      `select 1 from "safWorkStat" where "statYm" = $1 and "plantCd" = $2 and "state" = 'closed' limit 1`,
      [input.statYm, input.plantCd],
    )
    if (closed) throw badField('statYm', statRefusals.closed())
    if (await yearClosed(context.sql, input)) throw badField('statYm', statRefusals.yearClosed())
    return input
  },
  transitions: {
    close: { may: safetyOnly },
    reopen: {
      may: safetyOnly,
      guards: {
        year: async (row, { sql }) => ((await yearClosed(sql, row)) ? statRefusals.yearClosed() : undefined),
      },
    },
  },
})

/**
 * Works out the hours of a month that is over: those of companies from their passages, those of employees as an estimate
 * where nobody has entered them. What was entered by hand stays. @returns rows that are new or changed
 */
export async function fillMonth(context: Context, plantCd: string, statYm: string): Promise<number> {
  if (safetyOnly(undefined, context)) throw forbidden(eventRefusals.safetyOnly())
  if (statYm >= context.today.slice(0, 7)) throw badField('statYm', statRefusals.future())
  const [from, to] = [firstDay(statYm), lastDay(statYm)]
  const figures = await figuresOn(context, plantCd, from)
  const passages = await context.sql.query<{ vendorCd: string; worker: number; hours: number | null }>(
    `select "vendorCd", "vendorWorkerNo" as "worker",
       (extract(epoch from max("enterDt") filter (where "inoutCd" = '${inouts.out}') - min("enterDt") filter (where "inoutCd" = '${inouts.in}')) / 3600)::float as "hours"
     from "enterLog" where "plantCd" = $1 and "okYn" = 'Y' and "vendorWorkerNo" is not null and "enterDt" >= $2::date::timestamp at time zone 'Asia/Seoul' and "enterDt" < ($3::date + 1)::timestamp at time zone 'Asia/Seoul'
     group by "vendorCd", "vendorWorkerNo", ("enterDt" at time zone 'Asia/Seoul')::date`,
    [plantCd, from, to],
  )
  const byVendor = Map.groupBy(passages, ({ vendorCd }) => vendorCd)
  let written = 0
  const workDays = await workdaysOf(context, from, to)
  for (const [vendorCd, days] of byVendor) {
    const hours = hoursOfDays(days, figures)
    const workerQty = new Set(days.map(({ worker }) => worker)).size
    written += await put(context, {
      statYm,
      plantCd,
      ownerCd: owners.contractor,
      vendorCd,
      workerQty,
      workDays,
      ...hours,
      srcCd: sourceOfHours(hours),
    })
  }
  const { n } = await context.sql.one<{ n: number }>(
    `select coalesce(p."workerCnt", (select count(*) from "user" u where u."plantCd" = p."plantCd" and u."vendorCd" is null))::int as "n" from "plant" p where p."plantCd" = $1`,
    [plantCd],
  )
  const estHours = estimatedHours(n, workDays, figures)
  written += await put(context, {
    statYm,
    plantCd,
    ownerCd: owners.employee,
    vendorCd: null,
    workerQty: n,
    workDays,
    workHours: estHours,
    estHours,
    srcCd: 'estimate',
  })
  return written
}
async function workdaysOf({ sql }: Context, from: string, to: string): Promise<number> {
  const holidays = await holidaysFrom(sql, from, to)
  let count = 0
  for (let day = from; day <= to; day = addDays(day, 1)) if (isWorkday(day, holidays)) count += 1
  return count
}
interface Worked {
  statYm: string
  plantCd: string
  ownerCd: string
  vendorCd: string | null
  workerQty: number
  workDays: number
  workHours: number
  estHours: number
  srcCd: string
}
async function put(context: Context, row: Worked): Promise<number> {
  const known = await context.sql.maybe<{ safWorkStatNo: number; srcCd: string; state: string }>(
    `select "safWorkStatNo", "srcCd", "state" from "safWorkStat" where "statYm" = $1 and "plantCd" = $2 and "ownerCd" = $3 and "vendorCd" is not distinct from $4`,
    [row.statYm, row.plantCd, row.ownerCd, row.vendorCd],
  )
  if (!known) {
    await createRecord(safWorkStatBehaviour, context, row)
    return 1
  }
  if (known.state === 'closed' || known.srcCd === 'entered') return 0
  const { workerQty, workDays, workHours, estHours, srcCd } = row
  await setColumns(context, safWorkStat, known.safWorkStatNo, {
    workerQty,
    workDays,
    workHours,
    estHours,
    srcCd,
  })
  return 1
}
