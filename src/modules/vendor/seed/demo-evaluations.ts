import { addDays, addMonths } from '../../../core/shared/dates.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { evalFormFacts } from '../eval/eval-forms-seed.rule.ts'
import { judgeEvaluation } from '../eval/evaluation.rule.ts'
import { halfOfDay } from '../eval/forecast.rule.ts'
import type { EvalState } from '../eval/eval-transitions.rule.ts'
import { vendorEval } from '../eval/vendor-eval.resource.ts'
import { insertRows } from '../../../core/server/seed/insert-rows.ts'

interface DemoEval {
  vendorCd: string
  form: string
  periodTxt: string
  state: EvalState
  /** Days ago on which it was opened. */
  opened: number
  scores?: readonly (number | null)[]
  selfScores?: readonly number[]
  objectCont?: string
  /** Of a half-year evaluation: how many half-years ago; 0: the present one. */
  halvesAgo?: number
  plantCd?: string
}
/** Half-year results of the companies, each in the grade that its company has. */
const halves: readonly DemoEval[] = [
  ['V00001', 2, [6.67, 5, 4.2, 13, 15, 6, 8, 20]],
  ['V00003', 2, [10, 5, 5, 14.5, 18, 12, 9, 20]],
  ['V00001', 1, [8.33, 5, 4.62, 14.25, 16.67, 7.5, 9, 20]],
  ['V00002', 1, [6.67, 5, 4, 12, 14, 6, 7, 20]],
  ['V00003', 1, [10, 5, 5, 15, 19, 13.5, 10, 20]],
  ['V00004', 1, [5, 2.5, 3, 11, 12, 4.5, 6, 20]],
  ['V00005', 1, [3.33, 0, 2, 9, 10, 3, 4, 10]],
].map(([vendorCd, halvesAgo, scores]) => ({
  vendorCd: vendorCd as string,
  form: 'EVF05',
  periodTxt: '',
  state: 'confirmed',
  opened: 40 + 182 * (halvesAgo as number),
  scores: scores as number[],
  halvesAgo: halvesAgo as number,
}))
/** The confirmed ones give the grades that the companies of the demonstration have. */
const evaluations: readonly DemoEval[] = [
  {
    vendorCd: 'V00001',
    form: 'EVF01',
    periodTxt: '2026년',
    state: 'confirmed',
    opened: 200,
    scores: [18, 21, 13, 9, 8, 12],
  },
  {
    vendorCd: 'V00002',
    form: 'EVF01',
    periodTxt: '2026년',
    state: 'confirmed',
    opened: 190,
    scores: [15, 18, 11, 8, 7, 12],
  },
  {
    vendorCd: 'V00003',
    form: 'EVF02',
    periodTxt: '2026년',
    state: 'confirmed',
    opened: 180,
    scores: [5, 9, 5, 14, 9, 10, 9, 5, 4, 4, 5, 10, 5],
  },
  {
    vendorCd: 'V00004',
    form: 'EVF01',
    periodTxt: '2026년',
    state: 'confirmed',
    opened: 170,
    scores: [13, 14, 10, 6, 7, 12],
  },
  {
    vendorCd: 'V00005',
    form: 'EVF01',
    periodTxt: '2026년',
    state: 'confirmed',
    opened: 160,
    scores: [10, 11, 9, 5, 6, 6],
  },
  {
    vendorCd: 'V00002',
    form: 'EVF04',
    periodTxt: '2026년 하반기',
    state: 'notified',
    opened: 30,
    scores: [6, 7, 7, 6, 8, 7, 8, 6, 5, 6, 7, 7],
  },
  {
    vendorCd: 'V00004',
    form: 'EVF03',
    periodTxt: '증류탑 난간 보수',
    state: 'objected',
    opened: 12,
    scores: [18, 14, 9, 12, 10],
    objectCont: '보호구 지적 1건은 다른 업체 작업자입니다. 당일 출입기록을 첨부하니 다시 확인해 주세요.',
  },
  { vendorCd: 'V00001', form: 'EVF04', periodTxt: '2026년 하반기', state: 'selfReview', opened: 5 },
  {
    vendorCd: 'V00001',
    form: 'EVF05',
    periodTxt: '2026년 하반기',
    state: 'reviewing',
    opened: 4,
    halvesAgo: 0,
  },
  {
    vendorCd: 'V00003',
    form: 'EVF03',
    periodTxt: 'MCC-2 차단기 교체',
    state: 'reviewing',
    opened: 9,
    selfScores: [28, 19, 14, 14, 18],
  },
]

