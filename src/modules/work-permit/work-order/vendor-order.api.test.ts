import { afterAll, beforeAll, expect, it } from 'vitest'
import { fieldsOf, refusalOf, startPermitLife, type PermitLife } from '../../../../test/permit-life.ts'
import { addDays } from '../../../core/shared/dates.ts'

let life: PermitLife
beforeAll(async () => {
  life = await startPermitLife()
})
afterAll(() => life.close())

const url = '/api/saf/wkod'
const contracts = async (userId: string) =>
  (await life.get(userId, '/api/vendor/wkodcontracts')).body.data as {
    contractNo: number
    contractCd: string
    plantCd: string
    mgrUserId: string
    mgrUserNm: string
    mgrTel: string | null
    deptCd: string
    deptNm: string
    fromYmd: string
    toYmd: string
  }[]
const asked = (contractNo: number, over = {}) => ({
  contractNo,
  plantCd: '1000',
  execTypeCd: 'V',
  wkodNm: 'P-118 펌프 베어링 교체',
  areaCd: 'YS-BO',
  mapX: 160,
  mapY: 190,
  planStartDt: `${life.day}T09:00:00+09:00`,
  planEndDt: `${life.day}T17:00:00+09:00`,
  urgencyCd: 'NORMAL',
  workTxt: '베어링을 새것으로 바꾸고 시운전한다.',
  ...over,
})
const told = async (eventCd: string, wkodNo: number) =>
  (
    await life.portal.engine.database.query<{ userId: string }>(
      `select "userId" from "noti" where "eventCd" = $1 and "linkUrl" like $2 order by "createDt"`,
      [eventCd, `%no=${wkodNo}`],
    )
  ).map(({ userId }) => userId)

it('a company asks for work on its own contract, which sets department, supervisor and plant', async () => {
  life.at('09:00')
  const [contract] = await contracts('vnd01s')
  expect(contract).toMatchObject({ plantCd: '1000' })
  expect(contract!.mgrUserNm).not.toContain('*')
  const answer = await life.post('vnd01s', url, asked(contract!.contractNo))
  expect(answer.body).toMatchObject({
    data: {
      state: 'draft',
      vendorCd: 'V00001',
      execTypeCd: 'V',
      plantCd: contract!.plantCd,
      rqstDeptCd: contract!.deptCd,
      mgrUserId: contract!.mgrUserId,
      rqstUserId: 'vnd01s',
      vendorRqstYn: 'Y',
      riskGradeCd: null,
    },
  })
  const { wkodNo } = answer.body.data as { wkodNo: number }
  expect((await life.put('vnd01s', `${url}/${wkodNo}/request`)).body.data).toMatchObject({
    state: 'requested',
    rqstRound: 1,
  })
  expect(await told('WKOD_REQUESTED', wkodNo)).toEqual([contract!.mgrUserId])
  // The plant takes it on; the company neither takes on nor assesses its own request.
  expect((await life.put('vnd01s', `${url}/${wkodNo}/accept`)).status).toBe(403)
  const taken = await life.put(contract!.mgrUserId, `${url}/${wkodNo}/accept`)
  expect(taken.body.data).toMatchObject({ state: 'accepted' })
  expect(await told('WKOD_ANSWERED', wkodNo)).toEqual(['vnd01s'])
  expect((await life.put('vnd01s', `${url}/${wkodNo}/assess`)).status).toBe(403)
})

it('the server refuses an order on another company’s contract, without one or out of its days', async () => {
  const [own] = await contracts('vnd01s')
  const [foreign] = await contracts('vnd02a')
  expect(fieldsOf(await life.post('vnd01s', url, asked(foreign!.contractNo)))).toEqual(['contractNo'])
  expect(fieldsOf(await life.post('vnd01s', url, { ...asked(own!.contractNo), contractNo: null }))).toEqual([
    'contractNo',
  ])
  const late = addDays(own!.toYmd, 1)
  expect(
    fieldsOf(
      await life.post(
        'vnd01s',
        url,
        asked(own!.contractNo, {
          planStartDt: `${own!.toYmd}T22:00:00+09:00`,
          planEndDt: `${late}T02:00:00+09:00`,
        }),
      ),
    ),
  ).toEqual(['planEndDt'])
})

