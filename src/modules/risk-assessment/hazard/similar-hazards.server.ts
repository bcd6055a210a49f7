import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { marked, markedSql } from '../../../core/server/entity/search-term.ts'
import { rsaHazard } from './rsa-hazard.resource.ts'

/** A row of an earlier assessment that is like what is being typed, with what was done about it. */
export interface SimilarHazard {
  rsaHazardNo: number
  rsaTargetNm: string
  stepTxt: string
  hazardKindCd: string
  hazardTxt: string
  occurTypeCd: string | null
  lawTxt: string | null
  controlTxt: string | null
  measureTxt: string | null
  hierCd: string | null
  score: number | null
  resScore: number | null
}
const most = 5
const leastLikeness = 0.45
/** The newest rows of the caller's scope are compared; older ones have been copied into them year by year. */
const compared = 3000
const leastCharacters = 4

/** Rows whose hazard is like the words, those whose measures lowered the risk most first among equals. */
export function similarHazards(context: Context, typed: string): Promise<SimilarHazard[]> {
  const words = typed.trim().normalize('NFC').slice(0, 200)
  if (words.length < leastCharacters) return Promise.resolve([])
  const binds = new Binds()
  const scope = scopeWhere(rsaHazard, context.session, 't', binds)
  return context.sql.query<SimilarHazard>(
    `with found as materialized (select t.* from "rsaHazard" t where ${scope} order by t."rsaTargetNo" desc, t."sortOrder", t."rsaHazardNo" limit ${compared}),
       ranked as (select distinct on (f."hazardTxt") f.*, word_similarity(${binds.add(marked(words, ''))}, ${markedSql(`''`, 'f."hazardTxt"')}) as "likeness"
         from found f order by f."hazardTxt", f."resScore" nulls last)
     select r."rsaHazardNo", g."rsaTargetNm", r."stepTxt", r."hazardKindCd", r."hazardTxt", r."occurTypeCd", r."lawTxt", r."controlTxt", r."measureTxt", r."hierCd",
       r."score"::float8 as "score", r."resScore"::float8 as "resScore"
     from ranked r join "rsaTarget" g using ("rsaTargetNo") where r."likeness" >= ${leastLikeness}
     order by r."likeness" desc, coalesce(r."score" - r."resScore", 0) desc, r."rsaHazardNo" desc limit ${most}`,
    binds.values,
  )
}
