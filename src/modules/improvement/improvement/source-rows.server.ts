import type { Context } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { improvement } from './improvement.resource.ts'

/** Rows of a source, as its page lists them. */
export interface SourceRow {
  imprNo: number
  imprCd: string
  imprNm: string
  state: string
  gradeCd: string | null
  dueDt: string | null
  sourceSubKey: string
}
/** The improvements of a source's record that the caller may see. */
export function improvementsOfSource(
  context: Context,
  sourceModuleCd: string,
  sourceKey: string,
): Promise<SourceRow[]> {
  const binds = new Binds()
  const scope = scopeWhere(improvement, context.session, 't', binds)
  return context.sql.query<SourceRow>(
    `select t."imprNo", t."imprCd", t."imprNm", t."state", t."gradeCd", t."dueDt", t."sourceSubKey" from "improvement" t
     where ${scope} and t."sourceModuleCd" = ${binds.add(sourceModuleCd)} and t."sourceKey" = ${binds.add(sourceKey)} order by t."imprNo" desc limit 100`,
    binds.values,
  )
}
