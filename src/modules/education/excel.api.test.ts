import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdf } from '../../../test/file-samples.ts'
import { readInWorker } from '../../core/server/excel/read-in-worker.ts'
import { tableOf } from '../../core/server/excel/test-files.ts'
import { tokenHeader } from '../../core/shared/session.ts'
import { kindsOf, type CompanyEducation } from './status/company/company-answers.rule.ts'
import {
  act,
  as,
  at,
  closeStory,
  create,
  goOnWith,
  one,
  openStory,
  portal,
  setClock,
  today,
} from './class/class.test-kit.ts'

/** What comes in by Excel, and goes out as it came; all tests share one portal. */
beforeAll(openStory)
afterAll(closeStory)

type Cells = (string | number | null)[]
interface Row {
  rowNo: number
  status: string
  values: Record<string, unknown>
  issues: { path: string; message: string }[]
}
const bookOf = ([header, ...rows]: Cells[]): Promise<Buffer> =>
  tableOf(
    header!.map((cell) => ({ header: String(cell) })),
    rows,
  )
async function send(userId: string, url: string, file: Buffer, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(file)]), 'list.xlsx')
  const answer = await portal.app.inject({
    method: 'POST',
    url,
    headers: { [tokenHeader]: `Bearer ${as(userId).accessToken}` },
    payload: form,
  })
  const body = answer.json<{
    data: { previewNo: string; rows: Row[]; mapping: Record<string, number>; remembered: boolean }
    fields?: { path: string; message: string }[]
  }>()
  return { status: answer.statusCode, body, field: body.fields?.[0]?.path }
}
const told = (rows: readonly Row[]) =>
  rows.map(({ status, issues }) => [status, ...issues.map(({ path, message }) => `${path}: ${message}`)])
const taken = async (userId: string, url: string): Promise<Cells[]> =>
  (await readInWorker((await as(userId).get(url)).body as Buffer)).rows as Cells[]
/** The rows below header and guide. */
const below = (sheet: Cells[]): Cells[] => sheet.slice(2)

describe('a list of an institute', () => {
  const path = '/api/saf/education/result/institute'
  const list: Cells[] = [
    ['No', '성명', '과정명', '교육기간', '교육시간', '수료여부', '비고란'],
    [1, 'emp01', '관리감독자 정기교육', '2026.3.2 ~ 2026.3.3', '8시간', '수료', null],
    [2, 'emp02', '관리감독자 정기교육', '2026.3.2 ~ 2026.3.3', '8시간', '미수료', null],
    [3, 'nobody', '관리감독자 정기교육', '2026.3.2 ~ 2026.3.3', '8시간', '수료', null],
    [4, 'emp01', '다른 과정', '2026.3.2 ~ 2026.3.3', '50시간', '수료', null],
    [5, 'emp01', '관리감독자 정기교육', '2026.3.2 ~ 2026.3.3', '8시간', '수료', null],
  ]
  const forAll = { senderNm: '안전교육원', allCompletedYn: 'N' }
  test('is read by its own words, asks for what no column says, and keeps it for the institute', async () => {
    const file = await bookOf(list)
    const outline = await send('saf01', `${path}/outline`, file, forAll)
    expect([outline.status, outline.body.data.remembered]).toEqual([200, false])
    expect(outline.body.data.mapping).toEqual({
      personNm: 1,
      eduNm: 2,
      period: 3,
      hourTxt: 4,
      resultCd: 5,
      remark: 6,
    })
    const refused = await send('saf01', `${path}/preview`, file, forAll)
    expect([refused.status, refused.field]).toEqual([400, 'mapping'])
    const kind = await send('saf01', `${path}/preview`, file, { ...forAll, eduTypeCd: 'ETC' })
    expect(
      kind.body.data.rows.slice(0, 2).map(({ status, values }) => [status, values['eduTypeCd']]),
    ).toEqual([
      ['new', 'ETC'],
      ['new', 'ETC'],
    ])
    const unknown = await send('saf01', `${path}/preview`, file, { ...forAll, eduTypeCd: 'XX' })
    expect(unknown.body.data.rows.map(({ status }) => status)).not.toContain('new')
    const draft = await send('saf01', `${path}/preview`, file, { ...forAll, eduCourseNo: '999999' })
    expect([draft.status, draft.field]).toEqual([400, 'eduCourseNo'])
    expect((await send('emp01', `${path}/outline`, file, forAll)).status).toBe(403)
    expect((await send('vnd01a', `${path}/outline`, file, forAll)).status).toBe(403)
  })
  test('is applied as its preview promised, and the same list is refused row by row', async () => {
    const typed = list.map((row, at) => [...row, at === 0 ? '교육구분' : '정기교육'])
    const file = await bookOf(typed)
    const { body } = await send('saf01', `${path}/preview`, file, forAll)
    expect(told(body.data.rows)).toEqual([
      ['new'],
      ['new'],
      ['wrong', expect.stringMatching(/^userId: /)],
      ['wrong', 'recogMin: 교육시간은 1~2,400분이어야 합니다.'],
      ['wrong', 'remark: 2행과 중복됩니다.'],
    ])
    const { previewNo } = body.data
    const applied = await as('saf01').post('/api/saf/education/result/excel/apply', { previewNo })
    expect([applied.status, applied.body.data]).toEqual([200, { applied: 2, failed: 3 }])
    const stored = await one<Record<string, unknown>>(
      `select "state", "recogMin"::int as "min", "sourceCd", "outOrgNm", "eduStartYmd"::text as "from", "resultCd" from "eduResult"
       where "userId" = 'emp01' and "outOrgNm" = '안전교육원'`,
    )
    expect(stored).toEqual({
      state: 'submitted',
      min: 480,
      sourceCd: 'institute',
      outOrgNm: '안전교육원',
      from: '2026-03-02',
      resultCd: 'completed',
    })
    await provenTogether()
    const again = await send('saf01', `${path}/outline`, file, forAll)
    expect(again.body.data.remembered).toBe(true)
    const twice = await send('saf01', `${path}/preview`, file, forAll)
    expect(twice.body.data.rows.map(({ status }) => status)).not.toContain('new')
  })
})

