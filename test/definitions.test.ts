import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { behaviours } from '../src/app/modules.ts'
import { readWorkbook } from '../src/core/server/excel/workbook-reader.ts'
import { writeWorkbook } from '../src/core/server/excel/workbook-writer.ts'
import { missingSql } from '../src/core/server/database/ddl.ts'
import { listPathOf, type AnyResource, type Transition } from '../src/core/shared/resource.ts'
import type { Fields } from '../src/core/shared/field.ts'
import { maxLength } from '../src/core/shared/field.ts'
import { flagOf } from '../src/core/shared/file-flag.ts'
import { messages } from '../src/core/shared/messages.ts'
import { expectations } from './expectations.ts'
import { startPortal, type Client, type Portal } from './portal.ts'
import { insertSample, makePerson, sampleValues, sentValues, type Values } from './sample-row.ts'
import { everything as isLongRun } from './share.ts'

/** The behaviour that every entity inherits from the engine, proven for each definition (ARCHITECTURE.md). */
let portal: Portal
let everything: Client
let reader: Client
let nobody: Client
let local: Client
let vendor: Client

beforeAll(async () => {
  portal = await startPortal()
  const sql = portal.engine.database
  // Rights that come with a department would blur who may do what here.
  await sql.query('delete from "deptAuthGrp"')
  await makePerson(sql, 'all-rights', { access: true, write: true, everywhere: true })
  await makePerson(sql, 'reader', { access: true, write: false, everywhere: true })
  await makePerson(sql, 'no-rights', { access: false, write: false, everywhere: true })
  await makePerson(sql, 'local', { access: true, write: true, everywhere: false })
  await makePerson(sql, 'vnd-test', {
    access: true,
    write: true,
    everywhere: false,
    vendorCd: (await sql.one<{ vendorCd: string }>(`select "vendorCd" from "user" where "userId" = 'vnd01a'`))
      .vendorCd,
  })
  ;[everything, reader, nobody, local, vendor] = (await Promise.all(
    ['all-rights', 'reader', 'no-rights', 'local', 'vnd-test'].map((userId) => portal.signIn(userId)),
  )) as [Client, Client, Client, Client, Client]
})
afterAll(() => portal?.close())

const cases = behaviours.map((behaviour) => ({
  name: behaviour.resource.name,
  resource: behaviour.resource,
  without: behaviour.without ?? [],
}))
const transitionsOf = (resource: AnyResource) =>
  Object.entries((resource.transitions ?? {}) as Record<string, Transition<string>>).filter(
    ([, { system }]) => !system,
  )
const scopeOf = (resource: AnyResource) =>
  resource.scope === 'everyone' ? undefined : (resource.scope as Record<string, string>)
/** Owners that no sample of ours has: another plant, another department there, another vendor. */
async function foreignColumns(resource: AnyResource): Promise<Values> {
  const scope = scopeOf(resource) ?? {}
  const other = await portal.engine.database.one<{ vendorCd: string }>(
    `select "vendorCd" from "vendor" where "vendorCd" <> $1 order by 1 limit 1`,
    [(await ownVendor()) ?? ''],
  )
  return {
    ...(scope['plant'] ? { [scope['plant']]: scope['plant'] === resource.key ? '3000' : '2000' } : {}),
    ...(scope['dept'] ? { [scope['dept']]: 'D211' } : {}),
    ...(scope['vendor'] ? { [scope['vendor']]: other.vendorCd } : {}),
    ...(scope['person'] ? { [scope['person']]: 'emp21' } : {}),
    ...(scope['owner'] && scope['owner'] !== 'createUserId' ? { [scope['owner']]: 'emp21' } : {}),
  }
}
const insert = async (resource: AnyResource, over: Values = {}) =>
  insertSample(portal.engine.database, resource, {
    ...over,
    ...(await expectations.samples[resource.name]?.(portal.engine.database)),
  })
const ownVendor = async () =>
  (
    await portal.engine.database.one<{ vendorCd: string }>(
      `select "vendorCd" from "user" where "userId" = 'vnd01a'`,
    )
  ).vendorCd

