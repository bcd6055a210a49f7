import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestClock } from '../../../core/server/runtime/clock.ts'
import { signature } from '../../../../test/permit-life.ts'
import { startPortal, type Portal } from '../../../../test/portal.ts'
import { pdfText } from '../../../core/server/pdf/pdf-text.ts'
import { permitStates } from '../permit/permit-transitions.rule.ts'
import { permitClock } from './permit-clock.server.ts'

/** The demonstration as people meet it: opened now, and an hour later. */
let portal: Portal
let permits: { permitNo: number; permitNm: string; permitCd: string; state: string }[]
const clock = new TestClock(new Date())
const path = '/api/saf/workpermit'
beforeAll(async () => {
  portal = await startPortal({ clock })
  const saf01 = await portal.signIn('saf01')
  permits = (await saf01.get(`${path}s?limit=100`)).body.data
})
afterAll(() => portal.close())
const named = (name: string) => permits.find(({ permitNm }) => permitNm.includes(name))!.permitNo

it('the demonstration shows permits in every state, and each opens and explains itself', async () => {
  expect([...new Set(permits.map(({ state }) => state))].toSorted()).toEqual(
    Object.keys(permitStates).toSorted(),
  )
  const saf01 = await portal.signIn('saf01')
  for (const { permitNo, permitNm } of permits) {
    for (const part of ['', '/explain', '/history'])
      expect((await saf01.get(`${path}/${permitNo}${part}`)).status, permitNm + part).toBe(200)
  }
  const board = (await saf01.get('/api/saf/status/today?plantCd=1000')).body.data
  expect(board.permits.filter(({ insideCnt }: { insideCnt: number }) => insideCnt === 3)).toHaveLength(1)
})

it('the demonstration prints: a space with its continuous monitor, a fire watch, a work that has begun nothing', async () => {
  const saf01 = await portal.signIn('saf01')
  for (const name of ['T-204', '비계 브라켓', 'FT-310'])
    expect((await saf01.get(`${path}/${named(name)}/print`)).status, name).toBe(200)
})

it('the paper names who signed and whose device it was, and an extension that was refused', async () => {
  const approver = await portal.signIn('approver01')
  const reason = '환기 부족으로 야간 도장 연장을 거부합니다.'
  const permitNo = named('에폭시 도장')
  expect((await approver.put(`${path}/${permitNo}/refuseExtension`, { reason })).status).toBe(200)
  const paper = await approver.get(`${path}/${permitNo}/print`)
  const words = (await pdfText(paper.body as Buffer)).join(' ').replaceAll(/\s/g, '')
  expect(words).toContain('연장거부')
  expect(words).toContain(reason.replaceAll(' ', ''))
  expect(words.match(/연장요청/g)).toHaveLength(1)
  expect(words).toContain('오세민(기기:도장현장대리인02)')
})

it('the demonstration lets the approval path of the radiography be walked to its end', async () => {
  const permitNo = named('C-201')
  const owners: Record<string, string> = {
    operationHead: 'approver01',
    safetyHead: 'safhead01',
    dutyManager: 'duty01',
    safetyCooperation: 'saf01',
    plantHead: 'mgmt01',
  }
  const { approvalSteps } = (await (await portal.signIn('saf01')).get(`${path}/${permitNo}/explain`)).body
    .data
  const open = (approvalSteps as { role: string; signed: boolean }[]).filter(({ signed }) => !signed)
  expect(open.length).toBeGreaterThan(0)
  for (const { role } of open) {
    const answer = await (
      await portal.signIn(owners[role]!)
    ).put(`${path}/${permitNo}/sign`, { signRoleCd: role, ...signature })
    expect(answer.status, role).toBe(200)
  }
  expect((await (await portal.signIn('saf01')).get(`${path}/${permitNo}`)).body.data.state).toBe('approved')
})

it('the demonstration lets the cooperation of the excavation be walked to its end', async () => {
  const permitNo = named('소화배관 매설부')
  const lines = (await (await portal.signIn('saf01')).get(`${path}/${permitNo}`)).body.data.cooperations as {
    permitCooperationNo: number
    coopKindCd: string
    resultCd: string
  }[]
  const open = lines.filter(({ resultCd }) => resultCd === 'pending')
  expect(open.map(({ coopKindCd }) => coopKindCd)).toEqual(['instrument', 'fire'])
  for (const { permitCooperationNo, coopKindCd } of open) {
    const client = await portal.signIn(coopKindCd === 'fire' ? 'fire01' : 'coop01')
    expect(
      (await client.put(`${path}/${permitNo}/cooperation`, { permitCooperationNo, resultCd: 'confirmed' }))
        .status,
    ).toBe(200)
  }
  expect((await (await portal.signIn('saf01')).get(`${path}/${permitNo}`)).body.data.state).toBe(
    'approvalPending',
  )
})

it('the demonstration refuses the permit that was turned down, and the next number goes on', async () => {
  const vendor = await portal.signIn('vnd02s')
  const again = await vendor.put(`${path}/${named('상도 도장')}/request`, {})
  expect(again.status).toBe(422)
  expect(JSON.stringify(again.body.reasons)).toContain('안효준 작업자: 출입안전교육이')
  const draft = (await vendor.get(`${path}/${named('3차 도장')}`)).body.data
  const copy = Object.fromEntries(
    [
      'wkodNo',
      'permitNm',
      'permitTypeCd',
      'startDt',
      'endDt',
      'placeTxt',
      'areaCd',
      'exZoneCd',
      'workTxt',
      'supWorkerNo',
      'emergTel',
      'assemblyTxt',
    ].map((name) => [name, draft[name]]),
  )
  const added = await vendor.post(path, copy)
  expect(added.status).toBe(201)
  expect(permits.map(({ permitCd }) => permitCd)).not.toContain(added.body.data.permitCd)
})

it('the demonstration lets the permit that waits for its start begin today', async () => {
  const issuer = await portal.signIn('issuer01')
  const { allowed } = (await issuer.get(`${path}/${named('난간 보수')}`)).body
  const start = allowed.find(({ action }: { action: string }) => action === 'start')
  expect(start.reasons.map(({ guard }: { guard: string }) => guard)).not.toContain('startTime')
})

it('the demonstration does not stop by itself in its first hour', async () => {
  // The hour begins when the demonstration is delivered; the tests before this one may take minutes.
  const { begun } = await portal.engine.database.one<{ begun: string }>(
    'select min("updateDt") as "begun" from "deliveredPart"',
  )
  clock.set(new Date(begun))
  expect(await permitClock(portal.engine)).toEqual([])
  clock.forwardMinutes(60)
  expect(await permitClock(portal.engine)).toEqual([])
})
