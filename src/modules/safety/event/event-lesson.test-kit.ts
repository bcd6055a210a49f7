import { expect, test } from 'vitest'
import type { Client, Portal } from '../../../../test/portal.ts'
import { asSystem, reading } from '../../../core/server/entity/context.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { figuresOfCompany } from '../../vendor/eval/company-figures-port.server.ts'
import { eventCalls, fields, paths } from './event-life.test-kit.ts'

const { events } = paths
/** What is learned from an event, and events at a machine, told on the portal of the stories of accidents. */
export function lessonStories(
  portalNow: () => Portal,
  safetyNow: () => Client,
  memberNow: () => Client,
): void {
  const { act, hurt, made, one, today } = eventCalls(portalNow, safetyNow)
  const near = { eventKindCd: 'nearMiss', accidentTypeCds: null, injuredYn: null }

  test('a lesson is a must-read notice with a question; its page says how many have confirmed it', async () => {
    const no = await made(safetyNow(), { ...near, freqBef: 2, sevBef: 2, safEventNm: '덮개가 저절로 닫힘' })
    const sheet = async (by: Client) => (await by.get(`${events}/${no}/lesson`)).body.data
    const { draft } = await sheet(safetyNow())
    expect(draft).toMatchObject({ title: '[사고사례] 덮개가 저절로 닫힘', questionTxt: expect.any(String) })
    const given = { ...draft, audienceCd: 'NTA01', readDueYmd: addDays(today(), 7) }
    expect((await act(safetyNow(), no, 'lesson', given)).status).toBe(409)
    await act(safetyNow(), no, 'accept')
    expect((await act(memberNow(), no, 'lesson', given)).status).toBe(403)
    for (const [name, value] of [
      ['questionTxt', ''],
      ['cont', '짧음'],
      ['readDueYmd', addDays(today(), -1)],
      ['readDueYmd', addDays(today(), 61)],
    ] as const)
      expect(fields(await act(safetyNow(), no, 'lesson', { ...given, [name]: value }))).toEqual([400, name])
    const { body } = await act(safetyNow(), no, 'lesson', given)
    const noticeNo = body.data.lessonNoticeNo as number
    expect(noticeNo).toEqual(expect.any(Number))
    expect((await act(safetyNow(), no, 'lesson', given)).status).toBe(409)
    const before = (await sheet(safetyNow())).given
    expect(before).toMatchObject({ noticeNo, state: 'posted', readCnt: 0, answers: [] })
    expect(before.targetCnt).toBeGreaterThan(1)
    const path = `/api/manage/notice/${noticeNo}/read`
    expect(fields(await memberNow().put(path, { confirmYn: 'Y' }))).toEqual([400, 'answerTxt'])
    await memberNow().put(path, { confirmYn: 'Y', answerTxt: '2층 건조기 덮개' })
    expect((await sheet(safetyNow())).given).toMatchObject({
      readCnt: 1,
      answers: [{ answerTxt: '2층 건조기 덮개' }],
    })
    // Who answered what is for safety staff.
    expect((await sheet(memberNow())).given).toMatchObject({ readCnt: 1, answers: [] })
  })

  test('an event names a machine and a place of its own plant', async () => {
    const machine = (plant: string) =>
      one<{ facilityNo: number }>('select "facilityNo" from "safFacility" where "plantCd" = $1 limit 1', [
        plant,
      ])
    const { facilityNo } = await machine('1000')
    const foreign = await machine('2000')
    const report = (over: object) => memberNow().post(events, { ...base, ...over })
    const base = {
      ...near,
      safEventNm: '설비 옆에서 미끄러짐',
      plantCd: '1000',
      occurDt: `${today()}T00:00:00+09:00`,
      knowDt: `${today()}T00:00:00+09:00`,
      placeNm: '반응기 하부',
      summaryTxt: '바닥에 물이 고여 있었다.',
    }
    expect(fields(await report({ facilityNo: foreign.facilityNo }))).toEqual([400, 'facilityNo'])
    expect(fields(await report({ mapX: 10 }))).toEqual([400, 'mapY'])
    const { body } = await report({ facilityNo, mapX: 10, mapY: 20.5 })
    expect(body.data).toMatchObject({ facilityNo, mapX: 10, mapY: 20.5 })
    const { data } = (await memberNow().get(`${events}s?facilityNo=${facilityNo}`)).body
    expect(data.map(({ safEventNo }: { safEventNo: number }) => safEventNo)).toContain(body.data.safEventNo)
  })

  test('the figures of a company count its people and its near misses, and nothing that was dismissed', async () => {
    const figures = () =>
      figuresOfCompany(reading(portalNow().engine, asSystem('figures of a test')), {
        plantCd: '1000',
        vendorCd: 'V00001',
        from: addDays(today(), -1),
        to: today(),
      })
    const before = await figures()
    const { vendorWorkerNo } = await one<{ vendorWorkerNo: number }>(
      `select "vendorWorkerNo" from "vendorWorker" where "vendorCd" = 'V00001' order by 1 limit 1`,
    )
    const worker = { personTypeCd: 'contractor', userId: undefined, vendorWorkerNo }
    const no = await made(memberNow())
    expect((await hurt(no, { ...worker, expRestDays: 73 })).status).toBe(201)
    await hurt(no)
    await hurt(no, { ...worker, injuryTypeCd: 'illness' })
    await hurt(no, { ...worker, workRelationCd: 'commute' })
    const company = await portalNow().signIn('vnd01a')
    const reported = await company.post(events, {
      ...near,
      safEventNm: '자재가 미끄러져 내림',
      plantCd: '1000',
      occurDt: `${today()}T00:00:00+09:00`,
      knowDt: `${today()}T00:00:00+09:00`,
      placeNm: '보온 작업장',
      summaryTxt: '자재 더미가 무너질 뻔했다.',
    })
    expect(reported.status).toBe(201)
    expect(await figures()).toMatchObject({
      deaths: before.deaths,
      injured: before.injured + 1,
      illnesses: before.illnesses + 1,
      nearMisses: before.nearMisses + 1,
    })
    await act(safetyNow(), reported.body.data.safEventNo, 'dismiss', { reason: '중복 신고로 확인하였음' })
    expect((await figures()).nearMisses).toBe(before.nearMisses)
  })

  test('a process event has its tier, and none where the amount is unknown', async () => {
    const release = { accidentTypeCds: ['LEK'], injuredYn: 'N', occurTypeCd: 'chemical' }
    const no = await made(memberNow(), release)
    const tier = async () => (await safetyNow().get(`${events}/${no}/judgement`)).body.data.pseTierCd
    expect(await tier()).toBe('unjudged')
    const { prodNo } = await one<{ prodNo: number }>('select "prodNo" from "chmProduct" order by 1 limit 1')
    const { data } = (await safetyNow().get(`${events}/${no}`)).body
    await safetyNow().change(`${events}/${no}`, {
      ...data,
      prodNo,
      psmProcessYn: 'Y',
      releaseQty: 6,
      releaseUnitCd: 'kg',
      releaseCatCd: 'C1',
    })
    expect(await tier()).toBe('tier1')
    expect((await act(safetyNow(), no, 'classify')).body.data).toMatchObject({
      psmYn: 'Y',
      pseTierCd: 'tier1',
    })
  })
}
