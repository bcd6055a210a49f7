import { asSystem, inTransaction, type Context, type Engine } from '../../../core/server/entity/context.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { addLine, changeLine } from '../../../core/server/entity/lines.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { conflict } from '../../../core/server/http/errors.ts'
import { momentOf } from '../../../core/shared/dates.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { systemUserId } from '../../../core/shared/session.ts'
import { headsOf } from '../../../platform/notification/escalation.server.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { alarmLevelOf, alarmTitles, type AlarmLevel, type ShownAlarm } from '../permit/permit-alarm.rule.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import { keptReason } from '../permit/kept-reason.rule.ts'
import { alarmWords } from '../permit/permit-alarm.texts.ts'
import type { GasMeasurementType } from '../permit/gas-criteria.rule.ts'
import { duties, gasContextOf, watchesWork } from '../permit/permit-facts.rule.ts'
import { parametersOf } from '../permit/permit-facts.server.ts'
import { holdersOfArea } from '../permit/permit-notices.server.ts'
import { workPermit, type WorkPermit } from '../permit/work-permit.resource.ts'
import { workPermitRecords } from '../record-pages.rule.ts'
import { accountStates } from '../../../platform/user/user.resource.ts'

/** Browsers hear under this topic that an alarm came or was acknowledged. */
export const alarmTopic = 'permitAlarm'
/** So often somebody is called who does not answer. */
const mostCalls = 3

/**
 * Calls everybody whom a stop concerns: who runs, approves, watches and asked for the work, the safety officers of the
 * area and every account of the company. Who stopped the work knows it; who measured is called like the others.
 */
export async function raiseAlarm(
  permit: WorkPermit,
  context: Context,
  reasonCd: string,
  reasonTxt: string | null,
): Promise<void> {
  const newest = permit.gases[0]
  const level = alarmLevelOf(
    reasonCd,
    newest && { ...newest, measTypeCd: newest.measTypeCd as GasMeasurementType },
    gasContextOf(permit),
    await parametersOf(context, permit.plantCd),
  )
  if (level === undefined) return
  const people = new Set(await concernedBy(permit, context))
  if (reasonCd === 'GAS' && newest) people.add(newest.createUserId ?? '')
  else people.delete(context.session.userId)
  for (const userId of ['', systemUserId]) people.delete(userId)
  for (const toUserId of people)
    await call(context, permit.permitNo, { alarmCd: level, reasonTxt, toUserId, insteadUserId: null })
  context.publish({ topic: alarmTopic })
}

async function call(
  context: Context,
  permitNo: number,
  alarm: { alarmCd: string; reasonTxt: string | null; toUserId: string; insteadUserId: string | null },
  alarmDt = context.now,
): Promise<void> {
  const row = { ...alarm, alarmDt, callDt: context.now, callCnt: 1, ackDt: null }
  await addLine(context, workPermit, 'alarms', permitNo, row, { trail: false })
  context.publish({ topic: alarmTopic, to: alarm.toUserId })
}

async function concernedBy(permit: WorkPermit, context: Context): Promise<string[]> {
  const requester = permit.events.find(({ eventCd }) => eventCd === 'request')?.createUserId
  const company = permit.vendorCd
    ? await context.sql.query<{ userId: string }>(
        `select "userId" from "user" where "vendorCd" = $1 and "acctStatusCd" = $2`,
        [permit.vendorCd, accountStates.active],
      )
    : []
  const holders = await Promise.all([
    holdersOfArea(context, permit, duties.safetyManager),
    watchesWork(permit) ? holdersOfArea(context, permit, duties.watcher) : [],
  ])
  return [
    requester ?? permit.createUserId,
    permit.issuerUserId,
    permit.approverUserId,
    permit.watcherUserId,
    permit.supUserId,
    ...company.map(({ userId }) => userId),
    ...holders.flat(),
  ].filter((userId) => userId !== null)
}

/** Somebody who was called has understood: every alarm of the work that waits for him. @throws Refusal 409 */
export async function acknowledgeAlarm(permit: WorkPermit, context: Context): Promise<void> {
  const mine = permit.alarms.filter(
    ({ toUserId, ackDt }) => ackDt === null && toUserId === context.session.userId,
  )
  if (mine.length === 0) throw conflict(alarmWords.noAlarm())
  for (const { permitAlarmNo } of mine)
    await changeLine(
      context,
      workPermit,
      'alarms',
      permit.permitNo,
      { permitAlarmNo, ackDt: context.now },
      { trail: { alarm: [null, { ackDt: context.now }] } },
    )
  context.publish({ topic: alarmTopic })
}

