import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { behaviours } from '../src/app/modules.ts'
import { dataKeysFile, dataKeysOf, openDataKeys, sealAgain } from '../src/core/server/runtime/data-keys.ts'
import { newDataKey, parseDataKeys } from '../src/core/server/entity/sealed.ts'
import type { Field, Fields } from '../src/core/shared/field.ts'
import type { Lines } from '../src/core/shared/resource.ts'
import { startPortal, testDataKeys, testSettings, type Client, type Portal } from './portal.ts'

/** Data about somebody's health is sealed wherever it is stored, and opened for its readers. */
let portal: Portal
let vendor: Client
let clerk: Client
let issuer: Client
let key: number
const health = {
  healthYmd: '2026-02-01',
  healthFitYn: 'N',
  healthLimitTxt: '야간작업 제한, 소음 85dB 이상 금지',
}
const resources = behaviours.map(({ resource }) => resource)
beforeAll(async () => {
  portal = await startPortal()
  ;[vendor, clerk, issuer] = (await Promise.all(
    ['vnd01a', 'saf01', 'issuer01'].map((userId) => portal.signIn(userId)),
  )) as [Client, Client, Client]
  const person = {
    vendorWorkerNm: '남궁태현',
    birthYmd: '1985-05-05',
    privAgreeYmd: '2026-01-01',
    sensAgreeYmd: '2026-01-01',
    phoneNo: '010-0000-0001',
    jobTypeCds: ['VJB02'],
    hireTypeCd: 'VHT01',
    entryStatCd: 'expired',
    useYn: 'Y',
  }
  const made = await vendor.post('/api/vendor/worker', { ...person, ...health, healthNextYmd: '2027-02-01' })
  expect(made.body).toMatchObject({ data: health })
  key = made.body.data.vendorWorkerNo as number
})
afterAll(() => portal?.close())
const sql = () => portal.engine.database
const url = () => `/api/vendor/worker/${key}`
const storedText = async (): Promise<string> =>
  JSON.stringify([
    await sql().query(
      'select "healthYmd", "healthFitYn", "healthLimitTxt" from "vendorWorker" where "vendorWorkerNo" = $1',
      [key],
    ),
    await sql().query(`select "diff" from "auditLog" where "tableNm" = 'vendorWorker' and "rowKey" = $1`, [
      String(key),
    ]),
  ])

describe('in the database', () => {
  test('neither the row nor the audit trail shows the value, and no row of the demonstration does', async () => {
    const text = await storedText()
    for (const value of ['야간작업', '2026-02-01', '"N"']) expect(text, value).not.toContain(value)
    expect(text).toContain('s2:test:')
    expect(
      await sql().one(
        `select count(*)::int as n from "vendorWorker" where not starts_with("healthFitYn", 's2:')`,
      ),
    ).toEqual({ n: 0 })
  })
  test('a change is seen as one, and an upload that waits is sealed too', async () => {
    expect((await vendor.change(url(), { healthLimitTxt: '고소작업 제한' })).body.data.healthLimitTxt).toBe(
      '고소작업 제한',
    )
    const [change] = (await vendor.get(`${url()}/history`)).body.data.audit as {
      diff: Record<string, unknown>
    }[]
    expect(change!.diff).toEqual({ healthLimitTxt: [health.healthLimitTxt, '고소작업 제한'] })
    expect(await storedText()).not.toContain('고소')
    const file = await vendor.get(
      `/api/vendor/worker/excel?template=Y&downloadReason=${encodeURIComponent('건강진단일 정리')}`,
    )
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(file.body as Buffer)]), '양식.xlsx')
    const headers = { 'x-authorization': `Bearer ${vendor.accessToken}` }
    const { data } = (
      await portal.app.inject({ method: 'POST', url: '/api/vendor/worker/excel', headers, payload: form })
    ).json<{
      data: { previewNo: string; rows: { status: string; values: Record<string, unknown> }[] }
    }>()
    expect(new Set(data.rows.map(({ status }) => status))).toEqual(new Set(['same']))
    expect(data.rows.find(({ values }) => values['vendorWorkerNm'] === '남궁태현')!.values).toMatchObject({
      healthFitYn: 'N',
    })
    const waiting = await sql().one<{ rows: string }>(
      'select "rows"::text as rows from "excelPreview" where "previewNo" = $1::uuid',
      [data.previewNo],
    )
    expect(waiting.rows).not.toContain('2026-02-01')
  })
})