/** Every address of an entity with the right that it asks for. */
function addresses(
  resource: AnyResource,
  without: readonly string[],
  key: string | number,
): { method: 'get' | 'post' | 'put' | 'delete'; url: string; right: 'read' | 'write' | 'excel' }[] {
  const path: string = resource.path
  return [
    { method: 'get', url: listPathOf(resource), right: 'read' },
    ...(resource.states
      ? [{ method: 'get', url: `${listPathOf(resource)}/states`, right: 'read' } as const]
      : []),
    ...(Object.keys(resource.search as object).length > 0
      ? [{ method: 'get', url: `${listPathOf(resource)}/groups`, right: 'read' } as const]
      : []),
    { method: 'get', url: `${path}/${key}`, right: 'read' },
    { method: 'get', url: `${path}/${key}/history`, right: 'read' },
    ...(without.includes('create') ? [] : [{ method: 'post', url: path, right: 'write' } as const]),
    ...(without.includes('update')
      ? []
      : [{ method: 'put', url: `${path}/${key}`, right: 'write' } as const]),
    ...(without.includes('delete')
      ? []
      : [{ method: 'delete', url: `${path}/${key}`, right: 'write' } as const]),
    ...(without.includes('multi') ? [] : [{ method: 'put', url: `${path}/multi`, right: 'write' } as const]),
    ...(without.includes('excel') ? [] : [{ method: 'get', url: `${path}/excel`, right: 'excel' } as const]),
    ...transitionsOf(resource).map(
      ([action, { forReaders }]) =>
        ({ method: 'put', url: `${path}/${key}/${action}`, right: forReaders ? 'read' : 'write' }) as const,
    ),
  ]
}

test('every definition matches its table', async () => {
  expect(
    await missingSql(
      portal.engine.database,
      behaviours.map(({ resource }) => resource),
    ),
  ).toEqual([])
})

