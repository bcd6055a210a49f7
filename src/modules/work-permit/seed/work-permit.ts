import { addMinutes } from '../../../core/shared/dates.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { constructionFigures } from '../construction/construction-parameters.rule.ts'
import { permitFigures } from '../permit/permit-parameters.rule.ts'
import { simopsDefaults } from '../simops/simops-seed.rule.ts'
import { insertConstructions } from './demo-constructions.ts'
import { demoHandledMaterials } from './demo-handled-materials.ts'
import { demoAreas } from './demo-areas.ts'
import { demoGasDevices } from './demo-gas-devices.ts'
import { insertOrders } from './demo-orders.ts'
import { insertLotos } from './demo-lotos.ts'
import { insertPermits } from './demo-permit-insert.ts'
import { insertAgreement } from './demo-simops.ts'
import { insertWorkers } from './demo-workers.ts'
import { deliverRows } from '../../../core/server/seed/deliver-rows.ts'
import { insertRows } from '../../../core/server/seed/insert-rows.ts'
import { presentMoment, type SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { translations } from '../../../core/shared/words.ts'
import { readTsv, type TsvRow } from '../../../core/server/seed/tsv.ts'

/** First day of the permit items and figures that every installation starts with. */
export const permitBaseYmd = '2025-01-01'

/**
 * Permit items and company figures always; areas, workers, orders and permits of the demonstration (ptw
 * section 11).
 */
export async function seedPermits(sql: Sql, options: SeedOptions): Promise<void> {
  await seedItems(sql)
  await seedParameters(sql)
  await seedSimopsRules(sql)
  if (!options.demo || (await sql.maybe('select 1 from "permitArea" limit 1'))) return
  const now = presentMoment(options)
  await insertRows(sql, 'permitArea', demoAreas)
  // The areas of the demonstration are those of its processes; its equipment stands there.
  await sql.query(
    `update "safFacility" f set "areaCd" = a."areaCd" from "process" p join "permitArea" a on a."areaCd" = p."processCd"
     where f."processNo" = p."processNo" and f."plantCd" = a."plantCd"`,
  )
  await insertRows(sql, 'handledMaterial', demoHandledMaterials)
  await insertRows(sql, 'gasDevice', demoGasDevices(options.today))
  const workers = await insertWorkers(sql, options.today)
  const constructions = await insertConstructions(sql, options.today)
  const orders = await insertOrders(sql, options.today, constructions)
  await insertPermits(sql, now, options.today, { workers, orders })
  await insertAgreement(sql, options.today)
  await insertLotos(sql, now, workers)
  await insertRows(
    sql,
    'plantWind',
    [{ plantCd: '1000', measDt: addMinutes(now, -5), fromDeg: 315, speedMs: 3.2, createUserId: 'issuer01' }],
    false,
  )
}

async function seedItems(sql: Sql): Promise<void> {
  const items = readTsv(`${import.meta.dirname}/permit-items.tsv`)
  if (await sql.maybe('select 1 from "permitItem" limit 1')) return fillWords(sql, items)
  await insertRows(
    sql,
    'permitItem',
    items.map((item) => ({
      ...item,
      sortOrder: Number(item['sortOrder']),
      verNo: 1,
      effectYmd: permitBaseYmd,
      useYn: 'Y',
    })),
  )
}

/**
 * Gives the delivered items of an older portal their translations, as long as they say what was delivered, and the
 * permits that were checked with the same sentence theirs.
 */
async function fillWords(sql: Sql, items: readonly TsvRow[]): Promise<void> {
  const named = ['itemNm', 'basisTxt'].flatMap((name) => translations.map((suffix) => `"${name}${suffix}"`))
  const set = named.map((column) => `${column} = n.${column}`).join(', ')
  const untold = named.map((column) => `t.${column} is null`).join(' and ')
  const same = `t."itemNm" = n."itemNm" and t."basisTxt" is not distinct from n."basisTxt" and ${untold}`
  const filled = await sql.query(
    `update "permitItem" t set ${set} from jsonb_populate_recordset(null::"permitItem", $1::jsonb) n where ${same} returning 1`,
    [JSON.stringify(items)],
  )
  if (filled.length > 0)
    await sql.query(
      `update "permitCheck" t set ${set} from "permitItem" n where n."permitItemNo" = t."permitItemNo" and ${same}`,
    )
}

/** The company's figures for all plants; a plant gets values of its own when it departs from them. */
async function seedParameters(sql: Sql): Promise<void> {
  await deliverRows(sql, {
    table: 'sysParam',
    part: 'permit',
    key: ['paramCd', 'plantCd', 'fromYmd'],
    rows: permitFigures.rows(permitBaseYmd),
  })
  await deliverRows(sql, {
    table: 'sysParam',
    part: 'construction',
    key: ['paramCd', 'plantCd', 'fromYmd'],
    rows: constructionFigures.rows(permitBaseYmd),
  })
}

/**
 * The company's table of simultaneous operations, in force from the first day. A rule that a later version
 * brings stops works of a running plant: it comes in as a draft, and the administrator tries it and puts it
 * in force.
 */
async function seedSimopsRules(sql: Sql): Promise<void> {
  const applyDt = `${permitBaseYmd}T00:00:00+09:00`
  const table = 'simopsRule'
  const noted = await sql.query<{ ruleNm: string; state: string }>(
    `select "row"->>'ruleNm' as "ruleNm", "row"->>'state' as "state" from "deliveredRow" where "tableNm" = $1`,
    [table],
  )
  const inForce = ({ ruleNm }: { ruleNm: string }) =>
    noted.length === 0 || noted.some((row) => row.ruleNm === ruleNm && row.state === 'live')
  await deliverRows(sql, {
    table,
    key: ['ruleNm', 'applyDt'],
    rows: simopsDefaults.map((rule) =>
      inForce(rule)
        ? { ...rule, state: 'live', applyDt, trialDt: applyDt }
        : { ...rule, state: 'draft', applyDt: null, trialDt: null },
    ),
  })
}
