import sharp from 'sharp'
import { expect, test } from 'vitest'
import { takenAt, takenWhere } from './exif.ts'

const picture = async (tags: Record<string, string>, place: Record<string, string> = {}): Promise<Buffer> => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .withExif({ IFD2: tags, IFD3: place })
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

const yeosu = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '34/1 50/1 2412/100',
  GPSLongitudeRef: 'E',
  GPSLongitude: '127/1 41/1 600/100',
}
test('the place of a photo is read in degrees, south and west below zero', async () => {
  expect(takenWhere(await picture({}, yeosu))).toEqual({ latitude: 34.840033, longitude: 127.685 })
  const other = { ...yeosu, GPSLatitudeRef: 'S', GPSLongitudeRef: 'W' }
  expect(takenWhere(await picture({}, other))).toEqual({ latitude: -34.840033, longitude: -127.685 })
})
test('no place is read where the file has none, no satellite was found, or it is none of the earth', async () => {
  expect(takenWhere(await picture({ DateTimeOriginal: '2026:03:12 14:05:09' }))).toBeUndefined()
  const zero = { ...yeosu, GPSLatitude: '0/1 0/1 0/1', GPSLongitude: '0/1 0/1 0/1' }
  expect(takenWhere(await picture({}, zero))).toBeUndefined()
  expect(takenWhere(await picture({}, { ...yeosu, GPSLatitude: '134/1 0/1 0/1' }))).toBeUndefined()
  const block = await picture({}, yeosu)
  for (let length = 0; length < block.length; length += 1)
    expect(() => takenWhere(block.subarray(0, length))).not.toThrow()
})