/** One proof serves the whole list: it hangs at each result, and all of them are verified at once. */
async function provenTogether(): Promise<void> {
  const results = () =>
    portal.engine.database.query<{ no: number; state: string; files: number }>(
      `select r."eduResultNo" as "no", r."state", (select count(*)::int from "attachFile" f where f."taskClassNm" = 'eduResult' and f."taskKey" = r."eduResultNo"::text) as "files"
       from "eduResult" r where r."outOrgNm" = '안전교육원' order by 1`,
    )
  const [first] = await results()
  const url = `/api/saf/education/result/${first!.no}`
  expect((await as('saf01').get(`${url}/imported`)).body.data).toEqual({ waiting: 1 })
  const bare = await as('saf01').put(`${url}/verifyimport`)
  expect([bare.status, bare.body.reasons[0].message]).toEqual([422, '증빙파일을 첨부해 주세요.'])
  expect((await as('issuer01').put(`${url}/verifyimport`)).status).toBe(403)
  expect((await as('vnd01a').put(`${url}/verifyimport`)).status).toBe(403)
  const form = new FormData()
  for (const [name, value] of [
    ['taskClassNm', 'eduResult'],
    ['taskKey', String(first!.no)],
    ['taskFlag', ''],
  ] as const)
    form.append(name, value)
  form.append('file', new Blob([new Uint8Array(pdf())]), 'proof.pdf')
  const { statusCode } = await portal.app.inject({
    method: 'POST',
    url: '/api/attachfile/upload',
    headers: { [tokenHeader]: `Bearer ${as('saf01').accessToken}` },
    payload: form,
  })
  expect(statusCode).toBe(200)
  const verified = await as('saf01').put(`${url}/verifyimport`)
  expect([verified.status, verified.body.data]).toEqual([200, { verified: 2 }])
  expect((await results()).map(({ state, files }) => [state, files])).toEqual([
    ['verified', 1],
    ['verified', 1],
  ])
  expect((await as('saf01').put(`${url}/verifyimport`)).status).toBe(409)
}

