import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import type { PreviewRow } from '../../core/server/excel/excel-import.ts'
import type { CellValue } from '../../core/server/excel/cell.ts'
import { readWorkbook } from '../../core/server/excel/workbook-reader.ts'
import { writeWorkbook } from '../../core/server/excel/workbook-writer.ts'
import { ZipReader } from '../../core/server/excel/zip-reader.ts'
import { addDays } from '../../core/shared/dates.ts'
import { messages } from '../../core/shared/messages.ts'
import { safFacility } from '../facility/facility.resource.ts'
import { groupKinds } from '../group/grp.resource.ts'
import { holiday } from '../holiday/holiday.resource.ts'
import { sampleDeviation } from '../sample/sample-deviation.resource.ts'

const { path, fields } = safFacility
let portal: Portal
/** A user who works with the Excel files. */
let saf: Client
/** Works on the screen meanwhile. */
let hq: Client
beforeAll(async () => {
  portal = await startPortal()
  saf = await portal.signIn('saf01')
  hq = await portal.signIn('hq01')
})
afterAll(() => portal?.close())

type Sheet = CellValue[][]
const takeHome = async (conditions: string): Promise<Sheet> => {
  const answer = await saf.get(`${path}/excel?template=Y&${conditions}`)
  expect(answer.status).toBe(200)
  return readWorkbook(answer.body as Buffer)
}
const header = (sheet: Sheet) => sheet[0]!.map((cell) => String(cell).replace(' *', ''))
const column = (sheet: Sheet, name: keyof typeof fields) => header(sheet).indexOf(fields[name].label)
const rowOf = (sheet: Sheet, facilityCd: string) =>
  sheet.find((row) => row[column(sheet, 'facilityCd')] === facilityCd)!
interface Preview {
  previewNo: string
  counts: Record<string, number>
  rows: PreviewRow[]
}
const upload = async (who: Client, to: string, sheet: Sheet): Promise<Preview> => {
  const out = new PassThrough()
  const chunks = out.toArray()
  await writeWorkbook(out, {
    name: '자료',
    columns: header(sheet).map((each) => ({ header: each })),
    rows: sheet.slice(1),
  })
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(Buffer.concat((await chunks) as Buffer[]))]), '자료_양식.xlsx')
  const headers = { 'x-authorization': `Bearer ${who.accessToken}` }
  const answer = await portal.app.inject({ method: 'POST', url: `${to}/excel`, headers, payload: form })
  return answer.json<{ data: Preview }>().data
}
const bringBack = (sheet: Sheet) => upload(saf, path, sheet)
const apply = (previewNo: string, more: object = {}) =>
  saf.post(`${path}/excel/apply`, { previewNo, ...more })
const stored = async (facilityCd: string) => {
  const { rows } = {
    rows: (await hq.get(`/api/baseinfo/facilities?q=${facilityCd}&plantCd=1000`)).body.data as {
      facilityNo: number
    }[],
  }
  return (await hq.get(`${path}/${rows[0]!.facilityNo}`)).body.data as {
    facilityNo: number
    facilityNm: string
    makerNm: string
    locNm: string
  }
}
const codesOf = (sheet: Sheet) => sheet.slice(2).map((row) => String(row[column(sheet, 'facilityCd')]))

test('a template with rows that is uploaded unchanged changes nothing', async () => {
  const sheet = await takeHome('plantCd=1000')
  expect(header(sheet).slice(-2)).toEqual(['_key', '_version'])
  expect(sheet.length).toBeGreaterThan(5)
  const { counts, rows } = await bringBack(sheet)
  expect(rows.filter(({ status }) => status !== 'same')).toEqual([])
  expect(counts).toEqual({ new: 0, changed: 0, same: sheet.length - 2, wrong: 0, conflict: 0 })
  // Read by the name of what it refers to, not by its key.
  expect(rows[0]!.names!['plantCd']!.new).toMatch(/여수/)
})

test('only those who upload get the template with rows', async () => {
  const emp = await portal.signIn('emp01')
  expect((await emp.get(`${path}/excel?plantCd=1000`)).status).not.toBe(500)
  const answer = await emp.get(`${path}/excel?template=Y&plantCd=1000`)
  expect(answer.status).toBe(403)
})

