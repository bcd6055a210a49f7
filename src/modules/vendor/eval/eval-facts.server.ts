import { defined } from '../../../core/shared/defined.ts'
import { shownColumn } from '../../../core/server/entity/columns.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import type { Span } from '../../../core/shared/periods.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { parametersOn } from '../../../platform/parameter/parameter.server.ts'
import { improvementRecords } from '../../improvement/record-pages.rule.ts'
import { heldStates, monthlyKind as councilKind } from '../council/council.rule.ts'
import { educations } from '../enter/enter-check.rule.ts'
import { vendorRecords } from '../record-pages.rule.ts'
import { documentCodes } from '../vendor/vendor-codes.rule.ts'
import { countedStates } from '../warn/warn-transitions.rule.ts'
import { vendorWorker } from '../worker/vendor-worker.resource.ts'
import { verification } from '../worker/vendor-worker.rule.ts'
import { figuresOfCompany, safetyFigures, type CompanyFigures } from './company-figures-port.server.ts'
import { autoItems, monthlyItem, type AutoItem } from './eval-item-codes.rule.ts'
import { evaluationFigures, type EvaluationParameters } from './evaluation-parameters.rule.ts'
import { autoScores, monthlyScore, type AutoFacts } from './evaluation.rule.ts'
import { evaluationSentences } from './evaluation.texts.ts'
import type { Bonuses, Remaining } from './forecast.rule.ts'

/** A record that a point stands on. */
export interface EvidenceRow {
  day: string
  name: string
  ok: boolean
  url: string | null
}
/** A fact from the records about an item of the half-year form. */
export interface EvalFact {
  itemNm: string
  score: number
  /** The counts behind it. */
  whyTxt: Sentence
  evidence: EvidenceRow[]
}

export const evaluationParameters = async (
  { sql, today }: Pick<Context, 'sql' | 'today'>,
  plantCd: string,
): Promise<EvaluationParameters> =>
  evaluationFigures.of(await parametersOn(sql, evaluationFigures.prefix, plantCd, today))

export const bonusesOf = ({ nearMissBonus, certifiedBonus }: EvaluationParameters): Bonuses => ({
  nearMiss: nearMissBonus,
  certified: certifiedBonus,
})

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
      evidence: [],
    },
  ]
}

interface Counts {
  permits: number
  violations: number
  points: number
  headcount: number
  trained: number
  workers: number
  improved: number
  improvements: number
  improvable: number
  councils: number
  attended: number
  certified: boolean
}
const countsOf = (
  { sql, now, today }: Context,
  vendorCd: string,
  plantCd: string,
  { from, to }: Span,
): Promise<Counts> =>
  sql.one<Counts>(
    `select
       (select count(*)::int from "workPermit" where "vendorCd" = $1 and "plantCd" = $2 and "workYmd" between $3 and $4
          and "state" not in ('draft', 'cancelled', 'rejected')) as "permits",
       (select count(*)::int from "warnPoint" where "vendorCd" = $1 and "plantCd" = $2 and "permitNo" is not null and "state" = any($5::text[])
          and ("occurDt" at time zone 'Asia/Seoul')::date between $3 and $4) as "violations",
       (select coalesce(sum("vendorPoint"), 0)::int from "warnPoint" where "vendorCd" = $1 and "plantCd" = $2 and "state" = any($5::text[])
          and ("occurDt" at time zone 'Asia/Seoul')::date between $3 and $4) as "points",
       (select "empCnt"::int from "vendor" where "vendorCd" = $1) as "headcount",
       (select count(*)::int from "vendorWorker" w where w."vendorCd" = $1 and w."useYn" = 'Y' and exists (select 1 from "vendorWorkerEdu" e
          where e."vendorWorkerNo" = w."vendorWorkerNo" and e."eduTypeCd" = '${educations.entry}' and e."validToYmd" >= least($4::date, $8::date))) as "trained",
       (select count(*)::int from "vendorWorker" where "vendorCd" = $1 and "useYn" = 'Y') as "workers",
       (select count(*)::int from "improvement" where "actVendorCd" = $1 and "plantCd" = $2 and "dueDt"::date between $3 and $4 and "doneDt" <= "dueDt") as "improved",
       (select count(*)::int from "improvement" where "actVendorCd" = $1 and "plantCd" = $2 and "dueDt"::date between $3 and $4
          and "state" not in ('cancelled', 'rejected', 'merged')) as "improvements",
       (select count(*)::int from "improvement" where "actVendorCd" = $1 and "plantCd" = $2 and "dueDt"::date between $3 and $4
          and "state" not in ('cancelled', 'rejected', 'merged') and "doneDt" is null and "dueDt" >= $7::timestamptz) as "improvable",
       (select count(distinct c."councilNo")::int from "council" c join "councilAttend" a using ("councilNo") where a."vendorCd" = $1 and c."plantCd" = $2
          and c."kindCd" = '${councilKind}' and c."state" = any($6::text[]) and (c."meetDt" at time zone 'Asia/Seoul')::date between $3 and $4) as "councils",
       (select count(distinct c."councilNo")::int from "council" c join "councilAttend" a using ("councilNo") where a."vendorCd" = $1 and c."plantCd" = $2 and a."attendYn" = 'Y'
          and c."kindCd" = '${councilKind}' and c."state" = any($6::text[]) and (c."meetDt" at time zone 'Asia/Seoul')::date between $3 and $4) as "attended",
       exists (select 1 from "vendorDoc" where "vendorCd" = $1 and "docTypeCd" = '${documentCodes.certificate}' and "verifyStatusCd" = '${verification.verified}'
          and coalesce("validToYmd" >= least($4::date, $8::date), true)) as "certified"`,
    [vendorCd, plantCd, from, to, countedStates, heldStates, now, today],
  )

