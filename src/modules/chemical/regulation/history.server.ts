import { putRow, sideTable } from '../../../core/server/entity/side-table.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { behaviourNamed } from '../../../core/server/entity/registry.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { chmMsds } from '../msds/msds.resource.ts'
import { chmProduct } from '../product/chm-product.resource.ts'
import { tellOfRegulation } from '../ripple/ripple.server.ts'
import { mappedRows, type Cell, type Mapping } from '../../../core/shared/sheet-mapping.ts'
import { outlineOf } from '../../../platform/upload/upload-mapping.server.ts'
import {
  countOf,
  historyLines,
  regActions,
  regValues,
  rowErrors,
  type HistLine,
  type StoredItem,
} from './history.rule.ts'
import { publishedRows, publishedTargets } from './published-row.rule.ts'
import { changesOf, componentsOf, itemsOn, rematch, type MatchChange } from './match.server.ts'
import { matchesOf, type MatchItem } from './match.rule.ts'
import { chmRegHist, type ChmRegHist } from './regulation.resource.ts'
import { editionNotes, regulationSentences } from './regulation.texts.ts'

const columns = `"rowNo", "actionCd", "regItemNo", "regSubjNm", "casNo", "casGroup", "contentMinPct", "contentOpCd", "thr1Qty", "thr2Qty", "thrUnitTxt", "lawArticle", "noticeTxt", "beforeTxt", "errorTxt"`
const types = `"rowNo" numeric, "actionCd" text, "regItemNo" bigint, "regSubjNm" text, "casNo" text, "casGroup" text[], "contentMinPct" numeric, "contentOpCd" text, "thr1Qty" numeric, "thr2Qty" numeric, "thrUnitTxt" text, "lawArticle" text, "noticeTxt" text, "beforeTxt" text, "errorTxt" text, "affectedCnt" int`

/** Which edition of each list is held, and how much of it. */
const listEditions = sideTable(
  'chmRegList',
  {
    regCd: 'text',
    effectYmd: 'date',
    endYmd: 'date',
    editionTxt: 'text',
    sourceTxt: 'text',
    totalCnt: 'integer',
    fullYn: 'text',
    confirmNeededYn: 'text',
    updateUserId: 'text',
  },
  ['regCd'],
)

/** The items of a list that are in force on a day, as an edition is compared with them. */
const storedItems = (sql: Sql, regCd: string, day: string): Promise<StoredItem[]> =>
  sql.query<StoredItem>(
    `select "regItemNo", "regSubjNm", "casNo", (select array_agg(c order by c) from unnest("casGroup") c) as "casGroup", "contentMinPct", "contentOpCd",
       "thr1Qty", "thr2Qty", "thrUnitTxt", "lawArticle", "noticeTxt"
     from "chmRegItem" where "regCd" = $1 and "effectYmd" <= $2 and coalesce("endYmd" >= $2, true) order by "regItemNo"`,
    [regCd, day],
  )

/**
 * How the columns of a list are read: as somebody told it, else as they were called last, else by their
 * words.
 */
export interface Reading {
  mapping?: Mapping | undefined
  remembered?: Readonly<Record<string, string>>
  /** Article of rows that name none. */
  lawArticle?: string
}

/**
 * Reads a published list as it comes and compares it with the one in force.
 * @throws Refusal 400 when it has
 * no header that can be read
 */
export async function linesOfSheet(
  sql: Sql,
  sheet: readonly (readonly Cell[])[],
  { regCd, effectYmd }: Pick<Uploaded, 'regCd' | 'effectYmd'>,
  reading: Reading = {},
): Promise<HistLine[]> {
  const outline = outlineOf(
    sheet,
    publishedTargets,
    reading.remembered ?? {},
    regulationSentences.columnsMissing(),
  )
  const mapping = reading.mapping ?? outline.mapping
  if (mapping['regSubjNm'] === undefined) throw badField('mapping', regulationSentences.columnsMissing())
  const heads = Object.fromEntries(
    Object.entries(mapping).map(([name, column]) => [name, outline.header[column] ?? '']),
  )
  const found = { at: outline.headerAt, height: 1 as const, cells: outline.header }
  const written = mappedRows(sheet, found, mapping, publishedTargets)
  const rows = publishedRows(written, { regCd, lawArticle: reading.lawArticle ?? '', heads }).map(
    ({ rowNo, values }) => {
      const item = regValues(values)
      return { rowNo, values: item, errors: rowErrors(item, values) }
    },
  )
  if (rows.length === 0) throw badField('file', regulationSentences.noRows())
  return historyLines(rows, await storedItems(sql, regCd, effectYmd))
}

