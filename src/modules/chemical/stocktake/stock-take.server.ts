import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, badFields } from '../../../core/server/http/errors.ts'
import { requireScope } from '../../../core/server/entity/scope.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { loadRights } from '../../../platform/session/rights.ts'
import { addLines, changeLines } from '../../../core/server/entity/lines.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { reasonMin } from '../../../core/shared/limits.ts'
import { messages } from '../../../core/shared/messages.ts'
import { ioTypes } from '../inout/in-out.rule.ts'
import { monthLock, post } from '../inout/posting.server.ts'
import { chmMonthClose, type ChmMonthClose } from './chm-month-close.resource.ts'
import { chmStockTake, type ChmStockTake } from './chm-stock-take.resource.ts'
import {
  closeIssue,
  differenceOf,
  isReportedLoss,
  uncountedIssues,
  unexplainedIssues,
} from './stock-take.rule.ts'
import { requestLosses } from './stock-loss.server.ts'
import { countSentences, takeSentences } from './stock-take.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { storageRecords } from '../record-pages.rule.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'

/** Four eyes: the one who is named, and not who counted. */
const approverOnly: Guard<typeof chmStockTake> = ({ apprUserId }, { session }) =>
  apprUserId === session.userId || isSystem(session) ? undefined : takeSentences.approverOnly()
const notifyTake = async (
  context: Context,
  { takeNo, takeCd, storeNo, plantCd }: ChmStockTake,
  to: (string | null)[],
  asked: Sentence,
): Promise<void> => {
  const { storeNm } = await context.sql.one<{ storeNm: string }>(
    'select "storeNm" from "chmStore" where "storeNo" = $1',
    [storeNo],
  )
  await notify(context, 'CHM_TAKE', {
    to: to.filter((userId) => userId !== context.session.userId),
    variables: { docNo: takeCd ?? '', title: storeNm, cont: asked },
    linkUrl: addressOf(storageRecords.chmStockTake, takeNo),
    plantCd,
  })
}

/** Counts: begun from the book, confirmed into the journal. */
export const stockTakeBehaviour = defineBehaviour(chmStockTake, {
  without: ['multi'],
  mayEdit: ({ state }) =>
    state === 'counting' || state === 'explaining' ? undefined : takeSentences.editCounting(),
  mayDelete: () => takeSentences.noDelete(),
  beforeSave: async (input, context, before) => {
    const store = await context.sql.maybe<{ plantCd: string }>(
      'select "plantCd" from "chmStore" where "storeNo" = $1',
      [input.storeNo],
    )
    if (!store) throw badField('storeNo', messages.badChoice('장소'))
    requireScope(chmStockTake, context.session, { plantCd: store.plantCd })
    if (before && before.storeNo !== input.storeNo) throw badField('storeNo', messages.readOnlyField('장소'))
    if (input.baseYmd > context.today) throw badField('baseYmd', takeSentences.future())
    if (input.assignUserId && input.assignUserId !== before?.assignUserId)
      await requireCounter(context, 'assignUserId', input.assignUserId, store.plantCd)
    const saved = { ...input, plantCd: store.plantCd }
    return input.lines ? { ...saved, lines: linesOf(input.lines, before) } : saved
  },
  afterSave: async (key, context, before) => {
    if (before) return
    const takeNo = Number(key)
    const { sql } = context
    const take = await sql.one<{ storeNo: number }>(
      'select "storeNo" from "chmStockTake" where "takeNo" = $1',
      [takeNo],
    )
    // Who writes to the store waits, so that the count begins between two entries of the journal.
    await sql.query('select 1 from "chmStore" where "storeNo" = $1 for update', [take.storeNo])
    const { lastIoNo } = await sql.one<{ lastIoNo: number | null }>(
      'select max("ioNo") as "lastIoNo" from "chmInOut"',
    )
    await setColumns(context, chmStockTake, takeNo, { lastIoNo }, { trail: false, stamps: false })
    const lots = await sql.query<{ prodNo: number; lotNo: string; unitCd: string }>(
      `select s."prodNo", s."lotNo", s."unitCd" from "chmStock" s where s."storeNo" = $2 and s."stockQty" > 0
         and not exists (select 1 from "chmStockTakeLine" l where l."takeNo" = $1 and l."prodNo" = s."prodNo" and l."lotNo" = s."lotNo")
       order by s."prodNo", s."lotNo"`,
      [takeNo, take.storeNo],
    )
    await addLines(context, chmStockTake, 'lines', takeNo, lots, { trail: false })
  },
  transitions: {
    finish: {
      may: counterOnly,
      guards: {
        counted: ({ lines }) => uncountedIssues(lines).map((message) => ({ guard: 'counted', message })),
        unmoved: moved,
      },
      set: (_take, { session }) => ({ countUserId: session.userId }),
      effect: compareWithBook,
    },
    submit: {
      may: counterOnly,
      guards: {
        explained: ({ lines }) =>
          unexplainedIssues(lines).map((message) => ({ guard: 'explained', message })),
        unmoved: moved,
      },
      set: async ({ countUserId, plantCd }, context, { apprUserId }) => {
        if (apprUserId === context.session.userId || apprUserId === countUserId)
          throw badField('apprUserId', takeSentences.counterNotApprover())
        await requireCounter(context, 'apprUserId', String(apprUserId), plantCd!)
        return { apprUserId }
      },
      effect: (take, context) => notifyTake(context, take, [take.apprUserId], countSentences.askApproval()),
    },
    sendBack: {
      may: approverOnly,
      effect: async (take, context) => {
        // It is counted anew, and again without the book.
        await changeLines(
          context,
          chmStockTake,
          'lines',
          take.takeNo,
          take.lines.map(({ takeLineNo }) => ({ takeLineNo, bookQty: null, diffQty: null, causeCd: null })),
          { trail: false },
        )
        await notifyTake(context, take, [take.countUserId], countSentences.countAgain())
      },
    },
    confirm: {
      may: approverOnly,
      guards: { unmoved: moved },
      set: ({ lines }, _context, { lossTxt }) => {
        const told = typeof lossTxt === 'string' ? lossTxt.trim() : ''
        if (lines.some(isReportedLoss) && told.length < reasonMin)
          throw badField('lossTxt', countSentences.lossNeeded())
        return { lossTxt: told || null }
      },
      effect: async (take, context) => {
        await writeDifferences(take, context)
        await requestLosses(take, context)
      },
    },
  },
})
function counterOnly(
  { assignUserId, countUserId }: ChmStockTake,
  { session }: Context,
): Sentence | undefined {
  const counter = countUserId ?? assignUserId
  return counter && counter !== session.userId && !isSystem(session) ? takeSentences.counterOnly() : undefined
}
/** A count is given to who can open it: may write on its menu, at the plant of the store. @throws Refusal 400 */
async function requireCounter(
  { sql, today }: Context,
  field: 'assignUserId' | 'apprUserId',
  userId: string,
  plantCd: string,
): Promise<void> {
  const rights = await loadRights(sql, userId, today, 'MAIN')
  const opens =
    rights &&
    mayUse(rights, chmStockTake.menus, 'write') &&
    (rights.plants === null || rights.plants.includes(plantCd))
  if (!opens) throw badField(field, takeSentences.cannotOpen())
}

