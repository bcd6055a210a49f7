import { shownColumn } from '../../../core/server/entity/columns.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { notFound } from '../../../core/server/http/errors.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import type { GateProblem } from '../../vendor/enter/pass-ready.server.ts'
import { vendorWorker } from '../../vendor/worker/vendor-worker.resource.ts'
import type { PermitTypeCode, SupplementCode } from '../permit/permit-codes.rule.ts'
import { verdictsOf } from '../permit/worker-gate.server.ts'

/** Whether a vendor's worker may be put on a work, as the pages show it. */
export interface WorkerGateRow {
  vendorWorkerNo: number
  workerNm: string
  vendorNm: string
  ok: boolean
  reasons: GateProblem[]
}
export interface GateQuestion {
  plantCd: string
  /** 'YYYY-MM-DD' */
  workYmd: string
  permitTypeCd: PermitTypeCode
  supplCds: readonly SupplementCode[]
}
const listed = 300

/**
 * The gate of ptw 5.4 for the workers of a company, or for one of them, as the permit will ask it: who cannot
 * be put on the work first.
 * @throws Refusal 404 for a worker who is not the caller's
 */
export async function workerGate(
  context: Context,
  whom: { vendorCd?: string | undefined; vendorWorkerNo?: number | undefined },
  question: GateQuestion,
): Promise<WorkerGateRow[]> {
  const binds = new Binds()
  const where = [scopeWhere(vendorWorker, context.session, 'w', binds), `w."useYn" = 'Y'`]
  if (whom.vendorCd) where.push(`w."vendorCd" = ${binds.add(whom.vendorCd)}`)
  if (whom.vendorWorkerNo !== undefined) where.push(`w."vendorWorkerNo" = ${binds.add(whom.vendorWorkerNo)}`)
  const workers = await context.sql.query<{ vendorWorkerNo: number; workerNm: string; vendorNm: string }>(
    `select w."vendorWorkerNo", ${shownColumn(vendorWorker, 'vendorWorkerNm', 'w', context.session)} as "workerNm", v."vendorNm"
     from "vendorWorker" w join "vendor" v using ("vendorCd") where ${where.join(' and ')} order by w."vendorCd", w."vendorWorkerNm" limit ${listed}`,
    binds.values,
  )
  if (whom.vendorWorkerNo !== undefined && workers.length === 0) throw notFound()
  const verdicts = await verdictsOf(
    context,
    workers.map(({ vendorWorkerNo }) => vendorWorkerNo),
    question,
  )
  return workers
    .map((worker) => ({
      ...worker,
      reasons: verdicts.get(worker.vendorWorkerNo) ?? [],
      ok: !verdicts.get(worker.vendorWorkerNo)?.length,
    }))
    .toSorted((one, other) => Number(one.ok) - Number(other.ok))
}
