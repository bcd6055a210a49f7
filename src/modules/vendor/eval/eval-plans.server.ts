import type { Context } from '../../../core/server/entity/context.ts'
import { badField, forbidden, Refusal } from '../../../core/server/http/errors.ts'
import { checkedInput, createRecord } from '../../../core/server/entity/save.ts'
import { code, date, ref, refCode, text, year } from '../../../core/shared/field.ts'
import { escalate } from '../../../platform/notification/escalation.server.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { vendorRecords } from '../record-pages.rule.ts'
import { isSafety, vendorManagers } from '../vendor-people.server.ts'
import { evaluationSentences } from './evaluation.texts.ts'
import { vendorEvalBehaviour } from './vendor-eval.server.ts'

const asked = {
  evalFormNo: ref('평가표', 'evalForm', { required: true }),
  plantCd: refCode('사업장', 'plant', { required: true }),
  periodTxt: text('평가기간', { required: true, max: 50 }),
  evalYear: year('평가연도'),
  halfCd: code('반기', 'IMPR_HALF'),
  dueYmd: date('기한', { required: true }),
}
/** Companies planned, and those that were left out with the reason. */
export interface PlannedAll {
  made: { vendorEvalNo: number; vendorNm: string }[]
  skipped: { vendorNm: string; reason: string }[]
}
/**
 * One evaluation for each active company that does business at the plant; a company that has one already is left out
 * and named, so that the act may be repeated.
 * @throws Refusal 400 at its field, 403
 */
export async function planForAll(context: Context, body: unknown): Promise<PlannedAll> {
  const { session, sql } = context
  if (!isSafety(session)) throw forbidden(evaluationSentences.plansSafety())
  const { evaluators: given, ...rest } = (body ?? {}) as Record<string, unknown>
  const input = checkedInput(asked, rest)
  const evaluators = Array.isArray(given) ? given.filter((each) => typeof each === 'string') : []
  if (evaluators.length === 0) throw badField('evaluators', evaluationSentences.whoEvaluates())
  if (session.plants && !session.plants.includes(String(input['plantCd'])))
    throw badField('plantCd', evaluationSentences.noCompanies())
  const companies = await sql.query<{ vendorCd: string; vendorNm: string }>(
    `select v."vendorCd", v."vendorNm" from "vendorPlant" p join "vendor" v using ("vendorCd")
     where p."plantCd" = $1 and p."useYn" = 'Y' and v."useYn" = 'Y' and v."state" = 'active' order by 2`,
    [input['plantCd']],
  )
  if (companies.length === 0) throw badField('plantCd', evaluationSentences.noCompanies())
  const planned: PlannedAll = { made: [], skipped: [] }
  for (const { vendorCd, vendorNm } of companies) {
    const row = { ...input, vendorCd, evaluators: evaluators.map((evalUserId) => ({ evalUserId })) }
    try {
      const vendorEvalNo = Number(await createRecord(vendorEvalBehaviour, context, row))
      planned.made.push({ vendorEvalNo, vendorNm })
    } catch (error) {
      // What the company has already is said of it; what is wrong with the plan itself is wrong for all.
      if (!(error instanceof Refusal) || error.status !== 409) throw error
      planned.skipped.push({ vendorNm, reason: error.message })
    }
  }
  return planned
}

/**
 * Tells who owes an evaluation before and after its due day (VND_EVAL_DUE): the company its own scores, the evaluators
 * theirs.
 * @returns how many messages were given
 */
export async function tellOfDueEvaluations(context: Context): Promise<number> {
  const rows = await context.sql.query<{
    no: number
    state: string
    vendorCd: string
    vendorNm: string
    plantCd: string
    periodTxt: string
    dueYmd: string
    evaluators: string[]
  }>(
    `select e."vendorEvalNo" as "no", e."state", e."vendorCd", v."vendorNm", e."plantCd", e."periodTxt", e."dueYmd"::text as "dueYmd",
       (select coalesce(array_agg(u."evalUserId"), '{}') from "vendorEvalUser" u where u."vendorEvalNo" = e."vendorEvalNo") as "evaluators"
     from "vendorEval" e join "vendor" v using ("vendorCd")
     where e."state" in ('planned', 'selfReview', 'reviewing') and e."dueYmd" between $1::date - 30 and $1::date + 30 order by 1`,
    [context.today],
  )
  const items = []
  for (const row of rows) {
    const self = row.state === 'selfReview'
    items.push({
      subject: `vendorEval ${row.no} ${self ? 'self' : 'score'}`,
      dueYmd: row.dueYmd,
      to: self ? await vendorManagers(context, row.vendorCd) : row.evaluators,
      variables: {
        title: String(evaluationSentences.dueTitle({ vendor: row.vendorNm, period: row.periodTxt })),
        cont: String(self ? evaluationSentences.dueSelf() : evaluationSentences.dueScore()),
        deptNm: row.vendorNm,
      },
      linkUrl: addressOf(vendorRecords.vendorEval, row.no),
      plantCd: row.plantCd,
    })
  }
  return escalate(context, 'VND_EVAL_DUE', items)
}
