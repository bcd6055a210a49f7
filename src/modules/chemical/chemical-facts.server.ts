import type { Sql } from '../../core/server/database.ts'
import { parametersOn } from '../../platform/parameter/parameter.server.ts'
import {
  chemicalParameterNames,
  chemicalParameterPrefix,
  chemicalParametersOn,
  type ChemicalParameters,
} from './chemical-parameters.rule.ts'

/** The figures of labels and MSDS in force on a day. @param day 'YYYY-MM-DD' */
export async function chemicalFigures(sql: Sql, day: string): Promise<ChemicalParameters> {
  const values = await parametersOn(sql, chemicalParameterPrefix, null, day)
  const rows = chemicalParameterNames.flatMap((name) => {
    const value = values.get(chemicalParameterPrefix + name)
    return value ? [{ parameterCd: name, parameterVal: Number(value.val), effectYmd: value.fromYmd }] : []
  })
  return chemicalParametersOn(day, rows)
}
