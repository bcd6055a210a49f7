import { codeNameOf } from '../../../core/server/entity/columns.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Explanation } from '../../../core/shared/explanation.ts'
import { isDay } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { badField, conflict, notFound } from '../../../core/server/http/errors.ts'
import { uploadedRows } from '../../../core/server/excel/uploaded-file.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { detailOf } from '../../../core/server/entity/mount.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { rippleOf } from '../ripple/ripple.server.ts'
import { impactOf, storeHistory } from './history.server.ts'
import { componentsOf, rematch } from './match.server.ts'
import { explainDeclared, explainManual, explainMatch, matchTypes, type MatchItem } from './match.rule.ts'
import { simulate } from './new-duties.rule.ts'
import { ratiosOf } from './psm-of-edition.server.ts'
import { regHistBehaviour } from './regulation.server.ts'
import { chmRegHist, chmRegMatch, regulationMenus, type ChmRegHist } from './regulation.resource.ts'
import type {
  EditionImpact,
  Impact,
  ItemsOfDay,
  ListCount,
  ListEdition,
  ListOutline,
  RegItemOnDay,
} from './regulation-answers.rule.ts'
import { publishedTargets } from './published-row.rule.ts'
import {
  mappingIn,
  outlineOf,
  remember,
  rememberedOf,
  type Sender,
} from '../../../platform/upload/upload-mapping.server.ts'
import { regulationSentences } from './regulation.texts.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>
/** Items that are sent at once; a list or words find the others. */
const shownItems = 2000
/** Days of the slider: the latest editions. */
const shownEditions = 24

/**
 * What the regulation database has beyond the derived routes: a day's edition, upload, impact, the why of a
 * match, judging anew.
 */
export async function regulationRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const schema = (summary: string) => ({ tags: [chmRegHist.title], summary })
  const reads = { access: { menus: [...regulationMenus], right: 'read' as const } }
  app.get(
    '/api/chm/regulationsonday',
    { config: reads, schema: schema('기준일의 규제 항목') },
    async (request) => {
      const { baseYmd, regCd, q, own } = request.query as Record<string, string | undefined>
      if (baseYmd && !isDay(baseYmd)) throw badField('baseYmd', messages.badType('기준일'))
      const context = reading(engine, request.session)
      const day = baseYmd ?? context.today
      return { data: { baseYmd: day, ...(await onDay(context, day, regCd ?? '', q ?? '', own === 'Y')) } }
    },
  )
  const uploads = { access: { menus: [...chmRegHist.menus], right: 'write' as const } }
  app.post(
    `${chmRegHist.path}/outline`,
    { config: uploads, schema: schema('규제목록 엑셀의 열') },
    async (request) => {
      const { regCd, sheet } = await readForm(request)
      const { sql } = reading(engine, request.session)
      const item = await sql.maybe<{ lawArticle: string }>(
        'select "lawArticle" from "chmRegItem" where "regCd" = $1 order by "endYmd" desc nulls first, "regItemNo" desc limit 1',
        [regCd],
      )
      return {
        data: {
          ...outlineOf(
            sheet,
            publishedTargets,
            await rememberedOf(sql, publisherOf(regCd)),
            regulationSentences.columnsMissing(),
          ),
          lawArticle: item?.lawArticle ?? null,
        } satisfies ListOutline,
      }
    },
  )
  app.post(
    `${chmRegHist.path}/upload`,
    { config: uploads, schema: schema('규제이력 업로드') },
    async (request) => {
      const { regCd, effectYmd, noticeTxt, lawArticle, fileNm, sheet, mapping } = await readForm(request)
      if (!isDay(effectYmd)) throw badField('effectYmd', messages.requiredField('시행일'))
      const key = await writing(engine, request, async (context) => {
        const regHistNo = (await createRecord(regHistBehaviour, context, {
          regCd,
          effectYmd,
          noticeTxt,
        })) as number
        const publisher = publisherOf(regCd)
        const remembered = await rememberedOf(context.sql, publisher)
        if (mapping) {
          const said = outlineOf(sheet, publishedTargets, remembered, regulationSentences.columnsMissing())
          await remember(context, publisher, mapping, said.header)
        }
        const head = { regHistNo, regCd, effectYmd, fileNm }
        await storeHistory(context, head, sheet, { mapping, remembered, lawArticle })
        return regHistNo
      })
      const context = reading(engine, request.session)
      return detailOf(regHistBehaviour, context, await loadRecord(chmRegHist, context, key))
    },
  )
  app.get(
    `${chmRegHist.path}/:key/impact`,
    { config: { access: { menus: [...chmRegHist.menus], right: 'read' } }, schema: schema('영향분석') },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const hist = await loadRecord(chmRegHist, context, request.params.key)
      return { data: await impact(context, hist) }
    },
  )
  const matchReads = { access: { menus: [...chmRegMatch.menus], right: 'read' as const } }
  app.get(
    `${chmRegMatch.path}/:key/explain`,
    { config: matchReads, schema: schema('규제 해당 근거') },
    async (request: Keyed) => ({
      data: await explain(reading(engine, request.session), Number(request.params.key)),
    }),
  )
  app.post(
    '/api/chm/product/:key/rematch',
    {
      config: { access: { menus: ['baseInfo/products/productList'], right: 'write' } },
      schema: schema('규제 다시 판정'),
    },
    async (request: Keyed) => {
      const prodNo = Number(request.params.key)
      const changes = await writing(engine, request, async ({ sql, session, today }) => {
        if (
          !Number.isSafeInteger(prodNo) ||
          !(await sql.maybe('select 1 from "chmProduct" where "prodNo" = $1', [prodNo]))
        )
          throw notFound()
        return rematch(sql, session.userId, today, [prodNo])
      })
      return { data: changes[0] ?? { prodNo, added: [], removed: [] } }
    },
  )
}

