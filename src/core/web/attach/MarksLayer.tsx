import type { ReactNode } from 'react'
import {
  markLetter,
  markLine,
  markShape,
  type PictureMark,
  type PictureMarks,
} from '../../shared/picture-marks.ts'
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
  const line = markLine(size)
  if (mark.kind === 'words')
    return (
      <text className="mark-words" x={mark.x1} y={mark.y1} fontSize={markLetter(size)} strokeWidth={line}>
        {mark.words}
      </text>
    )
  const shape = markShape(mark, size)
  return (
    <>
      <path className="mark-halo" d={shape} strokeWidth={line * 2} />
      <path className="mark-line" d={shape} strokeWidth={line} />
    </>
  )
}
