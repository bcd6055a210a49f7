import { codeNameOf } from '../../../core/server/entity/columns.ts'
import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { holidaysFrom } from '../../../platform/holiday/holidays.server.ts'
import { visitAheadDays, visitDays, type FacilityDue, type FacilityDueAnswer } from './facility-due.rule.ts'
import { unjudgedMachines } from './facility-law.server.ts'
import { dueMarks, markOf, windowOf } from './legal-inspection.rule.ts'
import { safFacilityLaw } from './saf-facility-insp.resource.ts'

/** A plant looks a year ahead; what lies further stands in the register. */
const aheadDays = 365
const most = 10_000
type Stored = Omit<FacilityDue, 'window' | 'mark'> & { windowDays: number; applyDays: number }

/** Obligations of the caller's plants with their windows, the most urgent first. */
export async function facilityDues(
  context: Context,
  { facilityNo }: { facilityNo?: number } = {},
): Promise<FacilityDue[]> {
  const { sql, session, today } = context
  const binds = new Binds()
  const scope = scopeWhere(safFacilityLaw, session, 't', binds)
  const limits =
    facilityNo === undefined
      ? `(t."dueYmd" is null or t."dueYmd" <= ${binds.add(addDays(today, aheadDays))}::date)`
      : `t."facilityNo" = ${binds.add(facilityNo)}`
  const rows = await sql.query<Stored>(
    `select t."facilityLawNo", t."facilityNo", f."facilityCd", f."facilityNm", t."plantCd", t."lawInspCd", coalesce(${codeNameOf('c', session.language)}, t."lawInspCd") as "lawInspNm",
       t."dueYmd"::text, t."derivedYmd"::text, t."lastYmd"::text, t."baseYmd"::text, t."dueMonths"::float8, t."exemptLawCd", r."lawTxt", r."confirmYn",
       coalesce(r."windowDays", 0)::float8 as "windowDays", coalesce(r."applyDays", 0)::float8 as "applyDays",
       i."facilityInspNo" as "openInspNo", i."facilityInspCd" as "openInspCd", i."planYmd"::text
     from "safFacilityLaw" t join "safFacility" f using ("facilityNo") left join "safLawRule" r using ("lawRuleNo")
     left join "codeItem" c on c."codeGrpCd" = 'SAF_LAW_INSP' and c."code" = t."lawInspCd"
     left join "safFacilityInsp" i on i."facilityLawNo" = t."facilityLawNo" and i."state" in ('planned', 'applied')
     where ${scope} and t."state" = 'active' and ${limits} order by t."dueYmd" nulls last, f."facilityCd" limit ${most}`,
    binds.values,
  )
  return rows
    .map(({ windowDays, applyDays, ...row }): FacilityDue => {
      const days = { windowDays, applyDays }
      const window = row.dueYmd === null ? null : windowOf(row.dueYmd, days)
      return { ...row, window, mark: markOf(row.dueYmd, days, today) }
    })
    .toSorted((one, other) => urgencyOf(one) - urgencyOf(other))
}
// What nobody has entered a day for may be overdue: it stands behind what is known to be.
const urgency = [...dueMarks.slice(0, 2), 'unknown', ...dueMarks.slice(2)]
const urgencyOf = ({ mark }: FacilityDue): number => urgency.indexOf(mark)

/** The page of legal inspections: what is due, what nobody can judge, days for one visit. */
export async function dueAnswer(context: Context): Promise<FacilityDueAnswer> {
  const { sql, today } = context
  const [dues, unjudged, holidays] = [
    await facilityDues(context),
    await unjudgedMachines(context),
    await holidaysFrom(sql, today, addDays(today, visitAheadDays)),
  ]
  const open = dues.filter(({ openInspNo }) => openInspNo === null)
  return { today, dues, unjudged, visits: visitDays(open, today, holidays) }
}
