import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  judgeFireWatcher as judgeFireWatcherIn,
  unansweredSurroundings,
  type HotWorkSurroundings,
} from './hot-work-watcher.rule.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'

const none = { combustiblesNear: 'N', combustiblesBelow: 'N', combustiblesBehindMetal: 'N' }
const judgeFireWatcher = (place: HotWorkSurroundings = {}) =>
  inKorean(judgeFireWatcherIn({ ...none, ...place }))
describe('fire watcher (5.9, 제241조의2)', () => {
  it('each of the three conditions alone is enough', () => {
    expect(judgeFireWatcher({ combustiblesNear: 'Y', combustibleDistance: 5 }).reasons).toEqual([
      '작업반경 11m 이내에 가연성물질이 있습니다(제1호).',
    ])
    expect(judgeFireWatcher({ combustiblesBelow: 'Y', combustibleBelowFloorDistance: 3 }).reasons).toEqual([
      '작업반경 11m 이내의 바닥 하부에 가연성물질이 있습니다(제2호).',
    ])
    expect(judgeFireWatcher({ combustiblesBehindMetal: 'Y' }).reasons).toEqual([
      '금속 칸막이·벽·천장·지붕의 반대쪽 면에 가연성물질이 있습니다(제3호).',
    ])
  })

  it('three times no means no watcher and no gear', () => {
    expect(judgeFireWatcher()).toMatchObject({ needed: false, reasons: [], gear: [] })
  })

  it('what nobody has answered counts as there', () => {
    for (const blank of [null, undefined, '']) {
      expect(judgeFireWatcher({ combustiblesNear: blank }).needed).toBe(true)
      expect(judgeFireWatcher({ combustiblesBelow: blank }).needed).toBe(true)
      expect(judgeFireWatcher({ combustiblesBehindMetal: blank }).needed).toBe(true)
    }
    expect(inKorean(unansweredSurroundings({}))).toHaveLength(3)
    expect(unansweredSurroundings(none)).toEqual([])
  })

  it('11 m counts, 11.1 m does not, and an unknown distance does', () => {
    const needed = (combustibleDistance: number | null) =>
      judgeFireWatcher({ combustiblesNear: 'Y', combustibleDistance }).needed
    expect([needed(0), needed(11), needed(11.1), needed(null)]).toEqual([true, true, false, true])
  })

  it('the watcher gets a loudhailer, a light and an escape mask', () => {
    expect(judgeFireWatcher({ combustiblesBehindMetal: 'Y' }).gear).toEqual([
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
          judgeFireWatcher({ combustiblesNear: 'Y', combustibleDistance }).needed
        expect(needed(Math.min(a, b)) || !needed(Math.max(a, b))).toBe(true)
      }),
    )
  })
})
