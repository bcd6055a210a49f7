import type { MatrixColumn } from '../rules/matrix.rule.ts'
import type { Say } from '../../../../core/shared/four-texts.ts'
import type { statusNames } from '../status-names.texts.ts'

/** The head of a column: its kind, and whether its period is over. */
export function columnName(say: Say<typeof statusNames>, { eduTypeCd, closed }: MatrixColumn): string {
  const type = say(`type.${eduTypeCd}`)
  return closed ? say('closed', { type }) : type
}
