import { defined } from '../../../core/shared/defined.ts'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, badFields } from '../../../core/server/http/errors.ts'
import { requireScope } from '../../../core/server/entity/scope.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { messages } from '../../../core/shared/messages.ts'
import { ioTypes } from '../inout/in-out.rule.ts'
import { monthLock, post } from '../inout/posting.server.ts'
import { chmMonthClose, type ChmMonthClose } from './chm-month-close.resource.ts'
import { chmStockTake, type ChmStockTake } from './chm-stock-take.resource.ts'
import { closeIssue, countIssues, differenceOf } from './stock-take.rule.ts'
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
  mayEdit: ({ state }) => (state === 'counting' ? undefined : takeSentences.editCounting()),
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
    // The book is not what the page says it is.
    const book = new Map((before?.lines ?? []).map((line) => [line.takeLineNo, line.bookQty]))
    const lines = (input.lines ?? []).map((line) => {
      const bookQty = line.takeLineNo ? (book.get(line.takeLineNo) ?? line.bookQty) : 0
      return { ...line, bookQty, diffQty: differenceOf({ ...line, bookQty }) }
    })
    return { ...input, plantCd: store.plantCd, ...defined({ lines: input.lines ? lines : undefined }) }
  },
  afterSave: async (takeNo, { sql }, before) => {
    if (before) return
    await sql.query(
      // By hand: the book is copied from the stock of the store in one statement.
      `insert into "chmStockTakeLine" ("takeNo", "prodNo", "lotNo", "unitCd", "bookQty")
       select t."takeNo", s."prodNo", s."lotNo", s."unitCd", s."stockQty" from "chmStockTake" t join "chmStock" s using ("storeNo")
       where t."takeNo" = $1 and s."stockQty" > 0
         and not exists (select 1 from "chmStockTakeLine" l where l."takeNo" = t."takeNo" and l."prodNo" = s."prodNo" and l."lotNo" = s."lotNo")
       order by s."prodNo", s."lotNo"`,
      [takeNo],
    )
  },
  transitions: {
    submit: {
      may: ({ assignUserId }, { session }) =>
        assignUserId && assignUserId !== session.userId && !isSystem(session)
          ? takeSentences.counterOnly()
          : undefined,
      guards: {
        counted: ({ lines }) => countIssues(lines).map((message) => ({ guard: 'counted', message })),
        unmoved: moved,
      },
      set: (_take, { session }, { apprUserId }) => {
        if (apprUserId === session.userId) throw badField('apprUserId', takeSentences.counterNotApprover())
        return { apprUserId, countUserId: session.userId }
      },
      effect: (take, context) => notifyTake(context, take, [take.apprUserId], countSentences.askApproval()),
    },
    sendBack: {
      may: approverOnly,
      effect: (take, context) => notifyTake(context, take, [take.countUserId], countSentences.countAgain()),
    },
    confirm: { may: approverOnly, guards: { unmoved: moved }, effect: writeDifferences },
  },
})
/** A lot that moved after it was counted must be counted again. */
async function moved(take: ChmStockTake, { sql }: Context) {
  await sql.query('select 1 from "chmStore" where "storeNo" = $1 for update', [take.storeNo])
  const stock = await sql.query<{ prodNo: number; lotNo: string; stockQty: number }>(
    'select "prodNo", "lotNo", "stockQty" from "chmStock" where "storeNo" = $1',
    [take.storeNo],
  )
  const now = new Map(stock.map(({ prodNo, lotNo, stockQty }) => [`${prodNo} ${lotNo}`, stockQty]))
  const changed = take.lines.filter(
    ({ prodNo, lotNo, bookQty }) => (now.get(`${prodNo} ${lotNo}`) ?? 0) !== bookQty,
  )
  return changed.length > 0
    ? takeSentences.stockMoved({ lots: changed.map(({ lotNo }) => lotNo).join(', ') })
    : undefined
}
async function writeDifferences(take: ChmStockTake, context: Context): Promise<void> {
  for (const line of take.lines) {
    const diff = differenceOf(line) ?? 0
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

async function closingIssue({ sql, today }: Context, plantCd: string, closeYm: string) {
  const closed = await sql.query<{ closeYm: string }>(
    `select "closeYm" from "chmMonthClose" where "plantCd" = $1 and "state" = 'closed'`,
    [plantCd],
  )
  const { first } = await sql.one<{ first: string | null }>(
    `select to_char(min("ioDt"), 'YYYY-MM') as first from "chmInOut" where "plantCd" = $1`,
    [plantCd],
  )
  return closeIssue(
    closeYm,
    today,
    closed.map((each) => each.closeYm),
    first,
  )
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
