import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'
import { contractSentences } from './contract.texts.ts'

let portal: Portal
let placing: Client
let other: Client
beforeAll(async () => {
  portal = await startPortal()
  ;[placing, other] = await Promise.all([portal.signIn('rqst01'), portal.signIn('rqst02')])
})
afterAll(() => portal?.close())

const path = '/api/vendor/contract'
const body = (more: Record<string, unknown> = {}) => ({
  contractNm: '반응동 열교환기 세관',
  vendorCd: 'V00001',
  plantCd: '1000',
  deptCd: 'D121',
  mgrUserId: 'rqst01',
  contractTypeCd: 'CTT02',
  riskLvlCd: 'RLV01',
  fromYmd: '2020-01-01',
  toYmd: '2099-12-31',
  contractAmt: 30_000_000,
  prohibitYn: 'N',
  approveTargetYn: 'N',
  chemSubYn: 'N',
  infoTargetYn: 'N',
  subAllowYn: 'N',
  ...more,
})
const numberOf = (named: string) =>
  portal.engine.database.one<{ contractNo: number }>(
    'select "contractNo" from "vendorContract" where "contractNm" = $1',
    [named],
  )

test('work that may not be contracted out is not saved', async () => {
  const answer = await placing.post(path, body({ prohibitYn: 'Y' }))
  expect([answer.status, answer.body.fields]).toEqual([
    400,
    [{ path: 'prohibitYn', message: String(contractSentences.prohibited()) }],
  ])
})

test('a contract begins when the law has nothing against it, and is then ready for work', async () => {
  const made = await placing.post(path, body({ approveTargetYn: 'Y' }))
  expect(made.body.data).toMatchObject({
    state: 'planned',
    contractCd: expect.stringMatching(/^CT-1000-\d{4}-\d{4}$/),
  })
  const key = made.body.data.contractNo as number
  const refused = await placing.put(`${path}/${key}/begin`, {})
  expect([refused.status, refused.body.reasons[0].message]).toEqual([
    422,
    String(contractSentences.approvalMissing()),
  ])
  expect((await placing.get(`/api/vendor/contracts/${key}/ready`)).body.data.reasons).toHaveLength(2)
  expect((await placing.change(`${path}/${key}`, { ...made.body.data, removeReportYn: 'Y' })).status).toBe(
    200,
  )
  expect((await other.put(`${path}/${key}/begin`, {})).status).toBe(403)
  expect((await placing.put(`${path}/${key}/begin`, {})).body.data.state).toBe('active')
  expect((await placing.get(`/api/vendor/contracts/${key}/ready`)).body).toEqual({
    data: { ready: true, reasons: [] },
  })
  const moved = await placing.change(`${path}/${key}`, {
    ...made.body.data,
    removeReportYn: 'Y',
    vendorCd: 'V00002',
  })
  expect([moved.status, moved.body.fields[0].path]).toEqual([400, 'vendorCd'])
  expect((await placing.delete(`${path}/${key}`)).status).toBe(422)
})

test('no contract with a company that was stopped, none is changed after its end', async () => {
  await portal.engine.database.query(
    `update "vendor" set "vendorStatusCd" = 'VST04' where "vendorCd" = 'V00003'`,
  )
  expect((await placing.post(path, body({ vendorCd: 'V00003' }))).body.fields[0].message).toBe(
    '거래정지 또는 종료된 업체와는 계약할 수 없습니다.',
  )
  const { contractNo } = await numberOf('유틸리티동 조명 교체공사')
  expect((await other.get(`${path}/${contractNo}`)).body.editable[0].message).toBe(
    '종료된 계약은 수정할 수 없습니다.',
  )
})

test('a reason that holds the work back names the page on which it can be fixed', async () => {
  const { contractNo } = await numberOf('제3저장탱크 신설공사')
  expect((await placing.get(`/api/vendor/contracts/${contractNo}/ready`)).body.data).toEqual({
    ready: false,
    reasons: [
      {
        guard: 'information',
        message: String(contractSentences.informationMissing()),
        fixUrl: `/vendor/base/contractDetail?no=${contractNo}`,
      },
    ],
  })
})
