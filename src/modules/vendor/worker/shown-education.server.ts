import type { Context } from '../../../core/server/entity/context.ts'
import { addLine, removeLines } from '../../../core/server/entity/lines.ts'
import { verification } from './vendor-worker.rule.ts'
import { vendorWorker } from './vendor-worker.resource.ts'

/** A result of education as the history of a worker shows it. */
export interface ShownEducation {
  eduTypeCd: string
  eduNm: string
  eduYmd: string
  eduHour: number
  validToYmd: string | null
  instNm: string | null
}

/**
 * Writes the one line that a result of education has in the history of its worker, or takes it out. Only results that
 * count are shown, so whoever reads the history may rely on it. The result leaves the trail.
 * @param shown absent: the result does not count (any more)
 */
export async function showEducation(
  context: Context,
  vendorWorkerNo: number,
  eduResultNo: number,
  shown: ShownEducation | undefined,
): Promise<void> {
  const before = await context.sql.query<{ key: number }>(
    'select "vendorWorkerEduNo" as "key" from "vendorWorkerEdu" where "vendorWorkerNo" = $1 and "eduResultNo" = $2',
    [vendorWorkerNo, eduResultNo],
  )
  await removeLines(
    context,
    vendorWorker,
    'educations',
    vendorWorkerNo,
    before.map(({ key }) => key),
    { trail: false },
  )
  if (shown)
    await addLine(
      context,
      vendorWorker,
      'educations',
      vendorWorkerNo,
      { ...shown, eduResultNo, verifyStatusCd: verification.verified },
      { trail: false },
    )
}
