import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { readFeeds } from '../../../platform/feed/feed.server.ts'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'
import { vendorClock } from '../vendor-clock.server.ts'
import { gateFeed } from './enter-log.server.ts'

/** Papers, requests, passes and gates as their people do them, on one portal. */
let portal: Portal
const clients: Record<string, Client> = {}
let today: string
beforeAll(async () => {
  portal = await startPortal()
  today = dayOf(portal.clock.now())
  for (const userId of ['saf01', 'issuer01', 'rqst01', 'rqst02', 'emp01', 'vnd01a', 'vnd02a'])
    clients[userId] = await portal.signIn(userId)
})
afterAll(() => portal?.close())
const as = (userId: string): Client => clients[userId]!
const sql = () => portal.engine.database
const said = ({ status, body }: Answer): string =>
  [
    status,
    ...((body.fields ?? []) as { message: string }[]).map(({ message }) => message),
    ...((body.reasons ?? []) as { message: string }[]).map(({ message }) => message),
    body.fields?.length > 0 || body.reasons?.length > 0 ? '' : (body.message ?? ''),
  ]
    .filter((part) => part !== '')
    .join(' ')
const numberOf = async (name: string) =>
  (
    await sql().one<{ no: number }>(
      'select "vendorWorkerNo" as no from "vendorWorker" where "vendorWorkerNm" = $1',
      [name],
    )
  ).no
const contractOf = async (name: string) =>
  (
    await sql().one<{ no: number }>(
      'select "contractNo" as no from "vendorContract" where "contractNm" = $1',
      [name],
    )
  ).no
const passOf = async (name: string) =>
  sql().one<{ passNo: number; passCd: string; toYmd: string; state: string; limitTxt: string }>(
    `select "passNo", "passCd", "toYmd"::text as "toYmd", "state", "limitTxt" from "enterPass" where "vendorWorkerNo" = $1 order by "passNo" desc limit 1`,
    [await numberOf(name)],
  )

describe('a paper of a company', () => {
  const url = '/api/vendor/doc'
  let doc: string
  test('is added by the company before it is over, and seen by nobody else', async () => {
    const body = { docTypeCd: 'VDC06', validFromYmd: today, validToYmd: addDays(today, -1) }
    expect(said(await as('vnd01a').post(url, { ...body, validFromYmd: addDays(today, -9) }))).toBe(
      '422 유효기간이 지난 서류입니다.',
    )
    expect(said(await as('vnd01a').post(url, body))).toBe('400 종료일은 시작일보다 빠를 수 없습니다.')
    const made = await as('vnd01a').post(url, { ...body, validToYmd: addDays(today, 365) })
    expect(made.body.data).toMatchObject({ vendorCd: 'V00001', verifyStatusNm: '미확인' })
    doc = `${url}/${made.body.data.vendorDocNo as number}`
    expect((await as('vnd02a').get(doc)).status).toBe(404)
  })
  test('is verified or returned by the safety people alone, and looked at again after a change', async () => {
    expect((await as('vnd01a').put(`${doc}/verify`, { okYn: 'Y' })).status).toBe(403)
    expect(said(await as('rqst01').put(`${doc}/verify`, { okYn: 'Y' }))).toMatch(/^403 업체서류는 안전담당만/)
    expect(said(await as('saf01').put(`${doc}/verify`, { okYn: 'N', rejectReason: '흐림' }))).toContain(
      '5자 이상',
    )
    expect(
      (await as('saf01').put(`${doc}/verify`, { okYn: 'N', rejectReason: '인증서가 흐려 읽을 수 없습니다' }))
        .body.data,
    ).toMatchObject({
      verifyStatusNm: '반려',
      rejectReason: '인증서가 흐려 읽을 수 없습니다',
    })
    // A paper that nobody attached a file to shows nothing.
    expect(said(await as('saf01').put(`${doc}/verify`, { okYn: 'Y' }))).toMatch(/^422 첨부파일이 없는 서류는/)
    await sql().query(
      `insert into "attachFile" ("taskClassNm", "taskKey", "taskFlag", "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256", "sortOrder", "createUserId", "updateUserId")
       values ('vendorDoc', $1, 'document', '인증서.pdf', 1, 'pdf', 'application/pdf', $2, 1, 'vnd01a', 'vnd01a')`,
      [doc.split('/').at(-1), 'a'.repeat(64)],
    )
    expect((await as('saf01').put(`${doc}/verify`, { okYn: 'Y' })).body.data).toMatchObject({
      verifyStatusNm: '확인',
      verifyUserId: 'saf01',
    })
    expect(said(await as('vnd01a').delete(doc))).toContain('확인된 서류는 삭제할 수 없습니다.')
    expect((await as('vnd01a').change(doc, { docNo: 'KOSHA-MS-2026-118' })).status).toBe(200)
    expect((await as('vnd01a').get(doc)).body.data.verifyStatusNm).toBe('미확인')
  })
})

