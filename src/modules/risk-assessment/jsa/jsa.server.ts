import { dayOfMoment } from '../../../core/shared/moment.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, badFields } from '../../../core/server/http/errors.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { parametersOf } from '../../work-permit/permit/permit-facts.server.ts'
import { judgeJra } from '../../work-permit/work-order/assessment.rule.ts'
import type { JsaHazard, JsaPort } from '../../work-permit/permit/jsa-port.server.ts'
import { rsaTarget, type RsaTarget } from '../plan/rsa-target.resource.ts'
import { assessmentTypes } from '../risk-codes.rule.ts'
import { jsaReasons, jsaValidTo, type JsaFacts, type JsaWork } from './jsa.rule.ts'
import { jsaSays } from './jsa.texts.ts'

const jsaPattern = 'JSA-{plant}-{YYYY}-{seq4}'

interface JsaInput {
  rsaTypeCd: string
  plantCd: string
  jsaCd?: string | null
  permitTypeCd?: string | null
  jraSevCd?: string | null
  jraRepeatCd?: string | null
  jraProbCd?: string | null
}
/**
 * What a target of JSA has besides others: its number, the kinds of work that it covers, and the points of the job.
 * @throws Refusal 400 without the basic permit
 */
export async function jsaColumns(
  context: Context,
  input: JsaInput,
  before: { jsaCd: string | null } | undefined,
): Promise<{ jsaCd: string | null; jraScore: number | null }> {
  if (input.rsaTypeCd !== assessmentTypes.jsa) return { jsaCd: before?.jsaCd ?? null, jraScore: null }
  if (!input.permitTypeCd) throw badField('permitTypeCd', jsaSays.kindsFirst())
  const jra = judgeJra(input, await parametersOf(context, input.plantCd))
  const jsaCd =
    before?.jsaCd ??
    (await nextNumber(context.sql, jsaPattern, {
      plantCd: input.plantCd,
      day: context.today,
      ruleCd: 'rsaTarget.jsaCd',
    }))
  return { jsaCd, jraScore: jra?.score ?? null }
}

/** Orders and permits read a JSA by its steps: a row without the number of its step would stand nowhere. */
export async function jsaLacks(
  { sql }: Pick<Context, 'sql'>,
  { rsaTargetNo, rsaTypeCd }: Pick<RsaTarget, 'rsaTargetNo' | 'rsaTypeCd'>,
): Promise<Reason[]> {
  if (rsaTypeCd !== assessmentTypes.jsa) return []
  const found = await sql.maybe(
    'select 1 from "rsaHazard" where "rsaTargetNo" = $1 and "stepNo" is null limit 1',
    [rsaTargetNo],
  )
  return found ? [{ guard: 'steps', message: jsaSays.stepMissing() }] : []
}

/** A confirmed JSA holds for as many months as permits take one. (PTW.jsaMaxMonths) */
export async function jsaConfirmed(
  context: Context,
  { rsaTargetNo, rsaTypeCd, plantCd }: Pick<RsaTarget, 'rsaTargetNo' | 'rsaTypeCd' | 'plantCd'>,
): Promise<void> {
  if (rsaTypeCd !== assessmentTypes.jsa) return
  const { jsaMaxMonths } = await parametersOf(context, plantCd)
  await setColumns(context, rsaTarget, rsaTargetNo, { validToYmd: jsaValidTo(context.today, jsaMaxMonths) })
}

type Found = JsaFacts & { rsaTargetNo: number; rsaTargetNm: string; confirmDt: string | null }
const jsaSql = `select t."rsaTargetNo", t."rsaTargetNm", t."jsaCd", t."state", t."plantCd", t."vendorCd", t."permitTypeCd", t."supplCds", t."validToYmd"::text as "validToYmd",
  to_json(t."confirmDt") #>> '{}' as "confirmDt", (select count(distinct h."stepNo")::int from "rsaHazard" h where h."rsaTargetNo" = t."rsaTargetNo") as "stepCnt" from "rsaTarget" t`
/** A JSA as orders of its plant read it, past the scope of the caller: he has the order. */
const jsaOf = ({ sql }: Pick<Context, 'sql'>, jsaNo: number): Promise<Found | undefined> =>
  sql.maybe<Found>(`${jsaSql} where t."rsaTargetNo" = $1 and t."rsaTypeCd" = '${assessmentTypes.jsa}'`, [
    jsaNo,
  ])

/** The steps and hazards of a JSA, as the meeting before the work and the permit show them. */
const hazardsOf = ({ sql }: Pick<Context, 'sql'>, jsaNo: number): Promise<JsaHazard[]> =>
  sql.query<JsaHazard>(
    `select "stepNo"::float8 as "stepNo", "stepTxt", "hazardTxt", "controlTxt", "measureTxt", coalesce("resGradeCd", "expGradeCd", "gradeCd") as "gradeCd"
     from "rsaHazard" where "rsaTargetNo" = $1 order by "stepNo" nulls last, "sortOrder", "rsaHazardNo"`,
    [jsaNo],
  )

/** What work orders and permits ask of JSAs; handed down as the module starts. */
export const jsaPort: JsaPort = {
  async chosen(context, jsaNo, order) {
    const jsa = await jsaOf(context, jsaNo)
    if (!jsa || jsa.plantCd !== order.plantCd) throw badField('jsaNo', jsaSays.unknown())
    const reasons = jsaReasons(jsa, order)
    if (reasons.length > 0)
      throw badFields(reasons.map((message): FieldIssue => ({ path: 'jsaNo', message })))
    return { jsaTxt: jsa.jsaCd!, jsaYmd: dayOfMoment(jsa.confirmDt!) }
  },
  async reasons(context, jsaNo, work: JsaWork): Promise<Sentence[]> {
    const jsa = await jsaOf(context, jsaNo)
    return jsa ? jsaReasons(jsa, work) : [jsaSays.unknown()]
  },
  hazards: hazardsOf,
  async offered(context, work) {
    const found = await context.sql.query<Found & { jsaCd: string }>(
      `${jsaSql} where t."rsaTypeCd" = '${assessmentTypes.jsa}' and t."plantCd" = $1 and (t."vendorCd" is null or t."vendorCd" = $2)
         and t."state" in ('confirmed', 'shared') order by t."confirmDt" desc limit 200`,
      [work.plantCd, work.vendorCd],
    )
    const { language } = context.session
    return found
      .map(({ rsaTargetNo, jsaCd, rsaTargetNm, validToYmd, stepCnt, ...jsa }) => ({
        rsaTargetNo,
        jsaCd,
        rsaTargetNm,
        validToYmd,
        stepCnt,
        reasons: jsaReasons({ ...jsa, jsaCd, validToYmd, stepCnt }, work).map((each) => each.in(language)),
      }))
      .toSorted((one, other) => one.reasons.length - other.reasons.length)
  },
}
