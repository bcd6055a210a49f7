import { defineBehaviour, type Guard } from '../../core/server/entity/behaviour.ts'
import { asSystem, inTransaction, type Engine } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { badField, refused } from '../../core/server/http/errors.ts'
import { reasonMin } from '../../core/shared/limits.ts'
import { isPrivacyOfficer, privacyOfficer } from '../duty/duty-codes.rule.ts'
import { holdersOf } from '../duty/duty-holders.server.ts'
import { escalate, headsOf } from '../notification/escalation.server.ts'
import { notify } from '../notification/notification.server.ts'
import { breachDue, isReportDue, momentIssue, openSteps, type BreachFigures } from './breach.rule.ts'
import { privacyBreach, type PrivacyBreachRow } from './privacy-breach.resource.ts'
import { privacyParameters } from './privacy-parameters.ts'
import { breachMessages } from './privacy.texts.ts'

const officer: Guard<typeof privacyBreach> = (_, { session }) =>
  isPrivacyOfficer(session.duties) ? undefined : breachMessages.officer()

async function figuresOn(sql: Sql, moment: string): Promise<BreachFigures> {
  const { PRIVACY_BREACH_HOURS: hours, PRIVACY_REPORT_PERSONS: persons } = await privacyParameters(
    sql,
    moment.slice(0, 10),
  )
  return { hours, persons }
}
function checkMoment(path: string, value: unknown, knownDt: string | null, now: string): string {
  const issue = momentIssue(String(value), knownDt, now)
  if (issue) throw badField(path, issue)
  return String(value)
}

/** Anybody of the menu writes down what became known; the privacy officer answers for what follows. */
export const privacyBreachBehaviour = defineBehaviour(privacyBreach, {
  without: ['delete', 'multi'],
  mayEdit: ({ state }) => (state === 'closed' ? breachMessages.closed() : undefined),
  beforeSave: async (input, { sql, now }) => {
    checkMoment('knownDt', input.knownDt, null, now)
    const facts = { ...input, sensitiveYn: input.sensitiveYn ?? null, outsideYn: input.outsideYn ?? null }
    const figures = await figuresOn(sql, input.knownDt)
    return {
      ...facts,
      rptYn: isReportDue(facts, figures) ? ('Y' as const) : ('N' as const),
      dueDt: breachDue(input.knownDt, figures),
    }
  },
  transitions: {
    notify: {
      may: officer,
      guards: { once: ({ notiDt }) => (notiDt === null ? undefined : breachMessages.notified()) },
      set: ({ knownDt }, { now }, { notiDt, notiTxt }) => ({
        notiDt: checkMoment('notiDt', notiDt, knownDt, now),
        notiTxt,
      }),
    },
    report: {
      may: officer,
      guards: {
        once: ({ rptDt }) => (rptDt === null ? undefined : breachMessages.reported()),
        due: ({ rptYn }) => (rptYn === 'Y' ? undefined : breachMessages.notDue()),
      },
      set: ({ knownDt }, { now }, { rptDt, rptTxt }) => ({
        rptDt: checkMoment('rptDt', rptDt, knownDt, now),
        rptTxt,
      }),
    },
    close: {
      may: officer,
      set: (row, _, { actTxt, undoneReason }) => {
        const why = typeof undoneReason === 'string' ? undoneReason.trim() : ''
        if (openSteps(row).length > 0 && why.length < reasonMin)
          throw refused([{ guard: 'undone', message: breachMessages.undone() }])
        return { actTxt, undoneReason: why || null }
      },
    },
  },
})

export const breachClockMs = 300_000
/**
 * Tells the privacy officers of breaches that are not answered yet: by the ladder; when the 72 hours have
 * passed, at once, and those above them too.
 */
export async function breachClock(engine: Engine): Promise<number> {
  return inTransaction(engine, asSystem('개인정보 유출 통지·신고 기한'), async (context) => {
    const rows = await context.sql.query<
      Pick<PrivacyBreachRow, 'contTxt' | 'rptYn' | 'notiDt' | 'rptDt'> & {
        breachNo: number
        dueDt: string
        dueYmd: string
      }
    >(
      `select "breachNo", "contTxt", "rptYn", "notiDt", "rptDt", to_json("dueDt") #>> '{}' as "dueDt", to_char("dueDt", 'YYYY-MM-DD') as "dueYmd"
       from "privacyBreach" where "state" <> 'closed'`,
    )
    const open = rows.filter((row) => openSteps(row).length > 0)
    if (open.length === 0) return 0
    const to = await holdersOf(context.sql, privacyOfficer, context.today)
    const about = ({ breachNo, contTxt, dueDt }: (typeof open)[number]) => ({
      variables: { title: contTxt.slice(0, 100), dueDt: dueDt.slice(0, 16).replace('T', ' ') },
      linkUrl: `/manage/log/privacyBreach?open=${breachNo}`,
    })
    const climbed = await escalate(
      context,
      'PRIVACY_BREACH_DUE',
      open.map((row) => ({
        subject: `privacyBreach ${row.breachNo}`,
        dueYmd: row.dueYmd,
        to,
        ...about(row),
      })),
    )
    const overdue = open.filter(({ dueDt }) => Date.parse(dueDt) < Date.parse(context.now))
    const leaders = overdue.length > 0 ? await leadersOf(context.sql, to) : []
    let late = 0
    for (const row of overdue)
      late += await notify(context, 'PRIVACY_BREACH_LATE', {
        to: [...to, ...leaders],
        ...about(row),
        once: `privacyBreach ${row.breachNo} ${row.dueDt}`,
      })
    return climbed + late
  })
}

/** Whom somebody in charge reports to: the next head above, or who leads the plant. */
async function leadersOf(sql: Sql, userIds: readonly string[]): Promise<string[]> {
  const heads = await headsOf(sql, userIds)
  const without = userIds.filter((userId) => !heads.has(userId))
  const plants = await sql.query<{ headUserId: string }>(
    `select distinct p."headUserId" from "user" u join "plant" p using ("plantCd") where u."userId" = any($1::text[]) and p."headUserId" is not null`,
    [without],
  )
  return [...heads.values(), ...plants.map(({ headUserId }) => headUserId)]
}
