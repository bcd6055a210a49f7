import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The properties of an interface, by name. */
function propertiesOf(file: string, name: string): string[] {
  const source = readFileSync(`src/core/${file}`, 'utf8')
  const [, body] =
    new RegExp(`^(?:export )?interface ${name}\\b[^{]*?\\{\\n([^]*?)^\\}`, 'm').exec(source) ?? []
  return [...(body ?? '').matchAll(/^ {2}(?:readonly )?(\w+)\??[:(]/gm)].map(([, property]) => property!)
}

/**
 * How much a definition may say. A wish that fewer than five entities have is code in their module; whoever
 * adds an option takes another one out.
 */
const budgets: [of: string, file: string, name: string, most: number][] = [
  ['a definition', 'shared/resource.ts', 'Definition', 18],
  ['a field', 'shared/field.ts', 'Options', 14],
  ['a text', 'shared/field.ts', 'TextOptions', 1],
  ['a flag', 'shared/field.ts', 'FlagOptions', 2],
  ['a transition', 'shared/resource.ts', 'Transition', 11],
  ['a behaviour', 'server/entity/behaviour.ts', 'Behaviour', 11],
  ['a transition of a behaviour', 'server/entity/behaviour.ts', 'TransitionBehaviour', 4],
]
test.each(budgets)('%s has no more options than its budget', (_, file, name, most) => {
  const options = propertiesOf(file, name)
  expect(options.length).toBeGreaterThan(0)
  expect(options.length, options.join(', ')).toBeLessThanOrEqual(most)
})

/** The places of a pattern outside tests, by file. */
const foundIn = (pattern: RegExp): string[] =>
  globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.(?:test|test-kit|sample)\.tsx?$|\/testing\//.test(file))
    .flatMap((file) => (readFileSync(file, 'utf8').match(pattern) ?? []).map(() => file))

/**
 * A property that may be `undefined` is plainer than an object that is spread under a condition; where the
 * property must be missing instead, `defined` (core/shared/defined.ts) leaves it out.
 */
test('at most 20 objects are spread under a condition', () => {
  // With `&&`, or with nothing (`{}`, `undefined`, `null`, `false`) at one side of `? :`.
  const nothing = String.raw`(?:\{\}|undefined|null|false)`
  const spreads = new RegExp(
    String.raw`\.\.\.\((?:[^()]|\([^()]*\))*?` +
      String.raw`(?:&& \{|\? \{(?:[^{}]|\{[^{}]*\})*\}\s*: ${nothing}\)|\? ${nothing}\s*: \{)`,
    'g',
  )
  const found = foundIn(spreads)
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(20)
})

/** The engine answers the types of its rows; what is asserted in spite of it is checked by nobody. */
test('at most 30 types are asserted past the compiler', () => {
  const found = foundIn(/\bas never\b|\bas unknown as\b|\bas \w+Guard\b/g)
  expect(found.length).toBeGreaterThan(0)
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(30)
})
