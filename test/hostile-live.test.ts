import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from './portal.ts'
import { makePerson } from './sample-row.ts'

/** The stream of changes in the hands of somebody who has no business hearing it, or none any more. */
let portal: Portal
let address: string
const stop = new AbortController()
beforeAll(async () => {
  portal = await startPortal()
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  stop.abort()
  await portal?.close()
})

interface Heard {
  text: () => string
  ended: () => boolean
}
async function listen(client: Client): Promise<Heard> {
  const headers = { 'x-authorization': `Bearer ${client.accessToken}` }
  const response = await fetch(`${address}/api/live`, { headers, signal: stop.signal })
  expect(response.status).toBe(200)
  let [text, ended] = ['', false]
  const read = async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) text += chunk
    ended = true
  }
  read().catch(() => (ended = true))
  return { text: () => text, ended: () => ended }
}
const waited = { timeout: 15_000 }
/** Tells of one change, and waits until a listener that hears everything has heard of it. */
async function tell(topic: string, key: string, plantCd: string | undefined, witness: Heard): Promise<void> {
  portal.engine.publish([{ topic, key, plantCd }])
  portal.engine.publish([{ topic: `after ${key}` }])
  await expect.poll(witness.text, waited).toContain(`after ${key}`)
}

test('a stream whose session is over by the clock, without anybody ending it, hears nothing more', async () => {
  const client = await portal.signIn('emp01')
  const overdue = await listen(client)
  await tell('position', 'before', undefined, overdue)
  portal.clock.forwardMinutes(12 * 60 + 1)
  const witness = await listen(await portal.signIn('hq01'))
  await tell('position', 'too-late', undefined, witness)
  await expect.poll(overdue.ended, waited).toBe(true)
  expect(overdue.text()).not.toContain('too-late')
})

test('a stream of somebody whose account is stopped ends, though nobody ended the session', async () => {
  const stopped = await listen(await portal.signIn('emp02'))
  await portal.engine.database.query(`update "user" set "acctStatusCd" = 'ACS04' where "userId" = 'emp02'`)
  await expect.poll(stopped.ended, waited).toBe(true)
})

test('a stream tells no keys of an entity any more whose right was taken away meanwhile', async () => {
  await makePerson(portal.engine.database, 'reader', { access: true, write: false, everywhere: true })
  const reader = await listen(await portal.signIn('reader'))
  await tell('position', 'with-right', undefined, reader)
  expect(reader.text()).toContain('"key":"with-right"')
  await portal.engine.database.query(
    `update "authGrpMenu" g set "accessYn" = 'N', "writeYn" = 'N', "excelYn" = 'N', "printYn" = 'N' from "authGrp" a where a."authGrpNo" = g."authGrpNo" and a."authGrpNm" = '시험 reader'`,
  )
  await expect.poll(reader.text, waited).toContain('rights')
  await tell('position', 'without-right', undefined, reader)
  expect(reader.text()).not.toContain('"key":"without-right"')
})

test('a change at another plant is told without the number of its record, and one at the own plant with it', async () => {
  const [here, elsewhere, everywhere] = await Promise.all(
    ['saf01', 'saf31', 'hq01'].map(async (userId) => listen(await portal.signIn(userId))),
  )
  await tell('workPermit', 'of-1000', '1000', everywhere!)
  await tell('workPermit', 'of-nowhere', undefined, everywhere!)
  await expect.poll(elsewhere!.text, waited).toContain('after of-nowhere')
  await expect.poll(here!.text, waited).toContain('after of-nowhere')
  expect(here!.text()).toContain('"key":"of-1000"')
  expect(everywhere!.text()).toContain('"key":"of-nowhere"')
  expect(here!.text()).not.toContain('"key":"of-nowhere"')
  expect(elsewhere!.text()).not.toMatch(/"key":"of-(1000|nowhere)"|plantCd/)
})

test('a save at a plant tells its own people the number, and the people of another plant that something changed', async () => {
  const saf01 = await portal.signIn('saf01')
  const [here, elsewhere] = [await listen(saf01), await listen(await portal.signIn('saf31'))]
  const ban = await saf01.post('/api/vendor/entryban', {
    plantCd: '1000',
    vendorCd: 'V00001',
    fromYmd: '2026-12-24',
    banReason: '안전대 미체결 두 번',
  })
  expect(ban.status).toBe(201)
  const key = `"topic":"entryBan","key":${ban.body.data.entryBanNo as number}`
  await expect.poll(here.text, waited).toContain(key)
  await expect.poll(elsewhere.text, waited).toContain('"topic":"entryBan"')
  expect(elsewhere.text()).not.toContain(key)
})