/** The facts of a half-year with what can still be done in it. */
export interface HalfFacts {
  facts: Partial<AutoFacts>
  remaining: Remaining
  counts: Counts
  safety: CompanyFigures
}
/**
 * What the records say of a company at a plant in a half of the calendar year (vendor R9). Where nothing was owed (no
 * council, no self-check, no joint inspection with it) the item does not apply and stays out.
 */
export async function halfFacts(
  context: Context,
  vendorCd: string,
  plantCd: string,
  span: Span,
): Promise<HalfFacts> {
  const counts = await countsOf(context, vendorCd, plantCd, span)
  const safety = await figuresOfCompany(context, { vendorCd, plantCd, ...span })
  const { goodNearMiss } = await evaluationParameters(context, plantCd)
  const owed = (pair: readonly [number, number]) => (pair[1] > 0 ? pair : undefined)
  const facts: Partial<AutoFacts> = {
    ...defined({
      council: owed([counts.attended, counts.councils]),
      jointInspection: owed(safety.joint),
      selfCheck: owed(safety.selfChecks),
      training: owed([counts.trained, counts.workers]),
    }),
    permits: { violations: counts.violations, count: counts.permits },
    points: { sum: counts.points, headcount: counts.headcount },
    improvement: [counts.improved, counts.improvements],
    accidents: { lostTime: safety.lostTime, serious: safety.serious },
    goodNearMiss: safety.nearMisses >= goodNearMiss,
    certified: counts.certified,
  }
  const remaining = {
    improvements: counts.improvable,
    workers: counts.workers - counts.trained,
    selfChecks: await selfChecksLeft(context, vendorCd, plantCd, span),
  }
  return { facts, remaining, counts, safety }
}

/** Self-checks of the half that can still be handed in on time. */
async function selfChecksLeft(
  context: Context,
  vendorCd: string,
  plantCd: string,
  { from, to }: Span,
): Promise<number> {
  const first = from < context.today ? context.today : from
  if (first > to) return 0
  const open = await safetyFigures.openSelfChecks(context, { vendorCd, plantCd, from: first, to })
  return open.reduce((sum, { planned }) => sum + planned, 0)
}

const whyOf = ({ counts, safety }: HalfFacts): Record<AutoItem | 'bonus', Sentence> => ({
  council: evaluationSentences.councilWhy({ all: counts.councils, came: counts.attended }),
  jointInspection: evaluationSentences.jointWhy({ all: safety.joint[1], came: safety.joint[0] }),
  selfCheck: evaluationSentences.selfCheckWhy({ all: safety.selfChecks[1], done: safety.selfChecks[0] }),
  training: evaluationSentences.trainingWhy({ done: counts.trained, all: counts.workers }),
  permit: evaluationSentences.permitWhy({ permits: counts.permits, violations: counts.violations }),
  point: evaluationSentences.pointWhy({ points: counts.points, people: counts.headcount }),
  improvement: evaluationSentences.improvementWhy({ done: counts.improved, all: counts.improvements }),
  accident: evaluationSentences.accidentWhy({ lost: safety.lostTime, serious: safety.serious }),
  bonus: evaluationSentences.bonusWhy({
    near: safety.nearMisses,
    certified: counts.certified ? evaluationSentences.certified() : evaluationSentences.notCertified(),
  }),
})

