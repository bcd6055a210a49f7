import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword, demoPin } from '../../../../db/seed/seed.ts'
import { registerKiosk, type KioskLife } from '../../../../test/kiosk-life.ts'
import { refusalOf, sendPicture, startPermitLife, type PermitLife } from '../../../../test/permit-life.ts'
import type { Client } from '../../../../test/portal.ts'
import { messages } from '../../../core/shared/messages.ts'
import { passwordSha } from '../../../platform/session/password.ts'

let life: PermitLife
let kiosk: KioskLife
/** Signed in anew each time: the clock moves past the end of tokens. */
const system = (): Promise<Client> => life.portal.signIn('sys01')
let permitNo: number
const badges = { issuer: 'B100002', vendor: 'B100013', tester: 'B100004', employee: 'B100007' }
const at = (act = '') => `/api/kiosk/permit/${permitNo}${act && `/${act}`}`
const air = {
  measTypeCd: 'first',
  o2Pct: 20.9,
  lelPct: 0,
  pointCd: 'middle',
  testerTxt: '홍석진',
  deviceSn: 'GX-2201',
  calExpYmd: '2099-12-31',
}

beforeAll(async () => {
  life = await startPermitLife()
  kiosk = await registerKiosk(life.portal, await system())
  permitNo = await life.create('vnd03s', await life.plainWork({ exZoneCd: 'zone2' }))
  life.at('07:50')
  await life.force(permitNo, 'approved')
})
afterAll(() => life.close())

describe('identifying at a device', () => {
  test('a wrong PIN is counted, the fifth closes the badge at the devices, and the session of the portal goes on', async () => {
    const portal = await life.portal.signIn('emp01')
    for (const count of [1, 2, 3, 4]) {
      const { status, body } = await kiosk.tryIn(badges.employee, '907341')
      expect([status, body.errorCode, body.message]).toEqual([
        401,
        'WRONG_PASSWORD',
        expect.stringContaining(`(${count}/5)`),
      ])
    }
    expect((await kiosk.tryIn(badges.employee, '907341')).body).toMatchObject({ errorCode: 'ACCOUNT_LOCKED' })
    // The right one comes too late; ten minutes later it does not.
    expect((await kiosk.tryIn(badges.employee)).status).toBe(403)
    expect((await portal.get('/api/my/badge')).body.data.badgeNo).toBe(badges.employee)
    expect((await life.portal.signIn('emp01')).accessToken).not.toBe('')
    life.clock.forwardMinutes(10)
    expect((await kiosk.tryIn(badges.employee)).status).toBe(200)
  })

  test('an unknown badge answers like a wrong PIN, and is closed alike', async () => {
    const answers = []
    for (let count = 0; count < 6; count++) answers.push(await kiosk.tryIn('B999999', '907341'))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 403, 403])
    expect(answers[0]!.body.message).toBe('출입증 번호 또는 PIN이 올바르지 않습니다. (1/5)')
  })

  test('without a registered device nobody signs in; a device that is registered anew or out of use is a stranger', async () => {
    const login = (secret: string) =>
      life.portal.anonymous.post('/api/auth/kiosk/login', {
        secret,
        badgeNo: badges.issuer,
        pinPwd: '482615',
      })
    expect((await login('somebody-made-this-up')).body.errorCode).toBe('KIOSK_UNKNOWN')
    const issuer = await kiosk.signIn(badges.issuer)
    const before = kiosk
    kiosk = await registerKiosk(life.portal, await system())
    expect((await issuer.get('/api/kiosk/permits')).status).toBe(401)
    expect((await login(before.secret)).body.errorCode).toBe('KIOSK_UNKNOWN')
    const row = `/api/manage/kiosk/${kiosk.kioskNo}`
    expect((await (await system()).change(row, { useYn: 'N' })).status).toBe(200)
    expect((await login(kiosk.secret)).status).toBe(403)
    expect((await (await system()).put(`${row}/register`, {})).status).toBe(403)
    expect((await (await system()).change(row, { useYn: 'Y' })).status).toBe(200)
  })

  test('a person without the right registers nothing', async () => {
    const issuer = await life.portal.signIn('issuer03')
    expect((await issuer.put(`/api/manage/kiosk/${kiosk.kioskNo}/register`, {})).status).toBe(403)
  })

  test('signing in at a device tells which pages the person may open, so that only his tasks are offered', async () => {
    const pagesOf = async (badge: string) => {
      const { body } = await kiosk.tryIn(badge, demoPin)
      return (body as unknown as { data: { pages: string[] } }).data.pages
    }
    const [employee, vendor] = [await pagesOf(badges.employee), await pagesOf(badges.vendor)]
    expect(employee).toContain('constSafe/permit/permitRequest')
    expect(vendor).toContain('/wkod/wkodRequest')
    expect(vendor).not.toContain('constSafe/permit/permitRequest')
  })

  test('one person at a time: the next one at the device ends the session of the one before', async () => {
    const issuer = await kiosk.signIn(badges.issuer)
    await kiosk.signIn(badges.tester)
    expect((await issuer.get('/api/kiosk/permits')).body.errorCode).toBe('REFRESH_EXPIRED')
  })

  test('a session ends after half an hour, however busy', async () => {
    const issuer = await kiosk.signIn(badges.issuer)
    life.clock.forwardMinutes(29)
    expect((await issuer.get('/api/kiosk/permits')).status).toBe(200)
    life.clock.forwardMinutes(1)
    expect((await issuer.get('/api/kiosk/permits')).body.errorCode).toBe('REFRESH_EXPIRED')
    life.at('07:50')
  })
})

