import { defined } from '../../../core/shared/defined.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { heldStates, monthlyKind as councilKind } from '../council/council.rule.ts'
import { countedStates } from '../warn/warn-transitions.rule.ts'
import { autoScores, monthlyScore, type AutoFacts } from './evaluation.rule.ts'
import { autoItems, monthlyItem } from './eval-item-codes.rule.ts'
import { evaluationSentences } from './evaluation.texts.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { educations } from '../enter/enter-check.rule.ts'

/** A fact from the records about an item of the half-year form. */
export interface EvalFact {
  itemNm: string
  score: number
  /** The counts behind it. */
  whyTxt: Sentence
}
const halfYearDays = 182

/**
 * The remainder of 100 after a month's points; the evaluator adds points for good work.
 * @param day any day of the month, 'YYYY-MM-DD'
 */
export async function monthFacts(
  { sql }: Pick<Context, 'sql'>,
  vendorCd: string,
  plantCd: string,
  day: string,
): Promise<EvalFact[]> {
  const { points } = await sql.one<{ points: number }>(
    `select coalesce(sum("vendorPoint"), 0)::int as "points" from "warnPoint" where "vendorCd" = $1 and "plantCd" = $2 and "state" = any($3::text[])
       and to_char("occurDt" at time zone 'Asia/Seoul', 'YYYY-MM') = $4`,
    [vendorCd, plantCd, countedStates, day.slice(0, 7)],
  )
  return [
    {
      itemNm: monthlyItem,
      score: monthlyScore(points, 0),
      whyTxt: evaluationSentences.monthWhy({ month: day.slice(0, 7), points }),
    },
  ]
}

/**
 * The indicators of the half year that the records hold, for a company at a plant (vendor R9); what is not
 * recorded yet is left to the evaluators.
 * @param today last day of the half year, 'YYYY-MM-DD'
 */
export async function evalFacts(
  { sql }: Pick<Context, 'sql'>,
  vendorCd: string,
  plantCd: string,
  today: string,
): Promise<EvalFact[]> {
  const found = await sql.one<{
    permits: number
    violations: number
    points: number
    headcount: number
    trained: number
    workers: number
    improved: number
    improvements: number
    councils: number
    attended: number
  }>(
    `select
       (select count(*)::int from "workPermit" where "vendorCd" = $1 and "plantCd" = $2 and "workYmd" between $3 and $4
          and "state" not in ('draft', 'cancelled', 'rejected')) as "permits",
       (select count(*)::int from "warnPoint" where "vendorCd" = $1 and "plantCd" = $2 and "permitNo" is not null and "state" = any($5::text[])
          and ("occurDt" at time zone 'Asia/Seoul')::date between $3 and $4) as "violations",
       (select coalesce(sum("vendorPoint"), 0)::int from "warnPoint" where "vendorCd" = $1 and "plantCd" = $2 and "state" = any($5::text[])
          and ("occurDt" at time zone 'Asia/Seoul')::date between $3 and $4) as "points",
       (select "empCnt"::int from "vendor" where "vendorCd" = $1) as "headcount",
       (select count(*)::int from "vendorWorker" w where w."vendorCd" = $1 and w."useYn" = 'Y' and exists (select 1 from "vendorWorkerEdu" e
          where e."vendorWorkerNo" = w."vendorWorkerNo" and e."eduTypeCd" = '${educations.entry}' and e."validToYmd" >= $4)) as "trained",
       (select count(*)::int from "vendorWorker" where "vendorCd" = $1 and "useYn" = 'Y') as "workers",
       (select count(*)::int from "improvement" where "actVendorCd" = $1 and "plantCd" = $2 and "dueDt"::date between $3 and $4 and "doneDt" <= "dueDt") as "improved",
       (select count(*)::int from "improvement" where "actVendorCd" = $1 and "plantCd" = $2 and "dueDt"::date between $3 and $4
          and "state" not in ('cancelled', 'rejected', 'merged')) as "improvements",
       (select count(distinct c."councilNo")::int from "council" c join "councilAttend" a using ("councilNo") where a."vendorCd" = $1 and c."plantCd" = $2
          and c."kindCd" = '${councilKind}' and c."state" = any($6::text[]) and (c."meetDt" at time zone 'Asia/Seoul')::date between $3 and $4) as "councils",
       (select count(distinct c."councilNo")::int from "council" c join "councilAttend" a using ("councilNo") where a."vendorCd" = $1 and c."plantCd" = $2 and a."attendYn" = 'Y'
          and c."kindCd" = '${councilKind}' and c."state" = any($6::text[]) and (c."meetDt" at time zone 'Asia/Seoul')::date between $3 and $4) as "attended"`,
    [vendorCd, plantCd, addDays(today, -halfYearDays), today, countedStates, heldStates],
  )
  const facts: Partial<AutoFacts> = {
    ...defined({ council: found.councils > 0 ? ([found.attended, found.councils] as const) : undefined }),
    training: [found.trained, found.workers],
    permits: { violations: found.violations, count: found.permits },
    points: { sum: found.points, headcount: found.headcount },
    improvement: [found.improved, found.improvements],
  }
  const why: Record<string, Sentence> = {
    council: evaluationSentences.councilWhy({ all: found.councils, came: found.attended }),
    training: evaluationSentences.trainingWhy({ done: found.trained, all: found.workers }),
    permit: evaluationSentences.permitWhy({ permits: found.permits, violations: found.violations }),
    point: evaluationSentences.pointWhy({ points: found.points, people: found.headcount }),
    improvement: evaluationSentences.improvementWhy({ done: found.improved, all: found.improvements }),
  }
  return Object.entries(autoScores(facts).scores).flatMap(([name, score]) =>
    why[name] ? [{ itemNm: autoItems[name as keyof typeof autoItems], score, whyTxt: why[name] }] : [],
  )
}
