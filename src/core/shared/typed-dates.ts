import { isDay, toMoment } from './dates.ts'

/** Full-width digits, colons and dashes of an input method as the plain ones. */
export const plainCharacters = (text: string): string => text.normalize('NFKC').trim()

/** Two digits of a year that lie further ahead than this belong to the century before: a day of birth. */
const yearsAhead = 20
function wholeYear(year: string, today: string): string {
  if (year.length === 4) return year
  const thisYear = Number(today.slice(0, 4))
  const century = Math.floor(thisYear / 100) * 100
  const whole = century + Number(year)
  return String(whole > thisYear + yearsAhead ? whole - 100 : whole)
}
/** Day, month and year apart by dash, dot, slash, space or their Korean letters. */
const partsOf = (text: string): string[] =>
  text
    .replaceAll(/[년월일]/g, ' ')
    .trim()
    .split(/[-./\s]+/)
    .filter((part) => part !== '')

/**
 * A day as people type it, as 'YYYY-MM-DD': 20261123, 261123, 1123, 11-23, 2026.11.23, 2026년 11월 23일. A day
 * without a year is one of this year. Undefined when it is none.
 */
export function typedDay(typed: string, today: string): string | undefined {
  const parts = partsOf(plainCharacters(typed))
  if (parts.some((part) => !/^\d{1,8}$/.test(part))) return undefined
  const [only = ''] = parts
  const [year, month, day] =
    parts.length === 1
      ? only.length === 8 || only.length === 6
        ? [only.slice(0, -4), only.slice(-4, -2), only.slice(-2)]
        : only.length === 4
          ? [today.slice(0, 4), only.slice(0, 2), only.slice(2)]
          : []
      : parts.length === 2
        ? [today.slice(0, 4), ...parts]
        : parts.length === 3
          ? parts
          : []
  if (!year || !month || !day || (year.length !== 2 && year.length !== 4)) return undefined
  const value = `${wholeYear(year, today)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(value) ? value : undefined
}

/** A month as 'YYYY-MM': 202611, 2611, 2026-11, 26.11, 2026년 11월; '11' alone is one of this year. */
export function typedMonth(typed: string, today: string): string | undefined {
  const parts = partsOf(plainCharacters(typed))
  if (parts.some((part) => !/^\d{1,6}$/.test(part))) return undefined
  const [first = '', second] = parts
  const [year, month] =
    parts.length === 2
      ? [first, second!]
      : parts.length !== 1
        ? []
        : first.length <= 2
          ? [today.slice(0, 4), first]
          : [first.slice(0, -2), first.slice(-2)]
  if (!year || !month || (year.length !== 2 && year.length !== 4)) return undefined
  const value = `${wholeYear(year, today)}-${month.padStart(2, '0')}`
  return isDay(`${value}-01`) ? value : undefined
}

/** A year as 'YYYY': 2026, 26. */
export function typedYear(typed: string, today: string): string | undefined {
  const text = plainCharacters(typed).replace(/년$/, '').trim()
  return /^(\d{2}|\d{4})$/.test(text) ? wholeYear(text, today) : undefined
}

/** A time as 'HH:mm', with seconds 'HH:mm:ss': 930, 0930, 9:30, 9시 30분, 9시, 083015. */
export function typedTime(typed: string, seconds = false): string | undefined {
  const text = plainCharacters(typed)
    .replace(/\s*시\s*$/, ':00')
    .replace(/\s*시\s*/, ':')
    .replace(/\s*[분초]\s*$/, '')
    .replace(/\s*분\s*/, ':')
  const match = seconds ? /^(\d{1,2}):?(\d{2})(?::?(\d{2}))?$/.exec(text) : /^(\d{1,2}):?(\d{2})$/.exec(text)
  if (!match) return undefined
  const minute = `${match[1]!.padStart(2, '0')}:${match[2]}`
  const value = seconds ? `${minute}:${match[3] ?? '00'}` : minute
  return /^([01]\d|2[0-3])(:[0-5]\d){1,2}$/.test(value) ? value : undefined
}

/**
 * A moment as the database takes it: a day and a time apart by a space or T ('2026-11-23 9:30', '1123 930'),
 * twelve digits, or only a time, which then is of the given day: '9:30', '9시', '930'. Four digits are always a day
 * without a year: '0930' is the thirtieth of September, and '1730' is refused rather than read as a time.
 */
export function typedMoment(typed: string, today: string, day = today): string | undefined {
  const text = plainCharacters(typed)
  // Texts with seconds or an offset are read as they stand.
  const whole = toMoment(text)
  if (whole) return whole
  if (/^\d{12}$/.test(text)) return momentOf(typedDay(text.slice(0, 8), today), typedTime(text.slice(8)))
  const looksLikeTime = /^\d{3}$/.test(text) || (/\d:\d|시/.test(text) && !/[T\s].*\d:\d/.test(text))
  const time = looksLikeTime ? typedTime(text) : undefined
  if (time) return momentOf(day, time)
  const [, date = '', clock = ''] =
    /^(.*?)(?:[T\s]+(\d{1,2}:?\d{2}|\d{1,2}시(?:\s*\d{1,2}분?)?))?$/.exec(text) ?? []
  return momentOf(typedDay(date, today), clock === '' ? '00:00' : typedTime(clock))
}
const momentOf = (day: string | undefined, time: string | undefined): string | undefined =>
  day && time ? toMoment(`${day} ${time}`) : undefined
