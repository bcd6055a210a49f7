import {
  markKinds,
  markWordsMax,
  mostMarks,
  type PictureMark,
  type PictureMarks,
} from '../../core/shared/picture-marks.ts'
import { markRefusals } from './attachment-marks.texts.ts'

const mostPixels = 30_000
type Refused = ReturnType<(typeof markRefusals)[keyof typeof markRefusals]>
/** What somebody sent as marks: the marks, nothing where none are left, or why they are not taken. */
export function readMarks(given: unknown): { marks: PictureMarks | null } | { refusal: Refused } {
  if (given === null || given === undefined) return { marks: null }
  const { width, height, marks } = given as Partial<PictureMarks>
  const isSide = (value: unknown) =>
    Number.isInteger(value) && Number(value) > 0 && Number(value) <= mostPixels
  if (!isSide(width) || !isSide(height) || !Array.isArray(marks)) return { refusal: markRefusals.bad() }
  if (marks.length > mostMarks) return { refusal: markRefusals.many({ most: mostMarks }) }
  const taken: PictureMark[] = []
  for (const each of marks as unknown[]) {
    if (typeof each !== 'object' || each === null) return { refusal: markRefusals.bad() }
    const { kind, x1, y1, x2, y2, words } = each as Partial<PictureMark>
    const isIn = (value: unknown, side: number): value is number =>
      typeof value === 'number' && value >= 0 && value <= side
    if (!kind || !markKinds.includes(kind)) return { refusal: markRefusals.bad() }
    if (!isIn(x1, width!) || !isIn(x2, width!) || !isIn(y1, height!) || !isIn(y2, height!))
      return { refusal: markRefusals.bad() }
    const mark = { kind, x1: Math.round(x1), y1: Math.round(y1), x2: Math.round(x2), y2: Math.round(y2) }
    if (kind !== 'words') {
      taken.push(mark)
      continue
    }
    const text = typeof words === 'string' ? words.trim().normalize('NFC') : ''
    if (text === '' || text.length > markWordsMax)
      return { refusal: markRefusals.words({ most: markWordsMax }) }
    taken.push({ ...mark, words: text })
  }
  return { marks: taken.length > 0 ? { width: width!, height: height!, marks: taken } : null }
}
