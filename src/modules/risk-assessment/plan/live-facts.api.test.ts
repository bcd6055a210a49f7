import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { planClock } from './plan-clock.server.ts'

/** What a sheet holds before its review, and why days are due, as the pages of the demonstration read them. */
let portal: Portal
let saf: Client
const one = <T extends object>(text: string) => portal.engine.database.one<T>(text)
const targetNo = async (rsaTargetNm: string): Promise<number> =>
  (
    await one<{ no: number }>(
      `select "rsaTargetNo" as "no" from "rsaTarget" where "rsaTargetNm" = '${rsaTargetNm}'`,
    )
  ).no
beforeAll(async () => {
  portal = await startPortal()
  saf = await portal.signIn('saf01')
})
afterAll(() => portal?.close())

test('a sheet says its rows and its worst while it is being written', async () => {
  const counts = async (name: string) =>
    (await saf.get(`/api/rsa/target/${await targetNo(name)}/counts`)).body.data
  // 18 적정 and 2 보완 count; 3 해당없음 are no risks.
  expect(await counts('충전동 안전점검')).toEqual({
    rowCnt: 20,
    openRowCnt: 2,
    worstScore: 9,
    worstGradeCd: '보완',
    worstGradeNm: '보완',
    riskGradeCd: 'M',
  })
  expect(await counts('저압 전기실 조작')).toMatchObject({ rowCnt: 3, openRowCnt: 2, worstScore: 16 })
  expect(await counts('지게차 하역 한 장 평가')).toMatchObject({ rowCnt: 2, openRowCnt: 1, worstScore: 9 })
  const { no } = await one<{ no: number }>(
    `select "rsaPlanNo" as "no" from "rsaPlan" where "rsaPlanNm" = '정기 위험성평가'`,
  )
  const all = (await saf.get(`/api/rsa/plan/${no}/counts`)).body.data as {
    rsaTargetNo: number
    rowCnt: number
  }[]
  const checklist = await targetNo('충전동 안전점검')
  expect(all.find(({ rsaTargetNo }) => rsaTargetNo === checklist)?.rowCnt).toBe(20)
  const vendor = await portal.signIn('vnd01a')
  expect((await vendor.get(`/api/rsa/target/${checklist}/counts`)).status).toBe(404)
  expect((await vendor.get(`/api/rsa/plan/${no}/counts`)).status).toBe(403)
})
test('the clock brings the counts of lists to what the sheets hold', async () => {
  const listed = async () =>
    (
      (await saf.get('/api/rsa/targets?limit=100')).body.data as {
        rsaTargetNm: string
        rowCnt: number | null
      }[]
    ).find(({ rsaTargetNm }) => rsaTargetNm === '충전동 안전점검')?.rowCnt
  expect(await listed()).toBeNull()
  await planClock(portal.engine)
  expect(await listed()).toBe(20)
})
test('the checklist of the demonstration has a share of 10.0 % to improve (rsa.md 5.2)', async () => {
  const sheet = (await saf.get(`/api/rsa/hazardsheet/${await targetNo('충전동 안전점검')}`)).body.data
  expect(sheet.improvePct).toBe(10)
})
test('each due day says its reason: of a reason, a measure and a JSA', async () => {
  const occasion = await one<{ no: number; found: string; due: string }>(
    `select "rsaOccasionNo" as "no", "foundYmd"::text as "found", "dueYmd"::text as "due" from "rsaOccasion" where "triggerCd" = '7' limit 1`,
  )
  const why = (await saf.get(`/api/rsa/occasion/${occasion.no}/due`)).body.data
  expect([why.title, why.formula]).toEqual([
    `평가 기한 ${occasion.due}`,
    `${occasion.found} + 30일 = ${addDays(occasion.found, 30)}`,
  ])
  const measure = await one<{ no: number; grade: string }>(
    `select "rsaMeasureNo" as "no", "worstGradeCd" as "grade" from "rsaMeasure" where "state" = 'planned' and "worstScore" = 20 limit 1`,
  )
  const ofMeasure = (await saf.get(`/api/rsa/measure/${measure.no}/due`)).body.data
  expect(ofMeasure.formula).toMatch(/^등급 6: \d{4}-\d{2}-\d{2}부터 7일 이내, 늦어도 /)
  const jsa = (await saf.get(`/api/rsa/target/${await targetNo('T-301 내부 청소')}/due`)).body.data
  expect(jsa.formula).toMatch(/ \+ 12개월 = /)
  const none = (await saf.get(`/api/rsa/target/${await targetNo('저압 전기실 조작')}/due`)).body
  expect(none).toEqual({ data: null })
})
