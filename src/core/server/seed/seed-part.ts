import { momentOf, toMoment } from '../../shared/dates.ts'
import type { Sql } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'

export interface SeedOptions {
  /** With the data of the demonstration; otherwise reference data only. */
  demo: boolean
  /** Day in Seoul to which the dates of the demonstration relate, 'YYYY-MM-DD'. */
  today: string
  /**
   * Moment of that day to which running works relate; the present moment when `today` is today, else 10:30.
   */
  now?: string
}
/**
 * A part of the first data. It runs in the seed's transaction, after organisation and people, and without the
 * demonstration again at every later start: reference data goes through `deliverRows`, which knows what was
 * delivered before.
 */
export interface SeedPart {
  name: string
  /** Names of parts whose rows of the demonstration it refers to; one that no module brings is passed over. */
  after?: readonly string[]
  seed: (sql: Sql, options: SeedOptions) => Promise<void>
  /** Hangs the files of the demonstration on its records, once all parts are in. @returns how many */
  hang?: (sql: Sql, store: FileStore) => Promise<number>
}

/** Each part after those that it names, and otherwise in the given order. @throws Error for a circle */
export function inSeedOrder(parts: readonly SeedPart[]): SeedPart[] {
  const placed: SeedPart[] = []
  const place = (part: SeedPart, waiting: readonly string[]): void => {
    if (waiting.includes(part.name))
      throw new Error(`parts of the seed wait for each other: ${[...waiting, part.name].join(', ')}`)
    if (placed.includes(part)) return
    for (const name of part.after ?? []) {
      const before = parts.find((each) => each.name === name)
      if (before) place(before, [...waiting, part.name])
    }
    placed.push(part)
  }
  for (const part of parts) place(part, [])
  return placed
}

/** The minute to which the demonstration relates, ISO with the offset of Seoul. */
export function presentMoment({ today, now }: SeedOptions): string {
  const real = momentOf(new Date())
  const moment = now ? toMoment(now) : real.startsWith(today) ? real : toMoment(`${today} 10:30`)
  if (!moment) throw new RangeError(`not a moment: ${now ?? today}`)
  return `${moment.slice(0, 17)}00+09:00`
}
