import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { doubled } from '../../../core/server/entity/search-term.ts'
import type { SimilarEvent } from './event-similar.rule.ts'
import { safEvent } from './saf-event.resource.ts'

const most = 5
/** Shares of the typed text that a past event has to have; the lower one is tried where too few are found. */
const likenesses = [0.7, 0.45]
/** Matches that are compared closely. */
const compared = 300
/** Shortest text for which likeness says anything. */
const leastCharacters = 4

/**
 * Past accidents and near misses whose title and place are like what is being typed, in the caller's scope. Asks inside
 * a transaction, because the threshold holds for it only.
 */
export async function similarEvents(context: Context, typed: string): Promise<SimilarEvent[]> {
  const words = typed.trim().normalize('NFC').slice(0, 200)
  if (words.length < leastCharacters) return []
  let found: SimilarEvent[] = []
  for (const likeness of likenesses) {
    found = await likeAtLeast(context, words, likeness)
    if (found.length >= most) break
  }
  return found
}
async function likeAtLeast(context: Context, words: string, likeness: number): Promise<SimilarEvent[]> {
  await context.sql.query(`select set_config('pg_trgm.word_similarity_threshold', $1, true)`, [
    String(likeness),
  ])
  const binds = new Binds()
  const scope = scopeWhere(safEvent, context.session, 't', binds)
  const said = binds.add(doubled(words))
  return context.sql.query<SimilarEvent>(
    `with found as materialized (select t."safEventNo", t."likeText" from "safEvent" t where ${said} <% t."likeText" and ${scope} and t."state" <> 'notAccident' limit ${compared})
     select t."safEventNo", t."safEventCd", t."safEventNm", t."eventKindCd", t."severityCd", t."placeNm", to_char(t."occurDt" at time zone 'Asia/Seoul', 'YYYY-MM-DD') as "occurYmd"
     from found f join "safEvent" t using ("safEventNo") order by word_similarity(${said}, f."likeText") desc, t."occurDt" desc limit ${most}`,
    binds.values,
  )
}
