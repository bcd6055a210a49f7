import { markLetter, markLine, markShape, type PictureMarks } from '../../core/shared/picture-marks.ts'

const red = '#d81e1e'

/**
 * A square picture with its marks as SVG, which is what the papers draw; the picture in it is text too.
 * @param png small picture, cut to a square from the middle of the whole one
 * @param side pixels of the square
 */
export function pictureOnPaper(png: Buffer, side: number, marks: PictureMarks | null): string {
  const box = `width="${side}" height="${side}"`
  const image = `<image ${box} href="data:image/png;base64,${png.toString('base64')}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${image}${marks ? marksIn(marks, box) : ''}</svg>`
}

function marksIn({ width, height, marks }: PictureMarks, box: string): string {
  const longer = Math.max(width, height)
  // On paper the picture is small: lines twice as strong stay seen.
  const line = markLine(longer) * 2
  const drawn = marks.map((mark) => {
    if (mark.kind === 'words') {
      const place = `x="${mark.x1}" y="${mark.y1}" font-family="Pretendard" font-weight="700"`
      const text = (paint: string) =>
        `<text ${place} font-size="${markLetter(longer) * 2}" ${paint}>${escaped(mark.words ?? '')}</text>`
      return text(`fill="#fff" stroke="#fff" stroke-width="${line * 1.5}"`) + text(`fill="${red}"`)
    }
    const path = (colour: string, wide: number) =>
      `<path d="${markShape(mark, longer)}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round"/>`
    return path('#fff', line * 2) + path(red, line)
  })
  const view = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"`
  return `<svg ${box} ${view}>${drawn.join('')}</svg>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
