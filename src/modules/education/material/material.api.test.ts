import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdf, png, zipFile } from '../../../../test/file-samples.ts'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'
import { addMonths, dayOf } from '../../../core/shared/dates.ts'
import { tokenHeader } from '../../../core/shared/session.ts'

/** Materials from their draft to the last beat of the player; all tests share one portal. */
let portal: Portal
let staff: Client
let worker: Client
let company: Client
let today: string
const materials = '/api/saf/education/material'
const views = '/api/saf/education/view'
const reason = '내용이 오래되어 사용하지 않음'
const messagesOf = ({ body }: Answer): string[] =>
  ([body.fields, body.reasons].flat() as ({ message: string } | undefined)[]).flatMap(
    (each) => each?.message ?? [],
  )
const forward = (seconds: number) => portal.clock.set(new Date(portal.clock.now().getTime() + seconds * 1000))
const draft = (more: object = {}) => ({
  materialNm: '비상대피 안내',
  materialTypeCd: 'document',
  plantCd: '1000',
  langCd: 'kr',
  eduTypeCd: 'EMG',
  runMin: 2,
  openVendorYn: 'N',
  ...more,
})
const make = async (more: object = {}): Promise<number> => {
  const made = await staff.post(materials, draft(more))
  expect([made.status, made.body.fields]).toEqual([201, undefined])
  return made.body.data.materialNo as number
}
async function attach(materialNo: number, name: string, bytes: Buffer, by = staff): Promise<number> {
  const form = new FormData()
  for (const [field, value] of Object.entries({
    taskClassNm: 'eduMaterial',
    taskKey: String(materialNo),
    // As the page sends it: the first group of a definition has no name.
    taskFlag: '',
  }))
    form.append(field, value)
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const { statusCode } = await portal.app.inject({
    method: 'POST',
    url: '/api/attachfile/upload',
    headers: { [tokenHeader]: `Bearer ${by.accessToken}` },
    payload: form,
  })
  return statusCode
}
const post = (materialNo: number, by = staff) => by.put(`${materials}/${materialNo}/post`)
const posted = async (name: string, bytes: Buffer, more: object = {}): Promise<number> => {
  const no = await make(more)
  expect(await attach(no, name, bytes)).toBe(200)
  expect(messagesOf(await post(no))).toEqual([])
  return no
}
const open = (by: Client, no: number, windowKey = 'first-window') =>
  by.post(`${views}/${no}/open`, { windowKey })
const beat = (by: Client, no: number, from: number, to: number, more: object = {}) =>
  by.post(`${views}/${no}/beat`, { from, to, idleSec: 0, windowKey: 'first-window', ...more })

/** The beginning of a film, which is what tells its kind. */
const mp4 = (): Buffer =>
  Buffer.concat([
    Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex'),
    Buffer.alloc(1000, 7),
  ])
const manifest = (version: string, href = 'start.html') =>
  `<manifest><metadata><schemaversion>${version}</schemaversion></metadata><organizations><organization><item identifierref="r1"/></organization></organizations><resources><resource identifier="r1" adlcp:scormtype="sco" href="${href}"/></resources></manifest>`
const lesson = (files: Record<string, string> = {}, version = '1.2') =>
  zipFile({
    'imsmanifest.xml': manifest(version),
    'start.html': '<html><head><title>수업</title></head><body>수업</body></html>',
    'part/그림 1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ...files,
  })

beforeAll(async () => {
  portal = await startPortal({ settings: { accessMinutes: 600 } })
  today = dayOf(portal.clock.now())
  staff = await portal.signIn('saf01')
  worker = await portal.signIn('emp01')
  company = await portal.signIn('vnd01a')
})
afterAll(() => portal?.close())

