import { addMinutes, minutesBetween, momentOf } from '../../../../core/shared/dates.ts'
import { remembered } from '../../../../core/web/store.ts'
import type { WorkOrder } from '../../work-order/work-order.resource.ts'
import { assessedLines } from '../../permit/assessed-materials.rule.ts'
import { copiedPermit } from '../../permit/permit-copy.rule.ts'
import type { WorkPermit } from '../../permit/work-permit.resource.ts'

type Values = Record<string, unknown>
/**
 * Shift length with which a new permit begins; the rule with the plant's own figures judges it in the form.
 */
const shiftMinutes = 480
const halfHourMs = 30 * 60_000
const rememberedFields = ['emergTel', 'assemblyTxt'] as const

/** A new permit as far as the order knows it, so that only what the foreman alone knows is left to write. */
export function valuesFromOrder(
  order: WorkOrder,
  exZoneCd: string | undefined,
  now: Date,
  register: Parameters<typeof assessedLines>[1],
): Values {
  const next = momentOf(new Date(Math.ceil(now.getTime() / halfHourMs) * halfHourMs))
  const startDt = minutesBetween(next, order.planStartDt) > 0 ? order.planStartDt : next
  const left = minutesBetween(startDt, order.planEndDt)
  return {
    wkodNo: order.wkodNo,
    wkodNm: `${order.wkodCd} ${order.wkodNm}`,
    permitNm: order.wkodNm,
    plantCd: order.plantCd,
    areaCd: order.areaCd,
    areaNm: order.areaNm,
    placeTxt: order.facilityTxt,
    permitTypeCd: order.permitTypeCd || undefined,
    jobKindCds: order.jobKindCds ?? [],
    exZoneCd: order.exZoneCd ?? exZoneCd ?? null,
    workTxt: order.workTxt,
    startDt,
    endDt: addMinutes(startDt, left > 0 ? Math.min(left, shiftMinutes) : shiftMinutes),
    supplCds: order.supplCds ?? [],
    supplements: (order.supplCds ?? []).map((supplCd) => ({ supplCd })),
    workers: [],
    equips: [],
    materials: assessedLines(order.matTags, register),
    ...Object.fromEntries(
      rememberedFields.flatMap((name) => (remembered.read(name) ? [[name, remembered.read(name)]] : [])),
    ),
  }
}

/**
 * A copy: the work and its people, without times, measurements and signatures. (features 5a: copy clears the
 * dates)
 */
export const valuesFromPermit = (permit: WorkPermit): Values => ({
  ...copiedPermit(permit),
  fromPermitNo: permit.permitNo,
})

/** What the next permit of this company begins with. */
export function rememberSite(values: Values): void {
  for (const name of rememberedFields)
    if (typeof values[name] === 'string') remembered.write(name, values[name])
}
