import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'
import { oldWorkbookBytes, oldWorkbookLevels, oldWorkbookSender } from '../seed/demo-old-workbook.ts'
import { sendFile } from './hazop.test-kit.ts'
import type { StudyAnswer } from './study.rule.ts'

/** Workbooks that go out of a study and come back, and that of a consultant. */
let portal: Portal
let lead: Client
let rsaTargetNo: number
const file = 'study.xlsx'
const senderNm = oldWorkbookSender
const levels = JSON.stringify(oldWorkbookLevels)
const study = async (): Promise<StudyAnswer> =>
  (await lead.get(`/api/rsa/hazop/study/${rsaTargetNo}`)).body.data
const send = (fields: Record<string, string>, bytes: Buffer) =>
  sendFile(portal, lead, rsaTargetNo, { senderNm, ...fields }, { name: file, bytes })
const given = async (): Promise<Buffer> =>
  (
    await portal.app.inject({
      url: `/api/rsa/hazop/study/${rsaTargetNo}/workbook`,
      headers: { 'x-authorization': lead.accessToken },
    })
  ).rawPayload
interface Shown {
  isSame: boolean
  nodeNm: string
  causeTxt: string
  issues: { path: string; message: string }[]
}

beforeAll(async () => {
  portal = await startPortal()
  lead = await portal.signIn('issuer01')
  ;({ rsaTargetNo } = await portal.engine.database.one<{ rsaTargetNo: number }>(
    `select t."rsaTargetNo" from "rsaTarget" t join "rsaHazopNode" n using ("rsaTargetNo") where t."state" = 'assessing' order by 1 limit 1`,
  ))
})
afterAll(() => portal?.close())

test('a study of another method is not found where HAZOP studies are', async () => {
  const { rsaTargetNo: other } = await portal.engine.database.one<{ rsaTargetNo: number }>(
    `select "rsaTargetNo" from "rsaTarget" where "rsaTypeCd" = 'K' and "plantCd" = '1000' order by 1 limit 1`,
  )
  for (const part of ['', '/bowtie', '/changes', '/print', '/workbook'])
    expect((await lead.get(`/api/rsa/hazop/study/${other}${part}`)).status, part).toBe(404)
  expect((await lead.get(`/api/rsa/charmsheet/${rsaTargetNo}`)).status).toBe(404)
})

test('what a study gives out comes back as all the same, and a row that was changed meanwhile is refused', async () => {
  const before = await study()
  const bytes = await given()
  const { body, status } = await send({}, bytes)
  const shown: Shown[] = body.data.rows
  expect([status, shown.length, shown.filter(({ isSame }) => !isSame)]).toEqual([200, before.rowCnt, []])
  expect((await send({ apply: 'Y' }, bytes)).body.data.applied).toBe(0)
  expect([(await study()).rowCnt, (await study()).nodes.length]).toEqual([before.rowCnt, before.nodes.length])
  const { data } = (await lead.get(`/api/rsa/hazop/rows?rsaTargetNo=${rsaTargetNo}&limit=1`)).body
  const [row] = data
  await lead.change(`/api/rsa/hazop/row/${row.rsaHazopRowNo}`, {
    causeTxt: '그 사이에 고친 원인',
    updateDt: row.updateDt,
  })
  const late = await send({ apply: 'Y' }, bytes)
  expect([late.status, late.body.fields[0].path]).toEqual([400, 'file'])
  const again: Shown[] = (await send({}, bytes)).body.data.rows
  expect(again.filter(({ isSame }) => !isSame).map(({ issues }) => issues[0]!.message)).toEqual([
    '내려받은 뒤 바뀐 행입니다. 워크시트의 엑셀 업로드에서 고치세요.',
  ])
})

test('the workbook of the demonstration is asked about its letters, read whole, and written', async () => {
  const bytes = await oldWorkbookBytes()
  const before = await study()
  const asked = await send({}, bytes)
  expect([asked.status, asked.body.fields]).toEqual([200, undefined])
  expect(asked.body.data.study).toMatchObject({ passedSheets: ['표지'], unknownWords: ['M', 'L'] })
  const { data } = (await send({ levels }, bytes)).body
  expect(data.rows.map(({ nodeNm, causeTxt }: Shown) => [nodeNm, causeTxt])).toEqual([
    ['T-302 스티렌 저장', '로리 하역 중 LIC-302 낮은 지시'],
    ['T-302 스티렌 저장', '로리 하역 중 LIC-302 낮은 지시'],
    ['T-302 스티렌 저장', '여름철 일사'],
    ['T-302 스티렌 저장', '살수설비 고장'],
    ['T-302 스티렌 저장', '통기밸브 막힘 상태에서 배출'],
    ['T-302 스티렌 이송', 'P-302 정지'],
    ['T-302 스티렌 이송', '토출 밸브 닫힘'],
    ['T-302 스티렌 이송', 'P-302 정지와 체크밸브 누설'],
  ])
  expect(data.rows.flatMap(({ issues }: Shown) => issues)).toEqual([])
  expect(data.rows[1]).toMatchObject({
    paramCd: 'LEVEL',
    guideCd: 'MORE',
    sev: 2,
    freq: 2,
    recommendTxt: '독립 고액위 차단 설치',
    noteTxt: '등급 경미\n담당 생산1팀',
  })
  const done = await send({ levels, apply: 'Y' }, bytes)
  expect([done.status, done.body.data?.applied]).toEqual([200, 8])
  const after = await study()
  expect(after.nodes.slice(-2).map(({ rsaHazopNodeNm, rowCnt }) => [rsaHazopNodeNm, rowCnt])).toEqual([
    ['T-302 스티렌 저장', 5],
    ['T-302 스티렌 이송', 3],
  ])
  // One recommendation for the two consequences of one cause.
  expect(after.recommendations.length - before.recommendations.length).toBe(4)
  // Letters are remembered, and what came in goes out and comes back as all the same.
  expect((await send({}, bytes)).body.data.study.unknownWords).toEqual([])
  const back: Shown[] = (await send({}, await given())).body.data.rows
  expect([back.length, back.every(({ isSame }) => isSame)]).toEqual([after.rowCnt, true])
})