const shownColumns = `p."permitNo", p."permitCd", p."permitNm", p."placeTxt", p."emergTel", p."assemblyTxt",
  a."alarmCd", to_json(a."alarmDt")#>>'{}' as "alarmDt", a."reasonTxt",
  (select e."reasonKeptTxt" from "permitEvent" e where e."permitNo" = p."permitNo" and e."eventCd" = 'suspend' and e."reasonTxt" = a."reasonTxt" order by e."permitEventNo" desc limit 1) as "reasonKeptTxt",
  (select count(*)::int from "permitEntry" e where e."permitNo" = p."permitNo" and e."outDt" is null) as "insideCnt",
  (select count(*)::int from "permitAlarm" o where o."permitNo" = p."permitNo" and o."alarmDt" = a."alarmDt") as "calledCnt",
  (select count(*)::int from "permitAlarm" o where o."permitNo" = p."permitNo" and o."alarmDt" = a."alarmDt" and o."ackDt" is not null) as "ackCnt"`

/** An alarm whose reason is worded for its reader: what the portal itself said stands in his language. */
type WordedAlarm = Omit<ShownAlarm, 'reasonTxt'> & { reasonTxt: Said | null }
const worded = (rows: readonly (ShownAlarm & { reasonKeptTxt: string | null })[]): WordedAlarm[] =>
  rows.map(({ reasonKeptTxt, ...alarm }) => ({
    ...alarm,
    reasonTxt: keptReason({ reasonTxt: alarm.reasonTxt, reasonKeptTxt }),
  }))

/** What the session's person has been called for and has not acknowledged, while the work stands still. */
export const myAlarms = async ({ sql, session }: Context): Promise<WordedAlarm[]> =>
  worded(
    await sql.query(
      `select distinct on (p."permitNo") ${shownColumns} from "permitAlarm" a join "workPermit" p using ("permitNo")
       where a."toUserId" = $1 and a."ackDt" is null and p."state" = 'suspended' order by p."permitNo", a."permitAlarmNo" desc`,
      [session.userId],
    ),
  )
/** Alarms of plants on which nobody has answered yet: for walls and shared devices, which belong to nobody. */
export const openAlarmsOf = async (sql: Sql, plants: readonly string[] | null): Promise<WordedAlarm[]> =>
  worded(
    await sql.query(
      `select * from (select distinct on (p."permitNo") ${shownColumns} from "permitAlarm" a join "workPermit" p using ("permitNo")
       where ($1::text[] is null or p."plantCd" = any($1)) and p."state" = 'suspended' and a."alarmDt" = p."suspDt" order by p."permitNo", a."permitAlarmNo") s
     where s."ackCnt" = 0 order by s."alarmDt" desc`,
      [plants],
    ),
  )

interface Unanswered {
  permitNo: number
  plantCd: string | null
  seconds: number
}
/**
 * Who has not acknowledged an alarm within the delay of the plant (PTW.alarmCallMinutes) is called again, and the head
 * of his department is called beside him. Each line is moved once by its own transaction.
 */
export async function alarmClock(engine: Engine): Promise<number> {
  const now = momentOf(engine.clock.now())
  const works = await engine.database.query<Unanswered>(
    `select distinct p."permitNo", p."plantCd" from "permitAlarm" a join "workPermit" p using ("permitNo")
     where a."ackDt" is null and a."callCnt" < $2 and a."callDt" < $1::timestamptz and p."state" = 'suspended'`,
    [now, mostCalls],
  )
  let called = 0
  for (const { permitNo } of works)
    called += await inTransaction(engine, asSystem('작업허가 경보'), async (context) => {
      const permit = await loadRecord(workPermit, context, permitNo, true)
      return callAgain(permit, context)
    })
  return called
}

async function callAgain(permit: WorkPermit, context: Context): Promise<number> {
  const { alarmCallMinutes } = await parametersOf(context, permit.plantCd)
  const before = Date.parse(context.now) - alarmCallMinutes * 60_000
  const late = permit.alarms.filter(
    ({ ackDt, callDt, callCnt }) => ackDt === null && callCnt < mostCalls && Date.parse(callDt) <= before,
  )
  if (late.length === 0 || permit.state !== 'suspended') return 0
  const heads = await headsOf(
    context.sql,
    late.map(({ toUserId }) => toUserId),
  )
  const known = new Set(permit.alarms.map(({ toUserId }) => toUserId))
  for (const { permitAlarmNo, toUserId, callCnt, alarmCd, alarmDt, reasonTxt } of late) {
    const again = { permitAlarmNo, callDt: context.now, callCnt: callCnt + 1 }
    await changeLine(context, workPermit, 'alarms', permit.permitNo, again, { trail: false })
    const head = heads.get(toUserId)
    const to = [toUserId]
    if (head !== undefined && !known.has(head)) {
      known.add(head)
      to.push(head)
      await call(
        context,
        permit.permitNo,
        { alarmCd, reasonTxt, toUserId: head, insteadUserId: toUserId },
        alarmDt,
      )
    }
    await notify(context, 'PTW_ALARM_CALL', {
      to,
      variables: {
        permitCd: permit.permitCd ?? '',
        permitNm: permit.permitNm,
        placeTxt: permit.placeTxt,
        alarm: String(alarmTitles[alarmCd as AlarmLevel]),
        reason: reasonTxt,
      },
      linkUrl: addressOf(workPermitRecords.workPermit, permit.permitNo),
      plantCd: permit.plantCd,
    })
    context.publish({ topic: alarmTopic, to: toUserId })
  }
  return late.length
}
