/** First line of every part of a workbook. */
export const xmlHeader = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/**
 * The characters XML 1.0 cannot carry, and the carriage return, which every XML reader turns into a line
 * feed.
 */
const control = '[\\u0000-\\u0008\\u000b-\\u001f\\ufffe\\uffff]'
/** Also an underline that would begin an escape in the result. */
const unwritable = new RegExp(`${control}|_(?=x[0-9A-Fa-f]{4}(?:_|${control}))`, 'g')
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text between two tags, or the value of an attribute in double quotes. */
export function escapeXml(text: string): string {
  if (!/[&<>"]/.test(text)) return text
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/**
 * The text of a cell. Characters XML cannot carry become `_x001F_`, Excel's own way (ECMA-376 part 1,
 * 22.9.2.19); a text that already looks like that gets its underline escaped, so that it comes back
 * unchanged.
 */
export function escapeCellText(text: string): string {
  const writable = text.replace(
    unwritable,
    (found) => `_x${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}_`,
  )
  return escapeXml(writable)
}

/** Resolves `&amp;`, `&#44032;` and `&#xAC00;`; an unknown entity stays as it stands. */
export function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code =
      name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })
}

/** The reverse of `escapeCellText` after `unescapeXml`. */
export function unescapeCellText(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}
