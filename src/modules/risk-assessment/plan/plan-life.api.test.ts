import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword, demoPin } from '../../../../db/seed/seed.ts'
import { TestClock } from '../../../core/server/runtime/clock.ts'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'
import { signDocument } from '../../../../test/sign-document.ts'
import { addDays, addMonths, dayOf } from '../../../core/shared/dates.ts'
import { passwordSha } from '../../../platform/session/password.ts'
import { planClock } from './plan-clock.server.ts'

/** A regular plan from its approval to the notices of the next one. What is done first stands for what follows. */
let portal: Portal
const clock = new TestClock(new Date())
const day = dayOf(clock.now())
const one = <T extends object>(text: string, binds: unknown[] = []) =>
  portal.engine.database.one<T>(text, binds)
const said = ({ body }: Answer) => (body.reasons ?? []).map(({ message }: { message: string }) => message)
const fields = ({ status, body }: Answer) => [
  status,
  (body.fields ?? []).map(({ path }: { path: string }) => path),
]
const [plans, targets] = ['/api/rsa/plan', '/api/rsa/target']
const signature = { userPwdSHA: passwordSha(demoPassword) }
let rsaPlanNo: number
let rsaTargetNo: number
let strangerNo: number
let vendorWorkerNo: number
const by = (userId: string): Promise<Client> => portal.signIn(userId)
const put = async (userId: string, path: string, body: object = {}) => (await by(userId)).put(path, body)
const stateOf = async () =>
  (await one<{ state: string }>('select "state" from "rsaPlan" where "rsaPlanNo" = $1', [rsaPlanNo])).state
/** Who is to sign the open document of the plan, in order, with the number of the document. */
const document = async (no = rsaPlanNo) => {
  const steps = await portal.engine.database.query<{ no: number; userId: string; open: string | null }>(
    `select r."apprRqstNo" as "no", s."userId", case s."stepStatusCd" when 'ASS02' then s."assignUserId" end as "open" from "apprRqst" r join "apprStep" s using ("apprRqstNo")
     where r."taskClassNm" = 'rsaPlan' and r."apprBizKey" = $1 and r."roundNo" = s."roundNo" and s."stepKindCd" <> 'ASK01'
       and r."apprRqstNo" = (select max("apprRqstNo") from "apprRqst" where "taskClassNm" = 'rsaPlan' and "apprBizKey" = $1) order by s."apprStepNo"`,
    [String(no)],
  )
  return {
    no: steps[0]!.no,
    signers: steps.map(({ userId }) => userId),
    open: steps.find(({ open }) => open !== null)!.open!,
  }
}
const toldOf = async (eventCd: string) =>
  (
    await portal.engine.database.query<{ userId: string }>(
      `select distinct "userId" from "noti" where "eventCd" = $1 and ("linkUrl" like $2 or "linkUrl" like $3) order by 1`,
      [eventCd, `%${rsaPlanNo}`, `%${rsaTargetNo}`],
    )
  ).map(({ userId }) => userId)
/** The head of the plant signs what is grave (H): his step stands in the document, and only then. */
const plantHead = async () =>
  (await one<{ userId: string }>(`select "headUserId" as "userId" from "plant" where "plantCd" = '1000'`))
    .userId

const facts = (rsaPlanNm: string, prevPlanNo: number) => ({
  rsaPlanNm,
  plantCd: '1000',
  deptCd: 'D113',
  rsaKindCd: '2',
  rsaTypeCd: 'K',
  headUserId: 'safhead01',
  startYmd: day,
  endYmd: addDays(day, 30),
  scopeTxt: '충전 공정 전체',
  prepCds: ['procedure', 'equipment', 'accident'],
  prevPlanNo,
})
/** A target of a plan with a worker of the process and, where one is named, of a company. */
const targetOf = async (planNo: number, workers: readonly object[]) => ({
  rsaPlanNo: planNo,
  rsaTargetNm: '드럼 충전',
  plantCd: '1000',
  deptCd: 'D111',
  rsaTypeCd: 'K',
  rsaMatrixNo: (
    await one<{ no: number }>(
      `select "rsaMatrixNo" as "no" from "rsaMatrix" where "matrixCd" = 'KRAS54' and "state" = 'inForce'`,
    )
  ).no,
  methodCds: ['walk'],
  leaderUserId: 'issuer01',
  team: workers.map((worker) => ({ teamRoleCd: 'worker', stepCds: ['identify'], ...worker })),
})
const lastYear = () =>
  one<{ prev: number }>(
    `select "rsaPlanNo" as "prev" from "rsaPlan" where "rsaPlanNm" = '전년 정기 위험성평가'`,
  )
