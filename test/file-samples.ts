import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { zipChunks } from '../src/core/server/files/zip-writer.ts'

/** A small compound file (HWP, doc, xls …) with streams of these names and nothing in them. */
export function compoundFile(streams: string[]): Buffer {
  const sector = 512
  const file = Buffer.alloc(sector * 4)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  file.writeUInt16LE(9, 30)
  file.writeUInt32LE(1, 44)
  file.writeUInt32LE(1, 48)
  file.fill(0xff, 76, sector)
  file.writeUInt32LE(0, 76)
  // Sector 0 links the directory's sectors: 1 → 2 → end.
  file.fill(0xff, sector, sector * 2)
  file.writeUInt32LE(0xfffffffd, sector)
  file.writeUInt32LE(2, sector + 4)
  file.writeUInt32LE(0xfffffffe, sector + 8)
  for (const [index, name] of ['Root Entry', ...streams].entries()) {
    const at = sector * 2 + index * 128
    file.write(name, at, 'utf16le')
    file.writeUInt16LE((name.length + 1) * 2, at + 64)
  }
  return file
}
export const hwp = (): Buffer => compoundFile(['DocInfo', 'BodyText', 'PrvText', 'FileHeader'])

export function zipFile(entries: Record<string, string>): Promise<Buffer> {
  const files = Object.entries(entries).map(([path, text]) => ({
    path,
    content: [text],
    stored: path === 'mimetype',
  }))
  return buffer(Readable.from(zipChunks(files)))
}
export const hwpx = (): Promise<Buffer> =>
  zipFile({ mimetype: 'application/hwp+zip', 'version.xml': '<?xml version="1.0"?>' })
const officeFile = (contentType: string, part: string): Promise<Buffer> =>
  zipFile({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${contentType}.main+xml"/></Types>`,
    [part]: '<x/>',
  })
export const docx = (): Promise<Buffer> => officeFile('wordprocessingml.document', 'word/document.xml')
export const xlsx = (): Promise<Buffer> => officeFile('spreadsheetml.sheet', 'xl/workbook.xml')

/** @param takenDt 'YYYY:MM:DD hh:mm:ss', what a camera would write */
export const jpeg = (width = 400, height = 200, takenDt?: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .withExif(takenDt ? { IFD2: { DateTimeOriginal: takenDt } } : {})
    .jpeg()
    .toBuffer()
export const png = (): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#3c3' } })
    .png()
    .toBuffer()
export const pdf = (): Buffer => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
/** The start of a Windows program. */
export const program = (): Buffer =>
  Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), Buffer.alloc(4000)])

export async function listed(names: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const name of names) all.push(name)
  return all
}
