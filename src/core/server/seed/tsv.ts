import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type TsvRow = Record<string, string | null>

/** Rows of a tab-separated file, by the names of its first line; an empty cell is null. */
export function readTsv(file: string): TsvRow[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').replaceAll('\r', '').trimEnd().split('\n')
  const names = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(names.map((name, index) => [name, cells[index] || null]))
  })
}

const root = path.resolve(import.meta.dirname, '../../../..')
/** Tables to which every module may bring rows, in a file of this name in its folder `seed`. */
export type CommonTable = 'menus' | 'code-groups' | 'codes' | 'noti-events' | 'noti-templates'
/** The rows of a common table: those of db/seed, then those of each module. */
export const rowsOf = (table: CommonTable): TsvRow[] =>
  ['db/seed', 'src/modules/*/seed']
    .flatMap((folder) => globSync(`${folder}/${table}.tsv`, { cwd: root }).toSorted())
    .flatMap((file) => readTsv(path.join(root, file)))