describe('badge and PIN', () => {
  test('a PIN is set with the password, never a simple one, and reset by an administrator', async () => {
    const head = await life.portal.signIn('safhead01')
    const set = (pinPwd: string, password = demoPassword, pinPwdRepeat = pinPwd) =>
      head.put('/api/my/pin', { pinPwd, pinPwdRepeat, userPwdSHA: passwordSha(password) })
    expect((await set('907341', 'Wrong!2026')).body.errorCode).toBe('WRONG_PASSWORD')
    expect((await set('123456')).status).toBe(400)
    expect((await set('907341', demoPassword, '907342')).status).toBe(400)
    const { body } = await set('907341')
    expect(body.data.badgeNo).toMatch(/^B\d{6}$/)
    const there = await kiosk.signIn(body.data.badgeNo, '907341')
    expect((await head.put('/api/manage/user/safhead01/pinreset', {})).status).toBe(403)
    expect(
      (await (await system()).put('/api/manage/user/safhead01/pinreset', {})).body.data.pinChgDt,
    ).toBeNull()
    expect((await there.get('/api/kiosk/permits')).status).toBe(401)
    expect((await kiosk.tryIn(body.data.badgeNo, '907341')).status).toBe(401)
    const stored = await life.portal.engine.database.query(
      `select "diff" from "auditLog" where "tableNm" = 'userBadge' and "rowKey" = 'safhead01'`,
    )
    expect(JSON.stringify(stored)).not.toContain('907341')
  })

  test('a card has one owner', async () => {
    const by = await system()
    const set = (userId: string, badgeNo: unknown) => by.put(`/api/manage/user/${userId}/badge`, { badgeNo })
    expect((await set('rqst01', 'b100002')).status).toBe(409)
    expect((await set('rqst01', 'x')).status).toBe(400)
    expect((await set('nobody', 'B555555')).status).toBe(404)
    expect((await set('rqst01', ' card-0071 ')).body.data.badgeNo).toBe('CARD-0071')
  })
})

