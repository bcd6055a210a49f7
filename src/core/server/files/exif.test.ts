import sharp from 'sharp'
import { expect, test } from 'vitest'
import { takenAt } from './exif.ts'

const picture = async (tags: Record<string, string>): Promise<Buffer> => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .withExif({ IFD2: tags })
    .jpeg()
    .toBuffer()
  return (await sharp(bytes).metadata()).exif!
}

test('the time of a photo is read in the zone of the camera, or in that of the plant', async () => {
  expect(takenAt(await picture({ DateTimeOriginal: '2026:03:12 14:05:09' }))).toBe(
    '2026-03-12T14:05:09+09:00',
  )
  expect(
    takenAt(await picture({ DateTimeOriginal: '2026:03:12 14:05:09', OffsetTimeOriginal: '+02:00' })),
  ).toBe('2026-03-12T14:05:09+02:00')
})
test('no time is read where the file has none, holds nonsense, or points beyond its end', async () => {
  expect(takenAt(await picture({ UserComment: 'x' }))).toBeUndefined()
  expect(takenAt(await picture({ DateTimeOriginal: '2026:13:45 99:00:00' }))).toBeUndefined()
  expect(takenAt(Buffer.from('no picture at all'))).toBeUndefined()
  expect(takenAt(Buffer.alloc(0))).toBeUndefined()
  const block = await picture({ DateTimeOriginal: '2026:03:12 14:05:09' })
  for (let length = 0; length < block.length; length += 1)
    expect(() => takenAt(block.subarray(0, length))).not.toThrow()
})
