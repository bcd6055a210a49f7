import { addDays } from '../../core/shared/dates.ts'

/**
 * The name of a file after it was taken: the moment in front of its own name.
 * @param moment ISO text with the offset of Seoul
 */
export const keptName = (moment: string, file: string): string =>
  `${moment.slice(0, 19).replaceAll(/[-T:]/g, '')}_${file}`

/** True if a kept file is older than so many days. A file with a foreign name is never touched. */
export function isKeptTooLong(name: string, moment: string, days: number): boolean {
  const taken = /^(\d{4})(\d{2})(\d{2})\d{6}_.+\.csv$/.exec(name)
  if (!taken) return false
  const [, year, month, day] = taken
  return `${year}-${month}-${day}` < addDays(moment.slice(0, 10), -days)
}
