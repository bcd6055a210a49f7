import type { Context } from '../../../core/server/entity/context.ts'
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
