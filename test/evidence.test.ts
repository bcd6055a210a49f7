import { afterAll, beforeAll, expect, test } from 'vitest'
import { jpeg } from './file-samples.ts'
import {
  as,
  clock,
  done,
  finished,
  inProgress,
  portal,
  said,
  savePlan,
  sql,
  startImprovements,
} from './improvement-life.ts'
import type { Answer } from './portal.ts'

beforeAll(startImprovements)
afterAll(() => portal?.close())

interface Files {
  taskClassNm: string
  taskKey: string | number
  taskFlag?: string
}
let width = 300
/** A picture or a text file, sent to a record. @returns the number of the file */
async function give(userId: string, group: Files, content?: Uint8Array): Promise<Answer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(group)) form.append(name, String(value))
  const sent = content ?? Uint8Array.from(await jpeg((width += 1), 80))
  form.append('files', new File([Uint8Array.from(sent)], `증빙${width}.jpg`))
  const given = new Response(form)
  const { accessToken } = await as(userId)
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/attachfile/upload',
    headers: {
      'x-authorization': `Bearer ${accessToken}`,
      'content-type': given.headers.get('content-type')!,
    },
    payload: Buffer.from(await given.arrayBuffer()),
  })
  clock.forwardMinutes(1)
  return { status: answer.statusCode, body: answer.json() }
}
async function given(userId: string, group: Files): Promise<number> {
  const answer = await give(userId, group)
  expect(said(answer)).toMatch(/^200/)
  return answer.body.data[0].fileNo as number
}
const remove = async (userId: string, fileNo: number) =>
  said(await (await as(userId)).delete(`/api/attachfile/${fileNo}`))
const removeAll = async (userId: string, group: Files) =>
  said(await (await as(userId)).post('/api/attachfile/deleteAll', group))
const keptOf = async (userId: string, { taskClassNm, taskKey, taskFlag = '' }: Files) =>
  (
    (
      await (
        await as(userId)
      ).get(`/api/attachfile/uploadfiles?taskClassNm=${taskClassNm}&taskKey=${taskKey}&taskFlag=${taskFlag}`)
    ).body.data as { fileNo: number; keptReason?: string }[]
  ).map(({ fileNo, keptReason }) => [fileNo, keptReason !== undefined])
const kept = /^422.*삭제하거나 고칠 수 없습니다/

test('who is asked to put right removes neither the picture before nor his own pictures of the round that failed', async () => {
  const imprNo = await inProgress({}, { vendor: true })
  const [before, after] = [
    { taskClassNm: 'improvement', taskKey: imprNo, taskFlag: 'image' },
    { taskClassNm: 'improvement', taskKey: imprNo, taskFlag: 'after' },
  ]
  // The safety officer adds a picture while the company works: it is not the company's to remove.
  const seen = await given('saf01', before)
  expect(await remove('vnd01s', seen)).toMatch(kept)
  expect(await removeAll('vnd01s', before)).toMatch(kept)
  // What was chosen by mistake in this round goes; what was shown when it was reported as done stays.
  const mistaken = await given('vnd01s', after)
  expect(await remove('vnd01s', mistaken)).toMatch(/^200/)
  const shown = await given('vnd01s', after)
  await savePlan('vnd01s', imprNo, [finished()])
  await done('vnd01s', imprNo, 'complete')
  clock.forwardMinutes(5)
  await done('saf01', imprNo, 'startVerify')
  await done('saf01', imprNo, 'fail', { reason: '지지대가 아직 흔들립니다.' })
  clock.forwardMinutes(5)
  const second = await given('vnd01s', after)
  expect(await keptOf('vnd01s', after)).toEqual([
    [shown, true],
    [second, false],
  ])
  expect(await remove('vnd01s', shown)).toMatch(kept)
  expect(
    said(
      await (await as('vnd01s')).put(`/api/attachfile/uploadfiles/${shown}`, { pictureExplan: '다른 설명' }),
    ),
  ).toMatch(kept)
  expect(await removeAll('vnd01s', after)).toMatch(/^200/)
  expect(await keptOf('vnd01s', after)).toEqual([[shown, true]])
})

test('who checks gives a picture of his own: the file of who did it is refused, sent at once or under a temporary key', async () => {
  const imprNo = await inProgress()
  const after = { taskClassNm: 'improvement', taskKey: imprNo, taskFlag: 'after' }
  const picture = Uint8Array.from(await jpeg(911, 60))
  expect(said(await give('issuer01', after, picture))).toMatch(/^200/)
  await savePlan('issuer01', imprNo, [finished()])
  await done('issuer01', imprNo, 'complete')
  const visit = { ...after, taskFlag: 'visit' }
  const refused = await give('saf01', visit, picture)
  expect(said(refused)).toMatch(/^422 .*이미 올린 사진과 같은 파일입니다/)
  const waiting = await give('saf01', { ...visit, taskKey: '', tempTaskKey: 'own-key-1' } as Files, picture)
  expect(said(waiting)).toMatch(/^200/)
  expect(
    said(await (await as('saf01')).put('/api/attachfile/img/apply', { ...visit, tempTaskKey: 'own-key-1' })),
  ).toMatch(/^422 .*이미 올린 사진과 같은 파일입니다/)
  expect(said(await give('saf01', visit))).toMatch(/^200/)
})

