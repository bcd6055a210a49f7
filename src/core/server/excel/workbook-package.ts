import { posix } from 'node:path'
import { WorkbookError } from './workbook-error.ts'
import { XmlScanner } from './xml-scanner.ts'
import { ZipReader } from './zip-reader.ts'
import { workbookSays } from './workbook.texts.ts'

const notWorkbook = workbookSays.notWorkbook()
/** First bytes of .xls and of an encrypted .xlsx, both in the older container format. */
const olderContainer = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const zipStart = Buffer.from('PK\u0003\u0004')

/** The parts of an .xlsx file that hold its visible sheets. */
export interface SheetParts {
  /** In the order of their tabs; the text of a sheet is unpacked when it is asked for. */
  sheets: { name: string; read: () => string }[]
  /** Absent when every text stands in its cell. */
  sharedStrings: string | undefined
}

/**
 * Opens an uploaded file and finds its visible sheets. Paths are followed from part to part, as programs
 * choose their own.
 * @throws WorkbookError when the file is something else, is encrypted, damaged or too large
 */
export function openWorkbook(file: Buffer, unpackedLimit?: number): SheetParts {
  refuseOtherFormats(file)
  const zip = new ZipReader(file, unpackedLimit)
  const workbookPath = relations(zip, '').find(({ kind }) => kind === 'officeDocument')?.path
  if (workbookPath === undefined || !zip.has(workbookPath)) throw new WorkbookError(notWorkbook)
  // .xlsb has the same package around binary parts.
  if (workbookPath.endsWith('.bin')) throw new WorkbookError(notWorkbook)

  const targets = relations(zip, workbookPath)
  const sheets = visibleSheets(readText(zip, workbookPath), targets)
  const stringsPath = targets.find(({ kind }) => kind === 'sharedStrings')?.path
  return {
    sheets: sheets.map(({ name, path }) => ({ name, read: () => readText(zip, path) })),
    sharedStrings: stringsPath !== undefined && zip.has(stringsPath) ? readText(zip, stringsPath) : undefined,
  }
}

function refuseOtherFormats(file: Buffer): void {
  if (file.length === 0) throw new WorkbookError(workbookSays.empty())
  if (file.subarray(0, olderContainer.length).equals(olderContainer)) {
    const isEncrypted = file.includes(Buffer.from('EncryptedPackage', 'utf16le'))
    throw new WorkbookError(isEncrypted ? workbookSays.protectedFile() : notWorkbook)
  }
  if (!file.subarray(0, zipStart.length).equals(zipStart)) throw new WorkbookError(notWorkbook)
}

interface Relation {
  id: string
  /**
   * Last word of the relation's type: the words before it differ between the two editions of the standard.
   */
  kind: string
  path: string
}

/** The targets of a part's relations; the empty path stands for the package itself. */
function relations(zip: ZipReader, from: string): Relation[] {
  const folder = posix.dirname(from)
  const file = zip.read(posix.join(folder, '_rels', `${posix.basename(from)}.rels`))
  if (!file) return []
  const scanner = new XmlScanner(decodeXml(file))
  const found: Relation[] = []
  while (scanner.next()) {
    if (scanner.name !== 'Relationship' || scanner.isClosing) continue
    const target = scanner.attribute('Target') ?? ''
    found.push({
      id: scanner.attribute('Id') ?? '',
      kind: (scanner.attribute('Type') ?? '').split('/').at(-1) ?? '',
      path: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
    })
  }
  return found
}

function visibleSheets(workbook: string, targets: readonly Relation[]): { name: string; path: string }[] {
  const scanner = new XmlScanner(workbook)
  const sheets: { name: string; path: string }[] = []
  while (scanner.next()) {
    if (scanner.isClosing) continue
    const date1904 = scanner.name === 'workbookPr' ? scanner.attribute('date1904') : undefined
    if (date1904 === '1' || date1904 === 'true') {
      throw new WorkbookError(workbookSays.dates1904())
    }
    if (scanner.name !== 'sheet') continue
    const state = scanner.attribute('state') ?? 'visible'
    const id = scanner.attribute('id')
    // A chart on a sheet of its own is listed here, too, but has no cells.
    const path = targets.find((target) => target.id === id && target.kind === 'worksheet')?.path
    if (state === 'visible' && path !== undefined)
      sheets.push({ name: scanner.attribute('name') ?? String(sheets.length + 1), path })
  }
  if (sheets.length === 0) throw new WorkbookError(workbookSays.noSheet())
  return sheets
}

function readText(zip: ZipReader, path: string): string {
  const file = zip.read(path)
  if (!file) throw new WorkbookError(workbookSays.damaged())
  return decodeXml(file)
}

/** The standard allows UTF-16 next to UTF-8; either may begin with a byte order mark. */
function decodeXml(file: Buffer): string {
  const isUtf16 = file[0] === 0xff && file[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(file)
}
