import { defineBehaviour } from '../../../../core/server/entity/behaviour.ts'
import {
  actingAs,
  asSystem,
  inTransaction,
  type Context,
  type Engine,
} from '../../../../core/server/entity/context.ts'
import { createRecord } from '../../../../core/server/entity/save.ts'
import { requireScope, scopeWhere } from '../../../../core/server/entity/scope.ts'
import { runTransition } from '../../../../core/server/entity/transition.ts'
import { setColumns } from '../../../../core/server/entity/set-columns.ts'
import { badField, forbidden } from '../../../../core/server/http/errors.ts'
import { Binds } from '../../../../core/server/database/database.ts'
import { addDays, addMonths } from '../../../../core/shared/dates.ts'
import { assignKinds } from '../../../../platform/people/user-assign.resource.ts'
import { chmMsdsNotice } from '../../../chemical/msds/msds.resource.ts'
import { offerSeat } from '../../class/class-open.server.ts'
import { isEducationStaff } from '../../education-people.server.ts'
import { settingsOn } from '../facts/person-facts.server.ts'
import { followPeople } from '../facts/snapshot.server.ts'
import { statusRefusals } from '../legal/status-refusals.texts.ts'
import { eduMsdsNeed, type EduMsdsNeed } from './edu-msds-need.resource.ts'
import { needsOf, type Handled, type Known } from './msds-need.rule.ts'

const keeperOnly = (_: unknown, { session }: Pick<Context, 'session'>) =>
  isEducationStaff(session) ? undefined : statusRefusals.keeper()
/** MSDS 교육 대상: found by the clock, finished by a class; taken off the list by who keeps education. */
export const eduMsdsNeedBehaviour = defineBehaviour(eduMsdsNeed, {
  without: ['create', 'update', 'delete', 'multi'],
  mayEdit: keeperOnly,
  transitions: { plan: {}, finish: {}, takeBack: {}, end: { may: keeperOnly } },
})

/** SQL of the hazard classes of a product's sheet in force, in their order. */
const classesSql = (prodNo: string): string =>
  `(select string_agg(distinct g."ghsClassCd", ',' order by g."ghsClassCd") from "chmMsds" m join "chmMsdsGhs" g using ("msdsNo")
     where m."prodNo" = ${prodNo} and m."state" in ('valid', 'revising'))`
/** Days back to which a placing, a product or a changed sheet makes somebody learn. */
const lookBackMonths = 12

interface Making extends Pick<
  EduMsdsNeed,
  'plantCd' | 'deptCd' | 'processNo' | 'prodNo' | 'userId' | 'reasonCd' | 'occurYmd'
> {
  dueYmd: string
  msdsNoticeNo?: number | null
}
const make = (context: Context, values: Making) =>
  createRecord({ ...eduMsdsNeedBehaviour, firstState: 'due', beforeSave: () => ({ ...values }) }, context, {})

/** People at the places of products, from their assignments. */
export const handledBy = ({ sql }: Pick<Context, 'sql'>, day: string): Promise<Handled[]> =>
  sql.query<Handled>(
    `select distinct on (a."userId", u."prodNo") a."userId", a."plantCd", a."deptCd", a."processNo", u."prodNo", a."fromYmd"::text as "postedYmd",
       (u."createDt" at time zone 'Asia/Seoul')::date::text as "handledYmd", ${classesSql('u."prodNo"')} as "classes"
     from "userAssign" a join "chmProductPlant" u on u."processNo" = a."processNo" and u."plantCd" = a."plantCd"
     where a."assignKindCd" = '${assignKinds.main}' and a."fromYmd" <= $1::date and coalesce(a."toYmd" >= $1::date, true)
     order by a."userId", u."prodNo", u."createDt"`,
    [day],
  )
const knownNeeds = ({ sql }: Context): Promise<Known[]> =>
  sql.query<Known>(
    `select n."userId", n."prodNo", n."occurYmd"::text as "occurYmd", n."state" = 'done' as "done", ${classesSql('n."prodNo"')} as "classes"
     from "eduMsdsNeed" n where n."userId" is not null`,
  )
