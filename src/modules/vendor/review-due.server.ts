import type { Context } from '../../core/server/entity/context.ts'
import { addWorkdays } from '../../core/shared/workday.ts'
import { holidaysFrom } from '../../platform/holiday/holidays.server.ts'
import { parametersOn } from '../../platform/parameter/parameter.server.ts'
import { entryFigures } from './enter/enter-parameters.rule.ts'

/** The day by which a review is promised to a company that hands something in today (features 15). */
export async function reviewDue({ sql, today }: Context, plantCd: string | null = null): Promise<string> {
  const { reviewDays } = entryFigures.of(await parametersOn(sql, entryFigures.prefix, plantCd, today))
  return addWorkdays(today, reviewDays, await holidaysFrom(sql, today))
}
