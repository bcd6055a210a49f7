import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPermitLife, type PermitLife } from '../../../test/permit-life.ts'
import type { Digest } from './digest.rule.ts'

let life: PermitLife
beforeAll(async () => void (life = await startPermitLife()))
afterAll(() => life.close())
const digestOf = async (userId: string): Promise<Digest> => {
  const client = await life.portal.signIn(userId)
  return (await client.get('/api/main/portlet/awaydigest')).body.data as Digest
}
const found = (digest: Digest, permitNo: number) =>
  digest.groups
    .filter(
      ({ taskClassNm, records }) =>
        taskClassNm === 'workPermit' && records.some(({ key }) => key === String(permitNo)),
    )
    .map(({ state }) => state)

test('the digest tells what happened in the user’s departments since the last session, without the user’s own acts', async () => {
  await digestOf('issuer03')
  await digestOf('emp21')
  await digestOf('vnd01s')
  await digestOf('vnd03a')
  life.at('10:30', -1)
  const permitNo = await life.create('vnd03s', await life.plainWork())
  await life.act('vnd03s', permitNo, 'request')
  await life.act('issuer03', permitNo, 'startReview')
  life.at('10:45', -1)
  await life.act('vnd03s', permitNo, 'cancel', { reason: '작업 일정이 다음 주로 바뀌었습니다.' })
  life.at('11:00', -1)

  const vendor = await digestOf('vnd03a')
  expect(vendor.sinceLogin).toBe(true)
  // Once, with the state it came to.
  expect(found(vendor, permitNo)).toEqual(['cancelled'])
  const [group] = vendor.groups.filter(
    ({ taskClassNm, state }) => taskClassNm === 'workPermit' && state === 'cancelled',
  )
  expect(group).toMatchObject({
    count: 1,
    title: '작업허가',
    stateNm: '취소',
    records: [{ key: String(permitNo), name: '시험 일반작업' }],
  })

  // The issuer is named in the permit: the issuer's own review is left out, and so are states from before the
  // review.
  expect(found(await digestOf('issuer03'), permitNo)).toEqual(['cancelled'])
  // Another plant, another vendor.
  expect(found(await digestOf('emp21'), permitNo)).toEqual([])
  expect(found(await digestOf('vnd01s'), permitNo)).toEqual([])
  // The next session does not show it again.
  life.at('11:30', -1)
  expect(found(await digestOf('vnd03a'), permitNo)).toEqual([])
})

test('a first sign-in is told of the last seven days', async () => {
  const digest = await digestOf('watch02')
  expect(digest.sinceLogin).toBe(false)
  expect(Date.parse(life.clock.now().toISOString()) - Date.parse(digest.fromDt)).toBeGreaterThanOrEqual(
    7 * 86_400_000,
  )
})
