import type { Context } from '../../../core/server/entity/context.ts'
import type { VendorWorker } from './vendor-worker.resource.ts'

/** The same name, birthday and last four digits of the telephone under another company (vendor 2.2). */
export async function isElsewhere({ sql }: Context, { vendorWorkerNo }: VendorWorker): Promise<boolean> {
  const found = await sql.maybe(
    `select 1 from "vendorWorker" w join "vendorWorker" o on o."vendorWorkerNm" = w."vendorWorkerNm" and o."birthYmd" = w."birthYmd" and o."vendorCd" <> w."vendorCd"
       and right(o."phoneNo", 4) is not distinct from right(w."phoneNo", 4) and o."useYn" = 'Y'
     where w."vendorWorkerNo" = $1 and w."eraseDt" is null limit 1`,
    [vendorWorkerNo],
  )
  return found !== undefined
}
