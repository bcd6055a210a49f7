import { changeLine } from '../../../core/server/entity/lines.ts'
import { improvement } from './improvement.resource.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { Refusal } from '../../../core/server/http/errors.ts'
import { momentOf, daysBetween } from '../../../core/shared/dates.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import { freezeHalves } from '../half/half-clock.server.ts'
import { acceptUntil } from '../rules/due.rule.ts'
import { levelsOf } from '../rules/improvement-parameters.rule.ts'
import { dueRungs, repeatedLevel, type Level, type SentLevel } from '../rules/ladder.rule.ts'
import { acceptFor } from './create-improvement.server.ts'
import { gradeOf } from './improvement-guards.server.ts'
import { runningStates } from './improvement-transitions.rule.ts'
import { monthlyReport } from './monthly-report.server.ts'
import { tell, type Told } from './notices.server.ts'
import { raise, sendOutbox } from './outbox.server.ts'
import { holidaysAround, improvementFigures } from './people.server.ts'

/** Interval of the clock. */
export const improvementClockMs = 60_000

const columns = `i."imprNo", i."imprCd", i."imprNm", i."plantCd", i."sourceModuleCd", i."placeNm", i."gradeCd", to_json(i."dueDt")#>>'{}' as "dueDt",
  i."actDeptCd", i."actVendorCd", i."actUserId", i."reqUserId", i."anonYn"`
type Waiting = Told & { assignDt: string | null }
type Candidate = Told & { sent: SentLevel[] }

/**
 * The clock of improvements: climbs the ladder of due rows (IMP-03), repeats unacknowledged levels once a
 * day, accepts assignments that nobody accepted in time, announces due effect checks and the ends of
 * temporary measures and rests, and sends the sources their events. Safe in several processes at once: a
 * level is one row, unique for the improvement and its due moment.
 * @returns how much was done
 */
