import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../../../db/seed/seed.ts'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import type { CheckView } from '../../../platform/check-form/check-answers.rule.ts'
import { passwordSha } from '../../../platform/session/password.ts'
import { equipmentReasons } from '../../vendor/equip/equipment-ready.server.ts'
import { speClock } from './spe-work.server.ts'
import type { SpeStatus } from './spe-status.rule.ts'

/** A forklift of a company from the request to come in until it leaves, by the people who do it. */
let portal: Portal
const clients: Record<string, Client> = {}
let today: string
let equipNo: number
let passNo: number
let passCd: string
let entry: string
let entryNo: number
const as = (userId: string): Client => clients[userId]!
const one = <T extends object>(text: string, values: unknown[] = []) =>
  portal.engine.database.one<T>(text, values)
const run = (text: string, values: unknown[] = []) => portal.engine.database.query(text, values)
const reasonsOf = ({ body }: Answer): string[] =>
  ((body.reasons ?? []) as { message: string }[]).map(({ message }) => message)
const fieldOf = ({ status, body }: Answer) => [status, body.fields?.[0]?.path, body.fields?.[0]?.message]
const act = (userId: string, name: string, more: object = {}) => as(userId).put(`${entry}/${name}`, more)
const signature = { userPwdSHA: passwordSha(demoPassword) }
const stateOf = async () => (await as('vnd01a').get(entry)).body.data.state as string
const passState = async () =>
  (await one<{ state: string }>('select "state" from "enterPass" where "passNo" = $1', [passNo])).state
const equipState = async () =>
  (await one<{ state: string }>('select "state" from "vendorEquip" where "vendorEquipNo" = $1', [equipNo]))
    .state
const gate = (inoutCd = 'IN') => {
  portal.clock.set(new Date(portal.clock.now().getTime() + 5000))
  return as('saf01').post('/api/vendor/entergate', { given: passCd, gateCd: 'GT01', inoutCd })
}
const gateReasons = async () =>
  ((await gate()).body.data.reasons as { message: string }[]).map(({ message }) => message)
/** The inspection that waits is answered by its inspector; the named items are bad. */
async function inspect(bad: readonly string[] = []): Promise<number> {
  portal.clock.set(new Date(portal.clock.now().getTime() + 60_000))
  const { no } = await one<{ no: number }>(
    `select "checkResultNo" as "no" from "safCheckResult" where "speEntryNo" = $1 and "state" = 'planned'`,
    [entryNo],
  )
  const url = `/api/saf/checkresult/${no}`
  const { items } = (await as('emp01').get(`${url}/check`)).body.data as CheckView
  const answers = items.map(({ itemCd, itemTxt }) =>
    bad.some((text) => String(itemTxt).includes(text))
      ? { itemCd, answerCd: 'N', noteTxt: '왼쪽 미점등' }
      : { itemCd, answerCd: 'Y' },
  )
  const done = await as('emp01').post(`${url}/check`, { answers, spentSec: 90, done: true })
  expect([done.status, done.body.fields ?? [], done.body.reasons ?? []]).toEqual([200, [], []])
  return no
}

beforeAll(async () => {
  portal = await startPortal()
  today = dayOf(portal.clock.now())
  for (const userId of ['saf01', 'issuer01', 'rqst01', 'emp01', 'vnd01a', 'vnd02a'])
    clients[userId] = await portal.signIn(userId)
  await run(`update "vendorContract" set "riskLvlCd" = 'RLV02' where "contractNm" = '증류공정 정기보수(TA)'`)
  equipNo = (
    await one<{ no: number }>(
      `select "vendorEquipNo" as "no" from "vendorEquip" where "regNo" = '전남06나1187'`,
    )
  ).no
  await run(
    `delete from "safCheckPlan" where "speEntryNo" in (select "speEntryNo" from "speEntry" where "vendorEquipNo" = $1)`,
    [equipNo],
  )
  await run('delete from "speEntry" where "vendorEquipNo" = $1', [equipNo])
  await run(`update "enterPass" set "state" = 'withdrawn' where "vendorEquipNo" = $1`, [equipNo])
  await run(`update "vendorEquip" set "state" = 'registered' where "vendorEquipNo" = $1`, [equipNo])
})
afterAll(() => portal?.close())

