import { saidOf } from '../../../core/shared/words.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { simopsRule } from './simops-rule.resource.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { addDays, momentOf } from '../../../core/shared/dates.ts'
import { liveRules, rulesWith } from './simops-rule.server.ts'
import type { TrialAnswer, TrialPair } from './simops-trial.rule.ts'
import { sentenceOf } from './simops.rule.ts'
import { tryRules, type TrialHit } from './trial.rule.ts'
import { worksBetween } from './simops-works.server.ts'
import { ruleRefusals } from './simops-refusals.texts.ts'

/** Pairs that are named; the counts are of all of them. */
const shownPairs = 200
const trialDays = 365
/** Permits that were really asked for. */
const triedStates = [
  'requested',
  'reviewing',
  'cooperating',
  'approvalPending',
  'approved',
  'working',
  'extensionRequested',
  'suspended',
  'completionReported',
  'watching',
  'closed',
  'expired',
]

/**
 * Runs the table with these drafts over the permits of the last year, and notes on each draft what came out.
 * @throws Refusal 400
 */
export async function trySimops(context: Context, given: unknown): Promise<TrialAnswer> {
  const asked = (given as { ruleNos?: unknown } | undefined)?.ruleNos
  const ruleNos = (Array.isArray(asked) ? asked : []).map(Number).filter(Number.isSafeInteger)
  const drafts = await context.sql.query<{ simopsRuleNo: number; replaceNo: number | null }>(
    `select "simopsRuleNo", "replaceNo" from "simopsRule" where "state" = 'draft' and "simopsRuleNo" = any($1::bigint[])`,
    [ruleNos],
  )
  if (drafts.length === 0) throw badField('ruleNos', ruleRefusals.nothingToTry())
  const day = context.today
  const from = addDays(day, -trialDays)
  const plants = await context.sql.query<{ plantCd: string }>(
    'select distinct "plantCd" from "workPermit" where "plantCd" is not null order by 1',
  )
  const [now, then] = [
    await liveRules(context),
    await rulesWith(
      context,
      drafts.map(({ simopsRuleNo }) => simopsRuleNo),
    ),
  ]
  const all = { fires: [] as TrialHit[], stops: [] as TrialHit[], sameCnt: 0, pairCnt: 0, permitCnt: 0 }
  for (const { plantCd } of plants) {
    const works = await worksBetween(context.sql, { plantCd, from, to: context.now, states: triedStates })
    const result = tryRules(works, now, then)
    all.fires.push(...result.fires)
    all.stops.push(...result.stops)
    all.sameCnt += result.sameCnt
    all.pairCnt += result.pairCnt
    all.permitCnt += works.length
  }
  const countOf = (hits: readonly TrialHit[], simopsRuleNo: number | null) =>
    hits.filter((hit) => hit.simopsRuleNo === simopsRuleNo).length
  for (const { simopsRuleNo, replaceNo } of drafts)
    await setColumns(
      context,
      simopsRule,
      simopsRuleNo,
      {
        trialDt: context.now,
        trialFireCnt: countOf(all.fires, simopsRuleNo),
        trialStopCnt: countOf(all.stops, replaceNo),
      },
      { trail: false, stamps: false },
    )
  context.publish({ topic: 'simopsRule' })
  return {
    fromYmd: from,
    toYmd: day,
    permitCnt: all.permitCnt,
    pairCnt: all.pairCnt,
    sameCnt: all.sameCnt,
    fireCnt: all.fires.length,
    stopCnt: all.stops.length,
    fires: newest(all.fires),
    stops: newest(all.stops),
    drafts: drafts.map(({ simopsRuleNo }) => simopsRuleNo),
  }
}
const newest = (hits: readonly TrialHit[]): TrialPair[] =>
  hits
    .toSorted((one, other) => other.conflict.from - one.conflict.from)
    .slice(0, shownPairs)
    .map(({ conflict }) => ({
      ruleNm: saidOf(conflict.rule, 'ruleNm'),
      levelCd: conflict.levelCd,
      sentence: sentenceOf(conflict),
      startDt: momentOf(new Date(conflict.from)),
      overlapMin: conflict.overlapMin,
      permits: [conflict.a, conflict.b].map(({ permitNo, permitCd, permitNm }) => ({
        permitNo,
        permitCd,
        permitNm,
      })),
    }))
