/**
 * Tags of EXIF 2.3: when a picture was taken, and where. The pointers lead from the first directory to the
 * camera's own and to that of its satellite receiver.
 */
const tags = {
  exifPointer: 0x8769,
  taken: 0x9003,
  takenOffset: 0x9011,
  placePointer: 0x8825,
  northOrSouth: 1,
  latitude: 2,
  eastOrWest: 3,
  longitude: 4,
} as const
/** Cameras that write no offset stand in the plant. */
const plantOffset = '+09:00'

/** Degrees of WGS 84: north and east are above zero. */
export interface PicturePlace {
  latitude: number
  longitude: number
}

/**
 * When a picture was taken, from its EXIF block (DateTimeOriginal, OffsetTimeOriginal); undefined where it
 * says nothing or nonsense.
 * @param exif the block as it stands in the file, with or without its 'Exif' head
 * @returns an ISO moment
 */
export const takenAt = (exif: Buffer): string | undefined =>
  readBlock(exif, (block) => {
    const camera = block.directory(tags.exifPointer)
    if (camera === undefined) return undefined
    const [, day, time] =
      /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)/.exec(block.text(camera, tags.taken) ?? '') ?? []
    if (!day || !time) return undefined
    const offset = /^[+-]\d\d:\d\d$/.exec(block.text(camera, tags.takenOffset) ?? '')?.[0] ?? plantOffset
    const moment = `${day.replaceAll(':', '-')}T${time}${offset}`
    return Number.isNaN(Date.parse(moment)) ? undefined : moment
  })

/**
 * Where a picture was taken (GPSLatitude, GPSLongitude), to six decimals; undefined where it says nothing,
 * nonsense, or zero on both, which receivers write that have found no satellite.
 * @param exif as for `takenAt`
 */
export const takenWhere = (exif: Buffer): PicturePlace | undefined =>
  readBlock(exif, (block) => {
    const receiver = block.directory(tags.placePointer)
    if (receiver === undefined) return undefined
    const degrees = (value: number, side: number, negative: string, most: number) => {
      const parts = block.fractions(receiver, value)
      const sign = block.text(receiver, side)
      if (parts?.length !== 3 || !sign) return undefined
      const [whole = 0, minutes = 0, seconds = 0] = parts
      const found = whole + minutes / 60 + seconds / 3600
      if (!(found <= most)) return undefined
      return Number((sign === negative ? -found : found).toFixed(6))
    }
    const latitude = degrees(tags.latitude, tags.northOrSouth, 'S', 90)
    const longitude = degrees(tags.longitude, tags.eastOrWest, 'W', 180)
    if (latitude === undefined || longitude === undefined) return undefined
    return latitude === 0 && longitude === 0 ? undefined : { latitude, longitude }
  })

interface Block {
  /** Where the directory begins that an entry of the first one points at. */
  directory: (pointer: number) => number | undefined
  text: (directory: number, tag: number) => string | undefined
  /** Values that are written as two whole numbers, one over the other. */
  fractions: (directory: number, tag: number) => number[] | undefined
}

/** Written by a stranger's camera: a block in no known order, or an address beyond its end, says nothing. */
function readBlock<T>(exif: Buffer, read: (block: Block) => T | undefined): T | undefined {
  const bytes = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif
  const order = bytes.toString('latin1', 0, 2)
  if (order !== 'II' && order !== 'MM') return undefined
  const little = order === 'II'
  const short = (at: number) => (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  const long = (at: number) => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  /** Entries of 12 bytes after their count: tag, type, number of values, and the value or where it stands. */
  const find = (directory: number, tag: number): { count: number; at: number } | undefined => {
    for (let index = 0; index < short(directory); index += 1) {
      const entry = directory + 2 + index * 12
      if (short(entry) === tag) return { count: long(entry + 4), at: entry + 8 }
    }
    return undefined
  }
  try {
    return read({
      directory: (pointer) => {
        const found = find(long(4), pointer)
        return found && long(found.at)
      },
      text: (directory, tag) => {
        const found = find(directory, tag)
        // Texts of up to four bytes stand in the entry itself.
        const at = found && (found.count > 4 ? long(found.at) : found.at)
        return at === undefined
          ? undefined
          : bytes.toString('latin1', at, at + found!.count).replace(/\0.*$/s, '')
      },
      fractions: (directory, tag) => {
        const found = find(directory, tag)
        if (!found) return undefined
        const at = long(found.at)
        return Array.from(
          { length: Math.min(found.count, 3) },
          (_, index) => long(at + index * 8) / long(at + index * 8 + 4),
        )
      },
    })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
