import { pdfText } from '../../core/server/pdf/pdf-text.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jpeg } from '../../../test/file-samples.ts'
import {
  as,
  force,
  path,
  portal,
  said,
  sql,
  startImprovements,
  today,
} from '../../../test/improvement-life.ts'
import { sendFile } from '../../../test/improvement-files.ts'
import { addDays } from '../../core/shared/dates.ts'

beforeAll(startImprovements)
afterAll(() => portal?.close())

async function receiptOf(): Promise<{ receipt: string; imprNo: number }> {
  const opened = await (
    await as('hq01')
  ).post('/api/impr/link', {
    linkNm: '정기보수 출입구',
    plantCd: '1000',
    deptCd: 'D121',
    vendorCd: 'V00001',
    useYn: 'Y',
    fromYmd: today,
    toYmd: addDays(today, 30),
  })
  const { imprLinkNo } = opened.body.data as { imprLinkNo: number }
  const { url } = (await (await as('hq01')).get(`/api/impr/link/${imprLinkNo}/address`)).body.data as {
    url: string
  }
  const sent = await portal.anonymous.post(`/api/public/improvementlink/${url.split('/improve/')[1]}`, {
    problemDesc: '비계 발판 고정핀이 두 개 빠져 있습니다.',
    placeNm: '정비동 2층',
    hazardTypeCd: 'FALL',
  })
  const { imprCd, receipt } = sent.body.data as { imprCd: string; receipt: string }
  const { imprNo } = await sql().one<{ imprNo: number }>(
    'select "imprNo" from "improvement" where "imprCd" = $1',
    [imprCd],
  )
  return { receipt, imprNo }
}
let width = 500
async function photo(receipt: string, name = '사진.jpg', content?: Uint8Array) {
  const form = new FormData()
  // Other groups and records are not the sender's to name.
  form.append('taskClassNm', 'workPermit')
  form.append('taskKey', '1')
  form.append('files', new File([Uint8Array.from(content ?? (await jpeg((width += 1), 80)))], name))
  const given = new Response(form)
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api/public/improvementreceipt/${receipt}/photo`,
    headers: { 'content-type': given.headers.get('content-type')! },
    payload: Buffer.from(await given.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('a telephone without an account adds pictures to its own request until somebody takes it up', async () => {
  const { receipt, imprNo } = await receiptOf()
  expect(await photo(receipt)).toMatchObject({ status: 200, body: { data: { step: 'asked', photoCnt: 1 } } })
  const group = `taskClassNm=improvement&taskKey=${imprNo}&taskFlag=image`
  const files = (await (await as('saf01')).get(`/api/attachfile/uploadfiles?${group}`)).body.data
  expect(files).toMatchObject([{ createUserId: 'system', taskKey: String(imprNo) }])
  // The report shows whole pictures in pairs, also while there is none after.
  const paper = await pdfText((await (await as('saf01')).get(`${path}/${imprNo}/print`)).body as Buffer)
  expect(paper.join(' ')).toContain('조치 전·후 비교')
  // Only pictures, only so many, only before it is received, and only with its receipt.
  expect((await photo(receipt, '실행.exe', Buffer.from('MZ아무것'))).status).toBe(422)
  for (let count = 2; count <= 5; count += 1) expect((await photo(receipt)).status).toBe(200)
  expect(said(await photo(receipt))).toMatch(/^409 사진은 5장까지/)
  expect((await photo(`${receipt.slice(0, -2)}xx`)).status).toBe(404)
  const later = await receiptOf()
  await force(later.imprNo, 'received')
  expect(said(await photo(later.receipt))).toMatch(/^409 접수된 뒤에는/)
})

test('a picture of the dialog in the permit stands before the action of the improvement', async () => {
  const permit = await sql().one<{ permitNo: number }>(
    `select "permitNo" from "workPermit" where "plantCd" = '1000' and "state" = 'working' order by 1 limit 1`,
  )
  const fileKey = await sendFile('issuer01', 'image')
  const ask = {
    imprNm: '사진과 함께 요청',
    problemDesc: '비계 발판이 한 장 빠져 있습니다.',
    hazardTypeCd: 'FALL',
  }
  const url = `/api/saf/workpermit/${permit.permitNo}/improvement`
  // Somebody else's key gives nothing, and nothing is made with it.
  expect(said(await (await as('saf01')).put(url, { ...ask, fileKey }))).toMatch(/^404/)
  const answer = await (await as('issuer01')).put(url, { ...ask, fileKey })
  expect(said(answer)).toMatch(/^200/)
  const pictures = await sql().query<{ taskFlag: string; createUserId: string }>(
    `select f."taskFlag", f."createUserId" from "improvement" i join "attachFile" f on f."taskClassNm" = 'improvement' and f."taskKey" = i."imprNo"::text where i."imprNm" = $1`,
    [ask.imprNm],
  )
  expect(pictures).toEqual([{ taskFlag: 'image', createUserId: 'issuer01' }])
})
