// Some registries do not carry every optional package of every platform. `npm install` then leaves those out
// of package-lock.json without a word, and `npm ci` refuses the file ("Missing: …@ from lock file"). This
// writes the missing optional entries back, as a complete registry would have; a machine of another platform
// never fetches them. Run it after each `npm install` that changes the lock file: node
// scripts/complete-lock.mjs
import { readFileSync, writeFileSync } from 'node:fs'

const file = process.argv[2] ?? 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const packages = lock.packages

/** The folder above, as Node looks packages up: a/node_modules/b → a → ''. */
function parentOf(path) {
  return path.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')
}

function isLocked(from, name) {
  for (let path = from; ; path = parentOf(path)) {
    if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true
    if (!path) return false
  }
}

function platformOf(name) {
  const [, os, rest] =
    /(android|darwin|freebsd|linux|openharmony|win32|windows|sunos|openbsd|netbsd|aix)-?(.*)$/.exec(name) ??
    []
  const cpu = /^(arm64|arm|ia32|ppc64|riscv64|s390x|x64|loong64|mips64el)/.exec(rest ?? '')?.[1]
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(os ? { os: [os.replace('windows', 'win32')] } : {}) }
}

const added = []
for (const [path, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue
    packages[`node_modules/${name}`] = {
      version,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...platformOf(name),
    }
    added.push(`${name}@${version}`)
  }
}
if (added.length > 0) {
  lock.packages = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}
console.log(`${file}: 선택 꾸러미 ${added.length}개를 보탰습니다.`)
