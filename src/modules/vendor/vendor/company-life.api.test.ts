import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { passwordSha } from '../../../platform/session/password.ts'
import { addFile } from '../../../../test/add-file.ts'
import { clientOf, startPortal, type Client, type Portal } from '../../../../test/portal.ts'
import { said } from '../../../../test/vendor-life.ts'

/** A company from its registration to its end, its requests for changes and its accounts (vendor 4, 7). */
let portal: Portal
let safety: Client
let manager: Client
/** The manager of the new company, once he has joined. */
let boss: Client
beforeAll(async () => {
  portal = await startPortal()
  safety = await portal.signIn('saf01')
  manager = await portal.signIn('vnd01a')
})
afterAll(() => portal?.close())
const sql = () => portal.engine.database
const bizRegNo = '1248100998'
const company = {
  vendorCd: 'V09001',
  vendorNm: '가람설비㈜',
  bizRegNo,
  ceoNm: '대표',
  addr: '여수시',
  telNo: '061-000-0001',
  email: 'garam@portal.example',
  vendorTypeCd: 'VTY05',
  workFieldCds: [],
  empCnt: 5,
  indInsNo: '999-88-09001-0',
  safeMgrNm: '가람안전',
  safeMgrTel: '061-000-0002',
}
const life = (act: string, body: object = {}) => safety.put(`/api/vendor/vendor/V09001/${act}`, body)
const stateOf = async (vendorCd: string) =>
  (await sql().one<{ state: string }>('select "state" from "vendor" where "vendorCd" = $1', [vendorCd])).state
const accounts = '/api/vendor/user'
const noOf = async (where: string) =>
  (await sql().one<{ no: number }>(`select "vendorUserNo" as no from "vendorUser" where ${where} limit 1`)).no

test('a wrong check digit is refused at its field, a number that is known is answered 409', async () => {
  const wrong = await safety.post('/api/vendor/vendor', { ...company, bizRegNo: '1234567890' })
  expect(said(wrong)).toBe('400 bizRegNo: 사업자등록번호 형식이 올바르지 않습니다.')
  const { bizRegNo: known } = await sql().one<{ bizRegNo: string }>(
    `select "bizRegNo" from "vendor" where "vendorCd" = 'V00001'`,
  )
  const twice = await safety.post('/api/vendor/vendor', { ...company, bizRegNo: known })
  expect(said(twice)).toBe('409 이미 등록된 사업자등록번호입니다.')
  expect((await safety.get('/api/vendor/vendor/V09001')).status).toBe(404)
})

