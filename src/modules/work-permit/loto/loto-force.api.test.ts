import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPin } from '../../../../db/seed/seed.ts'
import { permitPath, startPermitLife, type PermitLife } from '../../../../test/permit-life.ts'
import { messages } from '../../../core/shared/messages.ts'
import { lotoActStates, lotoStates, type LotoAct, type LotoState } from './loto-transitions.rule.ts'

/** Locks whose owner is away, and every act in every state. */
let life: PermitLife
beforeAll(async () => void (life = await startPermitLife()))
afterAll(() => life.close())

const path = '/api/saf/loto'
type Body = Record<string, unknown>
const put = (userId: string, act: string, body: Body, of: number) =>
  life.put(userId, `${path}/${of}/${act}`, body)
const stored = async (of: number) => (await life.get('issuer03', `${path}/${of}`)).body.data
const point = async (seq: number, of: number): Promise<number> =>
  (await stored(of)).points.find((each: { seq: number }) => each.seq === seq).lotoPointNo
const lockState = async (lockNo: string) =>
  (
    await life.portal.engine.database.one<{ statCd: string }>(
      `select "statCd" from "lockMaster" where "lockNo" = $1`,
      [lockNo],
    )
  ).statCd
const ok = (answer: { status: number; body: unknown }) =>
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
const messageOf = (answer: { body: { message?: string } }) => answer.body.message
const plan = async () => ({
  lotoNm: '시험 격리',
  areaCd: 'YS-UT',
  facilityNo: (
    await life.portal.engine.database.one<{ no: number }>(
      `select "facilityNo" as no from "safFacility" where "facilityCd" = 'MCC-2'`,
    )
  ).no,
  scopeTxt: '시험 회로 전체',
  drawingNo: 'E-SLD-099',
  planStartDt: `${life.day}T07:00:00+09:00`,
  planEndDt: `${life.day}T18:00:00+09:00`,
  points: [
    { seq: 1, energyCd: 'E01', deviceTag: 'CB-01', normalPosCd: 'ON', isolPosCd: 'OFF', methodCd: 'I01' },
  ],
})

