import type { Context } from '../../../core/server/entity/context.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import type { Bound } from './enter-check.rule.ts'
import type { EnterRqst } from './enter-rqst.resource.ts'

/** A pass of equipment that was just issued. */
export interface IssuedPass {
  passNo: number
  passCd: string
  vendorEquipNo: number
  equipTypeCd: string
}
interface EquipmentEntries {
  /** Kinds (VND_EQUIP) that are inspected before they come in: their pass is issued stopped. */
  isInspected: (equipTypeCd: string) => boolean
  /** Further days that end the pass of equipment that comes in on a day. */
  bounds: (context: Context, vendorEquipNo: number, fromYmd: string) => Promise<Bound[]>
  /** Called when the pass stands, stopped, until the inspection opens it. */
  issued: (context: Context, pass: IssuedPass, request: EnterRqst) => Promise<void>
  /** Why a stopped pass is not opened by hand. */
  mayOpen: (context: Context, passNo: number) => Promise<Sentence | undefined>
  /** Why stopped equipment is not released by hand. */
  mayRelease: (context: Context, vendorEquipNo: number) => Promise<Sentence | undefined>
  /** What stands against equipment with this pass at a gate, beside its papers. */
  reasons: (context: Context, passNo: number) => Promise<Sentence[]>
  /** What stands against equipment at work in a plant, by its number: it was not found fit there. */
  notFitAt: (
    context: Pick<Context, 'sql'>,
    numbers: readonly number[],
    plantCd: string | null,
  ) => Promise<ReadonlyMap<number, Sentence>>
}
let entries: EquipmentEntries = {
  isInspected: () => false,
  bounds: async () => [],
  issued: async () => {},
  mayOpen: async () => undefined,
  mayRelease: async () => undefined,
  reasons: async () => [],
  notFitAt: async () => new Map(),
}
/** The module that inspects equipment stands on vendors: it hands its judgement down. */
export const connectEquipmentEntries = (given: EquipmentEntries): void => void (entries = given)
export const equipmentEntries: EquipmentEntries = {
  isInspected: (...asked) => entries.isInspected(...asked),
  bounds: (...asked) => entries.bounds(...asked),
  issued: (...asked) => entries.issued(...asked),
  mayOpen: (...asked) => entries.mayOpen(...asked),
  mayRelease: (...asked) => entries.mayRelease(...asked),
  reasons: (...asked) => entries.reasons(...asked),
  notFitAt: (...asked) => entries.notFitAt(...asked),
}