test('a company waits until its papers are verified, then its manager is invited', async () => {
  expect((await safety.post('/api/vendor/vendor', company)).status).toBe(201)
  expect(await stateOf('V09001')).toBe('pending')
  const early = await life('approve')
  expect([early.status, early.body.reasons?.length ?? early.body.fields?.length]).toEqual([
    422,
    expect.any(Number),
  ])
  // Nobody of the company has an account yet: the plant enters the papers that it has handed in.
  for (const docTypeCd of ['VDC01', 'VDC02']) {
    const { vendorDocNo } = await made(safety, '/api/vendor/doc', {
      vendorCd: 'V09001',
      docTypeCd,
      validFromYmd: '2026-01-01',
    })
    expect((await life('approve')).status).toBe(422)
    await addFile(portal, safety, { taskClassNm: 'vendorDoc', taskKey: vendorDocNo! })
    await step(safety, `/api/vendor/doc/${vendorDocNo}/verify`, { okYn: 'Y' })
  }
  expect((await life('approve', { mgrNm: '가람관리자', mgrEmail: 'boss@portal.example' })).status).toBe(200)
  expect(await stateOf('V09001')).toBe('active')
  const mail = await sql().one<{ toAddr: string; linkUrl: string }>(
    `select "toAddr", "linkUrl" from "mailQueue" where "eventCd" = 'VND_INVITE' order by "mailNo" desc limit 1`,
  )
  expect(mail).toEqual({ toAddr: 'boss@portal.example', linkUrl: expect.stringMatching(/^\/join\//) })
})

const joining = {
  userId: 'garam_boss',
  userPwd: 'Wind-Mill-72!',
  userPwdRepeat: 'Wind-Mill-72!',
  privAgreeYn: 'Y',
  privAgreeVer: '1.0',
}
test('an invited person joins once, in the language of the invitation, with consent and its version, and signs in', async () => {
  const { linkUrl } = await sql().one<{ linkUrl: string }>(
    `select "linkUrl" from "mailQueue" where "eventCd" = 'VND_INVITE' order by "mailNo" desc limit 1`,
  )
  const address = `/api/public/vendorjoin/${linkUrl.split('/join/')[1]}`
  const page = await portal.anonymous.get(address)
  expect(page.body.data).toMatchObject({ vendorNm: company.vendorNm, consentVer: '1.0', langCd: 'kr' })
  await sql().query(`update "vendorUser" set "langCd" = 'es' where "vendorCd" = 'V09001'`)
  const consentIn = async (query = '') => (await portal.anonymous.get(address + query)).body.data.consent
  expect(await consentIn()).toBe(await consentIn('?langCd=es'))
  const refused = async (change: object) => {
    const { status, body } = await portal.anonymous.post(address, { ...joining, ...change })
    return [status, ...(body.fields ?? []).map(({ path }: { path: string }) => path)]
  }
  const faulty = { userId: 'short', userPwd: 'abc', userPwdRepeat: 'abd', privAgreeYn: 'N' }
  expect(await refused(faulty)).toEqual([400, 'userId', 'userPwd', 'privAgreeYn'])
  expect(await refused({ userId: '', userPwd: '' })).toEqual([400, 'userId', 'userPwd'])
  expect(await refused({ userId: 'vnd01a' })).toEqual([400, 'userId'])
  expect(await refused({ privAgreeYn: 'N' })).toEqual([400, 'privAgreeYn'])
  expect(await refused({ privAgreeVer: '0.9' })).toEqual([400, 'privAgreeYn'])
  expect(await refused({ userPwd: 'abc', userPwdRepeat: 'abc' })).toEqual([400, 'userPwd'])
  const named = '가람설비㈜12!a'
  expect(await refused({ userPwd: named, userPwdRepeat: named })).toEqual([400, 'userPwd'])
  expect((await portal.anonymous.post(address, joining)).status).toBe(201)
  const joined = await sql().one(
    `select v."state", "userId", "vendorUserRoleCd", "privAgreeVer", "privAgreeDt" is not null as "agreed", u."langCd" from "vendorUser" v join "user" u using ("userId") where "userId" = 'garam_boss'`,
  )
  expect(joined).toEqual({
    state: 'active',
    userId: 'garam_boss',
    vendorUserRoleCd: 'VUR01',
    privAgreeVer: '1.0',
    agreed: true,
    langCd: 'es',
  })
  const again = await portal.anonymous.post(address, { ...joining, userId: 'garam_two' })
  expect([again.status, again.body.message]).toEqual([
    410,
    '이미 사용한 초대입니다. 가입한 아이디로 로그인하세요.',
  ])
  const login = await portal.anonymous.post('/api/auth/vendor/login', {
    userId: joining.userId,
    userPwdSHA: passwordSha(joining.userPwd),
  })
  expect(login.status).toBe(200)
  boss = clientOf(portal.app, joining.userId, login.body.data.accessToken)
  expect((await boss.get('/api/vendor/vendor/V09001')).status).toBe(200)
  expect((await boss.get('/api/vendor/vendor/V00001')).status).toBe(404)
})

test('an invitation of 73 hours ago, a false and a replaced address open nothing', async () => {
  const invited = await manager.post(accounts, {
    vendorCd: 'V00001',
    userNm: '새담당',
    email: 'late@portal.example',
    vendorUserRoleCd: 'VUR02',
  })
  expect(invited.status).toBe(201)
  const twice = await manager.post(accounts, {
    vendorCd: 'V00001',
    userNm: '새담당',
    email: 'LATE@portal.example',
    vendorUserRoleCd: 'VUR02',
  })
  expect(twice.status).toBe(409)
  const no = await noOf(`"email" = 'late@portal.example'`)
  const tokenOf = async () =>
    String((await manager.get(`${accounts}/${no}/address`)).body.data.url).split('/join/')[1]!
  const open = async (token: string) => (await portal.anonymous.get(`/api/public/vendorjoin/${token}`)).status
  const first = await tokenOf()
  expect([await open(first), await open(`${first.split('.')[0]}.abcdef`), await open('zz.zz')]).toEqual([
    200, 404, 404,
  ])
  await sql().query(
    `update "vendorUser" set "inviteToDt" = $2::timestamptz - interval '1 hour' where "vendorUserNo" = $1`,
    [no, portal.engine.clock.now()],
  )
  const old = await tokenOf()
  const over = await portal.anonymous.get(`/api/public/vendorjoin/${old}`)
  expect([over.status, over.body.message]).toEqual([410, '초대 유효시간(72시간)이 지났습니다.'])
  const late = await portal.anonymous.post(`/api/public/vendorjoin/${old}`, {
    ...joining,
    userId: 'garam_late',
  })
  expect([late.status, late.body.message]).toEqual([410, '초대 유효시간(72시간)이 지났습니다.'])
  expect(await sql().maybe(`select 1 from "user" where "userId" = 'garam_late'`)).toBeUndefined()
  expect((await manager.put(`${accounts}/${no}/resend`, {})).status).toBe(200)
  expect([await open(old), await open(await tokenOf())]).toEqual([404, 200])
  expect((await manager.put(`${accounts}/${no}/cancelInvite`, {})).status).toBe(200)
})

test('a company sees and moves only its own accounts; its staff move none', async () => {
  const foreign = await noOf(`"userId" = 'vnd02a'`)
  for (const name of ['', '/account', '/address', '/history'])
    expect([name, (await manager.get(`${accounts}/${foreign}${name}`)).status]).toEqual([name, 404])
  for (const act of ['stop', 'unlock', 'wake', 'resume', 'resetPassword', 'role', 'psrm'])
    expect([
      act,
      (
        await manager.put(`${accounts}/${foreign}/${act}`, {
          reason: '시험 사유입니다',
          vendorUserRoleCd: 'VUR02',
          psrmYn: 'Y',
        })
      ).status,
    ]).toEqual([act, 404])
  const staff = await portal.signIn('vnd01s')
  const own = await noOf(`"userId" = 'vnd01a'`)
  expect((await staff.put(`${accounts}/${own}/stop`, { reason: '시험 사유입니다' })).status).toBe(403)
  const listed = (await manager.get(`${accounts}s?limit=100`)).body.data as { vendorCd: string }[]
  expect(new Set(listed.map(({ vendorCd }) => vendorCd))).toEqual(new Set(['V00001']))
})

test('the last active manager is neither stopped nor made staff, and every act stands in the history', async () => {
  const boss = await noOf(`"userId" = 'garam_boss'`)
  for (const [act, body] of [
    ['stop', { reason: '퇴사한 관리자' }],
    ['role', { vendorUserRoleCd: 'VUR02' }],
  ] as const) {
    const answer = await safety.put(`${accounts}/${boss}/${act}`, body)
    expect(said(answer)).toBe('409 관리자 계정은 1개 이상 필요합니다.')
    expect(
      await noOf(`"userId" = 'garam_boss' and "state" = 'active' and "vendorUserRoleCd" = 'VUR01'`),
    ).toBe(boss)
  }
  const staff = await noOf(`"userId" = 'vnd01s'`)
  const short = await manager.put(`${accounts}/${staff}/stop`, { reason: '퇴사' })
  expect([short.status, short.body.fields[0].path]).toEqual([400, 'reason'])
  expect((await manager.put(`${accounts}/${staff}/stop`, { reason: '현장을 떠났습니다' })).status).toBe(200)
  const history = await sql().query(
    `select "fromStatCd", "toStatCd", "reason", "userId" from "comStateHist" where "taskClassNm" = 'vendorUser' and "taskKey" = $1`,
    [String(staff)],
  )
  expect(history).toEqual([
    { fromStatCd: 'active', toStatCd: 'stopped', reason: '현장을 떠났습니다', userId: 'vnd01a' },
  ])
  const resumed = await manager.put(`${accounts}/${staff}/resume`, { reason: '다시 근무합니다' })
  expect([resumed.status, typeof resumed.body.data.temporaryPassword]).toEqual([200, 'string'])
  // Somebody else's manager account is opened by the plant only.
  expect((await manager.put(`${accounts}/${staff}/role`, { vendorUserRoleCd: 'VUR01' })).status).toBe(200)
  expect((await manager.put(`${accounts}/${staff}/resetPassword`, {})).status).toBe(403)
  expect((await safety.put(`${accounts}/${staff}/role`, { vendorUserRoleCd: 'VUR02' })).status).toBe(200)
  expect((await safety.put(`${accounts}/${staff}/psrm`, { psrmYn: 'Y' })).status).toBe(200)
  expect(await sql().one(`select "psrmYn" from "user" where "userId" = 'vnd01s'`)).toEqual({ psrmYn: 'Y' })
})

test('name and numbers change by a request with evidence, decided by the safety people with old and new', async () => {
  const path = '/api/vendor/chgrqst'
  const ask = (body: object) => manager.post(path, { vendorCd: 'V00001', reason: '상호 변경 등기', ...body })
  expect((await ask({})).body.fields[0].path).toBe('newVendorNm')
  expect((await ask({ newBizRegNo: '1234567890' })).body.fields[0].path).toBe('newBizRegNo')
  expect((await ask({ newBizRegNo: bizRegNo })).status).toBe(409)
  expect(
    (await safety.post(path, { vendorCd: 'V00001', newCeoNm: '새대표', reason: '직접 입력' })).status,
  ).toBe(403)
  const asked = await ask({ newCeoNm: '새대표' })
  expect([asked.status, (await ask({ newCeoNm: '또대표' })).status]).toEqual([201, 409])
  const no = asked.body.data.chgRqstNo as number
  const row = (await manager.get(`${path}/${no}`)).body.data
  expect(row).toMatchObject({ oldCeoNm: '기계정비대표', newCeoNm: '새대표', state: 'requested' })
  expect(row.reviewDueYmd > row.createDt.slice(0, 10)).toBe(true)
  expect((await safety.put(`${path}/${no}/approve`, {})).status).toBe(422)
  expect((await manager.put(`${path}/${no}/approve`, {})).status).toBe(403)
  await addFile(portal, manager, { taskClassNm: 'vendorChgRqst', taskKey: no })
  expect((await safety.put(`${path}/${no}/approve`, { decideCont: '등기로 확인' })).status).toBe(200)
  expect(await sql().one(`select "ceoNm" from "vendor" where "vendorCd" = 'V00001'`)).toEqual({
    ceoNm: '새대표',
  })
  const stranger = await portal.signIn('vnd02a')
  expect((await stranger.get(`${path}/${no}`)).status).toBe(404)
})

const today = () => dayOf(portal.clock.now())
/** The record that an address made. @throws Error when it is refused */
const made = async (by: Client, url: string, body: object): Promise<Record<string, number>> => {
  const answer = await by.post(url, body)
  if (answer.status !== 201) throw new Error(`${url}: ${JSON.stringify(answer.body)}`)
  return answer.body.data
}
const step = async (by: Client, url: string, body: object = {}): Promise<Record<string, unknown>> => {
  const answer = await by.put(url, body)
  if (answer.status !== 200) throw new Error(`${url}: ${JSON.stringify(answer.body)}`)
  return answer.body.data
}
let contract: string
let pass: string
test('its people come in: contract, worker, education, request, confirmation, review and approval make the pass', async () => {
  const supervisor = await portal.signIn('rqst01')
  const { contractNo } = await made(supervisor, '/api/vendor/contract', {
    contractNm: '배관 지지대 실측',
    vendorCd: 'V09001',
    plantCd: '1000',
    deptCd: 'D121',
    mgrUserId: 'rqst01',
    contractTypeCd: 'CTT02',
    riskLvlCd: 'RLV03',
    fromYmd: today(),
    toYmd: addDays(today(), 90),
    contractAmt: 3_000_000,
    safetyAmt: 60_000,
    prohibitYn: 'N',
    approveTargetYn: 'N',
    chemSubYn: 'N',
    infoTargetYn: 'N',
    subAllowYn: 'N',
  })
  contract = `/api/vendor/contract/${contractNo}`
  expect(await step(supervisor, `${contract}/begin`)).toMatchObject({ state: 'active' })
  const person = {
    vendorCd: 'V09001',
    vendorWorkerNm: '가람작업자',
    birthYmd: '1980-01-01',
    phoneNo: '010-4821-7735',
    jobTypeCds: ['VJB01'],
    hireTypeCd: 'VHT01',
    entryStatCd: 'pending',
    healthFitYn: 'Y',
    privAgreeYmd: today(),
    useYn: 'Y',
  }
  const { vendorWorkerNo } = await made(boss, '/api/vendor/worker', person)
  const { eduResultNo } = await made(boss, '/api/saf/education/result', {
    vendorWorkerNo,
    eduNm: '출입안전교육',
    eduTypeCd: 'PTW',
    eduStartYmd: today(),
    eduEndYmd: today(),
    recogMin: 120,
    resultCd: 'completed',
    outOrgNm: '여수 안전교육원',
    validToYmd: addDays(today(), 365),
  })
  await addFile(portal, boss, { taskClassNm: 'eduResult', taskKey: eduResultNo!, taskFlag: 'evidence' })
  await step(safety, `/api/saf/education/result/${eduResultNo}/verify`)
  const asked = {
    plantCd: '1000',
    enterTypeCd: 'VET04',
    contractNo,
    fromYmd: today(),
    toYmd: addDays(today(), 3),
    purposeTxt: '지지대 위치 실측',
    lines: [{ vendorWorkerNo }],
  }
  const { enterRqstNo } = await made(boss, '/api/vendor/enterrqst', asked)
  const request = `/api/vendor/enterrqst/${enterRqstNo}`
  expect((await boss.get(`${request}/check`)).body.data.okYn).toBe('Y')
  expect((await manager.get(request)).status).toBe(404)
  expect(await step(boss, `${request}/submit`)).toMatchObject({ state: 'submitted' })
  expect(await step(supervisor, `${request}/confirm`)).toMatchObject({ state: 'deptConfirmed' })
  const [line] = (await safety.get(request)).body.data.lines as { enterRqstLineNo: number }[]
  const lines = [{ enterRqstLineNo: line!.enterRqstLineNo, reviewCd: 'VCK01' }]
  await step(safety, `${request}/reviews`, { lines })
  await step(safety, `${request}/review`, { decideCont: '방문 목적과 동행자를 확인함' })
  expect(await step(safety, `${request}/approve`)).toMatchObject({ state: 'approved' })
  const { passNo, ...given } = await sql().one<{ passNo: number; state: string; vendorCd: string }>(
    'select "passNo", "state", "vendorCd" from "enterPass" where "vendorWorkerNo" = $1',
    [vendorWorkerNo],
  )
  expect(given).toEqual({ state: 'valid', vendorCd: 'V09001' })
  pass = `/api/vendor/pass/${passNo}`
})

test('dealing ends only when nothing runs; then accounts stop and the clock of erasing starts', async () => {
  const reason = { reason: '계약이 모두 끝났습니다' }
  const refusal = async () => said(await life('end', reason))
  expect(await refusal()).toMatch(/^422 .*계약/)
  await step(safety, `${contract}/end`, reason)
  expect(await refusal()).toMatch(/^422 .*출입증/)
  await step(safety, `${pass}/stop`, reason)
  expect((await life('end', { reason: '짧음' })).status).toBe(400)
  expect((await life('end', reason)).status).toBe(200)
  expect(
    await sql().one(
      `select v."state", v."endDt" is not null as "clock", p."state" as "pass", u."acctStatusCd" as "account" from "vendor" v
       join "enterPass" p on p."vendorCd" = v."vendorCd" join "user" u on u."userId" = 'garam_boss' where v."vendorCd" = 'V09001'`,
    ),
  ).toEqual({ state: 'ended', clock: true, pass: 'withdrawn', account: 'ACS04' })
  const invited = await safety.post(accounts, {
    vendorCd: 'V09001',
    userNm: '늦은사람',
    email: 'toolate@portal.example',
    vendorUserRoleCd: 'VUR01',
  })
  expect([invited.status, invited.body.fields[0].path]).toEqual([400, 'vendorCd'])
  const ended = (await safety.get('/api/vendor/vendor/V09001')).body
  expect(ended.editable[0].message).toContain('먼저 거래를 재개하세요')
  const { vendorCd, telNo, updateDt } = ended.data
  const saved = await safety.put(`/api/vendor/vendor/${vendorCd}`, { telNo, updateDt })
  expect([saved.status, saved.body.message]).toEqual([422, expect.stringContaining('먼저 거래를 재개하세요')])
})

test('its people come onto the list of what is erased once their time is over, and it is dealt with again', async () => {
  const now = portal.clock.now()
  const workers = async () => {
    const [sys, officer] = await Promise.all([portal.signIn('sys01'), portal.signIn('hq01')])
    const list = await sys.post('/api/manage/privacypurge', { kindCd: 'WORKER' })
    if (list.status === 422) return []
    expect([list.status, list.body.message]).toEqual([201, undefined])
    const { data } = (await officer.get(`/api/manage/privacypurge/${list.body.data.purgeNo}/targets`)).body
    return (data as { userNm: string }[]).map(({ userNm }) => userNm)
  }
  expect(await workers()).not.toContain('가람작업자')
  const later = new Date(now.getTime() + 5 * 366 * 86_400_000)
  portal.clock.set(later)
  // They have chosen new passwords meanwhile.
  await sql().query(`update "user" set "pwdChgDt" = $1 where "userId" in ('sys01', 'hq01')`, [later])
  expect(await workers()).toContain('가람작업자')
  portal.clock.set(now)
  safety = await portal.signIn('saf01')
  expect((await life('reopen', { reason: '새 계약을 맺습니다. 다시 검토' })).status).toBe(200)
  expect(await stateOf('V09001')).toBe('pending')
})
