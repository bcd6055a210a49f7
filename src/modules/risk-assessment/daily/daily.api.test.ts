import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPin } from '../../../../db/seed/seed.ts'
import { registerKiosk } from '../../../../test/kiosk-life.ts'
import { sendPicture } from '../../../../test/permit-life.ts'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { dailyClock } from './daily-clock.server.ts'
import { planClock } from '../plan/plan-clock.server.ts'
import { standingSince } from './month-light.server.ts'

/** Daily assessment as departments record it, and the tasks at a shared device; one portal for the room. */
let portal: Portal
let saf: Client
let issuer: Client
let worker: Client
let office: Client
let vendor: Client
const fields = ({ status, body }: Answer) => [
  status,
  ...((body.fields ?? []) as { path: string; message: string }[]).map(({ path, message }) => [path, message]),
]
const sql = () => portal.engine.database
const one = <T>(text: string, binds: unknown[] = []) => sql().one<T & object>(text, binds)

beforeAll(async () => {
  portal = await startPortal()
  // Somebody who writes at all plants: head office with the rights of safety staff.
  await sql().query(
    `insert into "userAuthGrp" ("userId", "authGrpNo", "settingYn", "createUserId", "updateUserId") values ('hq01', 3, 'Y', 'test', 'test')`,
  )
  ;[saf, issuer, worker, office, vendor] = (await Promise.all(
    ['saf01', 'issuer01', 'emp01', 'hq01', 'vnd01a'].map((userId) => portal.signIn(userId)),
  )) as [Client, Client, Client, Client, Client]
})
afterAll(() => portal?.close())
const today = () => dayOf(portal.clock.now())
const dayBefore = (days: number) => addDays(today(), -days)

const act = (over: object = {}) => ({
  dailyActCd: 'tbm',
  actYmd: today(),
  plantCd: '1000',
  deptCd: 'D111',
  actTxt: '오늘 작업의 위험과 대책을 함께 확인',
  attendCnt: 5,
  attends: [{ dailyRoleCd: 'worker', userId: 'gas01' }],
  ...over,
})
const record = (client: Client, over: object = {}) => client.post('/api/rsa/dailyact', act(over))

describe('records', () => {
  test('the department and safety staff write them, another department and a company do not', async () => {
    expect((await record(issuer)).status).toBe(201)
    expect((await record(saf, { deptCd: 'D121' })).status).toBe(201)
    const other = await portal.signIn('emp02')
    const refused = await record(other)
    expect([refused.status, refused.body.message]).toEqual([
      403,
      '해당 부서와 안전·보건 담당자만 기록할 수 있습니다.',
    ])
    expect([403, 404]).toContain((await record(vendor)).status)
  })
  test('a day to come, one that is too long ago and a foreign department are refused at their fields', async () => {
    expect(fields(await record(issuer, { actYmd: dayBefore(-1) }))).toEqual([
      400,
      ['actYmd', '앞으로의 활동은 기록할 수 없습니다.'],
    ])
    expect(fields(await record(issuer, { actYmd: dayBefore(8) }))).toEqual([
      400,
      ['actYmd', '활동일부터 7일 안에 기록해야 합니다.'],
    ])
    expect((await record(issuer, { actYmd: dayBefore(7) })).status).toBe(201)
    expect(fields(await record(office, { deptCd: 'D211' }))).toEqual([
      400,
      ['deptCd', '선택한 사업장의 부서가 아닙니다.'],
    ])
  })
  test('a finding needs a worker, a line one person, and the number of people is not below the names', async () => {
    expect(
      fields(
        await record(issuer, {
          dailyActCd: 'discovery',
          attends: [{ dailyRoleCd: 'supervisor', userId: 'issuer01' }],
        }),
      ),
    ).toEqual([400, ['attends', '유해·위험요인 발굴에는 근로자가 한 명 이상 참여해야 합니다.']])
    expect(fields(await record(issuer, { attends: [{ dailyRoleCd: 'worker' }] }))).toEqual([
      400,
      ['attends', '참석자마다 임직원 또는 업체 근로자 한 명을 선택하세요.'],
    ])
    const twice = { dailyRoleCd: 'worker', userId: 'gas01' }
    expect(fields(await record(issuer, { attends: [twice, twice] }))).toEqual([
      400,
      ['attends', '같은 사람을 두 번 적을 수 없습니다.'],
    ])
    expect(
      fields(
        await record(issuer, {
          attendCnt: 1,
          attends: [twice, { dailyRoleCd: 'supervisor', userId: 'issuer01' }],
        }),
      ),
    ).toEqual([400, ['attendCnt', '참석 인원은 적은 참석자 2명보다 적을 수 없습니다.']])
  })
  test('a hazard of another plant is not what a record is about', async () => {
    const { no } = await one<{ no: number }>('select min("rsaHazardNo") as "no" from "rsaHazard"')
    expect((await record(issuer, { hazards: [{ rsaHazardNo: no }] })).status).toBe(201)
    await sql().query(`update "rsaHazard" set "plantCd" = '2000' where "rsaHazardNo" = $1`, [no])
    expect(fields(await record(office, { hazards: [{ rsaHazardNo: no }] }))).toEqual([
      400,
      ['hazards', '다른 사업장의 유해·위험요인입니다.'],
    ])
    await sql().query(`update "rsaHazard" set "plantCd" = '1000' where "rsaHazardNo" = $1`, [no])
  })
  test('what is older than the days in which it may be entered is a proof and stays', async () => {
    const { no } = await one<{ no: number }>(
      `select "rsaDailyNo" as "no" from "rsaDaily" where "deptCd" = 'D111' and "actYmd" < $1::date - 7 limit 1`,
      [today()],
    )
    const settled = '활동일부터 7일이 지난 기록은 고치거나 지울 수 없습니다.'
    const gone = await issuer.delete(`/api/rsa/dailyact/${no}`)
    expect([gone.status, gone.body.message]).toEqual([422, settled])
    const detail = await issuer.get(`/api/rsa/dailyact/${no}`)
    expect(detail.body.editable.map(({ message }: { message: string }) => message)).toEqual([settled])
  })
})

