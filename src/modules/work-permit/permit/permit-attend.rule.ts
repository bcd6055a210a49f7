import { dayOfMoment } from '../../../core/shared/moment.ts'
import { minutesBetween } from '../../../core/shared/dates.ts'
import { crewKeyOf, type CrewKey } from './crew.rule.ts'
import { lmraTexts } from './permit-field.texts.ts'

/** What everybody asks himself at the job before it begins (LMRA), by item of PTW_LMRA. */
export const lmraQuestions = {
  task: lmraTexts.task(),
  hazard: lmraTexts.hazard(),
  place: lmraTexts.place(),
  gear: lmraTexts.gear(),
  escape: lmraTexts.escape(),
} as const
export type LmraQuestion = keyof typeof lmraQuestions

const isBetween = (least: number, value: number, most: number): boolean => value >= least && value <= most

interface Attendance {
  vendorWorkerNo: number | null
  workerUserId: string | null
  attendDt: string
  /** Questions that were answered with no; empty or null: all with yes. */
  lmraCds: readonly string[] | null
}
interface Held {
  workers: readonly { vendorWorkerNo: number | null; workerUserId: string | null }[]
  meetings: readonly { meetDt: string }[]
  attends: readonly Attendance[]
}

/** A meeting before midnight holds for the work that begins after it. */
const overMidnightMinutes = 120
/** When the crew was last told for today's work; undefined before the first meeting of the day. */
export const meetingToday = ({ meetings }: Pick<Held, 'meetings'>, now: string): string | undefined =>
  meetings
    .map(({ meetDt }) => meetDt)
    .filter(
      (meetDt) =>
        meetDt.slice(0, 10) === dayOfMoment(now) ||
        isBetween(0, minutesBetween(meetDt, now), overMidnightMinutes),
    )
    .toSorted((one, other) => minutesBetween(other, one))
    .at(-1)

/** The newest answer of a person since the last meeting: a later meeting tells of something new. */
export function answerOf(held: Held, key: CrewKey, now: string): Attendance | undefined {
  const met = meetingToday(held, now)
  if (met === undefined) return undefined
  return held.attends
    .filter((each) => crewKeyOf(each) === key && minutesBetween(met, each.attendDt) >= 0)
    .toSorted((one, other) => minutesBetween(other.attendDt, one.attendDt))
    .at(-1)
}

/** Who of the crew has not signed the meeting of today with five times yes. (features 5b: TBM, LMRA) */
export const missingAnswers = (held: Held, now: string): CrewKey[] =>
  held.workers
    .map(crewKeyOf)
    .filter((key) => key !== null)
    .filter((key) => {
      const answer = answerOf(held, key, now)
      return answer === undefined || (answer.lmraCds ?? []).length > 0
    })

/** The answers with no as a sentence. */
export const noSentence = (codes: readonly string[]): string =>
  codes
    .map((code) => (Object.hasOwn(lmraQuestions, code) ? String(lmraQuestions[code as LmraQuestion]) : code))
    .join(' ')
