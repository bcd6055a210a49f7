import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { demoPassword } from '../db/seed/seed.ts'
import { passwordSha } from '../src/platform/session/password.ts'
import { Connection, unchunked, type Request } from './client.ts'
import { dayAt, permit, pick, plants, random, statuses } from './rows.ts'
import { benchUser, rowCount, userCount } from './tables.ts'

interface Call {
  method?: string
  path: string
  query?: Record<string, unknown>
  json?: unknown
  /** Headers of this call alone, besides those of the target. */
  headers?: Record<string, string>
}
/** Content of a file in peers/: the request of each workload for this target. */
export interface Target {
  name: string
  base: string
  login: Call & { token: string }
  auth: Record<string, string>
  work: Record<string, Call>
  cleanup: string[]
  /** SQL: number and version of the rows `$1`, for targets that ask which version a change was made from. */
  versions?: string
  /** Names of columns that this target calls otherwise. */
  rename?: Record<string, string>
  /** Columns of 'Y' and 'N' that this target keeps as true and false. */
  flags?: string[]
  headers?: Record<string, string>
  token: string
  /** The version of each row that was last seen, as a form holds it. */
  known: Map<number, string>
}

const terms = [
  '열교환기 용접',
  '펌프 교체',
  '반응기 내부',
  '크레인 정기',
  '배관 누설',
  '밸브 교체',
  '전동기 절연',
  '집진기 도장',
  '저장탱크 펌프',
  '보일러동 밸브',
]
/** Parts of three syllables, as people type them while they look for something. */
const threes = [
  '교환기',
  '압축기',
  '증류탑',
  '집진기',
  '전동기',
  '보일러',
  '변전실',
  '냉각탑',
  '반응기',
  '창고동',
]
/** The bench's user sees two plants of eight. */
const scope = plants.slice(0, 2)
const visible: number[] = []
for (let at = 1; visible.length < 4000; at += 37) {
  const id = ((at * 7919) % rowCount) + 1
  if (scope.includes(permit(id).plant)) visible.push(id)
}
let written = Date.now() % 1e7

/** Request number `number` of a workload has the same parameters for every target. */
function parameters(
  number: number,
  { token, known, rename = {}, flags = [] }: Target,
): Record<string, unknown> {
  const next = random(number * 40503 + 7)
  const from = Math.floor(next() * 700)
  const page = 460 + Math.floor(next() * 40)
  const { id: _id, created_at: _at, ...row } = permit(5_000_000 + ++written)
  const named = (given: object) =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        rename[name] ?? name,
        flags.includes(name) ? value === 'Y' : value,
      ]),
    )
  // One after the other, so that no two open forms hold the same row.
  const changed = visible[number % visible.length]!
  return {
    token,
    // Peers have users and passwords of their own.
    email: process.env['BENCH_EMAIL'] ?? benchUser,
    peerPassword: process.env['BENCH_PASSWORD'] ?? demoPassword,
    plants: scope,
    requestKey: randomUUID(),
    changed,
    version: known.get(changed),
    password: demoPassword,
    passwordSha: passwordSha(demoPassword),
    // Each waits for the other where one account signs in twice at once.
    loginUser: token === '' ? benchUser : `bench${1 + (number % (userCount - 1))}`,
    plant: pick(next, scope),
    status: pick(next, statuses),
    from: dayAt(from),
    to: dayAt(from + 60 + Math.floor(next() * 300)),
    term: pick(next, terms),
    three: pick(next, threes),
    page,
    offset: (page - 1) * 20,
    id: pick(next, visible),
    permit: named({ ...row, plant: scope[0], permit_no: `NEW-${written}` }),
    risk: pick(next, ['상', '중', '하']),
    upd: named({
      status: pick(next, statuses),
      remark: `변경 ${written}`,
      worker_count: 1 + Math.floor(next() * 20),
    }),
  }
}
const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value)
function filled(template: unknown, values: Record<string, unknown>): unknown {
  if (typeof template === 'string') {
    const whole = /^\{\{([\w.]+)\}\}$/.exec(template)
    return whole
      ? at(values, whole[1]!)
      : template.replaceAll(/\{\{([\w.]+)\}\}/g, (_, name: string) => String(at(values, name)))
  }
  if (typeof template !== 'object' || template === null) return template
  if (Array.isArray(template)) return template.map((each) => filled(each, values))
  return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, filled(value, values)]))
}

export function requestOf(target: Target, work: string, number: number): Request {
  const call = work === 'W9' ? target.login : target.work[work]!
  const values = parameters(number, target)
  const asked = Object.entries(filled(call.query ?? {}, values) as Record<string, unknown>)
  const query = new URLSearchParams(
    asked.map(([name, value]): [string, string] => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  ).toString()
  const body = call.json === undefined ? undefined : JSON.stringify(filled(call.json, values))
  return {
    method: call.method ?? 'GET',
    path: String(filled(call.path, values)) + (query === '' ? '' : `?${query}`),
    headers: {
      ...target.headers,
      ...(work === 'W9' ? {} : (filled(target.auth, values) as Record<string, string>)),
      ...(filled(call.headers ?? {}, values) as Record<string, string>),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  }
}

export function readTarget(name: string): Target {
  return {
    ...(JSON.parse(readFileSync(new URL(`peers/${name}.json`, import.meta.url), 'utf8')) as Target),
    token: '',
    known: new Map(),
  }
}
/** The files of all targets but the limit and the portal. */
export const peerNames = (): string[] =>
  readdirSync(new URL('peers', import.meta.url))
    .map((file) => file.replace('.json', ''))
    .filter((name) => name !== 'limit' && name !== 'portal')

/** Keeps the version of the answered row for its next change. */
export function note(target: Target, work: string, number: number, body: Buffer): void {
  if (!target.versions || !work.startsWith('W6')) return
  const version = /"updateDt":"([^"]+)"/.exec(body.toString())?.[1]
  if (version) target.known.set(visible[number % visible.length]!, version)
}
export const changedRows: readonly number[] = visible
/** @throws Error when the target refuses its user */
export async function signIn(target: Target): Promise<void> {
  const connection = new Connection(target.base)
  target.token = ''
  const { status, body, isChunked } = await connection.send(requestOf(target, 'W9', 0))
  connection.close()
  if (status !== 200) throw new Error(`${target.name}: ${status} ${body.toString()}`)
  const content = isChunked ? unchunked(body) : body
  target.token = String(at(JSON.parse(content.toString()), target.login.token))
}
