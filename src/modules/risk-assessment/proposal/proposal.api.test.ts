import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addFile } from '../../../../test/add-file.ts'
import { jpeg, png } from '../../../../test/file-samples.ts'
import { insertSample } from '../../../../test/sample-row.ts'
import { improvementLink } from '../../improvement/link/improvement-link.resource.ts'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'

/** Proposals from the first word to the answer; one portal for the room. */
let portal: Portal
let saf: Client
let issuer: Client
let worker: Client
let others: Client[]
let vendor: Client
const sql = () => portal.engine.database
const one = <T>(text: string, binds: unknown[] = []) => sql().one<T & object>(text, binds)
const fields = ({ status, body }: Answer) => [
  status,
  ...((body.fields ?? []) as { path: string; message: string }[]).map(({ path, message }) => [path, message]),
]
const said = ({ status, body }: Answer) => [status, body.message]

beforeAll(async () => {
  portal = await startPortal()
  // Somebody who decides at all plants: head office with the rights of safety staff.
  await sql().query(
    `insert into "userAuthGrp" ("userId", "authGrpNo", "settingYn", "createUserId", "updateUserId") values ('hq01', 3, 'Y', 'test', 'test')`,
  )
  ;[saf, issuer, worker, vendor, ...others] = (await Promise.all(
    ['saf01', 'issuer01', 'emp01', 'vnd01a', 'env01', 'rqst01', 'mgmt01'].map((userId) =>
      portal.signIn(userId),
    ),
  )) as [Client, Client, Client, Client, ...Client[]]
})
afterAll(() => portal?.close())

const words = (over: object = {}) => ({
  hazardTxt: '계단 난간이 흔들려 떨어질 수 있습니다.',
  placeTxt: '반응동 3층',
  measureTxt: '난간을 고정해 주세요.',
  plantCd: '1000',
  deptCd: 'D111',
  ...over,
})
const propose = async (client: Client, over: object = {}): Promise<number> => {
  const { status, body } = await client.post('/api/rsa/proposal', words(over))
  expect([status, body.message]).toEqual([201, body.message])
  return body.data.rsaProposalNo as number
}
const act = (client: Client, no: number, action: string, body: object = {}) =>
  client.put(`/api/rsa/proposal/${no}/${action}`, body)
const toldTo = async (userId: string, eventCd: string, no: number) =>
  (
    await one<{ n: number }>(
      `select count(*)::int as "n" from "noti" where "userId" = $1 and "eventCd" = $2 and "linkUrl" like $3`,
      [userId, eventCd, `%${no}`],
    )
  ).n
const openSheet = () =>
  one<{ no: number }>(
    `select "rsaTargetNo" as "no" from "rsaTarget" where "rsaTargetNm" = '반응동 원료 투입·포장 작업'`,
  )

describe('who proposes', () => {
  test('everybody of the plant does, also environment, construction and management; a company does not', async () => {
    for (const client of [worker, ...others]) {
      const no = await propose(client)
      const { body } = await client.get(`/api/rsa/proposals?proposeUserId=${client.userId}`)
      expect(body.data.map((row: { rsaProposalNo: number }) => row.rsaProposalNo)).toContain(no)
    }
    expect([403, 404]).toContain((await vendor.post('/api/rsa/proposal', words())).status)
  })
  test('short words and a foreign department are refused at their fields, and the proposer is the caller', async () => {
    expect(fields(await worker.post('/api/rsa/proposal', words({ hazardTxt: '위험' })))[0]).toBe(400)
    expect(fields(await saf.post('/api/rsa/proposal', words({ deptCd: 'D211' })))).toEqual([
      400,
      ['deptCd', '선택한 사업장의 부서가 아닙니다.'],
    ])
    expect(fields(await worker.post('/api/rsa/proposal', words({ proposeUserId: 'saf01' })))[0]).toBe(400)
  })
  test('pictures are added by the proposer and by who decides, and by nobody else', async () => {
    const no = await propose(worker)
    const [first, second] = [await png(), await jpeg()]
    const add = (client: Client, content: Uint8Array) =>
      addFile(
        portal,
        client,
        { taskClassNm: 'rsaProposal', taskKey: no, taskFlag: 'image' },
        { name: content === second ? '난간.jpg' : '난간.png', content },
      ).then(
        () => 'added',
        (error: Error) => error.message,
      )
    expect(await add(worker, first)).toBe('added')
    expect(await add(saf, second)).toBe('added')
    expect(await add(others[0]!, first)).toContain('제안자와 처리하는 사람만 사진을 붙일 수 있습니다.')
  })
  test('only the proposer changes it, and only while it is received', async () => {
    const no = await propose(worker)
    const mine = '제안자가 접수 상태에서만 고칠 수 있습니다.'
    expect(said(await saf.change(`/api/rsa/proposal/${no}`, { placeTxt: '다른 곳' }))).toEqual([422, mine])
    expect((await worker.change(`/api/rsa/proposal/${no}`, { placeTxt: '반응동 4층' })).status).toBe(200)
    expect((await act(issuer, no, 'accept')).status).toBe(200)
    expect(said(await worker.change(`/api/rsa/proposal/${no}`, { placeTxt: '다른 곳' }))).toEqual([422, mine])
    expect((await worker.delete(`/api/rsa/proposal/${no}`)).status).toBe(422)
  })
})