type TakeLine = ChmStockTake['lines'][number]
/**
 * Lines as they are kept: while it is counted without the book, afterwards what was counted stays and its
 * causes are written.
 */
function linesOf<L extends Partial<TakeLine>>(given: readonly L[], before: ChmStockTake | undefined): L[] {
  if (before?.state !== 'explaining')
    return given.map((line) => ({ ...line, bookQty: null, diffQty: null, causeCd: null }))
  const stored = new Map(before.lines.map((line) => [line.takeLineNo, line]))
  const same = (line: L) => {
    const known = line.takeLineNo ? stored.get(line.takeLineNo) : undefined
    return (
      known?.prodNo === line.prodNo &&
      known?.lotNo === line.lotNo &&
      Number(known?.realQty) === Number(line.realQty)
    )
  }
  if (given.length !== stored.size || !given.every(same))
    throw badField('lines', takeSentences.countedStays())
  return given.map((line) => {
    const { bookQty, diffQty } = stored.get(line.takeLineNo!)!
    return { ...line, bookQty, diffQty }
  })
}
/** The end of counting: the book is put beside what was counted. */
async function compareWithBook(take: ChmStockTake, context: Context): Promise<void> {
  const stock = await context.sql.query<{ prodNo: number; lotNo: string; stockQty: number }>(
    'select "prodNo", "lotNo", "stockQty" from "chmStock" where "storeNo" = $1',
    [take.storeNo],
  )
  const book = new Map(stock.map(({ prodNo, lotNo, stockQty }) => [`${prodNo} ${lotNo}`, Number(stockQty)]))
  const rows = take.lines.map(({ takeLineNo, prodNo, lotNo, realQty }) => {
    const bookQty = book.get(`${prodNo} ${lotNo}`) ?? 0
    return { takeLineNo, bookQty, diffQty: differenceOf({ bookQty, realQty: realQty ?? null }) }
  })
  await changeLines(context, chmStockTake, 'lines', take.takeNo, rows, { trail: false })
}
/** A lot that moved since the count began must be counted again. */
async function moved(take: ChmStockTake, { sql }: Context) {
  await sql.query('select 1 from "chmStore" where "storeNo" = $1 for update', [take.storeNo])
  const changed = await sql.query<{ lotNo: string }>(
    `select distinct i."lotNo" from "chmInOut" i join "chmStockTakeLine" l on l."takeNo" = $1 and l."prodNo" = i."prodNo" and l."lotNo" = i."lotNo"
     where i."ioNo" > $2 and $3 in (i."fromStoreNo", i."toStoreNo") order by 1`,
    [take.takeNo, take.lastIoNo ?? 0, take.storeNo],
  )
  return changed.length > 0
    ? takeSentences.stockMoved({ lots: changed.map(({ lotNo }) => lotNo).join(', ') })
    : undefined
}
async function writeDifferences(take: ChmStockTake, context: Context): Promise<void> {
  for (const line of take.lines) {
    const diff = line.diffQty ?? 0
    if (diff === 0) continue
    await post(context, {
      ioTypeCd: diff > 0 ? ioTypes.countMore : ioTypes.countLess,
      ioDt: context.now,
      prodNo: line.prodNo,
      lotNo: line.lotNo,
      qty: Math.abs(diff),
      unitCd: line.unitCd,
      ...(diff > 0 ? { toStoreNo: take.storeNo } : { fromStoreNo: take.storeNo }),
      reasonTxt: String(
        countSentences.reason({ count: take.takeCd ?? '', cause: line.causeNm ?? '' }),
      ).trim(),
      refTypeCd: 'TAKE',
      refNo: take.takeNo,
    })
  }
}

