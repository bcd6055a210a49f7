import { defined } from '../../../core/shared/defined.ts'
import { chmStock } from '../stock/chm-stock.resource.ts'
import { changeLine } from '../../../core/server/entity/lines.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { messages } from '../../../core/shared/messages.ts'
import { ioTypes } from '../inout/in-out.rule.ts'
import { post } from '../inout/posting.server.ts'
import { liesAhead } from '../inout/entry-questions.server.ts'
import { isChemicalManager } from '../material-check/material-people.server.ts'
import { inFefoOrder, pickLots, type Lot } from '../stock/stock.rule.ts'
import { baseUnitOf, convertQuantity, isQuantityUnit, showQuantity, toMilli } from '../store/quantity.rule.ts'
import { chmReagentRqst, chmSpecialLog, type ChmReagentRqst } from './chm-reagent.resource.ts'
import {
  childBottle,
  lineSupervisor,
  linesOfState,
  returnIssues,
  specialList,
  strictLists,
} from './reagent.rule.ts'
import { requestSentences } from './reagent-request.texts.ts'
import { reagentRefusals } from './reagent.texts.ts'

type Rule = Guard<typeof chmReagentRqst>
const own: Rule = (row, { session }) =>
  row.rqstUserId === session.userId || isChemicalManager(session) ? undefined : requestSentences.ownOnly()
const headOnly: Rule = ({ rqstUserId }, { session }) => {
  if (!session.authGrpNos.includes(lineSupervisor)) return requestSentences.headOnly()
  return rqstUserId === session.userId ? requestSentences.notOwn() : undefined
}
const head: Rule = async (row, context) => {
  const { session } = context
  if (isSystem(session) || isChemicalManager(session)) return undefined
  const strict = await listedProducts(context, row, strictLists)
  if (strict.length > 0) return requestSentences.managerAfterHead({ products: strict.join(', ') })
  return headOnly(row, context)
}
/** 특별관리·사고대비물질 need both words, of two people. (chm.md 4) */
const headConfirmed: Rule = async (row, context) => {
  const strict = await listedProducts(context, row, strictLists)
  if (strict.length === 0) return undefined
  if (!row.headUserId) return requestSentences.headFirst({ products: strict.join(', ') })
  return row.headUserId === context.session.userId ? requestSentences.twoPeople() : undefined
}
const confirmable: Rule = async (row, context) =>
  row.headUserId
    ? requestSentences.confirmedAlready()
    : (await listedProducts(context, row, strictLists)).length === 0
      ? requestSentences.strictOnly()
      : undefined
const keeper: Rule = (_, { session }) =>
  isChemicalManager(session) ? undefined : requestSentences.managerOnly()

/** Names of products of a request that stand on one of the lists. */
async function listedProducts(
  { sql }: Context,
  row: ChmReagentRqst,
  regCds: readonly string[],
): Promise<string[]> {
  const rows = await sql.query<{ prodNm: string }>(
    `select distinct p."prodNm" from "chmRegMatch" m join "chmProduct" p using ("prodNo")
     where m."prodNo" = any($1::bigint[]) and m."regCd" = any($2::text[]) and coalesce(m."applyYn", 'Y') = 'Y' order by 1`,
    [row.lines.map(({ prodNo }) => prodNo), regCds],
  )
  return rows.map(({ prodNm }) => prodNm)
}

/**
 * Reagents: asked for, given, taken from the lot that must be used first into a bottle of its own, and
 * brought back. (chm.md 4)
 */
export const reagentBehaviour = defineBehaviour(chmReagentRqst, {
  without: ['multi'],
  mayEdit: (row, context) =>
    row.state === 'draft' || row.state === 'rejected' || row.state === 'received'
      ? own(row, context)
      : row.state === 'approved'
        ? keeper(row, context)
        : requestSentences.editStates(),
  mayDelete: (row, context) => (row.state === 'draft' ? own(row, context) : requestSentences.deleteDraft()),
  beforeSave: async (input, { session, sql }, before) => {
    const store = await sql.maybe('select 1 from "chmStore" where "storeNo" = $1 and "plantCd" = $2', [
      input.storeNo,
      input.plantCd,
    ])
    if (!store) throw badField('storeNo', messages.badChoice('불출장소'))
    const rqstUserId = before?.rqstUserId ?? session.userId
    if (!before || before.state === 'draft' || before.state === 'rejected')
      return {
        ...input,
        rqstUserId,
        ...defined({
          lines: input.lines
            ? input.lines.map((line) => ({
                ...line,
                issueQty: null,
                lotNo: null,
                bottleCd: null,
                returnQty: null,
              }))
            : undefined,
        }),
      }
    // What was approved and given stays as it was; the return goes where the bottle came from.
    const { plantCd, deptCd, storeNo, useYmd, purposeTxt, placeTxt } = before
    return {
      ...input,
      rqstUserId,
      plantCd,
      deptCd,
      storeNo,
      useYmd,
      purposeTxt,
      placeTxt,
      ...defined({ lines: input.lines ? linesOfState(before.state, before.lines, input.lines) : undefined }),
    }
  },
  transitions: {
    request: {
      may: own,
      set: () => ({ headUserId: null, headDt: null }),
      guards: {
        lines: ({ lines }) => (lines.length > 0 ? undefined : requestSentences.noReagents()),
      },
    },
    confirm: {
      may: headOnly,
      guards: { confirmable },
      set: (_, { now, session }) => ({ headUserId: session.userId, headDt: now }),
    },
    approve: { may: head, guards: { headConfirmed } },
    reject: { may: head },
    issue: {
      may: keeper,
      set: (_, { now, session }) => ({ issueDt: now, issueUserId: session.userId }),
      effect: issue,
    },
    receive: { may: own, guards: { log: logged } },
    return: {
      may: own,
      guards: {
        quantities: ({ lines }) => returnIssues(lines).map((message) => ({ guard: 'quantities', message })),
      },
      effect: bringBack,
    },
    cancel: { may: own },
  },
})

