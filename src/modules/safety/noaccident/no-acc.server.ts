import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { safetyOnly, siteHeadOnly } from '../event/event-people.server.ts'
import { hasPaper } from '../facility/facility-paper.server.ts'
import { monthsOfSite } from './no-acc-board.server.ts'
import { noAccRefusals } from './no-acc-refusals.texts.ts'
import { noAccGoal, noAccReset, noAccSite, type NoAccReset } from './no-acc.resource.ts'
import { closedBy, hoursBetween, nextStart } from './no-accident.rule.ts'
import { addDays } from '../../../core/shared/dates.ts'

type Rule = Guard<typeof noAccReset>
/** NOACC_JUDGE */
const judgements = { stop: 'stop', exempt: 'exempt' } as const

/** 사업장별 무재해: kept by safety staff; what an accident has ended begins where the rule says. */
export const noAccSiteBehaviour = defineBehaviour(noAccSite, {
  without: ['multi'],
  mayEdit: safetyOnly,
  mayDelete: () => noAccRefusals.kept(),
  beforeSave: async (input, context, before) => {
    const refusal = safetyOnly(input, context)
    if (refusal) throw forbidden(refusal)
    if (input.startYmd > context.today) throw badField('startYmd', noAccRefusals.startFuture())
    const ended =
      before !== undefined &&
      before.startYmd !== input.startYmd &&
      (await context.sql.maybe(
        `select 1 from "noAccReset" where "noAccSiteNo" = $1 and "state" = 'confirmed' limit 1`,
        [before.noAccSiteNo],
      ))
    if (ended) throw badField('startYmd', noAccRefusals.startKept())
    return input
  },
})

/** 무재해 목표 달성: found by the clock, confirmed by safety staff. */
export const noAccGoalBehaviour = defineBehaviour(noAccGoal, {
  without: ['create', 'update', 'delete', 'multi'],
  mayEdit: () => noAccRefusals.bySystem(),
  transitions: {
    confirm: {
      may: safetyOnly,
      set: (_, { session, now }) => ({ confirmUserId: session.userId, confirmDt: now }),
    },
  },
})

/** The first signature is there, by somebody else, for what is now to happen. */
const signedFor =
  (judgeCd: string): Rule =>
  (row, { session }) => {
    if (!row.judgeUserId) return noAccRefusals.judgeFirst()
    if (row.judgeCd !== judgeCd)
      return noAccRefusals.otherJudgement({ judge: row.judgeNm ?? row.judgeCd ?? '' })
    return row.judgeUserId === session.userId ? noAccRefusals.twoPeople() : undefined
  }
const committeePaper: Rule = async ({ noAccResetNo }, context) =>
  (await hasPaper(context, noAccReset.name, noAccResetNo)) ? undefined : noAccRefusals.committeePaper()
const signs = (_: NoAccReset, { session, now }: Context) => ({
  headUserId: isSystem(session) ? null : session.userId,
  headDt: now,
})

/** 무재해 중단: proposed by an accident, judged by safety staff, confirmed or exempted by the head of the site. */
export const noAccResetBehaviour = defineBehaviour(noAccReset, {
  without: ['create', 'update', 'delete', 'multi'],
  mayEdit: () => noAccRefusals.bySystem(),
  mayAttach: (row, context) => (row.state === 'proposed' ? safetyOnly(row, context) : noAccRefusals.kept()),
  transitions: {
    judge: {
      may: safetyOnly,
      set: (_, { session, now }, { judgeCd, judgeTxt }) => ({
        judgeCd,
        judgeTxt,
        judgeUserId: session.userId,
        judgeDt: now,
      }),
    },
    confirm: {
      may: siteHeadOnly,
      guards: { signedFor: signedFor(judgements.stop) },
      // Counted anew: another accident may have ended the record meanwhile.
      set: async (row, context) => ({ ...(await closing(context, row)), ...signs(row, context) }),
      effect: async ({ noAccSiteNo, newStartYmd, dayCnt }, context) => {
        const { bestDays } = await siteOf(context, noAccSiteNo!)
        await setColumns(context, noAccSite, noAccSiteNo!, {
          startYmd: newStartYmd!,
          bestDays: Math.max(bestDays ?? 0, dayCnt ?? 0),
        })
        context.publish({ topic: noAccSite.name, key: noAccSiteNo! })
      },
    },
    exempt: {
      may: siteHeadOnly,
      guards: { signedFor: signedFor(judgements.exempt), committeePaper },
      set: signs,
    },
    again: {
      set: async (row, context) => ({
        ...(await closing(context, row)),
        judgeCd: null,
        judgeTxt: null,
        judgeUserId: null,
        judgeDt: null,
      }),
    },
    drop: {},
  },
})

const siteOf = ({ sql }: Pick<Context, 'sql'>, noAccSiteNo: number) =>
  sql.one<{ startYmd: string; bestDays: number | null; plantCd: string; contractorYn: string }>(
    `select "startYmd"::text as "startYmd", "bestDays"::int as "bestDays", "plantCd", "contractorYn" from "noAccSite" where "noAccSiteNo" = $1`,
    [noAccSiteNo],
  )
/** What the record was when the accident ended it. */
export async function closing(
  context: Context,
  { noAccSiteNo, occurYmd }: Pick<NoAccReset, 'noAccSiteNo' | 'occurYmd'>,
) {
  const site = await siteOf(context, noAccSiteNo!)
  const { dayCnt } = closedBy(site.startYmd, occurYmd!)
  const months = await monthsOfSite(context, site.plantCd, site.contractorYn !== 'N')
  return {
    startYmd: site.startYmd,
    dayCnt,
    hourCnt: dayCnt === 0 ? 0 : hoursBetween(months, site.startYmd, addDays(occurYmd!, -1)).hours,
    newStartYmd: nextStart(site.startYmd, occurYmd!),
  }
}
