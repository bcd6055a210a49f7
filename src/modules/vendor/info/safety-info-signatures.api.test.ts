import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { png } from '../../../../test/file-samples.ts'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'
import { pdfText } from '../../../core/server/pdf/pdf-text.ts'
import { safetyInfo } from './safety-info.resource.ts'

/** Workers sign by hand that they were told what a sheet says. */
let portal: Portal
let plant: Client
let company: Client
let no: number
const url = () => `${safetyInfo.path}/${no}`
const act = (client: Client, action: string) => client.put(`${url()}/${action}`, {})

/** A stroke of a pen on white. */
const stroke = () =>
  sharp({ create: { width: 600, height: 200, channels: 3, background: '#fff' } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="600" height="200"><path d="M40 150C150 20 260 180 560 60" stroke="#111" stroke-width="4" fill="none"/></svg>',
        ),
      },
    ])
    .png()
    .toBuffer()
const blank = () =>
  sharp({ create: { width: 600, height: 200, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

async function sign(client: Client, name: string | undefined, picture: Buffer, file = 'signature.png') {
  const form = new FormData()
  const group = { taskClassNm: safetyInfo.name, taskKey: String(no), taskFlag: 'worker' }
  for (const [key, value] of Object.entries(group)) form.append(key, value)
  if (name !== undefined) form.append('pictureExplan', name)
  form.append('files', new File([Uint8Array.from(picture)], file))
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/attachfile/upload',
    headers: { 'x-authorization': `Bearer ${client.accessToken}` },
    payload: form,
  })
  const body = answer.json<{
    message?: string
    fields?: { message: string }[]
    errors?: { message: string }[]
    data?: { fileNo: number; pictureExplan: string }[]
  }>()
  return { status: answer.statusCode, text: JSON.stringify(body), files: body.data ?? [] }
}
const signatures = async (client: Client) =>
  client.get(`/api/attachfile/uploadfiles?taskClassNm=${safetyInfo.name}&taskKey=${no}&taskFlag=worker`)

beforeAll(async () => {
  portal = await startPortal()
  plant = await portal.signIn('saf01')
  company = await portal.signIn('vnd03a')
  const { contractNo } = await portal.engine.database.one<{ contractNo: number }>(
    `select "contractNo" from "vendorContract" where "vendorCd" = 'V00003' and "state" = 'active' order by "toYmd" desc limit 1`,
  )
  const made = await plant.post(safetyInfo.path, {
    contractNo,
    workNm: '반응기 내부 청소',
    facilityTxt: 'R-101',
    hazardCont: '톨루엔 증기와 산소 결핍의 위험이 있습니다.',
    cautionCont: '환기와 가스 측정 뒤에 들어갑니다.',
    emergencyCont: '들어가지 말고 119와 방재센터에 신고합니다.',
    chemicals: [{ chemNm: '톨루엔', casNo: '108-88-3' }],
  })
  no = made.body.data.safetyInfoNo as number
  await act(plant, 'provide')
})
afterAll(() => portal?.close())

test('workers sign only once their company has received the sheet, and only at the company', async () => {
  expect((await sign(company, '김작업', await stroke())).text).toContain(
    '작업자 서명은 업체가 수령 확인한 뒤에 받을 수 있습니다.',
  )
  await act(company, 'receive')
  expect((await sign(plant, '김작업', await stroke())).text).toContain(
    '정보를 제공받은 업체만 할 수 있습니다.',
  )
})

test('a signature has a name and a drawing, and is a picture of the pad', async () => {
  for (const name of [undefined, '', '  '])
    expect((await sign(company, name, await stroke())).text).toContain('서명한 사람의 이름을 적어 주세요.')
  expect((await sign(company, '김작업', await blank())).text).toContain('서명이 비어 있습니다.')
  expect((await sign(company, '김작업', await png(), '사진.jpg')).status).toBe(422)
  expect((await signatures(company)).body.data).toEqual([])
})

test('everybody signs after the other, and nobody changes the name of a signature', async () => {
  const first = await sign(company, '김작업', await stroke())
  expect([first.status, first.files[0]!.pictureExplan]).toEqual([200, '김작업'])
  await sign(company, 'Nguyễn Văn An', await stroke())
  const { data } = (await signatures(plant)).body as {
    data: { pictureExplan: string; pictureData: string }[]
  }
  expect(data.map(({ pictureExplan }) => pictureExplan)).toEqual(['김작업', 'Nguyễn Văn An'])
  const renamed = await company.put(`/api/attachfile/uploadfiles/${first.files[0]!.fileNo}`, {
    pictureExplan: '다른 사람',
  })
  expect([renamed.status, JSON.stringify(renamed.body)]).toEqual([
    422,
    expect.stringContaining('서명의 이름은 고칠 수 없습니다.'),
  ])
  // Nothing of a wide drawing is cut off in its small picture.
  const { dominant, channels } = await sharp(Buffer.from(data[0]!.pictureData, 'base64')).stats()
  expect([dominant.r > 200, channels[0]!.min < 128]).toEqual([true, true])
})

test('the signatures stand on the printed sheet with their names', async () => {
  const pdf = (await company.get(`${url()}/print`)).body as Buffer
  const text = (await pdfText(pdf)).join(' ')
  expect(text).toContain('작업자 전달확인 서명')
  expect(text).toContain('김작업')
  expect(pdf.includes('/Subtype /Image') || pdf.includes('/Subtype/Image')).toBe(true)
})

test('a signature stays once the plant has acted on the sheet', async () => {
  const [{ fileNo }] = (await signatures(company)).body.data as [{ fileNo: number }]
  await plant.put(`${url()}/check`, { checkCont: '전달 기록을 확인함' })
  const removed = await company.delete(`/api/attachfile/${fileNo}`)
  expect(removed.status).toBe(422)
  expect((await signatures(company)).body.data).toHaveLength(2)
})