const gradeLastYear = (grade: string, prev: number) =>
  portal.engine.database.query(`update "rsaTarget" set "riskGradeCd" = $2 where "rsaPlanNo" = $1`, [
    prev,
    grade,
  ])

beforeAll(async () => {
  portal = await startPortal({ clock })
  vendorWorkerNo = (
    await one<{ no: number }>(
      `select w."vendorWorkerNo" as "no" from "vendorWorker" w join "workerPin" using ("vendorWorkerNo") where w."useYn" = 'Y' order by 1 limit 1`,
    )
  ).no
  const { prev } = await lastYear()
  await gradeLastYear('L', prev)
  const saf = await by('saf01')
  const plan = await saf.post(plans, facts('충전동 정기평가', prev))
  expect([plan.status, plan.body.fields]).toEqual([201, undefined])
  rsaPlanNo = plan.body.data.rsaPlanNo
  const made = await saf.post(targets, await targetOf(rsaPlanNo, [{ userId: 'emp01' }, { vendorWorkerNo }]))
  expect([made.status, made.body.fields]).toEqual([201, undefined])
  rsaTargetNo = made.body.data.rsaTargetNo
  strangerNo = (
    await one<{ no: number }>(
      `select w."vendorWorkerNo" as "no" from "vendorWorker" w join "workerPin" using ("vendorWorkerNo") where w."vendorWorkerNo" <> $1 order by 1 limit 1`,
      [vendorWorkerNo],
    )
  ).no
})
afterAll(() => portal?.close())

test('a plan is submitted by ABZ13, past the head of the plant while last year was light; refused, it says why', async () => {
  expect((await put('issuer02', `${plans}/${rsaPlanNo}/submit`, { approval: {} })).status).toBe(403)
  const sent = await put('saf01', `${plans}/${rsaPlanNo}/submit`, { approval: {} })
  expect([sent.status, sent.body.data?.state, sent.body.data?.riskGradeCd]).toEqual([200, 'pending', 'L'])
  const { no, signers, open } = await document()
  expect(signers).not.toContain(await plantHead())
  expect((await put('saf01', `${targets}/${rsaTargetNo}/open`)).status).toBe(422)
  const back = await put(open, `/api/manage/appr/${no}/reject`, { opinion: '충전동 야간 작업을 더하세요.' })
  expect(back.status).toBe(200)
  const { state, reason } = await one<{ state: string; reason: string }>(
    'select "state", "stopReason" as "reason" from "rsaPlan" where "rsaPlanNo" = $1',
    [rsaPlanNo],
  )
  expect([state, reason]).toEqual(['rejected', '충전동 야간 작업을 더하세요.'])
})

test('a plan whose worst row of last year was grave is signed by the head of the plant as well', async () => {
  const { prev } = await lastYear()
  await gradeLastYear('H', prev)
  const saf = await by('saf01')
  const grave = (await saf.post(plans, facts('충전동 정기평가(중대)', prev))).body.data.rsaPlanNo as number
  expect((await saf.post(targets, await targetOf(grave, [{ userId: 'emp01' }]))).status).toBe(201)
  const sent = await saf.put(`${plans}/${grave}/submit`, { approval: {} })
  expect([sent.status, sent.body.data?.riskGradeCd]).toEqual([200, 'H'])
  expect((await document(grave)).signers).toContain(await plantHead())
  await gradeLastYear('L', prev)
})

test('a plan whose grade rose after it was refused goes to the head of the plant too, and its form says so', async () => {
  const { prev } = await lastYear()
  const saf = await by('saf01')
  const risen = (await saf.post(plans, facts('충전동 정기평가(상승)', prev))).body.data.rsaPlanNo as number
  expect((await saf.post(targets, await targetOf(risen, [{ userId: 'emp01' }]))).status).toBe(201)
  type Step = { userId: string; fixedYn: string; rule: { because: string | null } | null }
  const form = async (userId: string): Promise<Step[]> =>
    (
      await (
        await by(userId)
      ).get(`/api/manage/apprrequest/form?taskClassNm=rsaPlan&apprBizKey=${risen}&taskActNm=submit`)
    ).body.data.steps
  const head = await plantHead()
  expect((await form('saf01')).map(({ userId }) => userId)).not.toContain(head)
  expect((await put('saf01', `${plans}/${risen}/submit`, { approval: {} })).status).toBe(200)
  const { no, open } = await document(risen)
  await put(open, `/api/manage/appr/${no}/reject`, { opinion: '중대 위험을 다시 보세요.' })
  await gradeLastYear('H', prev)
  const shown = await form('saf01')
  const added = shown.find(({ userId }) => userId === head)
  expect([added?.fixedYn, added?.rule?.because]).toEqual(['Y', '위험등급 상(H)'])
  const again = await put('saf01', `${plans}/${risen}/submit`, { approval: {} })
  expect([again.status, said(again), again.body.data?.riskGradeCd]).toEqual([200, [], 'H'])
  const { signers } = await document(risen)
  expect(signers).toEqual(shown.map(({ userId }) => userId))
  await gradeLastYear('L', prev)
})

