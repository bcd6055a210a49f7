import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { doubled, escapeLike } from '../../../core/server/entity/search-term.ts'
import { wordLadder, type SimilarEvent } from './event-similar.rule.ts'
import { safEvent } from './saf-event.resource.ts'

const most = 5
/** Share of the typed text that a past event has to have. */
const leastLikeness = 0.45
/** Matches of all words that are compared closely. */
const compared = 300
/** The newest events are compared closely whatever their words: a slip of the finger finds them too. */
const newest = 2000
/** Shortest text for which likeness says anything. */
const leastCharacters = 4

/**
 * Past accidents and near misses whose title and place are like what is being typed, in the caller's scope. Words are
 * asked of the index, which is fast among a million events; what it finds is ranked by likeness. Only where that is too
 * little the newest events are compared one by one.
 */
export async function similarEvents(context: Context, typed: string): Promise<SimilarEvent[]> {
  const words = typed.trim().normalize('NFC').slice(0, 200)
  if (words.length < leastCharacters) return []
  for (const step of wordLadder(words)) {
    const found = await likest(context, words, (binds) => {
      const has = (word: string) => `t."likeText" like ${binds.add(`%${escapeLike(doubled(word))}%`)}`
      const where = step.map((all) => `(${all.map(has).join(' and ')})`).join(' or ')
      return { where: `(${where})`, last: `limit ${compared}` }
    })
    if (found.length >= most) return found
  }
  return likest(context, words, () => ({ where: 'true', last: `order by t."occurDt" desc limit ${newest}` }))
}

type Candidates = (binds: Binds) => { where: string; last: string }
/** The likest of the candidates, the newest of equal ones. */
function likest(context: Context, words: string, candidates: Candidates): Promise<SimilarEvent[]> {
  const binds = new Binds()
  const scope = scopeWhere(safEvent, context.session, 't', binds)
  const { where, last } = candidates(binds)
  return context.sql.query<SimilarEvent>(
    `with found as materialized (select t."safEventNo", t."likeText" from "safEvent" t where ${where} and ${scope} and t."state" <> 'notAccident' ${last}),
       ranked as materialized (select f."safEventNo", word_similarity(${binds.add(doubled(words))}, f."likeText") as "likeness" from found f)
     select t."safEventNo", t."safEventCd", t."safEventNm", t."eventKindCd", t."severityCd", t."placeNm", to_char(t."occurDt" at time zone 'Asia/Seoul', 'YYYY-MM-DD') as "occurYmd"
     from ranked r join "safEvent" t using ("safEventNo") where r."likeness" >= ${leastLikeness} order by r."likeness" desc, t."occurDt" desc limit ${most}`,
    binds.values,
  )
}
