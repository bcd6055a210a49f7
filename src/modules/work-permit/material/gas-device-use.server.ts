import type { Context } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { refuseDevice, type RegisteredDevice } from './gas-device.rule.ts'
import { deviceRefusals } from './gas-device.texts.ts'

/** An instrument of a plant by its number, as the register has it. */
export const deviceNamed = (
  { sql }: Context,
  plantCd: string | null,
  name: string,
): Promise<(RegisteredDevice & { gasDeviceNo: number }) | undefined> =>
  sql.maybe(
    `select "gasDeviceNo", "gasDeviceNm", "deviceKindCd", "gasCds", "calYmd"::text, "calExpYmd"::text, "deviceStatCd", "useYn"
     from "gasDevice" where "plantCd" = $1 and "gasDeviceNm" = $2`,
    [plantCd, name.trim()],
  )

/** @throws Refusal 400 at the field where the instrument may not be used */
export async function usableDevice(
  context: Context,
  plantCd: string | null,
  name: string,
  use: Parameters<typeof refuseDevice>[1] & { path: string },
): Promise<RegisteredDevice & { gasDeviceNo: number }> {
  const device = await deviceNamed(context, plantCd, name)
  const refusal = refuseDevice(device, use)
  if (!device || refusal) throw badField(use.path, refusal ?? deviceRefusals.unknown())
  return device
}
