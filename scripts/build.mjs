// Builds the web into dist/web and the server into dist/server, only when something that they are made of has
// changed. Runs under Node 24.
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const directory = 'dist/web'
const serverDirectory = 'dist/server'
/** src/core/server/http/static.ts answers with these as well. */
const earlierAssets = 'dist/earlier/assets'
/** The portal, and one of several processes that answer (WORKERS). */
const serverEntries = { main: 'src/app/main.ts', worker: 'src/app/worker.ts' }
/** The threads that it starts: what a `startThread` or `new Worker` names. */
const threads = [
  'src/core/server/excel/excel-export-worker.ts',
  'src/core/server/excel/read-worker.ts',
  'src/core/server/pdf/pdf-text-worker.ts',
  'src/core/server/pdf/typst-worker.ts',
  'src/platform/session/password-worker.ts',
]
const threadEntries = Object.fromEntries(threads.map((file) => [path.basename(file, '.ts'), file]))
const marker = 'dist/sources'
/** Smaller files do not get shorter by it. */
const compressFrom = 1024

export const isBuilt = () => isBuiltFrom(fingerprint())
const isBuiltFrom = (sources) =>
  [`${directory}/index.html`, `${serverDirectory}/main.mjs`, marker].every((file) => existsSync(file)) &&
  readFileSync(marker, 'utf8') === sources

/** @returns whether it had to be built */
export async function ensureBuilt() {
  const sources = fingerprint()
  if (isBuiltFrom(sources)) return false
  // Without the marker a build that is cut short counts as none.
  rmSync(marker, { force: true })
  keepEarlier(`${directory}/assets`, earlierAssets, Date.now())
  const { build } = await import('vite')
  await build({ logLevel: 'warn' })
  await precompress()
  await bundleServer(serverEntries, serverDirectory)
  writeFileSync(marker, sources)
  return true
}

const keptMs = 7 * 24 * 60 * 60_000
/**
 * Moves the files of the build before out of the way of a new one. A portal that runs, and a tab that is open,
 * go on asking for them: without them the sign-in page would wait for ever for a script that is gone. Names
 * carry a hash, so files of several builds stand side by side; each stays for a week after it was replaced.
 * @param assets folder of the build before, which need not be there
 * @param earlier folder that keeps them
 * @param now milliseconds
 */
export function keepEarlier(assets, earlier, now) {
  mkdirSync(earlier, { recursive: true })
  const seconds = now / 1000
  for (const name of existsSync(assets) ? readdirSync(assets) : []) {
    const kept = path.join(earlier, name)
    // A folder of a library has the same name in both builds, and nothing takes the place of a full one.
    rmSync(kept, { recursive: true, force: true })
    renameSync(path.join(assets, name), kept)
    utimesSync(kept, seconds, seconds)
  }
  for (const name of readdirSync(earlier)) {
    const kept = path.join(earlier, name)
    if (statSync(kept).mtimeMs < now - keptMs) rmSync(kept, { recursive: true })
  }
}

/**
 * Our own modules in a few files: half the time to start, and 35 MB less, because no types are stripped and
 * no 800 sources kept. Packages stay where they are.
 * @param entries name of each file in `outDir` (.mjs) → its source
 */
export async function bundleServer(entries, outDir) {
  const { build } = await import('vite')
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [ownPlaces(outDir)],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: { ...entries, ...threadEntries },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}
/**
 * Files beside a source (templates, fonts, migrations) are still found from there, and a thread beside the
 * bundle. `import.meta.filename` stays that of the bundle.
 */
function ownPlaces(outDir) {
  return {
    name: 'own-places',
    enforce: 'pre',
    transform(code, id) {
      if (!/import\.meta\.(?:url|dirname)/.test(code)) return undefined
      const place = path.relative(outDir, id)
      const places = {
        'import.meta.url': `new URL(${JSON.stringify(place)}, import.meta.url).href`,
        'import.meta.dirname': `(import.meta.dirname + ${JSON.stringify(`/${path.dirname(place)}`)})`,
      }
      return code.replaceAll(
        /new URL\('(?:\.\/)?([\w-]+-worker)\.ts', import\.meta\.url\)|import\.meta\.(?:url|dirname)/g,
        (found, thread) => places[found] ?? `new URL('${thread}.mjs', new URL('.', import.meta.url))`,
      )
    },
  }
}

function fingerprint() {
  const hash = createHash('sha256')
  const sources = globSync('{src,public}/**/*', { exclude: (name) => /\.test\.tsx?$/.test(name) }).filter(
    (file) => statSync(file).isFile(),
  )
  const rest = [
    'index.html',
    'vite.config.ts',
    'scripts/chunks.ts',
    'package-lock.json',
    'scripts/build.mjs',
    'db/seed/organisation-facts.ts',
  ]
  for (const file of [...sources.toSorted(), ...rest]) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** .br and .gz beside each text file, so that the server only has to send them. */
async function precompress() {
  const files = globSync(`${directory}/assets/**/*.{js,mjs,css,svg,json,wasm}`).filter(
    (file) => statSync(file).size >= compressFrom,
  )
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file)
      const options = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
      }
      await writeFile(`${file}.br`, await brotli(text, options))
      await writeFile(`${file}.gz`, await zip(text, { level: 9 }))
    }),
  )
}