test('a plan that was refused is submitted again; confirmed, its leaders hear of it', async () => {
  const again = await put('saf01', `${plans}/${rsaPlanNo}/submit`, { approval: {} })
  expect([again.status, said(again)]).toEqual([200, []])
  await signDocument(portal, 'rsaPlan', rsaPlanNo)
  expect(await stateOf()).toBe('confirmed')
  expect(await toldOf('RSA_PLAN_CONFIRMED')).toEqual(['issuer01'])
  expect((await put('saf01', `${plans}/${rsaPlanNo}/submit`, { approval: {} })).status).toBe(409)
})

test('nobody signs an empty sheet, and its first row makes the plan run', async () => {
  expect((await put('issuer01', `${targets}/${rsaTargetNo}/open`)).status).toBe(200)
  expect(await stateOf()).toBe('running')
  const empty = await put('emp01', `${targets}/${rsaTargetNo}/sign`, signature)
  expect([empty.status, empty.body.message]).toEqual([409, '유해·위험요인이 기록된 뒤 서명할 수 있습니다.'])
  const row = await (
    await by('issuer01')
  ).post('/api/rsa/hazard', {
    rsaTargetNo,
    sortOrder: 1,
    stepTxt: '드럼 충전',
    hazardKindCd: 'chemical',
    hazardTxt: '정전기로 인한 화재·폭발이 일어남',
    occurTypeCd: 'fire',
    controlTxt: '접지',
    freq: 5,
    sev: 4,
    measureTxt: '본딩 인터록 설치',
    hierCd: '2',
    dueYmd: addDays(day, 5),
    expFreq: 1,
    expSev: 4,
  })
  expect([row.status, row.body.fields]).toEqual([201, undefined])
})

test('members sign by the own password, workers of a company by the own PIN, each once', async () => {
  const sign = (userId: string, body: object = signature) =>
    put(userId, `${targets}/${rsaTargetNo}/sign`, body)
  const stranger = await sign('emp02')
  expect([stranger.status, stranger.body.message]).toEqual([403, '이 평가팀의 구성원만 서명할 수 있습니다.'])
  expect(fields(await sign('emp01', {}))).toEqual([400, ['userPwdSHA']])
  expect((await sign('emp01', { userPwdSHA: passwordSha('wrong') })).status).toBe(401)
  const signed = await sign('emp01', { ...signature, opinionTxt: '배기 팬이 약합니다' })
  expect([signed.status, signed.body.message]).toEqual([200, undefined])
  const twice = await sign('emp01')
  expect([twice.status, twice.body.message]).toEqual([409, '이미 서명했습니다.'])
  const pin = (pinPwd: string | undefined, no = vendorWorkerNo, userId = 'issuer01') =>
    put(userId, `${targets}/${rsaTargetNo}/signworker`, { vendorWorkerNo: no, pinPwd })
  expect(fields(await pin(undefined))).toEqual([400, ['pinPwd']])
  const wrong = await pin('000000')
  expect([fields(wrong), wrong.body.fields[0].message]).toEqual([
    [400, ['pinPwd']],
    '본인 확인번호(PIN)가 다릅니다. (1/5)',
  ])
  expect((await pin(demoPin, strangerNo)).body.message).toBe('이 평가팀의 구성원만 서명할 수 있습니다.')
  expect((await pin(demoPin, vendorWorkerNo, 'issuer03')).status).toBe(403)
  expect((await pin(demoPin)).status).toBe(200)
  expect((await pin(demoPin)).body.message).toBe('이미 서명했습니다.')
  const ways = await portal.engine.database.query<{ way: string }>(
    `select "signWayCd" as "way" from "rsaTeam" where "rsaTargetNo" = $1 and "signDt" is not null order by 1`,
    [rsaTargetNo],
  )
  expect(ways.map(({ way }) => way)).toEqual(['own', 'pin'])
})

