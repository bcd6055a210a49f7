import type { Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { checkedInput, createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { flag, textarea } from '../../../core/shared/field.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { yes } from '../../../core/shared/session.ts'
import { unreadOf } from '../../../platform/notice/notice-rate.server.ts'
import { audiences, notice, noticeTypes, type NoticeRow } from '../../../platform/notice/notice.resource.ts'
import { noticeBehaviour } from '../../../platform/notice/notice.server.ts'
import { isReadyForLesson, lessonDraft, type LessonAnswer, type LessonGiven } from './event-lesson.rule.ts'
import { lessonRefusals, lessonWords } from './event-lesson.texts.ts'
import { isSafety } from './event-people.server.ts'
import { eventRefusals } from './event-refusals.texts.ts'
import { safEvent, type SafEvent } from './saf-event.resource.ts'

/** Longest time in which a lesson has to be confirmed. */
const mostDays = 60
/** Notices stand so much longer than their day, for who was away. */
const standsDays = 30

const given = async ({ sql }: Context, noticeNo: number | null): Promise<NoticeRow | undefined> =>
  noticeNo === null
    ? undefined
    : sql.maybe<NoticeRow>('select * from "notice" where "noticeNo" = $1', [noticeNo])

/** The lesson sheet of an event: what it would begin with, and how far the one that was given out has been read. */
export async function lessonOf(context: Context, event: SafEvent): Promise<LessonAnswer> {
  const safety = isSafety(context.session)
  const posted = await given(context, event.lessonNoticeNo)
  const say = sayIn(lessonWords, () => context.session.language)
  return {
    draft: lessonDraft(event, say),
    given: posted ? await readBack(context, posted, safety) : null,
    allowed: safety && isReadyForLesson(event) && posted?.state !== 'posted',
  }
}
async function readBack(context: Context, posted: NoticeRow, safety: boolean): Promise<LessonGiven> {
  const { targetCnt, readCnt, answers } = await unreadOf(context, posted)
  const { noticeNo, title, state, questionTxt, readDueYmd } = posted
  return {
    noticeNo,
    title,
    state,
    questionTxt,
    readDueYmd,
    targetCnt,
    readCnt,
    answers: safety ? answers : [],
  }
}

const { title, audienceCd, readDueYmd } = notice.fields
const lessonInput = {
  title,
  cont: textarea('내용', { required: true, min: 20, max: 10_000 }),
  questionTxt: textarea('확인 질문', { required: true, max: 300 }),
  audienceCd,
  everyPlantYn: flag('모든 사업장'),
  readDueYmd: { ...readDueYmd, required: true as const },
}
/**
 * Gives out what was learned as a must-read notice with a question: who confirms it answers. The notice is the caller's
 * own, and says neither names nor what a doctor found. (중대재해처벌법 시행령 제4조: 재발방지대책의 공유)
 * @throws Refusal 400, 403, 409
 */
export async function giveLesson(row: SafEvent, context: Context, body: unknown): Promise<void> {
  const { session, today } = context
  if (!isSafety(session)) throw forbidden(eventRefusals.safetyOnly())
  if (!isReadyForLesson(row)) throw conflict(lessonRefusals.early())
  if ((await given(context, row.lessonNoticeNo))?.state === 'posted') throw conflict(lessonRefusals.given())
  const { everyPlantYn, ...said } = checkedInput(lessonInput, body) as {
    title: string
    cont: string
    questionTxt: string
    audienceCd: string
    everyPlantYn?: 'Y' | 'N' | null
    readDueYmd: string
  }
  if (said.readDueYmd < today || said.readDueYmd > addDays(today, mostDays))
    throw badField('readDueYmd', lessonRefusals.dueToday({ days: mostDays }))
  const noticeNo = Number(
    await createRecord(noticeBehaviour, context, {
      ...said,
      noticeTypeCd: said.audienceCd === audiences.vendors ? noticeTypes.vendor : noticeTypes.general,
      plantCds: yes(everyPlantYn ?? 'N') ? null : [row.plantCd],
      fromYmd: today,
      toYmd: addDays(said.readDueYmd, standsDays),
      topYn: 'N',
      popupYn: 'N',
      mustReadYn: 'Y',
    }),
  )
  await runTransition(noticeBehaviour, context, noticeNo, 'post')
  await setColumns(context, safEvent, row.safEventNo, { lessonNoticeNo: noticeNo })
}

/** The record behind a lesson, as its page asks for it. */
export const lessonOfKey = async (context: Context, key: string): Promise<LessonAnswer> =>
  lessonOf(context, await loadRecord(safEvent, context, key))
