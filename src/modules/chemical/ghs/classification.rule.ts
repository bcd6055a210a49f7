import type { FieldIssue } from '../../../core/shared/session.ts'
import { classificationSentences } from './classification.texts.ts'

/** A line of the classification of a substance or sheet, as it is typed. */
export interface ClassLine {
  ghsClassCd?: string | null
  ghsCatCd?: string | null
  hCode?: string | null
  useYn?: string | null
}
/** What the table of classes says of a class and category. */
export interface ClassRow {
  ghsClassCd: string
  ghsCatCd: string
  hCode: string | null
}

/** The statements that the table has for a class and category, in the order of the table. */
const rowsOf = (line: ClassLine, table: readonly ClassRow[]): ClassRow[] =>
  table.filter((row) => row.ghsClassCd === line.ghsClassCd && row.ghsCatCd === line.ghsCatCd)
const codesOf = (rows: readonly ClassRow[]): string[] => [
  ...new Set(rows.flatMap(({ hCode }) => (hCode ? [hCode] : []))),
]
/** Statements that may stand for a line, the general one first. */
export const statementsOf = (line: ClassLine, table: readonly ClassRow[]): string[] =>
  codesOf(rowsOf(line, table))

/** A statement as the table writes it: 'h 225' and '225' are H225; H360FD and H360Fd are two statements. */
function plainStatement(given: string, known: readonly string[]): string {
  const bare = given.replaceAll(/\s/g, '')
  const written = /^\d/.test(bare) ? `H${bare}` : bare
  if (known.includes(written)) return written
  const alike = known.filter((each) => each.toLowerCase() === written.toLowerCase())
  return alike.length === 1 ? alike[0]! : given
}
/**
 * The line with its statement as the table has it. An empty statement follows from class and category where
 * the table has one, or where the others only make it narrower (H360 of H360F and H360D). Aerosols carry two
 * statements together and stay without one.
 */
export function completedLine<T extends ClassLine>(line: T, table: readonly ClassRow[]): T {
  const codes = statementsOf(line, table)
  if (line.hCode) return { ...line, hCode: plainStatement(line.hCode, codes) }
  const [general, ...narrower] = codes
  return general !== undefined && narrower.every((each) => each.startsWith(general))
    ? { ...line, hCode: general }
    : line
}

/**
 * Lines whose class, category and statement do not stand together in the table: they would lose pictogram
 * and signal word without a word, so they are refused.
 */
export function classificationIssues(lines: readonly ClassLine[], table: readonly ClassRow[]): FieldIssue[] {
  return lines.flatMap((line, index): FieldIssue[] => {
    if (!line.ghsClassCd || !line.ghsCatCd) return []
    const rows = rowsOf(line, table)
    if (rows.length === 0)
      return [{ path: `ghs.${index}.ghsCatCd`, message: classificationSentences.noCategory() }]
    const codes = codesOf(rows)
    const written = line.hCode ? plainStatement(line.hCode, codes) : undefined
    if (written === undefined || codes.includes(written)) return []
    return [
      {
        path: `ghs.${index}.hCode`,
        message:
          codes.length > 0
            ? classificationSentences.otherStatement({ statement: written, known: codes.join(', ') })
            : classificationSentences.noStatement({ statement: written }),
      },
    ]
  })
}

const statement = /H[234]\d\d(?:FD|Fd|Df|fd|[FDfdi])?(?![A-Za-z0-9])/g
/** What section 2 of a sheet and its classification say differently, by H statement. */
export function sectionTwoDifference(
  contents: string,
  hCodes: readonly string[],
): { onlyInText: string[]; onlyInGrid: string[] } | undefined {
  const told = [...new Set(contents.match(statement) ?? [])]
  const onlyInText = told.filter((each) => !hCodes.includes(each)).toSorted()
  const onlyInGrid = hCodes.filter((each) => !told.includes(each)).toSorted()
  return onlyInText.length + onlyInGrid.length > 0 ? { onlyInText, onlyInGrid } : undefined
}
