import type { Context } from '../../../core/server/entity/context.ts'
import { educationCodes } from '../vendor/vendor-codes.rule.ts'
import { sanctions, type SanctionCode } from './violation.rule.ts'
import type { ViolationParameters } from './violation-parameters.rule.ts'
import type { Sanction } from './warn-point.resource.ts'

/** The education that a retraining asks for; other sanctions ask for none. */
export const courseOf = (
  sanctionTypeCd: SanctionCode,
  { trainingHours }: ViolationParameters,
): { eduTypeCd: string; eduHour: number } | undefined =>
  sanctionTypeCd === sanctions.training
    ? { eduTypeCd: educationCodes.retraining, eduHour: trainingHours }
    : undefined

type Asked = Pick<
  Sanction,
  'sanctionTypeCd' | 'vendorWorkerNo' | 'eduTypeCd' | 'eduHour' | 'fromYmd' | 'toYmd' | 'stopYmd'
>
/**
 * True if the worker has done the education that the sanction names since its first day, in as many hours; a sanction
 * that names none has nothing to wait for.
 */
export async function hasTrained({ sql, today }: Context, row: Asked): Promise<boolean> {
  if (row.sanctionTypeCd !== sanctions.training || !row.eduTypeCd) return true
  const { hours } = await sql.one<{ hours: number }>(
    `select coalesce(sum("eduHour"), 0)::float8 as "hours" from "vendorWorkerEdu"
     where "vendorWorkerNo" = $1 and "eduTypeCd" = $2 and "eduYmd" between $3 and $4`,
    [row.vendorWorkerNo, row.eduTypeCd, row.fromYmd, today],
  )
  return hours >= (row.eduHour ?? 0)
}
/** True on the last day of a retraining that was not done, and after it, once. */
export const isDueToStop = async (context: Context, row: Asked): Promise<boolean> =>
  row.sanctionTypeCd === sanctions.training &&
  row.stopYmd === null &&
  row.toYmd !== null &&
  row.toYmd <= context.today &&
  !(await hasTrained(context, row))

/** Retrainings in force, by number, that end or stop a pass now. */
export async function trainingsToSettle(
  context: Context,
): Promise<{ trained: number[]; untrained: number[] }> {
  const rows = await context.sql.query<Asked & { sanctionNo: number }>(
    `select "sanctionNo", "sanctionTypeCd", "vendorWorkerNo", "eduTypeCd", "eduHour"::float8 as "eduHour", "fromYmd"::text as "fromYmd",
       "toYmd"::text as "toYmd", "stopYmd"::text as "stopYmd" from "sanction"
     where "state" = 'active' and "sanctionTypeCd" = $1 and "eduTypeCd" is not null order by 1 limit 500`,
    [sanctions.training],
  )
  const settled = { trained: [] as number[], untrained: [] as number[] }
  for (const row of rows)
    if (await hasTrained(context, row)) settled.trained.push(row.sanctionNo)
    else if (await isDueToStop(context, row)) settled.untrained.push(row.sanctionNo)
  return settled
}
