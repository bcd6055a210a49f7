import { dayOfMoment } from '../../core/shared/moment.ts'
import { holidaysFrom } from '../../platform/holiday/holidays.server.ts'
import { addDays } from '../../core/shared/dates.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { eventOf } from '../../platform/notification/notification.server.ts'
import { chemicalParameters } from './chemical-facts.server.ts'
import type { ChemicalParameters } from './chemical-parameters.rule.ts'
import {
  explainCheckDue,
  explainReviewDue,
  explainSecretEnd,
  explainValidUntil,
  type CheckDues,
  type MsdsDues,
} from './due-explanation.rule.ts'
import { matChkRqst, type MatChkRqst } from './material-check/mat-chk-rqst.resource.ts'
import { chmMsds, type ChmMsds } from './msds/msds.resource.ts'

const ladderOf = async ({ sql }: Context, eventCd: string): Promise<readonly string[]> =>
  (await eventOf(sql, eventCd))?.escalateRule ?? []
/** Day on which a record last came into a state, or nothing of records that were migrated there. */
async function lastInto(
  { sql }: Context,
  task: string,
  key: number,
  to: string,
  from?: string,
): Promise<string | null> {
  const { at } = await sql.one<{ at: string | null }>(
    `select to_json(max("actDt")) #>> '{}' as "at" from "comStateHist"
     where "taskClassNm" = $1 and "taskKey" = $2 and "toStatCd" = $3 and ($4::text is null or "fromStatCd" = $4)`,
    [task, String(key), to, from ?? null],
  )
  return at === null ? null : dayOfMoment(at)
}
/** The figures of the day on which something was set; of today where the table does not reach so far back. */
async function figuresOn(context: Context, plantCd: string | null, day: string): Promise<ChemicalParameters> {
  try {
    return await chemicalParameters(context, plantCd, day)
  } catch (error) {
    if (error instanceof RangeError) return chemicalParameters(context, plantCd)
    throw error
  }
}

export async function msdsDues(context: Context, msds: ChmMsds): Promise<MsdsDues> {
  const { msdsNo, revYmd, recvYmd, reviewDueYmd, secretYn, secretStartYmd, secretEndYmd } = msds
  const confirmedYmd = await lastInto(context, chmMsds.name, msdsNo, 'valid', 'revising')
  const setOn = confirmedYmd ?? dayOfMoment(msds.createDt)
  return {
    review: reviewDueYmd
      ? explainReviewDue(
          { revYmd, recvYmd, reviewDueYmd, confirmedYmd },
          await figuresOn(context, null, setOn),
          await ladderOf(context, 'CHM_MSDS_DUE'),
        )
      : undefined,
    secret:
      secretYn === 'Y' && secretStartYmd && secretEndYmd
        ? explainSecretEnd({ secretStartYmd, secretEndYmd }, await chemicalParameters(context))
        : undefined,
  }
}

export async function checkDues(context: Context, row: MatChkRqst): Promise<CheckDues> {
  const { matChkRqstNo, plantCd, dueYmd, verdictYmd, validYmd } = row
  const acceptYmd = await lastInto(context, matChkRqst.name, matChkRqstNo, 'reviewing')
  const lists = [...new Set(row.regs.map(({ regNm, regCd }) => regNm ?? regCd))]
  const holidays =
    acceptYmd && dueYmd ? await holidaysFrom(context.sql, addDays(acceptYmd, 1), dueYmd) : new Set<string>()
  return {
    due: dueYmd
      ? explainCheckDue(
          { acceptYmd, dueYmd, lists, holidays: [...holidays] },
          await figuresOn(context, plantCd, acceptYmd ?? dueYmd),
          await ladderOf(context, 'CHM_MAT_OVERDUE'),
        )
      : undefined,
    valid:
      verdictYmd && validYmd
        ? explainValidUntil(
            { verdictYmd, validYmd },
            await figuresOn(context, plantCd, verdictYmd),
            await ladderOf(context, 'CHM_MAT_EXPIRE'),
          )
        : undefined,
  }
}
