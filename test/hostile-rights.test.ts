import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { behaviours } from '../src/app/modules.ts'
import { defineBehaviour } from '../src/core/server/entity/behaviour.ts'
import { inTransaction } from '../src/core/server/entity/context.ts'
import { createRecord, updateRecord } from '../src/core/server/entity/save.ts'
import { readWorkbook } from '../src/core/server/excel/workbook-reader.ts'
import { writeWorkbook } from '../src/core/server/excel/workbook-writer.ts'
import type { Session } from '../src/core/server/http/session.ts'
import { position } from '../src/platform/user/position.resource.ts'
import { vendorWorker } from '../src/modules/vendor/worker/vendor-worker.resource.ts'
import { PassThrough } from 'node:stream'
import { safConst } from '../src/modules/work-permit/construction/saf-const.resource.ts'
import { startPortal, type Client, type Portal } from './portal.ts'
import { expectations } from './expectations.ts'
import { insertSample, makePerson, type Values } from './sample-row.ts'
import { vendor as vendorResource } from '../src/modules/vendor/vendor/vendor.resource.ts'

/**
 * Attempts of a vendor's clerk and of a curious employee (the addresses are guessed, the bodies written by
 * hand).
 */
let portal: Portal
let everything: Client
let local: Client
let vendor: Client
let sql: Portal['engine']['database']
beforeAll(async () => {
  portal = await startPortal()
  sql = portal.engine.database
  await sql.query('delete from "deptAuthGrp"')
  await makePerson(sql, 'all-rights', { access: true, write: true, everywhere: true })
  await makePerson(sql, 'local', { access: true, write: true, everywhere: false })
  ;[everything, local, vendor] = (await Promise.all(
    ['all-rights', 'local', 'vnd01s'].map((userId) => portal.signIn(userId)),
  )) as [Client, Client, Client]
})
afterAll(() => portal?.close())

const paths = ({ body }: { body: { fields: { path: string }[] } }) => body.fields.map(({ path }) => path)
const workerBody = {
  vendorWorkerNm: '시험작업자',
  birthYmd: '1990-01-01',
  phoneNo: '010-0000-0001',
  jobTypeCds: ['VJB02'],
  hireTypeCd: 'VHT02',
  healthFitYn: 'Y',
  privAgreeYmd: '2026-01-01',
  useYn: 'Y',
}
const foreignWorker = () =>
  sql.one<{ vendorWorkerNo: number; vendorWorkerNm: string; birthYmd: string; vendorCd: string }>(
    `select "vendorWorkerNo", "vendorWorkerNm", "birthYmd", "vendorCd" from "vendorWorker" where "vendorCd" <> 'V00001' order by 1 limit 1`,
  )

describe('a secret column', () => {
  test('a masked value is in no answer, cannot be used for sorting, and cannot be guessed', async () => {
    const area = '/api/saf/permitarea'
    const { areaCd, siteCode } = await sql.one<{ areaCd: string; siteCode: string }>(
      'select "areaCd", "siteCode" from "permitArea" where "siteCode" is not null limit 1',
    )
    for (const url of [
      `${area}s?limit=300`,
      `${area}/${areaCd}`,
      `${area}/${areaCd}/history`,
      '/api/common/lookup/permitArea',
    ])
      expect(JSON.stringify((await everything.get(url)).body), url).not.toContain(siteCode)
    for (const url of [
      `${area}s?sort=siteCode`,
      `${area}/excel?sort=siteCode`,
      `${area}/excel?columns=areaCd,siteCode`,
    ])
      expect((await everything.get(url)).status, url).toBe(400)
    for (const query of [`siteCode=${siteCode}`, `areaCd=${areaCd}&siteCode=${siteCode}`, 'constructor=1'])
      expect((await everything.get(`${area}/check?${query}`)).status, query).toBe(400)
    expect(readWorkbook((await everything.get(`${area}/excel`)).body as Buffer).flat()).not.toContain(
      siteCode,
    )
  })
})