/** admin R12: changed since download → 충돌; idea C5: three ways, row by row. */
test('two people change the same row: the file says what it was, is and would be, and writes only on purpose', async () => {
  const sheet = await takeHome('plantCd=1000')
  const [first, second, third] = codesOf(sheet)
  const before = await stored(first!)
  // Meanwhile somebody else renames the first and moves the second.
  expect(
    (await hq.change(`${path}/${before.facilityNo}`, { facilityNm: '이름을 고친 설비', locNm: '1층 동쪽' }))
      .status,
  ).toBe(200)
  expect(
    (await hq.change(`${path}/${(await stored(second!)).facilityNo}`, { locNm: '옥외 2열' })).status,
  ).toBe(200)
  const set = (code: string, name: keyof typeof fields, value: string) => {
    rowOf(sheet, code)[column(sheet, name)] = value
  }
  set(first!, 'facilityNm', '파일에서 고친 설비')
  set(second!, 'makerNm', '한빛기계공업')
  set(third!, 'makerNm', '한빛기계공업')
  const { previewNo, counts, rows } = await bringBack(sheet)
  expect(counts).toMatchObject({ new: 0, changed: 1, wrong: 0, conflict: 2 })
  const [one, two] = rows.filter(({ status }) => status === 'conflict')
  // Old, mine and theirs of the cell; where only the other one wrote, there is nothing of mine.
  expect(one!.changes).toEqual({ facilityNm: ['이름을 고친 설비', '파일에서 고친 설비'] })
  expect(one!.downloaded).toEqual({ facilityNm: before.facilityNm })
  expect(Object.keys(two!.changes)).toEqual(['makerNm'])
  expect(one!.issues).toEqual([{ path: '', message: `충돌: ${messages.stale}` }])

  expect((await apply(previewNo, { conflicts: 'all' })).status).toBe(400)
  // The second is ticked, the first is not, the third is un-ticked.
  const excluded = rows.filter(({ status }) => status === 'changed').map(({ rowNo }) => rowNo)
  const answer = await apply(previewNo, { excluded: [...excluded, one!.rowNo], conflicts: [two!.rowNo] })
  expect(answer.body.data).toEqual({ applied: 1, failed: 0 })
  expect(await stored(first!)).toMatchObject({ facilityNm: '이름을 고친 설비', locNm: '1층 동쪽' })
  expect(await stored(second!)).toMatchObject({ makerNm: '한빛기계공업', locNm: '옥외 2열' })
  expect((await stored(third!)).makerNm).not.toBe('한빛기계공업')
})

test('a conflict that nobody has looked at is not written; a file that says what is stored by now is none', async () => {
  const sheet = await takeHome('plantCd=1000')
  const [code] = codesOf(sheet)
  const { facilityNo } = await stored(code!)
  expect((await hq.change(`${path}/${facilityNo}`, { facilityNm: '나중 이름' })).status).toBe(200)
  const cells = rowOf(sheet, code!)
  cells[column(sheet, 'facilityNm')] = '나중 이름'
  expect((await bringBack([sheet[0]!, cells])).rows[0]!.status).toBe('same')
  cells[column(sheet, 'facilityNm')] = '또 다른 이름'
  const { previewNo, rows } = await bringBack([sheet[0]!, cells])
  expect(rows[0]!.status).toBe('conflict')
  expect((await apply(previewNo)).body.data).toEqual({ applied: 0, failed: 1 })
  expect((await stored(code!)).facilityNm).toBe('나중 이름')
})

test('a name that two records have is not guessed, a row that is gone is said, a copied row is a duplicate', async () => {
  const sheet = await takeHome('plantCd=1000')
  const [code] = codesOf(sheet)
  const cells = rowOf(sheet, code!)
  await portal.engine.database.query(
    `insert into "process" ("processCd", "processNm", "plantCd", "useYn", "createUserId", "updateUserId")
     select v.*, '1000', 'Y', 'sys01', 'sys01' from (values ('TWIN-1', '쌍둥이 공정'), ('TWIN-2', '쌍둥이 공정')) v`,
  )
  const unclear = cells.with(column(sheet, 'processNo'), '쌍둥이 공정')
  const gone = cells
    .with(header(sheet).indexOf('_key'), '99999999')
    .with(column(sheet, 'facilityCd'), 'GONE-1')
  // 생산1팀 stands in two plants: the plant of the row says which is meant.
  const team = cells
    .with(column(sheet, 'deptCd'), '생산1팀')
    .with(column(sheet, 'facilityCd'), 'P-999')
    .with(column(sheet, 'processNo'), null)
    .with(header(sheet).indexOf('_key'), null)
    .with(header(sheet).indexOf('_version'), null)
  const { rows } = await bringBack([sheet[0]!, unclear, gone, cells, team])
  expect(rows.map(({ status }) => status)).toEqual(['wrong', 'wrong', 'wrong', 'new'])
  expect(rows[3]!.values).toMatchObject({ deptCd: 'D111', plantCd: '1000' })
  expect(rows[0]!.issues).toEqual([
    { path: 'processNo', message: '이름이 같은 자료가 여럿입니다. 이름 대신 코드나 번호를 입력해 주세요.' },
  ])
  expect(rows[1]!.issues).toContainEqual({ path: 'facilityCd', message: String(messages.notFound) })
  expect(rows[2]!.issues[0]!.message).toContain('중복')
})