/** Under this name the columns of a list's workbook are remembered, beside those of suppliers. */
const publisherOf = (regCd: string): Sender => ({ uploadNm: 'chemical', senderNm: `list ${regCd}` })

async function readForm(request: FastifyRequest) {
  const { rows: sheet, fileNm, said } = await uploadedRows(request)
  const [regCd, effectYmd, noticeTxt] = [said('regCd'), said('effectYmd'), said('noticeTxt')]
  if (!regCd) throw badField('regCd', messages.requiredField('규제목록'))
  return {
    regCd,
    effectYmd,
    noticeTxt,
    lawArticle: said('lawArticle').slice(0, 200),
    fileNm,
    sheet,
    mapping: mappingIn(said('mapping'), publishedTargets),
  }
}

async function onDay(
  { sql }: Context,
  day: string,
  regCd: string,
  q: string,
  own: boolean,
): Promise<ItemsOfDay> {
  const ours = `exists (select 1 from "chmRegMatch" m where m."regItemNo" = i."regItemNo" and m."applyYn" is distinct from 'N')`
  const items = await sql.query<RegItemOnDay>(
    `select i.*, (select count(distinct m."prodNo")::int from "chmRegMatch" m where m."regItemNo" = i."regItemNo" and m."applyYn" is distinct from 'N') as "prodCnt"
     from (select "regItemNo", "regCd", "regSubjNm", "casNo", "casGroup", "contentMinPct", "contentOpCd", "thr1Qty", "thr2Qty", "thrUnitTxt", "lawArticle", "noticeTxt",
             "effectYmd", "endYmd", "verNo", "confirmNeededYn" from "chmRegItem") i
     where i."effectYmd" <= $1 and coalesce(i."endYmd" >= $1, true) and ($2 = '' or i."regCd" = $2)
       and ($3 = '' or strpos(lower(concat_ws(' ', i."regSubjNm", i."casNo", array_to_string(i."casGroup", ' '), i."lawArticle")), lower($3)) > 0) and (not $4 or ${ours})
     order by i."regCd", i."regSubjNm" limit ${shownItems + 1}`,
    [day, regCd, q, own],
  )
  const lists = await sql.query<ListCount>(
    `select "regCd", count(*)::int as "count", count(*) filter (where ${ours})::int as "ownCnt" from "chmRegItem" i
     where "effectYmd" <= $1 and coalesce("endYmd" >= $1, true) group by 1 order by 1`,
    [day],
  )
  const held = await sql.query<ListEdition>(
    `select "regCd", "effectYmd", "endYmd", "editionTxt", "sourceTxt", "totalCnt", "fullYn", "confirmNeededYn" from "chmRegList" order by "regCd"`,
  )
  const editions = await sql.query<{ ymd: string }>(
    `select "effectYmd"::text as "ymd" from "chmRegItem" where $1 = '' or "regCd" = $1 group by 1 order by 1 desc limit ${shownEditions}`,
    [regCd],
  )
  return {
    items: items.slice(0, shownItems),
    more: items.length > shownItems,
    lists,
    held,
    editionYmds: editions.map(({ ymd }) => ymd).toReversed(),
  }
}

