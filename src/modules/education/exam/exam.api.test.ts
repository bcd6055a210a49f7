import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'
import { addMinutes, momentOf } from '../../../core/shared/dates.ts'
import type { ExamAnalysis } from './exam-answers.rule.ts'
import type { ExamWithJudgement, TakeAnswer } from './my-exam.rule.ts'
import type { Paper } from './paper.rule.ts'
import { takesOf } from './take-score.server.ts'
import { runOutClock } from './take.server.ts'
import { reading, asSystem } from '../../../core/server/entity/context.ts'

let portal: Portal
let staff: Client
let worker: Client
let other: Client
const [questions, exams] = ['/api/saf/education/question', '/api/saf/education/exam']
const one = <T extends object>(sql: string, values: unknown[] = []) =>
  portal.engine.database.one<T>(sql, values)
const now = () => momentOf(portal.clock.now())
const forward = (minutes: number) => portal.clock.set(new Date(addMinutes(now(), minutes)))
const messagesOf = ({ body }: Answer): string[] =>
  ([body.fields, body.reasons].flat() as ({ message: string } | undefined)[]).flatMap(
    (each) => each?.message ?? [],
  )
const question = (more: object = {}) => ({
  eduTypeCd: 'EMG',
  questionTypeCd: 'S',
  difficultyCd: 'M',
  pointQty: 5,
  questionTxt: '비상벨을 누르는 때는?',
  choiceTxt: '불을 보았을 때\n점심시간',
  answerTxt: '1',
  useYn: 'Y',
  ...more,
})
const exam = (more: object = {}) => ({
  examNm: '비상대응 평가',
  plantCd: '1000',
  eduTypeCd: 'EMG',
  pickCd: 'draw',
  questionQty: 4,
  highPct: 25,
  midPct: 50,
  lowPct: 25,
  timeLimitMin: 10,
  passScore: 60,
  maxTryCnt: 2,
  waitMin: 10,
  relearnYn: 'N',
  shuffleYn: 'Y',
  openAnswerCd: 'passed',
  selfYn: 'Y',
  ...more,
})
const myExams = async (by: Client): Promise<ExamWithJudgement[]> =>
  (await by.get('/api/saf/education/myexams')).body.data as ExamWithJudgement[]
const begin = (by: Client, examNo: number, more: object = {}) =>
  by.post(`/api/saf/education/myexam/${examNo}/begin`, more)
const paperIn = async (takeNo: number): Promise<Paper> =>
  (await one<{ paper: Paper }>('select "paper" from "eduExamPaper" where "takeNo" = $1', [takeNo])).paper
/** The right answers of so many questions, and wrong ones of the rest. */
const answersFor = async (takeNo: number, right: number) =>
  Object.fromEntries(
    (await paperIn(takeNo)).map(({ key, choices }, place) => [
      String(place),
      place < right ? key : [choices.find(({ at }) => !key.includes(at))!.at],
    ]),
  )
let saves = 0
const submit = async (by: Client, takeNo: number, right: number) =>
  by.put(`/api/saf/education/mytake/${takeNo}/submit`, {
    answers: await answersFor(takeNo, right),
    saveSeq: ++saves,
    leaveCnt: 0,
  })
let examNo: number

beforeAll(async () => {
  // Waiting times of tries pass within one session.
  portal = await startPortal({ settings: { accessMinutes: 600 } })
  staff = await portal.signIn('saf01')
  worker = await portal.signIn('emp01')
  other = await portal.signIn('mgmt01')
})
afterAll(() => portal?.close())

