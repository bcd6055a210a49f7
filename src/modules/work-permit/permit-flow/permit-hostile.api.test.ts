import { afterAll, beforeAll, expect, it } from 'vitest'
import { permitPath, refusalOf, startPermitLife, type PermitLife } from '../../../../test/permit-life.ts'
import { lockOut } from '../../../../test/loto-life.ts'
import { messages } from '../../../core/shared/messages.ts'
import { permitStates } from '../permit/permit-transitions.rule.ts'

/** What somebody tries who wants the work to go on. */
let life: PermitLife
beforeAll(async () => void (life = await startPermitLife()))
afterAll(() => life.close())
const stored = (permitNo: number) =>
  life.portal.engine.database.one<{ state: string; gasDueDt: string | null; issuerUserId: string | null }>(
    `select "state", to_json("gasDueDt")#>>'{}' as "gasDueDt", "issuerUserId" from "workPermit" where "permitNo" = $1`,
    [permitNo],
  )
const working = async () => {
  life.at('09:00', -1)
  const permitNo = await life.create('vnd03s', await life.hotWork())
  life.at('09:00')
  await life.force(permitNo, 'working', { issuerUserId: 'issuer03', gasDueDt: `${life.day} 09:30` })
  return permitNo
}

it('a last measurement in the middle of the work does not end the duty to measure', async () => {
  const permitNo = await working()
  const gas = {
    measDt: `${life.day} 08:59`,
    pointCd: 'middle',
    o2Pct: 20.9,
    lelPct: 0,
    deviceSn: 'GX-2201',
    calExpYmd: '2099-12-31',
  }
  const answer = await life.post('gas01', `${permitPath}/${permitNo}/gas`, {
    ...gas,
    measTypeCd: 'final',
    testerTxt: '이준호',
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect((await stored(permitNo)).gasDueDt).toBe(`${life.day}T09:30:00+09:00`)
  life.at('09:46')
  expect(await life.tick()).toContain(permitNo)
  expect((await stored(permitNo)).state).toBe('suspended')
})

it('a permit that the clock cannot move does not keep the others working', async () => {
  const [bad, good] = [await working(), await working()]
  await life.portal.engine.database.query(
    `create function "refuseOne"() returns trigger language plpgsql as $$ begin if new."permitNo" = ${bad} then raise 'broken'; end if; return new; end $$`,
  )
  await life.portal.engine.database.query(
    'create trigger "refuseOne" before update on "workPermit" for each row execute function "refuseOne"()',
  )
  life.at('09:46')
  await expect(life.tick()).rejects.toThrow('1 permits')
  expect((await stored(good)).state).toBe('suspended')
  await life.portal.engine.database.query('drop trigger "refuseOne" on "workPermit"')
})

it('the issuer who sends a permit to the other departments is its issuer, and so not its approver', async () => {
  const permitNo = await working()
  await life.force(permitNo, 'reviewing', { issuerUserId: 'issuer01' })
  await life.portal.engine.database.query(
    `insert into "permitEvent" ("permitNo", "eventCd", "eventDt", "createUserId") values ($1, 'siteCheck', $2, 'issuer03')`,
    [permitNo, `${life.day} 08:58`],
  )
  await lockOut(life, permitNo)
  await life.act('issuer03', permitNo, 'requestCooperation')
  expect((await stored(permitNo)).issuerUserId).toBe('issuer03')
})

it('two clicks at the same moment do an act once', async () => {
  const permitNo = await working()
  const body = { suspReasonCd: 'STOPRIGHT' }
  // One session for all three; three sign-ins at the same moment would end each other's.
  await life.get('vnd03s', `${permitPath}/${permitNo}`)
  const answers = await Promise.all(
    [1, 2, 3].map(() => life.put('vnd03s', `${permitPath}/${permitNo}/suspend`, body)),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
    String(messages.wrongState(permitStates.suspended)),
  )
})

it('odd acts are refused, not broken, and what is noted of them is what was done', async () => {
  const permitNo = await working()
  await life.force(permitNo, 'approved')
  for (const signRoleCd of ['constructor', 'toString', '__proto__', 5, {}, null])
    expect(
      (await life.post('vnd03s', `${permitPath}/${permitNo}/sign`, { signRoleCd })).status,
      String(signRoleCd),
    ).toBe(409)
  for (const body of [[null], [5], ['a'], {}])
    expect(
      (await life.post('vnd03s', `${permitPath}/${permitNo}/checks`, body)).status,
      JSON.stringify(body),
    ).toBe(400)
  await life.force(permitNo, 'reviewing')
  for (const siteCode of [5, [], {}, '', '  '])
    expect((await life.post('issuer03', `${permitPath}/${permitNo}/sitecheck`, { siteCode })).status).toBe(
      400,
    )
})

it('what has changed since it was asked for is asked again: the order, the crew, the pictures, the time of a stop, the kind of work', async () => {
  const { database } = life.portal.engine
  const permitNo = await working()
  const guardsOf = async (userId: string, action: string, body: object = {}) =>
    refusalOf(await life.put(userId, `${permitPath}/${permitNo}/${action}`, body))
  const order = (state: string) =>
    database.query(
      `update "workOrder" set "state" = $2 where "wkodNo" = (select "wkodNo" from "workPermit" where "permitNo" = $1)`,
      [permitNo, state],
    )
  const crew = (from: string, to: string) =>
    database.query(
      `update "vendorWorker" set "entryStatCd" = $3 where "entryStatCd" = $2 and "vendorWorkerNo" in (select "vendorWorkerNo" from "permitWorker" where "permitNo" = $1)`,
      [permitNo, from, to],
    )
  // A confirmed item whose picture somebody has deleted.
  const photoFileNo = (await life.addPhoto('vnd03s', permitNo)).body.data[0].fileNo as number
  await database.query(`update "attachFile" set "delYn" = 'Y' where "fileNo" = $1`, [photoFileNo])
  await database.query(
    `insert into "permitCheck" ("permitNo", "permitItemNo", "stageCd", "itemNm", "needYn", "photoYn", "killYn", "confirmYn", "photoFileNo", "sortOrder")
     select $1, "permitItemNo", "stageCd", "itemNm", 'Y', 'Y', 'N', 'Y', $2, 1 from "permitItem" where "photoYn" = 'Y' and "stageCd" = 'before' limit 1`,
    [permitNo, photoFileNo],
  )
  await life.force(permitNo, 'draft')
  await order('completed')
  expect((await guardsOf('vnd03s', 'request')).guards).toContain('orderInProgress')
  await order('inProgress')
  await life.force(permitNo, 'approved')
  await crew('approved', 'suspended')
  const start = await guardsOf('issuer03', 'start')
  await crew('suspended', 'approved')
  expect(start.guards).toContain('checkPictures')
  expect(start.text).toContain("출입승인 상태가 '정지'입니다.")
  await life.force(permitNo, 'suspended', { suspDt: `${life.day} 04:59`, suspReasonCd: 'WEATHER' })
  expect(
    (await guardsOf('issuer03', 'resume', { reason: '바람이 잦아들어 다시 시작합니다.' })).guards,
  ).toContain('resumeTime')
  await life.force(permitNo, 'completionReported', { permitTypeCd: 'G' })
  expect((await guardsOf('watch01', 'startWatch')).text).toContain('화기작업만 사후감시를 합니다.')
})