/** Moves the end of the entry education: the result is the truth, the history of the worker shows it. */
async function endEntryEducation(worker: number, day: string): Promise<void> {
  for (const [table, kind] of [
    ['eduResult', 'vndEduCd'],
    ['vendorWorkerEdu', 'eduTypeCd'],
  ])
    await sql().query(
      `update "${table}" set "validToYmd" = $2 where "vendorWorkerNo" = $1 and "${kind}" = 'VED01'`,
      [worker, day],
    )
}

describe('an entry request', () => {
  const url = '/api/vendor/enterrqst'
  let request: string
  let body: Record<string, unknown>
  const put = (userId: string, action: string, more: object = {}) =>
    as(userId).put(`${request}/${action}`, more)
  const lines = async (...names: string[]) =>
    Promise.all(names.map(async (name) => ({ vendorWorkerNo: await numberOf(name) })))
  test('is refused for another company, without a target, for two in one line and for too long', async () => {
    body = {
      plantCd: '1000',
      enterTypeCd: 'VET02',
      contractNo: await contractOf('증류공정 정기보수(TA)'),
      deptCd: 'D121',
      mgrUserId: 'rqst01',
      fromYmd: today,
      toYmd: addDays(today, 20),
      purposeTxt: '열교환기 세관 인력 투입',
    }
    expect(said(await as('vnd01a').post(url, { ...body, toYmd: addDays(today, 400) }))).toContain(
      '출입기간은 최대 365일입니다.',
    )
    expect(
      said(await as('vnd01a').post(url, { ...body, enterTypeCd: 'VET04', toYmd: addDays(today, 7) })),
    ).toContain('최대 7일')
    expect(said(await as('vnd01a').post(url, { ...body, lines: [{}] }))).toContain(
      '작업자와 장비 가운데 하나를 선택해 주세요.',
    )
    expect(said(await as('vnd01a').post(url, { ...body, lines: await lines('임태양') }))).toMatch(/^400/)
    expect(said(await as('vnd01a').post(url, { ...body, lines: await lines('김민수', '김민수') }))).toContain(
      '같은 대상이 두 번 있습니다.',
    )
    expect(said(await as('emp01').post(url, { ...body, vendorCd: 'V00001' }))).toMatch(/^403/)
    const made = await as('vnd01a').post(url, { ...body, decideUserId: 'saf01' })
    expect(said(made)).toMatch(/^400/)
  })
  test('the check of each line goes with the request; an unfit person holds it back and the page to fix it is named', async () => {
    // Two years ago examined, ended yesterday.
    await endEntryEducation(await numberOf('박성진'), addDays(today, -1))
    // The company reads nobody of the plant: whom it visits follows from its contract.
    const { deptCd: _dept, mgrUserId: _mgr, ...own } = body
    const made = await as('vnd01a').post(url, { ...own, lines: await lines('최영호', '박성진') })
    expect(said(made)).toMatch(/^201/)
    expect(made.body.data).toMatchObject({ deptCd: 'D121', mgrUserId: 'rqst01' })
    expect(said(await as('vnd01a').post(url, { ...own, contractNo: null, plantCd: '2000' }))).toContain(
      '이 사업장의 계약을 선택하세요.',
    )
    expect(said(await as('saf01').post(url, { ...own, vendorCd: 'V00001' }))).toContain('방문부서')
    request = `${url}/${made.body.data.enterRqstNo as number}`
    const { data } = (await as('vnd01a').get(`${request}/check`)).body
    expect(data.okYn).toBe('N')
    expect(data.lines.map(({ checkCd }: { checkCd: string }) => checkCd)).toEqual(['VCK01', 'VCK03'])
    expect(data.lines[1].problems).toContainEqual({
      code: 'E08',
      level: 'BLOCK',
      message: `출입안전교육 유효기간이 ${addDays(today, -1)}에 끝납니다.`,
      validToYmd: addDays(today, -1),
      fixUrl: `/vendor/enter/vendorWorkerDetail?no=${await numberOf('박성진')}`,
    })
    expect((await as('vnd01a').get(request)).body.data.lines[1].checkTxt).toContain('출입안전교육')
    expect(said(await put('vnd01a', 'submit'))).toMatch(
      /^422 부적합 대상이 있어 제출할 수 없습니다\. 출입안전교육 유효기간이/,
    )
    expect((await as('vnd02a').get(request)).status).toBe(404)
    const { lines: stored } = (await as('vnd01a').get(request)).body.data
    expect((await as('vnd01a').change(request, { lines: [stored[0]] })).status).toBe(200)
    // Another request asks for the same worker already, so it is cancelled first.
    const other = await sql().one<{ no: number; code: string }>(
      `select "enterRqstNo" as "no", "enterRqstCd" as "code" from "enterRqst" where "vendorCd" = 'V00001' and "state" = 'submitted' and "enterRqstNo" <> $1`,
      [made.body.data.enterRqstNo],
    )
    expect(said(await put('vnd01a', 'submit'))).toBe(`409 진행 중인 신청입니다. (${other.code}: 최영호)`)
    expect((await as('vnd01a').put(`${url}/${other.no}/cancel`)).status).toBe(200)
    expect((await put('vnd01a', 'submit')).body.data.state).toBe('submitted')
    expect(said(await as('vnd01a').change(request, { purposeTxt: '다른 목적으로 바꿈' }))).toContain(
      '작성중, 보완요청 상태에서만',
    )
  })
  test('asks for nobody whose entry in the same days is under way', async () => {
    const { enterRqstCd } = (await as('vnd01a').get(request)).body.data
    const made = await as('vnd01a').post(url, { ...body, lines: await lines('최영호', '김민수') })
    const again = `${url}/${made.body.data.enterRqstNo as number}`
    expect(said(await as('vnd01a').put(`${again}/submit`))).toBe(
      `409 진행 중인 신청입니다. (${enterRqstCd}: 최영호)`,
    )
    const later = { fromYmd: addDays(today, 21), toYmd: addDays(today, 22) }
    expect((await as('vnd01a').change(again, later)).status).toBe(200)
    const { allowed } = (await as('vnd01a').get(again)).body as {
      allowed: { action: string; reasons: { guard: string }[] }[]
    }
    const submit = allowed.find(({ action }) => action === 'submit')!
    expect(submit.reasons.map(({ guard }) => guard)).not.toContain('underWay')
    expect((await as('vnd01a').delete(again)).status).toBe(200)
  })
  test('is confirmed by its supervisor, who may ask for more', async () => {
    expect(said(await put('rqst02', 'confirm'))).toContain('신청의 감독자, 같은 부서의 담당자와 안전담당만')
    expect(
      (await put('rqst01', 'askSupplement', { reason: '작업구역을 추가해 주세요' })).body.data.decideCont,
    ).toBe('작업구역을 추가해 주세요')
    expect((await as('vnd01a').change(request, { areas: [{ areaCd: 'YS-DT' }] })).status).toBe(200)
    await put('vnd01a', 'submit')
    expect((await put('rqst01', 'confirm')).body.data).toMatchObject({
      state: 'deptConfirmed',
      confirmUserId: 'rqst01',
    })
  })
  test('is reviewed line by line, and goes by document under a contract of high risk', async () => {
    const [{ enterRqstLineNo }] = (await as('saf01').get(request)).body.data.lines
    expect(said(await put('saf01', 'review'))).toContain('검토하지 않은 대상이 1건 있습니다.')
    const review = (reviewCd: string, reviewCont?: string) =>
      as('saf01').put(`${request}/reviews`, { lines: [{ enterRqstLineNo, reviewCd, reviewCont }] })
    expect(said(await as('rqst01').put(`${request}/reviews`, { lines: [] }))).toMatch(/^403 안전담당만 검토/)
    expect(said(await review('VCK02'))).toContain('검토의견을 5자 이상')
    expect(said(await review('VCK03', '자격증 확인이 필요합니다'))).toMatch(/^200/)
    expect(said(await put('saf01', 'review'))).toContain('승인할 대상이 없습니다.')
    expect(said(await review('VCK01'))).toMatch(/^200/)
    expect((await put('saf01', 'review', { decideCont: '교육·서류 확인' })).body.data.state).toBe('reviewed')
    expect(said(await review('VCK01'))).toContain('부서확인 상태에서만 검토할 수 있습니다.')
    expect(said(await put('saf01', 'approve'))).toContain('위험등급 상 계약이거나 조건부 대상')
  })
  test('makes passes that last until the first thing ends, and takes none that opens more', async () => {
    await sql().query(
      `update "vendorContract" set "riskLvlCd" = 'RLV02' where "contractNm" = '증류공정 정기보수(TA)'`,
    )
    const worker = await numberOf('최영호')
    await endEntryEducation(worker, addDays(today, 9))
    await sql().query(`update "vendorWorker" set "entryStatCd" = 'pending' where "vendorWorkerNo" = $1`, [
      worker,
    ])
    const before = await passOf('최영호')
    const approved = await put('saf01', 'approve')
    expect(said(approved)).toMatch(/^200/)
    expect(approved.body.data).toMatchObject({ state: 'approved', decideUserId: 'saf01' })
    const after = await passOf('최영호')
    expect(after).toMatchObject({ state: 'valid', toYmd: addDays(today, 9), limitTxt: '출입안전교육' })
    expect(after.passNo).not.toBe(before.passNo)
    expect(
      (
        await sql().one<{ state: string }>('select "state" from "enterPass" where "passNo" = $1', [
          before.passNo,
        ])
      ).state,
    ).toBe('valid')
    expect((await as('saf01').get(`/api/vendor/worker/${worker}`)).body.data.entryStatCd).toBe('approved')
    expect((await as('vnd01a').get(request)).body.data.lines[0].passNm).toBe(after.passCd)
  })
})

