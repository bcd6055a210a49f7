import type { Context } from '../../../core/server/entity/context.ts'

/**
 * Workers who did the same trade in the plant for an earlier employer, shown by a pass that was not taken back
 * (시행규칙 제27조제5항제3호): what they learned then they need not learn again.
 */
export async function experiencedWorkers(
  { sql }: Context,
  numbers: readonly number[],
  plantCd: string,
): Promise<ReadonlySet<number>> {
  const rows = await sql.query<{ vendorWorkerNo: number }>(
    `select w."vendorWorkerNo" from "vendorWorker" w where w."vendorWorkerNo" = any($1::bigint[]) and exists (
       select 1 from "vendorWorker" o join "enterPass" p using ("vendorWorkerNo")
       where o."vendorWorkerNo" <> w."vendorWorkerNo" and o."vendorWorkerNm" = w."vendorWorkerNm" and o."birthYmd" = w."birthYmd" and p."plantCd" = $2
         and p."state" <> 'withdrawn' and o."jobTypeCds" && w."jobTypeCds" and p."vendorCd" <> w."vendorCd")`,
    [numbers, plantCd],
  )
  return new Set(rows.map(({ vendorWorkerNo }) => vendorWorkerNo))
}