describe('the month of a department', () => {
  const lastMonth = () => dayBefore(Number(today().slice(8))).slice(0, 7)
  const light = async (query: string, by = issuer) => by.get(`/api/rsa/daily/compliance?${query}`)
  test('last month of the demonstration lacks the toolbox meeting of its eleventh working day', async () => {
    const { status, body } = await light(`deptCd=D111&ym=${lastMonth()}`)
    expect([status, body.data.light, body.data.workdays - body.data.toolboxDays, body.data.metWeeks]).toEqual(
      [200, 'gap', 1, body.data.weeks.length],
    )
    const workdays = body.data.days.filter((day: { light: string }) => day.light !== 'none')
    expect(body.data.gaps).toEqual([`${workdays[10].ymd} TBM 미실시`])
  })
  test('a meeting under a permit with somebody of the department counts for its day', async () => {
    const before = (await light(`deptCd=D111&ym=${lastMonth()}`)).body.data
    const missed = before.days.find((day: { light: string }) => day.light === 'gap').ymd as string
    const { permitNo } = await one<{ permitNo: number }>(
      `select min("permitNo") as "permitNo" from "workPermit" where "plantCd" = '1000'`,
    )
    await sql().query(
      `insert into "permitMeeting" ("permitNo", "meetDt", "riskTxt", "attendCnt", "createUserId") values ($1, $2, '전달한 위험요인', 3, 'watch01')`,
      [permitNo, `${missed}T08:00:00+09:00`],
    )
    const after = (await light(`deptCd=D111&ym=${lastMonth()}`)).body.data
    expect([after.light, after.days.find(({ ymd }: { ymd: string }) => ymd === missed)]).toEqual([
      'met',
      { ymd: missed, light: 'met', permit: true },
    ])
    // Nobody of the other department was there.
    expect((await light(`deptCd=D112&ym=${lastMonth()}`)).body.data.toolboxDays).toBeLessThanOrEqual(1)
    await sql().query(`delete from "permitMeeting" where "createUserId" = 'watch01' and "meetDt" = $1`, [
      `${missed}T08:00:00+09:00`,
    ])
  })
  test('a proposal counts as a finding of the month, and is named as its source', async () => {
    // The demonstration's are some days old: on the first of a month they belong to the one before.
    const { ymd } = await one<{ ymd: string }>(
      `select max((p."proposeDt" at time zone 'Asia/Seoul')::date)::text as "ymd"
         from "rsaProposal" p join "user" u on u."userId" = p."proposeUserId" where u."deptCd" = 'D111'`,
    )
    const { body } = await light(`deptCd=D111&ym=${ymd.slice(0, 7)}`)
    expect(body.data.discovery.sources).toContain('proposal')
  })
  test('a department is asked for, a month has its form, and another plant is not found', async () => {
    expect(fields(await light(''))).toEqual([400, ['deptCd', '부서를 선택하세요.']])
    expect(fields(await light('deptCd=D111&ym=2026-13'))).toEqual([
      400,
      ['ym', '년월을 YYYY-MM으로 입력하세요.'],
    ])
    expect(fields(await issuer.get('/api/rsa/daily/overview?ym=March'))).toEqual([
      400,
      ['ym', '년월을 YYYY-MM으로 입력하세요.'],
    ])
    expect((await light('deptCd=D211')).status).toBe(404)
    expect([403, 404]).toContain((await light('deptCd=D111', vendor)).status)
  })
  test('the departments that assess in everyday work are listed with their lights', async () => {
    const { body } = await issuer.get(`/api/rsa/daily/overview?ym=${lastMonth()}`)
    expect(
      body.data.map(({ deptCd, light: each }: { deptCd: string; light: string }) => [deptCd, each]),
    ).toEqual([
      ['D111', 'gap'],
      ['D121', 'met'],
    ])
  })
  test('the card is a paper in the language of the crew', async () => {
    for (const lang of ['kr', 'en', 'zh', 'es']) {
      const { status, body } = await saf.get(`/api/rsa/daily/card?deptCd=D111&lang=${lang}`)
      expect([status, (body as Buffer).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    }
    expect((await saf.get('/api/rsa/daily/card?deptCd=D211')).status).toBe(404)
  })
})

describe('what it stands for', () => {
  const context = () => ({ sql: sql(), today: today() })
  const since = () => `${dayBefore(32).slice(0, 7)}-01`
  test('a department without a gap needs no reminder of the others, one with a gap does', async () => {
    const [met, gap] = [
      await standingSince(context(), { plantCd: '1000', deptCd: 'D121' }, since()),
      await standingSince(context(), { plantCd: '1000', deptCd: 'D111' }, since()),
    ]
    expect([met.stands, gap.stands]).toEqual([true, false])
    const answer = await saf.get(`/api/rsa/daily/standing?deptCd=D121&sinceYmd=${since()}`)
    expect([answer.status, answer.body.data.stands]).toEqual([200, true])
    expect((await saf.get('/api/rsa/daily/standing?deptCd=D121&sinceYmd=soon')).status).toBe(400)
    expect((await standingSince(context(), { plantCd: '1000', deptCd: null }, since())).stands).toBe(false)
  })
  test('the clock leaves out an occasional reason of a fulfilled department, and never an accident', async () => {
    const open = async (deptCd: string, triggerCd: string, words: string) =>
      sql().query(
        `insert into "rsaOccasion" ("plantCd", "deptCd", "triggerCd", "sourceCd", "sourceKey", "occasionTxt", "foundYmd", "dueYmd", "state", "createUserId", "updateUserId")
         values ('1000', $1, $2, 'own', $3, $3, $4, $5, 'open', 'saf01', 'saf01')`,
        [deptCd, triggerCd, words, dayBefore(3), dayBefore(-1)],
      )
    await open('D121', '2', '상시로 갈음되는 사유')
    await open('D121', '5', '재해 뒤 재개 전 사유')
    await open('D111', '2', '상시가 충족되지 않은 사유')
    await planClock(portal.engine)
    const told = async (words: string) =>
      (
        await one<{ n: number }>(
          `select count(*)::int as "n" from "noti" where "eventCd" = 'RSA_OCCASION_DUE' and "body" like $1`,
          [`%${words}%`],
        )
      ).n
    expect(await told('상시로 갈음되는 사유')).toBe(0)
    expect(await told('재해 뒤 재개 전 사유')).toBeGreaterThan(0)
    expect(await told('상시가 충족되지 않은 사유')).toBeGreaterThan(0)
  })
  test('the clock tells of a missed toolbox meeting once', async () => {
    const { day } = await one<{ day: string }>(
      `select max("actYmd")::text as "day" from "rsaDaily" where "deptCd" = 'D121' and "dailyActCd" = 'tbm' and "actYmd" < $1`,
      [today()],
    )
    const before = portal.clock.now()
    await sql().query(
      `delete from "rsaDaily" where "deptCd" = 'D121' and "dailyActCd" = 'tbm' and "actYmd" = $1`,
      [day],
    )
    portal.clock.set(`${addDays(day, 1)}T09:00:00+09:00`)
    const count = async () =>
      (
        await one<{ n: number }>(
          `select count(*)::int as "n" from "noti" where "eventCd" = 'RSA_DAILY_TBM' and "title" like $1`,
          [`%${day}%`],
        )
      ).n
    await dailyClock(portal.engine)
    const told = await count()
    await dailyClock(portal.engine)
    expect([told > 0, (await count()) === told]).toEqual([true, true])
    portal.clock.set(before)
  })
})

describe('at a shared device', () => {
  let here: Client
  beforeAll(async () => {
    const kiosk = await registerKiosk(portal, await portal.signIn('sys01'))
    const { badgeNo } = await one<{ badgeNo: string }>(
      `select "badgeNo" from "userBadge" where "userId" = 'issuer01'`,
    )
    here = await kiosk.signIn(badgeNo)
  })
  const target = (name: string) =>
    one<{ no: number }>('select "rsaTargetNo" as "no" from "rsaTarget" where "rsaTargetNm" = $1', [name])
  const told = 'T-301 내부 청소'
  const assessing = '반응동 원료 투입·포장 작업'

  test('only a device opens it', async () => {
    for (const path of ['/api/kiosk/risks', '/api/kiosk/risksigns']) {
      const { status, body } = await worker.get(path)
      expect([status, body.message]).toEqual([403, '현장 단말기에서만 할 수 있습니다.'])
    }
  })
  test('the risks are read and understood, once, and count as read of the target', async () => {
    const { no } = await target(told)
    const before = (await here.get('/api/kiosk/risks')).body.data as {
      rsaTargetNo: number
      understoodYn: string | null
      risks: { score: number; measures: object[] }[]
    }[]
    const shown = before.find(({ rsaTargetNo }) => rsaTargetNo === no)!
    expect([shown.understoodYn, shown.risks.length, shown.risks[0]!.score]).toEqual([null, 5, 9])
    const unread = async () =>
      ((await saf.get(`/api/rsa/target/${no}/unread`)).body.data as { userId: string }[]).map(
        ({ userId }) => userId,
      )
    expect(await unread()).toContain('issuer01')
    expect((await here.post(`/api/kiosk/risk/${no}/read`, { understoodYn: 'Y' })).status).toBe(200)
    expect(await unread()).not.toContain('issuer01')
    expect((await here.post(`/api/kiosk/risk/${no}/read`, {})).status).toBe(409)
  })
  test('a worker of a company says so by his own PIN; a wrong one and a stranger are refused', async () => {
    const { no } = await target(told)
    const { vendorWorkerNo } = await one<{ vendorWorkerNo: number }>(
      'select "vendorWorkerNo" from "rsaTeam" where "rsaTargetNo" = $1 and "vendorWorkerNo" is not null',
      [no],
    )
    const read = (over: object) => here.post(`/api/kiosk/risk/${no}/read`, { vendorWorkerNo, ...over })
    const unread = async () =>
      ((await saf.get(`/api/rsa/target/${no}/unread`)).body.data as { userId: string | null }[]).filter(
        ({ userId }) => userId === null,
      ).length
    expect(await unread()).toBe(1)
    expect((await read({ pinPwd: '000000' })).status).toBe(400)
    expect(fields(await read({ vendorWorkerNo: 999_999, pinPwd: demoPin }))).toEqual([
      400,
      ['vendorWorkerNo', '평가팀에 있는 업체 근로자를 선택하세요.'],
    ])
    expect((await read({ pinPwd: demoPin })).status).toBe(200)
    expect((await read({ pinPwd: demoPin })).status).toBe(409)
    expect(await unread()).toBe(0)
    const { langCd } = await one<{ langCd: string }>(
      'select "langCd" from "rsaRead" where "rsaTargetNo" = $1 and "vendorWorkerNo" = $2',
      [no, vendorWorkerNo],
    )
    expect(langCd).toBe('kr')
  })
  test('what is not told yet cannot be read, and is signed by the person and by the worker', async () => {
    const { no } = await target(assessing)
    expect((await here.post(`/api/kiosk/risk/${no}/read`, {})).status).toBe(409)
    const waiting = (await here.get('/api/kiosk/risksigns')).body.data as {
      rsaTargetNo: number
      mineYn: string
      workers: { vendorWorkerNo: number }[]
    }[]
    const shown = waiting.find(({ rsaTargetNo }) => rsaTargetNo === no)!
    expect([shown.mineYn, shown.workers.length]).toEqual(['Y', 1])
    expect((await here.post(`/api/kiosk/risk/${no}/sign`, {})).status).toBe(200)
    expect((await here.post(`/api/kiosk/risk/${no}/sign`, {})).status).toBe(409)
    const { vendorWorkerNo } = shown.workers[0]!
    const signed = await here.post(`/api/kiosk/risk/${no}/sign`, { vendorWorkerNo, pinPwd: demoPin })
    expect(signed.status).toBe(200)
    const ways = await sql().query<{ signWayCd: string }>(
      'select "signWayCd" from "rsaTeam" where "rsaTargetNo" = $1 and "signDt" is not null',
      [no],
    )
    expect(ways.map(({ signWayCd }) => signWayCd)).toEqual(['pin', 'pin'])
  })
  test('a target of another plant is not opened there', async () => {
    const { no } = await target('위험물 창고 보관')
    await sql().query(`update "rsaTarget" set "plantCd" = '2000' where "rsaTargetNo" = $1`, [no])
    expect((await here.post(`/api/kiosk/risk/${no}/read`, {})).status).toBe(403)
    await sql().query(`update "rsaTarget" set "plantCd" = '1000' where "rsaTargetNo" = $1`, [no])
  })
  test('a proposal is entered in the name of the person who stands there', async () => {
    const made = await here.post('/api/kiosk/proposal', {
      hazardTxt: '계단 난간이 흔들려 떨어질 수 있습니다.',
      placeTxt: '반응동 3층',
    })
    expect(made.status).toBe(200)
    const row = await one<{ proposeUserId: string; deptCd: string; plantCd: string }>(
      'select "proposeUserId", "deptCd", "plantCd" from "rsaProposal" where "rsaProposalNo" = $1',
      [made.body.data.rsaProposalNo],
    )
    expect(row).toEqual({ proposeUserId: 'issuer01', deptCd: 'D111', plantCd: '1000' })
    expect(fields(await here.post('/api/kiosk/proposal', { hazardTxt: '짧음', placeTxt: '' }))[0]).toBe(400)
    expect(
      (await worker.post('/api/kiosk/proposal', { hazardTxt: '열 글자가 넘는 위험', placeTxt: '여기' }))
        .status,
    ).toBe(403)
  })
  test('a picture hangs on the own proposal, on nobody else’s, and is not shown there', async () => {
    const proposal = { hazardTxt: '배수로 덮개가 없어 발이 빠집니다.', placeTxt: '반응동 뒤' }
    const { rsaProposalNo } = (await here.post('/api/kiosk/proposal', proposal)).body.data
    const path = (no: number) => `/api/kiosk/proposal/${no}/picture`
    // What the form says of another group is not heard.
    const taken = await sendPicture(portal, here.accessToken, path(rsaProposalNo), { taskKey: '1' })
    expect([taken.status, taken.body]).toEqual([200, { data: { photoCnt: 1 } }])
    expect(
      await one(
        `select "taskKey", "taskFlag" from "attachFile" where "taskClassNm" = 'rsaProposal' order by "fileNo" desc limit 1`,
      ),
    ).toEqual({ taskKey: String(rsaProposalNo), taskFlag: 'image' })
    const { no } = await one<{ no: number }>(
      `select "rsaProposalNo" as "no" from "rsaProposal" where "proposeUserId" = 'emp01' order by 1 limit 1`,
    )
    expect((await sendPicture(portal, here.accessToken, path(no), {})).status).toBe(404)
    expect((await sendPicture(portal, worker.accessToken, path(no), {})).status).toBe(403)
  })
  test('on a telephone the same is read in the own session', async () => {
    const { status, body } = await worker.get('/api/rsa/today')
    expect([status, body.data.map(({ rsaTargetNm }: { rsaTargetNm: string }) => rsaTargetNm)]).toEqual([
      200,
      expect.arrayContaining([told]),
    ])
    const work = (await worker.get('/api/main/portlet/mywork')).body
    expect(JSON.stringify(work)).toContain('risk-read')
  })
})
