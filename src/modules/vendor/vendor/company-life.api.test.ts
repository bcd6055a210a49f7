import { afterAll, beforeAll, expect, test } from 'vitest'
import { vendorPurgeKinds } from '../worker/worker-purge.server.ts'
import { passwordSha } from '../../../platform/session/password.ts'
import { clientOf, startPortal, type Client, type Portal } from '../../../../test/portal.ts'

/** A company from its registration to its end, its requests for changes and its accounts (vendor 4, 7). */
let portal: Portal
let safety: Client
let manager: Client
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
  expect([wrong.status, wrong.body.fields[0].path]).toEqual([400, 'bizRegNo'])
  const { bizRegNo: known } = await sql().one<{ bizRegNo: string }>(
    `select "bizRegNo" from "vendor" where "vendorCd" = 'V00001'`,
  )
  const twice = await safety.post('/api/vendor/vendor', { ...company, bizRegNo: known })
  expect([twice.status, twice.body.message]).toEqual([409, '이미 등록된 사업자등록번호입니다.'])
})

test('a company waits until its papers are verified, then its manager is invited', async () => {
  expect((await safety.post('/api/vendor/vendor', company)).status).toBe(201)
  expect(await stateOf('V09001')).toBe('pending')
  const early = await life('approve')
  expect([early.status, early.body.reasons?.length ?? early.body.fields?.length]).toEqual([
    422,
    expect.any(Number),
  ])
  await sql().query(
    `insert into "vendorDoc" ("vendorCd", "docTypeCd", "validFromYmd", "verifyStatusCd", "createUserId", "updateUserId")
     select 'V09001', c, '2026-01-01', 'VVF02', 'test', 'test' from unnest(array['VDC01', 'VDC02']) c`,
  )
  expect((await life('approve', { mgrNm: '가람관리자', mgrEmail: 'boss@portal.example' })).status).toBe(200)
  expect(await stateOf('V09001')).toBe('active')
  const mail = await sql().one<{ toAddr: string; linkUrl: string }>(
    `select "toAddr", "linkUrl" from "mailQueue" where "eventCd" = 'VND_INVITE' order by "mailNo" desc limit 1`,
  )
  expect(mail).toEqual({ toAddr: 'boss@portal.example', linkUrl: expect.stringMatching(/^\/join\//) })
})

test('an invited person joins once, with consent and its version, and signs in', async () => {
  const { linkUrl } = await sql().one<{ linkUrl: string }>(
    `select "linkUrl" from "mailQueue" where "eventCd" = 'VND_INVITE' order by "mailNo" desc limit 1`,
  )
  const address = `/api/public/vendorjoin/${linkUrl.split('/join/')[1]}`
  const page = await portal.anonymous.get(address)
  expect(page.body.data).toMatchObject({ vendorNm: company.vendorNm, consentVer: '1.0' })
  const given = {
    userId: 'garam_boss',
    userPwd: 'Wind-Mill-72!',
    userPwdRepeat: 'Wind-Mill-72!',
    privAgreeYn: 'Y',
    privAgreeVer: '1.0',
  }
  const refused = async (change: object) => {
    const { status, body } = await portal.anonymous.post(address, { ...given, ...change })
    return [status, body.fields?.[0]?.path]
  }
  expect(await refused({ userId: 'short' })).toEqual([400, 'userId'])
  expect(await refused({ userId: 'vnd01a' })).toEqual([400, 'userId'])
  expect(await refused({ privAgreeYn: 'N' })).toEqual([400, 'privAgreeYn'])
  expect(await refused({ privAgreeVer: '0.9' })).toEqual([400, 'privAgreeYn'])
  expect(await refused({ userPwd: 'abc', userPwdRepeat: 'abc' })).toEqual([400, 'userPwd'])
  expect(await refused({ userPwd: '가람설비㈜12!a', userPwdRepeat: '가람설비㈜12!a' })).toEqual([
    400,
    'userPwd',
  ])
  expect((await portal.anonymous.post(address, given)).status).toBe(201)
  const joined = await sql().one(
    `select "state", "userId", "vendorUserRoleCd", "privAgreeVer", "privAgreeDt" is not null as "agreed" from "vendorUser" where "userId" = 'garam_boss'`,
  )
  expect(joined).toEqual({
    state: 'active',
    userId: 'garam_boss',
    vendorUserRoleCd: 'VUR01',
    privAgreeVer: '1.0',
    agreed: true,
  })
  const again = await portal.anonymous.post(address, { ...given, userId: 'garam_two' })
  expect([again.status, again.body.message]).toEqual([
    410,
    '이미 사용한 초대입니다. 가입한 아이디로 로그인하세요.',
  ])
  const login = await portal.anonymous.post('/api/auth/vendor/login', {
    userId: given.userId,
    userPwdSHA: passwordSha(given.userPwd),
  })
  expect(login.status).toBe(200)
  const client = clientOf(portal.app, given.userId, login.body.data.accessToken)
  expect((await client.get('/api/vendor/vendor/V09001')).status).toBe(200)
  expect((await client.get('/api/vendor/vendor/V00001')).status).toBe(404)
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
  const last = [409, '관리자 계정은 1개 이상 필요합니다.']
  for (const [act, body] of [
    ['stop', { reason: '퇴사한 관리자' }],
    ['role', { vendorUserRoleCd: 'VUR02' }],
  ] as const) {
    const answer = await safety.put(`${accounts}/${boss}/${act}`, body)
    expect([answer.status, answer.body.message]).toEqual(last)
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
  await sql().query(
    `insert into "attachFile" ("taskClassNm", "taskKey", "taskFlag", "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256", "sortOrder", "createUserId", "updateUserId")
     values ('vendorChgRqst', $1, '', '등기.pdf', 1, 'pdf', 'application/pdf', repeat('a', 64), 1, 'vnd01a', 'vnd01a')`,
    [String(no)],
  )
  expect((await safety.put(`${path}/${no}/approve`, { decideCont: '등기로 확인' })).status).toBe(200)
  expect(await sql().one(`select "ceoNm" from "vendor" where "vendorCd" = 'V00001'`)).toEqual({
    ceoNm: '새대표',
  })
  const stranger = await portal.signIn('vnd02a')
  expect((await stranger.get(`${path}/${no}`)).status).toBe(404)
})

test('dealing ends only when nothing runs; then accounts stop and the clock of erasing starts', async () => {
  await sql().query(
    `insert into "enterPass" ("passCd", "plantCd", "vendorCd", "vendorEquipNo", "fromYmd", "toYmd", "state", "createUserId", "updateUserId")
     values ('EP-LIFE', '1000', 'V09001', null, '2026-01-01', '2027-12-31', 'valid', 'test', 'test')`,
  )
  await sql().query(
    `insert into "vendorWorker" ("vendorCd", "vendorWorkerNm", "birthYmd", "entryStatCd", "healthFitYn", "privAgreeYmd", "useYn", "createUserId", "updateUserId", "updateDt")
     select 'V09001', '가람작업자', '1980-01-01', 'approved', "healthFitYn", '2025-01-01', 'Y', 'test', 'test', '2025-01-01' from "vendorWorker" limit 1`,
  )
  const early = await life('end', { reason: '계약이 모두 끝났습니다' })
  expect([early.status, early.body.message]).toEqual([422, expect.stringContaining('출입증')])
  await sql().query(`update "enterPass" set "state" = 'stopped' where "passCd" = 'EP-LIFE'`)
  expect((await life('end', { reason: '짧음' })).status).toBe(400)
  expect((await life('end', { reason: '계약이 모두 끝났습니다' })).status).toBe(200)
  expect(
    await sql().one(
      `select v."state", v."endDt" is not null as "clock", p."state" as "pass", u."acctStatusCd" as "account" from "vendor" v
       join "enterPass" p on p."passCd" = 'EP-LIFE' join "user" u on u."userId" = 'garam_boss' where v."vendorCd" = 'V09001'`,
    ),
  ).toEqual({ state: 'ended', clock: true, pass: 'withdrawn', account: 'ACS04' })
  // Its people come onto the list of what may be erased, counted from the end of dealing.
  const due = (cutDt: string) =>
    sql().query<{ dt: string }>(
      `select d."dt" from (${vendorPurgeKinds['WORKER']!.due}) d join "vendorWorker" w on w."vendorWorkerNo"::text = d."key" where w."vendorCd" = 'V09001'`,
      [cutDt],
    )
  const later = new Date(portal.engine.clock.now().getTime() + 86_400_000).toISOString()
  expect((await due(later)).length).toBe(1)
  expect(await due('2026-01-01T00:00:00+09:00')).toEqual([])
  const invited = await safety.post(accounts, {
    vendorCd: 'V09001',
    userNm: '늦은사람',
    email: 'toolate@portal.example',
    vendorUserRoleCd: 'VUR01',
  })
  expect([invited.status, invited.body.fields[0].path]).toEqual([400, 'vendorCd'])
  expect((await life('reopen', { reason: '새 계약을 맺습니다. 다시 검토' })).status).toBe(200)
  expect(await stateOf('V09001')).toBe('pending')
})