describe('the duplicate check', () => {
  test('a uniqueness error is given only for values that must be unique, and not about another vendor', async () => {
    const { vendorWorkerNm, birthYmd, vendorCd } = await foreignWorker()
    const ask = (values: Record<string, string>) =>
      vendor.get(`/api/vendor/worker/check?${new URLSearchParams(values).toString()}`)
    expect((await ask({ vendorWorkerNm, birthYmd })).status).toBe(400)
    expect((await ask({ vendorWorkerNm, birthYmd, vendorCd })).status).toBe(404)
    expect((await ask({ vendorWorkerNm, birthYmd, vendorCd: 'V00001' })).body).toEqual({
      data: { duplicate: false },
    })
  })
})

describe('lookups', () => {
  test('a vendor looks up what its own forms refer to, and nobody’s rights', async () => {
    for (const name of [
      'userAuthGrp',
      'authGrp',
      'authGrpMenu',
      'deptAuthGrp',
      'userDuty',
      'sysParam',
      'codeItem',
      'menu',
      'toString',
    ])
      expect((await vendor.get(`/api/common/lookup/${name}`)).status, name).toBe(404)
    for (const name of ['plant', 'permitArea', 'vendor', 'vendorWorker', 'workOrder'])
      expect((await vendor.get(`/api/common/lookup/${name}`)).status, name).toBe(200)
  })
  test('an Excel preview does not tell the keys of records that the caller may not see', async () => {
    const out = new PassThrough()
    const chunks = out.toArray()
    await writeWorkbook(out, {
      name: '작업자',
      columns: ['업체', '성명', '생년월일', '출입상태', '취업 가능', '개인정보 동의일', '사용'].map(
        (header) => ({ header }),
      ),
      rows: [['빛여울도장㈜', '시험작업자', '1990-01-01', 'expired', 'Y', '2026-01-01', 'Y']],
    })
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(Buffer.concat((await chunks) as Buffer[]))]), '양식.xlsx')
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/vendor/worker/excel',
      headers: { 'x-authorization': `Bearer ${vendor.accessToken}` },
      payload: form,
    })
    expect(answer.body).not.toContain('V00002')
    const { previewNo, rows } = answer.json<{ data: { previewNo: string; rows: { status: string }[] } }>()
      .data
    expect(rows.map(({ status }) => status)).toEqual(['wrong'])
    // And a preview is its sender's alone.
    expect((await everything.post('/api/vendor/worker/excel/apply', { previewNo })).status).toBe(404)
    expect((await everything.get(`/api/vendor/worker/excel/errors?previewNo=${previewNo}`)).status).toBe(404)
  })
})

