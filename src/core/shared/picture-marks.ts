/** A sign over a picture; its places are pixels of the whole picture, as it is seen upright. */
export interface PictureMark {
  kind: (typeof markKinds)[number]
  /** Where an arrow begins, a corner of a circle, where words begin. */
  x1: number
  y1: number
  /** Where an arrow points, the other corner of a circle; of words the same as where they begin. */
  x2: number
  y2: number
  /** Of words only. */
  words?: string
}
export interface PictureMarks {
  /** Pixels of the whole picture. */
  width: number
  height: number
  marks: PictureMark[]
}
export const markKinds = ['arrow', 'circle', 'words'] as const
export const mostMarks = 30
export const markWordsMax = 40 // characters
