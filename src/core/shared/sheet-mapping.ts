import type { Said } from './sentence.ts'

export type Cell = string | number | boolean | null
/** What stands in a column; a function reads what a module alone knows, such as a CAS number. */
export type ColumnKind = 'text' | 'number' | 'flag' | 'date' | ((cell: NonNullable<Cell>) => Cell | string[])

/** A column that an upload looks for, and what suppliers call it. */
export interface Target {
  name: string
  label: Said
  kind: ColumnKind
  required?: boolean
  aliases: readonly string[]
  /**
   * The target that a column of these words says when what stands in it is Korean: `Chemical name` over 톨루엔,
   * 황산.
   */
  inKorean?: string
}
/** Name of the target → index of the column in the sheet. */
export type Mapping = Record<string, number>

export interface FoundHeader {
  /** First row of the header, from 0. */
  at: number
  /** A merged header takes two rows. */
  height: 1 | 2
  /** Text of each column, both rows of a merged header joined. */
  cells: string[]
}

const lookedAt = 30
/**
 * Without case, spaces, brackets and marks: `물질명 (국문) *` and `물질명국문` are one. The dot of Korean laws (ㆍ) counts
 * as a letter for Unicode, so it goes first.
 */
export const plainHeader = (cell: Cell | undefined): string =>
  String(cell ?? '')
    .replaceAll(/\u318d/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const namesOf = ({ label, aliases }: Target): string[] => [String(label), ...aliases].map(plainHeader)

/**
 * How well a header cell says a target: 3 the very word, 2 it begins or ends with it, 1 it contains it, 0 not
 * at all.
 */
function likeness(header: string, target: Target): number {
  if (header === '') return 0
  const names = namesOf(target)
  if (names.includes(header)) return 3
  if (names.some((name) => name.length > 1 && (header.startsWith(name) || header.endsWith(name)))) return 2
  return names.some((name) => name.length > 2 && header.includes(name)) ? 1 : 0
}

/** Hangul stands in more than half of the cells of a column that say something. */
function mostlyKorean(rows: readonly (readonly Cell[])[], column: number): boolean {
  const said = rows.map((row) => String(row[column] ?? '').trim()).filter((cell) => cell !== '')
  return said.filter((cell) => /\p{Script=Hangul}/u.test(cell)).length * 2 > said.length
}

/**
 * Which column says which target: the best likeness first, each column and each target once. The very words
 * of a target go before another target's words over Korean.
 * @param samples the first rows below the header, by column; without them the words of the header alone
 * decide
 */
export function proposeMapping(
  header: readonly string[],
  targets: readonly Target[],
  remembered: Readonly<Record<string, string>> = {},
  samples: readonly (readonly Cell[])[] = [],
): Mapping {
  const plain = header.map(plainHeader)
  const mapping: Mapping = {}
  const taken = new Set<number>()
  const take = (name: string, column: number) => {
    mapping[name] = column
    taken.add(column)
  }
  for (const { name } of targets) {
    const said = remembered[name]
    const column = said === undefined ? -1 : plain.indexOf(plainHeader(said))
    if (column >= 0 && !taken.has(column)) take(name, column)
  }
  const korean = plain.map((_, column) => mostlyKorean(samples, column))
  const ranked = targets
    .flatMap((target) =>
      plain.map((cell, column) =>
        korean[column] && target.inKorean
          ? { name: target.inKorean, column, score: likeness(cell, target) - 0.5 }
          : { name: target.name, column, score: likeness(cell, target) },
      ),
    )
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.column - other.column)
  for (const { name, column } of ranked) if (!(name in mapping) && !taken.has(column)) take(name, column)
  return mapping
}

/**
 * The header of a sheet as it comes: below titles and blank rows, in one row or in two of which the upper one
 * is merged.
 */
export function findHeader(
  rows: readonly (readonly Cell[])[],
  targets: readonly Target[],
  remembered: Readonly<Record<string, string>> = {},
): FoundHeader | undefined {
  let best: (FoundHeader & { score: number }) | undefined
  for (const [at, row] of rows.slice(0, lookedAt).entries()) {
    const below = rows[at + 1] ?? []
    const texts = row.filter((cell) => typeof cell === 'string' && cell.trim() !== '').length
    if (texts < 2) continue
    for (const height of [1, 2] as const) {
      if (height === 2 && !isSubHeader(row, below)) continue
      const cells = height === 1 ? row.map((cell) => String(cell ?? '').trim()) : joined(row, below)
      const mapping = proposeMapping(cells, targets, remembered)
      const found = Object.keys(mapping)
      const score =
        found.length * 10 +
        found.reduce(
          (sum, name) =>
            sum +
            likeness(
              plainHeader(cells[mapping[name]!]),
              targets.find((each) => each.name === name)!,
            ),
          0,
        )
      if (found.length >= Math.min(2, targets.length) && (!best || score > best.score))
        best = { at, height, cells, score }
    }
  }
  return best && { at: best.at, height: best.height, cells: best.cells }
}
/**
 * The row below belongs to the header when it names columns that a merged cell left empty, and holds no
 * numbers.
 */
