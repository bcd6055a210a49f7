import type { Context } from '../../../core/server/entity/context.ts'
import type { RsaTarget } from '../plan/rsa-target.resource.ts'

export interface NewerBook {
  rsaJobBookNo: number
  jobBookCd: string
  verNo: number
}
/** The version that came after the one of which the rows of a target were taken. */
export async function newerBookOf(
  { sql }: Context,
  { rsaJobBookNo }: Pick<RsaTarget, 'rsaJobBookNo'>,
): Promise<NewerBook | null> {
  if (rsaJobBookNo === null) return null
  const newer = await sql.maybe<NewerBook>(
    `select n."rsaJobBookNo", n."jobBookCd", n."verNo"::float8 as "verNo" from "rsaJobBook" o join "rsaJobBook" n using ("jobBookCd")
     where o."rsaJobBookNo" = $1 and n."verNo" > o."verNo" and n."state" in ('approved', 'revising') order by n."verNo" desc limit 1`,
    [rsaJobBookNo],
  )
  return newer ?? null
}
