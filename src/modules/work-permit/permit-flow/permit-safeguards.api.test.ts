import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPin } from '../../../../db/seed/seed.ts'
import {
  permitPath,
  refusalOf,
  signature,
  startPermitLife,
  type PermitLife,
} from '../../../../test/permit-life.ts'

let life: PermitLife
beforeAll(async () => void (life = await startPermitLife()))
afterAll(() => life.close())

const requested = async (body: object) => {
  const permitNo = await life.create('vnd03s', body as never)
  return refusalOf(await life.put('vnd03s', `${permitPath}/${permitNo}/request`))
}

test('a permit is not requested without protective equipment or a telephone that can be called', async () => {
  expect((await requested(await life.plainWork({ ppeCds: null }))).guards).toContain('protection')
  const part = await requested(await life.plainWork({ emergTel: '010-1' }))
  expect([part.guards.includes('protection'), part.text]).toEqual([
    true,
    expect.stringContaining('실제로 연결되는 전화번호'),
  ])
  expect((await requested(await life.plainWork())).guards).not.toContain('protection')
})

test('blank surroundings of hot work are no answer: the request asks for them, and a fire watcher is needed', async () => {
  const blank = await requested(
    await life.hotWork({ combNearYn: null, combDistM: null, combBelowYn: null, watcherWorkerNo: null }),
  )
  expect(blank.guards).toEqual(expect.arrayContaining(['surroundings', 'fireWatcher']))
  const said = await requested(
    await life.hotWork({ combNearYn: 'N', combDistM: null, combBelowYn: 'N', watcherWorkerNo: null }),
  )
  expect(said.guards).not.toContain('surroundings')
  expect(said.guards).not.toContain('fireWatcher')
})

test('who watches after the fire of one permit is not free for another one until the watch is over', async () => {
  const { database } = life.portal.engine
  await database.query(`update "workPermit" set "state" = 'cancelled' where "permitNm" like '시험%'`)
  const watched = await life.create('vnd03s', await life.hotWork())
  life.at('15:50')
  await life.force(watched, 'watching', { watchStartDt: `${life.day}T15:50:00+09:00` })
  const evening = { startDt: `${life.day}T16:30:00+09:00`, endDt: `${life.day}T20:00:00+09:00` }
  const night = { startDt: `${life.day}T17:00:00+09:00`, endDt: `${life.day}T20:00:00+09:00` }
  const other = await life.workerNo('전인수')
  const crew = { workers: [{ vendorWorkerNo: other, roleTxt: '용접' }] }
  const during = await requested(await life.hotWork({ ...evening, ...crew }))
  expect([during.guards.includes('overlap'), during.text]).toEqual([true, expect.stringContaining('문')])
  expect((await requested(await life.hotWork({ ...night, ...crew }))).guards).not.toContain('overlap')
})

test('a company hears who assesses its order, because it cannot do so itself', async () => {
  const { database } = life.portal.engine
  const body = await life.hotWork()
  await database.query(`update "workOrder" set "jsaTxt" = null where "wkodNo" = $1`, [body['wkodNo']])
  const supervisor = async (officeTel: string | null) => {
    await database.query(
      `update "user" set "phoneNo" = '010-0000-4821', "officeTel" = $2 where "userId" = (select "rqstUserId" from "workOrder" where "wkodNo" = $1)`,
      [body['wkodNo'], officeTel],
    )
    return (await requested(body)).text
  }
  const named = await supervisor('061-000-2001')
  expect(named).toMatch(/JSA가 필요합니다.*공사감독자 [^(]+\(061-000-2001\)에게 요청하세요/)
  // A mobile was not given for that: without an office telephone the company hears the name alone.
  const alone = await supervisor(null)
  expect(alone).toMatch(/JSA가 필요합니다.*공사감독자 [^()]+에게 요청하세요/)
  expect(named + alone).not.toContain('010-0000-4821')
})

test('supervisor and watcher whom a permit names sign with their own PIN, whoever owns the device', async () => {
  const permitNo = await life.create('vnd03s', await life.hotWork())
  life.at('07:50')
  await life.force(permitNo, 'approved')
  const sign = (signRoleCd: string, pinPwd: string | undefined, by = 'vnd03s') =>
    life.post(by, `${permitPath}/${permitNo}/sign`, { signRoleCd, pinPwd, ...signature })
  // The password of the account proves nothing about the person who is named.
  expect(await sign('supervisor', undefined)).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'pinPwd' }] },
  })
  expect((await sign('supervisor', '000000')).body.fields[0].message).toContain('(1/5)')
  const { signatures } = (await sign('supervisor', demoPin)).body.data
  expect(signatures).toEqual([
    expect.objectContaining({ vendorWorkerNm: '전인수', signUserId: 'vnd03s', signRoleCd: 'supervisor' }),
  ])
  expect((await sign('supervisor', demoPin)).status).toBe(409)
  const watched = (await sign('watcher', demoPin, 'issuer03')).body.data.signatures.at(-1)
  expect(watched).toMatchObject({ vendorWorkerNm: '문정민', signUserId: 'issuer03' })
})

test('an employee whom a permit names signs as nobody else, and nobody signs for a role that names nobody', async () => {
  const permitNo = await life.create('vnd03s', await life.plainWork())
  await life.force(permitNo, 'approved', { supWorkerNo: null, supUserId: 'issuer13' })
  const sign = (by: string) => life.post(by, `${permitPath}/${permitNo}/sign`, { signRoleCd: 'supervisor' })
  const foreign = await sign('issuer03')
  expect([foreign.status, foreign.body.message]).toEqual([403, expect.stringContaining('본인만 서명')])
  expect((await sign('issuer13')).body.data.signatures).toEqual([
    expect.objectContaining({ signUserId: 'issuer13', vendorWorkerNo: null }),
  ])
  await life.force(permitNo, 'approved', { supUserId: null })
  expect(refusalOf(await sign('vnd03s'))).toMatchObject({ status: 422, guards: ['named'] })
})
