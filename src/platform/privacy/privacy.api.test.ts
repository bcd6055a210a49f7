import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type Answer, type Client, type Portal } from '../../../test/portal.ts'
import { TestClock } from '../../core/server/runtime/clock.ts'
import { digestKey, sealAll, verifyChain } from '../log/audit-chain.ts'
import type { RecordClass } from './record-class.rule.ts'
import { modules } from '../../app/modules.ts'
import { purgeClock } from './purge-clock.server.ts'
import { breachClock } from './privacy-breach.server.ts'
import { erasedName } from './purge-kinds.ts'

const delivered: Readonly<Record<string, RecordClass>> = Object.assign(
  {},
  ...modules.map(({ recordClasses }) => recordClasses),
)

let portal: Portal
let sys: Client
let officer: Client
const clock = new TestClock(new Date('2026-11-20T09:00:00+09:00'))
beforeAll(async () => {
  portal = await startPortal({ clock })
  ;[sys, officer] = await Promise.all([portal.signIn('sys01'), portal.signIn('hq01')])
})
afterAll(() => portal?.close())
const sql = () => portal.engine.database
const said = ({ status, body }: Answer) => [status, body.message]

const path = '/api/manage/privacybreach'
const breach = {
  knownDt: '2026-11-20T08:00:00+09:00',
  contTxt: '메일을 잘못된 수신자에게 보냄',
  itemTxt: '이름, 휴대전화',
  personCnt: 12,
}
const made = async (over: object = {}) =>
  (await sys.post(path, { ...breach, ...over })).body.data.breachNo as number
const told = async (eventCd: string) =>
  (await sql().query<{ userId: string }>('select "userId" from "noti" where "eventCd" = $1', [eventCd])).map(
    ({ userId }) => userId,
  )

describe('a breach', () => {
  test('has its deadline and whether a report is due from the figures of the day', async () => {
    const { data } = (await sys.get(`${path}/${await made()}`)).body
    expect(data).toMatchObject({ state: 'known', dueDt: '2026-11-23T08:00:00+09:00', rptYn: 'N' })
    expect((await sys.get(`${path}/${await made({ outsideYn: 'Y' })}`)).body.data.rptYn).toBe('Y')
    await sql().query(
      `insert into "sysParam" ("paramCd", "val", "fromYmd", "createUserId", "updateUserId") values ('PRIVACY_REPORT_PERSONS', '10', '2026-11-19', 'test', 'test')`,
    )
    expect((await sys.get(`${path}/${await made()}`)).body.data.rptYn).toBe('Y')
    await sql().query(`delete from "sysParam" where "paramCd" = 'PRIVACY_REPORT_PERSONS'`)
    const future = await sys.post(path, { ...breach, knownDt: '2026-11-20T10:00:00+09:00' })
    expect(future.body.fields).toEqual([
      { path: 'knownDt', message: '지금보다 늦은 일시는 입력할 수 없습니다.' },
    ])
    expect((await (await portal.signIn('emp01')).post(path, breach)).status).toBe(403)
  })
  test('is answered by the privacy officer, and closed only when what was due is done or a reason is given', async () => {
    const no = await made({ personCnt: 1000 })
    const notice = { notiDt: '2026-11-20T08:30:00+09:00', notiTxt: '전화와 메일로 알림' }
    expect(said(await sys.put(`${path}/${no}/notify`, notice))).toEqual([
      403,
      '개인정보 보호책임자(D20)만 할 수 있습니다.',
    ])
    const early = await officer.put(`${path}/${no}/notify`, {
      ...notice,
      notiDt: '2026-11-20T07:59:00+09:00',
    })
    expect(early.body.fields).toEqual([
      { path: 'notiDt', message: '인지일시보다 앞선 일시는 입력할 수 없습니다.' },
    ])
    expect((await officer.put(`${path}/${no}/notify`, notice)).status).toBe(200)
    const again = await officer.put(`${path}/${no}/notify`, notice)
    expect([again.status, again.body.reasons[0].message]).toEqual([422, '이미 통지했습니다.'])
    const actTxt = '발신 전 확인 절차를 더함'
    const refused = await officer.put(`${path}/${no}/close`, { actTxt, undoneReason: '없음' })
    expect(said(refused)).toEqual([
      422,
      '통지 또는 신고를 하지 않고 종결하려면 사유를 10자 이상 입력해 주세요.',
    ])
    await officer.put(`${path}/${no}/report`, {
      rptDt: '2026-11-20T08:40:00+09:00',
      rptTxt: '한국인터넷진흥원에 신고함',
    })
    expect((await officer.put(`${path}/${no}/close`, { actTxt })).status).toBe(200)
    expect(said(await sys.change(`${path}/${no}`, { personCnt: 1 }))[0]).toBe(422)
    expect((await sys.delete(`${path}/${no}`)).status).toBe(404)
  })
  test('a breach that needs no report is not reported, and closes with a reason', async () => {
    const no = await made()
    const report = await officer.put(`${path}/${no}/report`, {
      rptDt: '2026-11-20T08:40:00+09:00',
      rptTxt: '신고함, 접수됨',
    })
    expect([report.status, report.body.reasons[0].message]).toEqual([422, '신고 대상이 아닙니다.'])
    const undoneReason = '암호화된 파일이고 암호는 유출되지 않음'
    expect((await officer.put(`${path}/${no}/close`, { actTxt: '파일을 회수함', undoneReason })).status).toBe(
      200,
    )
    expect((await sys.get(`${path}/${no}`)).body.data).toMatchObject({ state: 'closed', undoneReason })
  })
  test('is climbed up to the officers, and told at once when the 72 hours are over, once', async () => {
    await sql().query(`update "privacyBreach" set "state" = 'closed', "notiDt" = now()`)
    await made()
    await sql().query(`update "dept" set "headUserId" = 'mgmt01' where "deptCd" = 'D001'`)
    expect(await breachClock(portal.engine)).toBe(0)
    clock.set(new Date('2026-11-22T09:00:00+09:00'))
    expect(await breachClock(portal.engine)).toBeGreaterThan(0)
    expect(await told('PRIVACY_BREACH_DUE')).toContain('hq01')
    expect(await told('PRIVACY_BREACH_LATE')).toEqual([])
    expect(await told('PRIVACY_BREACH_DUE')).not.toContain('mgmt01')
    clock.set(new Date('2026-11-23T08:00:01+09:00'))
    await breachClock(portal.engine)
    const late = await told('PRIVACY_BREACH_LATE')
    expect(late).toContain('hq01')
    // Whom the officer reports to hears of it at the same moment.
    expect(late).toContain('mgmt01')
    expect(await breachClock(portal.engine)).toBe(0)
  })
})

