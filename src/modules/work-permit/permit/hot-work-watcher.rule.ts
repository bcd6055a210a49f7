import type { Explanation } from '../../../core/shared/explanation.ts'
import type { Said, Sentence } from '../../../core/shared/sentence.ts'
import { fireWatcherWords } from './hot-work-watcher.texts.ts'
import { permitLaws } from './permit-laws.texts.ts'

/** 안전보건규칙 제241조의2제1항: 작업반경(m) within which combustibles call for a fire watcher. */
export const fireWatchRadius = 11

/** 안전보건규칙 제241조의2제2항: what the watcher has to be given. */
export const fireWatcherGear = [
  fireWatcherWords.megaphone(),
  fireWatcherWords.lamp(),
  fireWatcherWords.mask(),
] as const

/** What stands around the fire, as somebody has said it; what nobody has said is taken for there. */
export interface HotWorkSurroundings {
  /** Combustibles of or in the building within the radius: Y, N; empty: not said. */
  combustiblesNear?: string | null
  /** Distance to the nearest of them, m; empty where it is not known. */
  combustibleDistance?: number | null
  /** Openings or floors within the radius below which combustibles could catch fire. */
  combustiblesBelow?: string | null
  combustibleBelowFloorDistance?: number | null
  /** Combustibles touch the other side of a metal partition, wall, ceiling or roof. */
  combustiblesBehindMetal?: string | null
}
/** The surroundings of a permit as the rule is asked with them. */
export const surroundingsOf = (permit: {
  combNearYn?: string | null
  combDistM?: number | null
  combBelowYn?: string | null
  combBelowDistM?: number | null
  combBehindYn?: string | null
}): HotWorkSurroundings => ({
  combustiblesNear: permit.combNearYn,
  combustibleDistance: permit.combDistM,
  combustiblesBelow: permit.combBelowYn,
  combustibleBelowFloorDistance: permit.combBelowDistM,
  combustiblesBehindMetal: permit.combBehindYn,
})
/** Which of the three questions nobody has answered; each is one of 제241조의2제1항. */
export const unansweredSurroundings = (place: HotWorkSurroundings): Sentence[] => [
  ...(isAnswer(place.combustiblesNear) ? [] : [fireWatcherWords.distance()]),
  ...(isAnswer(place.combustiblesBelow) ? [] : [fireWatcherWords.distanceBelow()]),
  ...(isAnswer(place.combustiblesBehindMetal) ? [] : [fireWatcherWords.behindMetal()]),
]
const isAnswer = (value: string | null | undefined): boolean => value === 'Y' || value === 'N'

export interface FireWatcherVerdict {
  needed: boolean
  reasons: Sentence[]
  gear: readonly Sentence[]
  explanation: Explanation
}

/** Is a fire watcher required? One of the three conditions of 안전보건규칙 제241조의2제1항 is enough. (ptw.md 5.9) */
export function judgeFireWatcher(place: HotWorkSurroundings): FireWatcherVerdict {
  const reasons: Sentence[] = []
  if (isNear(place.combustiblesNear, place.combustibleDistance))
    reasons.push(
      isAnswer(place.combustiblesNear)
        ? fireWatcherWords.near({ radius: fireWatchRadius })
        : fireWatcherWords.unsaid({ what: fireWatcherWords.distance() }),
    )
  if (isNear(place.combustiblesBelow, place.combustibleBelowFloorDistance))
    reasons.push(
      isAnswer(place.combustiblesBelow)
        ? fireWatcherWords.below({ radius: fireWatchRadius })
        : fireWatcherWords.unsaid({ what: fireWatcherWords.distanceBelow() }),
    )
  if (place.combustiblesBehindMetal !== 'N')
    reasons.push(
      place.combustiblesBehindMetal === 'Y'
        ? fireWatcherWords.behind()
        : fireWatcherWords.unsaid({ what: fireWatcherWords.behindMetal() }),
    )
  return {
    needed: reasons.length > 0,
    reasons,
    gear: reasons.length > 0 ? fireWatcherGear : [],
    explanation: {
      title: fireWatcherWords.title(),
      inputs: [
        {
          label: fireWatcherWords.distance(),
          value: answered(place.combustiblesNear, place.combustibleDistance),
        },
        {
          label: fireWatcherWords.distanceBelow(),
          value: answered(place.combustiblesBelow, place.combustibleBelowFloorDistance),
        },
        { label: fireWatcherWords.behindMetal(), value: answered(place.combustiblesBehindMetal) },
      ],
      formula: fireWatcherWords.formula({ radius: fireWatchRadius }),
      source: permitLaws.fireWatch(),
    },
  }
}

/** 이내: the border itself counts. Unanswered, or there at an unknown distance, counts as within the radius. */
const isNear = (answer: string | null | undefined, metres: number | null | undefined): boolean =>
  answer !== 'N' && (metres === null || metres === undefined || metres <= fireWatchRadius)

const answered = (answer: string | null | undefined, metres?: number | null): Said =>
  answer === 'N'
    ? fireWatcherWords.none()
    : answer === 'Y'
      ? metres === null || metres === undefined
        ? fireWatcherWords.present()
        : `${metres}m`
      : fireWatcherWords.notSaid()
