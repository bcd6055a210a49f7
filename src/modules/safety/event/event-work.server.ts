import type { Language } from '../../../core/shared/session.ts'
import { codeNameOf } from '../../../core/server/entity/columns.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { escalate } from '../../../platform/notification/escalation.server.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { safetyRecords } from '../record-pages.rule.ts'
import { isSafety, isSiteHead, isSupervisor, toldOf } from './event-people.server.ts'
import { eventWorkNames } from './event-work.texts.ts'
import { eventKinds } from './rules/event-codes.rule.ts'
import { safEvent } from './saf-event.resource.ts'
import { safEventReport } from './saf-event-report.resource.ts'

const most = 200

/** Accidents and near misses at which the caller is the next to act. */
async function events(context: Context) {
  const { sql, session } = context
  if (session.vendorCd || !mayUse(session, safEvent.menus, 'write')) return []
  const binds = new Binds()
  const rows = await sql.query<{
    safEventNo: number
    safEventCd: string
    safEventNm: string
    eventKindCd: string
    leadUserId: string | null
    knowDt: string
    state: string
  }>(
    `select t."safEventNo", t."safEventCd", t."safEventNm", t."eventKindCd", t."leadUserId", to_json(t."knowDt")#>>'{}' as "knowDt", t."state"
     from "safEvent" t where ${scopeWhere(safEvent, session, 't', binds)} and t."state" in ('reported', 'accepted', 'classified', 'investigating', 'causesFixed', 'measuresFixed') order by t."knowDt" desc limit ${most}`,
    binds.values,
  )
  const kindOf = (row: (typeof rows)[number]): keyof typeof eventWorkNames | undefined => {
    const accident = row.eventKindCd === eventKinds.accident
    if (row.state === 'reported' && accident) return isSafety(session) ? 'event-classify' : undefined
    if (row.state === 'reported')
      return isSafety(session) || isSupervisor(session) ? 'event-accept' : undefined
    if (row.state === 'measuresFixed') return isSiteHead(session) ? 'event-close' : undefined
    return accident && row.leadUserId === session.userId ? 'event-lead' : undefined
  }
  return rows.flatMap((row) => {
    const kind = kindOf(row)
    return kind
      ? [
          {
            kind,
            title: row.safEventNm,
            more: row.safEventCd,
            dueDt: row.knowDt,
            resource: safEvent.name,
            key: row.safEventNo,
          },
        ]
      : []
  })
}
interface OpenReport {
  safEventReportNo: number
  safEventCd: string
  rptTypeNm: string
  dueDt: string
  plantCd: string
}
/** Reports to authorities, their kind in a language. */
const openReports = (
  language: Language,
) => `select r."safEventReportNo", e."safEventCd", coalesce(${codeNameOf('c', language)}, r."rptTypeCd") as "rptTypeNm", to_json(r."dueDt")#>>'{}' as "dueDt", r."plantCd"
   from "safEventReport" r join "safEvent" e using ("safEventNo") left join "codeItem" c on c."codeGrpCd" = 'SAF_RPT_TYPE' and c."code" = r."rptTypeCd"`
/** Reports to authorities that have not been handed in. */
async function reports(context: Context) {
  const { sql, session } = context
  if (!isSafety(session)) return []
  const binds = new Binds()
  const rows = await sql.query<OpenReport>(
    `${openReports(session.language)} where ${scopeWhere(safEventReport, session, 'r', binds)} and r."state" in ('due', 'drafted') order by r."dueDt" limit ${most}`,
    binds.values,
  )
  return rows.map((row) => ({
    kind: 'event-report' as const,
    title: row.rptTypeNm,
    more: row.safEventCd,
    dueDt: row.dueDt,
    resource: safEventReport.name,
    key: row.safEventReportNo,
  }))
}
export const eventWork: WorkSource = {
  labels: eventWorkNames,
  find: async (context) => [...(await events(context)), ...(await reports(context))],
}

/** Interval of the clock. */
export const eventClockMs = 3_600_000
/**
 * Tells safety staff of reports whose day comes or has passed, on the rungs of the event; it never moves a day of the
 * law. @returns how many messages were given
 */
export const eventClock = (engine: Engine): Promise<number> =>
  inTransaction(engine, asSystem('법정보고 시계'), async (context) => {
    const rows = await context.sql.query<OpenReport>(
      `${openReports(context.session.language)} where r."state" in ('due', 'drafted') order by 1`,
    )
    const people = new Map<string, string[]>()
    for (const { plantCd } of rows)
      if (!people.has(plantCd)) people.set(plantCd, await toldOf(context, plantCd, false))
    return escalate(
      context,
      'SAF_REPORT_DUE',
      rows.map((row) => ({
        subject: `safEventReport ${row.safEventReportNo}`,
        dueYmd: row.dueDt.slice(0, 10),
        to: people.get(row.plantCd) ?? [],
        variables: { safEventCd: row.safEventCd, rptTypeNm: row.rptTypeNm },
        linkUrl: addressOf(safetyRecords.safEventReport, row.safEventReportNo),
        plantCd: row.plantCd,
      })),
    )
  })
