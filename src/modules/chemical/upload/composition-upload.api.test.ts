import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CellValue } from '../../../core/server/excel/cell.ts'
import type { PreviewRow } from '../../../core/server/excel/excel-import.ts'
import { readWorkbook } from '../../../core/server/excel/workbook-reader.ts'
import { writeWorkbook } from '../../../core/server/excel/workbook-writer.ts'
import type { Fields } from '../../../core/shared/field.ts'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'
import { compositionRefusals, sheetRefusals } from '../product/composition.texts.ts'
import { compositionSheet } from '../product/composition-sheet.rule.ts'
import { isCasNumber } from '../substance/cas-number.rule.ts'
import { substanceRefusals } from '../substance/substance.texts.ts'

let portal: Portal
let chemist: Client
beforeAll(async () => {
  portal = await startPortal()
  chemist = await portal.signIn('env01')
})
afterAll(() => portal?.close())

const cas = (index: number): string => {
  const stem = `${2_000_000 + Math.floor(index / 100)}`
  const middle = String(index % 100).padStart(2, '0')
  return [...'0123456789'].map((digit) => `${stem}-${middle}-${digit}`).find(isCasNumber)!
}

describe('compositions by Excel', () => {
  const { path, fields, excel } = compositionSheet()
  const names = excel!.import as string[]
  type Sheet = CellValue[][]
  const takeHome = async (conditions: string): Promise<Sheet> => {
    const { status, body } = await chemist.get(`${path}/excel?template=Y&${conditions}`)
    expect(status).toBe(200)
    return readWorkbook(body as Buffer)
  }
  const sheetOf = (...rows: Record<string, CellValue>[]): Sheet => [
    names.map((name) => (fields as Fields)[name]!.label),
    ...rows.map((row) => names.map((name) => row[name] ?? null)),
  ]
  async function bringBack([header, ...rows]: Sheet, who = chemist) {
    const out = new PassThrough()
    const chunks = out.toArray()
    await writeWorkbook(out, {
      name: '구성성분',
      columns: header!.map((each) => ({ header: String(each).replace(' *', '') })),
      rows,
    })
    const form = new FormData()
    form.append(
      'file',
      new Blob([new Uint8Array(Buffer.concat((await chunks) as Buffer[]))]),
      '구성성분_양식.xlsx',
    )
    const headers = { 'x-authorization': `Bearer ${who.accessToken}` }
    const answer = await portal.app.inject({ method: 'POST', url: `${path}/excel`, headers, payload: form })
    return {
      status: answer.statusCode,
      ...answer.json<{ data: { previewNo: string; counts: Record<string, number>; rows: PreviewRow[] } }>()
        .data,
    }
  }
  const apply = (previewNo: string) => chemist.post(`${path}/excel/apply`, { previewNo })
  const at = (sheet: Sheet, name: string) =>
    sheet[0]!.findIndex((cell) => String(cell).replace(' *', '') === (fields as Fields)[name]!.label)
  const stored = (prodCd: string) =>
    portal.engine.database.query<{ casNo: string; contentRep: number; contentMax: number }>(
      `select h."casNo", c."contentRep", c."contentMax" from "chmProductComp" c join "chmProduct" p using ("prodNo") join "chmChemical" h using ("chemNo") where p."prodCd" = $1 order by c."contentRep" desc`,
      [prodCd],
    )

  test('a workbook brought back as it was changes nothing, and says nothing of what is secret', async () => {
    const sheet = await takeHome('')
    expect(sheet.length).toBeGreaterThan(30)
    const { counts, rows } = await bringBack(sheet)
    expect(rows.filter(({ status }) => status !== 'same')).toEqual([])
    expect(counts['same']).toBe(sheet.length - 2)
    const plain = readWorkbook((await chemist.get(`${path}/excel`)).body as Buffer)
    const template = readWorkbook((await chemist.get(`${path}/excel/template`)).body as Buffer)
    expect(template).toHaveLength(2)
    expect(plain[1]).not.toContain('_key')
    const secret = sheet.find(
      (row) => row[at(sheet, 'prodCd')] === 'PT-6002' && row[at(sheet, 'secretYn')] === 'Y',
    )!
    expect(secret[at(sheet, 'altNm')]).toBe('아민계 경화제')
    expect(
      ['casNo', 'chemNm', 'contentMin', 'contentMax', 'contentRep'].map((name) => secret[at(sheet, name)]),
    ).toEqual(Array(5).fill(null))
    expect(JSON.stringify([sheet, rows, plain, template])).not.toMatch(/2855-13-2|이소포론/)
  })

  test('the upload refuses faults at the cell and keeps nothing of a secret component', async () => {
    const { previewNo, rows } = await bringBack(
      sheetOf(
        { prodCd: 'XX-0000', casNo: '108-88-3', contentRep: 1 },
        { prodCd: 'RM-1001', casNo: '108-88-4', contentRep: 1 },
        { prodCd: 'RM-1001', casNo: '100-41-4', contentRep: 0.1 },
        { prodCd: 'RM-1002', casNo: cas(7001), contentRep: 0.1 },
        { prodCd: 'RM-1003', casNo: '1330 - 20 - 7', contentRep: 85 },
        { prodCd: 'RM-1004', casNo: '67-56-1', contentMin: 99.95, contentRep: 99.9, contentMax: 99.99 },
        { prodCd: 'SB-3001', casNo: '108-88-3', contentRep: 101 },
        { prodCd: 'SB-3003', casNo: '108-88-3', contentRep: 0.1 },
        { prodCd: 'SB-3003', casNo: '108-88-3', contentRep: 0.2 },
        {
          prodCd: 'PT-6002',
          secretYn: 'Y',
          altNm: '아민계 경화제',
          casNo: '2855-13-2',
          chemNm: '이소포론디아민',
          contentRep: 50,
        },
        { prodCd: 'SB-3005', secretYn: 'Y', altNm: '안정제' },
        { prodCd: 'SB-3006', casNo: '108-88-3', chemNm: '벤젠', contentRep: 0.1 },
        { prodCd: 'SB-3007', prodNm: '다른 제품', casNo: '108-88-3', contentRep: 0.1 },
        { prodCd: 'SB-3007', contentRep: 0.1 },
      ),
    )
    expect(rows.map(({ issues }) => issues.map(({ path: cell, message }) => [cell, message]))).toEqual([
      [['prodCd', `${sheetRefusals.product()}`]],
      [['casNo', `${substanceRefusals.casCheckDigit()}`]],
      [['prodCd', `${sheetRefusals.heldBack()}`]],
      [['casNo', `${sheetRefusals.substance()}`]],
      [['contentRep', expect.stringContaining('100%를 초과합니다.')]],
      [['contentRep', `${compositionRefusals.order()}`]],
      [['contentRep', expect.stringContaining('100')]],
      [['prodCd', `${sheetRefusals.heldBack()}`]],
      [['casNo', `${sheetRefusals.twice({ rowNo: 9 })}`]],
      [
        ['casNo', `${compositionRefusals.openSecret()}`],
        ['chemNm', `${compositionRefusals.openSecret()}`],
        ['contentRep', `${compositionRefusals.openSecret()}`],
      ],
      [['altNm', `${compositionRefusals.alternative()}`]],
      [['chemNm', expect.stringContaining('톨루엔')]],
      [['prodNm', expect.stringContaining('제품명')]],
      [['casNo', `${compositionRefusals.substance()}`]],
    ])
    expect(rows.every(({ status }) => status === 'wrong')).toBe(true)
    const errors = readWorkbook(
      (await chemist.get(`${path}/excel/errors?previewNo=${previewNo}`)).body as Buffer,
    )
    const kept = await portal.engine.database.one<{ text: string }>(
      `select "rows"::text as "text" from "excelPreview" where "previewNo" = $1::uuid`,
      [previewNo],
    )
    expect(`${JSON.stringify([rows, errors])}${kept.text}`).not.toMatch(/2855-13-2|이소포론/)
    expect((await apply(previewNo)).body.data).toMatchObject({ applied: 0 })
    expect(
      (
        await bringBack([
          ['다른 열', '또 다른 열'],
          ['1', '2'],
        ])
      ).status,
    ).toBe(400)
  })

  test('the upload writes each product once with its trail, and over nobody else’s change', async () => {
    const sheet = await takeHome('prodCd=RM-1003')
    const changed = sheet.map((row) =>
      row[at(sheet, 'casNo')] === '1330-20-7' ? row.with(at(sheet, 'contentRep'), 83.5) : row,
    )
    const fresh = sheetOf({ prodCd: 'RM-1003', casNo: '108-88-3', contentMax: 0.5, contentRep: 0.4 })[1]!
    const { previewNo, counts, rows } = await bringBack([...changed, [...fresh, null, null]])
    expect(counts).toEqual({ new: 1, changed: 1, same: 1, wrong: 0, conflict: 0 })
    expect(rows.find(({ status }) => status === 'changed')!.changes).toEqual({ contentRep: [84, 83.5] })
    expect((await apply(previewNo)).body.data).toEqual({ applied: 2, failed: 0 })
    expect(await stored('RM-1003')).toEqual([
      { casNo: '1330-20-7', contentRep: 83.5, contentMax: 88 },
      { casNo: '100-41-4', contentRep: 16, contentMax: 20 },
      { casNo: '108-88-3', contentRep: 0.4, contentMax: 0.5 },
    ])
    const { comps } = await portal.engine.database.one<{
      comps: [{ contentRep: number }[], { contentRep: number }[]]
    }>(
      `select "diff" -> 'comps' as "comps" from "auditLog" where "tableNm" = 'chmProduct' and "userId" = 'env01' order by "auditNo" desc limit 1`,
    )
    expect(comps.map((side) => side.map(({ contentRep }) => contentRep))).toEqual([[84], [83.5, 0.4]])
    expect((await apply(previewNo)).status).toBe(409)
    const old = await bringBack(sheet) // says 84 where 83.5 is stored by now
    expect(old.counts).toMatchObject({ conflict: 1, same: 1 })
    expect((await apply(old.previewNo)).body.data).toMatchObject({ applied: 0 })
    const later = await bringBack(
      sheetOf({ prodCd: 'RM-1003', casNo: '108-88-3', contentMax: 0.5, contentRep: 0.3 }),
    )
    await portal.engine.database.query(
      `update "chmProduct" set "updateDt" = now() where "prodCd" = 'RM-1003'`,
    )
    expect((await apply(later.previewNo)).body.data).toEqual({ applied: 0, failed: 1 })
    expect((await stored('RM-1003')).at(-1)!.contentRep).toBe(0.4)
    expect(later.rows[0]!.changes).toEqual({ contentRep: [0.4, 0.3] })
  })

  test('only people who may write products upload compositions', async () => {
    const reader = await portal.signIn('saf01')
    expect((await reader.get(`${path}/excel?template=Y`)).status).toBe(403)
    expect((await bringBack(sheetOf({ prodCd: 'RM-1003' }), reader)).status).toBe(403)
  })
})
