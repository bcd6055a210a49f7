import { open, type FileHandle } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { usualExtension } from '../../shared/file-name.ts'
import { compoundKind } from './compound-file.ts'

/** The kind of a file by its content alone. */
export interface FileKind {
  /** Usual extension of this content; '' when nothing is known about it. */
  ext: string
  contentType: string
  /** A picture that browsers draw. */
  image: boolean
  /** May be shown in the browser; everything else is only ever saved. */
  inline: boolean
}

const textSampleBytes = 64 * 1024
const pictures = new Set(['jpg', 'png', 'gif', 'webp', 'avif', 'bmp'])
/** Programs, by content and by name: never taken, under no name. */
const programKinds = new Set([
  'exe',
  'elf',
  'macho',
  'lnk',
  'class',
  'jar',
  'apk',
  'deb',
  'rpm',
  'dmg',
  'wasm',
  'swf',
  'crx',
  'xpi',
  'cpl',
])
const programNames = new Set(
  (
    'exe dll com scr pif msi msp msix cpl sys drv ocx bat cmd ps1 psm1 vb vbs vbe js jse mjs wsf wsh hta jar class apk ' +
    'app dmg pkg deb rpm sh bash csh lnk reg inf url scf chm gadget msc xll'
  ).split(' '),
)
const textNames = new Set('txt csv tsv log md json xml svg html htm yml yaml ini eml ics dxf'.split(' '))

const words = (text: string) => text.split(' ')
/** Contents that may stand behind an extension; an extension that is not named here promises nothing. */
const contentsBehind: Record<string, readonly string[]> = {
  jpg: ['jpg'],
  png: ['png', 'apng'],
  gif: ['gif'],
  webp: ['webp'],
  avif: ['avif'],
  bmp: ['bmp'],
  tif: ['tif'],
  heic: ['heic'],
  pdf: ['pdf'],
  doc: ['doc'],
  xls: ['xls'],
  ppt: ['ppt', 'pps'],
  msg: ['msg'],
  hwp: ['hwp'],
  hwpx: ['hwpx'],
  // With a password these are an encrypted stream in a compound file.
  docx: ['docx', 'encrypted'],
  xlsx: ['xlsx', 'encrypted'],
  pptx: ['pptx', 'ppsx', 'encrypted'],
  docm: ['docm', 'encrypted'],
  xlsm: ['xlsm', 'encrypted'],
  pptm: ['pptm', 'encrypted'],
  odt: ['odt'],
  ods: ['ods'],
  odp: ['odp'],
  rtf: ['rtf'],
  zip: words('zip docx xlsx pptx hwpx odt ods odp epub'),
  '7z': ['7z'],
  rar: ['rar'],
  gz: ['gz', 'tar.gz'],
  tgz: ['gz', 'tar.gz'],
  tar: ['tar'],
  dwg: ['dwg'],
  mp4: words('mp4 m4v mov 3gp'),
  mov: ['mov', 'mp4'],
  avi: ['avi'],
  webm: ['webm'],
  mp3: ['mp3'],
  wav: ['wav'],
}

/** Looks at a file on disk; what its sender said about it plays no part. */
export async function sniff(place: string): Promise<FileKind> {
  const file = await open(place)
  try {
    const sample = await read(file, 0, textSampleBytes)
    const own = await koreanOffice(file, sample)
    if (own) return own
    // A damaged file must read as unknown, not break the upload.
    const known = await fileTypeFromFile(place).catch(() => undefined)
    // Letters at the start can look like a signature ('MZ', 'solid '); text stays text.
    if (
      (!known || !pictures.has(known.ext)) &&
      sample.length > 0 &&
      looksLikeText(sample) &&
      known?.ext !== 'pdf' &&
      known?.ext !== 'rtf'
    ) {
      return kindOf('txt', 'text/plain')
    }
    return known ? kindOf(known.ext, known.mime) : kindOf('', 'application/octet-stream')
  } finally {
    await file.close()
  }
}
const kindOf = (ext: string, contentType: string): FileKind => ({
  ext,
  contentType,
  image: pictures.has(ext),
  inline: pictures.has(ext) || ext === 'pdf',
})

/**
 * True if a file may have this extension: no programs, and no content that differs from what the extension
 * promises.
 */
export function mayBeNamed(extension: string, kind: FileKind): boolean {
  const usual = usualExtension(extension)
  if (programKinds.has(kind.ext) || programNames.has(usual)) return false
  if (textNames.has(usual)) return kind.ext === 'txt'
  const contents = contentsBehind[usual]
  return contents === undefined || contents.includes(kind.ext)
}

/** Hangul's own formats and the older Microsoft ones, which are one container to everybody else. */
async function koreanOffice(file: FileHandle, sample: Buffer): Promise<FileKind | undefined> {
  if (sample.subarray(0, 17).toString('latin1') === 'HWP Document File')
    return kindOf('hwp', 'application/x-hwp')
  if (sample.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1') {
    const { ext, contentType } = await compoundKind((position, length) => read(file, position, length))
    return kindOf(ext, contentType)
  }
  // A zip whose first entry is an unpacked `mimetype` says what it is.
  const nameLength = sample.length > 30 && sample.readUInt32LE(0) === 0x04034b50 ? sample.readUInt16LE(26) : 0
  const start = 30 + nameLength + (nameLength ? sample.readUInt16LE(28) : 0)
  const isHwpx =
    sample.subarray(30, 30 + nameLength).toString('latin1') === 'mimetype' &&
    sample.subarray(start, start + 19).toString('latin1') === 'application/hwp+zip'
  return isHwpx ? kindOf('hwpx', 'application/hwp+zip') : undefined
}

/** UTF-8, the Korean Windows encoding (CP949), or UTF-16 with its mark. */
function looksLikeText(sample: Buffer): boolean {
  const utf16 = sample.length >= 2 && [0xfeff, 0xfffe].includes(sample.readUInt16BE(0))
  const encodings = utf16 ? [sample[0] === 0xff ? 'utf-16le' : 'utf-16be'] : ['utf-8', 'euc-kr']
  return encodings.some((encoding) => {
    try {
      // The sample may end inside a character: `stream` forgives that.
      const text = new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true })
      // oxlint-disable-next-line no-control-regex -- controls tell text from data
      return !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)
    } catch {
      return false
    }
  })
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