describe('what comes of it', () => {
  test('a worker and the supervisor of another department do not decide, nor anybody his own', async () => {
    const no = await propose(worker)
    const deciders = '해당 부서의 관리감독자와 안전·보건 담당자만 처리할 수 있습니다.'
    const other = await portal.signIn('issuer02')
    const body = { answerTxt: '확인했습니다.' }
    for (const client of [worker, other])
      expect(said(await act(client, no, 'answer', body))).toEqual([403, deciders])
    const own = await propose(saf)
    expect(said(await act(saf, own, 'answer', body))).toEqual([403, '자신의 제안은 처리할 수 없습니다.'])
  })
  test('an answer and a refusal with its reason reach the proposer', async () => {
    const answered = await propose(worker)
    expect(await toldTo('saf01', 'RSA_PROPOSAL_RECEIVED', answered)).toBe(1)
    expect((await act(saf, answered, 'answer', {})).status).toBe(400)
    expect((await act(saf, answered, 'answer', { answerTxt: '이번 주에 난간을 고정합니다.' })).status).toBe(
      200,
    )
    expect(await toldTo('emp01', 'RSA_PROPOSAL_ANSWERED', answered)).toBe(1)
    const rejected = await propose(worker)
    expect((await act(issuer, rejected, 'reject', {})).status).toBe(400)
    const reason = '같은 내용이 이미 개선 중입니다.'
    expect((await act(issuer, rejected, 'reject', { reason })).body.data).toMatchObject({
      state: 'rejected',
      rejectReason: reason,
      answerUserId: 'issuer01',
    })
    expect(await toldTo('emp01', 'RSA_PROPOSAL_ANSWERED', rejected)).toBe(1)
    expect((await act(issuer, rejected, 'accept')).status).toBe(409)
  })
  test('it becomes the last row of the sheet that was chosen, and the proposer is told where', async () => {
    const { no: rsaTargetNo } = await openSheet()
    const no = await propose(worker, { occurTypeCd: null })
    const input = { rsaTargetNo, stepTxt: '설비 점검', hazardKindCd: 'machine' }
    expect((await act(issuer, no, 'adopt', { ...input, stepTxt: null })).status).toBe(400)
    const { status, body } = await act(issuer, no, 'adopt', input)
    expect([status, body.data?.state], JSON.stringify(body)).toEqual([200, 'adopted'])
    const stored = await one<{ rsaHazardNo: number; rsaTargetNo: number; answerTxt: string }>(
      'select "rsaHazardNo", "rsaTargetNo", "answerTxt" from "rsaProposal" where "rsaProposalNo" = $1',
      [no],
    )
    expect(stored).toMatchObject({
      rsaTargetNo,
      answerTxt: '반응동 원료 투입·포장 작업의 유해·위험요인으로 반영했습니다.',
    })
    const row = await one<{ hazardTxt: string; opinionTxt: string; last: boolean }>(
      `select "hazardTxt", "opinionTxt", "sortOrder" = (select max("sortOrder") from "rsaHazard" where "rsaTargetNo" = $2) as "last"
       from "rsaHazard" where "rsaHazardNo" = $1`,
      [stored.rsaHazardNo, rsaTargetNo],
    )
    // The place has no column of its own in a row, and under the number hang the pictures.
    const { hazardTxt, placeTxt, measureTxt } = words()
    const opinionTxt = expect.stringMatching(new RegExp(`^RP-1000-.* ${placeTxt}: ${measureTxt}$`))
    expect(row).toEqual({ hazardTxt, opinionTxt, last: true })
    expect(await toldTo('emp01', 'RSA_PROPOSAL_ANSWERED', no)).toBe(1)
  })
  test('a closed sheet, a foreign one and another method take nothing up, and the proposal stays', async () => {
    const no = await propose(worker)
    const adopt = (rsaTargetNo: number, by = saf) =>
      act(by, no, 'adopt', { rsaTargetNo, stepTxt: '점검', hazardKindCd: 'machine' })
    const of = async (condition: string) =>
      (await one<{ no: number }>(`select min("rsaTargetNo") as "no" from "rsaTarget" where ${condition}`)).no
    const rows = `"rsaTypeCd" in ('K', 'L', 'O', 'J')`
    expect((await adopt(await of(`"state" = 'confirmed' and ${rows}`))).status).toBe(409)
    expect(fields(await adopt(await of(`"rsaTypeCd" = 'M'`)))).toEqual([
      400,
      ['rsaTargetNo', 'KRAS·3단계 판단법·핵심요인 기술법·JSA 대상에만 반영할 수 있습니다.'],
    ])
    const { no: sheet } = await openSheet()
    await sql().query(`update "rsaTarget" set "plantCd" = '2000' where "rsaTargetNo" = $1`, [sheet])
    const headOffice = await portal.signIn('hq01')
    expect(fields(await adopt(sheet, headOffice))).toEqual([
      400,
      ['rsaTargetNo', '다른 사업장의 평가대상입니다.'],
    ])
    await sql().query(`update "rsaTarget" set "plantCd" = '1000' where "rsaTargetNo" = $1`, [sheet])
    expect(fields(await adopt(999_999))[0]).toBe(400)
    expect((await saf.get(`/api/rsa/proposal/${no}`)).body.data.state).toBe('received')
  })
})