describe('questions by Excel', () => {
  const path = '/api/saf/education/questionsheet/excel'
  test('go out with their answers to who writes questions, and come back as they were', async () => {
    const file = (await as('saf01').get(`${path}/template`)).body as Buffer
    const { rows } = (await send('saf01', path, file)).body.data
    expect(rows.length).toBeGreaterThan(10)
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['same']))
    for (const userId of ['emp01', 'issuer01', 'vnd01a'])
      expect((await as(userId).get(`${path}/template`)).status).toBe(403)
  })
  test('are saved with answers that no record, list or trail tells', async () => {
    const header: Cells = [
      '교육구분',
      '문제유형',
      '난이도',
      '배점',
      '문제',
      '보기(한 줄에 하나)',
      '정답',
      '사용여부',
    ]
    const name = async (group: string, code: string) =>
      (
        await one<{ codeNm: string }>(
          'select "codeNm" from "codeItem" where "codeGrpCd" = $1 and "code" = $2',
          [group, code],
        )
      ).codeNm
    const [type, single, mid] = [
      await name('EDU_TYPE_CD', 'REG'),
      await name('EDU_QUESTION_TYPE', 'S'),
      await name('EDU_DIFFICULTY', 'M'),
    ]
    const file = await bookOf([
      header,
      [type, single, mid, 5, '엑셀로 올린 문제', '하나\n둘', '2', 'Y'],
      [type, single, mid, 5, '정답이 보기에 없는 문제', '하나\n둘', '3', 'Y'],
      [type, single, mid, 5, '정답이 없는 문제', '하나\n둘', null, 'Y'],
    ])
    const { body } = await send('saf01', path, file)
    expect(body.data.rows.map(({ status }) => status)).toEqual(['new', 'wrong', 'wrong'])
    expect(body.data.rows.slice(1).map(({ issues }) => issues[0]?.path)).toEqual(['answerTxt', 'answerTxt'])
    const applied = await as('saf01').post(`${path}/apply`, { previewNo: body.data.previewNo })
    expect(applied.body.data).toEqual({ applied: 1, failed: 2 })
    const { no, answerTxt } = await one<{ no: number; answerTxt: string }>(
      `select "eduQuestionNo" as "no", "answerTxt" from "eduQuestion" where "questionTxt" = '엑셀로 올린 문제'`,
    )
    expect(answerTxt).toBe('2')
    expect((await as('saf01').get(`/api/saf/education/question/${no}`)).body.data).not.toHaveProperty(
      'answerTxt',
    )
    const trail = await one<{ diff: string }>(
      `select "diff"::text as "diff" from "auditLog" where "tableNm" = 'eduQuestion' and "rowKey" = $1`,
      [String(no)],
    )
    expect(trail.diff).not.toContain('answerTxt')
  })
  test('change where an answer changes, with the next version of the question', async () => {
    const sheet = await taken('saf01', `${path}/template`)
    const [header] = sheet
    const column = header!.findIndex((cell) => String(cell).startsWith('정답'))
    const changed = below(sheet).map((row) =>
      row.includes('엑셀로 올린 문제') ? row.map((cell, each) => (each === column ? '1' : cell)) : row,
    )
    const { body } = await send(
      'saf01',
      path,
      await bookOf([header!.map((cell) => String(cell).replace(/\s*\*$/, '')), ...changed]),
    )
    expect(body.data.rows.filter(({ status }) => status !== 'same').map(({ status }) => status)).toEqual([
      'changed',
    ])
    await as('saf01').post(`${path}/apply`, { previewNo: body.data.previewNo })
    const stored = await one(
      `select "answerTxt", "verSeq"::int as "verSeq" from "eduQuestion" where "questionTxt" = '엑셀로 올린 문제'`,
    )
    expect(stored).toEqual({ answerTxt: '1', verSeq: 2 })
  })
})

