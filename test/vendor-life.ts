import { expect } from 'vitest'
import { TestClock } from '../src/core/server/runtime/clock.ts'
import { addFile } from './add-file.ts'
import { jpeg } from './file-samples.ts'
import { startPortal, type Answer, type Client, type Portal } from './portal.ts'

/** A Tuesday morning after the days of the demonstration. */
export const today = '2027-03-09'
export const clock = new TestClock(`${today}T09:00:00+09:00`)
export let portal: Portal
const clients = new Map<string, { client: Client; since: number }>()
export const startVendorLife = async (): Promise<void> => {
  // Several test files share this module.
  clients.clear()
  on(today)
  portal = await startPortal({ clock })
}
/** Calls as this person, signed in at about the clock's present time. */
export const as = async (userId: string): Promise<Client> => {
  const known = clients.get(userId)
  const now = clock.now().getTime()
  if (known && now >= known.since && now - known.since < 20 * 60_000) return known.client
  const client = await portal.signIn(userId)
  clients.set(userId, { client, since: now })
  return client
}
export const on = (day: string, time = '09:00') => clock.set(`${day}T${time}:00+09:00`)
export const sql = () => portal.engine.database
export type Body = Record<string, unknown>
/** Status, fields with their sentences and reasons of an answer in one line. */
export const said = ({ status, body }: Answer): string =>
  [
    status,
    ...((body.fields ?? []) as { path: string; message: string }[]).map(
      ({ path, message }) => `${path}: ${message}`,
    ),
    ...((body.reasons ?? []) as { message: string }[]).map(({ message }) => message),
    body.fields?.length > 0 || body.reasons?.length > 0 ? '' : (body.message ?? ''),
  ]
    .filter((part) => part !== '')
    .join(' ')
export const act = async (userId: string, url: string, action: string, body: Body = {}) =>
  (await as(userId)).put(`${url}/${action}`, body)
export const done = async (userId: string, url: string, action: string, body: Body = {}): Promise<Body> => {
  const answer = await act(userId, url, action, body)
  expect(`${action} ${said(answer)}`).toMatch(new RegExp(`^${action} 200`))
  return answer.body.data as Body
}
/** Adds a picture to a violation. */
export const upload = async (userId: string, url: string, taskFlag: string): Promise<void> =>
  addFile(
    portal,
    await as(userId),
    { taskClassNm: 'warnPoint', taskKey: url.split('/').at(-1)!, taskFlag },
    { name: '현장.jpg', content: await jpeg() },
  )
