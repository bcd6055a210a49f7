import type { Context } from '../../../core/server/context.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { windNow } from '../simops/simops.server.ts'
import type { SupplementCode } from './permit-codes.rule.ts'
import { supplementsOf } from './permit-facts.rule.ts'
import { parametersOf } from './permit-facts.server.ts'
import { judgeWeather, type WindWork } from './wind.rule.ts'

/** What the wind stops among the supplements of a permit (ptw.md 5.10). */
const windWorkOf: Partial<Record<SupplementCode, WindWork>> = { S5: 'workAtHeight', S6: 'lifting' }
export const windSupplements = Object.keys(windWorkOf)

/** Why a work may not go on in the wind of the last hour; empty where nobody has measured it. */
export async function weatherReasons(permit: { plantCd: string | null; supplCds: string[] | null }, context: Context): Promise<Reason[]> {
  const works = supplementsOf(permit).flatMap((code) => windWorkOf[code] ?? [])
  const wind = works.length > 0 ? await windNow(context, permit.plantCd) : undefined
  if (!wind) return []
  const weather = { gustSpeed: wind.speedMs, windSpeed: wind.speedMs }
  return judgeWeather(weather, works, await parametersOf(context, permit.plantCd)).stops.map(({ message, source }) => ({
    guard: 'weather',
    message: `${message} · ${source}`,
    fixUrl: '/constSafe/constSafeStatus/constMap',
  }))
}
