import type { ReactNode } from 'react'
import type { PictureMark, PictureMarks } from '../../shared/picture-marks.ts'
import { useTexts } from '../text/define-texts.ts'
import { markTexts } from './mark.texts.ts'

interface Props {
  given: PictureMarks
  /** How the picture below fills its box: cut to it (`cover`) or whole in it (`contain`). */
  fit: 'cover' | 'contain'
  /** Drawn over the marks. */
  children?: ReactNode
}
/** Marks over a picture, which stands in the same box. */
export function MarksLayer({ given, fit, children }: Props) {
  const say = useTexts(markTexts)
  const { width, height, marks } = given
  const names = marks.map(({ kind, words }) => words ?? say(kind)).join(', ')
  return (
    <svg
      className="marks-layer"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`xMidYMid ${fit === 'cover' ? 'slice' : 'meet'}`}
      role="img"
      aria-label={say('said', { marks: names })}
    >
      {marks.map((mark, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- marks have nothing else that tells them apart
        <Mark key={index} mark={mark} size={Math.max(width, height)} />
      ))}
      {children}
    </svg>
  )
}

/** Red on white: seen on every picture, and in a copy without colours. */
export function Mark({ mark, size }: { mark: PictureMark; size: number }) {
  const line = size / 120
  const { kind, x1, y1, x2, y2, words } = mark
  if (kind === 'words')
    return (
      <text className="mark-words" x={x1} y={y1} fontSize={size / 24} strokeWidth={line}>
        {words}
      </text>
    )
  const shape = kind === 'circle' ? circle(x1, y1, x2, y2) : arrow(x1, y1, x2, y2, line * 4)
  return (
    <>
      <path className="mark-halo" d={shape} strokeWidth={line * 2} />
      <path className="mark-line" d={shape} strokeWidth={line} />
    </>
  )
}
function circle(x1: number, y1: number, x2: number, y2: number): string {
  const [rx, ry] = [Math.abs(x2 - x1) / 2, Math.abs(y2 - y1) / 2]
  const [left, middle] = [Math.min(x1, x2), (y1 + y2) / 2]
  return `M${left} ${middle}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`
}
function arrow(x1: number, y1: number, x2: number, y2: number, head: number): string {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const side = (turn: number) => `${x2 - head * Math.cos(angle + turn)} ${y2 - head * Math.sin(angle + turn)}`
  return `M${x1} ${y1}L${x2} ${y2}M${side(0.5)}L${x2} ${y2}L${side(-0.5)}`
}