describe('a material', () => {
  let no: number
  test('is written by who keeps materials of its plant, and reviewed on a day to come', async () => {
    expect((await worker.post(materials, draft())).status).toBe(403)
    expect((await company.post(materials, draft())).status).toBe(403)
    const past = await staff.post(materials, draft({ reviewYmd: today }))
    expect([past.status, ...messagesOf(past)]).toEqual([400, '검토 예정일은 오늘보다 늦어야 합니다.'])
    const other = await staff.post(materials, draft({ plantCd: '2000' }))
    expect([other.status, other.body.message]).toEqual([403, '다른 사업장의 자료입니다.'])
    no = await make()
  })
  test('a draft is seen by who writes at its plant and by nobody else', async () => {
    const listed = async (by: Client) =>
      ((await by.get(`${materials}s?limit=300`)).body.data as { materialNo: number }[]).map(
        ({ materialNo }) => materialNo,
      )
    const files = `/api/attachfile/uploadfiles?taskClassNm=eduMaterial&taskKey=${no}&taskFlag=`
    const [colleague, elsewhere] = [await portal.signIn('hea01'), await portal.signIn('saf21')]
    for (const by of [staff, colleague]) {
      expect(await listed(by)).toContain(no)
      expect((await by.get(`${materials}/${no}`)).status).toBe(200)
    }
    for (const by of [worker, elsewhere]) {
      expect(await listed(by)).not.toContain(no)
      for (const address of [`${materials}/${no}`, `${materials}/${no}/history`, files])
        expect((await by.get(address)).status, address).toBe(403)
    }
  })
  test('is posted with a file that fits its kind', async () => {
    expect(messagesOf(await post(no))).toEqual(['자료 파일을 첨부해 주세요.'])
    expect(await attach(no, 'sign.png', await png())).toBe(200)
    const wrong = await post(no)
    expect([wrong.status, ...messagesOf(wrong)]).toEqual([422, '문서(PDF) 자료에는 pdf 파일이 필요합니다.'])
    expect((await post(no, worker)).status).toBe(403)
  })
  test('gets its review day at posting, and never changes afterwards', async () => {
    no = await posted('guide.pdf', pdf())
    expect((await worker.get(`${materials}/${no}`)).body.data.state).toBe('posted')
    const { data } = (await staff.get(`${materials}/${no}`)).body as {
      data: { state: string; reviewYmd: string; verSeq: number }
    }
    expect(data).toMatchObject({ state: 'posted', reviewYmd: addMonths(today, 12), verSeq: 1 })
    const change = await staff.change(`${materials}/${no}`, { materialNm: '바꾼 이름' })
    expect([change.status, ...messagesOf(change)]).toEqual([
      422,
      '작성 상태의 자료만 수정할 수 있습니다. 게시한 자료는 새 버전을 만들어 주세요.',
    ])
    expect(await attach(no, 'other.pdf', pdf())).not.toBe(200)
    expect((await staff.delete(`${materials}/${no}`)).status).toBe(422)
  })
  test('is followed by a new version, which takes its place when it is posted', async () => {
    expect((await worker.post(`${materials}/${no}/revise`)).status).toBe(403)
    const revised = await staff.post(`${materials}/${no}/revise`)
    const next = revised.body.data.materialNo as number
    const again = await staff.post(`${materials}/${no}/revise`)
    expect([again.status, again.body.message]).toEqual([409, '작성 중인 새 버전이 이미 있습니다.'])
    expect(await attach(next, 'guide2.pdf', pdf())).toBe(200)
    expect((await staff.get(`${materials}/${no}`)).body.data.state).toBe('posted')
    expect((await post(next)).status).toBe(200)
    expect((await staff.get(`${materials}/${no}`)).body.data.state).toBe('withdrawn')
    expect((await staff.get(`${materials}/${next}`)).body.data).toMatchObject({
      verSeq: 2,
      beforeMaterialNo: no,
    })
    const old = await staff.post(`${materials}/${no}/revise`)
    expect([old.status, ...messagesOf(old)]).toEqual([422, '게시한 자료만 새 버전을 만들 수 있습니다.'])
    no = next
  })
  test('is withdrawn with a reason, and learned from no longer', async () => {
    expect((await open(worker, no)).status).toBe(200)
    expect((await staff.put(`${materials}/${no}/withdraw`, { reason: '짧' })).status).toBe(400)
    expect((await staff.put(`${materials}/${no}/withdraw`, { reason })).status).toBe(200)
    expect((await beat(worker, no, 0, 1)).status).toBe(404)
    expect((await open(worker, no)).status).toBe(404)
  })
})

