import { loadRecord } from '../../../core/server/entity/record.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { permitArea } from '../../../platform/plant-map/permit-area.resource.ts'
import type { Diff } from '../../../core/server/entity/audit.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { messages } from '../../../core/shared/messages.ts'
import { holds } from '../permit/permit-facts.server.ts'
import { permitStates } from '../permit/permit-transitions.rule.ts'
import { workPermit, type WorkPermit } from '../permit/work-permit.resource.ts'
import { recordMove } from '../simops/simops-adjust.server.ts'
import { simopsRule } from '../simops/simops-rule.resource.ts'
import { placedInStates } from './work-map.rule.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { mapRefusals, sizeNames } from './map-refusals.texts.ts'

/** Largest coordinate of a plant, in metres. */
const mostMetres = 10_000
/** Who keeps the plant's tables for permits also lays out its areas. */
export const mayLayOut = (context: Pick<Context, 'session'>): boolean =>
  mayUse(context.session, simopsRule.menus, 'write')

function metres(
  body: Record<string, unknown>,
  name: string,
  label: string | Sentence,
  least: number,
): number {
  const value = body[name]
  if (typeof value !== 'number' || !(value >= least && value <= mostMetres))
    throw badField(name, messages.badType(label))
  return roundHalfUp(value, 1)
}

/**
 * The pin of a work was moved on the map: by the issuer of its area, until the issue, and within the area;
 * the next judgement is of the new place.
 * @throws Refusal 400 (no place, outside the area), 403, 409 (issued or over)
 */
export async function placePermit(permit: WorkPermit, context: Context, given: unknown): Promise<void> {
  if (!(placedInStates as readonly string[]).includes(permit.state))
    throw conflict(messages.wrongState(permitStates[permit.state]))
  if (!(await holds(context, permit, 'issuer'))) throw forbidden(mapRefusals.issuerMoves())
  const body = (given ?? {}) as Record<string, unknown>
  const [mapX, mapY] = [metres(body, 'mapX', 'X(m)', 0), metres(body, 'mapY', 'Y(m)', 0)]
  const outside = await context.sql.maybe<{ areaNm: string }>(
    `select "areaNm" from "permitArea" where "areaCd" = $1 and "originX" is not null and "widthM" > 0 and "heightM" > 0
       and not ($2::numeric between "originX" and "originX" + "widthM" and $3::numeric between "originY" and "originY" + "heightM")`,
    [permit.areaCd, mapX, mapY],
  )
  if (outside) throw badField('mapX', mapRefusals.outsideArea({ area: outside.areaNm }))
  const trail = { mapX: [permit.mapX, mapX], mapY: [permit.mapY, mapY] } satisfies Diff
  await setColumns(context, workPermit, permit.permitNo, { mapX, mapY }, { trail })
  // A pin is drawn without words; the other side still reads from where to where, and agrees.
  await recordMove(context, permit.permitNo, { ...permit, placeTxt: null })
}

/**
 * An area was moved or stretched on the plant's picture.
 * @throws Refusal 400, 403 (not who keeps the tables, or of another plant), 404
 */
export async function placeArea(context: Context, areaCd: string, given: unknown): Promise<void> {
  const { session } = context
  const before = await loadRecord(permitArea, context, areaCd, true)
  if (session.plants && !session.plants.includes(before.plantCd)) throw forbidden(mapRefusals.otherPlan())
  const body = (given ?? {}) as Record<string, unknown>
  const next = {
    originX: metres(body, 'originX', 'X(m)', 0),
    originY: metres(body, 'originY', 'Y(m)', 0),
    widthM: metres(body, 'widthM', sizeNames.width(), 1),
    heightM: metres(body, 'heightM', sizeNames.height(), 1),
  }
  const trail: Diff = {
    originX: [before.originX, next.originX],
    originY: [before.originY, next.originY],
    widthM: [before.widthM, next.widthM],
    heightM: [before.heightM, next.heightM],
  }
  await setColumns(context, permitArea, areaCd, next, { trail })
}
