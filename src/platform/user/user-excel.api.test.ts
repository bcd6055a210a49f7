import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import type { PreviewRow } from '../../core/server/excel/excel-import.ts'
import type { CellValue } from '../../core/server/excel/cell.ts'
import { writeWorkbook } from '../../core/server/excel/workbook-writer.ts'
import type { Fields } from '../../core/shared/field.ts'
import { dept, deptColumns } from '../dept/dept.resource.ts'
import { user } from './user.resource.ts'

let portal: Portal
let sys: Client
beforeAll(async () => {
  portal = await startPortal()
  sys = await portal.signIn('sys01')
})
afterAll(() => portal?.close())

interface Preview {
  previewNo: string
  counts: Record<PreviewRow['status'], number>
  rows: PreviewRow[]
}
type Sheet = Record<string, CellValue>[]
const post = async (
  who: Client,
  resource: { path: string; fields: object },
  names: readonly string[],
  sheet: Sheet,
) => {
  const out = new PassThrough()
  const chunks = out.toArray()
  await writeWorkbook(out, {
    name: '자료',
    columns: names.map((name) => ({ header: (resource.fields as Fields)[name]!.label })),
    rows: sheet.map((row) => names.map((name) => row[name] ?? null)),
  })
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(Buffer.concat((await chunks) as Buffer[]))]), '사용자.xlsx')
  const headers = { 'x-authorization': `Bearer ${who.accessToken}` }
  return portal.app.inject({ method: 'POST', url: `${resource.path}/excel`, headers, payload: form })
}
const preview = async (...given: Parameters<typeof post>) =>
  (await post(...given)).json<{ data: Preview }>().data
const apply = async (resource: { path: string }, { previewNo }: Preview) =>
  (await sys.post(`${resource.path}/excel/apply`, { previewNo })).body.data as {
    applied: number
    failed: number
  }
const count = async (table: string): Promise<number> =>
  (await portal.engine.database.one<{ n: number }>(`select count(*)::int as n from "${table}"`)).n

const userColumns = user.excel!.import as string[]
const person = (no: number, more: Record<string, CellValue> = {}): Record<string, CellValue> => ({
  userId: `plan${no}`,
  userNm: `부서원${no}`,
  empNo: `E${no}`,
  userKindCd: '임직원',
  deptCd: 'D110',
  email: `plan${no}@example.com`,
  entryYmd: '2026-11-02',
  ...more,
})

test('the preview of 300 users with faults promises exactly what is applied, and writes nothing itself', async () => {
  const faults: Record<number, [Record<string, CellValue>, string]> = {
    10: [{ userNm: null }, 'userNm'],
    20: [{ deptCd: 'D999' }, 'deptCd'],
    30: [{ deptCd: null }, 'deptCd'],
    40: [{ email: 'plan40' }, 'email'],
    50: [{ userId: '한글아이디' }, 'userId'],
    60: [{ retireYmd: '2026-10-01' }, 'retireYmd'],
    70: [{ userKindCd: '협력업체', deptCd: null }, 'vendorCd'],
    80: [{ psrmYn: 'Y' }, 'psrmYn'],
    // Taken by another row of the same file: only writing both finds it out.
    90: [{ empNo: 'E89' }, 'empNo'],
    100: [{ userId: 'plan99' }, 'userId'],
    110: [{ userKindCd: '손님' }, 'userKindCd'],
  }
  const sheet = Array.from({ length: 300 }, (_, at) => person(at + 1, faults[at + 1]?.[0]))
  const before = { users: await count('user'), trail: await count('auditLog') }
  const shown = await preview(sys, user, userColumns, sheet)
  expect({ users: await count('user'), trail: await count('auditLog') }).toEqual(before)
  expect(shown.counts).toEqual({ new: 289, changed: 0, same: 0, wrong: 11, conflict: 0 })
  for (const [no, [, path]] of Object.entries(faults))
    expect(shown.rows[Number(no) - 1]!.issues.map((issue) => issue.path)).toContain(path)
  expect(await apply(user, shown)).toEqual({ applied: 289, failed: 11 })
  expect(await count('user')).toBe(before.users + 289)
  expect((await sys.get('/api/manage/user/plan1')).body.data).toMatchObject({
    plantCd: '1000',
    acctStatusCd: 'ACS01',
    mustChgYn: 'Y',
  })
})

test('departments come with the departments below them in one sheet, whatever their order', async () => {
  const unit = (deptCd: string, pdeptCd: string, more: object = {}) => ({
    deptCd,
    deptNm: `신설 ${deptCd}`,
    pdeptCd,
    plantCd: '1000',
    fromYmd: '2026-11-02',
    useYn: 'Y',
    ...more,
  })
  const shown = await preview(sys, dept, deptColumns, [
    unit('N111', 'N110'),
    unit('N110', 'N100'),
    unit('N100', 'D100'),
    unit('N200', 'N999'),
    unit('N300', 'D100', { plantCd: '2000' }),
  ])
  expect(shown.rows.map(({ status }) => status)).toEqual(['new', 'new', 'new', 'wrong', 'wrong'])
  expect(shown.rows[3]!.issues).toMatchObject([{ path: 'pdeptCd' }])
  expect(shown.rows[4]!.issues).toMatchObject([{ path: 'plantCd' }])
  expect(await apply(dept, shown)).toEqual({ applied: 3, failed: 2 })
  expect((await sys.get('/api/manage/dept/N111')).body.data).toMatchObject({ pdeptCd: 'N110' })
})

test('who may not write users cannot even look at what a file would do', async () => {
  expect((await post(await portal.signIn('emp01'), user, userColumns, [person(900)])).statusCode).toBe(403)
})