async function impact(context: Context, hist: ChmRegHist): Promise<EditionImpact> {
  if (hist.state === 'discarded') throw conflict(regulationSentences.discarded())
  const changes = await impactOf(context.sql, hist.regHistNo, hist.regCd, hist.effectYmd)
  const ripples = await rippleOf(
    context,
    changes.map(({ prodNo }) => prodNo),
  )
  const products = changes.map((change): Impact => ({ ...change, ...ripples.get(change.prodNo)! }))
  return {
    products,
    simulation: simulate(products, await ratiosOf(context, hist), await chemicalParameters(context)),
  }
}

/** '왜?' of one match: components, limit, article, edition. @throws Refusal 404 */
async function explain({ sql, session }: Context, regMatchNo: number): Promise<Explanation> {
  const found = await sql.maybe<{
    prodNo: number
    regItemNo: number | null
    regNm: string
    matchTypeCd: string
    exceptReason: string | null
    userNm: string | null
    ymd: string
  }>(
    `select m."prodNo", m."regItemNo", m."matchTypeCd", m."exceptReason", (select "userNm" from "user" u where u."userId" = m."createUserId") as "userNm",
       (m."createDt" at time zone 'Asia/Seoul')::date::text as ymd, (select ${codeNameOf('c', session.language)} from "codeItem" c where c."codeGrpCd" = 'CHM_REG_CD' and c."code" = m."regCd") as "regNm"
     from "chmRegMatch" m where m."regMatchNo" = $1`,
    [Number.isSafeInteger(regMatchNo) ? regMatchNo : -1],
  )
  if (!found) throw notFound()
  if (found.matchTypeCd === matchTypes.manual) return explainManual(found.regNm, found)
  const components = (await componentsOf(sql, [found.prodNo]))[0]?.components ?? []
  if (found.regItemNo === null) {
    const rows = await sql.query<{ altNm: string }>(
      `select "altNm" from "chmProductComp" where "prodNo" = $1 and "secretYn" = 'Y' and "altNm" is not null`,
      [found.prodNo],
    )
    return explainDeclared(
      found.regNm,
      rows.map(({ altNm }) => altNm),
    )
  }
  const item = await sql.one<
    MatchItem & {
      lawArticle: string
      noticeTxt: string | null
      effectYmd: string
      verNo: number
      confirmNeededYn: string | null
    }
  >(
    `select *, "chmCasGroup"("regCd", "regSubjNm", "casNo", "casGroup") as "casGroup" from "chmRegItem" where "regItemNo" = $1`,
    [found.regItemNo],
  )
  return explainMatch(components, item, found.regNm)
}
