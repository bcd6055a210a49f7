/**
 * Tags of EXIF 2.3 that say when a picture was taken; the pointer leads from the first directory to the
 * camera's own.
 */
const tags = { exifPointer: 0x8769, taken: 0x9003, takenOffset: 0x9011 } as const
/** Cameras that write no offset stand in the plant. */
const plantOffset = '+09:00'

/**
 * When a picture was taken, from its EXIF block (DateTimeOriginal, OffsetTimeOriginal); undefined where it
 * says nothing or nonsense.
 * @param exif the block as it stands in the file, with or without its 'Exif' head
 * @returns an ISO moment
 */
export function takenAt(exif: Buffer): string | undefined {
  const block = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif
  const order = block.toString('latin1', 0, 2)
  if (order !== 'II' && order !== 'MM') return undefined
  const little = order === 'II'
  try {
    const short = (at: number) => (little ? block.readUInt16LE(at) : block.readUInt16BE(at))
    const long = (at: number) => (little ? block.readUInt32LE(at) : block.readUInt32BE(at))
    /**
     * Entries of 12 bytes after their count: tag, type, number of values, and the value or where it stands.
     */
    const find = (directory: number, tag: number): { count: number; at: number } | undefined => {
      for (let index = 0; index < short(directory); index += 1) {
        const entry = directory + 2 + index * 12
        if (short(entry) === tag) return { count: long(entry + 4), at: entry + 8 }
      }
      return undefined
    }
    /** Texts of up to four bytes stand in the entry itself. */
    const textOf = (found: { count: number; at: number } | undefined): string | undefined =>
      found &&
      block
        .toString('latin1', ...span(found.count > 4 ? long(found.at) : found.at, found.count))
        .replace(/\0.*$/s, '')
    const pointer = find(long(4), tags.exifPointer)
    if (!pointer) return undefined
    const camera = long(pointer.at)
    const [, day, time] =
      /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)/.exec(textOf(find(camera, tags.taken)) ?? '') ?? []
    if (!day || !time) return undefined
    const offset = /^[+-]\d\d:\d\d$/.exec(textOf(find(camera, tags.takenOffset)) ?? '')?.[0] ?? plantOffset
    const moment = `${day.replaceAll(':', '-')}T${time}${offset}`
    return Number.isNaN(Date.parse(moment)) ? undefined : moment
  } catch (error) {
    // Written by a stranger's camera: an address beyond its end says nothing.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
const span = (from: number, count: number): [number, number] => [from, from + count]