describe('questions', () => {
  test('the record of a question answers neither its answer nor its explanation, its writers may ask for them', async () => {
    const made = await staff.post(questions, question({ explainTxt: '불을 보면 바로 누릅니다.' }))
    expect([made.status, made.body.data.verSeq]).toEqual([201, 1])
    const { eduQuestionNo } = made.body.data as { eduQuestionNo: number }
    for (const answer of [
      made,
      await staff.get(`${questions}/${eduQuestionNo}`),
      await staff.get(`${questions}s?limit=300`),
    ])
      expect(JSON.stringify(answer.body)).not.toMatch(/answerTxt|explainTxt|바로 누릅니다/)
    const known = await staff.get(`${questions}/${eduQuestionNo}/answer`)
    expect(known.body.data).toMatchObject({ answerTxt: '1', explainTxt: '불을 보면 바로 누릅니다.' })
    expect((await worker.get(`${questions}/${eduQuestionNo}/answer`)).status).toBe(403)
  })
  test('another text is another version, another use is none, and an answer that is not sent stays', async () => {
    const { eduQuestionNo } = (await staff.post(questions, question({ questionTxt: '대피 장소는?' }))).body
      .data as {
      eduQuestionNo: number
    }
    const change = (values: object) => staff.change(`${questions}/${eduQuestionNo}`, values)
    expect((await change({ useYn: 'N' })).body.data.verSeq).toBe(1)
    expect((await change({ questionTxt: '모이는 장소는?' })).body.data.verSeq).toBe(2)
    expect((await change({ answerTxt: '2' })).body.data.verSeq).toBe(3)
    expect((await staff.get(`${questions}/${eduQuestionNo}/answer`)).body.data.answerTxt).toBe('2')
    expect((await staff.delete(`${questions}/${eduQuestionNo}`)).status).toBe(422)
  })
  test('what nobody could answer rightly is refused at its field', async () => {
    const refusal = async (more: object) => (await staff.post(questions, question(more))).body.fields[0]
    expect((await refusal({ answerTxt: '3' })).path).toBe('answerTxt')
    expect((await refusal({ answerTxt: null })).message).toBe('정답을 입력해 주세요.')
    expect((await refusal({ choiceTxt: '하나' })).message).toBe(
      '보기를 2개 이상 한 줄에 하나씩 입력해 주세요.',
    )
    expect((await refusal({ questionTxtEn: 'When?', choiceTxtEn: 'a\nb\nc' })).path).toBe('choiceTxtEn')
    expect((await worker.post(questions, question())).status).toBe(403)
  })
})

describe('exams', () => {
  test('shares that are no 100 per cent are refused, and a short bank says what is missing', async () => {
    const sum = await staff.post(exams, exam({ lowPct: 20 }))
    expect(messagesOf(sum)[0]).toBe('난이도 비율의 합이 100이 아닙니다. (현재 95)')
    const made = await staff.post(exams, exam())
    examNo = made.body.data.examNo as number
    const short = await staff.put(`${exams}/${examNo}/open`)
    expect([short.status, ...messagesOf(short)]).toEqual([
      422,
      '난이도 상 문제가 1개 부족합니다.',
      '난이도 중 문제가 1개 부족합니다.',
      '난이도 하 문제가 1개 부족합니다.',
    ])
    for (const difficultyCd of ['H', 'M', 'L'])
      expect(
        (await staff.post(questions, question({ difficultyCd, questionTxt: `문제 ${difficultyCd}` }))).status,
      ).toBe(201)
    expect((await staff.put(`${exams}/${examNo}/open`)).status).toBe(200)
  })
  test('a sample paper shows its key to who writes exams and to nobody else', async () => {
    const sample = await staff.get(`${exams}/${examNo}/preview`)
    expect((sample.body.data as { key: string[] }[]).map(({ key }) => key)).toHaveLength(4)
    expect((await worker.get(`${exams}/${examNo}/preview`)).status).toBe(403)
  })
  test('an open exam is not changed, one of another plant not at all', async () => {
    expect((await staff.change(`${exams}/${examNo}`, { passScore: 70 })).status).toBe(422)
    expect((await staff.post(exams, exam({ plantCd: '2000' }))).status).toBe(403)
  })
})

