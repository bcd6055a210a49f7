import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeFireWatcher as judgeFireWatcherIn } from './hot-work-watcher.rule.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'

const judgeFireWatcher = (...given: Parameters<typeof judgeFireWatcherIn>) =>
  inKorean(judgeFireWatcherIn(...given))
describe('fire watcher (5.9, 제241조의2)', () => {
  it('each of the three conditions alone is enough', () => {
    expect(judgeFireWatcher({ combustibleDistance: 5, combustibleBehindMetal: false }).reasons).toEqual([
      '작업반경 11m 이내에 가연성물질이 있습니다(제1호).',
    ])
    expect(
      judgeFireWatcher({ combustibleBelowFloorDistance: 3, combustibleBehindMetal: false }).reasons,
    ).toEqual(['작업반경 11m 이내의 바닥 하부에 가연성물질이 있습니다(제2호).'])
    expect(judgeFireWatcher({ combustibleBehindMetal: true }).reasons).toEqual([
      '금속 칸막이·벽·천장·지붕의 반대쪽 면에 가연성물질이 있습니다(제3호).',
    ])
  })

  it('none of them: no watcher, no gear', () => {
    expect(judgeFireWatcher({ combustibleDistance: null, combustibleBehindMetal: false })).toMatchObject({
      needed: false,
      reasons: [],
      gear: [],
    })
  })

  it('11 m counts, 11.1 m does not', () => {
    const needed = (combustibleDistance: number) =>
      judgeFireWatcher({ combustibleDistance, combustibleBehindMetal: false }).needed
    expect([needed(0), needed(11), needed(11.1)]).toEqual([true, true, false])
  })

  it('the watcher gets a loudhailer, a light and an escape mask', () => {
    expect(judgeFireWatcher({ combustibleBehindMetal: true }).gear).toEqual([
      '확성기',
      '휴대용 조명기구',
      '화재 대피용 마스크',
    ])
  })

  it('a nearer combustible never takes the watcher away', () => {
    const metres = fc.double({ min: 0, max: 50, noNaN: true })
    fc.assert(
      fc.property(metres, metres, (a, b) => {
        const needed = (combustibleDistance: number) =>
          judgeFireWatcher({ combustibleDistance, combustibleBehindMetal: false }).needed
        expect(needed(Math.min(a, b)) || !needed(Math.max(a, b))).toBe(true)
      }),
    )
  })
})
