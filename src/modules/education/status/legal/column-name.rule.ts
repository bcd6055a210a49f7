import type { MatrixColumn } from '../rules/matrix.rule.ts'
import type { StatusName } from '../status-names.texts.ts'

/** The head of a column: its kind, and whether its period is over. */
export function columnName(
  say: (name: StatusName, values?: Record<string, string>) => string,
  { eduTypeCd, closed }: MatrixColumn,
): string {
  const type = say(`type.${eduTypeCd}`)
  return closed ? say('closed', { type }) : type
}
