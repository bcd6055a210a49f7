import type { Context } from '../../../core/server/entity/context.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { windNow } from '../simops/simops.server.ts'
import { parametersOf } from '../permit/permit-facts.server.ts'
import { judgeWeather, unmeasuredWeather, weatherWorksOf } from '../permit/wind.rule.ts'
import { joined } from '../../../core/shared/sentence.ts'

type Work = { plantCd: string | null; workKindCd: string | null; supplCds: string[] | null }
const fixUrl = '/constSafe/constSafeStatus/constMap'

/**
 * Why a work has to stop in the weather of the last hour; what nobody has measured stops nothing that goes
 * on. (ptw.md 5.10)
 */
export async function weatherStops(permit: Work, context: Context): Promise<Reason[]> {
  const works = weatherWorksOf(permit)
  const measured = works.length > 0 ? await windNow(context, permit.plantCd) : undefined
  if (!measured) return []
  const { speedMs, gustMs, rainMmH, snowCmH } = measured
  const weather = {
    windSpeed: speedMs,
    gustSpeed: gustMs ?? speedMs,
    rainPerHour: rainMmH ?? undefined,
    snowPerHour: snowCmH ?? undefined,
  }
  return judgeWeather(weather, works, await parametersOf(context, permit.plantCd)).stops.map(
    ({ message, source }) => ({
      guard: 'weather',
      message: joined([message, source], ' · '),
      fixUrl,
    }),
  )
}

/**
 * Why a work may not begin or go on again: what stops it, and the measurements without which steel and tower
 * cranes do not begin.
 */
export async function weatherReasons(permit: Work, context: Context): Promise<Reason[]> {
  const works = weatherWorksOf(permit)
  if (works.length === 0) return []
  const measured = await windNow(context, permit.plantCd)
  const known = {
    windSpeed: measured?.speedMs,
    rainPerHour: measured?.rainMmH ?? undefined,
    snowPerHour: measured?.snowCmH ?? undefined,
  }
  return [
    ...unmeasuredWeather(known, works).map((message) => ({ guard: 'weather', message, fixUrl })),
    ...(await weatherStops(permit, context)),
  ]
}