test('rows that differ only in seconds, which the sheet does not show, come back as the rows that they are', async () => {
  // Out and in again within a minute, and one of them twice: a gate that reads a badge two times.
  await portal.engine.database.query(
    `insert into "enterLog" ("passNo", "gateCd", "inoutCd", "enterDt", "plantCd", "vendorCd", "vendorWorkerNo", "srcCd", "okYn", "createUserId", "updateUserId")
     select p."passNo", g."code", 'IN', '2026-03-09T07:41:05+09:00'::timestamptz + s * interval '7 seconds', p."plantCd", p."vendorCd", p."vendorWorkerNo", 'ELS01', 'Y', 'sys01', 'sys01'
     from (select * from "enterPass" where "plantCd" = '1000' order by "passNo" limit 1) p,
       (select "code" from "codeItem" where "codeGrpCd" = 'GATE' order by "code" limit 1) g, generate_series(0, 2) s`,
  )
  const answer = await saf.get(
    `/api/vendor/enterlog/excel?template=Y&enterDt.from=2026-03-09&enterDt.to=2026-03-09&downloadReason=${encodeURIComponent('출입기록 대조')}`,
  )
  expect(answer.status).toBe(200)
  const sheet = readWorkbook(answer.body as Buffer)
  const { counts, rows } = await upload(saf, '/api/vendor/enterlog', sheet)
  expect(rows.filter(({ status }) => status !== 'same')).toEqual([])
  expect(counts['same']).toBeGreaterThanOrEqual(3)
  // The same row twice is still told, with its key and typed by hand.
  const copied = sheet.at(-1)!
  const typed = copied.map((cell, at) => (header(sheet)[at]!.startsWith('_') ? null : cell))
  const twice = await upload(saf, '/api/vendor/enterlog', [...sheet, copied, typed, typed])
  expect(twice.rows.slice(-3).map(({ status }) => status)).toEqual(['wrong', 'new', 'wrong'])
})

test('a sheet that leaves a flag blank is known again when it comes a second time', async () => {
  const sys = await portal.signIn('sys01')
  const { sortOrder, nodeNm, deviationNm, doneYn } = sampleDeviation.fields
  const labels = [sortOrder, nodeNm, deviationNm, doneYn].map(({ label: each }) => each)
  const sheet = [labels, [910, '원료 이송 배관', '유량 없음', null]]
  const { previewNo, counts } = await upload(sys, sampleDeviation.path, sheet)
  expect(counts['new']).toBe(1)
  expect((await sys.post(`${sampleDeviation.path}/excel/apply`, { previewNo })).body.data.applied).toBe(1)
  const again = await upload(sys, sampleDeviation.path, sheet)
  expect(again.rows.map(({ status }) => status)).toEqual(['same'])
})

/** admin R12, its worked example. */
test('from 500 rows with 3 errors 497 are written, and 3 come back with a note in the cell that is wrong', async () => {
  const sys = await portal.signIn('sys01')
  const labels = [holiday.fields.ymd.label, holiday.fields.holidayNm.label, holiday.fields.note.label]
  const rows: Sheet = Array.from({ length: 500 }, (_, index) => [
    addDays('2040-01-01', index),
    '창립기념일 휴무',
    `${index + 1}행`,
  ])
  rows[9] = ['2040-13-45', '없는 날', '10행']
  rows[249] = [addDays('2040-01-01', 249), null, '250행']
  rows[499] = [addDays('2040-01-01', 0), '창립기념일 휴무', '500행']
  const { previewNo, counts } = await upload(sys, holiday.path, [labels, ...rows])
  expect(counts).toEqual({ new: 497, changed: 0, same: 0, wrong: 3, conflict: 0 })
  expect((await sys.post(`${holiday.path}/excel/apply`, { previewNo })).body).toEqual({
    data: { applied: 497, failed: 3 },
  })
  expect((await sys.get(`${holiday.path}s?ymd.from=2040-01-01&ymd.to=2041-12-31`)).body.total).toBe(497)

  const file = (await sys.get(`${holiday.path}/excel/errors?previewNo=${previewNo}`)).body as Buffer
  const [names, , ...returned] = readWorkbook(file)
  const at = (label: string) => names!.findIndex((cell) => String(cell).startsWith(label))
  expect(returned.map((row) => row[at(labels[2]!)])).toEqual(['10행', '250행', '500행'])
  // The header, the guide, then the rows: notes stand at the day of the first and the last, at the name of
  // the second.
  const notes = new ZipReader(file).read('xl/comments1.xml')!.toString()
  expect([...notes.matchAll(/<comment ref="([A-Z]+\d+)"/g)].map(([, cell]) => cell)).toEqual([
    'A3',
    'B4',
    'A5',
  ])
  expect(notes).toContain('2행과 중복됩니다.')
})

