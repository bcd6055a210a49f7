import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPin } from '../../../../db/seed/seed.ts'
import { asSystem, reading } from '../../../core/server/entity/context.ts'
import type { Refusal } from '../../../core/server/http/errors.ts'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'
import { proveWorker } from './worker-pin.server.ts'

/** The PIN with which a company's worker signs: who chooses it, who resets it, and who never sees it. */
let portal: Portal
let gate: Client
let passNo: number
let vendorWorkerNo: number
beforeAll(async () => {
  portal = await startPortal()
  gate = await portal.signIn('saf01')
  const sql = portal.engine.database
  const pass = await sql.one<{ passNo: number; vendorWorkerNo: number }>(
    `select "passNo", "vendorWorkerNo" from "enterPass" where "state" = 'valid' and "vendorWorkerNo" is not null and "plantCd" = '1000' order by 1 limit 1`,
  )
  ;({ passNo, vendorWorkerNo } = pass)
})
afterAll(() => portal?.close())
const at = (end = 'pin') => `/api/vendor/pass/${passNo}/${end}`
const given = (pinPwd: string, pinPwdRepeat = pinPwd) => ({ pinPwd, pinPwdRepeat })

test('a PIN that is there is not replaced, neither by its owner nor by anybody else', async () => {
  const { body } = await gate.get(at())
  expect(body.data.pinChgDt).toEqual(expect.any(String))
  expect((await gate.put(at(), given('739154'))).status).toBe(409)
})

test('the gate takes a PIN away, and the worker chooses another that is not too simple', async () => {
  expect((await gate.put(at('pinreset'), {})).body.data.pinChgDt).toBeNull()
  for (const simple of ['1234', '123456', '111111', '121212'])
    expect((await gate.put(at(), given(simple))).body.fields[0].path).toBe('pinPwd')
  expect((await gate.put(at(), given('739154', '739155'))).status).toBe(400)
  const chosen = await gate.put(at(), given('739154'))
  expect([chosen.status, chosen.body.data.pinChgDt]).toEqual([200, expect.any(String)])
  const { pinHash } = await portal.engine.database.one<{ pinHash: string }>(
    'select "pinHash" from "workerPin" where "vendorWorkerNo" = $1',
    [vendorWorkerNo],
  )
  expect(pinHash).toMatch(/^\$argon2id\$/)
})

test('the audit trail says that a PIN was taken away and chosen, and tells neither number nor hash', async () => {
  const rows = await portal.engine.database.query<{ diff: object }>(
    `select "diff" from "auditLog" where "tableNm" = 'vendorWorker' and "rowKey" = $1 and "diff" ? 'pinPwd'`,
    [String(vendorWorkerNo)],
  )
  expect(rows.map(({ diff }) => diff)).toEqual([{ pinPwd: [null, null] }, { pinPwd: [null, null] }])
})

test('no account of a company chooses or resets the PIN of its worker, nor does another plant', async () => {
  const sql = portal.engine.database
  const { vendorCd } = await sql.one<{ vendorCd: string }>(
    'select "vendorCd" from "vendorWorker" where "vendorWorkerNo" = $1',
    [vendorWorkerNo],
  )
  const company = await portal.signIn(`vnd${vendorCd.slice(-2)}a`)
  const elsewhere = await portal.signIn('saf31')
  for (const client of [company, elsewhere])
    for (const call of [client.put(at('pinreset'), {}), client.put(at(), given('402938'))])
      expect((await call).status).toBeGreaterThanOrEqual(403)
  expect((await gate.get(at())).body.data.pinChgDt).toEqual(expect.any(String))
})

test('a thousand guesses at a PIN at once find out nothing: five at most are compared', async () => {
  const context = reading(portal.engine, asSystem('PIN guesses'))
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, at) =>
      proveWorker(context, vendorWorkerNo, at === 999 ? '739154' : String(500_000 + at)).then(
        () => 'right',
        (error: Refusal) => (error.fields.length > 0 ? 'compared' : 'refused'),
      ),
    ),
  )
  const count = (word: string) => answers.filter((each) => each === word).length
  // The fifth wrong one is answered with the lock.
  expect([count('right'), count('compared')]).toEqual([0, 4])
  await expect(proveWorker(context, vendorWorkerNo, '739154')).rejects.toThrow()
  const attempts = await portal.engine.database.query(
    `delete from "loginAttempt" where "attemptKey" = $1 returning "failCnt"`,
    [`WORKER:${vendorWorkerNo}`],
  )
  expect(attempts).toEqual([{ failCnt: 5 }])
})

test('nobody chooses a PIN on a pass that is no longer valid', async () => {
  await gate.put(at('pinreset'), {})
  await portal.engine.database.query(`update "enterPass" set "state" = 'stopped' where "passNo" = $1`, [
    passNo,
  ])
  const refused = await gate.put(at(), given(demoPin))
  expect([refused.status, (await gate.get(at())).body.data.pinChgDt]).toEqual([409, null])
})

test('the record of a worker, its list and its history never answer a PIN or its hash', async () => {
  for (const url of [
    `/api/vendor/worker/${vendorWorkerNo}`,
    '/api/vendor/workers?limit=100',
    `/api/vendor/worker/${vendorWorkerNo}/history`,
  ])
    expect(JSON.stringify((await gate.get(url)).body)).not.toMatch(/argon2|739154/)
})
