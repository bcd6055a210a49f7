import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { label } from '../../../core/shared/sentence.ts'
import { entryBan } from '../ban/entry-ban.resource.ts'
import { codeName } from '../code-name.server.ts'
import { vendorRecords } from '../record-pages.rule.ts'
import { vendorWorker } from '../worker/vendor-worker.resource.ts'
import { sanction } from './warn-point.resource.ts'
import type { HistoryLine, WorkerHistory } from './warn-stat.rule.ts'
import { countedToday, violationsOf, workerStandings } from './warn-stat.server.ts'
import { warnStatSentences } from './warn-stat.texts.ts'
import { sanctionStates, warnStates } from './warn-transitions.rule.ts'

/**
 * One history of a person: violations, sanctions, bans and educations together, newest first.
 * @throws Refusal 404 for somebody whom the caller may not see
 */
export async function workerHistory(context: Context, key: string): Promise<WorkerHistory> {
  const { session, sql, today } = context
  const worker = await loadRecord(vendorWorker, context, key)
  const { vendorWorkerNo } = worker
  const everything = Object.keys(warnStates).filter((state) => state !== 'draft')
  const violations = await violationsOf(
    context,
    { plantCd: '', from: '2000-01-01', to: today },
    { vendorWorkerNo, states: everything },
  )
  const of = <T extends object>(
    resource: typeof sanction | typeof entryBan,
    columns: string,
  ): Promise<T[]> => {
    const binds = new Binds()
    const scope = scopeWhere(resource, session, 't', binds, 'below')
    return sql.query<T>(
      `select ${columns} from "${resource.name}" t where ${scope} and t."vendorWorkerNo" = ${binds.add(vendorWorkerNo)}`,
      binds.values,
    )
  }
  const sanctions = await of<{
    no: number
    name: string
    state: keyof typeof sanctionStates
    points: number | null
    from: string
    to: string | null
  }>(
    sanction,
    `t."sanctionNo" as "no", ${codeName('SANCTION', 't."sanctionTypeCd"', session.language)} as "name", t."state", t."basisPoint"::float8 as "points",
     t."fromYmd"::text as "from", t."toYmd"::text as "to"`,
  )
  const bans = await of<{ from: string; reason: string }>(
    entryBan,
    `t."fromYmd"::text as "from", t."banReason" as "reason"`,
  )
  const lines: HistoryLine[] = [
    ...violations.map((row) => ({
      day: row.occurYmd,
      kind: 'violation' as const,
      name: row.violNm,
      detail: `${row.plantNm} ${row.placeNm} · ${label(warnStates[row.state]).in(session.language)}`,
      points: row.workerPoint,
      url: addressOf(vendorRecords.warnPoint, row.warnNo),
    })),
    ...sanctions.map((row) => ({
      day: row.from,
      kind: 'sanction' as const,
      name: row.name,
      detail: warnStatSentences
        .sanctionLine({
          state: label(sanctionStates[row.state]).in(session.language),
          from: row.from,
          to: row.to ?? warnStatSentences.noEnd(),
        })
        .in(session.language),
      points: row.points,
      url: addressOf(vendorRecords.sanction, row.no),
    })),
    ...bans.map((row) => ({
      day: row.from,
      kind: 'ban' as const,
      name: warnStatSentences.banned().in(session.language),
      detail: row.reason,
      points: null,
      url: null,
    })),
    ...worker.educations.map((row) => ({
      day: row.eduYmd,
      kind: 'education' as const,
      name: row.eduNm,
      detail: [
        row.eduTypeNm,
        row.eduHour && warnStatSentences.hours({ hours: row.eduHour }).in(session.language),
      ]
        .filter(Boolean)
        .join(' · '),
      points: null,
      url: null,
    })),
  ]
  return {
    vendorWorkerNo,
    vendorWorkerNm: worker.vendorWorkerNm,
    vendorNm: worker.vendorNm ?? '',
    lines: lines.toSorted((one, other) => other.day.localeCompare(one.day)),
    people: await workerStandings(context, await countedToday(context, '', { vendorWorkerNo })),
  }
}
