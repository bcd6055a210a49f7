import { plantName } from '../../../platform/plant/plant-name.ts'
import { doubled } from '../../../core/server/entity/search-term.ts'
import { codeNameColumn } from '../../../core/server/entity/columns.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { openPicture } from '../../../core/server/files/pictures.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { acceptUntil } from '../rules/due.rule.ts'
import { proposesWarning } from '../rules/verify.rule.ts'
import { forecastOf, forecastSql } from './forecast.server.ts'
import type { EffectCheck, ImprovementMore, SimilarImprovement, Thumbs } from './improvement-answers.rule.ts'
import { costsOf, mayWriteCost } from './action-parts.server.ts'
import { commentsOf } from './comments.server.ts'
import { partOf } from './improvement-acts.server.ts'
import { gradeOf, needsApproval, pictureFlags } from './improvement-guards.server.ts'
import { improvement, type Improvement } from './improvement.resource.ts'
import { warningLimitsOf } from '../rules/improvement-parameters.rule.ts'
import { holidaysAround, improvementFigures, isHeadOffice } from './people.server.ts'
import { recurredSql, repeatedSql } from './recurrence.server.ts'
import { mayCheckIn } from './verification.server.ts'
import { sourceCard } from './source-record.server.ts'
import { scaleShown } from './source-scale.server.ts'
import { spreadTargets } from './spread.server.ts'

/**
 * Comments, cost, children and what else stands on the page of one improvement; a vendor gets neither cost
 * nor what is internal.
 */
export async function moreOf(row: Improvement, context: Context): Promise<ImprovementMore> {
  const { sql, session } = context
  const vendor = session.vendorCd !== null
  const part = await partOf(row, context)
  const comments = await commentsOf(context, row.imprNo)
  const history = await sql.query<ImprovementMore['history'][number]>(
    `select h."actDt" as "dt", h."actNm", h."toStatCd" as "toState", h."reason", u."userNm" from "comStateHist" h left join "user" u using ("userId")
     where h."taskClassNm" = 'improvement' and h."taskKey" = $1 order by h."stateHistNo"`,
    [String(row.imprNo)],
  )
  const watching =
    (await sql.maybe('select 1 from "improvementWatch" where "imprNo" = $1 and "userId" = $2', [
      row.imprNo,
      session.userId,
    ])) !== undefined
  const highest = Math.max(0, ...row.escalations.map(({ levelCd }) => Number(levelCd)))
  const everybody = {
    comments,
    history,
    watching,
    coopDeptNms: await coopNames(row, context),
    source: await sourceCard(row, context),
    scale: await scaleShown(row, context),
    mayCheckIn: await mayCheckIn(row, context),
    mayWarn: mayUse(session, ['vendor/warn/warnPoint'], 'write'),
    pictures: await picturesOfParts(row, context),
    mayPicture: row.state === 'inProgress' && part.doer,
    controls: row.state === 'inProgress' ? await controlsOf(row, context) : [],
    // A vendor sees what is being thought of before it comes (impr.md 6, 경고 예정).
    warningProposed: proposesWarning(
      { actVendorCd: row.actVendorCd, highestLevel: highest, reopenCnt: row.reopenCnt ?? 0 },
      warningLimitsOf(await improvementFigures(sql, row.plantCd, context.now)),
    ),
    needsApproval: await needsApproval(row, context),
    acceptUntil:
      row.state === 'assigned' && row.assignDt
        ? acceptUntil(row.assignDt, gradeOf(row), await holidaysAround(sql, context.today))
        : null,
  }
  if (vendor)
    return {
      ...everybody,
      forecast: null,
      cost: null,
      mayWriteCost: false,
      mayAttach: part.doer,
      maySpread: false,
      children: [],
      spreadPlants: [],
      merged: [],
      recurrences: [],
      repeats: [],
    }
  const leads = part.coordinator || isHeadOffice(context)
  const maySpread = (row.state === 'closed' || row.state === 'effectPending') && leads
  return {
    ...everybody,
    forecast: await forecastOf(row, context),
    cost: await costsOf(context, row.imprNo),
    mayWriteCost: await mayWriteCost(row, context),
    mayAttach: part.requester || part.doer || part.coordinator,
    maySpread,
    children: await childrenOf(row, context, leads),
    spreadPlants: maySpread ? await spreadTargets(row, context) : [],
    merged: await seenBy(row, context, `n."mergeToNo" = o."imprNo"`),
    recurrences: row.doneDt ? await seenBy(row, context, recurredSql('o', 'n')) : [],
    repeats: await seenBy(row, context, repeatedSql('o', 'n')),
  }
}

