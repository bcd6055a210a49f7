import type { Context } from '../../core/server/entity/context.ts'
import { parametersOn } from '../../platform/parameter/parameter.server.ts'
import { chemicalFigures, chemicalParametersOf, type ChemicalParameters } from './chemical-parameters.rule.ts'

/**
 * The figures in force at a plant on a day; of the company where no plant is asked.
 * @param day 'YYYY-MM-DD'
 */
export const chemicalParameters = async (
  { sql, today }: Pick<Context, 'sql' | 'today'>,
  plantCd: string | null = null,
  day: string = today,
): Promise<ChemicalParameters> =>
  chemicalParametersOf(await parametersOn(sql, chemicalFigures.prefix, plantCd, day))