interface Uploaded {
  regHistNo: number
  regCd: string
  effectYmd: string
  fileNm: string
}
/** Stores the lines and counts of an edition; one with wrong rows is 오류 and goes no further. */
export async function storeHistory(
  { sql }: Pick<Context, 'sql'>,
  head: Uploaded,
  sheet: readonly (readonly Cell[])[],
  reading: Reading = {},
): Promise<void> {
  const { regHistNo, fileNm } = head
  const lines = await linesOfSheet(sql, sheet, head, reading)
  const affected = await affectedByLine(sql, lines)
  await sql.query(
    // By hand: the demonstration data, which has no session, stores its editions with it.
    `insert into "chmRegHistLine" ("regHistNo", ${columns}, "affectedCnt") select $1, ${columns}, "affectedCnt" from jsonb_to_recordset($2::jsonb) as x(${types})`,
    [regHistNo, JSON.stringify(lines.map((line, index) => ({ ...line, affectedCnt: affected[index] })))],
  )
  const count = (actionCd: string) => countOf(lines, actionCd)
  const { length: affectedCnt } = await impactOf(sql, regHistNo, head.regCd, head.effectYmd)
  await sql.query(
    // By hand: an edition with wrong rows changes its state as it is stored, before anybody sees it.
    `update "chmRegHist" set "fileNm" = $2, "newCnt" = $3, "chgCnt" = $4, "delCnt" = $5, "sameCnt" = $6, "errCnt" = $7::numeric, "affectedCnt" = $8,
       "state" = case when $7::numeric > 0 then 'error' else "state" end where "regHistNo" = $1`,
    [
      regHistNo,
      fileNm,
      count(regActions.new),
      count(regActions.changed),
      count(regActions.deleted),
      count(regActions.same),
      count(regActions.error),
      affectedCnt,
    ],
  )
}

/** How many products contain a substance of each line. */
async function affectedByLine(sql: Sql, lines: readonly HistLine[]): Promise<number[]> {
  const rows = await sql.query<{ casNo: string; count: number }>(
    `select h."casNo", count(distinct c."prodNo")::int as "count" from "chmProductComp" c join "chmChemical" h using ("chemNo") where h."casNo" is not null group by 1`,
  )
  const counts = new Map(rows.map(({ casNo, count }) => [casNo, count]))
  return lines.map(({ casNo, casGroup }) =>
    [...(casNo ? [casNo] : []), ...(casGroup ?? [])].reduce((sum, cas) => sum + (counts.get(cas) ?? 0), 0),
  )
}

/** The items of a list as an edition would leave them; each has the negative number of its line. */
export async function itemsThen(
  sql: Sql,
  regHistNo: number,
  regCd: string,
): Promise<(MatchItem & Pick<HistLine, 'thr1Qty' | 'thr2Qty'>)[]> {
  const lines = await sql.query<HistLine & { regHistLineNo: number }>(
    `select *, "chmCasGroup"($2, "regSubjNm", "casNo", "casGroup") as "casGroup" from "chmRegHistLine" where "regHistNo" = $1`,
    [regHistNo, regCd],
  )
  return lines
    .filter(({ actionCd }) => actionCd !== regActions.deleted && actionCd !== regActions.error)
    .map((line) => ({
      ...line,
      regItemNo: -line.regHistLineNo,
      regCd,
      regSubjNm: line.regSubjNm ?? '',
      casGroup: line.casGroup ?? null,
    }))
}

/** Products whose lists the edition would change, judged without writing anything. */
export async function impactOf(
  sql: Sql,
  regHistNo: number,
  regCd: string,
  effectYmd: string,
): Promise<MatchChange[]> {
  const products = await componentsOf(sql)
  const now = await itemsOn(sql, effectYmd, regCd)
  const then = await itemsThen(sql, regHistNo, regCd)
  const judged = (items: readonly MatchItem[]) =>
    products.flatMap(({ prodNo, components }) =>
      matchesOf(components, items)
        .filter((match) => match.matchTypeCd !== 'D')
        .map((match) => ({ prodNo, ...match })),
    )
  return changesOf(judged(now), judged(then))
}

/** Whether another edition of the same list was put into force after this one was compared with it. */
export async function isOutdated(
  { sql }: Context,
  hist: Pick<ChmRegHist, 'regCd' | 'createDt' | 'regHistNo'>,
): Promise<boolean> {
  return (
    (await sql.maybe(
      `select 1 from "chmRegHist" where "regCd" = $1 and "state" = 'applied' and "applyDt" > $2::timestamptz and "regHistNo" <> $3`,
      [hist.regCd, hist.createDt, hist.regHistNo],
    )) !== undefined
  )
}

