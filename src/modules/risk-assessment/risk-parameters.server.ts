import type { Context } from '../../core/server/entity/context.ts'
import { parametersOn } from '../../platform/parameter/parameter.server.ts'
import { riskFigures, type RiskFigures } from './risk-parameters.rule.ts'

/** The figures in force on a day. */
export const riskFiguresOn = async (
  { sql, today }: Pick<Context, 'sql' | 'today'>,
  plantCd: string | null,
  day: string = today,
): Promise<RiskFigures> => riskFigures.of(await parametersOn(sql, riskFigures.prefix, plantCd, day))
