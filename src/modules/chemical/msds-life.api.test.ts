import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PassThrough } from 'node:stream'
import { writeWorkbook } from '../../core/server/excel/workbook-writer.ts'
import { addDays } from '../../core/shared/dates.ts'
import { pdfText } from '../../core/server/pdf/pdf-text.ts'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import { chemicalClock } from './msds/msds-clock.server.ts'

let portal: Portal
let [chemist, head, nurse, hq, hqHead, worker]: Client[] = []
let today: string
beforeAll(async () => {
  portal = await startPortal()
  ;[chemist, head, nurse, hq, hqHead, worker] = await Promise.all(
    ['env02', 'env01', 'hea01', 'hq02', 'hq01', 'emp01'].map((userId) => portal.signIn(userId)),
  )
  today = (await portal.engine.database.one<{ day: string }>(`select current_date::text as day`)).day
})
afterAll(() => portal?.close())
const sql = () => portal.engine.database
const prodNoOf = async (prodCd: string) =>
  (await sql().one<{ prodNo: number }>('select "prodNo" from "chmProduct" where "prodCd" = $1', [prodCd]))
    .prodNo
const documentOf = async (task: string, key: number) =>
  (
    await sql().one<{ no: number }>(
      'select max("apprRqstNo") as no from "apprRqst" where "taskClassNm" = $1 and "apprBizKey" = $2',
      [task, String(key)],
    )
  ).no
/** Everybody signs whose turn it is, until the document is done. */
async function signAll(no: number, people: (Client | undefined)[]): Promise<void> {
  for (const person of people)
    for (const act of ['agree', 'approve'])
      await person!.put(`/api/manage/appr/${no}/${act}`, { agreeYn: 'Y', opinion: '확인했습니다.' })
}