const coopNames = async ({ coopDeptCds }: Improvement, { sql }: Context): Promise<string[]> =>
  coopDeptCds
    ? (
        await sql.query<{ deptNm: string }>(
          'select "deptNm" from "dept" where "deptCd" = any($1::text[]) order by "sortOrder", "deptCd"',
          [coopDeptCds],
        )
      ).map(({ deptNm }) => deptNm)
    : []

/**
 * Other rows that stand in a relation to this one (alias o), those that the caller may see, the latest first.
 * @param relation SQL over o and n
 */
function seenBy(
  row: Improvement,
  { sql, session }: Context,
  relation: string,
): Promise<ImprovementMore['repeats']> {
  const binds = new Binds()
  const scope = scopeWhere(improvement, session, 'n', binds)
  return sql.query(
    `select n."imprNo", n."imprCd", n."imprNm" from "improvement" o join "improvement" n on ${relation}
     where o."imprNo" = ${binds.add(row.imprNo)} and ${scope} order by n."imprNo" desc limit 10`,
    binds.values,
  )
}

async function picturesOfParts(row: Improvement, { sql }: Context): Promise<ImprovementMore['pictures']> {
  const files = await sql.query<
    Omit<ImprovementMore['pictures'][number], 'picture'> & { preview: Buffer | null }
  >(
    `select f."fileNo", f."fileOrgNm", f."taskFlag", f."preview", p."imprActionNo", p."imprVerifyNo" from "attachFile" f left join "improvementPicture" p using ("fileNo")
     where f."taskClassNm" = 'improvement' and f."taskKey" = $1 and f."taskFlag" = any($2) and f."delYn" = 'N' order by f."sortOrder", f."fileNo" limit 60`,
    [String(row.imprNo), [pictureFlags.after, pictureFlags.visit]],
  )
  return Promise.all(files.map(async ({ preview, ...file }) => ({ ...file, picture: await small(preview) })))
}

type Child = ImprovementMore['children'][number]
/**
 * The answers of the plants to which it was spread. Reason and picture, with the first picture of the answer,
 * are shown to the leader of the matter and to readers of that plant's row.
 */
async function childrenOf(row: Improvement, { sql, session }: Context, leads: boolean): Promise<Child[]> {
  const binds = new Binds()
  const scope = scopeWhere(improvement, session, 'i', binds)
  const children = await sql.query<Omit<Child, 'picture'> & { picture: Buffer | null }>(
    `select i."imprNo", i."imprCd", i."plantCd", ${plantName('p', session.language)} as "plantNm", case when d."pdeptCd" is not null then d."deptNm" end as "deptNm", i."state", i."replyCd", i."replyReason", i."dueDt", i."updateDt", (${scope}) as "readable",
       ${pictureSql('i', pictureFlags.reply, 'asc')} as "picture"
     from "improvement" i join "plant" p using ("plantCd") join "dept" d on d."deptCd" = i."deptCd"
     where i."parentImprNo" = ${binds.add(row.imprNo)} order by i."plantCd", d."pdeptCd" is not null, d."sortOrder", d."deptCd"`,
    binds.values,
  )
  return Promise.all(
    children.map(async (child) => {
      const shown = leads || child.readable
      return {
        ...child,
        replyReason: shown ? child.replyReason : null,
        picture: shown ? await small(child.picture) : null,
      }
    }),
  )
}
/** Counts only, over all plants: no single row can be recognised. */
function controlsOf(row: Improvement, { sql, session }: Context): Promise<ImprovementMore['controls']> {
  return sql.query(
    `select l."ctrlLvlCd", (select ${codeNameColumn[session.language]} from "codeItem" c where c."codeGrpCd" = 'IMPR_CTRL_LVL' and c."code" = l."ctrlLvlCd") as "ctrlLvlNm",
       count(*)::int as "count", count(*) filter (where i."reopenCnt" > 0 or exists (select 1 from "improvement" r where r."recurOfNo" = i."imprNo"))::int as "recurred"
     from "improvement" i cross join lateral (select max(a."ctrlLvlCd") as "ctrlLvlCd" from "improvementAction" a where a."imprNo" = i."imprNo" and a."actionTypeCd" = 'ROOT') l
     where i."hazardTypeCd" = $1 and i."state" = 'closed' and l."ctrlLvlCd" is not null group by l."ctrlLvlCd" order by l."ctrlLvlCd" desc`,
    [row.hazardTypeCd],
  )
}

/**
 * Checks of effects whose day lies in a period, with the findings that speak against them (impr.md 6, 효과확인
 * 달력).
 * @param from and to 'YYYY-MM-DD'
 */