describe('people of companies', () => {
  test('see and learn from what is posted and open to them, and from nothing else', async () => {
    const shown = await posted('open.pdf', pdf(), { openVendorYn: 'Y', materialNm: '공개 자료' })
    const hidden = await posted('own.pdf', pdf(), { materialNm: '사내 자료' })
    const unposted = await make({ openVendorYn: 'Y', materialNm: '작성 중' })
    const { data } = (await company.get('/api/saf/education/ownmaterials')).body as {
      data: { materialNo: number }[]
    }
    const numbers = data.map(({ materialNo }) => materialNo)
    expect([shown, hidden, unposted].map((no) => numbers.includes(no))).toEqual([true, false, false])
    expect((await open(company, shown)).status).toBe(200)
    for (const no of [hidden, unposted, 999_999]) {
      expect((await open(company, no)).status).toBe(404)
      expect((await company.get(`${materials}/${no}`)).status, String(no)).not.toBe(200)
    }
    const { fileNo } = await portal.engine.database.one<{ fileNo: number }>(
      `select "fileNo" from "attachFile" where "taskClassNm" = 'eduMaterial' and "taskKey" = $1`,
      [String(hidden)],
    )
    expect([403, 404]).toContain((await company.get(`/api/file/down/${fileNo}`)).status)
  })
})

describe('the player', () => {
  let no: number
  beforeAll(async () => {
    no = await posted('film.mp4', mp4(), { materialTypeCd: 'video', materialNm: '대피 영상' })
  })
  test('begins in a window that names itself, and counts what was seen', async () => {
    const unnamed = await open(worker, no, 'x')
    expect([unnamed.status, unnamed.body.fields[0].path]).toEqual([400, 'windowKey'])
    expect((await beat(worker, no, 0, 30)).status).toBe(404)
    const opened = await open(worker, no)
    expect(opened.body.data).toMatchObject({ runSec: 120, seenSec: 0, beatSec: 30, materialTypeCd: 'video' })
    forward(30)
    expect((await beat(worker, no, 0, 30)).body.data).toEqual({
      seenSec: 30,
      furthestSec: 30,
      progressPct: 25,
      counted: true,
    })
  })
  test('believes no beat that is longer than the time that has passed', async () => {
    forward(5)
    const future = await beat(worker, no, 30, 60)
    expect([future.status, ...messagesOf(future)]).toEqual([
      422,
      '실제로 지난 시간보다 긴 학습은 인정하지 않습니다.',
    ])
    for (const [from, to] of [
      [30.5, 31],
      [-1, 1],
      [40, 35],
    ] as const)
      expect(messagesOf(await beat(worker, no, from, to))).toEqual(['학습 기록의 형식이 올바르지 않습니다.'])
  })
  test('jumps over nothing unseen, and counts nothing while nobody is there', async () => {
    forward(30)
    const jumped = await beat(worker, no, 60, 80)
    expect([jumped.status, ...messagesOf(jumped)]).toEqual([
      422,
      '처음 볼 때는 아직 보지 않은 부분으로 건너뛸 수 없습니다.',
    ])
    expect((await beat(worker, no, 30, 60, { idleSec: 61 })).body.data).toMatchObject({
      counted: false,
      seenSec: 30,
    })
    forward(30)
    expect((await beat(worker, no, 30, 60)).body.data).toMatchObject({ counted: true, seenSec: 60 })
  })
  test('goes on in one window: the older of two stops', async () => {
    expect((await open(worker, no, 'second-window')).body.data).toMatchObject({ furthestSec: 60 })
    forward(30)
    const older = await beat(worker, no, 60, 90)
    expect([older.status, ...messagesOf(older)]).toEqual([
      409,
      '다른 창에서 학습을 시작했습니다. 이 창은 멈춥니다.',
    ])
    const newer = await beat(worker, no, 60, 90, { windowKey: 'second-window' })
    expect(newer.body.data).toMatchObject({ progressPct: 75 })
    // What somebody else has seen is his alone.
    expect((await open(staff, no)).body.data).toMatchObject({ seenSec: 0 })
  })
})

