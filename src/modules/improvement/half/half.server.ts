import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import type { Span } from '../../../core/shared/periods.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { freeze, frozenData } from '../../../platform/revision/revision.server.ts'
import type { HalfSnapshot } from '../improvement/improvement-answers.rule.ts'
import { isSiteHead } from '../improvement/people.server.ts'
import { lateDays } from '../rules/due.rule.ts'
import { opinionRate } from '../rules/figures.rule.ts'
import { spanOfHalf } from '../rules/half.rule.ts'
import { figuresOf, isOverdueRow, statRows } from '../stats/stats.server.ts'
import { halfFacts } from './half-facts.rule.ts'
import { halfPdf } from './half-print.server.ts'
import { improvementHalf, type ImprovementHalf } from './improvement-half.resource.ts'
import { halfSentences } from './half.texts.ts'

/** Sources that carry what workers say (시행령 제4조제7호: 종사자 의견). */
const opinionSources: readonly string[] = ['SUG', 'NM', 'MGT']

/** The plant's figures on the last day of the half-year (IMP-14). */
export async function snapshotOf(
  context: Context,
  plantCd: string,
  { from, to }: Span,
): Promise<HalfSnapshot> {
  // Frozen texts are the same for every reader: in the language of the record, not of the person who froze
  // it.
  const rows = await statRows(
    { ...context, session: { ...context.session, language: 'kr' } },
    { plantCd, from, to },
  )
  const count = (key: (row: (typeof rows)[number]) => string) =>
    Object.fromEntries([...Map.groupBy(rows, key)].map(([name, list]) => [name, list.length]))
  const opinions = rows.filter(({ sourceModuleCd }) => opinionSources.includes(sourceModuleCd))
  const needed = opinions.filter(({ state }) => !['rejected', 'merged', 'cancelled'].includes(state))
  const done = needed.filter(({ state }) => state === 'closed')
  const late = rows.filter((row) => isOverdueRow(row, context.now))
  const reasons = await context.sql.query<{ imprNo: number; txt: string | null }>(
    // Why more time was asked for; otherwise the last reason that was given with an act (이관요청, 부적합 …).
    `select i."imprNo", coalesce(
       (select e."extReason" from "improvementExtension" e where e."imprNo" = i."imprNo" order by e."imprExtensionNo" desc limit 1),
       (select h."actNm" || ': ' || h."reason" from "comStateHist" h where h."taskClassNm" = 'improvement' and h."taskKey" = i."imprNo"::text
          and h."reason" is not null order by h."stateHistNo" desc limit 1)) as "txt"
     from "improvement" i where i."imprNo" = any($1)`,
    [late.map(({ imprNo }) => imprNo)],
  )
  return {
    total: rows.length,
    states: count(({ state }) => state),
    grades: count(({ gradeCd }) => gradeCd),
    sources: [...Map.groupBy(rows, ({ sourceNm }) => sourceNm)].map(([sourceNm, list]) => ({
      sourceNm,
      total: list.length,
      closed: list.filter(({ state }) => state === 'closed').length,
    })),
    overdue: late.map(({ imprNo, imprCd, imprNm, gradeCd, dueDt }) => ({
      imprCd,
      imprNm,
      gradeCd,
      dueDt: dueDt!,
      lateDays: lateDays(dueDt!, context.now),
      reason: reasons.find((each) => each.imprNo === imprNo)?.txt ?? null,
    })),
    opinions: {
      total: opinions.length,
      needed: needed.length,
      done: done.length,
      rate: opinionRate(needed.length, done.length),
    },
    figures: figuresOf(rows, context.now),
  }
}

/** Half-years of one plant are one series: they are compared with each other. */
const freezeHalf = (
  context: Context,
  { imprHalfNo, plantCd, halfNm }: Pick<ImprovementHalf, 'imprHalfNo' | 'plantCd' | 'halfNm'>,
  data: HalfSnapshot,
  moment: 'closing' | 'approval',
) =>
  freeze(context, {
    resource: improvementHalf,
    key: imprHalfNo,
    seriesKey: plantCd,
    revisionNm: halfSentences[moment]({ half: halfNm ?? '' }).in('kr'),
    beside: halfFacts(data),
    data,
    pdf: (row, inKorean) => halfPdf(row as ImprovementHalf, data, inKorean),
  })

export const halfBehaviour = defineBehaviour(improvementHalf, {
  without: ['multi', 'delete'],
  firstState: 'frozen',
  mayEdit: (row) => (row.state === 'frozen' ? undefined : halfSentences.fixed()),
  beforeSave: async (input, context, before) => {
    if (context.session.vendorCd) throw forbidden(halfSentences.writer())
    const { from, to } = spanOfHalf(input)
    if (before) {
      const moved = (['halfYear', 'halfCd', 'plantCd'] as const).find((name) => input[name] !== before[name])
      if (moved) throw badField(moved, halfSentences.moved())
      return input
    }
    if (from > context.today) throw badField('halfCd', halfSentences.future())
    return {
      ...input,
      halfNm: String(halfSentences[input.halfCd === '1' ? 'first' : 'second']({ year: input.halfYear })),
      baseYmd: to < context.today ? to : context.today,
    }
  },
  // Frozen with the row: what comes later changes nothing of it.
  afterSave: async (key, context, before) => {
    if (before) return
    const row = await loadRecord(improvementHalf, context, key)
    await freezeHalf(context, row, await snapshotOf(context, row.plantCd, spanOfHalf(row)), 'closing')
  },
  transitions: {
    review: {
      may: async (row, context) => ((await isSiteHead(row, context)) ? undefined : halfSentences.siteHead()),
      set: (_, { session, now }, input) => ({
        reviewTxt: input['reviewTxt'],
        reviewUserId: session.userId,
        reviewDt: now,
      }),
    },
    returnReview: {
      set: () => ({ reviewUserId: null, reviewDt: null }),
    },
    approve: {
      set: (_, { session, now }) => ({ apprUserId: session.userId, apprDt: now }),
      // The same figures with the review and its approval: the paper that is kept for five years (제13조).
      effect: async (row, context) => {
        const snapshot = await frozenData<HalfSnapshot>(context, improvementHalf, row.imprHalfNo)
        if (snapshot) await freezeHalf(context, row, snapshot, 'approval')
      },
    },
  },
})

/** The figures of a half-year that the version before froze after the others had been carried over. */
export const frozenBefore = async (
  { sql }: Context,
  imprHalfNo: number,
): Promise<HalfSnapshot | null | undefined> =>
  (
    await sql.maybe<{ snapshot: HalfSnapshot | null }>(
      'select "snapshot" from "improvementHalf" where "imprHalfNo" = $1',
      [imprHalfNo],
    )
  )?.snapshot