describe.each(cases)('$name', ({ resource, without }) => {
  test('refuses without a token', async () => {
    for (const { method, url } of addresses(resource, without, 1))
      expect((await portal.anonymous[method](url, {})).status, `${method} ${url}`).toBe(401)
  })
  test('refuses without accessYn and without writeYn', async () => {
    for (const { method, url, right } of addresses(resource, without, 1)) {
      expect((await nobody[method](url, {})).status, `${method} ${url}`).toBe(403)
      if (right === 'write')
        expect((await reader[method](url, {})).status, `${method} ${url} as reader`).toBe(403)
    }
  })
  test('hides rows of other plants, departments and vendors', async () => {
    const scope = scopeOf(resource)
    if (!scope) {
      expect(resource.scope).toBe('everyone')
      return
    }
    const key = await insert(resource, await foreignColumns(resource))
    // Everybody here has every menu, also the one that shows all rows.
    const employeeSees =
      !scope['plant'] &&
      !scope['dept'] &&
      !scope['person'] &&
      (!scope['owner'] || scope['allFor'] !== undefined)
    for (const { method, url, right } of addresses(resource, without, key).filter((each) =>
      each.url.includes(`/${key}`),
    )) {
      if (!employeeSees)
        expect(
          (await local[method](url, { reason: '열 글자가 넘는 사유입니다' })).status,
          `${method} ${url}`,
        ).toBe(403)
      expect([404, 403], `${method} ${url} as vendor`).toContain(
        (await vendor[method](url, { reason: '열 글자가 넘는 사유입니다' })).status,
      )
      expect(right).toBeTruthy()
    }
    const keys = async (client: Client) =>
      ((await client.get(`${listPathOf(resource)}?limit=300`)).body.data as Values[] | undefined)?.map(
        (row) => row[resource.key],
      ) ?? []
    if (!employeeSees) expect(await keys(local)).not.toContain(key)
    expect(await keys(vendor)).not.toContain(key)
    const stored = (await everything.get(`${resource.path}/${key}`)).status
    // A user who sees everything still does not see personal rows of others.
    expect(stored).toBe(scope['person'] ? 403 : 200)
    if (resource.files) {
      const flag = flagOf(resource.files, Object.keys(resource.files)[0]!)
      const files = `/api/attachfile/uploadfiles?taskClassNm=${resource.name}&taskKey=${key}&taskFlag=${flag}`
      if (!employeeSees) expect((await local.get(files)).status).toBe(403)
      expect([403, 404]).toContain((await vendor.get(files)).status)
    }
  })
  // Each state and act of a permit is a test of its own (permit-rights.api.test.ts).
  const statesTest = isLongRun || resource.name !== 'workPermit' ? test : undefined
  statesTest?.('refuses each transition from every wrong state', async () => {
    const states = Object.keys((resource.states ?? {}) as object)
    for (const state of states) {
      const wrong = transitionsOf(resource).filter(([, { from }]) => !from.includes(state))
      // A refused act leaves the record for the next one.
      const key = wrong.length > 0 && (await insert(resource, { state }))
      for (const [action, { label, wrongState }] of wrong) {
        const answer = await everything.put(`${resource.path}/${key}/${action}`, {
          reason: '열 글자가 넘는 사유입니다',
        })
        expect(answer.status, `${label} from ${state}`).toBe(409)
        expect(answer.body.message).toBe(
          wrongState?.[0] ?? String(messages.wrongState((resource.states as Record<string, string>)[state]!)),
        )
      }
    }
  })
  test('refuses unknown fields, over-long text, wrong types and unknown codes at their fields', async () => {
    if (without.includes('create')) return
    const good = await sentValues(portal.engine.database, resource)
    const refusedAt = async (path: string, value: unknown) => {
      const { status, body } = await everything.post(resource.path, { ...good, [path]: value })
      expect(
        { status, paths: (body.fields as { path: string }[]).map((field) => field.path) },
        `${path} = ${JSON.stringify(value)?.slice(0, 40)}`,
      ).toEqual({ status: 400, paths: expect.arrayContaining([path]) })
    }
    await refusedAt('noSuchField', 1)
    for (const [name, field] of Object.entries(resource.fields as Fields)) {
      if (field.readOnly || field.numbering) continue
      // An empty plant, department or vendor is filled from the session.
      if (field.required && !Object.values(scopeOf(resource) ?? {}).includes(name))
        await refusedAt(name, null)
      if (field.kind === 'text' || field.kind === 'textarea')
        await refusedAt(name, '가'.repeat(maxLength(field) + 1))
      if (field.kind === 'number' || field.kind === 'cost') await refusedAt(name, '백')
      if (field.kind === 'date') await refusedAt(name, '2026-02-30')
      if (field.kind === 'datetime') await refusedAt(name, '2026-03-10 25:00')
      if (field.kind === 'flag') await refusedAt(name, 'X')
      if (field.kind === 'code') await refusedAt(name, 'NO_SUCH_CODE')
      if (field.kind === 'codes') await refusedAt(name, ['NO_SUCH_CODE'])
    }
  })
  test('answers 409 to a stale updateDt, and 400 at the field to none', async () => {
    if (without.includes('update')) return
    const key = await insert(resource)
    const stored = (await everything.get(`${resource.path}/${key}`)).body.data as Values
    const answer = await everything.put(`${resource.path}/${key}`, {
      ...stored,
      updateDt: '2020-01-01T00:00:00.000001+09:00',
    })
    expect({ status: answer.status, message: answer.body.message }).toEqual({
      status: 409,
      message: String(messages.stale),
    })
    const { updateDt: _left, ...blindly } = stored
    const blind = await everything.put(`${resource.path}/${key}`, blindly)
    expect({ status: blind.status, fields: blind.body.fields }).toEqual({
      status: 400,
      fields: [{ path: 'updateDt', message: String(messages.versionRequired) }],
    })
  })
})

// One engine reads and writes them all: the gate takes every tenth, `npm run test:trust` each.
const inExcel = cases
  .filter(({ resource }) => resource.excel)
  .filter((_, index) => isLongRun || index % 10 === 0)
