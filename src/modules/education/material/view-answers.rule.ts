/** What the player begins with. */
export interface OpenedView {
  materialNo: number
  runSec: number
  /** Nothing behind it was seen yet. */
  furthestSec: number
  seenSec: number
  progressPct: number
  beatSec: number
  idleSec: number
  /** Relearning after the tries of the exam were used up. */
  isAgain: boolean
}
export interface BeatAnswer {
  seenSec: number
  furthestSec: number
  progressPct: number
  /** False where nobody was there. */
  counted: boolean
}
/** Material that somebody may learn from, and how far he has come. */
export interface OwnMaterial {
  materialNo: number
  materialNm: string
  materialTypeCd: string
  langCd: string
  eduTypeCd: string
  eduCourseNo: number | null
  eduCourseNm: string | null
  runMin: number
  summaryTxt: string | null
  progressPct: number
}
/** What is opened, with its file. */
export interface PlayedMaterial extends OpenedView {
  materialNm: string
  materialTypeCd: string
  file: { fileNo: number; fileOrgNm: string; fileExt: string; contentType: string; fileSize: number } | null
}
