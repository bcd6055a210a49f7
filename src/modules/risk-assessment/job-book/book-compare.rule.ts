/** A row of a book as versions are compared. */
export interface ComparedRow {
  stepNo: number
  stepTxt: string
  hazardTxt: string
  controlTxt: string | null
  measureTxt: string | null
  freq: number | null
  sev: number | null
}
export interface BookChange {
  kind: 'added' | 'gone' | 'changed'
  row: ComparedRow
  before?: ComparedRow
}
const words = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')
/** A hazard of a step is the same one in both versions where its words are. */
const identity = ({ stepTxt, hazardTxt }: ComparedRow): string => `${words(stepTxt)}\n${words(hazardTxt)}`
const compared = ['stepNo', 'controlTxt', 'measureTxt', 'freq', 'sev'] as const

/** What is different in a version: rows that came, that went, and those that say something else about the same hazard. */
export function changesOf(before: readonly ComparedRow[], after: readonly ComparedRow[]): BookChange[] {
  const old = new Map(before.map((row) => [identity(row), row]))
  const now = new Set(after.map(identity))
  return [
    ...after.flatMap((row): BookChange[] => {
      const earlier = old.get(identity(row))
      if (!earlier) return [{ kind: 'added', row }]
      return compared.some((name) => (earlier[name] ?? null) !== (row[name] ?? null))
        ? [{ kind: 'changed', row, before: earlier }]
        : []
    }),
    ...before.flatMap((row): BookChange[] => (now.has(identity(row)) ? [] : [{ kind: 'gone', row }])),
  ]
}
