import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../core/server/entity/context.ts'
import { badField, badFields, Refusal } from '../../core/server/http/errors.ts'
import { mayUse } from '../../core/server/http/session.ts'
import { runTransition } from '../../core/server/entity/transition.ts'
import { dayOf } from '../../core/shared/dates.ts'
import { messages } from '../../core/shared/messages.ts'
import type { TargetName, TargetOption } from './notice-answers.rule.ts'
import { findForReader } from './notice-reading.server.ts'
import { tellPosted } from './notice-rate.server.ts'
import { audiences, notice, noticeManageMenu, type NoticeRow } from './notice.resource.ts'
import { noticeIssues, postRefusal, scheduleRefusal } from './notice.rule.ts'
import { noticeRefusals } from './notice.texts.ts'
import type { Sentence } from '../../core/shared/sentence.ts'

const today = ({ today }: Context) => today
/** mgt 7: whoever wrote it, or whoever administers notices. */
export function notTheirs(row: { createUserId: string }, { session }: Context): Sentence | undefined {
  return row.createUserId === session.userId || mayUse(session, [noticeManageMenu], 'write')
    ? undefined
    : noticeRefusals.writerOnly()
}
const ended = ({ state }: { state: string }) => (state === 'closed' ? noticeRefusals.closed() : undefined)

export const noticeBehaviour = defineBehaviour(notice, {
  mayEdit: (row, context) => notTheirs(row, context) ?? ended(row),
  mayDelete: (row, context) =>
    notTheirs(row, context) ?? (row.state === 'draft' ? undefined : noticeRefusals.draftOnly()),
  beforeSave: async (input, context) => {
    const issues = noticeIssues(input)
    if (issues.length > 0) throw badFields(issues)
    const limited = withinOwnPlants(input, context)
    await checkTargets(context, limited)
    return limited
  },
  alsoReads: async (key, context) => (await findForReader(context, Number(key))) !== undefined,
  transitions: {
    post: {
      may: notTheirs,
      guards: { period: (row, context) => postRefusal(row, today(context)) },
      effect: (row, context) => tellPosted(context, row),
    },
    schedule: { may: notTheirs, guards: { period: (row, context) => scheduleRefusal(row, today(context)) } },
    unschedule: { may: notTheirs },
    withdraw: { may: notTheirs },
    begin: { effect: (row, context) => tellPosted(context, row) },
  },
})

interface Targets {
  audienceCd: string
  plantCds?: string[] | null
  deptCds?: string[] | null
  authGrpNos?: string[] | null
  grpNos?: string[] | null
  targetVendorCds?: string[] | null
}
/**
 * Company notices are the administrators' (mgt 1); others speak to employees of the plants that they see.
 * @throws Refusal 400
 */
function withinOwnPlants<T extends Targets>(input: T, { session }: Context): T {
  const { plants } = session
  if (
    plants === null ||
    input.audienceCd === audiences.vendors ||
    mayUse(session, [noticeManageMenu], 'write')
  )
    return input
  if (input.plantCds?.some((plantCd) => !plants.includes(plantCd)))
    throw badField('plantCds', noticeRefusals.ownPlants())
  return input.plantCds?.length ? input : { ...input, plantCds: [...plants] }
}

const targetSources = {
  deptCds: `select "deptCd" as "key", "deptNm" as "name", "pdeptCd" as "above" from "dept" where "useYn" = 'Y' order by "sortOrder", "deptCd"`,
  authGrpNos: `select "authGrpNo"::text as "key", "authGrpNm" as "name" from "authGrp" where "useYn" = 'Y' and "portalCd" = 'MAIN' order by "authGrpNo"`,
  grpNos: `select "grpNo"::text as "key", "grpNm" as "name" from "grp" order by "grpNm"`,
  targetVendorCds: `select v."vendorCd" as "key", v."vendorNm" as "name" from "vendor" v where v."useYn" = 'Y'
     and ($1::text[] is null or exists (select 1 from "vendorPlant" p where p."vendorCd" = v."vendorCd" and p."useYn" = 'Y' and p."plantCd" = any($1)))
     order by v."vendorNm"`,
} satisfies Record<TargetName, string>
export const targetNames = Object.keys(targetSources) as TargetName[]
/** Whom a writer may name: of companies those that do business with a plant that he sees. */
export const targetOptions = ({ sql, session }: Context, name: TargetName): Promise<TargetOption[]> =>
  sql.query<TargetOption>(targetSources[name], name === 'targetVendorCds' ? [session.plants] : [])

/** @throws Refusal 400 at the list that names something unknown */
async function checkTargets(context: Context, input: Targets): Promise<void> {
  for (const name of targetNames) {
    const wanted = input[name] ?? []
    if (wanted.length === 0) continue
    const known = new Set((await targetOptions(context, name)).map(({ key }) => key))
    if (wanted.some((key) => !known.has(key)))
      throw badField(name, messages.badChoice(notice.fields[name].label))
  }
}

export const noticeClockMs = 60_000
/**
 * Posts what was scheduled for today and ends what has run out; several processes may do it at once. Answers
 * how many were moved.
 */
export async function noticeClock(engine: Engine): Promise<number> {
  const day = dayOf(engine.clock.now())
  const due = await engine.database.query<Pick<NoticeRow, 'noticeNo' | 'toYmd'>>(
    `select "noticeNo", "toYmd" from "notice" where ("state" = 'scheduled' and "fromYmd" <= $1::date) or ("state" in ('scheduled', 'posted') and "toYmd" < $1::date)
     order by "noticeNo" limit 500`,
    [day],
  )
  let moved = 0
  for (const { noticeNo, toYmd } of due) {
    try {
      await inTransaction(engine, asSystem('공지 시계'), (context) =>
        runTransition(noticeBehaviour, context, noticeNo, toYmd < day ? 'expire' : 'begin'),
      )
      moved += 1
    } catch (error) {
      // Another process was faster with this notice.
      if (!(error instanceof Refusal)) throw error
    }
  }
  return moved
}
