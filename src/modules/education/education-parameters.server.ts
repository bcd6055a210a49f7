import type { Context } from '../../core/server/entity/context.ts'
import { parametersOn } from '../../platform/parameter/parameter.server.ts'
import { educationFigures, type EducationFigures } from './education-parameters.rule.ts'

/** The figures in force on a day. */
export const educationFiguresOn = async (
  { sql, today }: Pick<Context, 'sql' | 'today'>,
  plantCd: string | null,
  day: string = today,
): Promise<EducationFigures> =>
  educationFigures.of(await parametersOn(sql, educationFigures.prefix, plantCd, day))
