import { expect, test } from 'vitest'
import type { Client, Portal } from '../../../../test/portal.ts'
import { eventCalls, paths } from './event-life.test-kit.ts'

/** Measures against an accident and their improvements, told on the portal of the stories of accidents. */
export function measureStories(portalNow: () => Portal, safetyNow: () => Client): void {
  test('the improvement of a measure stays its own, whatever a form that was opened before saves', async () => {
    const { act, made } = eventCalls(portalNow, safetyNow)
    const no = await made(safetyNow())
    const path = `${paths.events}/${no}`
    const change = async (preventions: object[]) => {
      const { data } = (await safetyNow().get(path)).body
      const { status, body } = await safetyNow().change(path, { ...data, preventions })
      expect(status, JSON.stringify(body)).toBe(200)
      return body.data.preventions as { safEventPreventNo: number; imprNo: number | null }[]
    }
    const measure = {
      branchTxt: '1',
      preventTxt: '덮개 지지대를 자동 잠금식으로 바꾼다',
      controlCd: 'engineering',
    }
    // Nobody writes another's improvement to a measure of his own.
    const [opened] = await change([{ ...measure, imprNo: 1 }])
    expect(opened!.imprNo).toBeNull()
    const asked = await act(safetyNow(), no, 'improvement', {
      imprNm: '덮개 지지대 교체',
      problemDesc: '덮개 지지대의 핀이 쉽게 빠진다.',
      hazardTypeCd: 'CAUGHT',
      safEventPreventNo: opened!.safEventPreventNo,
    })
    const { imprNo } = asked.body.data.preventions[0]
    expect(imprNo).toEqual(expect.any(Number))
    const saved = await change([{ ...opened, preventTxt: `${measure.preventTxt}(전 호기)` }])
    expect(saved).toMatchObject([{ imprNo, preventTxt: `${measure.preventTxt}(전 호기)` }])
  })
}