/** The lists that each product stands on. */
const listsOfProducts = async (sql: Sql): Promise<Map<number, string[]>> =>
  new Map(
    (
      await sql.query<{ prodNo: number; regCds: string[] }>('select "prodNo", "regCds" from "chmProduct"')
    ).map(({ prodNo, regCds }) => [prodNo, regCds]),
  )

/**
 * Puts an approved edition into force in the caller's transaction: replaced and left-out items end on the day
 * before, new ones begin, all products are judged anew, and the plants whose products changed are told.
 * Nothing is overwritten.
 */
export async function applyHistory(context: Context, hist: ChmRegHist): Promise<void> {
  const { sql, session, today } = context
  await sql.query('lock table "chmRegItem" in share row exclusive mode')
  await sql.query(
    // By hand: all items of an edition at once.
    `update "chmRegItem" i set "endYmd" = $2::date - 1, "updateUserId" = $3, "updateDt" = now()
     from "chmRegHistLine" l where l."regHistNo" = $1 and l."actionCd" in ('C', 'D') and l."regItemNo" = i."regItemNo"`,
    [hist.regHistNo, hist.effectYmd, session.userId],
  )
  await sql.query(
    // By hand: all items of an edition at once, each from its line.
    `insert into "chmRegItem" ("regCd", "regSubjNm", "casNo", "casGroup", "contentMinPct", "contentOpCd", "thr1Qty", "thr2Qty", "thrUnitTxt", "lawArticle", "noticeTxt",
       "effectYmd", "verNo", "confirmNeededYn", "createUserId", "updateUserId")
     select $2, l."regSubjNm", l."casNo", l."casGroup", l."contentMinPct", l."contentOpCd", l."thr1Qty", l."thr2Qty", l."thrUnitTxt", l."lawArticle", coalesce(l."noticeTxt", $5),
       $3, coalesce((select max("verNo") from "chmRegItem" o where o."regItemNo" = l."regItemNo"), 0) + 1, 'N', $4, $4
     from "chmRegHistLine" l where l."regHistNo" = $1 and l."actionCd" in ('N', 'C') order by l."regHistLineNo"`,
    [hist.regHistNo, hist.regCd, hist.effectYmd, session.userId, hist.noticeTxt],
  )
  await putRow(context, listEditions, {
    regCd: hist.regCd,
    effectYmd: hist.effectYmd,
    endYmd: null,
    editionTxt: hist.noticeTxt,
    sourceTxt: hist.fileNm ?? hist.regHistCd ?? '',
    totalCnt: (hist.newCnt ?? 0) + (hist.chgCnt ?? 0) + (hist.sameCnt ?? 0),
    fullYn: 'Y',
    confirmNeededYn: 'N',
    updateUserId: session.userId,
  })
  const before = await listsOfProducts(sql)
  const changes = await rematch(sql, session.userId, today)
  const after = await listsOfProducts(sql)
  for (const { prodNo } of changes) {
    // By hand: the lists of a product are worked out, no column of it is written.
    await audit(context, acts.update, chmProduct.name, prodNo, {
      regCds: [before.get(prodNo) ?? [], after.get(prodNo) ?? []],
    })
    context.publish({ topic: chmProduct.name, key: prodNo })
  }
  // The database's clock: another edition is compared by the moment at which the database made it.
  const { applyDt } = await sql.one<{ applyDt: string }>(`select to_json(now())#>>'{}' as "applyDt"`)
  const applied = { applyDt, affectedCnt: changes.length }
  await setColumns(context, chmRegHist, hist.regHistNo, applied, {
    trail: { affectedCnt: [hist.affectedCnt, changes.length] },
    stamps: false,
  })
  await markSheets(context, hist, changes)
  await tellOfRegulation(context, hist, changes)
}

/**
 * Section 15 of a sheet names the lists: of a product whose lists have changed it needs a revision. (chm.md
 * 4)
 */
async function markSheets(
  context: Context,
  hist: ChmRegHist,
  changes: readonly MatchChange[],
): Promise<void> {
  const sheets = await context.sql.query<{ msdsNo: number }>(
    `select "msdsNo" from "chmMsds" where "prodNo" = any($1::bigint[]) and "state" = 'valid' order by 1`,
    [changes.map(({ prodNo }) => prodNo)],
  )
  const reason = String(editionNotes.sectionChanged({ notice: hist.noticeTxt, day: hist.effectYmd })).slice(
    0,
    400,
  )
  for (const { msdsNo } of sheets)
    await actingAs(context, asSystem('규제 적용'), (own) =>
      runTransition(behaviourNamed(chmMsds.name)!, own, msdsNo, 'markRevision', { reason }),
    )
}