describe('shown', () => {
  test('a sealed value is shown to the own company and to the keepers of workers, and others get neither limits nor day', async () => {
    for (const client of [vendor, clerk])
      expect((await client.get(url())).body.data, client.userId).toMatchObject({ healthYmd: '2026-02-01' })
    expect((await issuer.get(url())).body.data).toMatchObject({
      healthYmd: null,
      healthLimitTxt: null,
      healthFitYn: null,
    })
    const list = await clerk.get('/api/vendor/workers?vendorWorkerNm=%EB%82%A8%EA%B6%81%ED%83%9C%ED%98%84')
    expect(list.body.data).toMatchObject([{ healthFitYn: 'N', healthYmd: '2026-02-01' }])
    expect((await clerk.get('/api/vendor/workers?sort=healthFitYn')).status).toBe(400)
  })
  test('a sealed value that is shown leaves who, whose and why in the access log', async () => {
    await clerk.get(url())
    const log = `select "userId", "subjectId", "reason" from "personalLog" where "tableNm" = 'vendorWorker' and "userId" = 'saf01' order by "logNo" desc limit 1`
    expect(await sql().one(log)).toEqual({
      userId: 'saf01',
      subjectId: String(key),
      reason: expect.stringMatching(/^열람 화면: [가-힣]/),
    })
    expect((await clerk.get('/api/vendor/worker/excel')).body.fields[0].path).toBe('downloadReason')
  })
  test('a sealed value is shown to the keepers of the log as sealed', async () => {
    const { auditNo } = await sql().one<{ auditNo: number }>(
      `select max("auditNo") as "auditNo" from "auditLog" where "tableNm" = 'vendorWorker' and "rowKey" = $1 and "diff" ? 'healthLimitTxt'`,
      [String(key)],
    )
    const { body } = await (await portal.signIn('sys01')).get(`/api/manage/auditlog/${auditNo}/detail`)
    expect(body.data.changes.find(({ name }: { name: string }) => name === 'healthLimitTxt')).toMatchObject({
      after: '암호화된 값',
    })
  })
})

describe('moved past the portal', () => {
  const verdict = async (no: number) =>
    (
      await sql().one<{ value: string }>(
        'select "healthFitYn" as value from "vendorWorker" where "vendorWorkerNo" = $1',
        [no],
      )
    ).value
  const put = (no: number, value: string) =>
    sql().query('update "vendorWorker" set "healthFitYn" = $2 where "vendorWorkerNo" = $1', [no, value])

  test("another person's verdict, a clear one and an older one open in no row", async () => {
    const own = await verdict(key)
    const other = await sql().one<{ no: number }>(
      'select min("vendorWorkerNo") as no from "vendorWorker" where "vendorWorkerNo" <> $1',
      [key],
    )
    for (const value of [await verdict(other.no), 'Y', own.replace('s2:', 's1:')]) {
      await put(key, value)
      expect((await vendor.get(url())).status, value.slice(0, 3)).toBe(500)
    }
    await put(key, own)
    expect((await vendor.get(url())).body.data.healthFitYn).toBe('N')
  })
  test('a start takes no clear value for one of earlier days, and notices that its own word was taken out', async () => {
    const own = await verdict(key)
    const keys = parseDataKeys(testDataKeys)!
    await put(key, 'Y')
    await openDataKeys(sql(), keys, resources)
    expect(await verdict(key)).toBe('Y')
    await expect(sealAgain(sql(), resources)).rejects.toThrow('written past the portal')
    await put(key, own)
    const [word] = await sql().query<{ checkTxt: string }>(
      `delete from "sealedColumn" where "columnNm" = 'vendorWorker.healthFitYn' returning "checkTxt"`,
    )
    await expect(openDataKeys(sql(), keys, resources)).rejects.toThrow('vendorWorker.healthFitYn')
    await sql().query(
      `insert into "sealedColumn" ("columnNm", "checkTxt") values ('vendorWorker.healthFitYn', $1)`,
      [word!.checkTxt],
    )
    await openDataKeys(sql(), keys, resources)
  })
})