test('a permit that was handed in keeps its pictures and papers when it comes back to the company', async () => {
  const permit = await sql().one<{ permitNo: number }>(
    `select "permitNo" from "workPermit" where "vendorCd" = 'V00001' and "state" = 'draft' order by 1 limit 1`,
  )
  const paper = { taskClassNm: 'workPermit', taskKey: permit.permitNo, taskFlag: 'document' }
  const first = await given('vnd01s', paper)
  await sql().query(
    `insert into "comStateHist" ("taskClassNm", "taskKey", "fromStatCd", "toStatCd", "actNm", "userId", "actDt")
     select 'workPermit', $1, state[1], state[2], '시험', 'issuer01', $2::timestamptz
     from (values (array['draft', 'requested']), (array['requested', 'draft'])) as s(state)`,
    [String(permit.permitNo), clock.now().toISOString()],
  )
  clock.forwardMinutes(1)
  const second = await given('vnd01s', paper)
  expect(await keptOf('vnd01s', paper)).toEqual([
    [first, true],
    [second, false],
  ])
  expect(await remove('vnd01s', first)).toMatch(kept)
  expect(await remove('vnd01s', second)).toMatch(/^200/)
})

test('a paper of a company that was returned stays with its file; a wrong one goes before anybody has looked', async () => {
  const vendor = await as('vnd01a')
  const types = await sql().query<{ code: string }>(
    `select "code" from "codeItem" where "codeGrpCd" = 'VND_DOC' order by 1`,
  )
  const made = await vendor.post('/api/vendor/doc', {
    docTypeCd: types[0]!.code,
    docNo: '증빙-1',
    validFromYmd: '2027-01-01',
  })
  expect(said(made)).toMatch(/^201/)
  const doc = { taskClassNm: 'vendorDoc', taskKey: made.body.data.vendorDocNo as number }
  expect(await remove('vnd01a', await given('vnd01a', doc))).toMatch(/^200/)
  const file = await given('vnd01a', doc)
  expect(
    said(
      await (
        await as('saf01')
      ).put(`/api/vendor/doc/${doc.taskKey}/verify`, { okYn: 'N', rejectReason: '흐려서 읽을 수 없습니다.' }),
    ),
  ).toMatch(/^200/)
  expect(await remove('vnd01a', file)).toMatch(kept)
  expect(said(await vendor.delete(`/api/vendor/doc/${doc.taskKey}`))).toMatch(kept)
  expect(await remove('vnd01a', await given('vnd01a', doc))).toMatch(/^200/)
})

test('a material that was submitted keeps its papers while its request is supplemented', async () => {
  const vendor = await as('vnd02a')
  const made = await vendor.post('/api/vendor/chemprod', {
    prodNm: '증빙 시험 신너',
    makerNm: '빛여울도료',
    stateCd: 'L',
    fugacityCd: '2',
    mixYn: 'N',
    density: 0.867,
    flashPt: 4,
    waterSolubleYn: 'N',
    importYn: 'N',
    comps: [
      {
        chemNm: '톨루엔',
        casNo: '108-88-3',
        contentMin: 99,
        contentRep: 99.8,
        contentMax: 99.9,
        secretYn: 'N',
      },
    ],
  })
  expect(said(made)).toMatch(/^201/)
  const paper = {
    taskClassNm: 'chemprod',
    taskKey: made.body.data.chemprodNo as number,
    taskFlag: 'composition',
  }
  const first = await given('vnd02a', paper)
  const asked = await vendor.post('/api/chm/matchkrqst', {
    rqstTypeCd: 'WORK',
    plantCd: '1000',
    rqstDeptCd: 'D121',
    usageTxt: '탱크 외부 도장용 신너',
    yearQty: 500,
    dayMaxQty: 20,
    firstInYmd: '2027-04-09',
    prods: [{ chemprodNo: paper.taskKey }],
  })
  expect(said(asked)).toMatch(/^201/)
  const no = asked.body.data.matChkRqstNo as number
  expect(await remove('vnd02a', first)).toMatch(/^200/)
  const second = await given('vnd02a', paper)
  await sql().query(
    `insert into "attachFile" ("taskClassNm", "taskKey", "taskFlag", "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256", "sortOrder", "createUserId", "updateUserId")
     values ('chemprod', $1, '', 'msds.pdf', 10, 'pdf', 'application/pdf', $2, 1, 'vnd02a', 'vnd02a')`,
    [String(paper.taskKey), 'a'.repeat(64)],
  )
  expect(said(await vendor.put(`/api/chm/matchkrqst/${no}/submit`, {}))).toMatch(/^200/)
  clock.forwardMinutes(1)
  expect(
    said(
      await (
        await as('env02')
      ).put(`/api/chm/matchkrqst/${no}/supplement`, { reason: '성분표를 다시 내 주세요.' }),
    ),
  ).toMatch(/^200/)
  clock.forwardMinutes(1)
  expect(await remove('vnd02a', second)).toMatch(kept)
  expect(await remove('vnd02a', await given('vnd02a', paper))).toMatch(/^200/)
})
