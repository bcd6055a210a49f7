/**
 * The rows of a file of values between commas (RFC 4180): quoted values may hold commas, line ends and
 * doubled quotes. An empty value is null, as an empty cell of a sheet is.
 * @param between what stands between two values: a comma, or a tab
 * @throws RangeError when there are more than `most` rows
 */
export function csvRows(text: string, between = ',', most = Infinity): (string | null)[][] {
  const rows: (string | null)[][] = []
  let row: (string | null)[] = []
  let value = ''
  let quoted = false
  const endValue = () => {
    row.push(value.trim() === '' ? null : value.trim())
    value = ''
  }
  const endRow = () => {
    endValue()
    if (rows.length >= most) throw new RangeError(`more than ${most} rows`)
    rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (quoted) {
      if (character !== '"') value += character
      else if (text[at + 1] === '"') value += text[++at]!
      else quoted = false
    } else if (character === '"') quoted = true
    else if (character === between) endValue()
    else if (character === '\n') endRow()
    else if (character !== '\r') value += character
  }
  if (value !== '' || row.length > 0) endRow()
  return rows
}

const escaped = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
/** A text that a spreadsheet would calculate is marked as a text; a number stays a number. */
const withoutFormula = (value: string): string =>
  /^[=+\-@\t\r]/.test(value) && !/^[+-]?[\d.,]+$/.test(value) ? `'${value}` : value
/** A file that spreadsheets open with its Korean intact, and of which they calculate nothing. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((value) => escaped(withoutFormula(value))).join(',')).join('\r\n')}\r\n`
