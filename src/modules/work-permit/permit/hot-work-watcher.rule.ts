import type { Explanation } from '../../../core/shared/explanation.ts'

/** 안전보건규칙 제241조의2제1항: 작업반경(m) within which combustibles call for a fire watcher. */
export const fireWatchRadius = 11

/** 안전보건규칙 제241조의2제2항: what the watcher has to be given. */
export const fireWatcherGear = ['확성기', '휴대용 조명기구', '화재 대피용 마스크'] as const

export interface HotWorkSurroundings {
  /** Distance to the nearest combustible of the building or in it, m; empty when there is none. */
  combustibleDistance?: number | null
  /**
   * Distance to the nearest opening or floor below which combustibles could catch fire, m; empty when there
   * is none.
   */
  combustibleBelowFloorDistance?: number | null
  /** Combustibles touch the other side of a metal partition, wall, ceiling or roof. */
  combustibleBehindMetal: boolean
}

export interface FireWatcherVerdict {
  needed: boolean
  reasons: string[]
  gear: readonly string[]
  explanation: Explanation
}

/** Is a fire watcher required? One of the three conditions of 안전보건규칙 제241조의2제1항 is enough. (ptw.md 5.9) */
export function judgeFireWatcher(place: HotWorkSurroundings): FireWatcherVerdict {
  const reasons: string[] = []
  if (withinRadius(place.combustibleDistance))
    reasons.push(`작업반경 ${fireWatchRadius}m 이내에 가연성물질이 있습니다(제1호).`)
  if (withinRadius(place.combustibleBelowFloorDistance))
    reasons.push(`작업반경 ${fireWatchRadius}m 이내의 바닥 하부에 가연성물질이 있습니다(제2호).`)
  if (place.combustibleBehindMetal)
    reasons.push('금속 칸막이·벽·천장·지붕의 반대쪽 면에 가연성물질이 있습니다(제3호).')
  return {
    needed: reasons.length > 0,
    reasons,
    gear: reasons.length > 0 ? fireWatcherGear : [],
    explanation: {
      title: '화재감시자 배치',
      inputs: [
        { label: '가연성물질까지 거리', value: distance(place.combustibleDistance) },
        { label: '바닥 하부 가연성물질까지 거리', value: distance(place.combustibleBelowFloorDistance) },
        { label: '금속 칸막이 반대면', value: place.combustibleBehindMetal ? '있음' : '없음' },
      ],
      formula: `반경 ${fireWatchRadius}m 이내 가연성물질 또는 바닥 하부 또는 금속 칸막이 반대면 중 하나 이상`,
      source: '안전보건규칙 제241조의2제1항',
    },
  }
}

/** 이내: the border itself counts. */
function withinRadius(metres: number | null | undefined): boolean {
  return metres !== null && metres !== undefined && metres <= fireWatchRadius
}

function distance(metres: number | null | undefined): string {
  return metres === null || metres === undefined ? '없음' : `${metres}m`
}
