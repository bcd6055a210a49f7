import type { Context } from '../../../../core/server/entity/context.ts'
import { badField } from '../../../../core/server/http/errors.ts'
import { isDay } from '../../../../core/shared/dates.ts'
import type { MatrixColumn } from '../rules/matrix.rule.ts'
import { standingOrder, typeOrder, type Standing } from '../rules/status-codes.rule.ts'
import type { StatusQuery } from './legal-answers.rule.ts'
import { statusRefusals } from './status-refusals.texts.ts'

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
/** The day of a query, today without one. @throws Refusal 400: a day to come is a forecast, not a standing */
export function dayOfQuery({ baseYmd }: Record<string, unknown>, { today }: Pick<Context, 'today'>): string {
  const day = text(baseYmd) ?? today
  if (!isDay(day) || day > today) throw badField('baseYmd', statusRefusals.badDay())
  return day
}
export const queryOf = (query: Record<string, unknown>, context: Pick<Context, 'today'>): StatusQuery => ({
  day: dayOfQuery(query, context),
  plantCd: text(query['plantCd']),
  deptCd: text(query['deptCd']),
})
/** The column and the standing of a cell. @throws Refusal 400 */
export function cellOfQuery(query: Record<string, unknown>): {
  column: MatrixColumn
  state: Standing | undefined
} {
  const eduTypeCd = typeOrder.find((each) => each === query['eduTypeCd'])
  if (!eduTypeCd) throw badField('eduTypeCd', statusRefusals.badColumn())
  return {
    column: { eduTypeCd, closed: query['closed'] === 'Y' },
    state: standingOrder.find((each) => each === query['state']),
  }
}
