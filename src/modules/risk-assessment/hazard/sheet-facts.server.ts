import type { Context } from '../../../core/server/entity/context.ts'
import { newerBookOf, type NewerBook } from '../job-book/newer-book.server.ts'
import { readersMatrix, type StoredMatrix } from '../matrix/matrix.server.ts'
import type { RsaTarget } from '../plan/rsa-target.resource.ts'
import { summaryOf, type LineSummary } from '../plan/target-lines.server.ts'
import { whyNotOfTeam, whyNotOpen } from '../plan/target-edit.server.ts'
import { assessmentTypes } from '../risk-codes.rule.ts'
import { improvementShare } from './hazard.rule.ts'
import { isTooLong, stepsOf } from '../jsa/jsa.rule.ts'

/** What stands above the rows of a target. */
export interface SheetFacts {
  rsaTypeCd: string
  matrix: StoredMatrix
  summary: LineSummary
  /** Why the caller may not write rows now; null where he may. */
  closed: string | null
  /** 보완율 of a checklist in percent. */
  improvePct: number | null
  /** Steps of a JSA, and whether they are too many for one. */
  steps: number
  tooLong: boolean
  /** A newer version of the book that the rows were taken from. */
  newerBook: NewerBook | null
}

export async function sheetFactsOf(context: Context, target: RsaTarget): Promise<SheetFacts> {
  const { sql, session } = context
  const { rsaTargetNo, rsaMatrixNo, rsaTypeCd } = target
  const closed = whyNotOfTeam(target, context) ?? whyNotOpen(target)
  const answers =
    rsaTypeCd === assessmentTypes.checklist
      ? await sql.query<{ okCd: string | null }>(
          'select "okCd" from "rsaCheckAnswer" where "rsaTargetNo" = $1',
          [rsaTargetNo],
        )
      : []
  const steps = stepsOf(
    await sql.query<{ stepNo: number | null }>(
      'select distinct "stepNo"::float8 as "stepNo" from "rsaHazard" where "rsaTargetNo" = $1',
      [rsaTargetNo],
    ),
  )
  return {
    rsaTypeCd,
    matrix: await readersMatrix(context, rsaMatrixNo),
    summary: await summaryOf(context, target),
    closed: closed ? closed.in(session.language) : null,
    improvePct: improvementShare(answers.map(({ okCd }) => okCd)),
    steps,
    tooLong: rsaTypeCd === assessmentTypes.jsa && isTooLong(steps),
    newerBook: await newerBookOf(context, target),
  }
}
