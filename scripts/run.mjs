// The one door to everything that is done with the portal: start | dev | test | build | db-diff |
// audit-verify | backup | restore | reseal | test-trust | bench | bench-web.
// Plain JavaScript for Node 20 and later, without any package: it runs on a tree that has no node_modules
// yet. It installs, then goes on under the project's own Node 24 (npm package `node`), which runs TypeScript
// as it is.
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, projectNode } from './install.mjs'
import { keepOpen, runOnce } from './keep-open.mjs'
import { serverEnvironment, serverFlags } from './server-process.mjs'

const tasks = [
  'start',
  'dev',
  'test',
  'build',
  'db-diff',
  'audit-verify',
  'backup',
  'restore',
  'reseal',
  'test-trust',
  'bench',
  'bench-web',
]
const [task, ...rest] = process.argv.slice(2)

if (!tasks.includes(task)) {
  console.error(`사용법: node scripts/run.mjs ${tasks.join(' | ')}`)
  process.exit(2)
}
process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'))

try {
  await ensureInstalled()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
const node = projectNode()
const [flags, environment] = task === 'start' ? [serverFlags, serverEnvironment] : [[], process.env]
if (realpathSync(process.execPath) === node && flags.every((flag) => process.execArgv.includes(flag))) {
  endWithNpm(() => process.kill(process.pid, 'SIGTERM'))
  const { run } = await import('./tasks.mjs')
  await run(task, rest)
} else {
  goOnUnder(node)
}

/**
 * The other process decides when to end; a signal that reaches only this one is handed on. A portal that was
 * open and ended without being told to is started again.
 */
function goOnUnder(other) {
  const search = `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`
  const options = {
    stdio: task === 'start' ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    env: { ...environment, PATH: search, PORTAL_INNER: '1' },
  }
  const start = () => spawn(other, [...flags, ...process.argv.slice(1)], options)
  const { stop } = task === 'start' ? keepOpen(start, endAs, console.log) : runOnce(start, endAs)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
  endWithNpm(() => stop('SIGTERM'))
}
function endAs(code) {
  process.exit(code ?? 1)
}

/**
 * A signal to npm alone (`docker stop`, a service manager) ends the shell between npm and us, which hands
 * nothing on.
 */
function endWithNpm(stop) {
  // The outer process watches for the inner one.
  if (!process.env.npm_lifecycle_event || process.env.PORTAL_INNER) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 1_000)
  watch.unref()
}
