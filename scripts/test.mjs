// npm test: types, rules and all tests. Prints each step's time; the last line is "N passed, N failed".
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './build.mjs'
import { trustParts, trustWalks } from './trust-parts.mjs'

const report = '.cache/test-report.json'

/** Arguments go to vitest: `npm test -- --project unit src/core`. */
export async function runTests(rest) {
  // The browser stories walk through the built web.
  const built = await step('화면 빌드', buildForTests)
  // The tests wait for each other, for a disk and for a browser often enough that the checks run beside them.
  const [checked, tested] = await Promise.all([check(), step('시험(vitest)', () => vitest(rest))])
  const results = [built, checked, tested]
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') > 0 ? 1 : 0
}

/**
 * One reading of the program for both: oxlint tells what the compiler says too, by the project that a file
 * belongs to.
 */
const check = () =>
  step('형식·규칙 검사(oxlint)', () =>
    passes(binOf('oxlint', 'oxlint'), ['--type-aware', '--type-check', '--quiet']),
  )

/**
 * npm run test:trust: random requests, sudden ends, attacks and people at work in numbers, printed as one line
 * of JSON each.
 * `-- --requests=100000 --seed=7 --kills=100 --users=200 --seconds=600 --rows=200000`; the same seed sends
 * the same requests. `-- --only=silence,guesses` runs these parts alone.
 */
export async function runTrustTests(rest) {
  const { values } = parseArgs({
    args: rest,
    options: {
      requests: { type: 'string', default: '100000' },
      kills: { type: 'string', default: '100' },
      users: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '600' },
      rows: { type: 'string', default: '200000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      only: { type: 'string', default: Object.keys({ ...trustParts, ...trustWalks }).join() },
    },
  })
  const wanted = values.only.split(',')
  const unknown = wanted.filter((name) => !(name in trustParts) && !(name in trustWalks))
  if (unknown.length > 0) {
    console.error(`--only: ${Object.keys({ ...trustParts, ...trustWalks }).join(' | ')}`)
    process.exitCode = 2
    return
  }
  const files = (parts) => wanted.flatMap((name) => parts[name] ?? [])
  const ofProject = (project, paths) => (paths.length > 0 ? ['--project', project, ...paths] : [])
  for (const [name, value] of Object.entries(values)) process.env[`TRUST_${name.toUpperCase()}`] = value
  process.env.TRUST_SHARES = '1'
  await ensureBuilt()
  process.exitCode = await runNode(binOf('vitest', 'vitest'), [
    'run',
    '--maxWorkers',
    '1',
    ...ofProject('api', files(trustParts)),
    ...ofProject('e2e', files(trustWalks)),
  ])
}

async function step(name, work) {
  const begin = performance.now()
  console.log(`\n— ${name}`)
  const result = await work()
  const time = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(`— ${name}: ${result.failed > 0 ? '실패' : '통과'} (${time}초)`)
  return result
}

/** A build is no test: it counts only when it fails. */
async function buildForTests() {
  try {
    await ensureBuilt()
    return { passed: 0, failed: 0 }
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  }
}

async function passes(script, args) {
  const code = await runNode(script, args)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

async function vitest(rest) {
  mkdirSync('.cache', { recursive: true })
  rmSync(report, { force: true })
  const code = await runNode(binOf('vitest', 'vitest'), [
    'run',
    // Every test file starts a portal: a larger space for new objects (--max-semi-space-size) means fewer
    // garbage collections.
    '--execArgv=--max-semi-space-size=64',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...rest,
  ])
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  // A file that cannot be loaded and an error outside every test fail the run without a failed test.
  return { passed: numPassedTests, failed: code !== 0 && numFailedTests === 0 ? 1 : numFailedTests }
}

function binOf(name, bin) {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`)
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8'))
  return path.join(path.dirname(manifest), typeof bins === 'string' ? bins : bins[bin])
}

function runNode(script, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' })
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
