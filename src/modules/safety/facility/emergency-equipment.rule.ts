/**
 * Emergency equipment on the picture of the plant, by its last check: extinguishers, showers, defibrillators. What
 * nobody has checked is unknown, never good. (fit 4: emergency equipment map)
 */

/** Root of the types of emergency equipment in the tree of types. */
export const emergencyRoot = 'F85'

/** The most urgent first; each piece has exactly one. */
export const emergencyMarks = ['stopped', 'bad', 'overdue', 'unknown', 'good'] as const
export type EmergencyMark = (typeof emergencyMarks)[number]

/** What is known of a piece. */
export interface EmergencyFacts {
  /** A stop stands, or its status says that it is out of use. */
  outOfUse: boolean
  /** Moment of the last check that was done. */
  lastDt: string | null
  /** Bad items of that check. */
  badCnt: number
  /** The oldest round that is past its day and still to be done, or the newest that was missed. */
  overdueYmd: string | null
}
/** Missed rounds are over once a later check was done. */
export function emergencyMark({ outOfUse, lastDt, badCnt, overdueYmd }: EmergencyFacts): EmergencyMark {
  if (outOfUse) return 'stopped'
  if (lastDt !== null && badCnt > 0) return 'bad'
  if (overdueYmd !== null) return 'overdue'
  return lastDt === null ? 'unknown' : 'good'
}

/** A piece as the picture and its list show it. */
export interface EmergencyPiece extends EmergencyFacts {
  facilityNo: number
  facilityCd: string
  facilityNm: string
  typeNm: string
  /** Area and place in words. */
  placeNm: string
  /** Null: it has no place on the picture yet, and stands in the list only. */
  mapX: number | null
  mapY: number | null
  lastResultNo: number | null
  mark: EmergencyMark
}
/** The most urgent first, then by tag. */
export const byUrgency = (one: EmergencyPiece, other: EmergencyPiece): number =>
  emergencyMarks.indexOf(one.mark) - emergencyMarks.indexOf(other.mark) ||
  one.facilityCd.localeCompare(other.facilityCd)
