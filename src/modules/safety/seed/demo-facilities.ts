import { addDays, addMonths } from '../../../core/shared/dates.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { deliverRows } from '../../../core/server/seed/deliver-rows.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { readTsv } from '../../../core/server/seed/tsv.ts'
import { lawRulesOf } from '../facility/facility-law.server.ts'
import { stopReasons } from '../facility/facility-stop.server.ts'
import {
  cycleOf,
  dueOf,
  firstDue,
  rulesFor,
  type LawRule,
  type Machine,
} from '../facility/legal-inspection.rule.ts'

type Stored = Machine & { facilityNo: number; facilityCd: string; plantCd: string }
const texts = ['lawRuleNm', 'safFacilityTypeCd', 'lawInspCd', 'baseCd', 'lawTxt', 'confirmYn']
const typed = (row: Record<string, string | null | undefined>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      !value
        ? null
        : texts.includes(name) || name.endsWith('Ymd') || name === 'limitCd'
          ? value
          : Number(value),
    ]),
  )
/** Days from today to the due day of machines that show a mark: overdue, late, in the window, to be applied for. */
const shown: Readonly<Record<string, number>> = {
  'CR-701': -41,
  'E-203': -6,
  'D-201': 9,
  'LEV-702': 24,
  'V-402': 47,
}
/** The rated loads that the equipment of the demonstration has in its specification. */
const ratedTons: readonly (readonly [string, number])[] = [
  ['CR-701', 5],
  ['CR-1301', 2.8],
]

/** The rules of law always; machines, obligations, inspections and stops of the demonstration (saf.md 11). */
export async function seedLegalInspections(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  await deliverRows(sql, {
    table: 'safLawRule',
    key: ['lawRuleNm'],
    rows: readTsv(`${import.meta.dirname}/law-rules.tsv`).map(typed),
  })
  if (!demo || (await sql.maybe('select 1 from "safFacilityLaw" limit 1'))) return
  await insertMachines(sql)
  await nameMachines(sql)
  const rules = await lawRulesOf({ sql })
  const machines = await sql.query<Stored>(
    `select "facilityNo", "facilityCd", "plantCd", "safFacilityTypeCd", "installYmd"::text, "carRegYmd"::text, "ratedTon"::float8, "clampKn"::float8, "psmYn"
     from "safFacility" where "useYn" = 'Y' and "facilityStatusCd" <> 'FST04' order by "facilityNo"`,
  )
  const laws = []
  for (const machine of machines)
    for (const rule of rulesFor(rules, machine, today)) laws.push(await lawOf(sql, machine, rule, today))
  const stored = await insertReturning(sql, 'safFacilityLaw', laws, true, [
    'facilityLawNo',
    'facilityNo',
    'plantCd',
    'lawInspCd',
    'dueYmd',
    'lastYmd',
  ])
  await insertInspections(sql, stored as unknown[] as Law[], today)
}

async function insertMachines(sql: Sql): Promise<void> {
  const rows = readTsv(`${import.meta.dirname}/demo-machines.tsv`)
  const processes = await sql.query<{ processCd: string; processNo: number; plantCd: string }>(
    'select "processCd", "processNo", "plantCd" from "process"',
  )
  await insertRows(
    sql,
    'safFacility',
    rows.map(({ processCd, ratedTon, clampKn, pressMpa, areaCd, mapX, mapY, ...row }) => {
      const process = processes.find((each) => each.processCd === processCd)!
      return {
        ...row,
        plantCd: process.plantCd,
        processNo: process.processNo,
        ratedTon: ratedTon ? Number(ratedTon) : null,
        clampKn: clampKn ? Number(clampKn) : null,
        pressMpa: pressMpa ? Number(pressMpa) : null,
        areaCd: areaCd || null,
        mapX: mapX ? Number(mapX) : null,
        mapY: mapY ? Number(mapY) : null,
        facilityStatusCd: 'FST01',
        fromYmd: row['installYmd'],
        useYn: 'Y',
      }
    }),
  )
  for (const [facilityCd, ratedTon] of ratedTons)
    await sql.query('update "safFacility" set "ratedTon" = $2 where "facilityCd" = $1', [
      facilityCd,
      ratedTon,
    ])
}

/** Works of the demonstration name their machine by its tag. */
const nameMachines = (sql: Sql): Promise<unknown> =>
  sql.query(
    `update "workOrder" o set "facilityNo" = f."facilityNo" from "safFacility" f
     where f."plantCd" = o."plantCd" and o."facilityTxt" ~ ('(^|[^A-Z0-9-])' || f."facilityCd" || '($|[^A-Z0-9-])')`,
  )

