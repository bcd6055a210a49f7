/** Reads the bytes of a file at a position; fewer at its end. */
type ReadAt = (position: number, length: number) => Promise<Buffer>

const headerBytes = 512
const entryBytes = 128
/** A directory longer than this belongs to no document we know. */
const sectorsMax = 64
const lastSector = 0xfffffff9
const fatSectorsInHeader = 109

/** A stream that only this kind of document has. */
const kinds: readonly { stream: string; ext: string; contentType: string }[] = [
  {
    stream: 'EncryptedPackage',
    ext: 'encrypted',
    contentType: 'application/vnd.openxmlformats-officedocument',
  },
  { stream: 'WordDocument', ext: 'doc', contentType: 'application/msword' },
  { stream: 'Workbook', ext: 'xls', contentType: 'application/vnd.ms-excel' },
  { stream: 'Book', ext: 'xls', contentType: 'application/vnd.ms-excel' },
  { stream: 'PowerPoint Document', ext: 'ppt', contentType: 'application/vnd.ms-powerpoint' },
  { stream: '__properties_version1.0', ext: 'msg', contentType: 'application/vnd.ms-outlook' },
]

/**
 * Tells HWP, Word, Excel, PowerPoint and Outlook apart: all of them are OLE compound files ([MS-CFB] 2.2,
 * 2.6; HWP 5.0 format 3.1).
 */
export async function compoundKind(readAt: ReadAt): Promise<{ ext: string; contentType: string }> {
  const names = new Set(await entryNames(readAt))
  if (names.has('FileHeader') && (names.has('DocInfo') || names.has('BodyText')))
    return { ext: 'hwp', contentType: 'application/x-hwp' }
  return kinds.find(({ stream }) => names.has(stream)) ?? { ext: 'cfb', contentType: 'application/x-cfb' }
}

async function entryNames(readAt: ReadAt): Promise<string[]> {
  const header = await readAt(0, headerBytes)
  const shift = header.length === headerBytes ? header.readUInt16LE(30) : 0
  if (shift !== 9 && shift !== 12) return []
  const sectorBytes = 1 << shift
  const names: string[] = []
  let sector = header.readUInt32LE(48)
  for (let count = 0; count < sectorsMax && sector <= lastSector; count++) {
    const directory = await readAt((sector + 1) * sectorBytes, sectorBytes)
    for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
      const nameBytes = directory.readUInt16LE(at + 64)
      if (nameBytes >= 2 && nameBytes <= 64)
        names.push(directory.subarray(at, at + nameBytes - 2).toString('utf16le'))
    }
    sector = await sectorAfter(sector, header, sectorBytes, readAt)
  }
  return names
}

async function sectorAfter(
  sector: number,
  header: Buffer,
  sectorBytes: number,
  readAt: ReadAt,
): Promise<number> {
  const links = sectorBytes / 4
  const index = Math.floor(sector / links)
  if (index >= fatSectorsInHeader) return lastSector + 1
  const table = header.readUInt32LE(76 + 4 * index)
  const link = await readAt((table + 1) * sectorBytes + (sector % links) * 4, 4)
  return link.length === 4 ? link.readUInt32LE(0) : lastSector + 1
}
