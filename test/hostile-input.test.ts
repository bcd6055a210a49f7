import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { behaviours } from '../src/app/modules.ts'
import { listPathOf } from '../src/core/shared/resource.ts'
import type { Fields } from '../src/core/shared/field.ts'
import { routesOf } from './platform.ts'
import { startPortal, type Client, type Portal } from './portal.ts'
import { insertSample, makePerson, sentValues } from './sample-row.ts'
import { everything, shareOf } from './share.ts'

/**
 * Input of wrong shapes on every address: whatever is sent is refused or taken, and never breaks the server
 * (5xx).
 */
let portal: Portal
let sender: Client
beforeAll(async () => {
  portal = await startPortal()
  await makePerson(portal.engine.database, 'all-rights', { access: true, write: true, everywhere: true })
  sender = await portal.signIn('all-rights')
})
afterAll(() => portal?.close())

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
/** JSON as a hostile client writes it: not everything can be said with JSON.stringify. */
const oddValues = [
  'null',
  '-1',
  '1e309',
  '1e18',
  `"${'9'.repeat(30)}"`,
  '"a\\u0000b"',
  '"\\ud800"',
  `"${'가'.repeat(5000)}"`,
  '"%_\'\\";drop table x;--"',
  '"0000-00-00"',
  '"9999-12-31T23:59:59+99:99"',
  '[null]',
  '[[]]',
  '[{"toString":[{"aNm":1}]}]',
  '["\\ud800\\u0000"]',
]
const oddBodies = [
  'null',
  '5',
  '"text"',
  'true',
  '[]',
  '[null,5,"a",{},[]]',
  deep(5000),
  `{"updateDt":${deep(5000)},"reason":{},"gridPref":{"a":${deep(5000)}}}`,
  '{"toString":[{"aNm":1}],"constructor2":1,"valueOf":{}}',
  '{"__proto__":{"vendorCd":"V00001"}}',
  '{"constructor":{"prototype":{}}}',
  '{"inserted":null,"updated":null,"deleted":null}',
  '{"inserted":"a","updated":{},"deleted":5}',
  '{"inserted":[null,5,[]],"updated":[]}',
  '{"updated":[null]}',
  '{"updated":[5]}',
  '{"deleted":[null]}',
  '{"deleted":[[],{}]}',
  '{"previewNo":"00000000-0000-0000-0000-000000000000","excluded":5}',
  '{"previewNo":[],"excluded":"a"}',
  '{"signRoleCd":"constructor","siteCode":5,"remark":5,"permitCooperationNo":"a","direction":{},"vendorWorkerNo":{}}',
  '{"signRoleCd":"\\u0000","siteCode":"\\ud800","resultCd":"refused","permitCooperationNo":1e309}',
  '{"userId":{},"userPwd":[],"userPwdRepeat":null,"userPwdSHA":5}',
  '{"taskClassNm":"toString","taskKey":{},"taskFlag":"constructor","tempTaskKey":[]}',
  '{"langCd":"\\u0000","notiPref":{"a":"\\ud800"},"homeUrl":5}',
  '{"notiPref":{"a":"\\u0000"},"message":"\\u0000","returnCode":1e309}',
  '{"a":',
  '',
]
const oddTypes = [
  ['text', 'text/plain'],
  ['a=b', 'application/x-www-form-urlencoded'],
  ['no boundary', 'multipart/form-data'],
  ['--x\r\nbroken', 'multipart/form-data; boundary=x'],
  ['{}', 'no type at all'],
] as const
const oddKeys = [
  '0',
  '-1',
  '999999999999999',
  '1e9',
  'a%00b',
  '%ED%A0%80',
  "'%22--",
  '__proto__',
  'constructor',
  '가'.repeat(40),
]

const broken: string[] = []
const open = new Set<Promise<void>>()
/** Some at a time: one after the other would take minutes. */
async function send(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: string,
  type = 'application/json',
) {
  const sent = sendNow(method, url, payload, type).finally(() => open.delete(sent))
  open.add(sent)
  if (open.size >= 6) await Promise.race(open)
}
async function sendNow(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload: string | undefined,
  type: string,
) {
  const answer = await portal.app.inject({
    method,
    url,
    headers: {
      'x-authorization': `Bearer ${sender.accessToken}`,
      ...(payload === undefined ? {} : { 'content-type': type }),
    },
    ...(payload === undefined ? {} : { payload }),
  })
  if (answer.statusCode < 500) return
  const cause = await portal.engine.database.maybe<{ causeDetail: string }>(
    'select "causeDetail" from "errorLog" where "logNo"::text = $1',
    [(JSON.parse(answer.body) as { logNo: string | null }).logNo],
  )
  broken.push(
    `${method} ${url} ${payload?.slice(0, 80) ?? ''} → ${answer.statusCode} ${cause?.causeDetail.slice(0, 300) ?? answer.body}`,
  )
}
const taken = async () => {
  await Promise.all(open)
  return broken.splice(0)
}
/** Everything else ends by itself; these stay open, end the session or make a document a call. */
const leftOut = /\/api\/live|logout|\/print$|\/api\/docs|\/excel\/template|^\/\*|\/assets/

