import { plantName } from '../../../platform/plant/plant-name.ts'
import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { badField, notFound } from '../../../core/server/http/errors.ts'
import { percentOf } from '../../../core/shared/decimal.ts'
import { messages } from '../../../core/shared/messages.ts'
import { saidIn } from '../../../core/shared/sentence.ts'
import { codeName } from '../code-name.server.ts'
import { evalKinds } from '../vendor/vendor-codes.rule.ts'
import { vendor } from '../vendor/vendor.resource.ts'
import { vendorPlant } from '../vendor/vendor-plant.resource.ts'
import { bonusesOf, bonusWhy, evalFacts, evaluationParameters, halfFacts } from './eval-facts.server.ts'
import { gradeOf, psrmGradeOf } from './evaluation.rule.ts'
import { forecastOf, gradeWith, halfOfDay, spanOfHalf, whatIfs } from './forecast.rule.ts'
import type { CourseStep, GradeAnswer, GradeDetail, GradeRow, RadarItem } from './vendor-grade.rule.ts'
import { ranked } from './vendor-grade.rule.ts'
import { vendorEval } from './vendor-eval.resource.ts'

interface Step extends Omit<CourseStep, 'gradeNm' | 'half'> {
  half: string | null
  plantCd: string
  vendorCd: string
  evalTypeCd: string
  gradeCd: string
}
const gradeName = (gradeCd: string, score: number): string =>
  gradeWith(score, gradeCd === gradeOf(0).gradeCd).name

/** An evaluation without a half of its own counts for the half in which it was confirmed. */
const halfNameOf = (day: string): string => {
  const { evalYear, halfCd } = halfOfDay(day)
  return `${evalYear}-${halfCd}`
}
/** Confirmed results that the caller may see, oldest first. */
async function stepsOf({ sql, session }: Context): Promise<Step[]> {
  const binds = new Binds()
  const scope = scopeWhere(vendorEval, session, 'e', binds)
  return sql.query<Step>(
    `select e."vendorEvalNo", e."plantCd", e."vendorCd", e."evalTypeCd", e."periodTxt" as "period", e."evalYear" || '-' || e."halfCd" as "half", e."score"::float8 as "score", e."gradeCd",
       (e."confirmDt" at time zone 'Asia/Seoul')::date::text as "confirmYmd"
     from "vendorEval" e where ${scope} and e."state" = 'confirmed' and e."score" is not null and e."gradeCd" is not null order by e."confirmDt", 1`,
    binds.values,
  )
}

/** Companies of the caller's plants in the order of their latest result, with the course that led there. */
export async function gradesOf(
  context: Context,
  { plantCd, fieldCd }: { plantCd: string; fieldCd: string },
): Promise<GradeAnswer> {
  const { sql, session } = context
  const binds = new Binds()
  const scope = scopeWhere(vendorPlant, session, 'b', binds)
  const rows = await sql.query<
    Pick<GradeRow, 'plantCd' | 'plantNm' | 'vendorCd' | 'vendorNm' | 'fieldCds' | 'fieldNms'>
  >(
    `select b."plantCd", ${plantName('p', session.language)} as "plantNm", b."vendorCd", v."vendorNm", coalesce(v."workFieldCds", '{}') as "fieldCds",
       coalesce((select string_agg(${codeName('VND_FIELD', 'f.code', session.language)}, ', ') from unnest(v."workFieldCds") f(code)), '') as "fieldNms"
     from "vendorPlant" b join "vendor" v using ("vendorCd") join "plant" p on p."plantCd" = b."plantCd"
     where ${scope} and b."useYn" = 'Y' and v."useYn" = 'Y' order by 1, 4`,
    binds.values,
  )
  const steps = Map.groupBy(await stepsOf(context), (step) => `${step.plantCd} ${step.vendorCd}`)
  const found = rows
    .filter((row) => (!plantCd || row.plantCd === plantCd) && (!fieldCd || row.fieldCds.includes(fieldCd)))
    .map((row) => {
      const own = steps.get(`${row.plantCd} ${row.vendorCd}`) ?? []
      const of = (kind: string) => own.filter(({ evalTypeCd }) => evalTypeCd === kind)
      const halves = of(evalKinds.halfYear)
      const counted = halves.length > 0 ? halves : of(evalKinds.selection)
      const latest = counted.at(-1)
      const psrm = of(evalKinds.psrm).at(-1)
      return {
        ...row,
        score: latest?.score ?? null,
        gradeNm: latest ? gradeName(latest.gradeCd, latest.score) : null,
        course: counted.map(({ vendorEvalNo, period, half, score, gradeCd, confirmYmd }): CourseStep => ({
          vendorEvalNo,
          period,
          half: half ?? halfNameOf(confirmYmd),
          score,
          gradeNm: gradeName(gradeCd, score),
          confirmYmd,
        })),
        psrmScore: psrm?.score ?? null,
        psrmGradeNm: psrm ? psrmGradeOf(psrm.score) : null,
      }
    })
  const fields = await sql.query<{ code: string; name: string }>(
    `select c."code", ${codeName('VND_FIELD', 'c."code"', session.language)} as "name" from "codeItem" c where c."codeGrpCd" = 'VND_FIELD' order by c."sortOrder", 1`,
  )
  const plants = new Map(rows.map((row) => [row.plantCd, row.plantNm]))
  return {
    rows: ranked(found),
    fields,
    plants: [...plants].map(([code, name]) => ({ code, name })),
  }
}