describe.each(inExcel)('$name in Excel', ({ resource }) => {
  const names = (resource.excel?.import ?? []) as string[]
  const path: string = resource.path
  let uploader: Client
  beforeAll(async () => {
    const own = expectations.uploaders[resource.name]
    uploader = own ? await portal.signIn(own.userId) : everything
  })
  const upload = async (rows: unknown[][]) => ({
    data: await uploadFile(await workbookOf(resource, names, rows)),
  })
  const uploadFile = async (file: Buffer) => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(file)]), '양식.xlsx')
    const answer = await portal.app.inject({
      method: 'POST',
      url: `${path}/excel`,
      headers: { 'x-authorization': `Bearer ${uploader.accessToken}` },
      payload: form,
    })
    interface Uploaded {
      previewNo: string
      counts: Record<string, number>
      rows: { rowNo: number; status: string; changes: object; issues: { path: string; message: string }[] }[]
    }
    return answer.json<{ data: Uploaded }>().data
  }
  test('the template carries its columns and comes back filled: new, then unchanged, then changed, never twice', async () => {
    const template = await uploader.get(`${path}/excel/template`)
    expect(template.status).toBe(200)
    const header = readWorkbook(template.body as Buffer).find((cells) =>
      cells.some((cell) => String(cell).includes((resource.fields as Fields)[names[0]!]!.label)),
    )
    for (const name of names)
      expect(header?.map((cell) => String(cell).replaceAll(/[\s*]/g, ''))).toContain(
        (resource.fields as Fields)[name]!.label.replaceAll(/\s/g, ''),
      )

    const values = await sampleValues(portal.engine.database, resource, {
      ...(await expectations.samples[resource.name]?.(portal.engine.database)),
      ...expectations.uploaders[resource.name]?.values,
    })
    const row = names.map((name) => values[name] ?? null)
    const bad = row.with(
      // An empty plant, department or vendor is filled from the session.
      names.findIndex(
        (name) =>
          (resource.fields as Fields)[name]!.required &&
          !Object.values(scopeOf(resource) ?? {}).includes(name),
      ),
      null,
    )
    const first = await upload([row, bad])
    expect(first.data.rows[0]!.issues).toEqual([])
    expect(first.data.rows.map(({ status }) => status)).toEqual(['new', 'wrong'])
    expect(first.data.rows[1]!.issues[0]!.message).toMatch(/항목을 입력해 주세요|중복/)
    expect((await uploader.post(`${path}/excel/apply`, { previewNo: first.data.previewNo })).body).toEqual({
      data: { applied: 1, failed: 1 },
    })
    expect((await uploader.post(`${path}/excel/apply`, { previewNo: first.data.previewNo })).status).toBe(409)
    const errors = readWorkbook(
      (await uploader.get(`${path}/excel/errors?previewNo=${first.data.previewNo}`)).body as Buffer,
    )
    expect(errors.length).toBeGreaterThanOrEqual(3)

    const second = await upload([row])
    expect(second.data.rows.map(({ status }) => status)).toEqual(['same'])
    const untouched = await upload([row])
    expect(
      (
        await uploader.post(`${path}/excel/apply`, {
          previewNo: untouched.data.previewNo,
          excluded: [untouched.data.rows[0]!.rowNo],
        })
      ).body.data.applied,
    ).toBe(0)
  })
  test('the download has the columns of the screen and the rows of its conditions', async () => {
    // Personal columns want a reason (admin R12); for others it is nothing.
    const answer = await uploader.get(`${path}/excel?downloadReason=${encodeURIComponent('시험 다운로드')}`)
    expect(answer.status).toBe(200)
    expect(readWorkbook(answer.body as Buffer).length).toBeGreaterThan(1)
  })
  test('the rows taken home in the template come back unchanged', async () => {
    const file = await uploader.get(
      `${path}/excel?template=Y&downloadReason=${encodeURIComponent('시험 다운로드')}`,
    )
    expect(file.status).toBe(200)
    const { rows } = await uploadFile(file.body as Buffer)
    expect(rows.length).toBeGreaterThan(0)
    expect(
      rows
        .filter(({ status }) => status !== 'same')
        .map(({ status, issues, changes }) => ({ status, issues, changes })),
    ).toEqual([])
  })
})

async function workbookOf(resource: AnyResource, names: string[], rows: unknown[][]): Promise<Buffer> {
  const out = new PassThrough()
  const chunks = out.toArray()
  await writeWorkbook(out, {
    name: resource.title,
    columns: names.map((name) => ({ header: (resource.fields as Fields)[name]!.label })),
    rows: rows.map((row) =>
      row.map((cell) =>
        Array.isArray(cell)
          ? cell.join(', ')
          : typeof cell === 'string'
            ? cell.replace(/^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}).*/, '$1 $2')
            : (cell as null | number),
      ),
    ),
  })
  return Buffer.concat((await chunks) as Buffer[])
}
