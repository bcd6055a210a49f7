import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  act,
  as,
  clock,
  create,
  dayOf,
  done,
  finished,
  force,
  inProgress,
  path,
  portal,
  said,
  savePlan,
  sql,
  startImprovements,
  stored,
  today,
} from '../../../test/improvement-life.ts'
import { addDays } from '../../core/shared/dates.ts'
import { improvementClock } from './improvement/improvement-clock.server.ts'
import { refusals } from './improvement/improvement-refusals.texts.ts'

beforeAll(startImprovements)
afterAll(() => portal?.close())

describe('guards', () => {
  test('breaches of law and orders of an authority are not returned; a return is answered once', async () => {
    const legal = await create({ legalYn: 'Y' })
    await done('emp01', legal, 'request')
    expect((await stored(legal))['gradeCd']).toBe('H')
    expect(said(await act('saf01', legal, 'reject', { rejCd: '2', reason: '사실이 아닙니다.' }))).toContain(
      String(refusals.legalReject()),
    )
    expect(
      said(await act('saf01', legal, 'receive', { gradeCd: 'M', gradeReason: '경미하다고 봅니다.' })),
    ).toContain('법령위반은 상 등급 아래로 낮출 수 없습니다.')
    const imprNo = await create()
    await done('emp01', imprNo, 'request')
    const reject = { rejCd: '5', reason: '사진과 위치를 보완해 주세요.' }
    await done('saf01', imprNo, 'reject', reject)
    await done('emp01', imprNo, 'requestAgain', { reason: '위치를 보완하였습니다.' })
    await done('saf01', imprNo, 'reject', reject)
    expect(said(await act('emp01', imprNo, 'requestAgain', { reason: '다시 보완하였습니다.' }))).toContain(
      String(refusals.requestOnce()),
    )
    expect(
      said(await act('saf01', imprNo, 'answerNotApplicable', { reason: '해당 설비가 없습니다.' })),
    ).toContain('409')
  })
  test('matters are merged within a plant while they are open, and those who waited hear of the other one', async () => {
    const [one, other] = [await create(), await create()]
    await done('emp01', one, 'request')
    expect(said(await act('saf01', one, 'merge', { mergeToNo: one }))).toContain('자신과 합칠 수 없습니다.')
    await force(other, 'closed')
    expect(said(await act('saf01', one, 'merge', { mergeToNo: other }))).toContain(
      '끝난 개선요청과는 합칠 수 없습니다.',
    )
    await force(other, 'received')
    expect(await done('saf01', one, 'merge', { mergeToNo: other })).toMatchObject({
      state: 'merged',
      mergeToNo: other,
    })
    expect(
      await sql().query('select 1 from "improvementWatch" where "imprNo" = $1 and "userId" = $2', [
        other,
        'emp01',
      ]),
    ).toHaveLength(1)
  })
  test('a matter has one owner, which is a department of the plant or a vendor in business', async () => {
    const imprNo = await create()
    await force(imprNo, 'received', { gradeCd: 'M' })
    expect(said(await act('saf01', imprNo, 'assign', { actOrgCd: 'D', actDeptCd: 'D211' }))).toContain(
      '발생 사업장의 부서를 선택해 주세요.',
    )
    expect(said(await act('saf01', imprNo, 'assign', { actOrgCd: 'V', actDeptCd: 'D111' }))).toContain(
      '조치 협력사 항목을 입력해 주세요.',
    )
    await sql().query(`update "vendor" set "vendorStatusCd" = 'VST03' where "vendorCd" = 'V00005'`)
    expect(
      said(await act('saf01', imprNo, 'assign', { actOrgCd: 'V', actDeptCd: 'D111', actVendorCd: 'V00005' })),
    ).toContain('거래 중인 협력사에만')
  })
  test('many are received at once with the grades they have, all or none', async () => {
    const imprNos = [await create({ freqBef: 3, sevBef: 5 }), await create({ freqBef: 2, sevBef: 2 })]
    for (const imprNo of imprNos) await done('emp01', imprNo, 'request')
    const receive = async (userId: string, nos: number[]) =>
      (await as(userId)).put(`${path}/bulkreceive`, { imprNos: nos })
    expect(said(await receive('saf01', []))).toContain('변경할 개선요청을 선택해 주세요.')
    expect((await receive('issuer01', imprNos)).status).toBe(403)
    expect((await receive('saf01', [...imprNos, await create()])).status).toBe(409)
    expect((await stored(imprNos[0]!))['state']).toBe('requested')
    expect((await receive('saf01', imprNos)).body.data).toEqual({ changed: 2 })
    const rows = await Promise.all(imprNos.map(stored))
    expect(rows.map((row) => [row['state'], row['gradeCd'], dayOf(row['dueDt'])])).toEqual([
      ['received', 'H', addDays(today, 7)],
      ['received', 'L', addDays(today, 60)],
    ])
  })
  test('handed over twice, then the head of the site decides', async () => {
    const imprNo = await create()
    const assign = { actOrgCd: 'D', actDeptCd: 'D111' }
    await force(imprNo, 'received', { gradeCd: 'M' })
    for (let times = 0; times < 2; times += 1) {
      await done('saf01', imprNo, 'assign', assign)
      await done('issuer01', imprNo, 'handOver', { actDeptCd: 'D121', reason: '정비부서의 일입니다.' })
      // The proposal is no co-operation, and goes with the next assignment.
      expect(await stored(imprNo)).toMatchObject({
        state: 'received',
        proposeDeptCd: 'D121',
        coopDeptCds: null,
      })
    }
    expect((await act('saf01', imprNo, 'assign', assign)).status).toBe(403)
    await done('mgmt01', imprNo, 'assign', assign)
    expect(await stored(imprNo)).toMatchObject({ proposeDeptCd: null })
    expect(
      said(await act('issuer01', imprNo, 'handOver', { actDeptCd: 'D121', reason: '정비부서의 일입니다.' })),
    ).toContain(String(refusals.handOver()))
  })
  test('extension: within the grade, decided by the one whom the grade names, counted, the first due day stays', async () => {
    const imprNo = await inProgress({ freqBef: 3, sevBef: 3 }, { grade: 'M' })
    const first = dayOf((await stored(imprNo))['dueDt'])
    const ask = {
      newDueYmd: addDays(first, 30),
      tempMeasure: '출입을 막고 표지를 답니다.',
      reason: '자재 납기가 늦어집니다.',
    }
    expect(
      said(await act('issuer01', imprNo, 'requestExtension', { ...ask, newDueYmd: addDays(first, 31) })),
    ).toContain('중 등급은 1회 30일 이내로만 연장할 수 있습니다.')
    await done('issuer01', imprNo, 'requestExtension', ask)
    expect(said(await act('issuer01', imprNo, 'requestExtension', ask))).toContain(
      String(refusals.extensionOpen()),
    )
    expect((await act('mgmt01', imprNo, 'approveExtension')).status).toBe(403)
    expect(await done('saf01', imprNo, 'approveExtension')).toMatchObject({
      extCnt: 1,
      extensions: [{ extStatCd: 'A', apprUserId: 'saf01' }],
    })
    expect([dayOf((await stored(imprNo))['dueDt']), dayOf((await stored(imprNo))['orgDueDt'])]).toEqual([
      addDays(first, 30),
      first,
    ])
    await done('issuer01', imprNo, 'requestExtension', { ...ask, newDueYmd: addDays(first, 40) })
    await done('saf01', imprNo, 'refuseExtension', { reason: '더 늦출 수 없습니다.' })
    expect((await stored(imprNo))['extCnt']).toBe(1)
    await force(imprNo, 'inProgress', { extCnt: 2 })
    expect(
      said(await act('issuer01', imprNo, 'requestExtension', { ...ask, newDueYmd: addDays(first, 40) })),
    ).toContain('연장은 2회까지 가능합니다.')
    expect(said(await act('saf01', imprNo, 'approveExtension'))).toContain(String(refusals.noExtension()))
  })
  test('a row of a vendor rests and goes back to the vendor, who can do neither', async () => {
    const imprNo = await inProgress({}, { grade: 'M', vendor: true })
    const hold = {
      holdToYmd: addDays(today, 30),
      tempMeasure: '출입을 막습니다.',
      reason: '자재를 기다립니다.',
    }
    expect(said(await act('vnd01s', imprNo, 'hold', hold))).toBe(`403 ${String(refusals.coordinator())}`)
    const held = await done('saf01', imprNo, 'hold', hold)
    expect(held).toMatchObject({ state: 'onHold', holdFromTxt: 'inProgress', holdToYmd: hold.holdToYmd })
    expect(said(await act('vnd01s', imprNo, 'complete'))).toContain('409')
    clock.set(`${addDays(today, 45)}T09:00:00+09:00`)
    await improvementClock(portal.engine)
    expect(
      await sql().query('select 1 from "improvementEscalation" where "imprNo" = $1', [imprNo]),
    ).toHaveLength(0)
    clock.set(`${today}T09:00:00+09:00`)
    expect(await done('saf01', imprNo, 'release')).toMatchObject({
      state: 'inProgress',
      actVendorCd: 'V00001',
    })
    await savePlan('vnd01s', imprNo, [finished()])
    await done('vnd01s', imprNo, 'complete')
  })
  test('a resting matter goes back to its former state; urgent matters and breaches of law cannot rest', async () => {
    const imprNo = await inProgress()
    const hold = {
      holdToYmd: addDays(today, 60),
      tempMeasure: '출입을 막습니다.',
      reason: '정기보수를 기다립니다.',
    }
    expect(said(await act('saf01', imprNo, 'hold', { ...hold, holdToYmd: addDays(today, 181) }))).toContain(
      '보류는 오늘부터 180일',
    )
    await done('saf01', imprNo, 'hold', hold)
    expect(said(await act('saf01', imprNo, 'releaseReceived'))).toContain(
      String(refusals.heldFrom({ state: '조치중' })),
    )
    expect(await done('saf01', imprNo, 'release')).toMatchObject({ state: 'inProgress' })
    await force(imprNo, 'inProgress', { gradeCd: 'U' })
    expect(said(await act('saf01', imprNo, 'hold', hold))).toContain(String(refusals.hold()))
  })
})
