// The tasks of run.mjs once the packages are there. Runs under Node 24.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { runTests, runTrustTests } from './test.mjs'
import { ensureBuilt, isBuilt } from './build.mjs'
import { develop } from './dev.mjs'

export async function run(task, rest) {
  const work = {
    start,
    dev: develop,
    test: runTests,
    'test-trust': runTrustTests,
    build,
    'db-diff': compareDatabase,
    'audit-verify': verifyAudit,
    backup,
    restore,
    reseal: () => import('../src/app/reseal.ts'),
    bench: () => import('../bench/main.ts'),
    'bench-web': benchWeb,
  }[task]
  await work(rest)
}

async function start() {
  // In a process of its own: what builds would stay in the memory of what serves.
  if (!isBuilt()) await buildApart()
  await import('../dist/server/main.mjs')
}

async function buildApart() {
  const [code] = await once(spawn(process.execPath, [process.argv[1], 'build'], { stdio: 'inherit' }), 'exit')
  if (code !== 0) process.exit(code ?? 1)
}

async function build() {
  const begin = performance.now()
  const built = await ensureBuilt()
  console.log(
    `화면과 서버를 ${built ? '빌드했습니다' : '확인했습니다(바뀐 것 없음)'} (${((performance.now() - begin) / 1000).toFixed(1)}초)`,
  )
}

/** The measured build is the delivered one. */
async function benchWeb() {
  await build()
  await import('../bench/web.ts')
}

async function compareDatabase() {
  await import('../src/app/db-diff.ts')
}

async function verifyAudit() {
  await import('../src/app/audit-verify.ts')
}

async function backup([folder]) {
  const { runBackup } = await import('../src/app/run-backup.ts')
  await runBackup(folder)
}

async function restore([folder]) {
  const { runRestore } = await import('../src/app/run-restore.ts')
  await runRestore(folder)
}