export async function improvementClock(engine: Engine): Promise<number> {
  const now = momentOf(engine.clock.now())
  const holidays = await holidaysAround(engine.database, dayOfMoment(now))
  let done = 0
  const failures: unknown[] = []
  const each = async (work: (context: Context) => Promise<number>) => {
    try {
      done += await inTransaction(engine, asSystem('개선 시계'), work)
    } catch (error) {
      // Somebody was faster with this one.
      if (!(error instanceof Refusal)) failures.push(error)
    }
  }
  const due = await engine.database.query<Candidate>(
    `select ${columns}, (select coalesce(jsonb_agg(jsonb_build_object('levelNo', e."levelCd"::int, 'lastDt', coalesce(e."repeatDt", e."sendDt"), 'ackDt', e."ackDt")), '[]')
       from "improvementEscalation" e where e."imprNo" = i."imprNo" and e."dueDt" = i."dueDt") as "sent"
     from "improvement" i where i."state" = any($1) and i."dueDt" < $2::timestamptz + interval '8 days' order by i."dueDt" limit 2000`,
    [runningStates, now],
  )
  const ladders = new Map<string, Level[]>()
  for (const plantCd of new Set(due.map((row) => row.plantCd)))
    ladders.set(plantCd, levelsOf(await improvementFigures(engine.database, plantCd, now)))
  for (const row of due) {
    const levels = ladders.get(row.plantCd)
    const rungs = dueRungs(
      { dueDt: row.dueDt!, grade: gradeOf(row) },
      now,
      new Set(row.sent.map(({ levelNo }) => levelNo)),
      holidays,
      levels,
    )
    for (const rung of rungs) await each((context) => send(context, row, rung))
    const again = rungs.some(({ level }) => level.levelNo > 0)
      ? undefined
      : repeatedLevel(row.sent, gradeOf(row), now, holidays, levels)
    if (again) await each((context) => sendAgain(context, row, again))
  }

  const waiting = await engine.database.query<Waiting>(
    `select ${columns}, to_json(i."assignDt")#>>'{}' as "assignDt" from "improvement" i where i."state" = 'assigned' and i."assignDt" < $1::timestamptz order by 1 limit 500`,
    [now],
  )
  for (const row of waiting)
    if (row.assignDt && Date.parse(acceptUntil(row.assignDt, gradeOf(row), holidays)) < Date.parse(now))
      await each(async (context) => {
        await acceptFor(context, row)
        return 1
      })

  const effects = await engine.database.query<Told>(
    `select ${columns} from "improvement" i where i."state" = 'effectPending' and i."effectYmd" <= $1 and not exists
       (select 1 from "notiOnce" o where o."eventCd" = 'IMPR_EFFECT' and o."onceKey" = 'impr ' || i."imprNo" || ' ' || to_char(i."effectYmd", 'YYYY-MM-DD')) limit 500`,
    [dayOfMoment(now)],
  )
  for (const row of effects)
    await each(async (context) => {
      const { effectYmd } = await context.sql.one<{ effectYmd: string }>(
        'select to_char("effectYmd", \'YYYY-MM-DD\') as "effectYmd" from "improvement" where "imprNo" = $1',
        [row.imprNo],
      )
      return (
        await tell(context, 'IMPR_EFFECT', row, ['coordinator'], { once: `impr ${row.imprNo} ${effectYmd}` })
      ).length > 0
        ? 1
        : 0
    })
  await temporaryEnds(engine, now, each)
  await holdEnds(engine, now, each)
  try {
    done += await freezeHalves(engine)
    done += await monthlyReport(engine, now, holidays)
  } catch (error) {
    failures.push(error)
  }
  done += await sendOutbox(engine)
  // One failing source must not keep the others from being told.
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} improvements could not be looked after by the clock`,
    )
  return done
}

/** One level of one due moment: the row first, so that only one process sends. */
async function send(
  context: Context,
  row: Told,
  { level, levelYmd }: ReturnType<typeof dueRungs>[number],
): Promise<number> {
  const { sql, now } = context
  const first = await sql.maybe<{ imprEscalationNo: number }>(
    // By hand: only where the row still runs and is due at that moment, and only by the first process.
    `insert into "improvementEscalation" ("imprNo", "levelCd", "levelYmd", "dueDt", "sendDt", "toUserIds") select "imprNo", $2, $3, $4, $5, '{}' from "improvement"
     where "imprNo" = $1 and "state" = any($6) and "dueDt" = $4 on conflict do nothing returning "imprEscalationNo"`,
    [row.imprNo, String(level.levelNo), levelYmd, row.dueDt, now, runningStates],
  )
  if (!first) return 0
  const dday = level.days === 0 ? 'D-DAY' : level.days < 0 ? `D${level.days}` : `D+${level.days}`
  const eventCd = level.levelNo > 0 ? 'IMPR_OVERDUE' : 'IMPR_DUE'
  const to = await tell(context, eventCd, row, level.to, {
    once: `impr ${row.imprNo} ${row.dueDt} ${level.levelNo}`,
    dday,
  })
  const event = await sql.maybe<{ channels: string[] | null }>(
    'select "channels" from "notiEvent" where "eventCd" = $1',
    [eventCd],
  )
  const sent = { ...first, toUserIds: to, channelCds: event?.channels ?? null }
  await changeLine(context, improvement, 'escalations', row.imprNo, sent, { trail: false })
  if (level.levelNo === 1) await raise(context, row.imprNo, 'overdue')
  context.publish({ topic: 'improvement', key: row.imprNo })
  return 1
}

/** The same level once more on a later day: the row takes the day first, so that only one process sends. */
async function sendAgain(context: Context, row: Told, level: Level): Promise<number> {
  const { sql, now } = context
  const today = dayOfMoment(now)
  const taken = await sql.maybe(
    // By hand: counts only where the row still runs and was not told today, in one statement.
    `update "improvementEscalation" e set "repeatCnt" = e."repeatCnt" + 1, "repeatDt" = $4 from "improvement" i
     where i."imprNo" = e."imprNo" and e."imprNo" = $1 and e."levelCd" = $2 and e."dueDt" = $3 and i."dueDt" = e."dueDt" and i."state" = any($6)
       and e."ackDt" is null and coalesce(e."repeatDt", e."sendDt") < $5::timestamptz returning 1`,
    [row.imprNo, String(level.levelNo), row.dueDt, now, `${today}T00:00:00+09:00`, runningStates],
  )
  if (!taken) return 0
  await tell(context, 'IMPR_OVERDUE', row, level.to, {
    once: `impr ${row.imprNo} ${row.dueDt} ${level.levelNo} ${today}`,
    dday: `D+${daysBetween(dayOfMoment(row.dueDt!), today)}`,
  })
  context.publish({ topic: 'improvement', key: row.imprNo })
  return 1
}

/** A temporary measure that has ended while nothing was done for good. */
async function temporaryEnds(
  engine: Engine,
  now: string,
  each: (work: (context: Context) => Promise<number>) => Promise<void>,
): Promise<void> {
  const ended = await engine.database.query<Told & { endYmd: string }>(
    `select ${columns}, to_char(a."endYmd", 'YYYY-MM-DD') as "endYmd" from "improvement" i join "improvementAction" a using ("imprNo")
     where i."state" = 'inProgress' and a."actionTypeCd" = 'TEMP' and a."endYmd" <= $1
       and not exists (select 1 from "improvementAction" r where r."imprNo" = i."imprNo" and r."actionTypeCd" = 'ROOT' and r."doneDt" is not null)
       and not exists (select 1 from "notiOnce" o where o."eventCd" = 'IMPR_TEMP_END' and o."onceKey" = 'impr ' || i."imprNo" || ' ' || to_char(a."endYmd", 'YYYY-MM-DD')) limit 500`,
    [dayOfMoment(now)],
  )
  for (const { endYmd, ...row } of ended)
    await each(async (context) =>
      (
        await tell(context, 'IMPR_TEMP_END', row, ['doer', 'deptHead'], {
          once: `impr ${row.imprNo} ${endYmd}`,
        })
      ).length > 0
        ? 1
        : 0,
    )
}

/**
 * The day until which it rests has come: somebody has to take it up again, or say until when it rests now
 * (impr.md 4, 보류).
 */
async function holdEnds(
  engine: Engine,
  now: string,
  each: (work: (context: Context) => Promise<number>) => Promise<void>,
): Promise<void> {
  const ended = await engine.database.query<Told & { holdToYmd: string }>(
    `select ${columns}, to_char(i."holdToYmd", 'YYYY-MM-DD') as "holdToYmd" from "improvement" i where i."state" = 'onHold' and i."holdToYmd" <= $1
       and not exists (select 1 from "notiOnce" o where o."eventCd" = 'IMPR_HOLD_END' and o."onceKey" = 'impr ' || i."imprNo" || ' ' || to_char(i."holdToYmd", 'YYYY-MM-DD')) limit 500`,
    [dayOfMoment(now)],
  )
  for (const { holdToYmd, ...row } of ended)
    await each(async (context) =>
      (
        await tell(context, 'IMPR_HOLD_END', row, ['coordinator', 'doer'], {
          once: `impr ${row.imprNo} ${holdToYmd}`,
          reason: holdToYmd,
        })
      ).length > 0
        ? 1
        : 0,
    )
}