describe('an MSDS', () => {
  test('an approved revision of an MSDS replaces the one before and makes tasks of its changes', async () => {
    const prodNo = await prodNoOf('RM-1001')
    const { msdsNo } = await sql().one<{ msdsNo: number }>(
      `select "msdsNo" from "chmMsds" where "prodNo" = $1 and "state" = 'valid'`,
      [prodNo],
    )
    const revised = await chemist!.post(`/api/chm/msds/${msdsNo}/revision`)
    expect([
      revised.status,
      revised.body.data.msdsVer,
      revised.body.data.state,
      revised.body.data.prevMsdsNo,
    ]).toEqual([201, 2, 'registered', msdsNo])
    expect((await chemist!.post(`/api/chm/msds/${msdsNo}/revision`)).status).toBe(409)
    const key = revised.body.data.msdsNo as number
    const url = `/api/chm/msds/${key}`
    const { data } = (await chemist!.get(url)).body
    const saved = await chemist!.change(url, {
      ...data,
      ghs: [...data.ghs, { ghsClassCd: 'H07', ghsCatCd: '1B', hCode: 'H350' }],
    })
    expect([
      saved.status,
      saved.body.data.signalWordCd,
      saved.body.data.pictoCds,
      saved.body.data.labelPCodes.length,
    ]).toEqual([200, 'D', ['GHS02', 'GHS07', 'GHS08'], 6])
    const diff = (await chemist!.get(`${url}/diff`)).body.data
    expect([diff.reasons, diff.ghs.added]).toEqual([['유해·위험성 분류'], ['H07 1B H350']])
    // A combination that is not in the table would lose pictogram and signal word without a word.
    const typed = await chemist!.change(url, {
      ...saved.body.data,
      ghs: [...saved.body.data.ghs, { ghsClassCd: 'P06', ghsCatCd: '1', hCode: 'H225' }],
    })
    expect([typed.status, typed.body.fields[0].path]).toEqual([
      400,
      `ghs.${saved.body.data.ghs.length}.hCode`,
    ])
    // Nothing is put on containers from a sheet that is not in force; a print of it says so across its pages.
    const printed = async (no: number) => {
      const order = { labelTypeCd: '1', langCd: 'kr', containerL: 200, copies: 1 }
      const { status, body } = await chemist!.post(`/api/chm/msds/${no}/label`, order)
      const sheet = (await pdfText((await chemist!.get(`/api/chm/msds/${no}/print`)).body)).join('')
      const marks = ['검토전', '검토중', '이전판'].filter((mark) =>
        sheet.replaceAll(/\s/g, '').includes(mark),
      )
      return [status, body.errorCode, ...marks]
    }
    expect(await printed(key)).toEqual([422, 'NOT_IN_FORCE', '검토전'])
    // Section 2 does not say the new class yet.
    const unsaid = await chemist!.put(`${url}/requestReview`, { approval: {} })
    expect([unsaid.status, unsaid.body.reasons.map((each: { guard: string }) => each.guard)]).toEqual([
      422,
      ['sectionTwo'],
    ])
    expect(unsaid.body.reasons[0].message).toContain('분류에만 있음: H350')
    const bare = await chemist!.change(url, { ...saved.body.data, ghs: [] })
    expect(bare.status).toBe(200)
    const unclassified = await chemist!.put(`${url}/requestReview`, { approval: {} })
    expect(unclassified.body.reasons.map((each: { guard: string }) => each.guard)).toContain('classified')
    const complete = await chemist!.change(url, {
      ...bare.body.data,
      ghs: saved.body.data.ghs.map(({ ghsClassCd, ghsCatCd, hCode }: Record<string, string>) => ({
        ghsClassCd,
        ghsCatCd,
        hCode,
      })),
      sects: saved.body.data.sects.map((each: { sectCd: string; contents: string }) =>
        each.sectCd === '02' ? { ...each, contents: `${each.contents}\n발암성 구분 1B (H350)` } : each,
      ),
      noDataTxt: '공급사 자료를 기다립니다.',
    })
    expect([complete.status, complete.body.data.noDataUserId]).toEqual([200, 'env02'])
    const asked = await chemist!.put(`${url}/requestReview`, { approval: {} })
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    expect(await printed(key)).toEqual([422, 'NOT_IN_FORCE', '검토중'])
    expect((await chemist!.change(url, { emergencyTel: '1' })).status).toBeGreaterThanOrEqual(400)
    await signAll(await documentOf('chmMsds', key), [nurse, head])
    expect((await chemist!.get(url)).body.data.state).toBe('valid')
    expect((await chemist!.get(`/api/chm/msds/${msdsNo}`)).body.data.state).toBe('superseded')
    expect(await printed(msdsNo)).toEqual([422, 'NOT_IN_FORCE', '이전판'])
    const tasks = (await nurse!.get(`/api/chm/msdsnotices?msdsNo=${key}&limit=50`)).body.data as {
      noticeTypeCd: string
      deptCd: string
      targetCnt: number | null
      dueYmd: string
      msdsNoticeNo: number
    }[]
    expect(
      tasks
        .filter(({ noticeTypeCd }) => noticeTypeCd === 'EDU')
        .map(({ deptCd, targetCnt }) => [deptCd, targetCnt])
        .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
    ).toEqual([
      ['D111', 24],
      ['D112', 12],
    ])
    const work = (await worker!.get('/api/main/portlet/mywork')).body.data.items as {
      kind: string
      key: number
    }[]
    expect(work.filter(({ kind }) => kind === 'msds-EDU').map((item) => item.key)).toContain(
      tasks.find(({ deptCd, noticeTypeCd }) => deptCd === 'D111' && noticeTypeCd === 'EDU')!.msdsNoticeNo,
    )
    // What examines, measures and protects people is looked at again, one action for each place.
    const reviews = `select 1 from "improvement" where "sourceKey" = $1 and "sourceSubKey" ~ '^(EXAM|MEASURE|PPE) D11[12] '`
    expect(await sql().query(reviews, [`chmMsds ${key}`])).toHaveLength(6)
  })
  test('the database keeps one MSDS in force for each product and language', async () => {
    const prodNo = await prodNoOf('RM-1002')
    await expect(
      sql().query(
        `insert into "chmMsds" ("msdsCd", "prodNo", "langCd", "msdsSrcCd", "writeYmd", "recvYmd", "emergencyTel", "state", "createUserId", "updateUserId") values ('X', $1, 'kr', 'OWN', now(), now(), '1', 'valid', 't', 't')`,
        [prodNo],
      ),
    ).rejects.toThrow('oneInForce')
  })
  test('an MSDS has sixteen sections and none of them is empty, however little was written', async () => {
    const prodNo = await prodNoOf('RG-4005')
    const draft = (await chemist!.get(`/api/chm/msdsdraft/${prodNo}`)).body.data
    expect([draft.sects.length, draft.ghs.length]).toEqual([16, 2])
    const base = {
      prodNo,
      langCd: 'kr',
      msdsSrcCd: 'SUPPLIER',
      writeYmd: today,
      recvYmd: today,
      emergencyTel: '061-000-0119',
    }
    expect(
      (await chemist!.post('/api/chm/msds', { ...base, sects: [{ sectCd: '01', contents: ' ' }] })).status,
    ).toBe(400)
    const made = await chemist!.post('/api/chm/msds', { ...base, ghs: draft.ghs })
    expect([
      made.status,
      made.body.data.sects.length,
      made.body.data.sects[0].contents,
      made.body.data.pictoCds,
    ]).toEqual([201, 16, '자료 없음', ['GHS02', 'GHS05']])
    const english = await chemist!.post('/api/chm/msds', { ...base, langCd: 'en' })
    const refused = await chemist!.put(`/api/chm/msds/${english.body.data.msdsNo}/requestReview`, {
      approval: {},
    })
    expect([refused.status, refused.body.reasons[0].guard]).toEqual([422, 'korean'])
  })
  test('drafted lines keep a mixture from its review until a person has confirmed them', async () => {
    const prodNo = await prodNoOf('PT-6003')
    const ownData = (flashPt: number | null, boilingPt: number | null, unNo: string | null) =>
      sql().query(
        'update "chmProduct" set "flashPt" = $2, "boilingPt" = $3, "unNo" = $4 where "prodNo" = $1',
        [prodNo, flashPt, boilingPt, unNo],
      )
    await ownData(null, null, null)
    const draft = (await chemist!.get(`/api/chm/msdsdraft/${prodNo}`)).body.data
    await ownData(2, 77, '1263')
    const measured = (await chemist!.get(`/api/chm/msdsdraft/${prodNo}`)).body.data
    expect(measured.ghs.map(({ hCode }: { hCode: string }) => hCode)).toContain('H225')
    expect(JSON.stringify(measured.sects)).toContain('UN번호: 1263')
    const classes = draft.ghs.map(({ hCode }: { hCode: string }) => hCode)
    // Toluene, ethyl acetate and MEK: no flash point of the thinner itself, and one category a class.
    expect(classes).toEqual(expect.arrayContaining(['H315', 'H319', 'H336', 'H361d', 'H373', 'H304']))
    expect(classes).not.toContain('H225')
    expect(draft.open[0]).toContain('인화점이 없어')
    const section = (sectCd: string) =>
      draft.sects.find((each: { sectCd: string }) => each.sectCd === sectCd).contents as string
    expect(section('09')).toContain('인화점: 자료 없음')
    expect(section('14')).not.toContain('UN')
    const made = await chemist!.post('/api/chm/msds', {
      prodNo,
      langCd: 'kr',
      msdsSrcCd: 'OWN',
      writeYmd: today,
      recvYmd: today,
      emergencyTel: '061-000-0119',
      sects: draft.sects,
      ghs: draft.ghs,
    })
    expect(made.status).toBe(201)
    const url = `/api/chm/msds/${made.body.data.msdsNo}`
    const refused = await chemist!.put(`${url}/requestReview`, { approval: {} })
    expect(refused.body.reasons.map(({ guard }: { guard: string }) => guard)).toContain('confirmed')
  })
  test('an MSDS prints labels by kind, container and language, and refuses the rest', async () => {
    const { msdsNo } = await sql().one<{ msdsNo: number }>(
      `select m."msdsNo" from "chmMsds" m join "chmProduct" p using ("prodNo") where p."prodCd" = 'SB-3003'`,
    )
    const label = (order: object) =>
      worker!.post(`/api/chm/msds/${msdsNo}/label`, {
        labelTypeCd: '1',
        langCd: 'kr',
        containerL: 200,
        copies: 1,
        ...order,
      })
    expect((await label({ labelTypeCd: '4' })).body.errorCode).toBe('NOT_POSTED')
    await chemist!.post('/api/chm/msdsnotice', {
      msdsNo,
      noticeTypeCd: 'POST',
      plantCd: '1000',
      deptCd: 'D111',
      doneYmd: today,
    })
    for (const order of [
      {},
      { langCd: 'zh' },
      { langCd: 'es', containerL: 20 },
      { langCd: 'en', containerL: 1, sideCm2: 600 },
      { labelTypeCd: '4' },
      { labelTypeCd: '3', containerL: 0.1, sideCm2: 100 },
    ])
      expect((await label(order)).body.subarray(0, 5).toString(), JSON.stringify(order)).toBe('%PDF-')
    // A component that no list of the laws knows stands on the label: silence would read as 'not regulated'.
    const words = async (order: object) => (await pdfText((await label(order)).body)).join(' ')
    const unspaced = async () => (await words({})).replaceAll(/\s/g, '')
    expect(await unspaced()).not.toContain('법규DB에없음')
    await sql().query(`update "chmChemical" set "casNo" = '7440-17-7' where "casNo" = '7664-93-9'`)
    expect(await unspaced()).toContain('법규DB에없음—확인필요:7440-17-7')
    await sql().query(`update "chmChemical" set "casNo" = '7664-93-9' where "casNo" = '7440-17-7'`)
    for (const [path, order] of Object.entries({
      sideCm2: { containerL: 1 },
      labelTypeCd: { labelTypeCd: '3' },
      copies: { copies: 0 },
    }))
      expect((await label(order)).body.fields[0].path).toBe(path)
    // The Chemicals Control Act asks for the UN number; a foreign label names product and maker in English as well.
    expect(await words({ labelTypeCd: '2' })).toContain('UN 1830')
    expect(await words({})).not.toContain('UN 1830')
    const english = await words({ langCd: 'en' })
    for (const word of ['Sulfuric acid 98%', '황산 98%', 'Nambit Fertilizer', 'Danger'])
      expect(english).toContain(word)
    const sheet = (await pdfText((await worker!.get(`/api/chm/msds/${msdsNo}/print`)).body)).join(' ')
    expect(sheet.replaceAll(/\s/g, '')).toContain('개정횟수및최종개정일자:0회')
    for (const paper of ['print', 'guide'])
      expect((await worker!.get(`/api/chm/msds/${msdsNo}/${paper}`)).body.subarray(0, 5).toString()).toBe(
        '%PDF-',
      )
    const { count, size } = await sql().one<{ count: number; size: number }>(
      `select count(*)::int as count, max("sizeVal") as size from "chmLabelPrint" where "msdsNo" = $1`,
      [msdsNo],
    )
    expect([count, size]).toEqual([11, 300])
  })
})

