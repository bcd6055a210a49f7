import { afterAll, beforeAll, expect, test } from 'vitest'
import { behaviours } from '../src/app/modules.ts'
import { listPathOf, type Transition } from '../src/core/shared/resource.ts'
import type { ErrorBody, Language } from '../src/core/shared/session.ts'
import { startPortal, type Client, type Portal } from './portal.ts'
import { makePerson } from './sample-row.ts'

/**
 * Bad input at every entity, in each language: an empty record, a record and a condition that do not exist,
 * every transition of a stored row. What is answered is said in the reader's language; names in it are data.
 */
let portal: Portal
let sender: Client
beforeAll(async () => {
  portal = await startPortal()
  await makePerson(portal.engine.database, 'all-rights', { access: true, write: true, everywhere: true })
  sender = await portal.signIn('all-rights')
})
afterAll(() => portal?.close())

interface Found {
  data: Record<string, unknown>
  allowed: { action: string; label: string; reasons: { message: string }[] }[]
  editable: { message: string }[]
}
/** A Korean sentence: its ending, or Hangul without a word of another language around it. */
const isKorean = (said: string): boolean =>
  /(니다|세요|십시오|어요|아요)(?![\p{Script=Hangul}])/u.test(said) ||
  (/\p{Script=Hangul}/u.test(said) && !/[a-z\p{Script=Han}]{2}/u.test(said))

/** Every message of an answer. */
const messagesIn = ({ message, fields = [], reasons = [] }: Partial<ErrorBody>): string[] => [
  ...(message ? [message] : []),
  ...[...fields, ...reasons].map((each) => String(each.message)),
]

async function saidAt({ resource }: (typeof behaviours)[number]): Promise<string[]> {
  const { path } = resource
  const list = listPathOf(resource)
  // An address that is none is answered before anybody knows who asks.
  const has = (method: 'GET' | 'POST' | 'PUT', url: string): boolean => portal.app.hasRoute({ method, url })
  const answers = [
    ...(has('POST', path)
      ? [
          await sender.post(path, {}),
          await sender.post(path, { [resource.key as string]: 'x'.repeat(5000), updateDt: 'x' }),
        ]
      : []),
    ...(has('GET', `${path}/:key`) ? [await sender.get(`${path}/none`)] : []),
    await sender.get(`${list}?sort=none&page=-1`),
    await sender.get(`${path}/excel?columns=none`),
    ...(has('PUT', `${path}/:key`) ? [await sender.put(`${path}/none`, {})] : []),
  ]
  const said = answers.flatMap(({ status, body }) =>
    status >= 400 ? messagesIn(body as Partial<ErrorBody>) : [],
  )
  const rows = await sender.get(`${list}?limit=3`)
  const stored = rows.status === 200 ? (rows.body.data as Record<string, unknown>[]) : []
  for (const row of Array.isArray(stored) ? stored : []) {
    const key = encodeURIComponent(String(row[resource.key as string]))
    const { status, body } = await sender.get(`${path}/${key}`)
    if (status !== 200) continue
    const found = body as unknown as Found
    said.push(
      ...(found.allowed ?? []).flatMap(({ label, reasons }) => [
        label,
        ...reasons.map(({ message }) => message),
      ]),
      ...(found.editable ?? []).map(({ message }) => message),
    )
    for (const action of Object.keys((resource.transitions ?? {}) as Record<string, Transition<string>>)) {
      if (!has('PUT', `${path}/:key/${action}`)) continue
      const moved = await sender.put(`${path}/${key}/${action}`, {})
      if (moved.status >= 400) said.push(...messagesIn(moved.body as Partial<ErrorBody>))
    }
  }
  return said.map((each) => `${resource.name}: ${each}`)
}

test.each(['en', 'zh', 'es'] as const)(
  'every refusal of bad input is said in %s',
  async (language: Language) => {
    await sender.put('/api/manage/userpref', { langCd: language })
    const said: string[] = []
    for (const behaviour of behaviours) said.push(...(await saidAt(behaviour)))
    expect(said.length).toBeGreaterThan(behaviours.length * 3)
    expect([...new Set(said)].filter(isKorean)).toEqual([])
  },
  240_000,
)
