import * as fc from 'fast-check'
import type { ExcelJobRunner } from '../../src/platform/log/excel-job.server.ts'
import type { Portal } from '../portal.ts'
import { makePerson } from '../sample-row.ts'

type Json = Record<string, unknown>
interface Schema extends Json {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  anyOf?: Schema[]
}
interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  query: string[]
  body: Schema | undefined
}
interface Request {
  method: Operation['method']
  url: string
  payload: string | undefined
  contentType: string
  /** Which of the senders. */
  sender: number
}
export interface FuzzReport {
  seed: number
  requests: number
  operations: number
  /** The number of answers by status. */
  statuses: Record<number, number>
  /** Rows that were changed by calls that got through: the watch on changes is awake. */
  changedRows: number
  /** Faults, each with the request that repeats it. */
  faults: string[]
}

/** These stay open, make a document a call, or are the document itself. */
const leftOut = /^\/api\/live|\/print$|^\/api\/docs/
/** Rows that a refused call leaves on purpose: who tried what. */
const trails = [
  'errorLog',
  'auditLog',
  'loginHistory',
  'userSession',
  'personalAccessLog',
  'useLog',
  'idempotency',
]

/**
 * Random calls of every operation of the OpenAPI document, by senders with all rights, a vendor's, none and
 * nobody. A 4xx must be in Korean and change no row; no answer may be 5xx or show where the program is
 * installed.
 * @param options the same seed sends the same requests
 */
export async function fuzz(
  portal: Portal,
  { requests, seed }: { requests: number; seed: number },
): Promise<FuzzReport> {
  const operations = operationsOf(portal)
  const senders = await createSenders(portal)
  await watchChanges(portal)
  const report: FuzzReport = {
    seed,
    requests,
    operations: operations.length,
    statuses: {},
    changedRows: 0,
    faults: [],
  }
  // In portions: a sample of 100,000 requests at once would stand in memory.
  for (let done = 0; done < requests; done += portion) {
    const numRuns = Math.min(portion, requests - done)
    for (const request of fc.sample(requestOf(operations, senders.length), { seed: seed + done, numRuns }))
      await sendOne(portal, senders, request, report)
  }
  return report
}
const portion = 1000

function operationsOf(portal: Portal): Operation[] {
  const { paths = {} } = portal.app.swagger() as { paths?: Record<string, Record<string, Json>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    leftOut.test(path)
      ? []
      : Object.entries(methods).flatMap(([method, operation]) => {
          if (!['get', 'post', 'put', 'patch', 'delete'].includes(method)) return []
          const parameters = (operation['parameters'] ?? []) as { in: string; name: string }[]
          const content = (
            operation['requestBody'] as { content?: Record<string, { schema: Schema }> } | undefined
          )?.content
          return {
            method: method.toUpperCase() as Operation['method'],
            path,
            query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
            body: content?.['application/json']?.schema,
          }
        }),
  )
}

interface Sender {
  userId: string
  token: string | undefined
}
async function createSenders(portal: Portal): Promise<Sender[]> {
  const sql = portal.engine.database
  await makePerson(sql, 'fuzz-all', { access: true, write: true, everywhere: true })
  await makePerson(sql, 'fuzz-own', { access: true, write: true, everywhere: false })
  await makePerson(sql, 'fuzz-vendor', { access: true, write: true, everywhere: false, vendorCd: 'V00001' })
  await makePerson(sql, 'fuzz-none', { access: false, write: false, everywhere: false })
  // Signed by hand: vendors enter by another door, and a door may be shut by the requests themselves.
  const names = ['fuzz-all', 'fuzz-own', 'fuzz-vendor', 'fuzz-none', 'saf01', 'vnd01a']
  return [
    ...(await Promise.all(names.map(async (userId) => ({ userId, token: await tokenOf(portal, userId) })))),
    { userId: '', token: undefined },
  ]
}
const tokenOf = async (portal: Portal, userId: string): Promise<string | undefined> =>
  (await portal.signIn(userId).catch(() => undefined))?.accessToken

