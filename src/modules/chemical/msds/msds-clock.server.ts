import { codeSentences } from '../../../core/server/entity/code-sentences.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { escalate } from '../../../platform/notification/escalation.server.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { unreturnedClock } from '../delivery/unreturned.server.ts'
import { materialClock } from '../material-check/material-clock.server.ts'
import { rematch } from '../regulation/match.server.ts'
import { chemicalPeople } from '../ripple/ripple.server.ts'
import { submissionClock } from '../submission/msds-submit.server.ts'
import { msdsBehaviour } from './msds.server.ts'
import { approvalAlertDays } from './secret-range.rule.ts'
import { daysBetween } from '../../../core/shared/dates.ts'
import { msdsSentences } from './msds.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { chemicalRecords } from '../record-pages.rule.ts'

export const chemicalClockMs = 3_600_000

/**
 * Sheets that are due, teaching and posting that is not done, approvals that run out, material not taken out,
 * lists that begin or end today.
 * @returns how many things were done
 */
export async function chemicalClock(engine: Engine): Promise<number> {
  return inTransaction(engine, asSystem('화학물질 기한'), async (context) => {
    const marked = await markOverdue(context)
    const told =
      (await tellOfReviews(context)) + (await tellOfTasks(context)) + (await tellOfSecrets(context))
    const later =
      (await submissionClock(context)) + (await materialClock(context)) + (await unreturnedClock(context))
    return marked + told + later + (await judgeAnew(context))
  })
}

interface Due {
  msdsNo: number
  prodCd: string
  prodNm: string
  dueYmd: string
  plantCds: string[]
}
const dueSheets = (
  { sql }: Context,
  where: string,
  values: unknown[],
  due = '"reviewDueYmd"',
): Promise<Due[]> =>
  sql.query<Due>(
    `select m."msdsNo", p."prodCd", p."prodNm", m.${due} as "dueYmd", coalesce((select array_agg(distinct u."plantCd") from "chmProductPlant" u where u."prodNo" = m."prodNo"), '{}') as "plantCds"
     from "chmMsds" m join "chmProduct" p using ("prodNo") where ${where} order by 1`,
    values,
  )

/** A sheet whose review day has passed needs a revision. */
async function markOverdue(context: Context): Promise<number> {
  const rows = await dueSheets(context, `m."state" = 'valid' and m."reviewDueYmd" < $1`, [context.today])
  for (const { msdsNo, dueYmd } of rows)
    await runTransition(msdsBehaviour, context, msdsNo, 'markRevision', {
      reason: String(msdsSentences.overdue({ day: dueYmd })),
    })
  return rows.length
}
async function tellOfReviews(context: Context): Promise<number> {
  const rows = await dueSheets(
    context,
    `m."state" in ('valid', 'revising') and m."reviewDueYmd" <= $1::date + 60`,
    [context.today],
  )
  const items = []
  for (const row of rows)
    items.push({
      subject: `chmMsds ${row.msdsNo}`,
      dueYmd: row.dueYmd,
      to: await chemicalPeople(context, row.plantCds),
      variables: { docNo: row.prodCd, title: row.prodNm },
      linkUrl: addressOf(chemicalRecords.chmMsds, row.msdsNo),
    })
  return escalate(context, 'CHM_MSDS_DUE', items)
}
async function tellOfTasks(context: Context): Promise<number> {
  const tasks = await context.sql.query<{
    msdsNoticeNo: number
    plantCd: string
    dueYmd: string
    headUserId: string | null
    prodCd: string
    prodNm: string
    noticeTypeCd: string
  }>(
    `select n."msdsNoticeNo", n."plantCd", n."dueYmd", d."headUserId", p."prodCd", p."prodNm", n."noticeTypeCd"
     from "chmMsdsNotice" n join "dept" d using ("deptCd") join "chmMsds" m using ("msdsNo") join "chmProduct" p on p."prodNo" = m."prodNo" where n."doneYmd" is null and n."dueYmd" is not null`,
  )
  const typeNames = await codeSentences(context.sql, 'CHM_MSDS_NOTICE')
  return escalate(
    context,
    'CHM_MSDS_TASK',
    tasks.map((task) => ({
      subject: `chmMsdsNotice ${task.msdsNoticeNo}`,
      dueYmd: task.dueYmd,
      to: task.headUserId ? [task.headUserId] : [],
      variables: { docNo: task.prodCd, title: task.prodNm, cont: typeNames.get(task.noticeTypeCd) },
      linkUrl: `/chm/msds/msdsNotice?open=${task.msdsNoticeNo}`,
      plantCd: task.plantCd,
    })),
  )
}
/** 120, 60 and 40 days before an approval of secrecy ends; each step once. */
async function tellOfSecrets(context: Context): Promise<number> {
  const today = context.today
  const rows = await dueSheets(
    context,
    `m."secretYn" = 'Y' and m."state" in ('valid', 'revising') and m."secretEndYmd" >= $1 and m."secretEndYmd" <= $1::date + 120`,
    [today],
    '"secretEndYmd"',
  )
  let told = 0
  for (const row of rows) {
    const left = daysBetween(today, row.dueYmd)
    const step = approvalAlertDays.findLast((days) => left <= days)
    told += await notify(context, 'CHM_SECRET_DUE', {
      to: await chemicalPeople(context, row.plantCds),
      variables: { docNo: row.prodCd, title: row.prodNm, dueDt: row.dueYmd, dday: `D-${left}` },
      linkUrl: addressOf(chemicalRecords.chmMsds, row.msdsNo),
      once: `chmMsds ${row.msdsNo} ${row.dueYmd} D-${step}`,
    })
  }
  return told
}
/** On a day on which items begin or have ended, or after a change of a substance, all products are judged anew. */
async function judgeAnew({ sql, session, today }: Context): Promise<number> {
  if (
    !(await sql.maybe(
      `select 1 from "chmRegItem" where "effectYmd" = $1 or "endYmd" = $1::date - 1
       union all select 1 from "chmChemical" where "updateDt" >= $1::date - 1 limit 1`,
      [today],
    ))
  )
    return 0
  await sql.query('select "chmRefreshLists"($1)', [today])
  return (await rematch(sql, session.userId, today)).length
}