test('a form neither gives a signature nor takes one away', async () => {
  const leader = await by('issuer01')
  const url = `${targets}/${rsaTargetNo}`
  type Member = { userId: string | null; signDt: string | null; signWayCd: string | null }
  const signs = (answer: Answer) =>
    answer.body.data.team.map(({ userId, signDt, signWayCd }: Member) => [userId, signDt !== null, signWayCd])
  const before = await leader.get(url)
  const { data } = before.body
  const forged = { userId: 'emp02', teamRoleCd: 'expert', stepCds: ['identify'], signWayCd: 'own' }
  const older = data.team.map((member: Member) => ({ ...member, signDt: null, signWayCd: null }))
  const team = [...older, { ...forged, signDt: `${day}T09:00:00+09:00` }]
  const saved = await leader.put(url, { ...data, team })
  expect(signs(saved)).toEqual([...signs(before), ['emp02', false, null]])
  const back = await leader.put(url, { ...saved.body.data, team: data.team })
  expect([back.status, signs(back)]).toEqual([200, signs(before)])
})

test('an opinion is answered before the review, of which the safety staff hears and the leader is no judge', async () => {
  const review = () => put('issuer01', `${targets}/${rsaTargetNo}/requestReview`)
  expect(said(await review())).toEqual(['답하지 않은 근로자 의견 1건'])
  const leader = await by('issuer01')
  const { data } = (await leader.get(`${targets}/${rsaTargetNo}`)).body
  const answered = await leader.put(`${targets}/${rsaTargetNo}`, {
    ...data,
    team: data.team.map((member: { opinionTxt: string | null }) =>
      member.opinionTxt ? { ...member, answerTxt: '팬을 교체합니다' } : member,
    ),
  })
  expect([answered.status, answered.body.fields]).toEqual([200, undefined])
  const gone = await leader.put(`${targets}/${rsaTargetNo}`, { ...answered.body.data, team: [] })
  expect([gone.status, gone.body.fields?.[0]?.message]).toEqual([
    400,
    '서명한 사람은 평가팀에서 뺄 수 없습니다.',
  ])
  expect((await review()).status).toBe(200)
  expect(await toldOf('RSA_TARGET_REVIEW')).toContain('saf01')
  const own = await put('issuer01', `${targets}/${rsaTargetNo}/confirm`)
  expect([own.status, own.body.message]).toEqual([
    403,
    '안전담당만 확정·보완요청할 수 있습니다. CHARM은 보건관리자가 확정합니다.',
  ])
  const back = await put('saf01', `${targets}/${rsaTargetNo}/supplement`, {
    reason: '야간 작업을 더하세요',
  })
  expect(back.status).toBe(200)
  expect(await toldOf('RSA_TARGET_SUPPLEMENT')).toEqual(['issuer01'])
  expect((await review()).status).toBe(200)
})

test('a plan is not done while a target is open, a grave row has no stopgap or its result is not said', async () => {
  const complete = () => put('saf01', `${plans}/${rsaPlanNo}/complete`, { approval: {} })
  expect(said(await complete())).toEqual([
    '확정되지 않은 평가대상이 1건 있습니다.',
    '즉시 조치 등급에 잠정조치가 없는 감소대책이 1건 있습니다.',
    '평가 결과 요약을 입력하세요.',
  ])
  const { no } = await one<{ no: number }>(
    'select "rsaMeasureNo" as "no" from "rsaMeasure" where "rsaTargetNo" = $1',
    [rsaTargetNo],
  )
  const saf = await by('saf01')
  const measure = `/api/rsa/measure/${no}`
  const { data } = (await saf.get(measure)).body
  expect((await saf.put(measure, { ...data, interimTxt: '충전 작업 중지' })).status).toBe(200)
  const confirmed = await saf.put(`${targets}/${rsaTargetNo}/confirm`)
  expect([confirmed.status, said(confirmed)]).toEqual([200, []])
  expect(await toldOf('RSA_TARGET_CONFIRMED')).toEqual(['issuer01'])
  expect(said(await complete())).toEqual(['평가 결과 요약을 입력하세요.'])
  // Each call above has signed in anew.
  const writer = await by('saf01')
  const gone = await writer.delete(`${plans}/${rsaPlanNo}`)
  expect(gone.body.message).toBe('작성 상태의 계획만 삭제할 수 있습니다.')
  const scope = await writer.change(`${plans}/${rsaPlanNo}`, {
    ...(await writer.get(`${plans}/${rsaPlanNo}`)).body.data,
    scopeTxt: '다른 범위',
  })
  expect(fields(scope)).toEqual([400, ['scopeTxt']])
  const result = await writer.change(`${plans}/${rsaPlanNo}`, {
    ...(await writer.get(`${plans}/${rsaPlanNo}`)).body.data,
    resultTxt: '허용 불가 1건에 인터록을 설치한다.',
  })
  expect(result.status).toBe(200)
  expect((await complete()).status).toBe(200)
})