/** A row of each change in a table of its own, which a rollback takes back with the change. */
async function watchChanges(portal: Portal): Promise<void> {
  await portal.engine.database.query(`do $$
    declare each record;
    begin
      create table "fuzzChange" ("changeNo" bigint generated always as identity, "tableNm" text, "op" text);
      create function "noteFuzzChange"() returns trigger language plpgsql as $f$
        begin insert into "fuzzChange" ("tableNm", "op") values (tg_table_name, tg_op); return null; end $f$;
      for each in select relname from pg_class join pg_namespace n on n.oid = relnamespace
        where relkind in ('r', 'p') and not relispartition and n.nspname = 'public' and relname <> 'fuzzChange' and relname <> all(array[${trails.map((name) => `'${name}'`).join(', ')}])
      loop
        execute format('create trigger "fuzzChange" after insert or update or delete on %I for each row execute function "noteFuzzChange"()', each.relname);
      end loop;
    end $$`)
}

async function sendOne(
  portal: Portal,
  senders: Sender[],
  request: Request,
  report: FuzzReport,
): Promise<void> {
  const sender = senders[request.sender]!
  const answer = await portal.app.inject({
    method: request.method,
    url: request.url,
    headers: {
      ...(sender.token ? { 'x-authorization': `Bearer ${sender.token}` } : {}),
      ...(request.payload === undefined ? {} : { 'content-type': request.contentType }),
    },
    ...(request.payload === undefined ? {} : { payload: request.payload }),
  })
  const { statusCode: status, body } = answer
  report.statuses[status] = (report.statuses[status] ?? 0) + 1
  const fault = (what: string) =>
    void report.faults.push(
      `${what}: ${sender.userId || 'nobody'} ${request.method} ${request.url} ${request.payload?.slice(0, 300) ?? ''} → ${status} ${body.slice(0, 200)}`,
    )
  if (status >= 500) fault(await causeOf(portal, body))
  if (/node_modules|\/src\/|\.ts:\d+|at \w+ \(/.test(body) && status >= 400) fault('shows the program')
  if (status >= 400 && !/[가-힣]/.test(messageOf(body))) fault('no Korean message')
  // An accepted download is made after its answer: without waiting, its rows would count for the next request.
  if (status < 400) await (portal.engine.excelJobs as ExcelJobRunner).run()
  const changes = await portal.engine.database.query<{ tableNm: string; op: string }>(
    'delete from "fuzzChange" returning "tableNm", "op"',
  )
  if (status < 400) report.changedRows += changes.length
  if (status >= 400 && changes.length > 0)
    fault(`changed ${[...new Set(changes.map(({ tableNm, op }) => `${tableNm} ${op}`))].join(', ')}`)
  // A request may have ended its own session; the next ones go on.
  if (status === 401 && sender.token) sender.token = await tokenOf(portal, sender.userId)
}
function messageOf(body: string): string {
  try {
    return String((JSON.parse(body) as { message?: unknown }).message)
  } catch {
    return ''
  }
}
async function causeOf(portal: Portal, body: string): Promise<string> {
  const { logNo } = JSON.parse(body) as { logNo: string | null }
  const cause = await portal.engine.database.maybe<{ causeDetail: string }>(
    'select "causeDetail" from "errorLog" where "logNo"::text = $1',
    [logNo],
  )
  return `broke (${cause?.causeDetail.slice(0, 300) ?? 'no log'})`
}

const hostileTexts = [
  '가',
  '가'.normalize('NFD'),
  '👩‍🚒🧯',
  '\u202Eabc\u202C',
  'مرحبا',
  'a\u0000b',
  '\uD800',
  '<script>alert(1)</script>',
  '\'; drop table "user";--',
  '=HYPERLINK("http://x","y")',
  '@SUM(1+1)',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%00',
  '%_',
  '__proto__',
  'constructor',
  '9'.repeat(40),
  '1e309',
  '-1',
  '0',
  '2026-02-30',
  '2026-11-20',
  '2026-11-20T08:00:00+09:00',
  '0000-00-00',
  'Y',
  'N',
  ' ',
  '',
  '긴 문장 '.repeat(2000),
]
const hostileText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 40 }))
const hostileNumber = fc.oneof(
  fc.integer({ min: 0, max: 40 }),
  fc.constantFrom(-1, 0.1, 1e15, 2 ** 31, 2 ** 63, Number.MAX_SAFE_INTEGER, -Number.MAX_VALUE, 1e-300),
)
const nested = (depth: number): unknown =>
  depth === 0 ? [] : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) }
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, [], {}, [null], nested(30), nested(60), { toString: 1 }, ['가', 1, null]),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Mostly what the schema asks for, sometimes anything. */
function valueOf(schema: Schema | undefined, depth = 0): fc.Arbitrary<unknown> {
  if (!schema || depth > 4) return hostileValue
  const fitting = fittingValue(schema, depth)
  return fitting
    ? fc.oneof({ arbitrary: fitting, weight: 5 }, { arbitrary: hostileValue, weight: 1 })
    : hostileValue
}
function fittingValue(schema: Schema, depth: number): fc.Arbitrary<unknown> | undefined {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valueOf(each, depth + 1)))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') {
    const properties = Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, each]) => [name, valueOf(each, depth + 1)]),
    )
    return fc.record(properties, {
      requiredKeys: (schema.required ?? []).filter((name) => name in properties),
    })
  }
  if (type === 'array') return fc.array(valueOf(schema.items, depth + 1), { maxLength: 3 })
  if (type === 'string') return hostileText
  if (type === 'integer' || type === 'number') return hostileNumber
  if (type === 'boolean') return fc.boolean()
  return undefined
}

