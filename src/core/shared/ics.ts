import { addDays } from './dates.ts'

/** A whole-day event. */
export interface IcsEvent {
  /** The same for the same event each time, so that a calendar program replaces what it has. */
  uid: string
  /** First and last day, both included, 'YYYY-MM-DD'; one day without the last. */
  from: string
  to?: string | undefined
  title: string
  note?: string | undefined
  /** Whole address of the page that shows it. */
  url?: string | undefined
}

/** Octets of a line, its end not counted (RFC 5545, 3.1). */
const mostOctets = 75

/**
 * Events as an iCalendar file (RFC 5545) that Outlook, Google and telephones take in.
 * @param stamp when it was made, ISO 8601 with an offset
 */
export function icsText(name: string, events: readonly IcsEvent[], stamp: string): string {
  const made = `${new Date(stamp).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//SHE portal//calendar//KO',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escaped(event.uid)}`,
      `DTSTAMP:${made}`,
      `DTSTART;VALUE=DATE:${event.from.replaceAll('-', '')}`,
      // The day after the last one.
      `DTEND;VALUE=DATE:${addDays(event.to ?? event.from, 1).replaceAll('-', '')}`,
      `SUMMARY:${escaped(event.title)}`,
      ...(event.note === undefined ? [] : [`DESCRIPTION:${escaped(event.note)}`]),
      ...(event.url === undefined ? [] : [`URL:${event.url.replaceAll(/[\r\n]/g, '')}`]),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', String.raw`\;`)
    .replaceAll(',', String.raw`\,`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

/** A line that is too long goes on behind a line end and a space; a character is never cut. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    // The space in front of each further part counts.
    if (octets + size > mostOctets - (parts.length > 0 ? 1 : 0)) {
      parts.push(part)
      part = ''
      octets = 0
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n ')
}
/** Of one character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  return point < 0x80 ? 1 : point < 0x8_00 ? 2 : point < 0x1_00_00 ? 3 : 4
}