describe('what a record is', () => {
  test('its key never changes', async () => {
    const key = await insertSample(sql, position)
    const answer = await everything.change(`${position.path}/${key}`, { positionCd: 'OTHER' })
    expect([answer.status, paths(answer)]).toEqual([400, ['positionCd']])
    const multi = await everything.put(`${position.path}/multi`, {
      updated: [{ positionCd: 'OTHER', positionNm: '다른 것' }],
    })
    expect(multi.status).toBe(404)
    expect((await everything.change('/api/manage/user/emp01', { userId: 'emp99' })).status).toBe(400)
  })
  test('a state cannot be written, and fields that the server fills in cannot be sent', async () => {
    const { permitNo } = await sql.one<{ permitNo: number }>(
      `select "permitNo" from "workPermit" where "vendorCd" = 'V00001' order by "state" = 'draft' desc limit 1`,
    )
    await sql.query(`update "workPermit" set "state" = 'draft' where "permitNo" = $1`, [permitNo])
    const url = `/api/saf/workpermit/${permitNo}`
    expect((await vendor.change(url, { state: 'approved', placeTxt: '옆 건물' })).body.data.state).toBe(
      'draft',
    )
    for (const body of [
      { issuerUserId: 'emp01' },
      { vendorCd: 'V00002' },
      { plantCd: '2000' },
      { riskGradeCd: 'none' },
      { permitCd: 'P-1' },
    ])
      expect(paths(await vendor.change(url, body)), JSON.stringify(body)).toEqual(Object.keys(body))
    for (const body of [{ state: 'approved' }, { approverUserId: 'vnd01s' }, { plantCd: '2000' }])
      expect((await vendor.put(`${url}/request`, body)).status).toBe(400)
    expect((await vendor.change(url, { signatures: [{ signRoleCd: 'plantHead' }], checks: [] })).status).toBe(
      200,
    )
    expect(
      await sql.query(
        `select 1 from "permitSignature" where "permitNo" = $1 and "signRoleCd" = 'plantHead'`,
        [permitNo],
      ),
    ).toEqual([])
  })
  test('lines of another head stay where they are', async () => {
    const { vendorWorkerQualNo } = await sql.one<{ vendorWorkerQualNo: number }>(
      `select e."vendorWorkerQualNo" from "vendorWorkerQual" e join "vendorWorker" w using ("vendorWorkerNo") where w."vendorCd" <> 'V00001' limit 1`,
    )
    const { vendorWorkerNo } = await sql.one<{ vendorWorkerNo: number }>(
      `select "vendorWorkerNo" from "vendorWorker" where "vendorCd" = 'V00001' limit 1`,
    )
    const url = `/api/vendor/worker/${vendorWorkerNo}`
    const qualifications = [{ vendorWorkerQualNo, qualTypeCd: 'VQL01', qualNm: '남의 자격' }]
    expect((await vendor.change(url, { qualifications })).status).toBe(404)
  })
  test('a value that a module fills in does not move a record to another vendor', async () => {
    const carrying = defineBehaviour(vendorWorker, {
      beforeSave: (input) => ({ ...input, vendorCd: 'V00002' }),
    })
    const session = { ...(await sessionOf(vendor)), vendorCd: 'V00001' }
    const body = { ...workerBody, entryStatCd: 'expired' }
    await expect(
      inTransaction(portal.engine, session, (context) => createRecord(carrying, context, body)),
    ).rejects.toMatchObject({
      status: 404,
    })
    const { vendorWorkerNo, updateDt } = await sql.one<{ vendorWorkerNo: number; updateDt: string }>(
      `select "vendorWorkerNo", to_json("updateDt") as "updateDt" from "vendorWorker" where "vendorCd" = 'V00001' limit 1`,
    )
    await expect(
      inTransaction(portal.engine, session, (context) =>
        updateRecord(carrying, context, vendorWorkerNo, { updateDt }),
      ),
    ).rejects.toMatchObject({ status: 404 })
  })
})
const sessionOf = async ({ userId }: Client): Promise<Session> => ({
  sessionId: '00000000-0000-0000-0000-000000000000',
  userId,
  userNm: userId,
  vendorCd: null,
  plantCd: null,
  deptCd: null,
  language: 'kr',
  plants: [],
  depts: [],
  menus: new Map(),
  authGrpNos: [],
  duties: [],
  ip: '',
})

const ofPlants = behaviours
  .map(({ resource, without = [] }) => ({ name: resource.name, resource, without }))
  .filter(
    ({ resource, without }) =>
      resource.scope !== 'everyone' &&
      resource.scope.plant &&
      resource.scope.plant !== resource.key &&
      resource.name !== 'deptProcess' &&
      !without.includes('update'),
  )
test.each(ofPlants)('$name is not moved to another plant', async ({ resource }) => {
  const column = (resource.scope as { plant: string }).plant
  const over: Values = {
    ...(await expectations.samples[resource.name]?.(sql)),
    [column]: '1000',
    ...('deptCd' in resource.fields && resource.key !== 'deptCd' ? { deptCd: 'D112' } : {}),
  }
  // A construction has one cost, a month one council.
  if (resource.name === 'council') over['councilYm'] = '2031-01'
  // A company does business with a plant once.
  if (resource.name === 'vendorPlant')
    over['vendorCd'] = await insertSample(sql, vendorResource, { vendorCd: 'V-HOSTILE' })
  if (resource.name === 'safCost') over['constNo'] = await insertSample(sql, safConst)
  const key = await insertSample(sql, resource, over)
  const answer = await local.change(`${resource.path}/${key}`, { [column]: '2000' })
  expect([400, 403, 404, 422], JSON.stringify(answer.body)).toContain(answer.status)
  const stored = await sql.one<{ plant: string }>(
    `select "${column}" as plant from "${resource.name}" where "${resource.key}" = $1`,
    [key],
  )
  expect(stored.plant).toBe('1000')
})

