import type { Context } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { messages } from '../../../core/shared/messages.ts'
import { permitBehaviour } from './permit.server.ts'
import { keepReason } from '../permit/permit-events.server.ts'
import { workPermit } from '../permit/work-permit.resource.ts'
import { clockReasons } from '../permit/permit-field.texts.ts'

/**
 * Every work of an area, or of a whole plant, that goes on stands still, in one act: all or none. Anybody may, and no
 * reason is needed (산업안전보건법 제52조·제54조); people of a company stop the works of their own company and of those
 * below it.
 * @param given `areaCd`, or `plantCd` for all areas of a plant; `reason` is optional
 * @returns the numbers of the permits that were stopped
 * @throws Refusal 400 without an area or plant that exists
 */
export async function stopArea(context: Context, given: unknown): Promise<{ permitNos: number[] }> {
  const { areaCd, plantCd, reason } = (given ?? {}) as Record<string, unknown>
  const { sql, session } = context
  const whole = typeof plantCd === 'string'
  const place = whole
    ? // In Korean: the text is stored with the record, as it was said that day.
      await sql.maybe<{ name: string }>('select "plantNm" as "name" from "plant" where "plantCd" = $1', [
        plantCd,
      ])
    : typeof areaCd === 'string'
      ? await sql.maybe<{ name: string }>('select "areaNm" as "name" from "permitArea" where "areaCd" = $1', [
          areaCd,
        ])
      : undefined
  if (!place) throw badField('areaCd', messages.requiredField('구역'))
  const binds = new Binds()
  const works = await sql.query<{ permitNo: number }>(
    `select p."permitNo" from "workPermit" p where ${scopeWhere(workPermit, session, 'p', binds, 'below')} and ${whole ? `p."plantCd" = ${binds.add(plantCd)}` : `p."areaCd" = ${binds.add(areaCd)}`}
       and p."state" in ('working', 'extensionRequested') order by 1 for update`,
    binds.values,
  )
  const said = typeof reason === 'string' ? reason.trim().slice(0, 900) : ''
  const stop = whole
    ? clockReasons.plantStop({ plant: place.name })
    : clockReasons.areaStop({ area: place.name })
  const why = said === '' ? stop : clockReasons.stopWithWords({ stop, words: said })
  const input = { suspReasonCd: 'EMERGENCY', reason: String(why) }
  for (const { permitNo } of works) {
    await runTransition(permitBehaviour, context, permitNo, 'suspend', input)
    await keepReason(context, permitNo, 'suspend', why)
  }
  return { permitNos: works.map(({ permitNo }) => permitNo) }
}
