import { plantName } from '../../../platform/plant/plant-name.ts'
import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import type { CodeLabel } from '../../../core/server/pdf/label-sheet.ts'
import type { Sheet } from '../../../core/server/pdf/sheet.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { safFacility } from '../../../platform/facility/facility.resource.ts'
import { machinePages } from '../record-pages.rule.ts'
import { facilityPaperTexts } from './facility-papers.texts.ts'
import { lawRuleOf } from './facility-law.server.ts'
import { windowOf } from './legal-inspection.rule.ts'
import type { SafFacilityInsp, SafFacilityStop } from './saf-facility-insp.resource.ts'

interface Machine {
  facilityCd: string
  facilityNm: string
  plantNm: string
  bizRegNo: string | null
  addr: string | null
  locNm: string | null
  installYmd: string | null
  makerNm: string | null
  modelNm: string | null
  serialNo: string | null
  ratedTon: number | null
  pressMpa: number | null
}
const machineOf = ({ sql }: Context, facilityNo: number): Promise<Machine> =>
  sql.one<Machine>(
    // In Korean: a paper for authorities in Korea.
    `select f."facilityCd", f."facilityNm", p."plantNm", p."bizRegNo", p."addr", f."locNm", f."installYmd"::text, f."makerNm", f."modelNm", f."serialNo", f."ratedTon"::float8, f."pressMpa"::float8
     from "safFacility" f join "plant" p using ("plantCd") where f."facilityNo" = $1`,
    [facilityNo],
  )
const printed = ({ now, session }: Context) => ({ printedDt: showMoment(now), printedBy: session.userNm })
const shown = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)

/** Labels of machines whose code any telephone's camera opens as the page of the machine. */
export async function labelsOf(
  { sql, session }: Context,
  facilityNos: readonly number[],
  publicUrl: string,
): Promise<CodeLabel[]> {
  const binds = new Binds()
  const scope = scopeWhere(safFacility, session, 't', binds)
  const rows = await sql.query<{ facilityNo: number; facilityCd: string; facilityNm: string; place: string }>(
    `select t."facilityNo", t."facilityCd", t."facilityNm", concat_ws(' › ', ${plantName('p', session.language)}, t."locNm") as "place"
     from "safFacility" t join "plant" p using ("plantCd") where ${scope} and t."facilityNo" = any(${binds.add(facilityNos)}::bigint[]) order by t."facilityCd"`,
    binds.values,
  )
  return rows.map(({ facilityNo, facilityCd, facilityNm, place }) => ({
    name: facilityNm,
    path: place,
    mark: facilityCd,
    code: publicUrl + addressOf(machinePages.safFacility, facilityNo),
  }))
}

/** The facts of an application, for the form of the inspecting body. (saf.md 6: 신청서 print) */
export async function applicationSheet(context: Context, row: SafFacilityInsp): Promise<Sheet> {
  const say = sayIn(facilityPaperTexts, () => context.session.language)
  const machine = await machineOf(context, row.facilityNo!)
  const { lawRuleNo } = await context.sql.one<{ lawRuleNo: number | null }>(
    'select "lawRuleNo" from "safFacilityLaw" where "facilityLawNo" = $1',
    [row.facilityLawNo],
  )
  const rule = await lawRuleOf(context, lawRuleNo)
  const lawTxt = await context.sql.maybe<{ lawTxt: string }>(
    'select "lawTxt" from "safLawRule" where "lawRuleNo" = $1',
    [lawRuleNo],
  )
  const window = rule && row.dueYmd ? windowOf(row.dueYmd, rule) : undefined
  return {
    title: say('application'),
    subtitle: row.facilityInspCd ?? '',
    facts: [
      { label: say('plant'), value: machine.plantNm, strong: true },
      { label: say('plantNo'), value: shown(machine.bizRegNo) },
      { label: say('address'), value: shown(machine.addr) },
      { label: say('inspection'), value: shown(row.lawInspNm), strong: true },
      { label: say('facility'), value: `${machine.facilityCd} ${machine.facilityNm}`, strong: true },
      { label: say('place'), value: shown(machine.locNm) },
      { label: say('maker'), value: [machine.makerNm, machine.modelNm].filter(Boolean).join(' · ') },
      { label: say('serial'), value: shown(machine.serialNo) },
      { label: say('installed'), value: shown(machine.installYmd) },
      { label: say('capacity'), value: shown(machine.ratedTon) },
      { label: say('pressure'), value: shown(machine.pressMpa) },
      { label: say('due'), value: shown(row.dueYmd) },
      { label: say('window'), value: window ? `${window.from} ~ ${window.to}` : '' },
      { label: say('planned'), value: shown(row.planYmd) },
      { label: say('body'), value: shown(row.orgNm) },
      { label: say('applied'), value: shown(row.applyYmd) },
    ],
    tables: [],
    notes: lawTxt ? [say('applicationNote', { law: lawTxt.lawTxt })] : [],
    ...printed(context),
  }
}

/** The tag that hangs at a stopped machine. */
export async function stopTagSheet(context: Context, row: SafFacilityStop): Promise<Sheet> {
  const say = sayIn(facilityPaperTexts, () => context.session.language)
  const machine = await machineOf(context, row.facilityNo)
  return {
    title: say('tag'),
    subtitle: `${machine.facilityCd} ${machine.facilityNm}`,
    poster: true,
    facts: [
      { label: say('reason'), value: shown(row.stopReasonNm), strong: true },
      { label: say('what'), value: row.stopTxt, strong: true },
      { label: say('since'), value: row.stopDt ? showMoment(row.stopDt) : '' },
      { label: say('by'), value: shown(row.stopUserNm) },
      { label: say('place'), value: [machine.plantNm, machine.locNm].filter(Boolean).join(' › ') },
    ],
    tables: [],
    notes: [say('tagNote')],
    ...printed(context),
  }
}