describe('a gate', () => {
  const ask = (given: string, inoutCd = 'IN', userId = 'saf01') => {
    portal.clock.set(new Date(portal.clock.now().getTime() + 5000))
    return as(userId).post('/api/vendor/entergate', { given, gateCd: 'GT01', inoutCd })
  }
  test('the gate lets a valid pass in, and otherwise gives the reason in the words of the permit', async () => {
    const { permitNo, name } = await sql().one<{ permitNo: number; name: string }>(
      `select p."permitNo", v."vendorWorkerNm" as name from "workPermit" p join "permitWorker" w using ("permitNo") join "vendorWorker" v using ("vendorWorkerNo")
       where p."state" = 'approved' and p."plantCd" = '1000' order by 1 limit 1`,
    )
    const { passCd, passNo } = await passOf(name)
    expect((await ask(passCd)).body.data).toMatchObject({ ok: true, passCd, reasons: [] })
    expect((await as('saf01').get('/api/vendor/enterinside')).body.data).toContainEqual(
      expect.objectContaining({ workers: expect.any(Number) as number }),
    )
    expect(
      said(
        await as('issuer01').put(`/api/vendor/pass/${passNo}/stop`, { reason: '분실 신고로 사용을 정지' }),
      ),
    ).toMatch(/^403/)
    await as('saf01').put(`/api/vendor/pass/${passNo}/stop`, { reason: '분실 신고로 사용을 정지' })
    const refusal = '출입증이 정지되었습니다. (분실 신고로 사용을 정지)'
    expect((await ask(passCd)).body.data).toMatchObject({ ok: false, reasons: [{ message: refusal }] })
    const [row] = (await as('saf01').get('/api/vendor/enterlogs?okYn=N&limit=1')).body.data
    expect(row).toMatchObject({ okYn: 'N', refuseTxt: refusal, srcCd: 'ELS01', createUserId: 'saf01' })
    // The same person on a permit is held back by the same sentence.
    const { body } = await as('issuer01').get(`/api/saf/workpermit/${permitNo}`)
    expect(JSON.stringify(body.allowed)).toContain(refusal)
    expect((await ask(passCd, 'OUT')).body.data.ok).toBe(true)
    await as('saf01').put(`/api/vendor/pass/${passNo}/resume`, {})
    expect((await ask(passCd)).body.data.ok).toBe(true)
  })
  test('knows no foreign number, asks for a gate that exists, and is not everybody’s', async () => {
    expect(said(await ask('EP-9999-2026-00001'))).toBe('404 유효하지 않은 출입증입니다.')
    expect(
      said(await as('saf01').post('/api/vendor/entergate', { given: 'x', gateCd: 'GT99', inoutCd: 'IN' })),
    ).toMatch(/^400/)
    expect((await ask('x', 'IN', 'vnd01a')).status).toBe(403)
    expect((await ask('x', 'IN', 'emp01')).status).toBe(403)
  })
  test('sends its records as a file, each taken once', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'gate-'))
    const { passCd } = await passOf('이준호')
    const file = () =>
      writeFileSync(
        path.join(folder, 'gate.csv'),
        `출입증,게이트,입출,일시\n${passCd},GT01,IN,${addDays(today, -1)} 07:52\n${passCd},후문,출문,${addDays(today, -1)} 17:31\nEP-없음,GT01,IN,${addDays(today, -1)} 08:00\n`,
      )
    const count = async () =>
      (
        await sql().one<{ count: number }>(
          `select count(*)::int as count from "enterLog" where "srcCd" = 'ELS02' and "createUserId" = 'system' and "enterDt"::text like '%:52:00%' and "plantCd" = '1000' and "passNo" = (select "passNo" from "enterPass" where "passCd" = $1)`,
          [passCd],
        )
      ).count
    const known = await count()
    file()
    expect(await readFeeds(portal.engine, folder, [gateFeed])).toBe(2)
    expect(await count()).toBe(known + 1)
    file()
    expect(await readFeeds(portal.engine, folder, [gateFeed])).toBe(0)
  })
  test('a passage is not written for later, nor changed', async () => {
    const { passNo } = await passOf('이준호')
    const body = { passNo, gateCd: 'GT01', inoutCd: 'IN', enterDt: `${addDays(today, 1)}T08:00:00+09:00` }
    expect(said(await as('saf01').post('/api/vendor/enterlog', body))).toContain(
      '출입일시는 현재보다 늦을 수 없습니다.',
    )
    const made = await as('saf01').post('/api/vendor/enterlog', {
      ...body,
      enterDt: `${addDays(today, -2)}T08:11:00+09:00`,
    })
    expect(made.body.data).toMatchObject({ srcCd: 'ELS03', okYn: 'Y', vendorCd: 'V00001' })
    expect(
      (await as('saf01').put(`/api/vendor/enterlog/${made.body.data.enterLogNo as number}`, {})).status,
    ).toBe(404)
  })
})