/** Evaluations before a contract: company, plant, points. */
export const insertDemoEvaluations = (
  sql: Sql,
  today: string,
  given: readonly (readonly [vendorCd: string, plantCd: string, scores: readonly number[]])[],
): Promise<void> =>
  insertEach(
    sql,
    today,
    given.map(([vendorCd, plantCd, scores], index) => ({
      vendorCd,
      plantCd,
      form: 'EVF01',
      periodTxt: `${today.slice(0, 4)}년`,
      state: 'confirmed',
      opened: 210 + index,
      scores,
    })),
  )
/** Evaluations of the demonstration in every state that waits for somebody. */
export const insertEvaluations = (sql: Sql, today: string): Promise<void> =>
  insertEach(sql, today, [...halves, ...evaluations])

async function insertEach(sql: Sql, today: string, given: readonly DemoEval[]): Promise<void> {
  for (const { form, scores, selfScores, opened, state, halvesAgo, ...rest } of given) {
    const { plantCd = '1000' } = rest
    const half = halvesAgo === undefined ? undefined : halfOfDay(addMonths(today, -6 * halvesAgo))
    const facts = evalFormFacts.find(({ formCd }) => formCd === form)!
    const { evalFormNo } = await sql.one<{ evalFormNo: number }>(
      'select "evalFormNo" from "evalForm" where "evalFormNm" = $1',
      [facts.evalFormNm],
    )
    const items = facts.items.map((item, index) => ({
      ...item,
      selfScore: selfScores?.[index] ?? null,
      evalScore: scores?.[index] ?? null,
      naYn: 'N' as const,
    }))
    const result =
      scores &&
      judgeEvaluation(
        items.map((item) => ({ ...item, score: item.evalScore })),
        facts.passScore,
      )
    const done = addDays(today, -(opened - 20))
    const evalCd = await nextNumber(sql, vendorEval.fields.evalCd.numbering!, {
      plantCd,
      day: addDays(today, -opened),
      ruleCd: 'vendorEval.evalCd',
    })
    await insertRows(sql, 'vendorEval', [
      {
        ...rest,
        state,
        evalCd,
        evalFormNo,
        evalTypeCd: facts.evalTypeCd,
        plantCd,
        ...half,
        periodTxt: half ? `${half.evalYear}년 ${half.halfCd === '1' ? '상반기' : '하반기'}` : rest.periodTxt,
        dueYmd: addDays(today, 14 - opened),
        score: result?.score ?? null,
        gradeCd: result?.gradeCd ?? null,
        passYn: result?.passYn ?? null,
        objectToYmd: state === 'notified' ? addDays(today, 4) : result ? addDays(done, -3) : null,
        confirmDt: state === 'confirmed' ? `${done}T16:00:00+09:00` : null,
        validToYmd: state === 'confirmed' ? addMonths(done, 12) : null,
      },
    ])
    const { vendorEvalNo } = await sql.one<{ vendorEvalNo: number }>(
      'select "vendorEvalNo" from "vendorEval" where "evalCd" = $1',
      [evalCd],
    )
    await insertRows(
      sql,
      'vendorEvalUser',
      ['saf01', 'rqst01'].map((evalUserId) => ({ vendorEvalNo, evalUserId })),
      false,
    )
    await insertRows(
      sql,
      'vendorEvalItem',
      items.map((item) => ({ ...item, vendorEvalNo })),
      false,
    )
    if (state === 'confirmed' && result)
      await sql.query(
        'update "vendor" set "gradeYmd" = $2, "gradeCd" = coalesce("gradeCd", $3) where "vendorCd" = $1',
        [rest.vendorCd, done, result.gradeCd],
      )
  }
}