/** Education that a changed sheet asks for at a place (chmMsdsNotice), for the people who work there. (fit D8) */
const changedFor = ({ sql }: Context, since: string) =>
  sql.query<Omit<Making, 'reasonCd'> & { msdsNoticeNo: number }>(
    `select n."msdsNoticeNo", n."prodNo", n."plantCd", a."deptCd", a."processNo", a."userId", (n."createDt" at time zone 'Asia/Seoul')::date::text as "occurYmd",
       coalesce(n."dueYmd", (n."createDt" at time zone 'Asia/Seoul')::date + 30)::text as "dueYmd"
     from "chmMsdsNotice" n join "userAssign" a on a."plantCd" = n."plantCd" and a."deptCd" = n."deptCd" and (n."processNo" is null or n."processNo" = a."processNo")
       and a."assignKindCd" = '${assignKinds.main}' and a."fromYmd" <= (n."createDt" at time zone 'Asia/Seoul')::date
       and coalesce(a."toYmd" >= (n."createDt" at time zone 'Asia/Seoul')::date, true)
     where n."noticeTypeCd" = 'EDU' and n."doneYmd" is null and n."prodNo" is not null and (n."createDt" at time zone 'Asia/Seoul')::date >= $1::date
       and not exists (select 1 from "eduMsdsNeed" e where e."userId" = a."userId" and e."prodNo" = n."prodNo"
         and (e."msdsNoticeNo" = n."msdsNoticeNo" or e."occurYmd" = (n."createDt" at time zone 'Asia/Seoul')::date)) order by 1, a."userId"`,
    [since],
  )

/**
 * Names who has to learn which product since the last look. (EDU-14)
 * @returns how many needs are new
 */
export const findMsdsNeeds = (engine: Engine): Promise<number> =>
  inTransaction(engine, asSystem('MSDS 교육 대상'), async (context) => {
    await context.sql.query(`select pg_advisory_xact_lock(hashtextextended('eduMsdsNeed', 0))`)
    const settings = await settingsOn(context, context.today)
    const since = addMonths(context.today, -lookBackMonths)
    const found = needsOf(await handledBy(context, context.today), await knownNeeds(context), since)
    // Who is placed learns before the work begins; everybody else within the company's days.
    const placed = found.map((need): Making => ({
      ...need,
      dueYmd: need.reasonCd === 'placed' ? need.occurYmd : addDays(need.occurYmd, settings.msdsDueDays),
    }))
    for (const need of placed) await make(context, need)
    const changed = await changedFor(context, since)
    const isNew = (one: { userId: string | null; prodNo: number | null; occurYmd: string | null }) =>
      !placed.some(
        ({ userId, prodNo, occurYmd }) =>
          userId === one.userId && prodNo === one.prodNo && occurYmd === one.occurYmd,
      )
    const told = changed.filter(isNew)
    for (const need of told) await make(context, { ...need, reasonCd: 'changed' })
    await followPeople(
      context,
      [...placed, ...told].map(({ userId }) => userId!),
    )
    return placed.length + told.length
  })

/**
 * Puts the people of some needs on the list of a class; its confirmed results finish them.
 * @returns how many @throws Refusal 400, 403
 */