test('a list names what ends soon, with the pass and the permits that then stop', async () => {
  const rows = (await as('saf01').get('/api/vendor/expirestatus')).body.data as {
    kind: string
    holderNm: string
    days: number
    passCd: string
  }[]
  expect(rows.find(({ holderNm }) => holderNm === '최영호')).toMatchObject({
    days: 9,
    passCd: (await passOf('최영호')).passCd,
  })
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['worker', 'equip', 'document']))
  expect(rows.map(({ days }) => days)).toEqual(
    rows.map(({ days }) => days).toSorted((one, other) => one - other),
  )
})

test('a company is told once, on the days that the event names, what is going to end', async () => {
  const told = async () =>
    (
      await sql().query<{ title: string; linkUrl: string; userId: string }>(
        `select "title", "linkUrl", "userId" from "noti" where "eventCd" = 'VND_DOC_EXPIRE' order by "notiNo"`,
      )
    ).filter(({ title }) => title.includes('최영호'))
  const before = (await told()).length
  await vendorClock(portal.engine)
  const rows = await told()
  expect(rows.length - before).toBeLessThanOrEqual(1)
  expect(rows[0]).toMatchObject({
    userId: 'vnd01a',
    linkUrl: `/vendor/enter/vendorWorkerDetail?no=${await numberOf('최영호')}`,
  })
  expect(rows[0]!.title).toContain('[자격·서류 만료] 최영호')
  await vendorClock(portal.engine)
  expect((await told()).length).toBe(rows.length)
})

test('time ends requests and passes', async () => {
  await sql().query(`update "enterPass" set "toYmd" = $2 where "passNo" = $1`, [
    (await passOf('이준호')).passNo,
    addDays(today, -1),
  ])
  await vendorClock(portal.engine)
  expect((await passOf('이준호')).state).toBe('expired')
})
