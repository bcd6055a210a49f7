import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictogramCodes, pictogramSvg } from './pictogram-shapes.rule.ts'

const sizePx = 400
test.each(pictogramCodes)('the symbol of %s keeps clear of the red frame', async (pictoCd) => {
  const { data, info } = await sharp(Buffer.from(pictogramSvg(pictoCd)), { density: 300 })
    .resize(sizePx, sizePx)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  // The white field ends where the frame begins: its middle runs 46 from the centre, its half width is 2.75 · √2.
  const field = ((46 - 2.75 * Math.SQRT2) / 100) * sizePx
  let outermost = 0
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const at = (y * info.width + x) * info.channels
      const isBlack = data[at]! < 60 && data[at + 1]! < 60 && data[at + 2]! < 60
      if (isBlack) outermost = Math.max(outermost, Math.abs(x - sizePx / 2) + Math.abs(y - sizePx / 2))
    }
  expect(outermost).toBeGreaterThan(field / 2)
  expect(outermost).toBeLessThan(field - 4)
})
