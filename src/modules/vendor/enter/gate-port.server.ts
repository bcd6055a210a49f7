import type { Context } from '../../../core/server/entity/context.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import type { GateProblem } from './pass-ready.server.ts'

/** The reasons against a vendor's worker at a gate of a plant on a day. */
type GateReasons = (
  context: Context,
  vendorWorkerNo: number,
  plantCd: string,
  day: string,
) => Promise<GateProblem[]>

let judge: GateReasons = () => Promise.reject(new Error('no module judges the people at a gate'))
/** The conditions of entry are those of a permit, which stands on vendors: it hands its judgement down. */
export const connectGate = (given: GateReasons): void => void (judge = given)
export const gateReasons: GateReasons = (...asked) => judge(...asked)

/** The holder of a pass: a worker or a piece of equipment at a plant. */
export interface PassHolder {
  plantCd: string
  vendorWorkerNo: number | null
  vendorEquipNo: number | null
}
/** A work that depends on somebody's pass now. */
export interface PassWork {
  cd: string
  name: string
  stateNm: Said
  url: string
}
interface PassWorks {
  /** Works of today that name the holder. */
  of: (context: Context, holder: PassHolder) => Promise<PassWork[]>
  /**
   * Called when the holder has no pass left that opens the gates today; the leaders of his works are
   * notified.
   */
  lost: (context: Context, holder: PassHolder, why: string) => Promise<void>
}
let works: PassWorks = { of: async () => [], lost: async () => {} }
/** The module of works lists the works that depend on a pass, and notifies their people when one is gone. */
export const connectPassWorks = (given: PassWorks): void => void (works = given)
export const passWorks: PassWorks = {
  of: (...asked) => works.of(...asked),
  lost: (...asked) => works.lost(...asked),
}
