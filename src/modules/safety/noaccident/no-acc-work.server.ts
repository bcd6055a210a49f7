import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { isSafety, isSiteHead } from '../event/event-people.server.ts'
import { noAccGoal, noAccReset } from './no-acc.resource.ts'
import { noAccWorkNames } from './no-acc.texts.ts'

const morning = (day: string): string => `${day}T09:00:00+09:00`
const most = 100

/** Accidents to be judged and goals to be confirmed by safety staff; what they judged, by the head of the site. */
export const noAccWork: WorkSource = {
  labels: noAccWorkNames,
  find: async ({ sql, session }) => {
    if (session.vendorCd || !mayUse(session, noAccReset.menus, 'write')) return []
    const [safety, head] = [isSafety(session), isSiteHead(session)]
    const binds = new Binds()
    const scope = scopeWhere(noAccReset, session, 't', binds)
    const resets = await sql.query<{
      noAccResetNo: number
      noAccResetCd: string
      eventNm: string
      occurYmd: string
      judged: boolean
    }>(
      `select t."noAccResetNo", t."noAccResetCd", e."safEventNm" as "eventNm", t."occurYmd"::text as "occurYmd", t."judgeUserId" is not null as "judged"
       from "noAccReset" t join "safEvent" e using ("safEventNo") where ${scope} and t."state" = 'proposed' order by t."occurYmd" limit ${most}`,
      binds.values,
    )
    const ofGoals = new Binds()
    const goals = safety
      ? await sql.query<{ noAccGoalNo: number; siteNm: string; multiple: number; reachYmd: string }>(
          `select t."noAccGoalNo", s."noAccSiteNm" as "siteNm", t."multiple"::int as "multiple", t."reachYmd"::text as "reachYmd"
           from "noAccGoal" t join "noAccSite" s using ("noAccSiteNo") where ${scopeWhere(noAccGoal, session, 't', ofGoals)} and t."state" = 'reached' order by t."reachYmd" limit ${most}`,
          ofGoals.values,
        )
      : []
    return [
      ...resets
        .filter(({ judged }) => (judged ? head : safety))
        .map((row) => ({
          kind: row.judged ? 'noacc-confirm' : 'noacc-judge',
          title: row.eventNm,
          more: row.noAccResetCd,
          dueDt: morning(row.occurYmd),
          resource: noAccReset.name,
          key: row.noAccResetNo,
        })),
      ...goals.map((row) => ({
        kind: 'noacc-goal',
        title: row.siteNm,
        more: `× ${row.multiple}`,
        dueDt: morning(row.reachYmd),
        resource: noAccGoal.name,
        key: row.noAccGoalNo,
      })),
    ]
  },
}
