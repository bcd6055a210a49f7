import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../../core/shared/messages.ts'
import { permitPath, startPermitLife, type PermitLife } from '../../../../test/permit-life.ts'
import {
  permitStates,
  permitTransitions,
  type PermitAction,
  type PermitState,
  type PermitTransition,
} from '../permit/permit-transitions.rule.ts'

let life: PermitLife
let permitNo: number
beforeAll(async () => {
  life = await startPermitLife()
  permitNo = await life.create('vnd03s', await life.plainWork())
  life.at('09:00')
})
afterAll(() => life.close())

const reason = '열 글자가 넘는 사유를 적었습니다.'
/** Who does it rightly, who is not the one, and what has to be given with it. */
const acts: Partial<Record<PermitAction, { right: string; wrong?: string; body?: object }>> = {
  request: { right: 'vnd03s', wrong: 'issuer03' },
  startReview: { right: 'issuer03', wrong: 'vnd03s' },
  requestCooperation: { right: 'issuer03', wrong: 'issuer01' },
  finishReview: { right: 'issuer03', wrong: 'issuer02' },
  confirmCooperation: { right: 'issuer03', wrong: 'vnd03s' },
  approve: { right: 'approver01', wrong: 'issuer01' },
  reject: { right: 'issuer03', wrong: 'emp01', body: { reason } },
  start: { right: 'issuer03', wrong: 'vnd03s' },
  requestExtension: { right: 'vnd03s', wrong: 'issuer03', body: { reason } },
  approveExtension: { right: 'approver01', wrong: 'issuer03' },
  refuseExtension: { right: 'approver01', wrong: 'vnd03s', body: { reason } },
  // Everybody may stop the work: nobody is wrong.
  suspend: { right: 'vnd03s', body: { suspReasonCd: 'STOPRIGHT' } },
  resume: { right: 'issuer03', wrong: 'vnd03s', body: { reason } },
  reportCompletion: { right: 'vnd03s', wrong: 'issuer03' },
  startWatch: { right: 'watch01', wrong: 'issuer03' },
  close: { right: 'issuer03', wrong: 'vnd03s', body: { reason } },
  cancel: { right: 'vnd03s', wrong: 'emp01', body: { reason } },
}
const states = Object.keys(permitStates) as PermitState[]
const calls = Object.entries(acts) as [PermitAction, NonNullable<(typeof acts)[PermitAction]>][]
const more = (state: PermitState) => ({
  issuerUserId: 'issuer03',
  suspDt: state === 'suspended' ? `${life.day} 08:50` : null,
  extEndDt: null,
  extCnt: 0,
  extRqstDt: state === 'extensionRequested' ? `${life.day} 18:00` : null,
  permitTypeCd: 'G',
})
const bodyOf = (action: PermitAction, body: object = {}) =>
  action === 'requestExtension' ? { ...body, extRqstDt: `${life.day} 18:00` } : body

it('every action of the definition is looked at here, but the clock’s own', () => {
  const open = Object.entries(permitTransitions).filter(
    ([, transition]) => !(transition as PermitTransition).system,
  )
  expect(calls.map(([action]) => action).toSorted()).toEqual(open.map(([action]) => action).toSorted())
})

describe.each(states)('a permit that is %s', (state) => {
  it('the right person takes the actions of the state, and all others are refused', async () => {
    for (const [action, { right, body }] of calls) {
      await life.force(permitNo, state, more(state))
      const answer = await life.put(right, `${permitPath}/${permitNo}/${action}`, bodyOf(action, body))
      const cell = `${action} in ${state}: ${answer.status} ${answer.body.message ?? ''}`
      if ((permitTransitions[action].from as readonly string[]).includes(state)) {
        // Guards may still refuse (422); the person and the state are right.
        expect([200, 422], cell).toContain(answer.status)
        if (answer.status === 200) expect(answer.body.data.state, cell).toBe(permitTransitions[action].to)
      } else {
        expect(answer.status, cell).toBe(409)
        expect(answer.body.message, cell).toBe(String(messages.wrongState(permitStates[state])))
      }
    }
  })

  it('the permit refuses the wrong person', async () => {
    for (const [action, { wrong, body }] of calls) {
      if (!wrong || !(permitTransitions[action].from as readonly string[]).includes(state)) continue
      await life.force(permitNo, state, more(state))
      const answer = await life.put(wrong, `${permitPath}/${permitNo}/${action}`, bodyOf(action, body))
      expect(answer.status, `${action} in ${state} by ${wrong}`).toBe(403)
    }
  })
})

