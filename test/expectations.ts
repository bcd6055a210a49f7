import { globSync } from 'node:fs'
import path from 'node:path'
import type { Expectations } from './expectation.ts'

const parts = ['rights', 'carriers', 'unowned', 'ownRule', 'bodies', 'wide', 'samples'] as const
const files = globSync('src/**/testing/expectations.ts').toSorted()
const told = await Promise.all(
  files.map(
    async (file) => ((await import(path.resolve(file))) as { expectations: Expectations }).expectations,
  ),
)

/** The expectations of all rooms together. @throws Error for a name that two rooms tell of */
export const expectations = Object.fromEntries(
  parts.map((part) => [
    part,
    joined(
      part,
      told.flatMap((room) => Object.entries(room[part] ?? {})),
    ),
  ]),
) as unknown as Required<Expectations>
function joined(part: string, entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const names = entries.map(([name]) => name)
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  if (twice.length > 0) throw new Error(`${part} of two rooms: ${twice.join(', ')}`)
  return Object.fromEntries(entries)
}
