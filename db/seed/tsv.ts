import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Rows of a tab-separated file beside this one, by the names of its first line; an empty cell is null. */
export function readTsv(file: string): Record<string, string | null>[] {
  const [head = '', ...lines] = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .replaceAll('\r', '')
    .trimEnd()
    .split('\n')
  const names = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(names.map((name, index) => [name, cells[index] || null]))
  })
}