describe('a lock whose owner is not there', () => {
  let of: number
  const body = {
    reasonTxt: '작업자가 퇴근하여 연락되지 않음',
    callTxt: '14:00, 14:10, 14:20 전화하였으나 받지 않음',
  }
  const force = async () => (await stored(of)).forces[0]
  const sign = async (userId: string, role: string) =>
    put(userId, 'forcesign', { lotoForceNo: (await force()).lotoForceNo, role }, of)
  const mcc = async (): Promise<number> =>
    (
      await life.portal.engine.database.one<{ no: number }>(
        `select "lotoNo" as no from "safLoto" where "lotoNm" like 'MCC-2%'`,
      )
    ).no

  it('a lock comes off by a reason, the calls that were tried and three different signatures', async () => {
    of = await mcc()
    const { lotoPersonalLockNo, permitNo: under } = (await stored(of)).personalLocks[0]
    expect(
      (await put('issuer03', 'force', { lotoPersonalLockNo, ...body, callTxt: '짧다' }, of)).body.fields[0]
        .path,
    ).toBe('callTxt')
    expect((await put('emp01', 'force', { lotoPersonalLockNo, ...body }, of)).status).toBe(403)
    ok(await put('issuer03', 'force', { lotoPersonalLockNo, ...body }, of))
    expect((await put('issuer03', 'force', { lotoPersonalLockNo, ...body }, of)).status).toBe(409)
    expect((await sign('saf01', 'issuer')).status).toBe(403)
    ok(await sign('issuer03', 'issuer'))
    const twice = await sign('issuer03', 'safety')
    expect([twice.status, messageOf(twice)]).toEqual([
      422,
      '강제 해제의 세 서명은 서로 다른 사람이 해야 합니다.',
    ])
    ok(await sign('saf01', 'safety'))
    expect(
      (await stored(of)).personalLocks.find(
        (each: { lotoPersonalLockNo: number }) => each.lotoPersonalLockNo === lotoPersonalLockNo,
      ).offDt,
    ).toBeNull()
    const bySuperior = (userId: string, lotoForceNo: number) =>
      life.put(userId, `${permitPath}/${under}/lotoforce`, { lotoNo: of, lotoForceNo })
    const { lotoForceNo } = await force()
    expect((await bySuperior('vnd02s', lotoForceNo)).status).toBe(404)
    ok(await bySuperior('vnd03s', lotoForceNo))
    const lock = (await stored(of)).personalLocks.find(
      (each: { lotoPersonalLockNo: number }) => each.lotoPersonalLockNo === lotoPersonalLockNo,
    )
    expect(lock).toMatchObject({ forcedYn: 'Y', offDt: expect.any(String) })
  })
  it('a removed lock keeps its owner out until he has been told', async () => {
    const { vendorWorkerNo, permitNo: under } = (await stored(of)).personalLocks.find(
      (each: { forcedYn: string | null }) => each.forcedYn === 'Y',
    )
    const again = { lotoNo: of, on: true, vendorWorkerNo, lockNo: '개인-9', pinPwd: demoPin }
    const hang = () => life.put('vnd03s', `${permitPath}/${under}/personallock`, again)
    expect(messageOf(await hang())).toBe(
      '강제 해제 사실을 본인에게 알린 기록이 있어야 다시 들어갈 수 있습니다.',
    )
    ok(await put('issuer03', 'inform', { lotoForceNo: (await force()).lotoForceNo }, of))
    ok(await hang())
  })
  it('the head above the owner signs as superior when a point is taken off by force', async () => {
    const { no } = await life.portal.engine.database.one<{ no: number }>(
      `select "lotoNo" as no from "safLoto" where "lotoNm" like 'P-301B%'`,
    )
    of = no
    expect(
      messageOf(await put('issuer02', 'force', { lotoPointNo: await point(1, of), ...body }, of)),
    ).toMatch('직접 해제합니다.')
    ok(await put('issuer12', 'force', { lotoPointNo: await point(1, of), ...body }, of))
    const owner = await sign('issuer02', 'issuer')
    expect([owner.status, messageOf(owner)]).toEqual([
      422,
      '본인의 잠금은 강제 해제가 아니라 직접 해제하세요.',
    ])
    ok(await sign('issuer12', 'issuer'))
    ok(await sign('saf01', 'safety'))
    expect((await sign('saf02', 'supervisor')).status).toBe(403)
    ok(await sign('approver01', 'supervisor'))
    expect(await lockState('LK-T-01')).toBe('10')
  })
})

describe('every act in every state', () => {
  const allStates = Object.keys(lotoStates) as LotoState[]
  const acts: Record<LotoAct, [url: string, body: Body]> = {
    lock: ['point/1/lock', {}],
    verify: ['point/1/verify', {}],
    unlock: ['point/1/unlock', {}],
    step: ['step/1', {}],
    link: ['permit', { permitNo: 999_999 }],
    unlink: ['permit', { permitNo: 1, off: true }],
    personalOn: ['personallock', { on: true }],
    personalOff: ['personallock', { on: false }],
    force: ['force', {}],
    inform: ['inform', {}],
  }
  it.each(Object.keys(acts) as LotoAct[])('%s', async (act) => {
    const made = await life.post('issuer03', path, await plan())
    const [url, body] = acts[act]
    for (const state of allStates) {
      await life.portal.engine.database.query(`update "safLoto" set "state" = $2 where "lotoNo" = $1`, [
        made.body.data.lotoNo,
        state,
      ])
      const answer = await put('issuer03', url, body, made.body.data.lotoNo)
      // In its own states it is looked at; what is missing in this empty call is refused for another reason.
      if ((lotoActStates[act] as readonly LotoState[]).includes(state))
        expect([400, 404, 422, 200], `${act} in ${state}`).toContain(answer.status)
      else
        expect([answer.status, messageOf(answer)], `${act} in ${state}`).toEqual([
          409,
          String(messages.wrongState(lotoStates[state])),
        ])
    }
  })
})