/** The obligation of a machine that was always inspected on its due day, but for those that show a mark. */
async function lawOf(sql: Sql, machine: Stored, rule: LawRule, today: string) {
  const cycle = cycleOf(rule, machine, false)
  let count = firstDue(rule, machine)
  let lastYmd: string | null = null
  while (count && cycle && dueOf(count) < today) {
    lastYmd = dueOf(count)
    count = { ...count, dueMonths: count.dueMonths + cycle }
  }
  const days = shown[machine.facilityCd]
  if (days !== undefined && cycle) {
    const dueYmd = addDays(today, days)
    lastYmd = addMonths(dueYmd, -cycle)
    count = { baseYmd: lastYmd, dueMonths: cycle }
  }
  const dueYmd = count ? dueOf(count) : null
  return {
    facilityLawCd: await nextNumber(sql, 'FL-{plant}-{seq5}', {
      plantCd: machine.plantCd,
      day: today,
      ruleCd: 'safFacilityLaw.facilityLawCd',
    }),
    plantCd: machine.plantCd,
    facilityNo: machine.facilityNo,
    lawInspCd: rule.lawInspCd,
    lawRuleNo: rule.lawRuleNo,
    baseYmd: count?.baseYmd ?? null,
    dueMonths: count?.dueMonths ?? null,
    dueYmd,
    derivedYmd: dueYmd,
    lastYmd,
    selfYn: 'N',
    state: 'active',
  }
}

interface Law {
  facilityLawNo: number
  facilityNo: number
  plantCd: string
  lawInspCd: string
  dueYmd: string | null
  lastYmd: string | null
}
/** The last pass of each machine, one application under way, and the stop of the machine that is overdue. */
async function insertInspections(sql: Sql, laws: readonly Law[], today: string): Promise<void> {
  const rows = []
  for (const law of laws) {
    const { facilityLawNo, facilityNo, plantCd, lawInspCd, lastYmd } = law
    if (!lastYmd) continue
    const facilityInspCd = await inspectionCode(sql, plantCd, lastYmd)
    const certNo = `KOSHA-${lastYmd.slice(2, 4)}-${String(1000 + facilityLawNo)}`
    rows.push({
      facilityInspCd,
      plantCd,
      facilityLawNo,
      facilityNo,
      lawInspCd,
      dueYmd: lastYmd,
      planYmd: lastYmd,
      applyYmd: addDays(lastYmd, -35),
      orgNm: lawInspCd === 'SAF' ? '한국산업안전보건공단' : '한국소방산업기술원',
      inspYmd: lastYmd,
      certNo,
      lateYn: 'N',
      state: 'passed',
    })
  }
  await insertRows(sql, 'safFacilityInsp', rows)
  const soon = laws.find(({ dueYmd }) => dueYmd === addDays(today, shown['D-201']!))
  if (soon)
    await insertRows(sql, 'safFacilityInsp', [
      {
        facilityInspCd: await inspectionCode(sql, soon.plantCd, today),
        plantCd: soon.plantCd,
        facilityLawNo: soon.facilityLawNo,
        facilityNo: soon.facilityNo,
        lawInspCd: soon.lawInspCd,
        dueYmd: soon.dueYmd,
        planYmd: addDays(today, 5),
        applyYmd: addDays(today, -20),
        orgNm: '한국산업안전보건공단',
        state: 'applied',
      },
    ])
  const over = laws.find(({ dueYmd }) => dueYmd === addDays(today, shown['CR-701']!))
  if (over)
    await insertRows(sql, 'safFacilityStop', [
      {
        facilityStopCd: await nextNumber(sql, 'FS-{plant}-{YYYY}-{seq4}', {
          plantCd: over.plantCd,
          day: today,
          ruleCd: 'safFacilityStop.facilityStopCd',
        }),
        plantCd: over.plantCd,
        facilityNo: over.facilityNo,
        stopReasonCd: stopReasons.overdue,
        stopTxt: `안전검사 기한 초과: 검사기한 ${over.dueYmd}, 검사기간 ${addDays(over.dueYmd!, 30)}까지`,
        facilityLawNo: over.facilityLawNo,
        stopDt: `${addDays(today, -10)}T09:00:00+09:00`,
        state: 'stopped',
      },
    ])
}
const inspectionCode = (sql: Sql, plantCd: string, day: string): Promise<string> =>
  nextNumber(sql, 'FI-{plant}-{YYYY}-{seq4}', { plantCd, day, ruleCd: 'safFacilityInsp.facilityInspCd' })
