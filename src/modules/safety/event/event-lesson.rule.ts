import type { Say } from '../../../core/shared/four-texts.ts'
import type { lessonWords } from './event-lesson.texts.ts'
import type { SafEvent } from './saf-event.resource.ts'
import { causeLevels, eventKinds } from './rules/event-codes.rule.ts'

/** What a lesson sheet begins with; whoever writes it changes the words. */
export interface LessonDraft {
  title: string
  cont: string
  questionTxt: string
}
/** A lesson sheet that has been given out, and how far it has been read. */
export interface LessonGiven {
  noticeNo: number
  title: string
  state: string
  questionTxt: string | null
  readDueYmd: string | null
  targetCnt: number
  readCnt: number
  /** Answers to its question; none for others than safety staff. */
  answers: { userNm: string; placeNm: string; answerTxt: string }[]
}
export interface LessonAnswer {
  draft: LessonDraft
  given: LessonGiven | null
  /** The caller may give it out now. */
  allowed: boolean
}

/** States from which there is something to learn: the causes stand, or the near miss has been judged. */
const lessonStates: Readonly<Record<string, readonly string[]>> = {
  [eventKinds.accident]: ['causesFixed', 'measuresPending', 'measuresFixed', 'closed'],
  [eventKinds.nearMiss]: ['accepted', 'closed'],
  [eventKinds.hazard]: ['accepted', 'closed'],
}
export const isReadyForLesson = ({ eventKindCd, state }: Pick<SafEvent, 'eventKindCd' | 'state'>): boolean =>
  lessonStates[eventKindCd]?.includes(state) ?? false

/** The sheet in words: what happened, root causes, measures. No person stands in it. */
export function lessonDraft(
  event: Pick<SafEvent, 'safEventNm' | 'placeNm' | 'summaryTxt' | 'causes' | 'preventions'>,
  say: Say<typeof lessonWords>,
): LessonDraft {
  const part = (title: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? [`■ ${title}`, ...lines.map((line) => `- ${line}`), ''] : []
  const roots = event.causes.filter(({ causeLvlCd }) => causeLvlCd === causeLevels.root)
  return {
    title: say('title', { name: event.safEventNm }),
    cont: [
      ...part(say('happened'), [event.placeNm, event.summaryTxt]),
      ...part(
        say('causes'),
        roots.map(({ causeTxt }) => causeTxt),
      ),
      ...part(
        say('measures'),
        event.preventions.map(({ preventTxt }) => preventTxt),
      ),
    ]
      .join('\n')
      .trim(),
    questionTxt: say('question'),
  }
}
