import type { Context } from '../../../core/server/entity/context.ts'
import { parametersOn } from '../../../platform/parameter/parameter.server.ts'
import { hazopFigures, type HazopFigures } from './hazop-parameters.rule.ts'

/** The figures of studies in force today. */
export const hazopFiguresOn = async (
  { sql, today }: Pick<Context, 'sql' | 'today'>,
  plantCd: string | null,
): Promise<HazopFigures> => hazopFigures.of(await parametersOn(sql, hazopFigures.prefix, plantCd, today))