export async function planMsdsClass(context: Context, body: unknown): Promise<{ planned: number }> {
  if (!isEducationStaff(context.session)) throw forbidden(statusRefusals.keeper())
  const { eduClassNo, needNos } = (body ?? {}) as { eduClassNo?: unknown; needNos?: unknown }
  if (
    !Array.isArray(needNos) ||
    needNos.length === 0 ||
    needNos.length > 500 ||
    !needNos.every(Number.isInteger)
  )
    throw badField('needNos', statusRefusals.noNeeds())
  const given = await context.sql.maybe<{ plantCd: string; eduClassCd: string }>(
    `select c."plantCd", c."eduClassCd" from "eduClass" c join "eduCourse" e using ("eduCourseNo")
     where c."eduClassNo" = $1 and c."state" in ('planned', 'open') and e."eduTypeCd" = 'MSD'`,
    [Number.isInteger(eduClassNo) ? eduClassNo : 0],
  )
  if (!given) throw badField('eduClassNo', statusRefusals.noClass())
  requireScope(eduMsdsNeed, context.session, { plantCd: given.plantCd })
  const binds = new Binds()
  const scope = scopeWhere(eduMsdsNeed, context.session, 't', binds)
  const needs = await context.sql.query<{
    eduMsdsNeedNo: number
    userId: string
    plantCd: string
    msdsNoticeNo: number | null
  }>(
    `select t."eduMsdsNeedNo", t."userId", t."plantCd", t."msdsNoticeNo" from "eduMsdsNeed" t
     where ${scope} and t."eduMsdsNeedNo" = any(${binds.add(needNos)}::bigint[]) and t."state" in ('due', 'planned') order by 1 for update`,
    binds.values,
  )
  if (needs.length !== new Set(needNos).size) throw badField('needNos', statusRefusals.notOpen())
  if (needs.some(({ plantCd }) => plantCd !== given.plantCd))
    throw badField('eduClassNo', statusRefusals.otherPlant())
  const seated = await context.sql.query<{ userId: string }>(
    `select "userId" from "eduTarget" where "eduClassNo" = $1 and "userId" is not null and "state" <> 'excluded'`,
    [eduClassNo],
  )
  for (const userId of new Set(needs.map((need) => need.userId)))
    if (!seated.some((each) => each.userId === userId))
      await offerSeat(context, Number(eduClassNo), { userId }, 'rule')
  await actingAs(context, asSystem('MSDS 교육 배정'), async (own) => {
    for (const { eduMsdsNeedNo } of needs) {
      await setColumns(own, eduMsdsNeed, eduMsdsNeedNo, { eduClassNo: Number(eduClassNo) })
      await runTransition(eduMsdsNeedBehaviour, own, eduMsdsNeedNo, 'plan')
    }
  })
  for (const msdsNoticeNo of new Set(needs.map((need) => need.msdsNoticeNo)))
    if (msdsNoticeNo) await setColumns(context, chmMsdsNotice, msdsNoticeNo, { eduTxt: given.eduClassCd })
  context.publish({ topic: eduMsdsNeed.name })
  return { planned: needs.length }
}

/**
 * Follows a class whose results were confirmed, or taken back: needs of who completed it are done, and a notice of the
 * chemical register is done with the last of its people. (fit D8)
 */
export async function followMsdsClass(context: Context, eduClassNo: number): Promise<void> {
  const rows = await context.sql.query<{
    eduMsdsNeedNo: number
    msdsNoticeNo: number | null
    doneYmd: string | null
    state: string
  }>(
    `select n."eduMsdsNeedNo", n."msdsNoticeNo", n."state", (select max(r."eduEndYmd")::text from "eduResult" r where r."eduClassNo" = n."eduClassNo"
       and r."userId" = n."userId" and r."resultCd" = 'completed' and r."state" in ('verified', 'confirmed')) as "doneYmd"
     from "eduMsdsNeed" n where n."eduClassNo" = $1 and n."state" in ('planned', 'done') order by 1`,
    [eduClassNo],
  )
  await actingAs(context, asSystem('MSDS 교육 결과'), async (own) => {
    for (const { eduMsdsNeedNo, doneYmd, state } of rows) {
      if ((state === 'done') === (doneYmd !== null)) continue
      await setColumns(own, eduMsdsNeed, eduMsdsNeedNo, { doneYmd })
      await runTransition(eduMsdsNeedBehaviour, own, eduMsdsNeedNo, doneYmd === null ? 'takeBack' : 'finish')
    }
    for (const msdsNoticeNo of new Set(rows.map((row) => row.msdsNoticeNo))) {
      if (msdsNoticeNo === null) continue
      const { open, done, last } = await own.sql.one<{ open: number; done: number; last: string | null }>(
        `select count(*) filter (where "state" in ('due', 'planned'))::int as "open", count(*) filter (where "state" = 'done')::int as "done",
           max("doneYmd")::text as "last" from "eduMsdsNeed" where "msdsNoticeNo" = $1`,
        [msdsNoticeNo],
      )
      await setColumns(own, chmMsdsNotice, msdsNoticeNo, {
        doneYmd: open === 0 ? last : null,
        doneUserId: open === 0 && last ? context.session.userId : null,
        targetCnt: open + done,
      })
    }
    own.publish({ topic: eduMsdsNeed.name })
  })
}
