import { headColumns } from '../../core/server/entity/columns.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { Binds } from '../../core/server/database/database.ts'
import { badField, notFound } from '../../core/server/http/errors.ts'
import { mayUse } from '../../core/server/http/session.ts'
import { yes } from '../../core/shared/session.ts'
import type { WorkSource } from '../work/my-work.server.ts'
import { answerMax, answerMin, type Board, type ReaderRow } from './notice-answers.rule.ts'
import { addresseeOf } from './notice-people.server.ts'
import { audiences, notice, noticeManageMenu, readerMenus, vendorNoticeMenu } from './notice.resource.ts'
import { isAddressed, isShown, isUnread, type Addressee } from './notice.rule.ts'
import { noticeRefusals } from './notice.texts.ts'
import { noticeWorkTexts } from './notice-work.texts.ts'

/** Notices that stand at one time; older ones end with their period. */
const mostNotices = 500

async function readerRows(
  context: Context,
  where: string,
  values: readonly unknown[],
): Promise<Omit<ReaderRow, 'mine' | 'unread'>[]> {
  const binds = new Binds()
  const [me, ...places] = [context.session.userId, ...values].map((value) => binds.add(value))
  const rows = await context.sql.query<{ row: Omit<ReaderRow, 'mine' | 'unread'> }>(
    `select to_json(x) as "row" from (
       select ${headColumns(notice, 'n', context.session, binds)},
         (select u."userNm" from "user" u where u."userId" = n."createUserId") as "createUserNm",
         (select count(*)::int from "attachFile" f where f."taskClassNm" = '${notice.name}' and f."taskKey" = n."noticeNo"::text and f."delYn" = 'N') as "fileCnt",
         r."readDt", r."confirmDt", r."answerTxt", h."hideYmd", h."remindDt"
       from "notice" n
         left join "noticeRead" r on r."noticeNo" = n."noticeNo" and r."userId" = ${me}
         left join "noticePopup" h on h."noticeNo" = n."noticeNo" and h."userId" = ${me}
       where ${where.replaceAll('?', () => places.shift() ?? 'null')}
       order by n."topYn" desc, n."fromYmd" desc, n."noticeNo" desc limit ${mostNotices}) x`,
    binds.values,
  )
  return rows.map(({ row }) => row)
}
const marked = (row: Omit<ReaderRow, 'mine' | 'unread'>, mine: boolean): ReaderRow => ({
  ...row,
  mine,
  unread: mine && isUnread(row),
})
/** Whom else a notice is addressed to is nothing that a company is told. */
const asRead = (row: ReaderRow, { session: { vendorCd } }: Context): ReaderRow =>
  vendorCd
    ? {
        ...row,
        deptCds: null,
        authGrpNos: null,
        grpNos: null,
        targetVendorCds: row.targetVendorCds?.filter((each) => each === vendorCd) ?? null,
      }
    : row
const looksAfterVendors = (context: Context, { audienceCd }: { audienceCd: string }) =>
  audienceCd !== audiences.employees && mayUse(context.session, [vendorNoticeMenu], 'read')

/**
 * Today's notices for the caller, pinned ones first, then the newest. Nobody gets a notice that is addressed
 * to others.
 */
export async function noticesFor(context: Context, board: Board = 'mine'): Promise<ReaderRow[]> {
  const today = context.today
  const [rows, me] = await Promise.all([
    readerRows(
      context,
      `n."state" in ('posted', 'scheduled') and n."fromYmd" <= ?::date and n."toYmd" >= ?::date`,
      [today, today],
    ),
    addresseeOf(context.sql, context.session),
  ])
  return rows
    .map((row) => marked(row, isMine(row, me, today)))
    .filter((row) => (board === 'mine' ? row.mine : looksAfterVendors(context, row)))
    .map((row) => asRead(row, context))
}
const isMine = (row: Omit<ReaderRow, 'mine' | 'unread'>, me: Addressee, today: string) =>
  isShown(row, today) && isAddressed(row, me)

/** One notice as its reader finds it; undefined when it is not shown to the caller today. */
export async function findForReader(context: Context, noticeNo: number): Promise<ReaderRow | undefined> {
  const [row] = await readerRows(context, 'n."noticeNo" = ?', [noticeNo])
  if (!row) return undefined
  const today = context.today
  const mine = isMine(row, await addresseeOf(context.sql, context.session), today)
  return mine || (isShown(row, today) && looksAfterVendors(context, row))
    ? asRead(marked(row, mine), context)
    : undefined
}

/** A notice that its writer or an administrator looks at as its readers will find it, posted or not. */
export async function previewFor(context: Context, noticeNo: number): Promise<ReaderRow | undefined> {
  if (!mayUse(context.session, notice.menus, 'write') || context.session.vendorCd) return undefined
  const [row] = await readerRows(context, 'n."noticeNo" = ?', [noticeNo])
  if (!row) return undefined
  return row.createUserId === context.session.userId || mayUse(context.session, [noticeManageMenu], 'read')
    ? marked(row, false)
    : undefined
}

/**
 * Remembers the first reading, and with `confirm` the confirmation of a must-read notice; what is there stays
 * as it was. A notice with a question is confirmed with its answer only.
 * @throws Refusal 400 at the answer, 404 when it is not addressed to the caller, or does not stand today
 */
export async function markRead(
  context: Context,
  noticeNo: number,
  { confirm, answer }: { confirm: boolean; answer: string },
): Promise<void> {
  const { sql, session, now } = context
  const row = await findForReader(context, noticeNo)
  if (!row?.mine) throw notFound()
  const confirmed = confirm && yes(row.mustReadYn)
  const asked = confirmed && Boolean(row.questionTxt?.trim())
  if (asked && row.confirmDt === null && (answer.length < answerMin || answer.length > answerMax))
    throw badField('answerTxt', noticeRefusals.answerNeeded())
  await sql.query(
    `insert into "noticeRead" ("noticeNo", "userId", "vendorCd", "readDt", "confirmDt", "answerTxt") values ($1, $2, $3, $4, $5, $6)
     on conflict ("noticeNo", "userId") do update set "confirmDt" = coalesce("noticeRead"."confirmDt", excluded."confirmDt"),
       "answerTxt" = coalesce("noticeRead"."answerTxt", excluded."answerTxt")`,
    [noticeNo, session.userId, session.vendorCd, now, confirmed ? now : null, asked ? answer : null],
  )
}
/** The popup does not come again today. @throws Refusal 404 */
export async function hideToday(context: Context, noticeNo: number): Promise<void> {
  if (!(await findForReader(context, noticeNo))?.mine) throw notFound()
  await context.sql.query(
    `insert into "noticePopup" ("noticeNo", "userId", "hideYmd") values ($1, $2, $3)
     on conflict ("noticeNo", "userId") do update set "hideYmd" = excluded."hideYmd"`,
    [noticeNo, context.session.userId, context.today],
  )
}

/** Must-read notices that wait for their reader. */
export const noticeWork: WorkSource = {
  labels: noticeWorkTexts,
  async find(context) {
    if (!mayUse(context.session, readerMenus, 'read')) return []
    const waiting = (await noticesFor(context)).filter(({ mustReadYn, unread }) => yes(mustReadYn) && unread)
    return waiting.map((row) => ({
      kind: 'noticeMustRead',
      title: row.title,
      more: [row.noticeTypeNm, row.createUserNm].filter(Boolean).join(' · '),
      dueDt: row.readDueYmd ? `${row.readDueYmd}T23:59:59+09:00` : null,
      resource: notice.name,
      key: row.noticeNo,
    }))
  },
}
