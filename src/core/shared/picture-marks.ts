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

/** Measures of the marks on a picture whose longer side has so many pixels. */
export const markLine = (longer: number): number => longer / 120
export const markLetter = (longer: number): number => longer / 24
/** The outline of an arrow or a circle, as SVG writes it. */
export const markShape = ({ kind, x1, y1, x2, y2 }: PictureMark, longer: number): string =>
  kind === 'circle' ? circle(x1, y1, x2, y2) : arrow(x1, y1, x2, y2, markLine(longer) * 4)

function circle(x1: number, y1: number, x2: number, y2: number): string {
  const [rx, ry] = [Math.abs(x2 - x1) / 2, Math.abs(y2 - y1) / 2]
  const [left, middle] = [Math.min(x1, x2), (y1 + y2) / 2]
  return `M${left} ${middle}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`
}
function arrow(x1: number, y1: number, x2: number, y2: number, head: number): string {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const side = (turn: number) =>
    `${Math.round(x2 - head * Math.cos(angle + turn))} ${Math.round(y2 - head * Math.sin(angle + turn))}`
  return `M${x1} ${y1}L${x2} ${y2}M${side(0.5)}L${x2} ${y2}L${side(-0.5)}`
}
