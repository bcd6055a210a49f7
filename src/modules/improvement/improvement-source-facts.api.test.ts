import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  act,
  as,
  clock,
  dayOf,
  done,
  finished,
  fresh,
  path,
  portal,
  said,
  savePlan,
  sql,
  startImprovements,
  stored,
  today,
} from '../../../test/improvement-life.ts'
import { asSystem, inTransaction } from '../../core/server/entity/context.ts'
import { addDays } from '../../core/shared/dates.ts'
import { createImprovement, type NewImprovement } from './improvement/create-improvement.server.ts'
import { sendOutbox, type OutboxEvent } from './improvement/outbox.server.ts'
import { offerImprovementSource } from './improvement-source.server.ts'

const sourceModuleCd = 'EXT'
const heard: OutboxEvent[] = []
beforeAll(async () => {
  await startImprovements()
  offerImprovementSource(sourceModuleCd, {
    describe: () => undefined,
    scale: () => ({
      scaleNm: 'HAZ43',
      levels: [1, 2, 3, 4, 5].map((score) => ({ score, levelNm: `${score}등급` })),
    }),
    heard: (event) => Promise.resolve(void heard.push(event)),
  })
})
afterAll(() => portal?.close())

let count = 0
async function asked(over: Partial<NewImprovement> = {}): Promise<number> {
  const { freqBef: _freq, sevBef: _sev, ...facts } = fresh()
  const given = {
    ...facts,
    sourceModuleCd,
    sourceKey: `haz ${(count += 1)}`,
    score: { scaleNm: 'HAZ43', score: 4, max: 5 },
    ...over,
  } as NewImprovement
  const session = { ...asSystem('시험'), userId: 'saf01' }
  const { imprNo } = await inTransaction(portal.engine, session, (context) =>
    createImprovement(context, given),
  )
  return imprNo
}
const receive = (imprNo: number, gradeCd: string) =>
  done('saf01', imprNo, 'receive', { gradeCd, gradeReason: '현장 확인 결과에 따름' })

test('the grade of a source stands against its own score, and is the least one beside likelihood and severity', async () => {
  expect(await stored(await asked())).toMatchObject({ gradeCd: 'U', scoreBef: 4, scaleNm: 'HAZ43 4/5' })
  expect(await stored(await asked({ gradeCd: 'M' }))).toMatchObject({ gradeCd: 'M', scaleNm: 'HAZ43 4/5' })
  expect(await stored(await asked({ gradeCd: 'M', legalYn: 'Y' }))).toMatchObject({ gradeCd: 'H' })
  expect(await stored(await asked({ gradeCd: 'M', freqBef: 5, sevBef: 5 }))).toMatchObject({ gradeCd: 'U' })
  expect(await stored(await asked({ gradeCd: 'M', freqBef: 1, sevBef: 1 }))).toMatchObject({ gradeCd: 'M' })
})
test('the due day that a source has agreed on stands at the receipt, unless the grade is raised or the law is earlier', async () => {
  const dueYmd = addDays(today, 90)
  const dueOf = async (imprNo: number) => dayOf((await stored(imprNo))['dueDt'])
  const agreed = await asked({ gradeCd: 'H', dueYmd })
  await receive(agreed, 'H')
  expect(await dueOf(agreed)).toBe(dueYmd)
  const raised = await asked({ gradeCd: 'M', dueYmd })
  await receive(raised, 'H')
  expect(await dueOf(raised)).toBe(addDays(today, 7))
  const lawful = await asked({ gradeCd: 'H', dueYmd, legalDueYmd: addDays(today, 20) })
  await receive(lawful, 'H')
  expect(await dueOf(lawful)).toBe(addDays(today, 20))
  await expect(asked({ dueYmd: addDays(today, -1) })).rejects.toMatchObject({ status: 400 })
})
test('a check is made on the scale of the source, and the source hears its level, and that it does not hold any more', async () => {
  const imprNo = await asked({ gradeCd: 'M', proposedUserId: 'issuer01' })
  const shown = (await (await as('saf01')).get(`${path}/${imprNo}`)).body.data as object
  expect(shown).toMatchObject({ proposeUserId: 'issuer01' })
  await receive(imprNo, 'M')
  await done('saf01', imprNo, 'assign', { actOrgCd: 'D', actDeptCd: 'D111', actUserId: 'issuer01' })
  await done('issuer01', imprNo, 'accept')
  await savePlan('issuer01', imprNo, [finished()])
  await done('issuer01', imprNo, 'complete')
  await done('saf01', imprNo, 'startVerify')
  const seen = { commentTxt: '현장에서 확인하였습니다.' }
  const own = await act('saf01', imprNo, 'pass', { ...seen, freqAft: 1, sevAft: 1 })
  expect([own.status, (own.body.fields as { path: string }[])[0]!.path]).toEqual([400, 'scoreAft'])
  expect((await act('saf01', imprNo, 'pass', { ...seen, scoreAft: 1.5 })).status).toBe(400)
  const same = await act('saf01', imprNo, 'pass', { ...seen, scoreAft: 4 })
  expect(said(same)).toContain('422')
  await done('saf01', imprNo, 'pass', { ...seen, scoreAft: 2 })
  expect(await stored(imprNo)).toMatchObject({ state: 'effectPending', scoreAft: 2, riskAft: null })
  await sendOutbox(portal.engine)
  const told = () => heard.filter((event) => event.imprNo === imprNo).map(({ eventCd }) => eventCd)
  expect(heard.find((event) => event.imprNo === imprNo && event.eventCd === 'verified')).toMatchObject({
    verified: { scoreAft: 2, freqAft: null, riskAft: null },
  })
  clock.set(`${addDays(today, 40)}T09:00:00+09:00`)
  await done('saf01', imprNo, 'failEffect', { reason: '같은 곳에서 다시 흔들립니다.' })
  await sendOutbox(portal.engine)
  expect(told()).toEqual(['created', 'received', 'verified', 'reopened'])
  clock.set(`${today}T09:00:00+09:00`)
})
test('a row without a score of its source is verified by likelihood and severity, each of them asked for at its field', async () => {
  const imprNo = await asked({ score: undefined, gradeCd: 'M' } as never)
  await sql().query(
    `update "improvement" set "state" = 'verifying', "actDeptCd" = 'D111', "actUserId" = 'issuer01', "doneDt" = now() where "imprNo" = $1`,
    [imprNo],
  )
  const none = await act('saf01', imprNo, 'pass', { commentTxt: '현장에서 확인하였습니다.' })
  expect(none.status).toBe(400)
  expect((none.body.fields as { path: string }[]).map((field) => field.path)).toEqual(['freqAft', 'sevAft'])
})