describe('a new edition of a list', () => {
  const upload = async (client: Client, rows: (string | number | null)[][], regCd = 'O4') => {
    const out = new PassThrough()
    const chunks = out.toArray()
    await writeWorkbook(out, {
      name: '목록',
      columns: ['규제물질명', 'CAS No.', '함유량', '근거'].map((header) => ({ header })),
      rows,
    })
    const form = new FormData()
    for (const [name, value] of Object.entries({ regCd, effectYmd: today, noticeTxt: '시험 고시' }))
      form.append(name, value)
    form.append('file', new Blob([new Uint8Array(Buffer.concat((await chunks) as Buffer[]))]), '목록.xlsx')
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/chm/reghist/upload',
      headers: { 'x-authorization': `Bearer ${client.accessToken}` },
      payload: form,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const stored = async () =>
    (
      await sql().query<{ regSubjNm: string; casNo: string; contentMinPct: number; lawArticle: string }>(
        `select "regSubjNm", coalesce("casNo", array_to_string("casGroup", ', ')) as "casNo", "contentMinPct", "lawArticle" from "chmRegItem" where "regCd" = 'O4' and "endYmd" is null order by "regItemNo"`,
      )
    ).map(
      ({ regSubjNm, casNo, contentMinPct, lawArticle }) =>
        [regSubjNm, casNo, contentMinPct, lawArticle] as (string | number | null)[],
    )
  test('a new edition with a wrong row goes no further', async () => {
    const { body } = await upload(hq!, [['톨루엔', '108-88-4', 1, '별표12']])
    expect([body.data.state, body.data.errCnt]).toEqual(['error', 1])
    expect((await hq!.put(`/api/chm/reghist/${body.data.regHistNo}/check`)).status).toBe(409)
    const { status, body: said } = await hq!.put(`/api/chm/reghist/${body.data.regHistNo}/submit`, {
      approval: {},
    })
    expect([status, said.message]).toEqual([409, '검증이 완료된 이력만 적용할 수 있습니다.'])
  })
  test('a new edition applies as a whole, judges products anew and tells the plants', async () => {
    const before = await stored()
    const rows = [...before.slice(1), ['톨루엔', '108-88-3', 1, '안전보건규칙 별표12']]
    const { body } = await upload(hq!, rows)
    const { regHistNo } = body.data
    expect([body.data.state, body.data.newCnt, body.data.delCnt, body.data.errCnt]).toEqual([
      'uploaded',
      1,
      1,
      0,
    ])
    expect((await hq!.put(`/api/chm/reghist/${regHistNo}/check`)).status).toBe(200)
    const impact = (await hq!.get(`/api/chm/reghist/${regHistNo}/impact`)).body.data.products as {
      prodCd: string
      added: string[]
      workerCnt: number
    }[]
    expect(impact.find(({ prodCd }) => prodCd === 'RM-1001')).toMatchObject({ added: ['O4'], workerCnt: 36 })
    const competing = await upload(hq!, before)
    expect(competing.status).toBe(200)
    const submitted = await hq!.put(`/api/chm/reghist/${regHistNo}/submit`, { approval: {} })
    expect(submitted.status, JSON.stringify(submitted.body)).toBe(200)
    await signAll(await documentOf('chmRegHist', regHistNo), [hqHead])
    expect((await hq!.get(`/api/chm/reghist/${regHistNo}`)).body.data.state).toBe('applied')
    const ended = await sql().one<{ endYmd: string }>(
      `select "endYmd" from "chmRegItem" where "regCd" = 'O4' and "casNo" = $1 and "endYmd" is not null`,
      [before[0]![1]],
    )
    expect(ended.endYmd).toBe(addDays(today, -1))
    // The list as it held on any day, and the days on which it changed.
    const onDay = async (baseYmd: string) =>
      (await hq!.get(`/api/chm/regulationsonday?regCd=O4&baseYmd=${baseYmd}`)).body.data
    const holds = ({ items }: { items: { casNo: string }[] }) =>
      items.some(({ casNo }) => casNo === before[0]![1])
    expect([holds(await onDay(addDays(today, -1))), holds(await onDay(today))]).toEqual([true, false])
    expect((await onDay(today)).editionYmds).toEqual(['2025-01-01', '2025-12-01', today])
    // The lists stand in the registers of products and substances, and section 15 of the sheet has to be
    // revised.
    const now = await sql().one<{ prod: string[]; chem: string[]; state: string }>(
      `select p."regCds" as prod, (select "regCds" from "chmChemical" where "casNo" = '108-88-3') as chem, m."state" from "chmProduct" p
       join "chmMsds" m on m."prodNo" = p."prodNo" and m."state" in ('valid', 'revising') where p."prodCd" = 'RM-1001'`,
    )
    expect([now.prod.includes('O4'), now.chem.includes('O4'), now.state]).toEqual([true, true, 'revising'])
    const told = `select 1 from "noti" where "eventCd" = 'CHM_REG_APPLIED' and "userId" in ('env01', 'hea01')`
    expect(await sql().query(told)).toHaveLength(2)
    const duties = await sql().query<{ deptCd: string; problemDesc: string }>(
      `select "deptCd", "problemDesc" from "improvement" where "sourceModuleCd" = 'CHM' and "sourceKey" = $1 and "imprNm" like '톨루엔(공업용)%' order by 1`,
      [`chmRegHist ${regHistNo}`],
    )
    expect(duties.map(({ deptCd }) => deptCd)).toEqual(['D111', 'D112'])
    expect(duties[0]!.problemDesc).toContain('특별관리물질 취급일지')
    // What was compared with the old edition is not applied over the new one.
    const late = await hq!.put(`/api/chm/reghist/${competing.body.data.regHistNo}/check`)
    expect([late.status, late.body.reasons?.[0]?.guard]).toEqual([422, 'fresh'])
  })
})

test('the clock marks what is overdue and tells people by the ladder', async () => {
  const { count } = await sql().one<{ count: number }>(
    `select count(*)::int as count from "chmMsds" where "state" = 'revising'`,
  )
  portal.clock.forwardMinutes(40 * 24 * 60)
  await chemicalClock(portal.engine)
  const after = await sql().one<{ count: number }>(
    `select count(*)::int as count from "chmMsds" where "state" = 'revising'`,
  )
  expect(after.count).toBeGreaterThan(count)
  const told = await sql().one<{ due: number; tasks: number }>(
    `select count(*) filter (where "eventCd" = 'CHM_MSDS_DUE')::int as due, count(*) filter (where "eventCd" = 'CHM_MSDS_TASK')::int as tasks from "noti"`,
  )
  expect([told.due > 0, told.tasks > 0]).toEqual([true, true])
  expect(await chemicalClock(portal.engine)).toBe(0)
})
