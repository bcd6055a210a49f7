import type { Context } from '../../../core/server/entity/context.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, conflict, notFound } from '../../../core/server/http/errors.ts'
import type { PublicLink } from '../../../platform/public-link/public-link.server.ts'
import { attendRefusals } from './attend-refusals.texts.ts'
import type { Attender } from './class-attend.server.ts'
import { eduTarget } from './edu-target.resource.ts'

/** Who holds the link of a seat: the seat itself, and where and for which course it is. */
export interface SeatHolder extends Attender {
  linkDt: string | null
  langCd: string | null
  plantCd: string
  eduCourseNo: number
}
const holderSql = `select t."eduTargetNo", t."eduClassNo", t."userId", t."vendorCd", t."vendorWorkerNo", t."targetNm", t."state", t."deviceHash",
  to_json(t."linkDt") #>> '{}' as "linkDt", t."langCd", c."plantCd", c."eduCourseNo"
  from "eduTarget" t join "eduClass" c using ("eduClassNo")`

const hashForm = /^[0-9a-f]{16,64}$/
/** The name that a telephone has given to itself; null where it is none. */
export const deviceOf = (value: unknown): string | null =>
  typeof value === 'string' && hashForm.test(value) ? value : null

/** The seat that a link of a worker without an account opens. @throws Refusal 404 */
export async function holderOf(
  context: Context,
  link: PublicLink,
  token: string,
  lock = false,
): Promise<SeatHolder> {
  const no = link.numberOf(token)
  const seat =
    no === undefined
      ? undefined
      : await context.sql.maybe<SeatHolder>(
          `${holderSql} where t."eduTargetNo" = $1 and t."vendorWorkerNo" is not null${lock ? ' for update of t' : ''}`,
          [no],
        )
  if (!seat?.linkDt || !(await link.opens(context, token, seat.eduTargetNo, seat.linkDt))) throw notFound()
  return seat
}

/** The link works on the device that used it first. @throws Refusal 400 (no device), 409 (another one) */
export function requireDevice({ deviceHash }: Pick<SeatHolder, 'deviceHash'>, given: unknown): string {
  const device = deviceOf(given)
  if (!device) throw badField('deviceHash', attendRefusals.boundDevice())
  if (deviceHash !== null && deviceHash !== device) throw conflict(attendRefusals.boundDevice())
  return device
}
/** A seat is shown to whoever has its link until a device holds it, then to that device alone. @throws as `requireDevice` */
export function requireReader(seat: Pick<SeatHolder, 'deviceHash'>, given: unknown): void {
  if (seat.deviceHash !== null) requireDevice(seat, given)
}
/** Keeps the link on this device from now on. The seat is locked. @throws as `requireDevice` */
export async function bindDevice(context: Context, seat: SeatHolder, given: unknown): Promise<string> {
  const device = requireDevice(seat, given)
  if (seat.deviceHash === null)
    await setColumns(context, eduTarget, seat.eduTargetNo, { deviceHash: device }, { stamps: false })
  return device
}

/** A new link ends the one before, and opens on the device that comes with it, or on the first that opens it. */
export async function newLink(
  context: Context,
  link: PublicLink,
  eduTargetNo: number,
  deviceHash: string | null = null,
): Promise<string> {
  await setColumns(context, eduTarget, eduTargetNo, { linkDt: context.now, deviceHash })
  const { linkDt } = await context.sql.one<{ linkDt: string }>(
    `select to_json("linkDt") #>> '{}' as "linkDt" from "eduTarget" where "eduTargetNo" = $1`,
    [eduTargetNo],
  )
  return link.addressOf(eduTargetNo, linkDt)
}