describe('every address', () => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
  test.each(methods)('%s', { timeout: 120_000 }, async (method) => {
    const routes = routesOf(portal.app).filter((route) => route.method === method && !leftOut.test(route.url))
    expect(routes.length).toBeGreaterThan(0)
    for (const [turn, { url }] of routes.entries()) {
      const filled = (key: string) => url.replaceAll(/:\w+/g, key)
      if (url.includes(':'))
        for (const key of shareOf(oddKeys, turn))
          await send(method, filled(key), method === 'GET' ? undefined : '{}')
      if (method === 'GET') continue
      for (const body of shareOf(oddBodies, turn)) await send(method, filled('1'), body)
      for (const [body, type] of shareOf(oddTypes, turn)) await send(method, filled('1'), body, type)
    }
    expect(await taken()).toEqual([])
  })
})

// The gate sends wrong fields to every fourth entity and wrong conditions to those between, `npm run
// test:trust` both to each.
const attacked = behaviours
  .map(({ resource, without = [] }, index) => ({ name: resource.name, resource, without, index }))
  .filter(({ index }) => everything || index % 2 === 0)
describe.each(attacked)('$name', ({ resource, without, index }) => {
  const takes = (turn: 0 | 2) => everything || index % 4 === turn
  const fieldsTest = takes(0) ? test : undefined
  const conditionsTest = takes(2) ? test : undefined
  fieldsTest?.('fields of every wrong shape', { timeout: 120_000 }, async () => {
    const sql = portal.engine.database
    const good = await sentValues(sql, resource)
    const key = await insertSample(
      sql,
      resource,
      resource.name === 'user'
        ? { userKindCd: 'UKD01', deptCd: 'D211' }
        : resource.name === 'deptProcess'
          ? {
              processNo: (await sql.one<{ n: number }>('select max("processNo") as n from "process"')).n,
              deptCd: 'D212',
            }
          : {},
    ).catch(() => '1')
    const names = [
      ...Object.keys(resource.fields as Fields),
      ...Object.keys((resource.lines ?? {}) as object),
      'updateDt',
      'state',
    ]
    for (const [turn, name] of names.entries())
      for (const value of shareOf(oddValues, turn)) {
        if (!without.includes('create'))
          await send('POST', resource.path, `${JSON.stringify(good).slice(0, -1)},"${name}":${value}}`)
        if (!without.includes('update')) await send('PUT', `${resource.path}/${key}`, `{"${name}":${value}}`)
      }
    expect(await taken()).toEqual([])
  })
  conditionsTest?.('conditions of every wrong shape', { timeout: 120_000 }, async () => {
    const values = [
      'a%00b',
      '%ED%A0%80',
      '9'.repeat(40),
      '1e9',
      '-',
      "'%22--",
      'constructor',
      '0000-00-00',
      '0000-01-01',
      '99999-01',
      '%25',
      '가',
      'a,b,,c',
      '가'.repeat(300),
    ]
    const conditions = Object.keys(resource.search as object).flatMap((each) => [
      each,
      `${each}.from`,
      `${each}.to`,
    ])
    for (const [turn, value] of values.entries()) {
      for (const name of shareOf(
        [...conditions, 'q', 'sort', 'direction', 'page', 'limit', 'toString'],
        turn,
      ))
        await send('GET', `${listPathOf(resource)}?${name}=${value}`)
      await send(
        'GET',
        `${listPathOf(resource)}?${conditions.map((name) => `${name}=a&${name}=${value}`).join('&')}`,
      )
      for (const columns of shareOf(
        [...((resource.unique ?? []) as string[][]), [resource.key], ['constructor'], ['toString', 'key']],
        turn,
      ))
        await send('GET', `${resource.path}/check?${columns.map((name) => `${name}=${value}`).join('&')}`)
    }
    for (const [turn, name] of ['sort', 'columns', 'direction'].entries())
      for (const value of shareOf(values, turn))
        if (!without.includes('excel')) await send('GET', `${resource.path}/excel?${name}=${value}`)
    expect(await taken()).toEqual([])
  })
})
