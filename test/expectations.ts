import { globSync } from 'node:fs'
import path from 'node:path'
import type { Expectations } from './expectation.ts'

type Room = Expectations & { folder: string }
const tables = [
  'rights',
  'carriers',
  'unowned',
  'ownRule',
  'bodies',
  'wide',
  'samples',
  'uploaders',
  'fieldKinds',
  'unscoped',
  'overAnyTable',
] as const
type Tables = Required<Pick<Expectations, (typeof tables)[number]>>

const files = globSync('src/**/testing/expectations.ts').toSorted()
const rooms = await Promise.all(
  files.map(async (file): Promise<Room> => {
    const { expectations: told } = (await import(path.resolve(file))) as { expectations: Expectations }
    return { ...told, folder: path.relative('src', path.resolve(file, '../..')) }
  }),
)

/** The expectations of all rooms together. @throws Error for a name that two rooms tell of */
export const expectations = Object.fromEntries(
  tables.map((table) => [
    table,
    joined(
      table,
      rooms.flatMap((room) => Object.entries(room[table] ?? {})),
    ),
  ]),
) as unknown as Tables
function joined(table: string, entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const names = entries.map(([name]) => name)
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  if (twice.length > 0) throw new Error(`${table} of two rooms: ${twice.join(', ')}`)
  return Object.fromEntries(entries)
}

/** Files that modules offer to those that stand on them, below src. */
export const offered: ReadonlySet<string> = new Set(
  rooms.flatMap(({ folder, offers = [] }) => offers.map((file) => `${folder}/${file}`)),
)
/** How much each module may write by hand; by its folder below src/modules. */
export const byHandIn = (module: string): NonNullable<Expectations['byHand']> =>
  rooms.find(({ folder }) => folder === `modules/${module}`)?.byHand ?? { writes: 0, trails: 0 }
