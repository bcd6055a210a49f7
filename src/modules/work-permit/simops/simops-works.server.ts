import type { Context } from '../../../core/server/entity/context.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import type { PermitState } from '../permit/permit-transitions.rule.ts'
import type { SimopsRule } from './simops.rule.ts'
import { simopsWorkOf, type LockPoint, type SimopsPermit, type SimopsWork } from './simops-work.rule.ts'

/** A work with what a page shows of it beside the rules. */
export interface PlacedWork extends SimopsWork {
  state: PermitState
}
export interface WorkWindow {
  plantCd: string | null
  /** Moments as ISO text. */
  from: string
  to: string
  states: readonly string[]
  /** Number of the permit that is asked about. */
  except?: number
  /** Only works that a rule could reach from here: the others are not even read. */
  near?: { work: SimopsWork; rules: readonly SimopsRule[] }
}
/** Column of a permit `p`: the isolation points of its lockouts that are not over. */
export const lockPointsColumn = `coalesce((select json_agg(json_build_object('deviceTag', lp."deviceTag", 'isolPosCd', lp."isolPosCd")) from "lotoPermit" lk
  join "safLoto" ll using ("lotoNo") join "lotoPoint" lp using ("lotoNo") where lk."permitNo" = p."permitNo" and ll."state" not in ('released', 'cancelled')), '[]') as "lockPoints"`
/** The isolation points of one permit; none for a work that is only being thought about. */
export const lockPointsOf = async (sql: Sql, permitNo: number): Promise<LockPoint[]> =>
  (
    await sql.maybe<{ lockPoints: LockPoint[] }>(
      `select ${lockPointsColumn} from "workPermit" p where p."permitNo" = $1`,
      [permitNo],
    )
  )?.lockPoints ?? []

const inWindow = `p."plantCd" is not distinct from $1 and p."startDt" < $3::timestamptz and coalesce(p."extEndDt", p."endDt") > $2::timestamptz
  and p."state" = any($4::text[]) and p."permitNo" <> $5`
const windowValues = ({ plantCd, from, to, states, except = 0 }: WorkWindow) => [
  plantCd,
  from,
  to,
  states,
  except,
]

/** How many works there are in a window. */
export const countBetween = async (sql: Sql, window: WorkWindow): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      `select count(*)::int as count from "workPermit" p where ${inWindow}`,
      windowValues(window),
    )
  ).count

/** Metres around a work within which a rule can reach another one that has no reach of its own. */
function reachAround({ work, rules }: NonNullable<WorkWindow['near']>): number | null {
  if (work.x === null || work.y === null) return null
  const own = Math.max(
    work.controlRadiusM ?? 0,
    work.liftRadiusM ?? 0,
    ...rules.map(({ factorVal }) => (factorVal ?? 0) * (work.depthM ?? 0)),
  )
  return own + Math.max(0, ...rules.map(({ distM }) => distM ?? 0))
}

/** Works of a plant whose time touches the window, in the given states, except one. */
export async function worksBetween(sql: Sql, window: WorkWindow): Promise<PlacedWork[]> {
  const reach = window.near ? reachAround(window.near) : null
  const { x = null, y = null } = window.near?.work ?? {}
  // Radiation, cranes and excavations reach out themselves; a system or a circuit knows no distance; who has
  // no coordinates is judged by the area.
  const near =
    reach === null
      ? ''
      : `and (p."mapX" is null or p."mapY" is null or (abs(p."mapX" - $6) <= $8 and abs(p."mapY" - $7) <= $8) or p."supplCds" && '{S2,S3,S4,S6}' or p."systemTxt" is not null
        or ($9 and exists (select 1 from "lotoPermit" lk where lk."permitNo" = p."permitNo")))`
  const rows = await sql.query<{ row: SimopsPermit & { state: PermitState } }>(
    `select to_json(r) as row from (
       select p."permitNo", p."permitCd", p."permitNm", p."state", p."permitTypeCd", p."supplCds", p."jobKindCds", p."systemTxt", p."areaCd",
         p."mapX", p."mapY", p."mapZ", p."startDt", p."endDt", p."extEndDt",
         coalesce((select json_agg(json_build_object('residueYn', m."residueYn", 'lelPct', m."lelPct")) from "permitMaterial" m where m."permitNo" = p."permitNo"), '[]') as materials,
         ${lockPointsColumn},
         coalesce((select json_agg(json_build_object('supplCd', s."supplCd", 'circuitTxt', s."circuitTxt", 'controlRadiusM', s."controlRadiusM", 'radiusM', s."radiusM", 'depthM', s."depthM"))
                   from "permitSupplement" s where s."permitNo" = p."permitNo"), '[]') as supplements
       from "workPermit" p
       where ${inWindow} ${near}) r`,
    reach === null
      ? windowValues(window)
      : [...windowValues(window), x, y, reach, (window.near?.work.lockPoints.length ?? 0) > 0],
  )
  return rows.map(({ row }) => ({ ...simopsWorkOf(row), state: row.state }))
}

interface Store {
  storeNo: number
  storeCd: string
  storeNm: string
  areaCd: string | null
  mapX: number | null
  mapY: number | null
  stockKg: number
}
/**
 * Stores that hold flammable solids or liquids (제2류, 제4류) now, as something that is always there. Litres of
 * an unknown density weigh 1 kg each.
 */
export async function flammableStores(
  { sql }: Pick<Context, 'sql'>,
  plantCd: string | null,
): Promise<SimopsWork[]> {
  const stores = await sql.query<Store>(
    `select s."storeNo", s."storeCd", s."storeNm", s."areaCd", s."mapX", s."mapY",
       sum(t."stockQty" * case t."unitCd" when 'kg' then 1 when 'g' then 0.001 when 't' then 1000 when 'L' then coalesce(p."density", 1) when 'mL' then coalesce(p."density", 1) / 1000 else 0 end)::float8 as "stockKg"
     from "chmStore" s join "chmStock" t using ("storeNo") join "chmProduct" p using ("prodNo")
     where s."plantCd" = $1 and s."useYn" = 'Y' and s."mapX" is not null and p."hazClassCd" in ('2', '4') group by s."storeNo"`,
    [plantCd],
  )
  return stores.map(({ storeNo, storeCd, storeNm, areaCd, mapX, mapY, stockKg }) => ({
    permitNo: -storeNo,
    permitCd: storeCd,
    permitNm: storeNm,
    kinds: ['STOCK'],
    areaCd,
    x: mapX,
    y: mapY,
    z: null,
    from: -Infinity,
    to: Infinity,
    systemTxt: null,
    circuitTxt: null,
    controlRadiusM: null,
    liftRadiusM: null,
    depthM: null,
    lockPoints: [],
    stockKg: roundHalfUp(stockKg, 1),
  }))
}
