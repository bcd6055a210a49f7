/** Why a machine must not be used. */
export interface MachineStop {
  code: string
  reason: string
  since: string
}
/** The machine that an order names, with the stops that stand at it. */
export interface OrderMachine {
  facilityCd: string
  facilityNm: string
  stops: MachineStop[]
}