/** 특별관리물질 are received only with their log. */
async function logged(row: ChmReagentRqst, context: Context) {
  const special = await listedProducts(context, row, [specialList])
  if (special.length === 0) return undefined
  const log = await context.sql.maybe('select 1 from "chmSpecialLog" where "reagentRqstNo" = $1 limit 1', [
    row.reagentRqstNo,
  ])
  return log ? undefined : requestSentences.logFirst({ products: special.join(', ') })
}

/**
 * Takes each line from the lots of the store that must be used first; one lot a line, so that the label has
 * one parent.
 */
async function issue(row: ChmReagentRqst, context: Context): Promise<void> {
  const { sql, now, today } = context
  await sql.query('select 1 from "chmStore" where "storeNo" = $1 for update', [row.storeNo])
  for (const line of row.lines) {
    const product = await sql.one<{ stateCd: string; density: number | null }>(
      'select "stateCd", "density" from "chmProduct" where "prodNo" = $1',
      [line.prodNo],
    )
    const unit = baseUnitOf(product.stateCd)
    const wanted = line.issueQty ?? line.rqstQty
    const inUnit = isQuantityUnit(line.unitCd)
      ? convertQuantity(wanted, line.unitCd, unit, product.density)
      : undefined
    const lots = await sql.query<Lot & { stockNo: number }>(
      `select "stockNo", "lotNo", "stockQty", "unitCd", "expYmd"::text as "expYmd", "openYmd"::text as "openYmd", "openLifeDays", "holdCd"
       from "chmStock" where "storeNo" = $1 and "prodNo" = $2 and "stockQty" > 0`,
      [row.storeNo, line.prodNo],
    )
    const needed = toMilli(inUnit ?? wanted)
    const enough = lots.filter(({ stockQty, lotNo }) =>
      line.lotNo ? lotNo === line.lotNo : stockQty >= needed,
    )
    const lotNo =
      pickLots(enough, needed, today).picks[0]?.lot.lotNo ?? line.lotNo ?? inFefoOrder(lots)[0]?.lotNo ?? '-'
    await post(context, {
      ioTypeCd: ioTypes.reagent,
      ioDt: now,
      prodNo: line.prodNo,
      lotNo,
      qty: wanted,
      unitCd: line.unitCd,
      fromStoreNo: row.storeNo,
      reasonTxt: String(reagentRefusals.given({ code: row.reagentRqstCd ?? '' })).trim(),
      refTypeCd: 'REAGENT',
      refNo: row.reagentRqstNo,
    })
    const { count } = await sql.one<{ count: number }>(
      `select count(*)::int as count from "chmReagentLine" where "lotNo" = $1 and "prodNo" = $2 and "bottleCd" is not null`,
      [lotNo, line.prodNo],
    )
    const { reagentLineNo } = line
    const issued = { reagentLineNo, issueQty: wanted, lotNo, bottleCd: childBottle(lotNo, count) }
    await changeLine(context, chmReagentRqst, 'lines', row.reagentRqstNo, issued, { trail: false })
    const stock = lots.find((lot) => lot.lotNo === lotNo)
    const unopened = { from: { openYmd: null }, trail: false, stamps: false } as const
    if (stock) await setColumns(context, chmStock, stock.stockNo, { openYmd: today }, unopened)
  }
}
async function bringBack(row: ChmReagentRqst, context: Context): Promise<void> {
  for (const line of row.lines) {
    if (!line.returnQty || !line.lotNo) continue
    await post(context, {
      ioTypeCd: ioTypes.reagentReturn,
      ioDt: context.now,
      prodNo: line.prodNo,
      lotNo: line.lotNo,
      qty: line.returnQty,
      unitCd: line.unitCd,
      toStoreNo: row.storeNo,
      sepTxt: String(reagentRefusals.backInPlace({ qty: `${showQuantity(line.returnQty)}${line.unitCd}` })),
      reasonTxt: String(reagentRefusals.returned({ code: row.reagentRqstCd ?? '' })).trim(),
      refTypeCd: 'REAGENT',
      refNo: row.reagentRqstNo,
    })
  }
}

/** 취급일지: the substance stands on the list of 특별관리물질 and in the product; kept for good. */
export const specialLogBehaviour = defineBehaviour(chmSpecialLog, {
  without: ['multi'],
  mayDelete: () => requestSentences.logKept(),
  beforeSave: async (input, { sql, now }) => {
    if (liesAhead(input.workDt, now)) throw badField('workDt', requestSentences.logFuture())
    const inProduct = await sql.maybe(
      `select 1 from "chmProductComp" c where c."prodNo" = $1 and c."chemNo" = $2`,
      [input.prodNo, input.chemNo],
    )
    if (!inProduct) throw badField('chemNo', requestSentences.notInProduct())
    return input
  },
})