describe('erasing', () => {
  const purge = '/api/manage/privacypurge'
  // The sessions of three days ago are over.
  beforeAll(async () => {
    ;[sys, officer] = await Promise.all([portal.signIn('sys01'), portal.signIn('hq01')])
  })
  const due = async () =>
    Object.fromEntries(
      (await officer.get(`${purge}s/due`)).body.data.map(
        ({ kindCd, rowCnt }: { kindCd: string; rowCnt: number }) => [kindCd, rowCnt],
      ),
    )
  test('takes the approved list, and only after the officer has approved it', async () => {
    expect((await due()).USER).toBe(0)
    expect(said(await sys.post(purge, { kindCd: 'USER' }))).toEqual([422, '보관기간이 지난 자료가 없습니다.'])
    const leave = (userId: string) =>
      sql().query(
        `update "user" set "acctStatusCd" = 'ACS04', "retireYmd" = '2023-11-01', "phoneNo" = '010-0000-0000' where "userId" = $1`,
        [userId],
      )
    await leave('emp02')
    await sql().query(
      `update "user" set "acctStatusCd" = 'ACS04', "retireYmd" = '2024-01-01' where "userId" = 'emp21'`,
    )
    expect((await due()).USER).toBe(1)
    const no = (await sys.post(purge, { kindCd: 'USER' })).body.data.purgeNo as number
    expect((await sys.post(purge, { kindCd: 'USER' })).status).toBe(409)
    expect((await officer.get(`${purge}/${no}/targets`)).body.data).toMatchObject([{ userId: 'emp02' }])
    expect((await (await portal.signIn('emp01')).get(`${purge}/${no}/targets`)).status).toBe(403)
    expect((await sys.put(`${purge}/${no}/erase`)).status).toBe(409)
    expect(said(await sys.put(`${purge}/${no}/approve`))).toEqual([
      403,
      '개인정보 보호책임자(D20)만 할 수 있습니다.',
    ])
    expect((await officer.put(`${purge}/${no}/approve`)).status).toBe(200)
    // A person added after the approval stays for the next list.
    await leave('watch01')
    expect((await sys.put(`${purge}/${no}/erase`)).status).toBe(200)
    expect(
      await sql().query(
        `select "userNm", "email", "phoneNo", "userPwdHash" from "user" where "userId" = 'emp02'`,
      ),
    ).toEqual([{ userNm: erasedName, email: '-', phoneNo: null, userPwdHash: null }])
    expect(await sql().one(`select "phoneNo" from "user" where "userId" = 'watch01'`)).toEqual({
      phoneNo: '010-0000-0000',
    })
    expect((await sys.get(`${purge}/${no}`)).body.data).toMatchObject({
      state: 'erased',
      rowCnt: 1,
      eraseCnt: 1,
      apprUserId: 'hq01',
    })
    expect(
      await sql().one(
        `select "diff" -> 'eraseCnt' as "cnt" from "auditLog" where "tableNm" = 'privacyPurge' and "rowKey" = $1 order by "auditNo" desc limit 1`,
        [String(no)],
      ),
    ).toEqual({ cnt: [null, 1] })
    expect((await due()).USER).toBe(1)
  })
  test('takes workers of companies that work here no more: their rows stay without what tells who they were', async () => {
    const { no, name } = await sql().one<{ no: number; name: string }>(
      `update "vendorWorker" set "useYn" = 'N', "healthLimitTxt" = '고소작업 제한', "updateDt" = '2023-01-05' where "vendorWorkerNo" = (select max("vendorWorkerNo") from "vendorWorker") returning "vendorWorkerNo" as no, "vendorWorkerNm" as name`,
    )
    await sql().query('delete from "enterLog" where "vendorWorkerNo" = $1', [no])
    expect((await due()).WORKER).toBe(1)
    const listNo = (await sys.post(purge, { kindCd: 'WORKER' })).body.data.purgeNo as number
    // The targets can be read before anything is erased.
    expect((await officer.get(`${purge}/${listNo}/targets`)).body.data).toMatchObject([
      { userId: String(no), userNm: name },
    ])
    await officer.put(`${purge}/${listNo}/approve`)
    expect((await sys.put(`${purge}/${listNo}/erase`)).status).toBe(200)
    expect((await sys.get(`${purge}/${listNo}`)).body.data).toMatchObject({ state: 'erased', eraseCnt: 1 })
    expect(
      await sql().one(
        `select "vendorWorkerNm", "birthYmd", "phoneNo", "healthLimitTxt", "useYn" from "vendorWorker" where "vendorWorkerNo" = $1`,
        [no],
      ),
    ).toEqual({
      vendorWorkerNm: `${erasedName} ${no}`,
      birthYmd: '1900-01-01',
      phoneNo: null,
      healthLimitTxt: null,
      useYn: 'N',
    })
    expect((await due()).WORKER).toBe(0)
    await sealAll(portal.engine, true)
    expect(
      await verifyChain(portal.engine, digestKey(portal.settings.tokenSecret), portal.settings.dataDir),
    ).toMatchObject({
      ok: true,
    })
  })
  test('takes passages of the gates past their time, younger ones stay', async () => {
    const passages = () => sql().one<{ n: number }>('select count(*)::int as n from "enterLog"')
    await sql().query(
      `update "enterLog" set "enterDt" = '2023-05-01' where "enterLogNo" in (select min("enterLogNo") from "enterLog")`,
    )
    const before = (await passages()).n
    expect((await due()).ENTER).toBe(1)
    const listNo = (await sys.post(purge, { kindCd: 'ENTER' })).body.data.purgeNo as number
    await officer.put(`${purge}/${listNo}/approve`)
    expect((await sys.put(`${purge}/${listNo}/erase`)).status).toBe(200)
    expect((await passages()).n).toBe(before - 1)
  })
  test('takes sign-ins, mails, notifications and sessions by their parameters', async () => {
    await sql().query(
      `insert into "loginHist" ("dt", "userId", "loginKindCd", "resultCd", "ip") values ('2023-01-01', 'old', 'MAIN', 'SUCCESS', ''), ('2026-01-01', 'old', 'MAIN', 'SUCCESS', '')`,
    )
    await sql().query(
      `insert into "noti" ("userId", "eventCd", "moduleCd", "title", "body", "state", "createUserId", "updateUserId", "createDt")
       values ('emp01', 'APPR_DUE', 'TGP12', '옛 알림', '', 'unread', 'system', 'system', '2025-01-01')`,
    )
    await sql().query(
      `insert into "mailQueue" ("toAddr", "channelCd", "subject", "body", "state", "createUserId", "updateUserId", "createDt")
       values ('a@b', 'NCH02', '옛 메일', '', 'sent', 'system', 'system', '2025-01-01'), ('a@b', 'NCH02', '대기', '', 'waiting', 'system', 'system', '2025-01-01')`,
    )
    for (const kindCd of ['LOGIN', 'NOTI', 'MAIL']) {
      const before = (await due())[kindCd] as number
      expect(before, kindCd).toBeGreaterThan(0)
      const no = (await officer.post(purge, { kindCd })).body.data.purgeNo as number
      await officer.put(`${purge}/${no}/approve`)
      expect((await officer.put(`${purge}/${no}/erase`)).status, kindCd).toBe(200)
      expect((await officer.get(`${purge}/${no}`)).body.data.eraseCnt, kindCd).toBe(before)
      expect((await due())[kindCd], kindCd).toBe(0)
    }
    expect(
      await sql().query(`select "dt"::date::text as "dt" from "loginHist" where "userId" = 'old'`),
    ).toEqual([{ dt: '2026-01-01' }])
    expect(await sql().query(`select "subject" from "mailQueue" where "toAddr" = 'a@b'`)).toEqual([
      { subject: '대기' },
    ])
  })
  test('the clock makes the lists and tells the officer, and erases nothing by itself', async () => {
    const [old, before] = [
      `'2025-02-02'`,
      await sql().one<{ n: number }>('select count(*)::int as n from "noti"'),
    ]
    await sql().query(
      `update "privacyPurge" set "state" = 'cancelled', "createDt" = now() - interval '6 days'`,
    )
    await sql().query(
      `insert into "noti" ("userId", "eventCd", "moduleCd", "title", "body", "state", "createUserId", "updateUserId", "createDt")
       values ('emp01', 'APPR_DUE', 'TGP12', '옛 알림', '', 'unread', 'system', 'system', ${old})`,
    )
    const kinds = Object.entries(await due()).flatMap(([kindCd, count]) => (count > 0 ? [kindCd] : []))
    expect(kinds).toContain('NOTI')
    expect(await purgeClock(portal.engine)).toBe(kinds.length)
    const listed = await sql().query<{ kindCd: string }>(
      `select "kindCd" from "privacyPurge" where "state" = 'listed'`,
    )
    expect(listed.map(({ kindCd }) => kindCd).toSorted()).toEqual(kinds.toSorted())
    expect(await told('PRIVACY_PURGE_LISTED')).toContain('hq01')
    expect((await sql().one<{ n: number }>('select count(*)::int as n from "noti"')).n).toBeGreaterThan(
      before.n,
    )
    // Cancelled by the officer: not made again before the days of the parameter are over.
    await sql().query(`update "privacyPurge" set "state" = 'cancelled' where "state" = 'listed'`)
    expect(await purgeClock(portal.engine)).toBe(0)
  })
  test('leaves business records alone: their keeping times are shown with article and mark, by the dated parameter', async () => {
    type Row = {
      classCd: string
      keep: number | null
      rowCnt: number
      source: string
      confirmNeededYn: string
    }
    const classes = async () => (await officer.get(`${purge}s/recordclasses`)).body.data as Row[]
    const shown = await classes()
    expect(shown.map(({ classCd }) => classCd)).toEqual(Object.keys(delivered))
    for (const { classCd, source, confirmNeededYn } of shown)
      expect([classCd, source, confirmNeededYn]).toEqual([classCd, delivered[classCd]!.source, 'Y'])
    const codes = await sql().query<{ code: string }>(
      `select "code" from "codeItem" where "codeGrpCd" = 'RECORD_CLASS' order by 1`,
    )
    expect(codes.map(({ code }) => code)).toEqual(Object.keys(delivered).toSorted())
    // For the life of the equipment: however old, nothing is beyond it.
    expect(shown.find(({ classCd }) => classCd === 'HAZOP')).toMatchObject({ keep: null, rowCnt: 0 })
    expect(shown.find(({ classCd }) => classCd === 'GAS')).toMatchObject({ keep: 3, rowCnt: 0 })
    await sql().query(
      `update "permitGas" set "measDt" = '2024-01-01' where "permitGasNo" = (select min("permitGasNo") from "permitGas")`,
    )
    await sql().query(
      `insert into "sysParam" ("paramCd", "val", "fromYmd", "createUserId", "updateUserId") values ('RETAIN_GAS_YEARS', '1', '2026-11-19', 'test', 'test')`,
    )
    expect((await classes()).find(({ classCd }) => classCd === 'GAS')).toMatchObject({
      keep: 1,
      rowCnt: 1,
      confirmNeededYn: 'N',
    })
    expect((await (await portal.signIn('emp01')).get(`${purge}s/recordclasses`)).status).toBe(403)
  })
})
