import type { Context } from '../../../../core/server/entity/context.ts'
import { requireScope } from '../../../../core/server/entity/scope.ts'
import { addRow, sideTable } from '../../../../core/server/entity/side-table.ts'
import { runTransition } from '../../../../core/server/entity/transition.ts'
import { badField, conflict, forbidden } from '../../../../core/server/http/errors.ts'
import { monthsOf } from '../../../../core/shared/periods.ts'
import { isHeadOffice, safetyOnly } from '../event-people.server.ts'
import { eventRefusals } from '../event-refusals.texts.ts'
import type { AccidentStat, ClosedYear } from './accident-stat.rule.ts'
import { accidentStat } from './accident-stat.server.ts'
import { safWorkStat } from './saf-work-stat.resource.ts'
import { statRefusals } from './stat-refusals.texts.ts'
import { safWorkStatBehaviour } from './work-stat.server.ts'

/** A year that head office has closed, with the figures as they were then. */
const safStatYear = sideTable(
  'safStatYear',
  { statYear: 'text', plantCd: 'text', figures: 'jsonb', closeUserId: 'text', closeDt: 'timestamptz' },
  ['statYear', 'plantCd'],
)

/** Closes the hours of a month as a whole; a month without hours cannot be closed. @returns rows that were open */
export async function closeMonth(context: Context, plantCd: string, statYm: string): Promise<number> {
  if (safetyOnly(undefined, context)) throw forbidden(eventRefusals.safetyOnly())
  requireScope(safWorkStat, context.session, { plantCd })
  const rows = await context.sql.query<{ safWorkStatNo: number; state: string; ownerCd: string }>(
    'select "safWorkStatNo", "state", "ownerCd" from "safWorkStat" where "plantCd" = $1 and "statYm" = $2 order by 1 for update',
    [plantCd, statYm],
  )
  if (!rows.some(({ ownerCd }) => ownerCd === 'employee')) throw badField('statYm', statRefusals.noHours())
  const open = rows.filter(({ state }) => state === 'open')
  for (const { safWorkStatNo } of open)
    await runTransition(safWorkStatBehaviour, context, safWorkStatNo, 'close')
  return open.length
}

/**
 * Closes a year (saf.md SAF-06: by head office): every month has hours and is closed. The figures are frozen beside
 * those that are counted anew, because a rest may grow after the year has ended. @throws Refusal 400, 403, 409
 */
export async function closeYear(context: Context, plantCd: string, statYear: string): Promise<void> {
  const { sql, session, now, today } = context
  if (!isHeadOffice(session)) throw forbidden(statRefusals.headOfficeOnly())
  requireScope(safWorkStat, session, { plantCd })
  if (statYear >= today.slice(0, 4)) throw badField('statYear', statRefusals.yearOpen())
  const months = monthsOf(statYear)
  const closed = await sql.query<{ ym: string }>(
    `select "statYm" as "ym" from "safWorkStat" where "plantCd" = $1 and "statYm" = any($2) group by 1 having bool_and("state" = 'closed') and bool_or("ownerCd" = 'employee')`,
    [plantCd, months],
  )
  const missing = months.filter((month) => !closed.some(({ ym }) => ym === month))
  if (missing.length > 0) throw badField('statYear', statRefusals.monthsOpen({ months: missing.join(', ') }))
  const figures = await accidentStat(context, { plantCd, from: months[0]!, to: months.at(-1)! })
  const row = { statYear, plantCd, figures, closeUserId: session.userId, closeDt: now }
  if (!(await addRow(context, safStatYear, row))) throw conflict(statRefusals.yearClosed())
  context.publish({ topic: safWorkStat.name })
}

/** The closed year that a period is, and which of its rates have changed since. */
export async function closedYearOf(
  context: Context,
  { plantCd, from, to }: { plantCd: string; from: string; to: string },
  now: AccidentStat,
): Promise<ClosedYear | null> {
  const year = from.slice(0, 4)
  const { plants } = context.session
  if (plants !== null && !plants.includes(plantCd)) return null
  if (!plantCd || from !== `${year}-01` || to !== `${year}-12`) return null
  const row = await context.sql.maybe<{ figures: AccidentStat; closeDt: string; closeUserNm: string }>(
    `select y."figures", to_json(y."closeDt")#>>'{}' as "closeDt", u."userNm" as "closeUserNm" from "safStatYear" y join "user" u on u."userId" = y."closeUserId"
     where y."statYear" = $1 and y."plantCd" = $2`,
    [year, plantCd],
  )
  if (!row) return null
  const [then, today] = [row.figures.owners.all.rates, now.owners.all.rates]
  const changed = (Object.keys(today) as (keyof typeof today)[]).filter((name) => then[name] !== today[name])
  return {
    closeDt: row.closeDt,
    closeUserNm: row.closeUserNm,
    changed: changed.map((name) => ({ name, before: then[name], now: today[name] })),
  }
}