describe('sitting an exam', () => {
  let takeNo: number
  test('nothing that is answered before the end tells what is right', async () => {
    const found = (await myExams(worker)).find((each) => each.examNo === examNo)!
    expect(found.judged).toEqual({ may: true, tryCnt: 1 })
    const begun = await begin(worker, examNo)
    expect([begun.status, begun.body.fields]).toEqual([200, undefined])
    const take = begun.body.data as TakeAnswer
    takeNo = take.takeNo
    expect([take.state, take.questions!.length, take.dueDt.slice(0, 16)]).toEqual([
      'running',
      4,
      addMinutes(take.startDt, 10).slice(0, 16),
    ])
    for (const answer of [begun, await worker.get(`/api/saf/education/mytake/${takeNo}`)])
      expect(JSON.stringify(answer.body)).not.toMatch(/"key"|"explain"|"answerTxt"/)
    // Whoever reads the results reads no paper either.
    const rows = await staff.get(`/api/saf/education/examtake/${takeNo}`)
    expect(JSON.stringify(rows.body)).not.toMatch(/"key"|"paper"|"questions"/)
  })
  test('two windows that begin together get one try', async () => {
    const again = await Promise.all([begin(worker, examNo), begin(worker, examNo)])
    expect(again.map(({ status }) => status)).toEqual([409, 409])
    expect(messagesOf(again[0])).toEqual(['이미 응시 중입니다. 이어서 응시해 주세요.'])
  })
  test('somebody else’s try is none, whoever asks', async () => {
    for (const by of [other, staff]) {
      expect((await by.get(`/api/saf/education/mytake/${takeNo}`)).status).toBe(404)
      expect((await submit(by, takeNo, 4)).status).toBe(404)
    }
    expect((await begin(worker, 999_999)).status).toBe(404)
  })
  test('answers are kept as they come, an older save changes nothing, and a strange answer is refused at its place', async () => {
    const save = (body: object) => worker.put(`/api/saf/education/mytake/${takeNo}/save`, body)
    const [first] = await paperIn(takeNo)
    const at = first!.choices[0]!.at
    expect((await save({ answers: { 0: [at] }, saveSeq: 5, leaveCnt: 2 })).body.data).toEqual({ saveSeq: 5 })
    expect((await save({ answers: {}, saveSeq: 4, leaveCnt: 0 })).body.data).toEqual({ saveSeq: 5 })
    const kept = (await worker.get(`/api/saf/education/mytake/${takeNo}`)).body.data as TakeAnswer
    expect([kept.answers, kept.leaveCnt]).toEqual([{ 0: [at] }, 2])
    const strange = await save({ answers: { 1: ['9'] }, saveSeq: 6 })
    expect([strange.status, strange.body.fields[0].path]).toEqual([400, 'answers.1'])
    expect((await save({ answers: { 99: ['1'] }, saveSeq: 6 })).status).toBe(400)
    expect((await save({ answers: {}, saveSeq: 'x' })).status).toBe(400)
    saves = 10
  })
  test('a failed try is marked by the server, its answers stay closed, and the next one waits', async () => {
    const ended = await submit(worker, takeNo, 2)
    expect(ended.body.data).toMatchObject({ state: 'failed', score: 50, questionQty: 4 })
    expect(ended.body.data.opened).toBeUndefined()
    expect((await submit(worker, takeNo, 4)).status).toBe(409)
    const soon = await begin(worker, examNo)
    expect([soon.status, ...messagesOf(soon)]).toEqual([409, '재응시는 10분 후 가능합니다.'])
  })
  test('time ends a try, its kept answers count, and the tries are used up', async () => {
    forward(11)
    const second = (await begin(worker, examNo)).body.data as TakeAnswer
    expect(second.tryCnt).toBe(2)
    forward(12)
    const late = await submit(worker, second.takeNo, 4)
    expect([late.status, ...messagesOf(late)]).toEqual([422, '응시 시간이 종료되었습니다.'])
    const ended = (await worker.get(`/api/saf/education/mytake/${second.takeNo}`)).body.data as TakeAnswer
    expect([ended.state, ended.score]).toEqual(['runOut', 0])
    forward(11)
    const third = await begin(worker, examNo)
    expect([third.status, ...messagesOf(third)]).toEqual([409, '응시 가능 횟수(2회)를 초과하였습니다.'])
  })
  test('the clock ends what nobody handed in, and enough kept answers pass', async () => {
    const begun = (await begin(other, examNo)).body.data as TakeAnswer
    await other.put(`/api/saf/education/mytake/${begun.takeNo}/save`, {
      answers: await answersFor(begun.takeNo, 3),
      saveSeq: 1,
      leaveCnt: 0,
    })
    forward(9)
    expect(await runOutClock(portal.engine)).toBe(0)
    forward(3)
    expect(await runOutClock(portal.engine)).toBe(1)
    const ended = (await other.get(`/api/saf/education/mytake/${begun.takeNo}`)).body.data as TakeAnswer
    expect([ended.state, ended.score, ended.opened!.filter(({ right }) => right)].flat()).toHaveLength(5)
    const again = await begin(other, examNo)
    expect(messagesOf(again)).toEqual(['이미 합격한 시험입니다.'])
  })
  test('an exam that somebody has sat is neither deleted nor changed while somebody sits it', async () => {
    expect((await staff.delete(`${exams}/${examNo}`)).status).toBe(422)
    const begun = (await begin(staff, examNo)).body.data as TakeAnswer
    const revise = await staff.put(`${exams}/${examNo}/revise`)
    expect([revise.status, ...messagesOf(revise)]).toEqual([
      422,
      '응시 중인 사람이 1명 있습니다. 끝난 뒤에 수정해 주세요.',
    ])
    expect((await submit(staff, begun.takeNo, 4)).body.data.state).toBe('passed')
  })
})

