import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword } from '../../db/seed/seed.ts'
import { createDatabase } from '../../src/core/server/database/database.ts'
import { startEmbeddedPostgres } from '../../src/core/server/database/embedded-postgres.ts'
import { passwordSha } from '../../src/platform/session/password.ts'
import { makePerson } from '../sample-row.ts'
import type { PortalProcess } from './portal-process.ts'

export interface LoadReport {
  users: number
  seconds: number
  requests: number
  errors: Record<string, number>
  /** Milliseconds. */
  listP95: number
  otherP95: number
  worst: number
}

/** The acts of people: mostly they look at lists, now and then at a record, seldom they change something. */
const lists = [
  '/api/saf/workpermits?limit=20',
  '/api/saf/workpermits?limit=20&q=%EC%9A%A9%EC%A0%91',
  '/api/saf/wkods?limit=20&sort=wkodNm',
  '/api/manage/users?limit=20',
  '/api/chm/chemicals?limit=20',
  '/api/impr/imprs?limit=20',
]
const others = [
  '/api/main/portlet/mywork',
  '/api/saf/workpermit/1',
  '/menus',
  '/api/search?q=%EB%B0%B0%EA%B4%80',
]
const readSeconds = [2, 8] as const

/**
 * People at their usual pace: each looks at something every few seconds, all begin within the first pause.
 */
export async function loadDrill(
  portal: PortalProcess,
  { users, seconds }: { users: number; seconds: number },
): Promise<LoadReport> {
  const times = { list: [] as number[], other: [] as number[] }
  const errors: Record<string, number> = {}
  const people = await createPeople(portal, users)
  const end = performance.now() + seconds * 1000
  const live = async (userId: string, index: number) => {
    const token = await signIn(portal.url, userId, index)
    while (performance.now() < end) {
      await wait((readSeconds[0] + Math.random() * (readSeconds[1] - readSeconds[0])) * 1000)
      const kind = Math.random() < 0.7 ? 'list' : 'other'
      const from = kind === 'list' ? lists : others
      const url = from[Math.floor(Math.random() * from.length)]!
      const begin = performance.now()
      const answer = await fetch(portal.url + url, {
        headers: { 'x-authorization': `Bearer ${token}` },
      }).catch(() => undefined)
      await answer?.arrayBuffer()
      times[kind].push(performance.now() - begin)
      if (!answer?.ok)
        errors[`${url} ${answer?.status ?? 'lost'}`] = (errors[`${url} ${answer?.status ?? 'lost'}`] ?? 0) + 1
    }
  }
  await Promise.all(people.map(live))
  return {
    users,
    seconds,
    requests: times.list.length + times.other.length,
    errors,
    listP95: percentile(times.list),
    otherP95: percentile(times.other),
    worst: Math.round(Math.max(...times.list, ...times.other)),
  }
}

async function createPeople(portal: PortalProcess, users: number): Promise<string[]> {
  const { url } = await startEmbeddedPostgres({ dataDir: portal.dataDir, port: portal.databasePort })
  const database = createDatabase(url, { max: 1 })
  const names = Array.from({ length: users }, (_, index) => `load-${index}`)
  for (const userId of names)
    await makePerson(database, userId, { access: true, write: true, everywhere: true })
  await database.end()
  return names
}

async function signIn(url: string, userId: string, index: number): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${Math.floor(index / 200)}.${(index % 200) + 1}`,
    },
    body: JSON.stringify({ userId, userPwdSHA: passwordSha(demoPassword) }),
  })
  if (!answer.ok) throw new Error(`${userId} cannot sign in: ${await answer.text()}`)
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken
}

/** The 95th percentile in whole milliseconds. */
function percentile(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0)
}