describe('whose permit it is', () => {
  const paths = ['', '/explain', '/print', '/history']
  const gas = {
    measTypeCd: 'first',
    o2Pct: 20.9,
    lelPct: 0,
    pointCd: 'middle',
    testerTxt: '이준호',
    deviceSn: 'GX-2201',
    calExpYmd: '2099-12-31',
  }
  const writes = (): [string, object][] => [
    ['gas', { ...gas, measDt: `${life.day} 08:59` }],
    ['checks', []],
    ['entry', { vendorWorkerNo: 1, direction: 'in' }],
    ['sign', { signRoleCd: 'supervisor' }],
    ['meeting', { meetDt: `${life.day} 08:00`, riskTxt: '위험요인을 전달하였습니다.', attendCnt: 2 }],
    ['attend', { vendorWorkerNo: 1, pinPwd: '000000', lmraCds: [] }],
    ['sitecheck', { siteCode: 'YS-UT-5R1' }],
    ['cooperation', { permitCooperationNo: 1, resultCd: 'confirmed' }],
    ['suspend', { suspReasonCd: 'STOPRIGHT' }],
    ['request', {}],
  ]
  it('the permit is unknown to another vendor, whatever it tries', async () => {
    await life.force(permitNo, 'working', more('working'))
    for (const path of paths)
      expect((await life.get('vnd01s', `${permitPath}/${permitNo}${path}`)).status, path).toBe(404)
    expect((await life.put('vnd01s', `${permitPath}/${permitNo}`, { permitNm: '남의 작업' })).status).toBe(
      404,
    )
    for (const [action, body] of writes())
      expect((await life.put('vnd01s', `${permitPath}/${permitNo}/${action}`, body)).status, action).toBe(404)
    expect(
      (await life.get('vnd01s', `${permitPath}s?limit=300`)).body.data.every(
        ({ vendorCd }: { vendorCd: string }) => vendorCd === 'V00001',
      ),
    ).toBe(true)
    const board = (await life.get('vnd01s', '/api/saf/status/today')).body.data.permits as {
      vendorCd: string
    }[]
    expect(new Set(board.map(({ vendorCd }) => vendorCd))).toEqual(new Set(['V00001']))
  })
  it('the permit is closed to the people of another plant', async () => {
    for (const path of paths)
      expect((await life.get('issuer21', `${permitPath}/${permitNo}${path}`)).status, path).toBe(403)
    expect((await life.put('issuer21', `${permitPath}/${permitNo}`, { permitNm: '남의 작업' })).status).toBe(
      403,
    )
    for (const [action, body] of writes())
      expect((await life.put('issuer21', `${permitPath}/${permitNo}/${action}`, body)).status, action).toBe(
        403,
      )
  })
  it('whoever may only read the permit may stop it', async () => {
    // Group 2 (head office) reads permits and writes none.
    await life.force(permitNo, 'working', more('working'))
    const seen = (await life.get('hq01', `${permitPath}/${permitNo}`)).body
    expect(
      seen.allowed
        .filter(({ reasons }: { reasons: unknown[] }) => reasons.length === 0)
        .map(({ action }: { action: string }) => action),
    ).toEqual(['suspend'])
    expect((await life.put('hq01', `${permitPath}/${permitNo}/reportCompletion`)).status).toBe(403)
    expect(
      (await life.put('hq01', `${permitPath}/${permitNo}/suspend`, { suspReasonCd: 'NO_SUCH' })).status,
    ).toBe(400)
    expect(
      (await life.put('hq01', `${permitPath}/${permitNo}/suspend`, { suspReasonCd: 'STOPRIGHT' })).body.data
        .state,
    ).toBe('suspended')
  })
  it('the company above in the chain of subcontracts may stop the permit and do nothing else', async () => {
    const { database } = life.portal.engine
    await database.query(`update "vendor" set "upVendorCd" = 'V00001' where "vendorCd" = 'V00003'`)
    life.at('09:40')
    await life.force(permitNo, 'working', more('working'))
    const { body } = await life.get('vnd01s', `${permitPath}/${permitNo}`)
    expect(body.allowed.filter(({ reasons }: { reasons: unknown[] }) => reasons.length === 0)).toMatchObject([
      { action: 'suspend' },
    ])
    for (const [action, given] of writes().filter(([name]) => name !== 'suspend'))
      expect((await life.put('vnd01s', `${permitPath}/${permitNo}/${action}`, given)).status, action).toBe(
        404,
      )
    const stopped = await life.put('vnd01s', `${permitPath}/${permitNo}/suspend`, {
      suspReasonCd: 'STOPRIGHT',
    })
    expect(stopped.body.data).toMatchObject({ state: 'suspended', vendorCd: 'V00003' })
    expect(stopped.body.data.events[0]).toMatchObject({ eventCd: 'suspend', createUserId: 'vnd01s' })
    const others = await database.one<{ permitNo: number }>(
      `select max("permitNo") as "permitNo" from "workPermit" where "vendorCd" = 'V00002'`,
    )
    expect(
      (await life.put('vnd01s', `${permitPath}/${others.permitNo}/suspend`, { suspReasonCd: 'STOPRIGHT' }))
        .status,
    ).toBe(404)
    // The whole area in one act, the subcontractor's works with the own ones.
    await life.force(permitNo, 'working', more('working'))
    expect(
      (await life.post('vnd01s', '/api/saf/areastop', { areaCd: 'YS-UT' })).body.data.permitNos,
    ).toContain(permitNo)
    await database.query(`update "vendor" set "upVendorCd" = null where "vendorCd" = 'V00003'`)
  })
})
