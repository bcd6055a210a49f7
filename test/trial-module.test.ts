import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everything } from './share.ts'

/**
 * A module needs one line for the server, one for the browser and one for its pages outside its folder, and
 * nothing else. A small module
 * (test/trial-module) is put into a copy of the tree, where the rules of the house look at it; the long run also
 * asks the compiler and starts the portal with it, a minute and a half of computing.
 */
const lines: readonly (readonly [file: string, line: string])[] = [
  ['src/app/module-list.ts', `export { firstAidModule } from '../modules/first-aid/first-aid.server.ts'`],
  ['src/app/module-list.web.ts', `export { firstAidWeb } from '../modules/first-aid/first-aid.web.ts'`],
  [
    'src/app/module-list.pages.ts',
    `export { firstAidRegistry } from '../modules/first-aid/first-aid.pages.ts'`,
  ],
]
const copied = ['src', 'db', 'test', 'docs', 'scripts', 'bench', 'e2e', 'package.json', 'vitest.config.ts']
const configurations = [
  'vite.config.ts',
  '.oxlintrc.json',
  ...['base', 'server', 'shared', 'web', 'web-test'].map((name) => `tsconfig.${name}.json`),
  'tsconfig.json',
]
const minutes = 60_000

let tree: string
beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'portal-trial-'))
  for (const name of [...copied, ...configurations])
    cpSync(name, path.join(tree, name), { recursive: true, filter: (file) => !file.endsWith('.log') })
  symlinkSync(path.resolve('node_modules'), path.join(tree, 'node_modules'), 'dir')
  cpSync('test/trial-module', path.join(tree, 'src/modules/first-aid'), { recursive: true })
  for (const [file, line] of lines) {
    const place = path.join(tree, file)
    writeFileSync(place, `${readFileSync(place, 'utf8')}${line}\n`)
  }
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

interface Report {
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}
/** Runs tests in the copy, on a database of their own. @returns the tests that passed, and those that failed with why */
async function runTests(...args: string[]): Promise<{ passed: string[]; failed: string[] }> {
  const { TEST_DATABASE_URL: _own, ...env } = process.env
  const file = path.join(tree, 'report.json')
  rmSync(file, { force: true })
  const program = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '--reporter=json']
  const said = await promisify(execFile)(process.execPath, [...program, `--outputFile=${file}`, ...args], {
    cwd: tree,
    env: { ...env, NO_COLOR: '1' },
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: unknown) => error as { stdout: string; stderr: string })
  if (!existsSync(file)) return { passed: [], failed: [`${said.stdout}${said.stderr}`] }
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  const of = (wanted: string) =>
    testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === wanted)
        .map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join('\n').slice(0, 2000)),
    )
  const broken = testResults.flatMap(({ name, message }) => (message ? [`${name}: ${message}`] : []))
  return { passed: of('passed'), failed: [...of('failed'), ...broken] }
}
const portalTests = [
  'src/modules/first-aid',
  'test/names.test.ts',
  'test/definitions.test.ts',
  'test/rights-matrix.test.ts',
  'src/app/code-groups.api.test.ts',
]
const rules = [
  'src/architecture.test.ts',
  'src/glossary.test.ts',
  'src/raw-writes.test.ts',
  'src/app/pages.test.ts',
  'src/app/reads.test.ts',
  'src/app/masks.test.ts',
  'db/seed/common-tables.test.ts',
  'db/migrations.test.ts',
  'src/platform/menu/menu.rule.test.ts',
]

/** What the compiler says of the module and of the wiring that takes it in; the gate checks all else as it is. */
async function typeFaults(): Promise<string[]> {
  const program = ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--format=json']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...program, 'src/modules/first-aid', 'src/app'],
    { cwd: tree },
  ).catch((error: unknown) => error as { stdout: string })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { message: string; filename: string }[] }
  return diagnostics.map(({ message, filename }) => `${filename}: ${message}`)
}
test.runIf(everything)('a trial module compiles on both sides', { timeout: 3 * minutes }, async () => {
  // A fault on each side shows that the compiler looks at both.
  const wrong = ['wrong.ts', 'web/wrong.ts'].map((name) => `src/modules/first-aid/${name}`)
  for (const file of wrong) writeFileSync(path.join(tree, file), "export const wrong: number = 'a text'\n")
  const faults = await typeFaults()
  for (const file of wrong) rmSync(path.join(tree, file))
  const said = "Type 'string' is not assignable to type 'number'."
  expect(faults.toSorted()).toEqual(wrong.map((file) => `${file}: ${said}`).toSorted())
})
const looked =
  'first aid|firstAidKit|the names in|every address of the portal|every definition|every menu|code group'

test(
  'a trial module needs one line for each side outside its folder to pass the rules of the house',
  { timeout: 3 * minutes },
  async () => {
    const { passed, failed } = await runTests('--project', 'unit', ...rules)
    expect(failed).toEqual([])
    expect(passed.length).toBeGreaterThan(rules.length)
  },
)
test.runIf(everything)(
  'the portal with a trial module serves its list and record, and its rights, names and table are as its folder says',
  { timeout: 5 * minutes },
  async () => {
    const { passed, failed } = await runTests('--project', 'api', ...portalTests, '--testNamePattern', looked)
    expect(failed).toEqual([])
    for (const found of [
      /first aid kit of the demonstration/,
      /^firstAidKit /,
      /the names in en/,
      /every address of the portal/,
    ])
      expect(
        passed.some((name) => found.test(name)),
        String(found),
      ).toBe(true)
  },
)
test(
  'a trial module that forgets its words and menus is refused by the rules of the house',
  { timeout: 3 * minutes },
  async () => {
    for (const file of ['glossary.md', 'seed/menus.tsv'])
      rmSync(path.join(tree, 'src/modules/first-aid', file))
    const { failed } = await runTests('--project', 'unit', 'src/glossary.test.ts', 'src/app/pages.test.ts')
    expect(failed.some((message) => message.includes('kit in kitNm'))).toBe(true)
    expect(failed.some((message) => message.includes('saf/firstAid/firstAidKit'))).toBe(true)
  },
)
