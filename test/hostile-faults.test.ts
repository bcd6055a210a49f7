import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createDatabase, type Database } from '../src/core/server/database/database.ts'
import { idempotencyHeader } from '../src/core/shared/session.ts'
import { digestKey, sealAll, verifyChain } from '../src/platform/log/audit-chain.ts'
import { startPortal, type Client, type Portal } from './portal.ts'

/**
 * A slow or missing database and a clock that is set back: people get a sentence that says what to do, and
 * nothing is lost or done twice.
 */
let portal: Portal
let sys: Client
let other: Database
beforeAll(async () => {
  portal = await startPortal()
  sys = await portal.signIn('sys01')
  other = createDatabase(portal.databaseUrl, { max: 2 })
})
afterAll(async () => {
  await other?.end()
  await portal?.close()
})
const path = '/api/manage/position'
const position = (positionCd: string) => ({
  positionCd,
  positionNm: `직위 ${positionCd}`,
  rankNo: 50,
  useYn: 'Y',
})
const send = (method: 'POST' | 'PUT', url: string, payload: object, key: string = randomUUID()) =>
  portal.app.inject({
    method,
    url,
    payload,
    headers: { 'x-authorization': `Bearer ${sys.accessToken}`, [idempotencyHeader]: key },
  })
const count = async (positionCd: string) =>
  (
    await portal.engine.database.one<{ n: number }>(
      'select count(*)::int as n from "position" where "positionCd" = $1',
      [positionCd],
    )
  ).n
const waiting = async (): Promise<number> => {
  const found = await other.maybe<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
  )
  if (!found) throw new Error('nobody waits')
  return found.pid
}
/**
 * A save of `positionCd` while somebody else holds its table, until `end` is done to the connection that
 * waits.
 */
async function heldUp(key: string, positionCd: string, end: 'pg_cancel_backend' | 'pg_terminate_backend') {
  return other.transaction(async (sql) => {
    await sql.query('lock table "position" in exclusive mode')
    const answer = send('POST', path, position(positionCd), key)
    const pid = await vi.waitFor(waiting)
    await sql.query(`select ${end}($1)`, [pid])
    return answer
  })
}

describe.each([
  [
    'a slow database',
    'pg_cancel_backend',
    'TOO_SLOW',
    '처리가 오래 걸려 중단했고 저장하지 않았습니다. 잠시 후 다시 시도해 주세요.',
  ],
  [
    'a lost connection',
    'pg_terminate_backend',
    'DATABASE_AWAY',
    '데이터베이스에 연결되지 않아 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
  ],
] as const)('%s', (_, end, code, message) => {
  test('is told, nothing is kept, and the same request again is done once', async () => {
    const [key, positionCd] = [randomUUID(), `F-${code.slice(0, 3)}`]
    const answer = await heldUp(key, positionCd, end)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json()).toMatchObject({ errorCode: code, message, cause: null, causeDetail: null })
    expect(await count(positionCd)).toBe(0)
    const again = await Promise.all([1, 2, 3].map(() => send('POST', path, position(positionCd), key)))
    expect(again.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(await count(positionCd)).toBe(1)
  })
})

test('two people save the same record: the second is told, and the first one stays', async () => {
  await send('POST', path, position('F-TWO'))
  const { data } = (await sys.get(`${path}/F-TWO`)).body as { data: { updateDt: string } }
  const answers = await Promise.all(
    ['가', '나', '다'].map((name) =>
      send('PUT', `${path}/F-TWO`, { ...position('F-TWO'), positionNm: name, updateDt: data.updateDt }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const saved = answers.find(({ statusCode }) => statusCode === 200)!.json<{ data: { positionNm: string } }>()
    .data.positionNm
  expect((await sys.get(`${path}/F-TWO`)).body.data.positionNm).toBe(saved)
  const late = answers.find(({ statusCode }) => statusCode === 409)!
  expect(late.json<{ message: string }>().message).toBe(
    '다른 사용자가 먼저 수정하였습니다. 다시 조회해 주세요.',
  )
})
test('a double click without a key is refused as a duplicate, with one is one', async () => {
  const twice = await Promise.all([1, 2].map(() => sys.post(path, position('F-DBL'))))
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  const key = randomUUID()
  const same = await Promise.all([1, 2].map(() => send('POST', path, position('F-KEY'), key)))
  expect(same.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect([await count('F-DBL'), await count('F-KEY')]).toEqual([1, 1])
})

test('a clock that is set back ends no session, gives no number twice, and leaves the trail whole', async () => {
  const { database } = portal.engine
  const vendor = await portal.signIn('vnd01a')
  const begin = portal.clock.now()
  const numbers = async () =>
    (
      await database.query<{ permitCd: string }>(
        'select "permitCd" from "workPermit" where "permitCd" is not null',
      )
    ).map(({ permitCd }) => permitCd)
  const sample = await database.one<Record<string, unknown>>(
    `select "wkodNo", "placeTxt", "areaCd", "exZoneCd", "emergTel", "assemblyTxt", "supWorkerNo", to_json("startDt") #>> '{}' as "startDt", to_json("endDt") #>> '{}' as "endDt"
     from "workPermit" where "vendorCd" = 'V00001' and "permitTypeCd" = 'G' order by 1 limit 1`,
  )
  const body = {
    ...sample,
    permitTypeCd: 'G',
    noMatYn: 'Y',
    permitNm: '펌프 점검',
    workTxt: '펌프 축 정렬을 점검합니다.',
    supplCds: [],
  }
  const made = async () =>
    (await vendor.post('/api/saf/workpermit', body)).body.data?.permitCd as string | undefined
  const drawn = [await made()]
  portal.clock.set(new Date(begin.getTime() - 90 * 60_000))
  drawn.push(await made())
  expect((await vendor.get('/api/auth/valid')).status).toBe(200)
  expect((await send('POST', path, position('F-CLK'))).statusCode).toBe(201)
  portal.clock.set(begin)
  drawn.push(await made())
  expect(drawn.every((each) => typeof each === 'string')).toBe(true)
  expect(new Set(drawn).size).toBe(3)
  const all = await numbers()
  expect(new Set(all).size).toBe(all.length)
  await sealAll({ database }, true)
  expect(
    await verifyChain({ database }, digestKey(portal.settings.tokenSecret), portal.settings.dataDir),
  ).toMatchObject({
    ok: true,
    unsealed: 0,
  })
})
