/** A part of a material in whole seconds, its end not included. */
export type Part = readonly [from: number, to: number]

/** The parts together, sorted, none touching another: whatever was seen twice counts once. */
export function union(parts: readonly Part[]): Part[] {
  const merged: [number, number][] = []
  for (const [from, to] of parts.filter((part) => part[1] > part[0]).toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}
export const secondsOf = (parts: readonly Part[]): number =>
  union(parts).reduce((sum, [from, to]) => sum + to - from, 0)
/** How far somebody has come; nothing behind it may be jumped to at the first view. */
export const furthestOf = (parts: readonly Part[]): number =>
  parts.reduce((most, part) => Math.max(most, part[1]), 0)

/** Seen seconds of all, in whole per cent downwards: 100 only when all of it was seen. */
export const progressPct = (seenSec: number, runSec: number): number =>
  runSec <= 0 ? 0 : Math.min(100, Math.floor((seenSec * 100) / runSec))

/**
 * What the bar shows between two beats: the seconds that were read since then go on, and what is not counted by the
 * server is never whole.
 */
export function shownProgress(
  counted: { seenSec: number; progressPct: number },
  untoldSec: number,
  runSec: number,
): { seenSec: number; progressPct: number } {
  const seenSec = Math.min(counted.seenSec + untoldSec, runSec)
  const pct = Math.min(progressPct(seenSec, runSec), 99)
  return { seenSec, progressPct: Math.max(counted.progressPct, pct) }
}

export interface Beat {
  from: number
  to: number
  /** Seconds for which nobody did anything at the page. */
  idleSec: number
  windowKey: string
}
interface Viewing {
  seen: readonly Part[]
  /** The window that plays; one that was opened later has its place. */
  windowKey: string | null
  /** Seconds since the last beat, or since the window was opened, by the clock of the server. */
  sinceSec: number
  runSec: number
}
interface BeatLimits {
  idleSec: number
  /** Seconds that a beat may be late or early. */
  slackSec: number
}
type BeatFault = 'otherWindow' | 'malformed' | 'future' | 'jumped'
export type BeatAnswer = { fault: BeatFault } | { seen: Part[]; counted: boolean }

/**
 * What a beat of the player adds. The server counts: nobody sees more than time has passed since the last beat, sees
 * what lies behind a part that he has not seen, or learns while nobody is there. (EDU-11)
 */
export function beatOf(viewing: Viewing, beat: Beat, limits: BeatLimits): BeatAnswer {
  if (beat.windowKey !== viewing.windowKey) return { fault: 'otherWindow' }
  const { from, to, idleSec } = beat
  const isWhole = [from, to, idleSec].every((each) => Number.isSafeInteger(each) && each >= 0)
  if (!isWhole || to < from) return { fault: 'malformed' }
  if (to > viewing.runSec + limits.slackSec || to - from > viewing.sinceSec + limits.slackSec)
    return { fault: 'future' }
  if (from > furthestOf(viewing.seen) + limits.slackSec) return { fault: 'jumped' }
  if (idleSec > limits.idleSec) return { seen: union(viewing.seen), counted: false }
  return { seen: union([...viewing.seen, [from, Math.min(to, viewing.runSec)]]), counted: true }
}

/** The progress of a course: the seen seconds of its materials of all their seconds. */
export function courseProgress(materials: readonly { seenSec: number; runSec: number }[]): number {
  const all = materials.reduce((sum, { runSec }) => sum + runSec, 0)
  const seen = materials.reduce((sum, { seenSec, runSec }) => sum + Math.min(seenSec, runSec), 0)
  return progressPct(seen, all)
}