const key = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 30 }).map(String), weight: 4 },
  {
    arbitrary: fc.constantFrom('fuzz-none', 'vnd01a', '1000', 'D112', 'V00001', 'excel', 'check'),
    weight: 1,
  },
  { arbitrary: hostileText, weight: 1 },
)
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed()) || '%20'
const contentTypes = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'x',
]

function requestOf(operations: readonly Operation[], senders: number): fc.Arbitrary<Request> {
  const bodies = new Map(operations.map((operation) => [operation, valueOf(operation.body)]))
  return fc.constantFrom(...operations).chain((operation) => {
    const { method, path, query } = operation
    const keys = path.match(/\{\w+\}/g) ?? []
    const asked = fc.dictionary(
      fc.constantFrom(...query, 'q', 'page', 'limit', 'sort', 'direction', 'columns', 'toString'),
      hostileText,
      {
        maxKeys: 3,
      },
    )
    const payload =
      method === 'GET'
        ? fc.constant(undefined)
        : fc.oneof(
            { arbitrary: bodies.get(operation)!.map((body) => JSON.stringify(body) ?? 'null'), weight: 8 },
            { arbitrary: hostileText, weight: 1 },
            { arbitrary: fc.constant(undefined), weight: 1 },
          )
    return fc.record({
      method: fc.constant(method),
      url: fc.tuple(fc.tuple(...keys.map(() => key)), asked).map(([given, search]) => {
        const filled = keys.reduce((url, name, index) => url.replace(name, encoded(given[index]!)), path)
        const text = Object.entries(search).map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
        return text.length > 0 ? `${filled}?${text.join('&')}` : filled
      }),
      payload,
      contentType: fc.oneof(
        { arbitrary: fc.constant('application/json'), weight: 12 },
        { arbitrary: fc.constantFrom(...contentTypes), weight: 1 },
      ),
      sender: fc.oneof(
        { arbitrary: fc.constant(0), weight: 3 },
        { arbitrary: fc.nat(senders - 1), weight: 3 },
      ),
    })
  })
}