describe('a vendor at work', () => {
  test('does not let its own people in', async () => {
    const { vendorWorkerNo, entryStatCd } = await sql.one<{ vendorWorkerNo: number; entryStatCd: string }>(
      `update "vendorWorker" set "entryStatCd" = 'blocked' where "vendorWorkerNo" = (select min("vendorWorkerNo") from "vendorWorker" where "vendorCd" = 'V00001') returning "vendorWorkerNo", "entryStatCd"`,
    )
    const url = `/api/vendor/worker/${vendorWorkerNo}`
    expect(entryStatCd).toBe('blocked')
    expect(paths(await vendor.change(url, { entryStatCd: 'approved' }))).toEqual(['entryStatCd'])
    expect(
      paths(await vendor.post('/api/vendor/worker', { ...workerBody, entryStatCd: 'approved' })),
    ).toEqual(['entryStatCd'])
    const { updateDt } = (await vendor.get(url)).body.data as { updateDt: string }
    expect(
      paths(
        await vendor.put('/api/vendor/worker/multi', {
          updated: [{ vendorWorkerNo, entryStatCd: 'approved', updateDt }],
        }),
      ),
    ).toEqual(['updated.0.entryStatCd'])
    expect((await vendor.change(url, { phoneNo: '010-0000-0000' })).status).toBe(200)
  })
  test('neither gives itself work nor takes it over', async () => {
    const stored = await sql.one<{ wkodNo: number; areaCd: string }>(
      `update "workOrder" set "state" = 'completed', "createUserId" = 'vnd01s' where "wkodNo" = (select min("wkodNo") from "workOrder" where "vendorCd" = 'V00001') returning "wkodNo", "areaCd"`,
    )
    const url = `/api/saf/wkod/${stored.wkodNo}`
    const { allowed } = (await vendor.get(url)).body as { allowed: { action: string; reasons: unknown[] }[] }
    expect(allowed.filter(({ reasons }) => reasons.length === 0)).toEqual([])
    expect((await vendor.put(`${url}/close`)).status).toBe(403)
    await sql.query(`update "workOrder" set "state" = 'draft' where "wkodNo" = $1`, [stored.wkodNo])
    expect((await vendor.change(url, { wkodNm: '바꾼 이름' })).status).toBe(422)
    expect((await vendor.delete(url)).status).toBe(422)
    const body = {
      wkodNm: '스스로 낸 의뢰',
      plantCd: '2000',
      rqstDeptCd: 'D211',
      execTypeCd: 'S',
      execDeptCd: 'D211',
      areaCd: stored.areaCd,
      mapX: 1,
      mapY: 1,
      planStartDt: '2026-03-10T08:00:00+09:00',
      planEndDt: '2026-03-10T17:00:00+09:00',
      urgencyCd: 'NORMAL',
      workTxt: '스스로 낸 작업의뢰입니다.',
    }
    expect((await vendor.post('/api/saf/wkod', body)).status).not.toBe(201)
    expect(await sql.query(`select 1 from "workOrder" where "wkodNm" = '스스로 낸 의뢰'`)).toEqual([])
  })
  test('has its drafts to itself: no employee of the plant rewrites them', async () => {
    const { permitNo } = await sql.one<{ permitNo: number }>(
      `update "workPermit" set "state" = 'draft' where "permitNo" = (select min("permitNo") from "workPermit" where "vendorCd" = 'V00001') returning "permitNo"`,
    )
    const answer = await everything.change(`/api/saf/workpermit/${permitNo}`, { placeTxt: '다른 장소' })
    expect(answer.status).toBe(422)
  })
  test('leaves a row in the audit trail when it guesses a number, in a transaction too', async () => {
    const { vendorWorkerNo } = await foreignWorker()
    const refusals = async () =>
      (
        await sql.one<{ n: number }>(
          `select count(*) as n from "auditLog" where "actCd" = 'ACT09' and "rowKey" = $1`,
          [String(vendorWorkerNo)],
        )
      ).n
    expect((await vendor.get(`/api/vendor/worker/${vendorWorkerNo}`)).status).toBe(404)
    expect((await vendor.get(`/api/vendor/worker/${vendorWorkerNo}/history`)).status).toBe(404)
    expect((await vendor.put(`/api/vendor/worker/${vendorWorkerNo}`, {})).status).toBe(404)
    expect((await vendor.put('/api/vendor/worker/multi', { deleted: [vendorWorkerNo] })).status).toBe(404)
    expect(await refusals()).toBe(4)
  })
})
