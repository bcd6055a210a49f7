import { trailOf } from '../../../../test/trail.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startPermitLife, type PermitLife } from '../../../../test/permit-life.ts'
import { createQrSigner } from '../../../platform/qr/qr-signer.ts'
import { reconciled } from './permit-block.rule.ts'

interface Line {
  permitBlockNumberNo: number
  permitCd: string
  statCd: string
  permitNo: number | null
}
let life: PermitLife
let blockNo: number
const path = '/api/saf/permitblock'
const reserve = (userId: string, more: object = {}) =>
  life.post(userId, path, {
    plantCd: '1000',
    outageYmd: life.day,
    numberCnt: 3,
    reasonTxt: '서버 정비로 오전 전산 중단 예정',
    ...more,
  })
const linesOf = async (): Promise<Line[]> =>
  (await life.get('issuer03', `${path}/${blockNo}`)).body.data.numbers
const lateBody = async (more: object = {}) => ({
  permitBlockNumberNo: (await linesOf())[0]!.permitBlockNumberNo,
  wkodNo: await life.orderNo('MCC-2 차단기 교체'),
  permitNm: '정비 중 조명 교체',
  permitTypeCd: 'G',
  supplCds: [],
  areaCd: 'YS-UT',
  placeTxt: '전기실',
  exZoneCd: 'none',
  workTxt: '전산 중단 중에 조명등을 교체하였다.',
  supWorkerNo: await life.workerNo('전인수'),
  workers: [{ vendorWorkerNo: await life.workerNo('홍석진') }],
  realStartDt: `${life.day} 09:10`,
  realEndDt: `${life.day} 11:20`,
  writerTxt: '전인수',
  reasonTxt: '서버 정비 중 종이 허가서로 작업함',
  ...more,
})
beforeAll(async () => {
  life = await startPermitLife()
  life.at('07:50')
})
afterAll(() => life.close())

test('a responsible person sets numbers aside; nobody else, not for the past, and not without a reason', async () => {
  expect((await reserve('emp01')).status).toBe(403)
  expect((await reserve('vnd03s')).status).toBe(403)
  expect((await reserve('approver01')).body.message).toContain('번호를 예약')
  expect((await reserve('issuer03', { outageYmd: '2020-01-01' })).status).toBe(400)
  expect((await reserve('issuer03', { numberCnt: 51 })).status).toBe(400)
  expect((await reserve('issuer03', { reasonTxt: '정비' })).status).toBe(400)
  const made = await reserve('issuer03')
  expect(made.status).toBe(201)
  blockNo = made.body.data.permitBlockNo
  expect((await linesOf()).map(({ statCd }) => statCd)).toEqual(['reserved', 'reserved', 'reserved'])
})

test('the ordinary numbering never gives a reserved number, whoever is faster', async () => {
  const made = await Promise.all([
    reserve('issuer03', { numberCnt: 10 }),
    life.create('vnd03s', await life.plainWork()),
    reserve('saf01', { numberCnt: 10 }),
    life.create('vnd03s', await life.plainWork()),
    life.create('vnd03s', await life.plainWork()),
  ])
  expect(made.every((each) => typeof each === 'number' || each.status === 201)).toBe(true)
  const { count, kinds } = await life.portal.engine.database.one<{ count: number; kinds: number }>(
    `select count(*)::int as count, count(distinct cd)::int as kinds from (select "permitCd" as cd from "permitBlockNumber" union all select "permitCd" from "workPermit") x`,
  )
  expect(kinds).toBe(count)
})

