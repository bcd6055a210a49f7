import type { Explanation } from '../../../core/shared/explanation.ts'
import type { Said, Sentence } from '../../../core/shared/sentence.ts'
import { fireWatcherWords } from './hot-work-watcher.texts.ts'

/** 안전보건규칙 제241조의2제1항: 작업반경(m) within which combustibles call for a fire watcher. */
export const fireWatchRadius = 11

/** 안전보건규칙 제241조의2제2항: what the watcher has to be given. */
export const fireWatcherGear = [
  fireWatcherWords.megaphone(),
  fireWatcherWords.lamp(),
  fireWatcherWords.mask(),
] as const

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
  reasons: Sentence[]
  gear: readonly Sentence[]
  explanation: Explanation
}

/** Is a fire watcher required? One of the three conditions of 안전보건규칙 제241조의2제1항 is enough. (ptw.md 5.9) */
export function judgeFireWatcher(place: HotWorkSurroundings): FireWatcherVerdict {
  const reasons: Sentence[] = []
  if (withinRadius(place.combustibleDistance))
    reasons.push(fireWatcherWords.near({ radius: fireWatchRadius }))
  if (withinRadius(place.combustibleBelowFloorDistance))
    reasons.push(fireWatcherWords.below({ radius: fireWatchRadius }))
  if (place.combustibleBehindMetal) reasons.push(fireWatcherWords.behind())
  return {
    needed: reasons.length > 0,
    reasons,
    gear: reasons.length > 0 ? fireWatcherGear : [],
    explanation: {
      title: fireWatcherWords.title(),
      inputs: [
        { label: fireWatcherWords.distance(), value: distance(place.combustibleDistance) },
        { label: fireWatcherWords.distanceBelow(), value: distance(place.combustibleBelowFloorDistance) },
        {
          label: fireWatcherWords.behindMetal(),
          value: place.combustibleBehindMetal ? fireWatcherWords.present() : fireWatcherWords.none(),
        },
      ],
      formula: fireWatcherWords.formula({ radius: fireWatchRadius }),
      source: '안전보건규칙 제241조의2제1항',
    },
  }
}

/** 이내: the border itself counts. */
function withinRadius(metres: number | null | undefined): boolean {
  return metres !== null && metres !== undefined && metres <= fireWatchRadius
}

function distance(metres: number | null | undefined): Said {
  return metres === null || metres === undefined ? fireWatcherWords.none() : `${metres}m`
}
