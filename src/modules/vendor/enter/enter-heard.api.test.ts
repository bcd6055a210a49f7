import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { seal } from '../../../core/server/entity/sealed.ts'
import { startPortal, type Portal } from '../../../../test/portal.ts'

/** A welder of V00001 whom the health check found unfit, and whose next examination is long over. */
let portal: Portal
let workerNo: number
let request: string
let today: string
const sql = () => portal.engine.database
beforeAll(async () => {
  portal = await startPortal()
  today = dayOf(portal.clock.now())
  workerNo = (
    await sql().one<{ no: number }>(
      `select "vendorWorkerNo" as no from "vendorWorker" where "vendorWorkerNm" = '최영호'`,
    )
  ).no
  await sql().query(
    `update "vendorWorker" set "jobTypeCds" = array['VJB03'], "healthFitYn" = $2, "healthNextYmd" = $3 where "vendorWorkerNo" = $1`,
    [workerNo, seal({ table: 'vendorWorker', key: workerNo }, 'healthFitYn', 'N'), addDays(today, -40)],
  )
  const { contractNo } = await sql().one<{ contractNo: number }>(
    `select "contractNo" from "vendorContract" where "contractNm" = '증류공정 정기보수(TA)'`,
  )
  const made = await (
    await portal.signIn('vnd01a')
  ).post('/api/vendor/enterrqst', {
    plantCd: '1000',
    enterTypeCd: 'VET02',
    contractNo,
    fromYmd: today,
    toYmd: addDays(today, 20),
    purposeTxt: '열교환기 세관 인력 투입',
    lines: [{ vendorWorkerNo: workerNo }],
  })
  expect(made.status).toBe(201)
  request = `/api/vendor/enterrqst/${made.body.data.enterRqstNo as number}`
})
afterAll(() => portal?.close())
interface Heard {
  checkCd: string
  problems: { code: string; message: string }[]
  passEnd: { name: string }
}
const heardBy = async (userId: string) => {
  const client = await portal.signIn(userId)
  const { data } = (await client.get(`${request}/check`)).body as { data: { lines: Heard[] } }
  const { data: record } = (await client.get(request)).body as { data: { lines: { checkTxt: string }[] } }
  return { line: data.lines[0]!, stored: record.lines[0]!.checkTxt }
}
const ofHealth = /건강|검진|체류/

test('the company and who keeps workers hear what the health check found', async () => {
  for (const userId of ['vnd01a', 'saf01']) {
    const { line } = await heardBy(userId)
    const messages = line.problems.map(({ message }) => message)
    expect(messages).toContain('건강진단 결과 취업할 수 없습니다.')
    expect(messages).toContain(`배치전·특수건강진단 유효기간이 ${addDays(today, -40)}에 끝납니다.`)
    expect(line.passEnd.name).toBe('건강진단')
  }
})

test('who reads requests and keeps no workers hears that somebody may not be put to work, and neither why nor until when', async () => {
  const { line } = await heardBy('issuer01')
  expect(line.checkCd).toBe('VCK03')
  expect(line.problems.filter(({ message }) => message === '투입 불가').map(({ code }) => code)).toEqual([
    'E05',
  ])
  expect(line.passEnd.name).toBe('작업자 개인 조건')
  expect(JSON.stringify(line.problems)).not.toMatch(ofHealth)
  expect(JSON.stringify(line.problems)).not.toContain(addDays(today, -40))
})

test('what the request and a pass store says it to nobody, and what they stored before is taken away', async () => {
  const { stored } = await heardBy('vnd01a')
  expect(stored.split('\n')).toContain('투입 불가')
  expect(stored).not.toMatch(ofHealth)
  const lineNo = (await sql().one<{ no: number }>('select max("enterRqstLineNo") as no from "enterRqstLine"'))
    .no
  await sql().query('update "enterRqstLine" set "checkTxt" = $2 where "enterRqstLineNo" = $1', [
    lineNo,
    '출입안전교육 기록이 없습니다.\n건강진단 결과 취업할 수 없습니다.\n배치전·특수건강진단 유효기간이 2026-01-02에 끝납니다.',
  ])
  await sql().query(
    `update "enterPass" set "limitTxt" = '건강진단' where "passNo" = (select min("passNo") from "enterPass")`,
  )
  await sql().query(readFileSync('db/migrations/0431_persons_in_findings.sql', 'utf8'))
  expect(
    await sql().one('select "checkTxt" from "enterRqstLine" where "enterRqstLineNo" = $1', [lineNo]),
  ).toEqual({ checkTxt: '출입안전교육 기록이 없습니다.\n투입 불가' })
  expect(await sql().query(`select 1 from "enterPass" where "limitTxt" ~ '건강|체류'`)).toEqual([])
})

test('the company reads the name of its own driver in full, others and what is stored in part', async () => {
  const equip = await sql().one<{ no: number; name: string }>(
    `select e."vendorEquipNo" as "no", w."vendorWorkerNm" as "name" from "vendorEquip" e join "vendorWorker" w on w."vendorWorkerNo" = e."driverWorkerNo"
     where e."vendorCd" = 'V00001' and e."equipTypeCd" = 'VEQ02' limit 1`,
  )
  await sql().query(`delete from "vendorWorkerQual" q using "vendorEquip" e
    where q."vendorWorkerNo" = e."driverWorkerNo" and e."vendorEquipNo" = ${equip.no}`)
  const company = await portal.signIn('vnd01a')
  expect((await company.change(request, { lines: [{ vendorEquipNo: equip.no }] })).status).toBe(200)
  const ofDriver = async (userId: string) => {
    const { line, stored } = await heardBy(userId)
    return [line.problems.find(({ code }) => code === 'E13')?.message.slice(4, 7), stored.slice(4, 7)]
  }
  const masked = `${equip.name.slice(0, 1)}**`
  expect(await ofDriver('vnd01a')).toEqual([equip.name, masked])
  expect(await ofDriver('saf01')).toEqual([equip.name, masked])
  expect(await ofDriver('issuer01')).toEqual([masked, masked])
})