test('a paper is registered late under its number, with its real times, who wrote it and why', async () => {
  const late = (body: object, userId = 'issuer03') => life.post(userId, `${path}/${blockNo}/late`, body)
  // Not before the work is over.
  expect((await late(await lateBody())).body.fields[0]).toMatchObject({
    path: 'realEndDt',
    message: '끝난 작업만 사후 등록합니다.',
  })
  life.at('15:00')
  expect((await late(await lateBody({ reasonTxt: '정비' }))).body.fields[0].path).toBe('reasonTxt')
  expect((await late(await lateBody({ writerTxt: '' }))).body.fields[0].path).toBe('writerTxt')
  expect((await late(await lateBody({ realEndDt: `${life.day} 09:00` }))).body.fields[0].path).toBe(
    'realEndDt',
  )
  expect((await late(await lateBody({ permitCd: 'P-1000-20200101-0001' }))).status).toBe(400)
  expect((await late(await lateBody(), 'vnd03s')).status).toBe(403)
  expect((await linesOf()).every(({ statCd }) => statCd === 'reserved')).toBe(true)
  const before = (await linesOf())[0]!
  // Hot work without its measurement is not taken, nor one that was not made that day.
  const gas = {
    measTypeCd: 'first',
    measDt: `${life.day} 09:00`,
    pointCd: 'bottom',
    o2Pct: 20.9,
    lelPct: 0,
    testerTxt: '전인수',
    deviceSn: 'GX-2201',
    calExpYmd: '2099-12-31',
  }
  const gasIssue = async (more: object) => (await late(await lateBody(more))).body.fields[0]
  expect(await gasIssue({ exZoneCd: 'zone2' })).toMatchObject({
    path: 'gases',
    message: '가스측정이 필요한 작업입니다. 종이에 적힌 측정을 입력하세요.',
  })
  expect((await gasIssue({ gases: [{ ...gas, measDt: '2020-01-01 09:00' }] })).message).toContain(
    '에 측정한 값이 아닙니다.',
  )
  expect((await gasIssue({ gases: [{ ...gas, deviceSn: 'GX-0901' }] })).message).toContain(
    '측정기 교정기한이 지났습니다.',
  )
  expect(
    (
      await late(
        await lateBody({
          gases: [gas, { ...gas, measTypeCd: 'periodic', measDt: `${life.day} 10:30`, o2Pct: 17.9 }],
        }),
      )
    ).status,
  ).toBe(200)
  const line = (await linesOf()).find(({ permitCd }) => permitCd === before.permitCd)!
  expect(await trailOf(life.portal.engine.database, 'workPermit', line.permitNo!)).toEqual([
    { userId: 'issuer03', diff: { state: ['draft', 'closed'], lateEntry: [null, line.permitCd] } },
  ])
  expect(line).toMatchObject({ statCd: 'used', writerTxt: '전인수', entryUserId: 'issuer03' })
  const permit = (await life.get('issuer03', `/api/saf/workpermit/${line.permitNo}`)).body.data
  expect(permit).toMatchObject({
    permitCd: before.permitCd,
    state: 'closed',
    vendorCd: 'V00003',
    workYmd: life.day,
  })
  expect([permit.realStartDt.slice(11, 16), permit.realEndDt.slice(11, 16)]).toEqual(['09:10', '11:20'])
  expect(
    permit.gases.map(
      ({ judgeCd, o2Pct, arriveDt }: { judgeCd: string; o2Pct: number; arriveDt: string | null }) => [
        judgeCd,
        o2Pct,
        arriveDt !== null,
      ],
    ),
  ).toEqual([
    ['unfit', 17.9, true],
    ['fit', 20.9, true],
  ])
  expect(permit.events[0]).toMatchObject({
    eventCd: 'lateEntry',
    reasonTxt: expect.stringContaining('전인수'),
  })
  expect((await late(await lateBody({ permitBlockNumberNo: line.permitBlockNumberNo }))).status).toBe(409)
})

test('every other paper is accounted for, and a code on it tells how', async () => {
  const settle = (body: object) => life.post('issuer03', `${path}/${blockNo}/settle`, body)
  const [second, third] = (await linesOf()).filter(({ statCd }) => statCd === 'reserved') as [Line, Line]
  const signer = createQrSigner(life.portal.settings.tokenSecret, 'http://localhost:3000')
  const live = async (cd: string) =>
    (
      await life.post('watch01', '/api/common/qr', {
        code: signer.signed({
          kind: 'P',
          recordNo: 0,
          cd,
          holderNm: '종이 허가서',
          fromDt: `${life.day}T00:00:00+09:00`,
          toDt: `${life.day}T23:59:00+09:00`,
          asOfDt: `${life.day}T07:00:00+09:00`,
        }),
      })
    ).body.data.live
  expect(await live(second.permitCd)).toMatchObject({ good: true, stateNm: '종이 허가서 · 미정리' })
  expect((await life.get('issuer03', `${path}/${blockNo}/print`)).body.subarray(0, 5).toString()).toBe(
    '%PDF-',
  )
  expect((await settle({ permitBlockNumberNo: second.permitBlockNumberNo, statCd: 'used' })).status).toBe(400)
  expect(
    (await settle({ permitBlockNumberNo: second.permitBlockNumberNo, statCd: 'missing', reasonTxt: '모름' }))
      .status,
  ).toBe(400)
  expect((await settle({ permitBlockNumberNo: 999_999, statCd: 'unused' })).status).toBe(404)
  expect(
    (
      await settle({
        permitBlockNumberNo: second.permitBlockNumberNo,
        statCd: 'missing',
        reasonTxt: '탱크야드 초소에서 종이를 잃어버림',
      })
    ).status,
  ).toBe(200)
  expect((await settle({ permitBlockNumberNo: third.permitBlockNumberNo, statCd: 'unused' })).status).toBe(
    200,
  )
  expect(await live(second.permitCd)).toMatchObject({ good: false, stateNm: '종이 허가서 · 분실' })
  expect(refusalOf(await life.get('issuer03', `${path}/${blockNo}/print`)).text).toContain(
    '남아 있는 번호가 없습니다.',
  )
  const { counts, late } = reconciled(await linesOf(), life.day, '2099-01-01')
  expect([counts, late]).toEqual([{ reserved: 0, used: 1, unused: 1, voided: 0, missing: 1 }, 0])
  expect(await trailOf(life.portal.engine.database, 'permitBlock', blockNo)).toEqual([
    { userId: 'issuer03', diff: { [second.permitCd]: ['reserved', 'missing'] } },
    { userId: 'issuer03', diff: { [third.permitCd]: ['reserved', 'unused'] } },
  ])
})