const mostRows = 50
/** The records of each item, by day. */
async function evidenceOf(
  { sql, session, today }: Context,
  vendorCd: string,
  plantCd: string,
  { from, to }: Span,
): Promise<Partial<Record<AutoItem, EvidenceRow[]>>> {
  type Row = Omit<EvidenceRow, 'url'> & { no: number | null }
  const rows = async (text: string, values: unknown[], url: (no: number) => string | null) =>
    (await sql.query<Row>(`${text} limit ${mostRows}`, values)).map(({ no, ...row }) => ({
      ...row,
      url: no === null ? null : url(no),
    }))
  const base = [vendorCd, plantCd, from, to]
  const warns = await rows(
    `select t."warnNo" as "no", (t."occurDt" at time zone 'Asia/Seoul')::date::text as "day", s."violNm" || ' (' || coalesce(t."vendorPoint", 0) || ')' as "name", false as "ok"
     from "warnPoint" t join "violStd" s using ("violStdNo") where t."vendorCd" = $1 and t."plantCd" = $2 and t."state" = any($5::text[])
       and (t."occurDt" at time zone 'Asia/Seoul')::date between $3 and $4 order by t."occurDt" desc`,
    [...base, countedStates],
    (no) => addressOf(vendorRecords.warnPoint, no),
  )
  const improvements = await rows(
    `select "imprNo" as "no", "dueDt"::date::text as "day", "imprCd" || ' ' || "imprNm" as "name", coalesce("doneDt" <= "dueDt", false) as "ok"
     from "improvement" where "actVendorCd" = $1 and "plantCd" = $2 and "dueDt"::date between $3 and $4 and "state" not in ('cancelled', 'rejected', 'merged')
     order by "dueDt" desc`,
    base,
    (no) => addressOf(improvementRecords.improvement, no),
  )
  const councils = await rows(
    `select ${session.vendorCd ? 'null::bigint' : 'c."councilNo"'} as "no", (c."meetDt" at time zone 'Asia/Seoul')::date::text as "day", c."councilCd" as "name", bool_or(a."attendYn" = 'Y') as "ok"
     from "council" c join "councilAttend" a using ("councilNo") where a."vendorCd" = $1 and c."plantCd" = $2 and c."kindCd" = '${councilKind}'
       and c."state" = any($5::text[]) and (c."meetDt" at time zone 'Asia/Seoul')::date between $3 and $4 group by c."councilNo", c."meetDt", c."councilCd" order by c."meetDt" desc`,
    [...base, heldStates],
    (no) => addressOf(vendorRecords.council, no),
  )
  const untrained = await rows(
    `select w."vendorWorkerNo" as "no", coalesce(max(e."validToYmd")::text, '') as "day", ${shownColumn(vendorWorker, 'vendorWorkerNm', 'w', session)} as "name", false as "ok"
     from "vendorWorker" w left join "vendorWorkerEdu" e on e."vendorWorkerNo" = w."vendorWorkerNo" and e."eduTypeCd" = '${educations.entry}'
     where w."vendorCd" = $1 and w."useYn" = 'Y' group by w."vendorWorkerNo" having coalesce(max(e."validToYmd") < least($2::date, $3::date), true) order by 3`,
    [vendorCd, to, today],
    (no) => addressOf(vendorRecords.vendorWorker, no),
  )
  return {
    point: warns,
    improvement: improvements,
    council: councils,
    training: untrained,
  }
}

/** Points by item of the half-year form with their counts and records; what does not apply is left out. */
export async function evalFacts(
  context: Context,
  vendorCd: string,
  plantCd: string,
  span: Span,
): Promise<EvalFact[]> {
  const half = await halfFacts(context, vendorCd, plantCd, span)
  const evidence = await evidenceOf(context, vendorCd, plantCd, span)
  const why = whyOf(half)
  const { scores } = autoScores(half.facts)
  return (Object.keys(autoItems) as AutoItem[]).flatMap((name) => {
    const score = scores[name]
    return score === undefined
      ? []
      : [{ itemNm: autoItems[name], score, whyTxt: why[name], evidence: evidence[name] ?? [] }]
  })
}
/** Why points are added: near misses that were reported, and a certified system. */
export const bonusWhy = (half: HalfFacts): Sentence => whyOf(half).bonus