describe('the link of a place', () => {
  test('what came through it is taken once by safety staff, and becomes an accepted proposal of nobody', async () => {
    const { imprNo } = await one<{ imprNo: number }>(
      `select min("imprNo") as "imprNo" from "improvement" where "sourceModuleCd" = 'SUG' and "plantCd" = '1000' and "state" not in ('closed', 'cancelled', 'rejected', 'merged')`,
    )
    const imprLinkNo = await insertSample(sql(), improvementLink, { plantCd: '1000', deptCd: 'D111' })
    await sql().query('update "improvement" set "imprLinkNo" = $2 where "imprNo" = $1', [imprNo, imprLinkNo])
    const { other } = await one<{ other: number }>(
      `select min("imprNo") as "other" from "improvement" where "imprLinkNo" is null and "plantCd" = '1000'`,
    )
    const take = (client: Client, no: number) => client.post('/api/rsa/proposal/request', { imprNo: no })
    expect(said(await take(saf, other))).toEqual([409, '현장 요청 링크로 들어온 제안만 가져올 수 있습니다.'])
    expect([403, 404]).toContain((await take(worker, imprNo)).status)
    const { status, body } = await take(saf, imprNo)
    expect([status, body.message]).toEqual([200, body.message])
    const row = (await saf.get(`/api/rsa/proposal/${body.data.rsaProposalNo}`)).body.data
    expect([row.state, row.proposeUserId, row.imprNo]).toEqual(['accepted', null, imprNo])
    expect(said(await take(saf, imprNo))).toEqual([409, '이미 위험제안으로 가져온 요청입니다.'])
    const { no: rsaTargetNo } = await openSheet()
    const adopted = await act(saf, row.rsaProposalNo, 'adopt', {
      rsaTargetNo,
      stepTxt: '점검',
      hazardKindCd: 'machine',
    })
    expect([adopted.status, adopted.body.data?.state], JSON.stringify(adopted.body)).toEqual([200, 'adopted'])
    expect((await saf.get('/api/rsa/proposal/requests')).body.data).not.toContainEqual(
      expect.objectContaining({ imprNo }),
    )
    expect([403, 404]).toContain((await take(vendor, imprNo)).status)
  })
})
