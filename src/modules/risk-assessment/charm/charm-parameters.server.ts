import type { Context } from '../../../core/server/entity/context.ts'
import { parametersOn } from '../../../platform/parameter/parameter.server.ts'
import { charmFigures, type CharmFigures } from './charm-parameters.rule.ts'

/** The figures of CHARM in force today. */
export const charmFiguresOn = async (
  { sql, today }: Pick<Context, 'sql' | 'today'>,
  plantCd: string | null,
): Promise<CharmFigures> => charmFigures.of(await parametersOn(sql, charmFigures.prefix, plantCd, today))
