import type { Context } from '../../../core/server/entity/context.ts'
import type { MachineStop, OrderMachine } from '../permit/machine-stop.rule.ts'

/** The stops that stand at a machine now. */
export type MachineStops = (context: Context, facilityNo: number) => Promise<MachineStop[]>

let stops: MachineStops = () => Promise.resolve([])
/** The stops of machines are kept by a module that stands on permits: it hands them down. */
export const connectMachineStops = (given: MachineStops): void => void (stops = given)
/**
 * The machine that an order names, with what stands against its use now; null when it names none.
 * @param wkodNo of an order that the caller may read, or of a permit that he may read
 */
export async function machineOfOrder(context: Context, wkodNo: number): Promise<OrderMachine | null> {
  const machine = await context.sql.maybe<{ facilityNo: number; facilityCd: string; facilityNm: string }>(
    `select f."facilityNo", f."facilityCd", f."facilityNm" from "workOrder" o join "safFacility" f using ("facilityNo") where o."wkodNo" = $1`,
    [wkodNo],
  )
  if (!machine) return null
  const { facilityNo, facilityCd, facilityNm } = machine
  return { facilityCd, facilityNm, stops: await stops(context, facilityNo) }
}