test('the result has a grave row, so the head of the plant signs; refused, the plan runs on', async () => {
  const first = await document()
  expect(first.signers).toContain(await plantHead())
  const back = await put(first.open, `/api/manage/appr/${first.no}/reject`, { opinion: '요약을 보충하세요.' })
  expect([back.status, await stateOf()]).toEqual([200, 'running'])
  expect((await put('saf01', `${plans}/${rsaPlanNo}/complete`, { approval: {} })).status).toBe(200)
  await signDocument(portal, 'rsaPlan', rsaPlanNo)
  const { state, done, grade } = await one<{ state: string; done: string; grade: string }>(
    `select "state", ("doneDt" at time zone 'Asia/Seoul')::date::text as "done", "riskGradeCd" as "grade" from "rsaPlan" where "rsaPlanNo" = $1`,
    [rsaPlanNo],
  )
  expect([state, done, grade]).toEqual(['done', day, 'H'])
})

test('the rule of a plant is approved by ABZ13 and ends the revision before', async () => {
  const saf = await by('saf01')
  const today = dayOf(clock.now())
  const content = '위험성평가를 근로자와 함께 실시하는 방법과 절차를 정한다.'
  const rule = {
    plantCd: '1000',
    purposeTxt: content,
    roleTxt: content,
    timeTxt: content,
    shareTxt: content,
    recordTxt: content,
    levelTxt: content,
    acceptTxt: content,
    effectYmd: today,
  }
  expect(fields(await saf.post('/api/rsa/rule', rule))).toEqual([400, ['reviseTxt']])
  const made = await saf.post('/api/rsa/rule', { ...rule, reviseTxt: '상시평가 반영' })
  expect([made.status, made.body.data?.revNo]).toEqual([201, 3])
  const second = await saf.post('/api/rsa/rule', { ...rule, reviseTxt: '또 하나' })
  expect([second.status, second.body.message]).toEqual([
    409,
    '이 사업장에 작성·결재 중인 실시규정이 이미 있습니다.',
  ])
  const key = made.body.data.rsaRuleNo as number
  expect((await saf.put(`/api/rsa/rule/${key}/submit`, { approval: {} })).status).toBe(200)
  await signDocument(portal, 'rsaRule', key)
  const rules = await portal.engine.database.query<{ no: number; state: string }>(
    `select "revNo"::int as "no", "state" from "rsaRule" where "plantCd" = '1000' order by 1`,
  )
  expect(rules).toEqual([
    { no: 1, state: 'superseded' },
    { no: 2, state: 'superseded' },
    { no: 3, state: 'inForce' },
  ])
  const old = await by('saf02')
  const edit = await old.change(`/api/rsa/rule/${key}`, { ...made.body.data, effectYmd: addDays(today, 1) })
  expect([edit.status, edit.body.message]).toEqual([
    422,
    '작성 상태의 실시규정만 수정할 수 있습니다. 시행 중인 규정은 개정본을 작성하세요.',
  ])
})

test('the clock tells of the next regular assessment 60, 30 and 7 days before it is due, each once', async () => {
  const due = addMonths(day, 12)
  const told = async () =>
    (
      await one<{ n: number }>(
        `select count(*)::int as "n" from "noti" where "eventCd" = 'RSA_REGULAR_DUE' and "linkUrl" like $1 and "userId" = 'saf01'`,
        [`%${rsaPlanNo}`],
      )
    ).n
  const counts = []
  for (const before of [61, 60, 60, 30, 7]) {
    clock.set(`${addDays(due, -before)}T09:00:00+09:00`)
    await planClock(portal.engine)
    counts.push(await told())
  }
  expect(counts).toEqual([0, 1, 1, 2, 3])
})
