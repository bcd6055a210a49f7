import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { tokenHeader } from '../../../../core/shared/session.ts'
import { startPortal, type Client, type Portal } from '../../../../../test/portal.ts'
import { asSystem, inTransaction } from '../../../../core/server/entity/context.ts'
import { ZipReader } from '../../../../core/server/excel/zip-reader.ts'
import { createDiskStore } from '../../../../core/server/files/file-store.ts'
import { addDays, dayOf } from '../../../../core/shared/dates.ts'
import { evidencePack } from './evidence-pack.server.ts'

let portal: Portal
let safety: Client
beforeAll(async () => {
  portal = await startPortal()
  safety = await portal.signIn('saf01')
})
afterAll(() => portal?.close())

const sql = () => portal.engine.database
const past = () => addDays(dayOf(portal.clock.now()), -30)
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

test('a past day is one ZIP with a paper per person, an index and hashes, under a name that programs read', async () => {
  const { deptCd, people } = await sql().one<{ deptCd: string; people: number }>(
    `select "deptCd", count(*)::int as "people" from "user" where "plantCd" = '1000' and "vendorCd" is null and "userId" = 'emp01' group by 1`,
  )
  const asked = await safety.post('/api/saf/education/status/pack', {
    baseYmd: past(),
    plantCd: '1000',
    deptCd,
  })
  expect(asked.status).toBe(202)
  const { jobNo } = asked.body.data as { jobNo: number }
  await vi.waitFor(async () => {
    const { statusCd } = (await safety.get(`/api/manage/exceljobs/mine/${jobNo}`)).body.data
    expect(statusCd).toBe('DONE')
  }, 60_000)
  const file = await portal.app.inject({
    url: `/api/manage/exceljobs/mine/${jobNo}/file`,
    headers: { [tokenHeader]: `Bearer ${safety.accessToken}` },
  })
  expect(file.headers['content-disposition']).toContain(`filename="education-evidence-${past()}.zip"`)
  const zip = new ZipReader(file.rawPayload)
  const lines = zip.read('SHA256SUMS')!.toString().trim().split('\n')
  for (const line of lines) expect(sha256(zip.read(line.slice(66))!)).toBe(line.slice(0, 64))
  expect(lines.filter((line) => line.includes('  3_')).length).toBeGreaterThanOrEqual(people)
  expect(lines.some((line) => line.endsWith('_emp01.pdf'))).toBe(true)
})

test('everybody of a plant is in it with all the proof, however many they are', async () => {
  await sql().query(
    `insert into "user" ("userId", "userNm", "userKindCd", "plantCd", "deptCd", "email", "entryYmd", "acctStatusCd", "pwdChgDt", "mustChgYn", "userPwdHash", "createUserId", "updateUserId")
     select 'edu' || n, '대상자' || n, u."userKindCd", u."plantCd", u."deptCd", 'a@portal.example', date '2020-01-01', u."acctStatusCd", now(), 'N', u."userPwdHash", 'many', 'many' from "user" u, generate_series(1, 301) n where u."userId" = 'emp01'`,
  )
  await sql().query(
    `with made as (
       insert into "eduResult" ("userId", "plantCd", "deptCd", "eduNm", "eduTypeCd", "eduStartYmd", "eduEndYmd", "recogMin", "resultCd", "sourceCd", "state", "createUserId", "updateUserId")
       select "userId", "plantCd", "deptCd", '정기교육', 'REG', $1::date - n, $1::date - n, 60, 'completed', 'internal', 'confirmed', 'many', 'many' from "user", generate_series(1, 4) n where "createUserId" = 'many' returning "eduResultNo")
     insert into "attachFile" ("taskClassNm", "taskKey", "taskFlag", "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256", "sortOrder", "createUserId", "updateUserId")
     select 'eduResult', "eduResultNo"::text, '', '증빙.pdf', 1, 'pdf', 'application/pdf', repeat('0', 64), 1, 'many', 'many' from made`,
    [past()],
  )
  const count = await inTransaction(portal.engine, asSystem('교육 증빙 시험'), async (context) => {
    const maker = evidencePack(await createDiskStore(portal.settings.fileDir))
    const { count: parts, content } = await maker.make(
      context,
      { baseYmd: past(), plantCd: '1000' },
      () => undefined,
    )
    content.destroy()
    return parts
  })
  expect(count).toBeGreaterThan(301 + 1204)
})