const isSubHeader = (upper: readonly Cell[], lower: readonly Cell[]): boolean =>
  lower.some(
    (cell, index) => typeof cell === 'string' && cell.trim() !== '' && (upper[index] ?? null) === null,
  ) &&
  lower.every(
    (cell) => cell === null || cell === undefined || (typeof cell === 'string' && !/\d{2,}/.test(cell)),
  )
function joined(upper: readonly Cell[], lower: readonly Cell[]): string[] {
  let over = ''
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    const [top, low] = [String(upper[index] ?? '').trim(), String(lower[index] ?? '').trim()]
    if (top !== '') over = top
    return low === '' ? top : `${top === '' ? over : top} ${low}`.trim()
  })
}

/**
 * A number as suppliers write it: `1,234.5 kg`, `≥ 99.5%`, `약 3`, `0.5 ppm`; undefined when there is none.
 */
export function plainNumber(cell: Cell): number | undefined {
  if (typeof cell === 'number') return cell
  const text = String(cell ?? '')
    .normalize('NFKC')
    .replaceAll(',', '')
    .replaceAll('−', '-')
  const match = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/i.exec(text)
  return match ? Number(match[0]) : undefined
}

/**
 * What a cell says in the kind of its target; text stays as it is when it says nothing of that kind, so that
 * the check can show it.
 */
export function cleanCell(cell: Cell | undefined, kind: ColumnKind): Cell | string[] {
  if (cell === null || cell === undefined) return null
  const text = typeof cell === 'string' ? cell.trim() : cell
  if (text === '' || (typeof text === 'string' && /^(?:-|–|—|해당\s?없음|자료\s?없음|#?n\/?a)$/i.test(text)))
    return null
  if (kind === 'number') return plainNumber(text) ?? text
  if (typeof kind === 'function') return kind(text)
  if (kind === 'flag') return /^(?:y|yes|o|○|●|예|유|해당|사용|true|1)$/i.test(String(text)) ? 'Y' : 'N'
  if (kind === 'date')
    return typeof text === 'number'
      ? text
      : (/(\d{4})\D+(\d{1,2})\D+(\d{1,2})/
          .exec(String(text))
          ?.slice(1)
          .map((part) => part.padStart(2, '0'))
          .join('-') ?? text)
  return typeof text === 'number'
    ? String(text)
    : typeof text === 'string'
      ? text.replaceAll(/\s+/g, ' ')
      : text
}

export interface MappedRow {
  /** Row of the sheet, counted from 1. */
  rowNo: number
  values: Record<string, Cell | string[]>
}
/**
 * The rows below the header by target; blank rows, repeated headers and rows without any mapped value are
 * passed over.
 */
export function mappedRows(
  rows: readonly (readonly Cell[])[],
  header: FoundHeader,
  mapping: Mapping,
  targets: readonly Target[],
): MappedRow[] {
  const first = header.at + header.height
  return rows.slice(first).flatMap((cells, index) => {
    const values = Object.fromEntries(
      targets
        .filter(({ name }) => name in mapping)
        .map(({ name, kind }) => [name, cleanCell(cells[mapping[name]!], kind)]),
    )
    const filled = Object.values(values).filter(
      (value) => value !== null && !(Array.isArray(value) && value.length === 0),
    )
    if (filled.length === 0 || isRepeatedHeader(cells, header, mapping)) return []
    return [{ rowNo: first + index + 1, values }]
  })
}
const isRepeatedHeader = (cells: readonly Cell[], header: FoundHeader, mapping: Mapping): boolean => {
  const columns = Object.values(mapping)
  const says = (column: number) => {
    const [cell, head] = [plainHeader(cells[column]), plainHeader(header.cells[column])]
    return cell !== '' && (head.includes(cell) || cell.includes(head))
  }
  return columns.length > 1 && columns.every(says)
}

/** A sender's sheet before it is read: its columns and what they are taken for. */
export interface SheetOutline {
  /** Row of the header's last line, from 0. */
  headerAt: number
  header: string[]
  mapping: Mapping
  /** Columns of this sender were mapped before. */
  remembered: boolean
  samples: string[][]
  rowCnt: number
}
