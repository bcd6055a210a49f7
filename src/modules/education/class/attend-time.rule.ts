import { roundHalfUp } from '../../../core/shared/decimal.ts'

/** A span of time; the end is not part of it. Moments are ISO texts. */
export interface Span {
  startDt: string
  endDt: string
}
/** One stay of a person in a class; without an end it is still going on and counts nothing. */
export interface Stay {
  inDt: string | null
  outDt: string | null
}
type Interval = readonly [from: number, to: number]
const minuteMs = 60_000

const intervalsOf = (spans: readonly Span[]): Interval[] =>
  spans.map(({ startDt, endDt }) => [Date.parse(startDt), Date.parse(endDt)])
/** The same time as intervals that neither meet nor overlap, in their order. */
function merged(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals.filter(([from, to]) => to > from).toSorted((one, other) => one[0] - other[0])
  const result: [number, number][] = []
  for (const [from, to] of sorted) {
    const last = result.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else result.push([from, to])
  }
  return result
}
const meeting = (some: readonly Interval[], others: readonly Interval[]): Interval[] =>
  merged(
    some.flatMap(([from, to]) =>
      others.map(([start, end]): Interval => [Math.max(from, start), Math.min(to, end)]),
    ),
  )
const lengthOf = (intervals: readonly Interval[]): number =>
  merged(intervals).reduce((sum, [from, to]) => sum + to - from, 0)
const without = (some: readonly Interval[], others: readonly Interval[]): number =>
  lengthOf(some) - lengthOf(meeting(merged(some), merged(others)))

/** What a class teaches: its timetable, or where it has none, from its beginning to its end. */
export interface ClassTimes extends Span {
  subjects: readonly Span[]
  breaks: readonly Span[]
}
const sessionsOf = ({ subjects, ...whole }: ClassTimes): Interval[] =>
  merged(intervalsOf(subjects.length > 0 ? subjects : [whole]))

/** Minutes that the class teaches, without its breaks. (D19: breaks are times, not a sum) */
export const heldMinutes = (times: ClassTimes): number =>
  Math.floor(without(sessionsOf(times), intervalsOf(times.breaks)) / minuteMs)
/** Minutes of the breaks that lie within the class. */
export const breakMinutes = (times: ClassTimes): number =>
  Math.floor(lengthOf(meeting(sessionsOf(times), merged(intervalsOf(times.breaks)))) / minuteMs)
/**
 * Minutes in which somebody was taught: present while the class taught, each minute once however often he was
 * scanned. (EDU-10)
 */
export function recognisedMinutes(times: ClassTimes, stays: readonly Stay[]): number {
  const present = merged(
    stays.flatMap(({ inDt, outDt }): Interval[] =>
      inDt && outDt ? [[Date.parse(inDt), Date.parse(outDt)]] : [],
    ),
  )
  return Math.floor(without(meeting(present, sessionsOf(times)), intervalsOf(times.breaks)) / minuteMs)
}
/** Minutes for which somebody was in the room at all, each once. */
export const presentMinutes = (stays: readonly Stay[]): number =>
  Math.floor(
    lengthOf(
      stays.flatMap(({ inDt, outDt }): Interval[] =>
        inDt && outDt ? [[Date.parse(inDt), Date.parse(outDt)]] : [],
      ),
    ) / minuteMs,
  )

interface Presence {
  recogMin: number
  /** Share of what was taught, in per cent with one decimal. */
  recogPct: number
  late: boolean
  early: boolean
}
/** @param lateMin minutes after the beginning, or before the end, that are still in time (EDU-10: 10) */
export function presenceIn(times: ClassTimes, stays: readonly Stay[], lateMin: number): Presence {
  const held = heldMinutes(times)
  const recogMin = recognisedMinutes(times, stays)
  const sessions = sessionsOf(times)
  const [first, last] = [sessions[0]?.[0] ?? 0, sessions.at(-1)?.[1] ?? 0]
  const ins = stays.flatMap(({ inDt }) => (inDt ? [Date.parse(inDt)] : []))
  const outs = stays.flatMap(({ outDt }) => (outDt ? [Date.parse(outDt)] : []))
  return {
    recogMin,
    recogPct: held === 0 ? 0 : roundHalfUp((recogMin / held) * 100, 1),
    late: ins.length > 0 && Math.min(...ins) > first + lateMin * minuteMs,
    early: outs.length > 0 && Math.max(...outs) < last - lateMin * minuteMs,
  }
}

/** Two spans of time share a moment. */
export const overlaps = (one: Span, other: Span): boolean =>
  Date.parse(one.startDt) < Date.parse(other.endDt) && Date.parse(other.startDt) < Date.parse(one.endDt)

/** Longest class of one day, in minutes. (edu.md 8) */
const mostMinutesADay = 720
type TimesFault =
  | { fault: 'end' }
  | { fault: 'long' }
  | { fault: 'days' }
  | { fault: 'outside' | 'order'; of: 'subjects' | 'breaks'; at: number }
/** What is wrong with the times of a class; undefined where nothing is. (edu.md 8) */
export function timesFault(times: ClassTimes): TimesFault | undefined {
  if (Date.parse(times.endDt) <= Date.parse(times.startDt)) return { fault: 'end' }
  for (const part of ['subjects', 'breaks'] as const)
    for (const [at, { startDt, endDt }] of times[part].entries()) {
      if (Date.parse(endDt) <= Date.parse(startDt)) return { fault: 'order', of: part, at }
      if (Date.parse(startDt) < Date.parse(times.startDt) || Date.parse(endDt) > Date.parse(times.endDt))
        return { fault: 'outside', of: part, at }
    }
  const oneDay = times.startDt.slice(0, 10) === times.endDt.slice(0, 10)
  if (!oneDay && times.subjects.length === 0) return { fault: 'days' }
  const perDay = new Map<string, number>()
  for (const { startDt, endDt } of times.subjects.length > 0 ? times.subjects : [times]) {
    const day = startDt.slice(0, 10)
    const minutes = (Date.parse(endDt) - Date.parse(startDt)) / minuteMs
    perDay.set(day, (perDay.get(day) ?? 0) + minutes)
  }
  return [...perDay.values()].some((minutes) => minutes > mostMinutesADay) ? { fault: 'long' } : undefined
}
/** Minutes before and after its beginning within which a class is started. (edu.md 4) */
export const startWindowMinutes = 60
export const mayStartAt = (startDt: string, now: string): boolean =>
  Math.abs(Date.parse(now) - Date.parse(startDt)) <= startWindowMinutes * minuteMs
