// Builds the web into dist/web, only when something that it is made of has changed. Runs under Node 24.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const directory = 'dist/web'
const marker = 'dist/web.sources'
/** Smaller files do not get shorter by it. */
const compressFrom = 1024

/** @returns whether it had to be built */
export async function ensureWebBuilt() {
  const sources = fingerprint()
  if (existsSync(`${directory}/index.html`) && existsSync(marker) && readFileSync(marker, 'utf8') === sources) return false
  // Without the marker a build that is cut short counts as none.
  rmSync(marker, { force: true })
  const { build } = await import('vite')
  await build({ logLevel: 'warn' })
  await precompress()
  writeFileSync(marker, sources)
  return true
}

function fingerprint() {
  const hash = createHash('sha256')
  const sources = globSync('{src,public}/**/*', { exclude: (name) => /\.test\.tsx?$/.test(name) }).filter((file) => statSync(file).isFile())
  for (const file of [...sources.toSorted(), 'index.html', 'vite.config.ts', 'package-lock.json']) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** .br and .gz beside each text file, so that the server only has to send them. */
async function precompress() {
  const files = globSync(`${directory}/assets/**/*.{js,css,svg,json,wasm}`).filter((file) => statSync(file).size >= compressFrom)
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file)
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }
      await writeFile(`${file}.br`, await brotli(text, options))
      await writeFile(`${file}.gz`, await zip(text, { level: 9 }))
    }),
  )
}