describe('lines of one record by Excel', () => {
  let sys: Client
  beforeAll(async () => {
    sys = await portal.signIn('sys01')
  })
  const at = (grpNo: number) => `/api/manage/grp/${grpNo}/lines/members`
  const newGroup = async (grpNm: string, ...members: string[]): Promise<number> => {
    const { body, status } = await sys.post('/api/manage/grp', {
      grpNm,
      grpKindCd: groupKinds.user,
      members: members.map((memberId) => ({ memberId })),
    })
    expect(status).toBe(201)
    return (body.data as { grpNo: number }).grpNo
  }
  const membersOf = async (grpNo: number): Promise<string[]> =>
    (
      (await sys.get(`/api/manage/grp/${grpNo}`)).body.data as { members: { memberId: string }[] }
    ).members.map(({ memberId }) => memberId)
  const templateOf = async (grpNo: number): Promise<Sheet> =>
    readWorkbook((await sys.get(`${at(grpNo)}/excel/template`)).body as Buffer)
  const applyTo = (grpNo: number, previewNo: string, more: object = {}) =>
    sys.post(`${at(grpNo)}/excel/apply`, { previewNo, ...more })

  test('the template has the stored lines; added rows come in with one save of the record, once', async () => {
    const grpNo = await newGroup('엑셀 구성원', 'saf01', 'hq01')
    const sheet = await templateOf(grpNo)
    expect(sheet.slice(2).map(([memberId]) => memberId)).toEqual(['saf01', 'hq01'])
    const unchanged = await upload(sys, at(grpNo), sheet)
    expect(unchanged.counts).toMatchObject({ same: 2, new: 0, changed: 0, wrong: 0 })
    const changed = sheet.map((row) => (row[0] === 'hq01' ? ['mgmt01', ...row.slice(1)] : row))
    const preview = await upload(sys, at(grpNo), [...changed, ['emp01', null, null]])
    expect(preview.counts).toMatchObject({ same: 1, new: 1, changed: 1, wrong: 0 })
    expect(await membersOf(grpNo)).toEqual(['saf01', 'hq01'])
    const other = await newGroup('다른 그룹', 'saf01')
    expect((await applyTo(other, preview.previewNo)).status).toBe(404)
    expect((await applyTo(grpNo, preview.previewNo)).body.data).toEqual({ applied: 2, failed: 0 })
    expect(await membersOf(grpNo)).toEqual(['saf01', 'mgmt01', 'emp01'])
    expect((await applyTo(grpNo, preview.previewNo)).status).toBe(409)
    // The same file again adds nobody twice.
    const again = await upload(sys, at(grpNo), [sheet[0]!, sheet[1]!, ['emp01', null, null]])
    expect(again.counts).toMatchObject({ same: 1, new: 0 })
  })
  test('a row that saving the record would refuse is wrong at its cell, and the others are applied', async () => {
    const grpNo = await newGroup('엑셀 오류', 'saf01')
    const [head, guide] = await templateOf(grpNo)
    const { rows, previewNo } = await upload(sys, at(grpNo), [
      head!,
      guide!,
      ['nobody', null, null],
      ['hq01', null, null],
      ['x'.repeat(51), null, null],
    ])
    expect(rows.map(({ status, issues }) => [status, issues.map(({ path: cell }) => cell)])).toEqual([
      ['wrong', ['memberId']],
      ['new', []],
      ['wrong', ['memberId']],
    ])
    expect((await applyTo(grpNo, previewNo)).body.data).toEqual({ applied: 1, failed: 2 })
    expect(await membersOf(grpNo)).toEqual(['saf01', 'hq01'])
    const errors = readWorkbook(
      (await sys.get(`${at(grpNo)}/excel/errors?previewNo=${previewNo}`)).body as Buffer,
    )
    expect(errors.slice(2).map(([memberId]) => memberId)).toEqual(['nobody', 'x'.repeat(51)])
  })
  test('a record that somebody has saved since the preview is not written over', async () => {
    const grpNo = await newGroup('엑셀 동시', 'saf01')
    const [head, guide] = await templateOf(grpNo)
    const { previewNo } = await upload(sys, at(grpNo), [head!, guide!, ['hq01', null, null]])
    await sys.change(`/api/manage/grp/${grpNo}`, { grpNm: '엑셀 동시 2' })
    expect((await applyTo(grpNo, previewNo)).status).toBe(409)
    expect(await membersOf(grpNo)).toEqual(['saf01'])
  })
})