describe('a package of SCORM', () => {
  const packed = async (files: Record<string, string>, version?: string) => {
    const no = await make({ materialTypeCd: 'scorm', materialNm: '꾸러미' })
    expect(await attach(no, 'lesson.zip', await lesson(files, version))).toBe(200)
    return no
  }
  test('with a path upwards, without a manifest or of another version is refused at posting', async () => {
    expect(messagesOf(await post(await packed({ '../up.js': 'x' })))).toEqual([
      "압축 파일에 상위 폴더를 가리키는 경로가 있습니다: '../up.js'",
    ])
    expect(messagesOf(await post(await packed({}, '1.1')))).toEqual([
      "SCORM 1.2 또는 2004 묶음만 게시할 수 있습니다. (확인한 버전 '1.1')",
    ])
    const plain = await make({ materialTypeCd: 'scorm', materialNm: '아닌 것' })
    await attach(plain, 'plain.zip', await zipFile({ 'a.html': 'x' }))
    expect(messagesOf(await post(plain))).toEqual([
      'SCORM 묶음이 아닙니다. imsmanifest.xml이 최상위에 없습니다.',
    ])
  })
  test('is asked for its files with a number that names nobody and ends with the session', async () => {
    const no = await packed({})
    expect(messagesOf(await post(no))).toEqual([])
    await open(worker, no)
    const ask = (by: Client, windowKey = 'first-window') => by.post(`${views}/${no}/lesson`, { windowKey })
    expect((await ask(staff)).status).toBe(409)
    expect((await ask(worker, 'second-window')).status).toBe(409)
    const { address } = (await ask(worker)).body.data as { address: string }
    const base = address.slice(0, -'start.html'.length)
    expect(base).toMatch(/^\/api\/scorm\/[\w-]{32}\/$/)
    expect(Buffer.from(base.split('/')[3]!, 'base64url').toString('latin1')).not.toMatch(/emp01/)
    const first = await portal.app.inject(address)
    expect(first.headers['content-security-policy']).toMatch(
      /^sandbox allow-scripts allow-forms; default-src 'none'/,
    )
    expect(first.headers['content-security-policy']).not.toMatch(/allow-same-origin/)
    expect(first.body).toContain('/__portal/start.js')
    const drawing = await portal.app.inject(`${base}part/${encodeURIComponent('그림 1.svg')}`)
    expect([drawing.statusCode, drawing.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    for (const path of ['none.html', '..%2f..%2fimsmanifest.xml', '%25', 'imsmanifest.xml%00', 'C:\\x'])
      expect((await portal.app.inject(`${base}${path}`)).statusCode, path).toBe(404)
    for (const pass of ['x', 'A'.repeat(32), `${base.split('/')[3]!.slice(1)}x`])
      expect((await portal.app.inject(`/api/scorm/${pass}/start.html`)).statusCode).toBe(404)
    // A name of the host that is none has no place in the policy.
    const foreign = await portal.app.inject({ url: address, headers: { host: 'a; script-src *' } })
    expect(foreign.headers['content-security-policy'] ?? '').not.toContain('script-src *')
    await worker.post('/api/auth/logout', {})
    expect((await portal.app.inject(address)).statusCode).not.toBe(200)
    worker = await portal.signIn('emp01')
  })
  test('is whole when it says so and its time was seen, and keeps what it was told', async () => {
    const no = await packed({}, '2004 4th Edition')
    await post(no)
    expect((await staff.get(`${materials}/${no}`)).body.data).toMatchObject({
      scormTxt: '2004',
      launchTxt: 'start.html',
    })
    await open(worker, no)
    const keep = (body: object) =>
      worker.post(`${views}/${no}/scorm`, { windowKey: 'first-window', cmi: {}, ...body })
    expect((await keep({ isDone: true })).body.data).toMatchObject({ progressPct: 0 })
    expect((await keep({ windowKey: 'second-window' })).status).toBe(409)
    expect(messagesOf(await keep({ cmi: 'x' }))).toEqual(['학습 콘텐츠가 보낸 기록을 저장할 수 없습니다.'])
    expect((await keep({ cmi: { a: 'x'.repeat(130_000) } })).status).toBe(400)
    for (const from of [0, 30, 60, 90]) {
      forward(30)
      await beat(worker, no, from, from + 30)
    }
    expect((await open(worker, no)).body.data).toMatchObject({ progressPct: 100 })
    await keep({ cmi: { 'cmi.suspend_data': '</script>이어서' }, isDone: false })
    const { address } = (await worker.post(`${views}/${no}/lesson`, { windowKey: 'first-window' })).body
      .data as { address: string }
    const script = await portal.app.inject(address.replace('start.html', '__portal/start.js'))
    expect(script.body).toContain('이어서')
    expect(script.body).not.toContain('</script>')
  })
})