describe('at the device', () => {
  test('only its own addresses are open, and they are open nowhere else', async () => {
    const issuer = await kiosk.signIn(badges.issuer)
    const closed = [
      '/api/auth/userinfo',
      '/menus',
      '/api/my/profile',
      '/api/live',
      '/api/search?q=a',
      '/api/saf/workpermits',
      `/api/saf/workpermit/${permitNo}`,
    ]
    for (const url of closed)
      expect([url, (await issuer.get(url)).body.message]).toEqual([url, String(messages.notAtDevice)])
    expect((await issuer.put(`/api/saf/workpermit/${permitNo}/startReview`, {})).status).toBe(403)
    expect((await issuer.put('/api/my/pin', { pinPwd: '907341', pinPwdRepeat: '907341' })).status).toBe(403)
    expect(
      (await issuer.patch('/api/manage/password', { userId: 'issuer03', userPwd: 'a', userPwdRepeat: 'a' }))
        .status,
    ).toBe(403)
    for (const act of ['approve', 'resume', 'close', 'cancel', 'cooperation', 'simopsadjust'])
      expect([act, (await issuer.post(at(act), {})).status]).toEqual([act, 404])
    const portal = await life.portal.signIn('issuer03')
    expect((await portal.get('/api/kiosk/permits')).status).toBe(403)
    expect((await portal.post(at('start'), {})).status).toBe(403)
  })

  test('a person sees and does what he may, on the permits of the plant', async () => {
    const vendor = await kiosk.signIn(badges.vendor)
    const { data } = (await vendor.get('/api/kiosk/permits')).body
    expect(data.length).toBeGreaterThan(0)
    expect(new Set(data.map(({ vendorCd }: { vendorCd: string }) => vendorCd))).toEqual(new Set(['V00003']))
    expect((await vendor.post(at('start'), {})).status).toBe(403)
    expect((await vendor.post(at('sign'), { signRoleCd: 'resumeApprover' })).status).toBe(403)
    const foreign = await life.portal.engine.database.one<{ permitNo: number }>(
      `select max("permitNo") as "permitNo" from "workPermit" where "vendorCd" <> 'V00003'`,
    )
    expect((await vendor.get(`/api/kiosk/permit/${foreign.permitNo}`)).status).toBe(404)
    await life.portal.engine.database.query(
      `update "workPermit" set "plantCd" = '2000' where "permitNo" = $1`,
      [permitNo],
    )
    expect((await vendor.get(at())).status).toBe(404)
    await life.portal.engine.database.query(
      `update "workPermit" set "plantCd" = '1000' where "permitNo" = $1`,
      [permitNo],
    )
  })

  test('a work is started by those who sign in one after the other, with every guard, and the trail names the device', async () => {
    const vendor = await kiosk.signIn(badges.vendor)
    // The badge of the vendor's account opens the task; the supervisor whom the permit names gives his own
    // PIN.
    expect((await vendor.post(at('sign'), { signRoleCd: 'supervisor' })).status).toBe(400)
    const supervisor = { signRoleCd: 'supervisor', pinPwd: demoPin }
    expect((await vendor.post(at('sign'), supervisor)).body.data.signatures).toEqual([
      expect.objectContaining({ signRoleCd: 'supervisor', signUserId: 'vnd03s', vendorWorkerNm: '전인수' }),
    ])
    const tester = await kiosk.signIn(badges.tester)
    const measured = await tester.post(at('gas'), { ...air, measDt: `${life.day} 07:49` })
    expect([measured.status, measured.body.data?.gases[0].judgeCd]).toEqual([200, 'fit'])
    // The next one has only the values to type: who measures and the instrument with its calibration are
    // known.
    expect(measured.body.gasKnown).toEqual({
      testers: [{ workerNo: null, name: '가스측정자01' }],
      devices: [
        expect.objectContaining({ deviceSn: 'GX-2201' }),
        expect.objectContaining({ deviceSn: 'GX-2202' }),
        expect.objectContaining({ deviceSn: 'GX-3R-11' }),
      ],
    })
    const issuer = await kiosk.signIn(badges.issuer)
    expect(refusalOf(await issuer.post(at('start'), {})).guards).toEqual(['meeting'])
    await life.act('vnd03s', permitNo, 'meeting', {
      meetDt: `${life.day} 07:45`,
      riskTxt: '감전과 추락, 화재 위험을 전달하였다.',
      attendCnt: 1,
    })
    const worker = {
      ...(await life.portal.engine.database.one<{ vendorWorkerNo: number }>(
        `select "vendorWorkerNo" from "permitWorker" where "permitNo" = $1`,
        [permitNo],
      )),
      pinPwd: demoPin,
    }
    const wrong = await issuer.post(at('attend'), {
      ...worker,
      pinPwd: '739154',
      lmraCds: [],
    })
    expect([wrong.status, wrong.body.fields[0].path]).toEqual([400, 'pinPwd'])
    // Who sees something wrong at the job sends the permit back to the review; after it he answers anew.
    await life.portal.engine.database.query(
      `insert into "permitCheck" ("permitNo", "permitItemNo", "stageCd", "itemNm", "killYn", "photoYn", "sortOrder", "needYn", "confirmYn")
       select $1, "permitItemNo", 'before', "itemNm", 'N', 'N', 1, 'N', 'Y' from "permitItem" order by 2 limit 1`,
      [permitNo],
    )
    const torn = await issuer.post(at('attend'), {
      ...worker,
      lmraCds: ['gear'],
      reasonTxt: '장갑이 찢어졌음',
    })
    expect(torn.body.data.checks.map(({ confirmYn }: { confirmYn: string | null }) => confirmYn)).toEqual([
      null,
    ])
    expect([torn.body.data.state, torn.body.data.events[0].reasonTxt]).toEqual([
      'reviewing',
      expect.stringContaining('장갑이 찢어졌음'),
    ])
    await life.force(permitNo, 'approved')
    expect(refusalOf(await issuer.post(at('start'), {})).guards).toEqual(['attend'])
    expect((await issuer.post(at('attend'), { ...worker, lmraCds: [] })).status).toBe(200)
    const started = await issuer.post(at('start'), {})
    expect(started.body.data).toMatchObject({
      state: 'working',
      realStartDt: expect.stringContaining('07:50'),
    })
    expect(started.body.allowed.map(({ action }: { action: string }) => action)).toEqual(['suspend'])
    const trail = await life.portal.engine.database.query<{ userId: string; diff: Record<string, unknown> }>(
      `select "userId", "diff" from "auditLog" where "tableNm" = 'workPermit' and "rowKey" = $1 and "diff" ? 'device' order by "auditNo"`,
      [String(permitNo)],
    )
    expect(trail.map(({ userId }) => userId)).toEqual(['vnd03s', 'gas01', 'issuer03', 'issuer03', 'issuer03'])
    expect(trail.at(-1)!.diff).toMatchObject({
      state: ['approved', 'working'],
      device: [null, '반응 구역 조정실 앞'],
    })
  })

  test('whoever sees danger stops the work, and what waited for the network arrives under the one who entered it', async () => {
    const employee = await kiosk.signIn(badges.employee)
    expect((await employee.post(at('suspend'), {})).status).toBe(400)
    expect((await employee.post(at('suspend'), { suspReasonCd: 'EMERGENCY' })).body.data.state).toBe(
      'suspended',
    )
    const late = (await kiosk.tryIn(badges.tester)).body.data.accessToken as string
    const send = (by: string) =>
      life.portal.app.inject({
        method: 'POST',
        url: at('gas'),
        headers: {
          'x-authorization': `Bearer ${late}`,
          'x-idempotency-key': `late-measurement-by-${by}`,
          'x-entered-dt': `${life.day}T07:50:00+09:00`,
          'x-entered-by': by,
        },
        payload: { ...air, measTypeCd: 'resume', measDt: `${life.day} 07:50` },
      })
    life.clock.forwardMinutes(20)
    expect((await send('issuer03')).statusCode).toBe(409)
    expect((await send('gas01')).json().data.gases[0]).toMatchObject({
      measTypeCd: 'resume',
      arriveDt: expect.stringContaining('08:10'),
    })
  })

  test('a picture is taken for the permit in hand and confirms its check; other files and other permits stay closed', async () => {
    const sql = life.portal.engine.database
    const { permitCheckNo } = await sql.one<{ permitCheckNo: number }>(
      `insert into "permitCheck" ("permitNo", "permitItemNo", "stageCd", "itemNm", "killYn", "photoYn", "sortOrder", "needYn")
       select $1, "permitItemNo", case (select "state" from "workPermit" where "permitNo" = $1) when 'working' then 'during' else 'before' end, "itemNm", 'N', 'Y', 2, 'Y' from "permitItem" order by 2 limit 1 returning "permitCheckNo"`,
      [permitNo],
    )
    const vendor = await kiosk.signIn(badges.vendor)
    const take = (url: string, fields = {}) => sendPicture(life.portal, vendor.accessToken, url, fields)
    expect((await vendor.post(at('checks'), [{ permitCheckNo, doneYn: 'Y' }])).status).toBe(400)
    // What the form says of another group is not heard.
    const taken = await take(at('picture'), {
      taskClassNm: 'workOrder',
      taskKey: '1',
      taskFlag: 'document',
      pictureExplan: '게시 확인',
    })
    const { photoFileNo } = taken.body as { photoFileNo: number }
    expect(
      await sql.one(
        'select "taskClassNm", "taskKey", "taskFlag", "pictureExplan" from "attachFile" where "fileNo" = $1',
        [photoFileNo],
      ),
    ).toEqual({
      taskClassNm: 'workPermit',
      taskKey: String(permitNo),
      taskFlag: 'image',
      pictureExplan: '게시 확인',
    })
    const confirmed = await vendor.post(at('checks'), [{ permitCheckNo, doneYn: 'Y', photoFileNo }])
    expect(confirmed.body.data.checks.at(-1)).toMatchObject({ doneYn: 'Y', photoFileNo })
    expect(
      (
        await take('/api/attachfile/upload', {
          taskClassNm: 'workPermit',
          taskKey: String(permitNo),
          taskFlag: 'image',
        })
      ).status,
    ).toBe(403)
    expect((await vendor.get(`/api/attachfile/img/preview/${photoFileNo}`)).status).toBe(403)
    const elsewhere = await sql.one<{ permitNo: number }>(
      `select max("permitNo") as "permitNo" from "workPermit" where "vendorCd" <> 'V00003'`,
    )
    expect((await take(`/api/kiosk/permit/${elsewhere.permitNo}/picture`)).status).toBe(404)
    await life.force(permitNo, 'requested')
    expect((await take(at('picture'))).status).toBe(409)
    await life.force(permitNo, 'suspended')
  })

  test('reasons and kinds are read in the language that was chosen at the device, of the portal in that of the account', async () => {
    const [atDevice, inPortal] = [await kiosk.signIn(badges.tester), await life.portal.signIn('gas01')]
    const reasonFor = async ({ accessToken }: { accessToken: string }, language: string) =>
      (
        await life.portal.app.inject({
          url: '/api/manage/codes/SUSP_REASON',
          headers: { 'x-authorization': `Bearer ${accessToken}`, 'accept-language': language },
        })
      ).json().data[0].codeNm as string
    expect([
      await reasonFor(atDevice, 'es'),
      await reasonFor(atDevice, 'zh-CN'),
      await reasonFor(atDevice, 'fr'),
    ]).toEqual(['Alarma de gas', '气体报警', '가스경보'])
    expect(await reasonFor(inPortal, 'es')).toBe('가스경보')
  })
})
