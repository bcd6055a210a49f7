import { Binds, quoted } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import type { AnyResource } from '../../../core/shared/resource.ts'
import { improvement } from '../../improvement/improvement/improvement.resource.ts'
import { safLoto } from '../../work-permit/loto/loto.resource.ts'
import { workOrder } from '../../work-permit/work-order/work-order.resource.ts'
import { safCheckResult } from '../check/check-result.resource.ts'
import { safEvent } from '../event/saf-event.resource.ts'
import { facilityDues } from './facility-due.server.ts'
import type { FacilityLife, LifeEntry } from './facility-life.rule.ts'
import { lawRulesOf, machineOf } from './facility-law.server.ts'
import { unjudged } from './legal-inspection.rule.ts'
import { safFacilityInsp, safFacilityStop } from './saf-facility-insp.resource.ts'

/** As much of each kind as a page shows; the registers have the rest. */
const most = 20
interface Columns {
  code: string
  /** A column, or words of SQL over the row `t`. */
  title: string
  titleSql?: string
  at: string
  /** Leaves out rounds that lie ahead, of which there is a year. */
  onlyDone?: boolean
}
/** The newest records of a kind at a machine, for who may read that kind, in the own scope. */
async function entriesAt(
  { sql, session }: Context,
  resource: AnyResource,
  facilityNo: number,
  { code, title, titleSql = `t.${quoted(title)}`, at, onlyDone = false }: Columns,
): Promise<LifeEntry[]> {
  if (!mayUse(session, resource.menus, 'read')) return []
  const binds = new Binds()
  const scope = scopeWhere(resource, session, 't', binds)
  const moment = `t.${quoted(at)}`
  return sql.query<LifeEntry>(
    `select ${binds.add(resource.name)}::text as "resource", t.${quoted(resource.key)} as "key", coalesce(t.${quoted(code)}::text, '') as "code", coalesce((${titleSql})::text, '') as "title", t."state", coalesce(to_json(${moment})#>>'{}', '') as "at"
     from ${quoted(resource.name)} t where ${scope} and t."facilityNo" = ${binds.add(facilityNo)}${onlyDone ? ` and ${moment} is not null` : ''} order by ${moment} desc nulls first, t.${quoted(resource.key)} desc limit ${most}`,
    binds.values,
  )
}

/**
 * Everything about one machine on one page, for who stands before it with a telephone. (saf.md 6: facility card)
 * @param row the machine, which the caller may read
 */
export async function facilityLife(
  context: Context,
  { facilityNo }: { facilityNo: number },
): Promise<FacilityLife> {
  const at = (resource: AnyResource, columns: Columns) => entriesAt(context, resource, facilityNo, columns)
  const [machine, rules] = [await machineOf(context, facilityNo), await lawRulesOf(context)]
  return {
    dues: await facilityDues(context, { facilityNo }),
    unjudged: unjudged(rules, machine, context.today),
    stops: await at(safFacilityStop, { code: 'facilityStopCd', title: 'stopTxt', at: 'stopDt' }),
    inspections: await at(safFacilityInsp, { code: 'facilityInspCd', title: 'orgNm', at: 'planYmd' }),
    orders: await at(workOrder, { code: 'wkodCd', title: 'wkodNm', at: 'planStartDt' }),
    lotos: await at(safLoto, { code: 'lotoCd', title: 'lotoNm', at: 'planStartDt' }),
    improvements: await at(improvement, { code: 'imprCd', title: 'imprNm', at: 'reqDt' }),
    checks: await at(safCheckResult, {
      code: 'dueYmd',
      title: 'checkPlanNo',
      titleSql: `select p."checkPlanNm" from "safCheckPlan" p where p."checkPlanNo" = t."checkPlanNo"`,
      at: 'checkDt',
      onlyDone: true,
    }),
    events: await at(safEvent, { code: 'safEventCd', title: 'safEventNm', at: 'occurDt' }),
  }
}
