import { plantName } from '../../../platform/plant/plant-name.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { escalate } from '../../../platform/notification/escalation.server.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { isEducationStaff } from '../education-people.server.ts'
import { eduHalf } from './half/edu-half.resource.ts'
import { freezeEduHalves } from './half/edu-half.server.ts'
import { eduMsdsNeed } from './msds/edu-msds-need.resource.ts'
import { findMsdsNeeds } from './msds/msds-need.server.ts'
import { keepUpStatus } from './facts/snapshot.server.ts'
import { statusWorkNames } from './status-words.texts.ts'

/** Interval of the look at what has changed; the first one of a day reckons everybody. */
export const statusKeepMs = 300_000
/** Interval of the search for needs, half-years and what comes due. */
export const statusClockMs = 3_600_000
export const statusKeep = (engine: Engine): Promise<number> => keepUpStatus(engine)

/**
 * Finds MSDS needs, freezes the half-year that has ended, and reminds whoever lacks regular hours before and after its
 * last day (D-30, D-7, D+1 to the head). @returns how many needs, checks and messages there were
 */
export async function statusClock(engine: Engine): Promise<number> {
  const needs = await findMsdsNeeds(engine)
  const halves = await freezeEduHalves(engine)
  const told = await inTransaction(engine, asSystem('교육 법정시간 독촉'), async (context) =>
    escalate(context, 'EDU_HOURS_DUE', await lackingHours(context)),
  )
  return needs + halves + told
}
async function lackingHours({ sql, today }: Context) {
  const rows = await sql.query<{
    userId: string
    plantCd: string | null
    periodKey: string
    dueYmd: string
    lackMin: number
  }>(
    `select "userId", "plantCd", "periodKey", "dueYmd"::text as "dueYmd", "lackMin" from "eduStatusSnap"
     where "baseYmd" = $1 and "eduTypeCd" = 'REG' and "lackMin" > 0 and "dueYmd" is not null and "dueYmd" between $1::date - 30 and $1::date + 60`,
    [today],
  )
  return rows.map(({ userId, plantCd, periodKey, dueYmd, lackMin }) => ({
    subject: `eduHours ${userId} ${periodKey}`,
    dueYmd,
    to: [userId],
    variables: { lackMin: String(lackMin) },
    linkUrl: '/my/self/eduHome',
    plantCd,
  }))
}

const evening = (day: string): string => `${day}T18:00:00+09:00`
const most = 50
/** Needs of MSDS education without a class, and half-yearly checks that wait for their order or its confirmation. */
export const statusWork: WorkSource = {
  labels: statusWorkNames,
  find: async ({ sql, session }) => {
    if (session.vendorCd) return []
    const ofNeeds = new Binds()
    const needs =
      isEducationStaff(session) && mayUse(session, eduMsdsNeed.menus, 'write')
        ? await sql.query<{ eduMsdsNeedNo: number; prodNm: string; userNm: string; dueYmd: string | null }>(
            `select t."eduMsdsNeedNo", p."prodNm", u."userNm", t."dueYmd"::text as "dueYmd" from "eduMsdsNeed" t join "chmProduct" p using ("prodNo") join "user" u on u."userId" = t."userId"
             where ${scopeWhere(eduMsdsNeed, session, 't', ofNeeds)} and t."state" = 'due' order by t."dueYmd", t."eduMsdsNeedNo" limit ${most}`,
            ofNeeds.values,
          )
        : []
    const ofHalves = new Binds()
    const halves = mayUse(session, eduHalf.menus, 'read')
      ? await sql.query<{
          eduHalfNo: number
          halfNm: string
          plantNm: string
          state: string
          createDay: string
        }>(
          `select t."eduHalfNo", t."halfNm", ${plantName('p', session.language)} as "plantNm", t."state", (t."createDt" at time zone 'Asia/Seoul')::date::text as "createDay" from "eduHalf" t join "plant" p using ("plantCd")
           where ${scopeWhere(eduHalf, session, 't', ofHalves)} and t."state" in ('frozen', 'ordered') order by t."createDt" limit ${most}`,
          ofHalves.values,
        )
      : []
    const mine = (state: string) =>
      state === 'frozen' ? session.authGrpNos.includes(siteHeadGroup) : isEducationStaff(session)
    return [
      ...needs.map((row) => ({
        kind: 'edu-msds',
        title: row.prodNm,
        more: row.userNm,
        dueDt: row.dueYmd && evening(row.dueYmd),
        resource: eduMsdsNeed.name,
        key: row.eduMsdsNeedNo,
      })),
      ...halves
        .filter(({ state }) => mine(state))
        .map((row) => ({
          kind: row.state === 'frozen' ? 'edu-half-order' : 'edu-half-finish',
          title: row.halfNm,
          more: row.plantNm,
          dueDt: evening(row.createDay),
          resource: eduHalf.name,
          key: row.eduHalfNo,
        })),
    ]
  },
}
/** 경영층: head of the site. */
const siteHeadGroup = 9
