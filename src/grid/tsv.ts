/**
 * Tab separated text as Excel puts it on the clipboard: cells with tab, line break or quote are quoted,
 * quotes doubled.
 */
export function toTsv(cells: readonly (readonly string[])[]): string {
  return cells.map((row) => row.map(quote).join('\t')).join('\r\n')
}

/**
 * Reads what Excel, LibreOffice or a web table puts on the clipboard. The last line break belongs to the last
 * row.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at <= text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at)
    row.push(cell.value)
    at = cell.end
    if (text[at] === '\t') {
      at += 1
      continue
    }
    rows.push(row)
    row = []
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
    if (at === text.length) break
  }
  return rows
}

function quote(cell: string): string {
  return /[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function plainCell(text: string, start: number): { value: string; end: number } {
  let end = start
  while (end < text.length && !'\t\r\n'.includes(text.charAt(end))) end += 1
  return { value: text.slice(start, end), end }
}

function quotedCell(text: string, start: number): { value: string; end: number } {
  let value = ''
  let at = start + 1
  while (at < text.length) {
    if (text[at] !== '"') value += text[at++]
    else if (text[at + 1] === '"') {
      value += '"'
      at += 2
    } else break
  }
  // A cell such as `"12" 파이프` only begins with a quote; Excel writes it unquoted, so it is taken as it
  // stands.
  const closed = text[at] === '"' && (at + 1 >= text.length || '\t\r\n'.includes(text.charAt(at + 1)))
  return closed ? { value, end: at + 1 } : plainCell(text, start)
}
