import { codeNameOf } from '../../../core/server/entity/columns.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { escalate, type DueItem } from '../../../platform/notification/escalation.server.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { safetyPeople } from '../../vendor/vendor-people.server.ts'
import { companyRounds, quarterInspections } from './patrol-rounds.server.ts'
import { ownInspections } from './patrol-sign.server.ts'
import { patrolWords, patrolWorkNames } from './patrol-work.texts.ts'
import { safPatrolFinding } from './patrol-finding.resource.ts'
import { patrolMenu, safPatrol } from './patrol.resource.ts'

const most = 200
const evening = (day: string): string => `${day}T18:00:00+09:00`

/** Patrols that the caller began and has not completed. */
async function begun({ sql, session }: Context) {
  const rows = await sql.query<{ patrolNo: number; patrolCd: string; patrolYmd: string; typeNm: string }>(
    `select p."patrolNo", p."patrolCd", (p."patrolDt" at time zone 'Asia/Seoul')::date::text as "patrolYmd", coalesce(${codeNameOf('c', session.language)}, '') as "typeNm" from "safPatrol" p
     left join "codeItem" c on c."codeGrpCd" = 'SAF_PATROL_TYPE' and c."code" = p."patrolTypeCd" where p."leadUserId" = $1 and p."state" = 'begun' order by p."patrolDt" limit ${most}`,
    [session.userId],
  )
  return rows.map((row) => ({
    kind: 'patrol-complete',
    title: row.typeNm,
    more: row.patrolCd,
    dueDt: evening(row.patrolYmd),
    resource: safPatrol.name,
    key: row.patrolNo,
  }))
}
/** Findings of the caller that arrived after their patrol was completed: nobody has been told of them. */
async function untold({ sql, session }: Context) {
  const rows = await sql.query<{ findNo: number; findCd: string; areaNm: string; findDt: string }>(
    `select f."findNo", f."findCd", a."areaNm", to_json(f."findDt")#>>'{}' as "findDt" from "safPatrolFinding" f join "safPatrol" p using ("patrolNo")
     join "permitArea" a using ("areaCd") where f."findUserId" = $1 and f."state" = 'found' and p."state" = 'completed' order by f."findDt" limit ${most}`,
    [session.userId],
  )
  return rows.map((row) => ({
    kind: 'patrol-tell',
    title: row.areaNm,
    more: row.findCd,
    dueDt: row.findDt,
    resource: safPatrolFinding.name,
    key: row.findNo,
  }))
}
/** Joint inspections that the caller went along on and has not signed. */
const unsigned = async (context: Context) =>
  (await ownInspections(context))
    .filter(({ signDt }) => signDt === null)
    .map((row) => ({
      kind: 'patrol-sign',
      title: row.plantNm,
      more: row.patrolCd,
      dueDt: row.endDt,
      resource: safPatrol.name,
      key: row.patrolNo,
    }))
export const patrolWork: WorkSource = {
  labels: patrolWorkNames,
  find: async (context) => [
    ...(mayUse(context.session, [patrolMenu], 'write')
      ? [...(await begun(context)), ...(await untold(context))]
      : []),
    ...(await unsigned(context)),
  ],
}

/** Interval of the clock. */
export const patrolClockMs = 3_600_000
/** Days back that the clock looks for gaps; what is older was told long ago. */
const lookBackDays = 7
/**
 * Tells the safety people of each company that must be visited today or was not, and of a quarter without a joint
 * inspection (vendor R12).
 * @returns how many messages were given
 */
export const patrolClock = (engine: Engine): Promise<number> =>
  inTransaction(engine, asSystem('순회점검 시계'), async (context) => {
    const items = [...(await roundItems(context)), ...(await quarterItems(context))]
    return escalate(context, 'VND_ROUND_DUE', items)
  })

const statusAddress = '/saf/patrol/patrolStatus'
const say = sayIn(patrolWords, () => 'kr')
async function roundItems(context: Context): Promise<DueItem[]> {
  const { today } = context
  const rows = await companyRounds(context, { plantCd: '', from: addDays(today, -lookBackDays), to: today })
  const items: DueItem[] = []
  for (const { plantCd, vendorCd, vendorNm, gaps, today: state } of rows) {
    const open = state === 'due' ? [...gaps, { from: addDays(today, -1), to: today }] : gaps
    if (open.length === 0) continue
    const to = await safetyPeople(context, plantCd)
    for (const gap of open)
      items.push({
        subject: `round ${plantCd} ${vendorCd} ${gap.from}`,
        dueYmd: gap.to,
        to,
        variables: { title: vendorNm, cont: say('round', { ...gap }), deptNm: say('safety') },
        linkUrl: statusAddress,
        plantCd,
      })
  }
  return items
}
async function quarterItems(context: Context): Promise<DueItem[]> {
  const { today } = context
  const rows = await quarterInspections(context, {
    plantCd: '',
    from: addDays(today, -lookBackDays),
    to: today,
  })
  const items: DueItem[] = []
  for (const { plantCd, plantNm, quarter, dueYmd, held } of rows.filter((row) => row.held === 0))
    items.push({
      subject: `joint ${plantCd} ${quarter}`,
      dueYmd,
      to: await safetyPeople(context, plantCd),
      variables: { title: plantNm, cont: say('joint', { quarter, held }), deptNm: say('safety') },
      linkUrl: statusAddress,
      plantCd,
    })
  return items
}
