import { afterAll, beforeAll, expect, it } from 'vitest'
import { messages } from '../../../core/shared/messages.ts'
import { permitPath, startPermitLife, type PermitLife } from '../../../../test/permit-life.ts'

let life: PermitLife
beforeAll(async () => {
  life = await startPermitLife()
  // A second head who may sign for the whole plant.
  await life.portal.engine.database.query(
    `insert into "userDuty" ("userId", "dutyCd", "plantCd", "fromYmd", "createUserId", "updateUserId") values ('approver02', 'D15', '1000', '2020-01-01', 'system', 'system')`,
  )
})
afterAll(() => life.close())

const put = (userId: string, permitNo: number, action: string, body: object = {}) =>
  life.put(userId, `${permitPath}/${permitNo}/${action}`, body)
const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)
const eventsOf = async (permitNo: number, eventCd: string) =>
  (await life.get('issuer03', `${permitPath}/${permitNo}`)).body.data.events.filter(
    (event: { eventCd: string }) => event.eventCd === eventCd,
  ).length

it('one of two approvers at once issues the permit, and the other hears of it', async () => {
  const permitNo = await life.create('vnd03s', await life.plainWork())
  await life.force(permitNo, 'approvalPending', { issuerUserId: 'issuer03' })
  const answers = await Promise.all(
    ['approver01', 'approver02'].map((userId) => put(userId, permitNo, 'approve')),
  )
  expect(statuses(answers)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)!.body.message).toBe(
    String(messages.wrongState('승인(발행)')),
  )
  expect(await eventsOf(permitNo, 'approve')).toBe(1)
})

it('all signatures but the last one are only signatures; the last one issues the permit', async () => {
  const permitNo = await life.create('vnd03s', await life.hotWork({ supplCds: ['S5'] }))
  await life.force(permitNo, 'approvalPending', { issuerUserId: 'issuer03' })
  expect(await life.act('approver01', permitNo, 'sign', { signRoleCd: 'operationHead' })).toMatchObject({
    state: 'approvalPending',
  })
  expect((await put('approver02', permitNo, 'approve')).status).toBe(403)
  expect(await life.act('saf01', permitNo, 'sign', { signRoleCd: 'safetyCooperation' })).toMatchObject({
    state: 'approved',
    approverUserId: 'saf01',
  })
  expect((await put('saf01', permitNo, 'sign', { signRoleCd: 'safetyCooperation' })).status).toBe(409)
})

it('two clocks at once suspend a permit once', async () => {
  const permitNo = await life.create(
    'vnd03s',
    await life.hotWork({ workers: [], watcherWorkerNo: null, combNearYn: 'N', combDistM: null }),
  )
  await life.force(permitNo, 'working', { gasDueDt: `${life.day} 09:00` })
  life.at('09:15')
  const moved = await Promise.all([life.tick(), life.tick(), life.tick()])
  expect(moved.flat().filter((each) => each === permitNo)).toHaveLength(1)
  expect(await eventsOf(permitNo, 'suspend')).toBe(1)
})

it('two clocks at once end a permit once, and an expired one closes only with a reason', async () => {
  const permitNo = await life.create('vnd03s', await life.plainWork())
  await life.force(permitNo, 'approved')
  life.at('16:00')
  expect((await life.tick()).filter((each) => each === permitNo)).toEqual([])
  life.at('16:01')
  expect(
    (await Promise.all([life.tick(), life.tick()])).flat().filter((each) => each === permitNo),
  ).toHaveLength(1)
  expect((await put('issuer03', permitNo, 'close')).status).toBe(400)
  expect(
    (await put('issuer03', permitNo, 'close', { reason: '작업을 시작하지 못하고 끝났습니다.' })).body.data
      .state,
  ).toBe('closed')
  life.at('10:00', -1)
})

it('one of eight permits of the same worker gets through at the same moment', async () => {
  const permits: number[] = []
  for (let count = 0; count < 8; count++) permits.push(await life.create('vnd03s', await life.plainWork()))
  const answers = await Promise.all(permits.map((permitNo) => put('vnd03s', permitNo, 'request')))
  expect(statuses(answers)).toEqual([200, ...Array(7).fill(409)])
})

it('one worker enters through one manhole once at the same moment', async () => {
  const vendorWorkerNo = await life.workerNo('홍석진')
  const permitNo = await life.create(
    'vnd03s',
    await life.plainWork({ supplCds: ['S1'], supplements: [{ supplCd: 'S1', entrantMax: 3 }] }),
  )
  await life.force(permitNo, 'working')
  expect(
    statuses(
      await Promise.all(
        [1, 2].map(() => put('vnd03s', permitNo, 'entry', { vendorWorkerNo, direction: 'in' })),
      ),
    ),
  ).toEqual([200, 409])
})
