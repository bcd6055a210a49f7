import { markLetter, markLine, markShape, type PictureMarks } from '../../core/shared/picture-marks.ts'

const red = '#d81e1e'

/** A picture as the papers draw it; the picture in it is text too. */
const picture = (image: string, box: string, view: string, marks = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${view}><image ${box} href="${image}"/>${marks}</svg>`
const asAddress = (bytes: Buffer, type: string): string => `data:${type};base64,${bytes.toString('base64')}`

/**
 * A small square picture with its marks. Lines are twice as strong, so that they stay seen.
 * @param png cut to a square from the middle of the whole one
 * @param side pixels of the square
 */
export function smallPicture(png: Buffer, side: number, marks: PictureMarks | null): string {
  const box = `width="${side}" height="${side}"`
  return picture(
    asAddress(png, 'image/png'),
    box,
    `viewBox="0 0 ${side} ${side}"`,
    marks ? marksIn(marks, box, 'slice', 2) : '',
  )
}
/**
 * A whole picture with its marks, wherever they lie on it.
 * @param jpeg upright, in the proportions of the whole one
 */
export function wholePicture(
  jpeg: Buffer,
  { width, height }: { width: number; height: number },
  marks: PictureMarks | null,
): string {
  const box = `width="${width}" height="${height}"`
  const drawn = marks ? marksIn(marks, box, 'meet', 1) : ''
  return picture(asAddress(jpeg, 'image/jpeg'), box, `${box} viewBox="0 0 ${width} ${height}"`, drawn)
}

function marksIn(
  { width, height, marks }: PictureMarks,
  box: string,
  fit: 'slice' | 'meet',
  strength: number,
): string {
  const longer = Math.max(width, height)
  const line = markLine(longer) * strength
  const drawn = marks.map((mark) => {
    if (mark.kind === 'words') {
      const place = `x="${mark.x1}" y="${mark.y1}" font-family="Pretendard" font-weight="700"`
      const text = (paint: string) =>
        `<text ${place} font-size="${markLetter(longer) * strength}" ${paint}>${escaped(mark.words ?? '')}</text>`
      return text(`fill="#fff" stroke="#fff" stroke-width="${line * 1.5}"`) + text(`fill="${red}"`)
    }
    const path = (colour: string, wide: number) =>
      `<path d="${markShape(mark, longer)}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round"/>`
    return path('#fff', line * 2) + path(red, line)
  })
  const view = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid ${fit}"`
  return `<svg ${box} ${view}>${drawn.join('')}</svg>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
