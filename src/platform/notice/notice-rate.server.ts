import { audit, acts } from '../../core/server/entity/audit.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { refused } from '../../core/server/http/errors.ts'
import type { ReadRate, UnreadAnswer } from './notice-answers.rule.ts'
import { notify } from '../notification/notification.server.ts'
import { addressees, type Person } from './notice-people.server.ts'
import { notice } from './notice.resource.ts'
import { isAddressed, isUnread, type Addressing } from './notice.rule.ts'
import { noticeRefusals } from './notice.texts.ts'
import { addressOf } from '../../core/shared/record-page.ts'
import { platformRecords } from '../record-pages.rule.ts'

interface Counted extends Addressing {
  noticeNo: number
  title: string
  mustReadYn: string
}
const readingsOf = async (context: Context, noticeNos: readonly number[]) =>
  Map.groupBy(
    await context.sql.query<{ noticeNo: number; userId: string; readDt: string; confirmDt: string | null }>(
      'select "noticeNo", "userId", "readDt", "confirmDt" from "noticeRead" where "noticeNo" = any($1::bigint[])',
      [noticeNos],
    ),
    ({ noticeNo }) => noticeNo,
  )
const unreadAmong = (
  row: Counted,
  people: readonly Person[],
  readings: readonly { userId: string; readDt: string; confirmDt: string | null }[],
): Person[] => {
  const read = new Map(readings.map((each) => [each.userId, each]))
  return people.filter(({ userId }) =>
    isUnread({ ...(read.get(userId) ?? { readDt: null, confirmDt: null }), mustReadYn: row.mustReadYn }),
  )
}

/** The share of the addressed people who have read each notice; a must-read one counts confirmations. */
export async function readRates(context: Context, rows: readonly Counted[]): Promise<ReadRate[]> {
  if (rows.length === 0) return []
  const [people, readings] = await Promise.all([
    addressees(context.sql, context.today),
    readingsOf(
      context,
      rows.map(({ noticeNo }) => noticeNo),
    ),
  ])
  return rows.map((row) => {
    const to = people.filter((person) => isAddressed(row, person))
    return {
      noticeNo: row.noticeNo,
      targetCnt: to.length,
      readCnt: to.length - unreadAmong(row, to, readings.get(row.noticeNo) ?? []).length,
    }
  })
}

/** The people who have not read it, by department or company; places where everybody has are left out. */
export async function unreadOf(context: Context, row: Counted): Promise<UnreadAnswer> {
  const to = (await addressees(context.sql, context.today)).filter((person) => isAddressed(row, person))
  const unread = unreadAmong(row, to, (await readingsOf(context, [row.noticeNo])).get(row.noticeNo) ?? [])
  const all = Map.groupBy(to, ({ placeNm }) => placeNm)
  const places = [...Map.groupBy(unread, ({ placeNm }) => placeNm)].map(([placeNm, people]) => ({
    placeNm,
    vendorCd: people[0]?.vendorCd ?? null,
    targetCnt: all.get(placeNm)?.length ?? 0,
    people: people.map(({ userId, userNm }) => ({ userId, userNm })),
  }))
  return {
    noticeNo: row.noticeNo,
    targetCnt: to.length,
    readCnt: to.length - unread.length,
    places,
    answers: await answersTo(context, row.noticeNo, to),
  }
}

const mostAnswers = 200
/** What the addressed people answered to the question of a notice, the newest first. */
async function answersTo({ sql }: Context, noticeNo: number, to: readonly Person[]) {
  const people = new Map(to.map((person) => [person.userId, person]))
  const rows = await sql.query<{ userId: string; answerTxt: string }>(
    `select "userId", "answerTxt" from "noticeRead" where "noticeNo" = $1 and "answerTxt" is not null order by "confirmDt" desc limit ${mostAnswers}`,
    [noticeNo],
  )
  return rows.flatMap(({ userId, answerTxt }) => {
    const person = people.get(userId)
    return person ? [{ userNm: person.userNm, placeNm: person.placeNm, answerTxt }] : []
  })
}

/** NOTI_EVENT of the administration model (admin 3). */
const noticeEvent = 'MGT_NOTICE'
const linkOf = (noticeNo: number) => addressOf(platformRecords.notice, noticeNo)
/** The first words, for the message. */
const excerpt = (cont: string): string => cont.replaceAll(/\s+/g, ' ').trim().slice(0, 100)

/** Tells everybody addressed, once per notice. */
export async function tellPosted(
  context: Context,
  row: Counted & { cont: string; createUserNm?: string | null },
): Promise<void> {
  const people = await addressees(context.sql, context.today)
  await notify(context, noticeEvent, {
    to: people.filter((person) => isAddressed(row, person)).map(({ userId }) => userId),
    variables: {
      title: row.title,
      cont: excerpt(row.cont),
      actUserNm: row.createUserNm ?? context.session.userNm,
    },
    linkUrl: linkOf(row.noticeNo),
    once: `notice/${row.noticeNo}`,
  })
}

/**
 * Reminds people who have not read it: it comes up at their next visit, even if they have put it away.
 * @throws Refusal 422 when it does not stand, or all have read it
 */
export async function remind(
  context: Context,
  row: Counted & { state: string; cont: string },
): Promise<number> {
  if (row.state !== 'posted') throw refused([{ guard: 'posted', message: noticeRefusals.postedOnly() }])
  const { places } = await unreadOf(context, row)
  const to = places.flatMap(({ people }) => people.map(({ userId }) => userId))
  if (to.length === 0) throw refused([{ guard: 'unread', message: noticeRefusals.allRead() }])
  await context.sql.query(
    `insert into "noticePopup" ("noticeNo", "userId", "remindDt") select $1, unnest($2::text[]), $3
     on conflict ("noticeNo", "userId") do update set "remindDt" = excluded."remindDt", "hideYmd" = null`,
    [row.noticeNo, to, context.now],
  )
  await notify(context, noticeEvent, {
    to,
    variables: { title: row.title, cont: excerpt(row.cont), actUserNm: context.session.userNm },
    linkUrl: linkOf(row.noticeNo),
    once: `notice/${row.noticeNo}/${context.today}`,
  })
  context.publish({ topic: notice.name })
  await audit(context, acts.update, notice.name, row.noticeNo, { remindedCnt: [null, to.length] })
  return to.length
}
