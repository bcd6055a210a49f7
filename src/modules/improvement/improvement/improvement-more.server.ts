import type { Context } from '../../../core/server/context.ts'
import { Binds } from '../../../core/server/database.ts'
import { scopeWhere } from '../../../core/server/scope.ts'
import { doubled } from '../../../core/server/search-term.ts'
import { proposesWarning } from '../rules/verify.rule.ts'
import type { ImprovementMore, SimilarImprovement } from './improvement-answers.rule.ts'
import { partOf } from './improvement-acts.server.ts'
import { needsApproval, recurrencesOf } from './improvement-guards.server.ts'
import { improvement, type Improvement } from './improvement.resource.ts'
import { isHeadOffice } from './people.server.ts'

/** Comments, cost, children and what else stands on the page of one improvement; a vendor gets neither cost nor what is internal. */
export async function moreOf(row: Improvement, context: Context): Promise<ImprovementMore> {
  const { sql, session } = context
  const vendor = session.vendorCd !== null
  const part = await partOf(row, context)
  const comments = await sql.query<ImprovementMore['comments'][number]>(
    `select c."commentNo", c."userId", u."userNm", c."txt", c."innerYn", c."createDt" from "improvementComment" c left join "user" u using ("userId")
     where c."imprNo" = $1 and ($2 or c."innerYn" = 'N') order by c."commentNo"`,
    [row.imprNo, !vendor],
  )
  const history = await sql.query<ImprovementMore['history'][number]>(
    `select h."actDt" as "dt", h."actNm", h."toStatCd" as "toState", h."reason", u."userNm" from "comStateHist" h left join "user" u using ("userId")
     where h."taskClassNm" = 'improvement' and h."taskKey" = $1 order by h."stateHistNo"`,
    [String(row.imprNo)],
  )
  const watching =
    (await sql.maybe('select 1 from "improvementWatch" where "imprNo" = $1 and "userId" = $2', [row.imprNo, session.userId])) !== undefined
  if (vendor)
    return {
      comments,
      history,
      watching,
      cost: null,
      mayWriteCost: false,
      mayAttach: part.doer,
      maySpread: false,
      children: [],
      spreadPlants: [],
      merged: [],
      recurrences: [],
      warningProposed: false,
      needsApproval: await needsApproval(row, context),
    }
  const children = await sql.query<ImprovementMore['children'][number]>(
    `select i."imprNo", i."imprCd", i."plantCd", p."plantNm", i."state", i."replyCd", i."replyReason", i."dueDt", i."updateDt" from "improvement" i join "plant" p using ("plantCd")
     where i."parentImprNo" = $1 order by i."plantCd"`,
    [row.imprNo],
  )
  const spreadable = row.state === 'closed' || row.state === 'effectPending'
  const maySpread = spreadable && (part.coordinator || isHeadOffice(context))
  const highest = Math.max(0, ...row.escalations.map(({ levelCd }) => Number(levelCd)))
  return {
    comments,
    history,
    watching,
    cost: (await sql.maybe<{ budgetAmt: number; costAmt: number }>(
      'select "budgetAmt", "costAmt" from "improvementCost" where "imprNo" = $1',
      [row.imprNo],
    )) ?? {
      budgetAmt: null,
      costAmt: null,
    },
    mayWriteCost: part.doer || part.coordinator,
    mayAttach: part.requester || part.doer || part.coordinator,
    maySpread,
    children,
    spreadPlants: maySpread
      ? await sql.query(
          `select p."plantCd", p."plantNm" from "plant" p where p."plantCd" not in ('0000', $2) and not exists
             (select 1 from "improvement" i where i."parentImprNo" = $1 and i."plantCd" = p."plantCd") order by 1`,
          [row.imprNo, row.plantCd],
        )
      : [],
    merged: await sql.query('select "imprNo", "imprCd", "imprNm" from "improvement" where "mergeToNo" = $1 order by 1', [row.imprNo]),
    recurrences: row.doneDt ? await recurrencesOf(context, row.imprNo) : [],
    warningProposed: proposesWarning({ actVendorCd: row.actVendorCd, highestLevel: highest, reopenCnt: row.reopenCnt ?? 0 }),
    needsApproval: await needsApproval(row, context),
  }
}

const mostSimilar = 5
/** How much of what is typed has to stand in the words of a past one; asked again with less while there are too few. */
const likenesses = [0.75, 0.55, 0.4]
/** Matches that are compared closely; the index finds them, and more would only cost time. */
const compared = 300
/** Shortest text for which likeness says anything. */
const leastCharacters = 4

/**
 * Past improvements whose title and place are like what is being typed, the most like first, in the caller's scope (features 9: top 5 by pg_trgm in
 * under 200 ms). Likeness is measured on the doubled text and its index, as every search here. Asks inside a transaction, because the threshold
 * holds for it only.
 */
export async function similarTo(context: Context, typed: string): Promise<SimilarImprovement[]> {
  const words = typed.trim().normalize('NFC').slice(0, 200)
  if (words.length < leastCharacters) return []
  let found: SimilarImprovement[] = []
  for (const likeness of likenesses) {
    found = await likeAtLeast(context, words, likeness)
    if (found.length >= mostSimilar) break
  }
  return found
}

async function likeAtLeast(context: Context, words: string, likeness: number): Promise<SimilarImprovement[]> {
  await context.sql.query(`select set_config('pg_trgm.word_similarity_threshold', $1, true)`, [String(likeness)])
  const binds = new Binds()
  const scope = scopeWhere(improvement, context.session, 't', binds)
  const said = binds.add(doubled(words))
  return context.sql.query<SimilarImprovement>(
    `with found as materialized (select t."imprNo", t."searchText" from "improvement" t
       where ${said} <% t."searchText" and ${scope} and t."state" not in ('draft', 'cancelled', 'merged') limit ${compared}),
     best as (select "imprNo", word_similarity(${said}, "searchText") as likeness from found order by likeness desc, similarity(${said}, "searchText") desc, "imprNo" desc limit ${mostSimilar})
     select t."imprNo", t."imprCd", t."imprNm", t."state", t."gradeCd", t."placeNm", round(b.likeness::numeric, 2)::float as "likeness", a."doDesc", a."ctrlLvlCd",
       exists (select 1 from "improvement" r where r."recurOfNo" = b."imprNo") as "repeated"
     from best b join "improvement" t using ("imprNo")
       left join lateral (select "doDesc", "ctrlLvlCd" from "improvementAction" a where a."imprNo" = b."imprNo" and a."actionTypeCd" = 'ROOT' order by "ctrlLvlCd" desc limit 1) a on true
     order by b.likeness desc, b."imprNo" desc`,
    binds.values,
  )
}
