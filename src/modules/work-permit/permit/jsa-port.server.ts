import type { Context } from '../../../core/server/entity/context.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'

/** The work for which a JSA is asked. */
export interface WorkOfJsa {
  plantCd: string
  vendorCd: string | null
  permitTypeCd: string | null
  supplCds: readonly string[] | null
  workYmd: string
}
/** One step of a JSA and what may happen in it, as the meeting before the work reads it out. */
export interface JsaHazard {
  stepNo: number | null
  stepTxt: string
  hazardTxt: string
  controlTxt: string | null
  measureTxt: string | null
  gradeCd: string | null
}
/** A JSA that may be chosen, or why it may not. */
export interface OfferedJsa {
  rsaTargetNo: number
  jsaCd: string
  rsaTargetNm: string
  validToYmd: string | null
  stepCnt: number
  /** In the language of the caller. */
  reasons: string[]
}
/** What orders and permits ask of the JSAs of the portal. */
export interface JsaPort {
  /** Number and day of a JSA that is chosen for an order. @throws Refusal 400 at `jsaNo` where it does not serve */
  chosen: (context: Context, jsaNo: number, work: WorkOfJsa) => Promise<{ jsaTxt: string; jsaYmd: string }>
  /** Why the work may not be done under it. */
  reasons: (context: Context, jsaNo: number, work: WorkOfJsa) => Promise<Sentence[]>
  hazards: (context: Context, jsaNo: number) => Promise<JsaHazard[]>
  /** The JSAs of the plant and the company, those that serve first. */
  offered: (context: Context, work: WorkOfJsa) => Promise<OfferedJsa[]>
}

let port: JsaPort | undefined
/** JSAs are kept by a module that stands on permits: it hands them down. */
export const connectJsa = (given: JsaPort): void => void (port = given)

/**
 * The JSA of an order that is being saved: its number and day are then those of the record. An order with a text only
 * stays as it is. @throws Refusal 400
 */
export async function takenJsa<
  I extends { jsaNo?: number | null; jsaTxt?: string | null; jsaYmd?: string | null },
>(
  context: Context,
  input: I & Omit<WorkOfJsa, 'workYmd'>,
  before: { jsaNo: number | null } | undefined,
  workYmd: string,
): Promise<Pick<I, 'jsaTxt' | 'jsaYmd'>> {
  const { jsaNo, jsaTxt, jsaYmd } = input
  if (!jsaNo || !port) {
    // What a record said is gone with it; a text of one's own is kept.
    return before?.jsaNo && !jsaNo ? { jsaTxt: null, jsaYmd: null } : { jsaTxt, jsaYmd }
  }
  return port.chosen(context, jsaNo, { ...input, workYmd })
}
export const jsaReasonsOf = (context: Context, jsaNo: number | null, work: WorkOfJsa): Promise<Sentence[]> =>
  jsaNo === null || !port ? Promise.resolve([]) : port.reasons(context, jsaNo, work)
/** The hazards of an order's JSA; none where it has only a text. */
export async function jsaHazardsOf(context: Context, wkodNo: number): Promise<JsaHazard[]> {
  const order = await context.sql.maybe<{ jsaNo: number | null }>(
    'select "jsaNo" from "workOrder" where "wkodNo" = $1',
    [wkodNo],
  )
  return order?.jsaNo && port ? port.hazards(context, order.jsaNo) : []
}
export const offeredJsas = (context: Context, work: WorkOfJsa): Promise<OfferedJsa[]> =>
  port ? port.offered(context, work) : Promise.resolve([])