const share = (score: number | null, weight: number): number | null =>
  score === null ? null : percentOf(score, weight, 1)
/** The twelve elements of the latest confirmed or told PSRM evaluation, as shares of their weights. */
async function psrmOf(context: Context, vendorCd: string, plantCd: string): Promise<GradeDetail['psrm']> {
  const found = await context.sql.maybe<{ no: number }>(
    `select "vendorEvalNo" as "no" from "vendorEval" where "vendorCd" = $1 and "plantCd" = $2 and "evalTypeCd" = $3
       and "state" in ('notified', 'objected', 'confirmed') order by "vendorEvalNo" desc limit 1`,
    [vendorCd, plantCd, evalKinds.psrm],
  )
  if (!found) return null
  const row = await loadRecord(vendorEval, context, found.no)
  const items = row.items.map(({ itemNm, weight, selfScore, evalScore, naYn }): RadarItem => ({
    itemNm,
    self: share(selfScore, weight),
    score: naYn === 'Y' ? null : share(evalScore, weight),
  }))
  return { vendorEvalNo: row.vendorEvalNo, period: row.periodTxt, items }
}

/**
 * The half-year of a company as the records stand today: each point with what it stands on, and what the things that
 * remain would change.
 * @throws Refusal 404 for a company that the caller may not see, or that does no business at the plant
 */
export async function gradeDetail(
  context: Context,
  key: string,
  { plantCd, evalYear, halfCd }: Record<'plantCd' | 'evalYear' | 'halfCd', string>,
): Promise<GradeDetail> {
  const { sql, session, today } = context
  const { vendorCd, vendorNm } = await loadRecord(vendor, context, key)
  if (session.vendorCd && session.vendorCd !== vendorCd) throw notFound()
  const binds = new Binds()
  const scope = scopeWhere(vendorPlant, session, 'b', binds)
  const plant = await sql.maybe<{ plantCd: string; plantNm: string }>(
    `select b."plantCd", ${plantName('p', session.language)} as "plantNm" from "vendorPlant" b join "plant" p on p."plantCd" = b."plantCd"
     where ${scope} and b."vendorCd" = ${binds.add(vendorCd)} and b."useYn" = 'Y' and (${binds.add(plantCd)} = '' or b."plantCd" = ${binds.add(plantCd)}) order by 1 limit 1`,
    binds.values,
  )
  if (!plant) throw notFound()
  const half = evalYear || halfCd ? { evalYear, halfCd } : halfOfDay(today)
  if (!/^20\d\d$/.test(half.evalYear) || !['1', '2'].includes(half.halfCd))
    throw badField('halfCd', messages.requiredField('반기'))
  const span = spanOfHalf(half)
  const found = await halfFacts(context, vendorCd, plant.plantCd, span)
  const facts = await evalFacts(context, vendorCd, plant.plantCd, span)
  const bonuses = bonusesOf(await evaluationParameters(context, plant.plantCd))
  const { score, bonus, gradeCd } = forecastOf(found.facts, bonuses)
  return {
    vendorCd,
    vendorNm,
    ...plant,
    ...half,
    score,
    gradeNm: gradeName(gradeCd, score),
    bonus,
    bonusWhy: saidIn(bonusWhy(found), session.language),
    facts: facts.map(({ whyTxt, ...fact }) => ({ ...fact, whyTxt: saidIn(whyTxt, session.language) })),
    whatIfs: span.to >= today ? whatIfs(found.facts, found.remaining, bonuses) : [],
    psrm: await psrmOf(context, vendorCd, plant.plantCd),
  }
}