test('special equipment is not let in by hand', async () => {
  const refused = await as('saf01').put(`/api/vendor/equip/${equipNo}/approve`)
  expect([refused.status, reasonsOf(refused)]).toEqual([
    422,
    ['이 종류의 장비는 반입검사에 적합해야 반입승인됩니다.'],
  ])
})
test('an approved request makes its entry and a pass that opens nothing yet', async () => {
  const { no: contractNo } = await one<{ no: number }>(
    `select "contractNo" as "no" from "vendorContract" where "contractNm" = '증류공정 정기보수(TA)'`,
  )
  const made = await as('vnd01a').post('/api/vendor/enterrqst', {
    plantCd: '1000',
    enterTypeCd: 'VET02',
    contractNo,
    fromYmd: today,
    toYmd: addDays(today, 20),
    purposeTxt: '열교환기 자재 하역',
    lines: [{ vendorEquipNo: equipNo }],
    areas: [{ areaCd: 'YS-DT' }],
  })
  expect([made.status, made.body.fields ?? []]).toEqual([201, []])
  const request = `/api/vendor/enterrqst/${made.body.data.enterRqstNo as number}`
  await as('vnd01a').put(`${request}/submit`)
  await as('rqst01').put(`${request}/confirm`)
  const [{ enterRqstLineNo }] = (await as('saf01').get(request)).body.data.lines
  await as('saf01').put(`${request}/reviews`, { lines: [{ enterRqstLineNo, reviewCd: 'VCK01' }] })
  await as('saf01').put(`${request}/review`, {})
  const approved = await as('saf01').put(`${request}/approve`)
  expect([approved.status, reasonsOf(approved)]).toEqual([200, []])
  const row = await one<{ speEntryNo: number; passNo: number; passCd: string; passToYmd: string }>(
    `select s."speEntryNo", s."passNo", p."passCd" from "speEntry" s join "enterPass" p using ("passNo") where s."vendorEquipNo" = $1`,
    [equipNo],
  )
  ;[entryNo, passNo, passCd] = [row.speEntryNo, row.passNo, row.passCd]
  entry = `/api/saf/spe/entry/${entryNo}`
  expect([await stateOf(), await passState(), await equipState()]).toEqual(['draft', 'stopped', 'registered'])
  const { body } = await as('vnd01a').get('/api/main/portlet/mywork')
  expect(body.data.items).toContainEqual(expect.objectContaining({ kind: 'spe-papers', key: entryNo }))
})
test('its pass is not opened by hand, and no other company finds the entry', async () => {
  const opened = await as('saf01').put(`/api/vendor/pass/${passNo}/resume`)
  expect(opened.status).toBe(422)
  expect(reasonsOf(opened)[0]).toContain('반입검사에 적합한 장비만 쓸 수 있습니다.')
  expect((await gateReasons()).join('\n')).toContain('반입검사에 적합한 장비만')
  expect((await as('vnd02a').get(entry)).status).toBe(404)
  expect((await as('vnd02a').put(`${entry}/request`)).status).toBe(404)
  // Who inspects reads it, and does nothing else.
  expect((await act('emp01', 'request')).status).toBe(403)
})
test('the company is told every paper and person that is missing, and refused a load above the rated one', async () => {
  const empty = await act('vnd01a', 'request')
  expect([empty.status, reasonsOf(empty)]).toEqual([
    422,
    [
      '작업지휘자를 지정해 주세요.',
      '장비등록증 등록이 필요합니다.',
      '작업계획서 등록이 필요합니다.',
      '안전교육 확인서 등록이 필요합니다.',
      '서류 사본을 첨부해 주세요.',
    ],
  ])
  expect(fieldOf(await as('vnd01a').change(entry, { loadTon: 3.1, ratedTon: 3 }))).toEqual([
    400,
    'loadTon',
    '정격하중을 초과하는 양중작업입니다.',
  ])
  const { no: stranger } = await one<{ no: number }>(
    `select "vendorWorkerNo" as "no" from "vendorWorker" where "vendorCd" = 'V00002' order by 1 limit 1`,
  )
  expect(fieldOf(await as('vnd01a').change(entry, { leaderWorkerNo: stranger }))[1]).toBe('leaderWorkerNo')
  const docs = [{ docTypeCd: 'registration' }, { docTypeCd: 'registration' }]
  expect(fieldOf(await as('vnd01a').change(entry, { docs }))[1]).toBe('docs.1.docTypeCd')
})
test('a paper that ends before the work is named with its day; a heavy lift wants its plan approved', async () => {
  const { no: leaderWorkerNo } = await one<{ no: number }>(
    `select "vendorWorkerNo" as "no" from "vendorWorker" where "vendorCd" = 'V00001' order by 1 limit 1`,
  )
  const docs = ['registration', 'education', 'liftPlan'].map((docTypeCd) => ({ docTypeCd }))
  const early = addDays(today, 19)
  const saved = await as('vnd01a').change(entry, {
    leaderWorkerNo,
    loadTon: 2.52,
    ratedTon: 3,
    docs: [...docs, { docTypeCd: 'workPlan', validToYmd: early }],
  })
  expect([saved.status, saved.body.data?.liftPct]).toEqual([200, 84])
  await run(
    `insert into "attachFile" ("taskClassNm", "taskKey", "taskFlag", "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256", "sortOrder", "delYn", "createUserId", "updateUserId")
     values ('speEntry', $1, 'document', '등록증.pdf', 1, 'pdf', 'application/pdf', repeat('a', 64), 1, 'N', 'vnd01a', 'vnd01a')`,
    [String(entryNo)],
  )
  expect(reasonsOf(await act('vnd01a', 'request'))).toEqual([
    `작업계획서의 유효기간(${early})이 작업종료일 이전입니다.`,
  ])
  await as('vnd01a').change(entry, { docs: [...docs, { docTypeCd: 'workPlan' }] })
  expect((await act('vnd01a', 'request')).body.data.state).toBe('requested')
  expect((await as('vnd01a').change(entry, { workNm: '다른 작업' })).status).toBe(422)
  const approve = (chargeUserId: string, by = 'saf01') => act(by, 'approvePapers', { chargeUserId })
  expect((await approve('emp01', 'issuer01')).status).toBe(403)
  expect(reasonsOf(await approve('emp01'))).toEqual([
    '정격하중의 84%인 중점관리 양중입니다. 양중계획을 먼저 승인해 주세요.',
  ])
  expect((await act('saf01', 'approveLift', signature)).status).toBe(403)
  expect((await act('issuer01', 'approveLift', signature)).status).toBe(200)
  expect(fieldOf(await approve('vnd02a')).slice(0, 2)).toEqual([400, 'chargeUserId'])
  expect((await approve('emp01')).body.data).toMatchObject({ state: 'papersApproved', chargeUserId: 'emp01' })
})
test('an insurance that ends meanwhile keeps it out, and the next inspection opens the pass', async () => {
  const insured = (day: string) =>
    run('update "vendorEquip" set "insurToYmd" = $2 where "vendorEquipNo" = $1', [equipNo, day])
  await insured(addDays(today, -1))
  await inspect()
  expect((await as('vnd01a').get(entry)).body.data).toMatchObject({ state: 'unfit' })
  expect((await as('vnd01a').get(entry)).body.data.unfitTxt).toContain('보험')
  expect(await passState()).toBe('stopped')
  await insured(addDays(today, 210))
  expect((await act('saf01', 'inspectAgain', { chargeUserId: 'emp01' })).status).toBe(200)
  const no = await inspect(['전조등'])
  const { data } = (await as('vnd01a').get(entry)).body
  expect(data).toMatchObject({ state: 'fit', unfitTxt: null, passToYmd: addDays(today, 20) })
  expect([await passState(), await equipState()]).toEqual(['valid', 'approved'])
  // What is not critical is put right as an improvement of its company.
  const improvement = await one<{ sourceModuleCd: string }>(
    `select "sourceModuleCd" from "improvement" where "sourceKey" = $1`,
    [`safCheckResult ${no}`],
  )
  expect(improvement.sourceModuleCd).toBe('SPE')
})
test('the gate lets it in with the approved operator alone', async () => {
  const { driver } = await one<{ driver: number }>(
    'select "driverWorkerNo" as "driver" from "vendorEquip" where "vendorEquipNo" = $1',
    [equipNo],
  )
  const drives = (workerNo: number) =>
    run('update "vendorEquip" set "driverWorkerNo" = $2 where "vendorEquipNo" = $1', [equipNo, workerNo])
  await drives(driver + 1)
  expect(await gateReasons()).toContain('조종자가 승인된 사람과 다릅니다.')
  await drives(driver)
  expect((await gate()).body.data).toMatchObject({ ok: true, reasons: [] })
  const { rows, kinds } = (await as('saf01').get('/api/saf/spestatus')).body.data as SpeStatus
  expect(rows.find(({ speEntryNo }) => speEntryNo === entryNo)).toMatchObject({ inside: true, state: 'fit' })
  expect(kinds.find(({ equipTypeNm }) => equipTypeNm === '지게차')!.inside).toBe(1)
  expect((await as('saf01').get(`${entry}/pass`)).status).toBe(200)
})
test('an inspection at one plant lets it work there, and at no other', async () => {
  const at = async (plantCd: string) =>
    (await equipmentReasons({ sql: portal.engine.database }, [equipNo], plantCd, today)).map(({ message }) =>
      String(message),
    )
  expect(await at('1000')).toEqual([])
  expect(await at('2000')).toEqual([
    expect.stringContaining('이 사업장의 반입검사에서 적합 판정을 받지 않은 장비입니다.'),
  ])
})
test('stopped, it works again only after a new inspection', async () => {
  expect((await act('rqst01', 'stop', { reason: '포크 용접부 균열 의심' })).status).toBe(403)
  expect((await act('issuer01', 'stop', { reason: '포크 용접부 균열 의심' })).body.data.state).toBe('stopped')
  expect([await passState(), await equipState()]).toEqual(['stopped', 'stopped'])
  expect((await as('saf01').put(`/api/vendor/equip/${equipNo}/resume`)).status).toBe(422)
  expect(reasonsOf(await act('saf01', 'resume'))[0]).toBe(
    '정지한 뒤 재검사에서 적합이어야 다시 쓸 수 있습니다.',
  )
  expect((await act('saf01', 'recheck', { chargeUserId: 'emp01' })).status).toBe(200)
  expect(reasonsOf(await act('saf01', 'recheck', { chargeUserId: 'emp01' }))).toEqual([
    '끝나지 않은 반입검사가 있습니다.',
  ])
  await inspect()
  expect(await stateOf()).toBe('stopped')
  expect((await act('saf01', 'resume')).body.data.state).toBe('fit')
  expect([await passState(), await equipState()]).toEqual(['valid', 'approved'])
})
test('it is taken out once it has passed the gate, and a pass that is over ends its entry', async () => {
  const inside = await act('vnd01a', 'takeOut')
  expect([inside.status, reasonsOf(inside)[0]]).toEqual([
    409,
    '장비가 아직 사업장 안에 있습니다. 게이트에서 나간 뒤 반출 처리해 주세요.',
  ])
  await gate('OUT')
  const out = await act('vnd01a', 'takeOut')
  expect([out.status, out.body.fields ?? reasonsOf(out), out.body.message]).toEqual([200, [], undefined])
  expect(await stateOf()).toBe('out')
  expect([await passState(), await equipState()]).toEqual(['withdrawn', 'out'])
  await run(`update "speEntry" set "state" = 'fit' where "speEntryNo" = $1`, [entryNo])
  await speClock(portal.engine)
  expect(await stateOf()).toBe('out')
})