it('an order names equipment of its own area only, whoever writes it', async () => {
  const [own] = await contracts('vnd01s')
  const issueOf = ({ body }: { body: { fields?: unknown } }) => body.fields
  const elsewhere = [
    { path: 'facilityTxt', message: 'R-101 설비는 반응 구역의 설비입니다. 구역과 설비를 맞추세요.' },
  ]
  const named = { facilityTxt: 'R-101 하부 배관' }
  expect(issueOf(await life.post('vnd01s', url, asked(own!.contractNo, named)))).toEqual(elsewhere)
  const plant = { contractNo: null, rqstDeptCd: 'D121', execTypeCd: 'S', execDeptCd: 'D121', ...named }
  expect(issueOf(await life.post('rqst01', url, asked(0, plant)))).toEqual(elsewhere)
  expect((await life.post('rqst01', url, asked(0, { ...plant, areaCd: 'YS-RX' }))).status).toBe(201)
})

it('a company’s request is hidden from others, and the assessment stays with the plant', async () => {
  const [own] = await contracts('vnd01s')
  const made = await life.post(
    'vnd01s',
    url,
    asked(own!.contractNo, { riskGradeCd: 'L', assessTxt: '안전함' }),
  )
  expect(made.body.data).toMatchObject({ riskGradeCd: null, assessTxt: null })
  expect((await life.get('vnd02a', `${url}/${made.body.data.wkodNo}`)).status).toBe(404)
})

it('an asked order goes back for correction with a reason and is asked for in a new round', async () => {
  life.at('09:00')
  const order = {
    ...asked(0),
    contractNo: null,
    plantCd: '1000',
    rqstDeptCd: 'D121',
    execTypeCd: 'V',
    vendorCd: 'V00001',
  }
  const { wkodNo } = (await life.post('rqst01', url, order)).body.data as { wkodNo: number }
  await life.put('rqst01', `${url}/${wkodNo}/request`)
  await life.put('rqst01', `${url}/${wkodNo}/accept`)
  expect(
    (await life.put('issuer03', `${url}/${wkodNo}/correct`, { reason: '시간을 다시 정합니다. 바꿉니다.' }))
      .status,
  ).toBe(403)
  expect(fieldsOf(await life.put('rqst01', `${url}/${wkodNo}/correct`))).toEqual(['reason'])
  const back = await life.put('rqst01', `${url}/${wkodNo}/correct`, {
    reason: '설비가 달라 작업 시간을 다시 정합니다.',
  })
  expect(back.body.data).toMatchObject({
    state: 'draft',
    rqstRound: 1,
    decideTxt: '설비가 달라 작업 시간을 다시 정합니다.',
  })
  // An order that was requested once is cancelled, never deleted.
  expect((await life.remove('rqst01', `${url}/${wkodNo}`)).status).toBe(422)
  const again = await life.put('rqst01', `${url}/${wkodNo}/request`)
  expect(again.body.data).toMatchObject({ state: 'requested', rqstRound: 2 })
})

it('an order under which a permit is open takes no correction', async () => {
  const wkodNo = await life.orderNo('R-101 반응기 하부 배관 보수')
  expect(
    refusalOf(
      await life.put('rqst01', `${url}/${wkodNo}/correct`, { reason: '작업 장소를 다시 정하려고 합니다.' }),
    ),
  ).toMatchObject({ status: 422, guards: ['permits'] })
})

it('an order that came back is on the asker’s to-do, an asked one on the supervisor’s', async () => {
  const [own] = await contracts('vnd01s')
  const { wkodNo } = (await life.post('vnd01s', url, asked(own!.contractNo))).body.data as { wkodNo: number }
  await life.put('vnd01s', `${url}/${wkodNo}/request`)
  const waits = async (userId: string) =>
    (
      (await life.get(userId, '/api/main/portlet/mywork')).body.data.items as {
        resource: string
        key: number
      }[]
    )
      .filter(({ resource }) => resource === 'workOrder')
      .map(({ key }) => Number(key))
  expect(await waits(own!.mgrUserId)).toContain(wkodNo)
  await life.put(own!.mgrUserId, `${url}/${wkodNo}/reject`, {
    reason: '작업 시간이 정비 계획과 맞지 않습니다.',
  })
  expect(await waits('vnd01s')).toContain(wkodNo)
})