describe('the keys', () => {
  test('a change of keys seals everything again, and old values in the trail stay readable', async () => {
    const both = parseDataKeys(`next:${newDataKey().split(':')[1]},${testDataKeys}`)!
    await openDataKeys(sql(), both, resources)
    const { vendorWorker } = await sealAgain(sql(), resources)
    expect(vendorWorker).toBeGreaterThan(10)
    expect(await sealAgain(sql(), resources)).toEqual({})
    expect(
      await sql().one(
        `select count(*)::int as n from "vendorWorker" where not starts_with("healthFitYn", 's2:next:')`,
      ),
    ).toEqual({
      n: 0,
    })
    expect((await vendor.get(url())).body.data).toMatchObject({ healthFitYn: 'N', healthYmd: '2026-02-01' })
    expect((await vendor.get(`${url()}/history`)).body.data.audit[0].diff.healthLimitTxt[1]).toBe(
      '고소작업 제한',
    )
  })
  test('lost or wrong keys end the start with their name', async () => {
    const lost = parseDataKeys(`other:${newDataKey().split(':')[1]}`)!
    await expect(openDataKeys(sql(), lost, resources)).rejects.toThrow(
      /건강정보를 암호화한 키 '(test|next)'이\(가\) 없거나 다릅니다/,
    )
  })
  test('keys are made by the portal for the demonstration alone, and only its owner may read them', () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-keys-'))
    const given = { ...testSettings(), dataDir, dataKeys: undefined }
    const own = { ...given, seedDemo: false, databaseUrl: 'postgres://db.example.com/portal' }
    expect(() => dataKeysOf(own)).toThrow('건강정보를 암호화할 키가 없습니다. 설정 DATA_KEYS')
    expect(existsSync(path.join(dataDir, dataKeysFile))).toBe(false)
    const [made] = dataKeysOf(given).keys()
    expect([...dataKeysOf(own).keys()]).toEqual([made])
    expect(statSync(path.join(dataDir, dataKeysFile)).mode & 0o777).toBe(0o600)
    expect(() => dataKeysOf({ ...given, dataKeys: 'broken' })).toThrow('설정 DATA_KEYS')
    expect(readFileSync(path.join(dataDir, dataKeysFile), 'utf8')).toContain(`${made}:`)
    rmSync(dataDir, { recursive: true, force: true })
  })
})

const sealedFields = (fields: Fields) => Object.entries(fields).filter(([, field]) => field.sealed)
test('sealed fields are of kinds that can be, and nothing is found, ordered or made unique by one', () => {
  const wrong = resources.flatMap(
    ({ name, fields, search, unique = [], order = [], lines = {}, key: own }) => {
      const used = new Set([
        ...Object.keys(search as object),
        ...(unique as string[][]).flat(),
        ...(order as readonly { by: string }[]).map(({ by }) => by),
        own,
      ])
      const all = [
        ...sealedFields(fields as Fields),
        ...Object.values(lines as Record<string, Lines>).flatMap((each) => sealedFields(each.fields)),
      ]
      const isWrong = ([each, field]: [string, Field]) =>
        used.has(each) ||
        field.searchable ||
        !field.personal ||
        !['text', 'textarea', 'date', 'number', 'flag'].includes(field.kind)
      return all.filter(isWrong).map(([each]) => `${name}.${each}`)
    },
  )
  expect(wrong).toEqual([])
  expect(resources.flatMap(({ fields }) => sealedFields(fields as Fields)).length).toBeGreaterThanOrEqual(3)
})
test('every field about health is marked so', () => {
  /**
   * When the next examination is due and of which kind it is tells no result; the gate and the list of what
   * runs out ask for it.
   */
  const noResult = new Set(['vendorWorker.healthNextYmd', 'vendorWorker.healthTypeCd', 'safCost.healthMgrYn'])
  const open = resources.flatMap(({ name, fields }) =>
    Object.entries(fields as Fields).flatMap(([each, { sealed }]) =>
      /^(health|blood|disease|diag)|bloodType/.test(each) && !sealed ? [`${name}.${each}`] : [],
    ),
  )
  expect(open.filter((each) => !noResult.has(each))).toEqual([])
})