describe('people and attendance of a class by Excel', () => {
  let url: string
  test('a list adds people, names who cannot be on it, and goes out as it came', async () => {
    const made = await create({ capacityQty: 3 })
    goOnWith(made.body.data.eduClassNo as number)
    url = `/api/saf/education/class/${made.body.data.eduClassNo}`
    const file = await bookOf([
      ['수강자', '업체 근로자', '이름'],
      ['emp01', null, null],
      ['emp02', null, '다른 이름'],
      ['emp01', null, null],
      [null, null, '이름만'],
      ['rqst01', null, null],
    ])
    const { body } = await send('saf01', `${url}/people/excel`, file)
    expect(told(body.data.rows)).toEqual([
      ['new'],
      ['wrong', expect.stringMatching(/^targetNm: 이름이 다릅니다/)],
      ['wrong', expect.stringMatching(/같은|2행|행/)],
      ['wrong', expect.stringMatching(/^userId: /)],
      ['new'],
    ])
    const applied = await as('saf01').post(`${url}/people/excel/apply`, { previewNo: body.data.previewNo })
    expect([applied.status, applied.body.data]).toEqual([200, { applied: 2, failed: 3 }])
    const back = (await as('saf01').get(`${url}/people/excel/template`)).body as Buffer
    expect(told((await send('saf01', `${url}/people/excel`, back)).body.data.rows)).toEqual([
      ['same'],
      ['same'],
    ])
    expect((await as('emp01').get(`${url}/people/excel/template`)).status).toBe(403)
    expect((await as('vnd01a').get(`${url}/people/excel/template`)).status).toBe(403)
  })
  test('a preview of one class is applied to no other', async () => {
    const file = await bookOf([
      ['수강자', '업체 근로자'],
      ['emp02', null],
    ])
    const { body } = await send('saf01', `${url}/people/excel`, file)
    const other = await create({ startDt: at('18:00'), endDt: at('19:00'), breaks: [] })
    const refused = await as('saf01').post(
      `/api/saf/education/class/${other.body.data.eduClassNo}/people/excel/apply`,
      {
        previewNo: body.data.previewNo,
      },
    )
    expect(refused.status).toBe(404)
  })
  test('attendance from paper is taken down by hand, in the past and on the day of the class only', async () => {
    expect((await act('saf01', 'open')).status).toBe(200)
    await setClock(at('12:50'))
    expect((await act('issuer01', 'start')).status).toBe(200)
    await setClock(at('16:00'))
    const sheet: Cells[] = [
      ['수강자', '업체 근로자', '이름', '입실', '퇴실', '정정 사유'],
      ['emp01', null, null, `${today} 13:05`, `${today} 15:30`, null],
      ['rqst01', null, null, `${today} 13:10`, `${today} 18:00`, null],
      ['emp02', null, null, `${today} 13:10`, null, null],
    ]
    const { body } = await send('saf01', `${url}/stays/excel`, await bookOf(sheet))
    expect(told(body.data.rows).map(([status]) => status)).toEqual(['new', 'wrong', 'wrong'])
    expect(body.data.rows.slice(1).map(({ issues }) => issues[0]?.path)).toEqual(['outDt', 'userId'])
    const applied = await as('saf01').post(`${url}/stays/excel/apply`, { previewNo: body.data.previewNo })
    expect(applied.body.data).toEqual({ applied: 1, failed: 2 })
    const back = (await as('saf01').get(`${url}/stays/excel/template`)).body as Buffer
    expect(new Set(told((await send('saf01', `${url}/stays/excel`, back)).body.data.rows).flat())).toEqual(
      new Set(['same']),
    )
  })
  test('a correction by Excel needs its reason and keeps what was there', async () => {
    const sheet = await taken('saf01', `${url}/stays/excel/template`)
    const header = sheet[0]!.map((cell) => String(cell).replace(/\s*\*$/, ''))
    const [out, why] = ['퇴실', '정정 사유'].map((name) => header.indexOf(name))
    const moved = (reason: string | null) =>
      below(sheet).map((row) =>
        row.includes('emp01')
          ? row.map((cell, each) => (each === out ? `${today} 15:50` : each === why ? reason : cell))
          : row,
      )
    const without = await send('saf01', `${url}/stays/excel`, await bookOf([header, ...moved(null)]))
    expect(without.body.data.rows.flatMap(({ issues }) => issues.map(({ path }) => path))).toEqual([
      'modReason',
    ])
    const given = await send(
      'saf01',
      `${url}/stays/excel`,
      await bookOf([header, ...moved('종이 출석부와 대조')]),
    )
    await as('saf01').post(`${url}/stays/excel/apply`, { previewNo: given.body.data.previewNo })
    const stay = await one<Record<string, unknown>>(
      `select to_char("outDt" at time zone 'Asia/Seoul', 'HH24:MI') as "out", to_char("firstOutDt" at time zone 'Asia/Seoul', 'HH24:MI') as "first", "modReason"
       from "eduAttend" where "userId" = 'emp01' and "eduClassNo" = $1`,
      [url.split('/').at(-1)],
    )
    expect(stay).toEqual({ out: '15:50', first: '15:30', modReason: '종이 출석부와 대조' })
  })
})

describe('worker × course of a company', () => {
  test('goes out as on the screen, to the company itself only', async () => {
    const shown = (await as('vnd01a').get('/api/vendor/education/workers')).body.data as CompanyEducation
    const sheet = await taken('vnd01a', '/api/vendor/education/workers/excel')
    const header = sheet.findIndex((row) => row.includes('작업자'))
    expect(sheet[header]!.slice(1)).toEqual(kindsOf(shown.workers).map(([, name]) => name))
    expect(sheet.slice(header + 1).map(([name]) => name)).toEqual(
      shown.workers.map(({ workerNm }) => workerNm),
    )
    expect((await as('saf01').get('/api/vendor/education/workers/excel')).status).toBe(403)
  })
})
