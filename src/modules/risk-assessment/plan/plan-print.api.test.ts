import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfText } from '../../../core/server/pdf/pdf-text.ts'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'

/** What stands on the papers of a target: whoever holds one has no screen beside it. */
let portal: Portal
let saf: Client
const sql = () => portal.engine.database
beforeAll(async () => {
  portal = await startPortal()
  saf = await portal.signIn('saf01')
})
afterAll(() => portal?.close())

const closed = (text: string) => text.replaceAll(/\s/g, '')
async function paperOf(rsaTargetNo: number, paper: string): Promise<string> {
  const { status, body } = await saf.get(`/api/rsa/target/${rsaTargetNo}/print/${paper}`)
  expect(status).toBe(200)
  return closed((await pdfText(body as Buffer)).join(' '))
}
interface Found {
  rsaTargetNo: number
  jsaCd: string | null
  stepTxt: string
  controlTxt: string
  gradeNm: string
}
const worstOf = (rsaTypeCd: string) =>
  sql().one<Found>(
    `select t."rsaTargetNo", t."jsaCd", h."stepTxt", h."controlTxt", g."gradeNm" from "rsaTarget" t join "rsaHazard" h using ("rsaTargetNo")
     join "rsaMatrixGrade" g on g."rsaMatrixNo" = t."rsaMatrixNo" and g."gradeCd" = h."gradeCd" where t."rsaTypeCd" = $1 and h."score" is not null
     order by h."score" desc, 1 limit 1`,
    [rsaTypeCd],
  )

test('the sheet says the step, what is in place against it, and the grade by its name', async () => {
  const { rsaTargetNo, stepTxt, controlTxt, gradeNm } = await worstOf('K')
  const text = await paperOf(rsaTargetNo, 'sheet')
  for (const words of ['위험성평가표', '작업단계', stepTxt, '현재 안전조치', controlTxt, gradeNm])
    expect(text).toContain(closed(words))
  expect(await paperOf(rsaTargetNo, 'poster')).toContain(closed(gradeNm))
})

test('a JSA is printed in the order of the work, with its number and the works that it covers', async () => {
  const { rsaTargetNo, jsaCd } = await worstOf('J')
  const steps = await sql().query<{ stepTxt: string }>(
    `select "stepTxt" from "rsaHazard" where "rsaTargetNo" = $1 order by "stepNo", "sortOrder"`,
    [rsaTargetNo],
  )
  const text = await paperOf(rsaTargetNo, 'sheet')
  for (const words of ['작업안전분석(JSA)', jsaCd!, '일반위험작업']) expect(text).toContain(closed(words))
  const places = steps.map(({ stepTxt }, index) => text.indexOf(closed(`${index + 1}. ${stepTxt}`)))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('a column in which nothing stands is not on the paper', async () => {
  const { rsaTargetNo } = await sql().one<{ rsaTargetNo: number }>(
    `select "rsaTargetNo" from "rsaCharm" order by 1 limit 1`,
  )
  expect(await paperOf(rsaTargetNo, 'sheet')).not.toContain('작업단계')
})

test('a rule is printed as one table of its articles', async () => {
  const { rsaRuleNo, acceptTxt } = await sql().one<{ rsaRuleNo: number; acceptTxt: string }>(
    `select "rsaRuleNo", "acceptTxt" from "rsaRule" where "state" = 'inForce' limit 1`,
  )
  const text = closed(
    (await pdfText((await saf.get(`/api/rsa/rule/${rsaRuleNo}/print`)).body as Buffer)).join(' '),
  )
  for (const words of ['규정 내용', '허용 가능한 위험성의 수준', acceptTxt])
    expect(text).toContain(closed(words))
})

test('the papers of a plan, of CHARM and of a class are printed in the language of their reader', async () => {
  const keys = await sql().one<{ plan: number; charm: number; year: number; class: number }>(
    `select (select min("rsaPlanNo") from "rsaPlan" where "state" = 'done') as "plan", (select min("rsaTargetNo") from "rsaCharm") as "charm",
       (select min("eduPlanNo") from "eduPlan" where "plantCd" = '1000') as "year", (select min("eduClassNo") from "eduClass" where "plantCd" = '1000') as "class"`,
  )
  const papers = [
    `/api/rsa/plan/${keys.plan}/print`,
    `/api/rsa/target/${keys.charm}/print/sheet`,
    `/api/saf/education/plan/${keys.year}/print`,
    `/api/saf/education/class/${keys.class}/print/journal`,
  ]
  for (const langCd of ['en', 'zh', 'es'] as const) {
    expect((await saf.put('/api/manage/userpref', { langCd })).status).toBe(200)
    const answers = await Promise.all(papers.map((paper) => saf.get(paper)))
    expect(answers.map(({ status }) => status)).toEqual(papers.map(() => 200))
    const foot = { en: 'Printed', zh: '打印', es: 'Impreso' }[langCd]
    expect((await pdfText(answers[0]!.body as Buffer)).join(' ')).toContain(foot)
  }
  await saf.put('/api/manage/userpref', { langCd: 'kr' })
})