/** The closing of months: waits for those who are writing, keeps opening, in, out and end. */
export const monthCloseBehaviour = defineBehaviour(chmMonthClose, {
  without: ['update', 'delete', 'multi'],
  mayEdit: () => takeSentences.closedFixed(),
  beforeSave: async (input, context) => {
    await lockMonths(context, input.plantCd)
    const issue = await closingIssue(context, input.plantCd, input.closeYm)
    if (issue) throw badFields([issue])
    return { ...input, closeDt: context.now, closeUserId: context.session.userId }
  },
  afterSave: async (key, context) => writeMonth(context, Number(key)),
  transitions: {
    reopen: {
      guards: {
        last: async ({ plantCd, closeYm }, { sql }) =>
          (await sql.maybe(
            `select 1 from "chmMonthClose" where "plantCd" = $1 and "closeYm" > $2 and "state" = 'closed' limit 1`,
            [plantCd, closeYm],
          ))
            ? takeSentences.laterClosed()
            : undefined,
      },
      set: async ({ plantCd }, context) => {
        await lockMonths(context, plantCd)
        return {}
      },
    },
    close: {
      guards: {
        order: async ({ plantCd, closeYm }, context) =>
          (await closingIssue(context, plantCd, closeYm))?.message,
      },
      set: async (row, context) => {
        await lockMonths(context, row.plantCd)
        return { closeDt: context.now, closeUserId: context.session.userId }
      },
      effect: (row: ChmMonthClose, context) => writeMonth(context, row.monthCloseNo),
    },
  },
})
const lockMonths = ({ sql }: Context, plantCd: string) =>
  sql.query('select pg_advisory_xact_lock(hashtext($1))', [monthLock(plantCd)])

/** The months of a plant that are closed, and the month of its first entry. */
async function monthsOf({ sql }: Context, plantCd: string) {
  const closed = await sql.query<{ closeYm: string }>(
    `select "closeYm" from "chmMonthClose" where "plantCd" = $1 and "state" = 'closed'`,
    [plantCd],
  )
  const { first } = await sql.one<{ first: string | null }>(
    `select to_char(min("ioDt"), 'YYYY-MM') as first from "chmInOut" where "plantCd" = $1`,
    [plantCd],
  )
  return { closed: closed.map((each) => each.closeYm), first }
}
async function closingIssue(context: Context, plantCd: string, closeYm: string) {
  const { closed, first } = await monthsOf(context, plantCd)
  return closeIssue(closeYm, context.today, closed, first)
}

async function writeMonth({ sql }: Context, monthCloseNo: number): Promise<void> {
  // By hand: what was summed up before is summed up anew.
  await sql.query('delete from "chmMonthLine" where "monthCloseNo" = $1', [monthCloseNo])
  await sql.query(
    // By hand: the month is summed up from the journal in one statement.
    `insert into "chmMonthLine" ("monthCloseNo", "storeNo", "prodNo", "unitCd", "openQty", "inQty", "outQty", "endQty")
     select m."monthCloseNo", v."storeNo", v."prodNo", v."unitCd",
       coalesce(sum(v."qty") filter (where v."ioDt" < b.begins), 0),
       coalesce(sum(v."qty") filter (where v."ioDt" >= b.begins and v."qty" > 0), 0),
       coalesce(-sum(v."qty") filter (where v."ioDt" >= b.begins and v."qty" < 0), 0),
       coalesce(sum(v."qty"), 0)
     from "chmMonthClose" m
     cross join lateral (select (m."closeYm" || '-01')::date::timestamptz as begins, ((m."closeYm" || '-01')::date + interval '1 month')::timestamptz as ends) b
     join "chmStockMove" v on v."plantCd" = m."plantCd" and v."ioDt" < b.ends
     where m."monthCloseNo" = $1
     group by m."monthCloseNo", v."storeNo", v."prodNo", v."unitCd", b.begins
     having coalesce(sum(v."qty") filter (where v."ioDt" < b.begins), 0) <> 0 or bool_or(v."ioDt" >= b.begins)`,
    [monthCloseNo],
  )
}
