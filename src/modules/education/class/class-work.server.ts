import { Binds } from '../../../core/server/database/database.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { escalate } from '../../../platform/notification/escalation.server.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { educationStaffOf, isEducationStaff } from '../education-people.server.ts'
import { classLink, classWords } from './class-notice.server.ts'
import { classWorkNames } from './class-work.texts.ts'
import { classMenu, eduClass } from './edu-class.resource.ts'

/** Interval of the clock. */
export const classClockMs = 3_600_000
const most = 500

interface Due {
  eduClassNo: number
  classNm: string
  startDt: string
  placeNm: string | null
  plantCd: string
  ymd: string
  to: string[]
}
/** Tells people of the classes ahead of them, and who runs a class that is over that its attendance is still open. */
export const classClock = (engine: Engine): Promise<number> =>
  inTransaction(engine, asSystem('교육 시계'), async (context) => {
    const ahead = await context.sql.query<Due>(
      `select c."eduClassNo", c."classNm", to_json(c."startDt") #>> '{}' as "startDt", c."placeNm", c."plantCd", (c."startDt" at time zone 'Asia/Seoul')::date::text as "ymd",
         array_agg(t."userId") filter (where t."userId" is not null) as "to"
       from "eduClass" c join "eduTarget" t using ("eduClassNo")
       where c."state" = 'open' and t."state" = 'invited' and (c."startDt" at time zone 'Asia/Seoul')::date between $1::date and $1::date + 7
       group by c."eduClassNo" order by c."startDt" limit ${most}`,
      [context.today],
    )
    const over = await context.sql.query<Due>(
      `select c."eduClassNo", c."classNm", to_json(c."startDt") #>> '{}' as "startDt", c."placeNm", c."plantCd", (c."endDt" at time zone 'Asia/Seoul')::date::text as "ymd",
         array_remove(array[i."userId"], null) as "to"
       from "eduClass" c left join "eduInstructor" i using ("eduInstructorNo")
       where c."state" in ('open', 'running') and (c."endDt" at time zone 'Asia/Seoul')::date < $1::date order by c."endDt" limit ${most}`,
      [context.today],
    )
    const items = (rows: readonly Due[]) =>
      rows.map((row) => ({
        subject: `eduClass ${row.eduClassNo}`,
        dueYmd: row.ymd,
        to: row.to ?? [],
        variables: classWords(row),
        linkUrl: classLink(row.eduClassNo),
        plantCd: row.plantCd,
      }))
    for (const row of over)
      row.to = [...new Set([...(row.to ?? []), ...(await educationStaffOf(context, row.plantCd))])]
    return (
      (await escalate(context, 'EDU_CLASS_SOON', items(ahead))) +
      (await escalate(context, 'EDU_CLASS_UNCONFIRMED', items(over)))
    )
  })

const waits = { open: 'class-start', running: 'class-confirm', attended: 'class-close' } as const
/** What waits: classes of today to be started, those that are over to be confirmed, results to be confirmed. */
export const classWork: WorkSource = {
  labels: classWorkNames,
  find: async (context: Context) => {
    const { sql, session, today, now } = context
    if (session.vendorCd || !mayUse(session, [classMenu], 'read')) return []
    const binds = new Binds()
    const scope = scopeWhere(eduClass, session, 't', binds)
    const [day, moment, person] = [binds.add(today), binds.add(now), binds.add(session.userId)]
    const mine = `exists (select 1 from "eduInstructor" i where i."userId" = ${person} and (i."eduInstructorNo" = t."eduInstructorNo"
      or exists (select 1 from "eduClassSubject" s where s."eduClassNo" = t."eduClassNo" and s."eduInstructorNo" = i."eduInstructorNo")))`
    const keeps = isEducationStaff(session) ? 'true' : 'false'
    const rows = await sql.query<{
      eduClassNo: number
      eduClassCd: string
      classNm: string
      endDt: string
      state: keyof typeof waits
    }>(
      `select t."eduClassNo", t."eduClassCd", t."classNm", to_json(t."endDt") #>> '{}' as "endDt", t."state" from "eduClass" t
       where ${scope} and (
         (t."state" = 'open' and (t."startDt" at time zone 'Asia/Seoul')::date <= ${day}::date and ${mine})
         or (t."state" = 'running' and t."endDt" <= ${moment}::timestamptz and (${mine} or ${keeps}))
         or (t."state" = 'attended' and ${keeps}))
       order by t."endDt", t."eduClassNo" limit ${most}`,
      binds.values,
    )
    return rows.map((row) => ({
      kind: waits[row.state],
      title: row.classNm,
      more: row.eduClassCd,
      dueDt: row.endDt,
      resource: eduClass.name,
      key: row.eduClassNo,
    }))
  },
}