export function effectChecks(
  context: Context,
  { from, to }: { from: string; to: string },
): Promise<EffectCheck[]> {
  const binds = new Binds()
  const scope = scopeWhere(improvement, context.session, 't', binds)
  return context.sql.query(
    `select t."imprNo", t."imprCd", t."imprNm", t."gradeCd", t."placeNm", to_char(t."effectYmd", 'YYYY-MM-DD') as "effectYmd",
       (select count(*)::int from "improvement" n where ${recurredSql('t', 'n')}) as "recurrences"
     from "improvement" t where ${scope} and t."state" = 'effectPending' and t."effectYmd" between ${binds.add(from)}::date and ${binds.add(to)}::date
     order by t."effectYmd", t."imprNo" limit 500`,
    binds.values,
  )
}

const thumbPixels = 52
const small = async (preview: Buffer | null): Promise<string | null> =>
  preview &&
  (
    await (await openPicture(preview)).resize(thumbPixels, thumbPixels).webp({ quality: 60 }).toBuffer()
  ).toString('base64')
/** SQL: preview of the first ('asc') or last picture of a group of a row. */
const pictureSql = (alias: string, flag: string, order: 'asc' | 'desc'): string =>
  `(select f."preview" from "attachFile" f where f."taskClassNm" = 'improvement' and f."taskKey" = ${alias}."imprNo"::text and f."taskFlag" = '${flag}' and f."delYn" = 'N'
      order by f."sortOrder" ${order} limit 1)`
/**
 * The first picture before and the last one after, small, and whether it repeats an earlier finding, of rows
 * of a list that the caller may see.
 */
export async function thumbsOf(context: Context, imprNos: readonly number[]): Promise<Thumbs[]> {
  const binds = new Binds()
  const scope = scopeWhere(improvement, context.session, 't', binds, 'below')
  // A vendor hears neither of earlier findings nor of what is expected.
  const repeated = context.session.vendorCd
    ? 'false'
    : `exists (select 1 from "improvement" n where ${repeatedSql('t', 'n')} and ${scopeWhere(improvement, context.session, 'n', binds)})`
  const late = context.session.vendorCd ? 'null::numeric' : forecastSql('t', binds.add(context.now))
  const rows = await context.sql.query<{
    imprNo: number
    repeated: boolean
    latePct: number | null
    before: Buffer | null
    after: Buffer | null
  }>(
    `select t."imprNo", ${repeated} as "repeated", ${late} as "latePct", ${pictureSql('t', pictureFlags.before, 'asc')} as "before", ${pictureSql('t', pictureFlags.after, 'desc')} as "after"
     from "improvement" t where ${scope} and t."imprNo" = any(${binds.add(imprNos)}::bigint[])`,
    binds.values,
  )
  return Promise.all(
    rows.map(async ({ imprNo, repeated: again, latePct, before, after }) => ({
      imprNo,
      repeated: again,
      latePct,
      before: await small(before),
      after: await small(after),
    })),
  )
}

const mostSimilar = 5
/**
 * Shares of the typed text that must occur in a past matter; a lower share is tried while too few are found.
 */
const likenesses = [0.75, 0.55, 0.4]
/** Matches that are compared closely; the index finds them, and more would only cost time. */
const compared = 300
/** Shortest text for which likeness says anything. */
const leastCharacters = 4

/**
 * Past improvements whose title and place are like what is being typed, the most like first, in the caller's
 * scope (features 9: top 5 by pg_trgm in under 200 ms). Likeness is measured on a text of its own with its
 * index, because the search column spells each plant its own way. Asks inside a transaction, because the
 * threshold holds for it only.
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
  await context.sql.query(`select set_config('pg_trgm.word_similarity_threshold', $1, true)`, [
    String(likeness),
  ])
  const binds = new Binds()
  const scope = scopeWhere(improvement, context.session, 't', binds)
  const said = binds.add(doubled(words))
  return context.sql.query<SimilarImprovement>(
    `with found as materialized (select t."imprNo", t."likeText" from "improvement" t
       where ${said} <% t."likeText" and ${scope} and t."state" not in ('draft', 'cancelled', 'merged') limit ${compared}),
     best as (select "imprNo", word_similarity(${said}, "likeText") as likeness from found order by likeness desc, similarity(${said}, "likeText") desc, "imprNo" desc limit ${mostSimilar})
     select t."imprNo", t."imprCd", t."imprNm", t."state", t."gradeCd", t."placeNm", round(b.likeness::numeric, 2)::float as "likeness", a."doDesc", a."ctrlLvlCd",
       exists (select 1 from "improvement" r where r."recurOfNo" = b."imprNo") as "repeated"
     from best b join "improvement" t using ("imprNo")
       left join lateral (select "doDesc", "ctrlLvlCd" from "improvementAction" a where a."imprNo" = b."imprNo" and a."actionTypeCd" = 'ROOT' order by "ctrlLvlCd" desc limit 1) a on true
     order by b.likeness desc, b."imprNo" desc`,
    binds.values,
  )
}
