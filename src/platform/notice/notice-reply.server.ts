import { acts, audit } from '../../core/server/entity/audit.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { conflict, forbidden, notFound } from '../../core/server/http/errors.ts'
import { checkedInput } from '../../core/server/entity/save.ts'
import { mayUse } from '../../core/server/http/session.ts'
import { flag, textarea } from '../../core/shared/field.ts'
import { notify } from '../notification/notification.server.ts'
import { replyMax, type ReaderRow, type Reply } from './notice-answers.rule.ts'
import { findForReader, previewFor } from './notice-reading.server.ts'
import { notice } from './notice.resource.ts'
import { notTheirs } from './notice.server.ts'
import { replyMessages } from './notice.texts.ts'
import { addressOf } from '../../core/shared/record-page.ts'
import { platformRecords } from '../record-pages.rule.ts'

const inputFields = { cont: textarea('내용', { required: true, max: replyMax }), openYn: flag('공개') }
/** A notice with more questions needs another notice. */
const mostReplies = 500

interface Stored {
  replyNo: number
  upReplyNo: number | null
  userId: string
  vendorCd: string | null
  cont: string
  openYn: 'Y' | 'N'
  createDt: string
  userNm: string
  placeNm: string | null
}
interface Thread {
  row: ReaderRow
  official: boolean
  replies: Stored[]
}
/** @throws Refusal 404 when the notice is not the caller's to read */
async function threadOf(context: Context, noticeNo: number): Promise<Thread> {
  const row = (await findForReader(context, noticeNo)) ?? (await previewFor(context, noticeNo))
  if (!row) throw notFound()
  const { session, sql } = context
  const official =
    !session.vendorCd && mayUse(session, notice.menus, 'write') && notTheirs(row, context) === undefined
  const replies = await sql.query<Stored>(
    `select r."replyNo", r."upReplyNo", r."userId", r."vendorCd", r."cont", r."openYn", r."createDt", u."userNm", coalesce(v."vendorNm", d."deptNm") as "placeNm"
     from "noticeReply" r join "user" u using ("userId") left join "vendor" v on v."vendorCd" = r."vendorCd" left join "dept" d on d."deptCd" = u."deptCd"
     where r."noticeNo" = $1 order by r."replyNo" limit ${mostReplies}`,
    [noticeNo],
  )
  return { row, official, replies: replies.filter((reply) => isVisible(context, official, reply, replies)) }
}
/** Its own side: the person, and for a vendor the company. */
const isOwnSide = ({ session }: Context, { userId, vendorCd }: Stored): boolean =>
  userId === session.userId || (vendorCd !== null && vendorCd === session.vendorCd)
function isVisible(context: Context, official: boolean, reply: Stored, all: readonly Stored[]): boolean {
  const question = all.find(({ replyNo }) => replyNo === reply.upReplyNo) ?? reply
  return official || question.openYn === 'Y' || isOwnSide(context, question)
}

/**
 * Questions and replies that the caller may read (mgt 2). A vendor does not learn which other company has
 * asked.
 */
export async function repliesFor(context: Context, noticeNo: number): Promise<Reply[]> {
  const { official, replies, row } = await threadOf(context, noticeNo)
  const { vendorCd, userId } = context.session
  return replies.map((reply) => {
    const isForeign = vendorCd !== null && reply.vendorCd !== null && reply.vendorCd !== vendorCd
    const question = replies.find(({ replyNo }) => replyNo === reply.upReplyNo) ?? reply
    return {
      replyNo: reply.replyNo,
      upReplyNo: reply.upReplyNo,
      cont: reply.cont,
      openYn: reply.openYn,
      createDt: reply.createDt,
      userNm: isForeign ? null : reply.userNm,
      placeNm: isForeign ? null : reply.placeNm,
      own: reply.userId === userId,
      official: reply.userId === row.createUserId || (reply.upReplyNo !== null && !isAsker(reply, question)),
      mayAnswer: reply.upReplyNo === null && (official || isOwnSide(context, reply)),
      mayRemove: reply.userId === userId && !replies.some(({ upReplyNo }) => upReplyNo === reply.replyNo),
    }
  })
}
const isAsker = (reply: Stored, question: Stored): boolean =>
  reply.userId === question.userId || (reply.vendorCd !== null && reply.vendorCd === question.vendorCd)

/**
 * Writes a question, or with `upReplyNo` a reply by its own side or by the keeper of the notice; the other
 * side is notified.
 * @throws Refusal 400, 403, 404
 */
export async function writeReply(context: Context, noticeNo: number, body: unknown): Promise<number> {
  const { upReplyNo, ...rest } = Object(body) as Record<string, unknown>
  const { cont, openYn } = checkedInput(inputFields, rest) as { cont: string; openYn?: 'Y' | 'N' | null }
  const { row, official, replies } = await threadOf(context, noticeNo)
  const question =
    upReplyNo === undefined || upReplyNo === null
      ? undefined
      : replies.find(({ replyNo }) => replyNo === upReplyNo)
  if (upReplyNo && (!question || question.upReplyNo !== null)) throw notFound()
  if (question && !official && !isOwnSide(context, question)) throw forbidden(replyMessages.notInThread())
  const { session, sql, now } = context
  const { replyNo } = await sql.one<{ replyNo: number }>(
    `insert into "noticeReply" ("noticeNo", "upReplyNo", "userId", "vendorCd", "cont", "openYn", "createDt") values ($1, $2, $3, $4, $5, $6, $7) returning "replyNo"`,
    [
      noticeNo,
      question?.replyNo ?? null,
      session.userId,
      session.vendorCd,
      cont,
      question?.openYn ?? openYn ?? 'Y',
      now,
    ],
  )
  await audit(context, acts.create, 'noticeReply', replyNo, {
    noticeNo: [null, noticeNo],
    cont: [null, cont],
  })
  context.publish({ topic: notice.name, key: noticeNo })
  const other =
    question && question.userId !== session.userId && official ? question.userId : row.createUserId
  if (other !== session.userId)
    await notify(context, 'MGT_NOTICE_REPLY', {
      to: [other],
      variables: {
        title: row.title,
        cont: cont.replaceAll(/\s+/g, ' ').slice(0, 100),
        actUserNm: session.userNm,
      },
      linkUrl: addressOf(platformRecords.notice, noticeNo),
    })
  return replyNo
}

/** Takes back what nobody has answered. @throws Refusal 403, 404, 409 */
export async function removeReply(context: Context, noticeNo: number, given: string): Promise<void> {
  const { replies } = await threadOf(context, noticeNo)
  const reply = replies.find(({ replyNo }) => String(replyNo) === given)
  if (!reply) throw notFound()
  if (reply.userId !== context.session.userId) throw forbidden(replyMessages.notOwn())
  // Keep the question that is being answered.
  await context.sql.query('select 1 from "noticeReply" where "replyNo" = $1 for update', [reply.replyNo])
  if (await context.sql.maybe('select 1 from "noticeReply" where "upReplyNo" = $1 limit 1', [reply.replyNo]))
    throw conflict(replyMessages.answered())
  await context.sql.query('delete from "noticeReply" where "replyNo" = $1', [reply.replyNo])
  await audit(context, acts.delete, 'noticeReply', reply.replyNo, { cont: [reply.cont, null] })
  context.publish({ topic: notice.name, key: noticeNo })
}