test('three failed tries ask for the material again, and nothing to learn from says so', async () => {
  const course = await one<{ eduCourseNo: number }>(
    `insert into "eduCourse" ("eduCourseNm", "eduTypeCd", "plantCd", "targetClassCds", "methodCd", "stdMin", "minAttendPct", "passTypeCd", "state", "createUserId", "updateUserId")
     values ('비상대응 원격', 'EMG', '1000', '{FLD}', 'O', 60, 90, 'E', 'confirmed', 'saf01', 'saf01') returning "eduCourseNo"`,
  )
  const made = await staff.post(
    exams,
    exam({ ...course, maxTryCnt: 1, waitMin: 0, relearnYn: 'Y', examNm: '재학습 평가' }),
  )
  const no = made.body.data.examNo as number
  await staff.put(`${exams}/${no}/open`)
  const first = (await begin(worker, no)).body.data as TakeAnswer
  await submit(worker, first.takeNo, 0)
  expect(messagesOf(await begin(worker, no))).toEqual([
    '다시 학습할 교육자료가 없습니다. 교육담당자에게 문의해 주세요.',
  ])
  const { materialNo } = await one<{ materialNo: number }>(
    `insert into "eduMaterial" ("materialNm", "materialTypeCd", "plantCd", "langCd", "eduTypeCd", "eduCourseNo", "runMin", "state", "createUserId", "updateUserId")
     values ('비상대응 영상', 'video', '1000', 'kr', 'EMG', $1, 1, 'posted', 'saf01', 'saf01') returning "materialNo"`,
    [course.eduCourseNo],
  )
  expect(messagesOf(await begin(worker, no))).toEqual([
    '교육자료를 다시 학습한 뒤 응시할 수 있습니다. (재학습 0% / 90%)',
  ])
  const view = `/api/saf/education/view/${materialNo}`
  expect((await worker.post(`${view}/open`, { windowKey: 'window-one' })).body.data).toMatchObject({
    isAgain: true,
  })
  for (const from of [0, 30]) {
    forward(0.5)
    const beat = await worker.post(`${view}/beat`, {
      from,
      to: from + 30,
      idleSec: 0,
      windowKey: 'window-one',
    })
    expect(beat.body.data).toMatchObject({ counted: true, seenSec: from + 30 })
  }
  expect((await begin(worker, no)).body.data).toMatchObject({ tryCnt: 2 })
})

test('a class knows who sat its exam and how, and the figures of an exam name its weak questions', async () => {
  const classes = await takesOf(reading(portal.engine, asSystem('test')), 0)
  expect(classes).toEqual([])
  const { examNo: seeded } = await one<{ examNo: number }>(
    `select "examNo" from "eduExam" where "examNm" = '정기 안전보건교육 평가'`,
  )
  const { data } = (await staff.get(`/api/saf/education/examanalysis?examNo=${seeded}`)).body as {
    data: ExamAnalysis
  }
  expect([data.takes, data.scores.length]).toEqual([25, 25])
  expect(data.questions.length).toBeGreaterThan(10)
  expect(data.languages.map(({ key }) => key)).toContain('kr')
  expect((await worker.get(`/api/saf/education/examanalysis?examNo=${seeded}`)).status).toBe(403)
})
