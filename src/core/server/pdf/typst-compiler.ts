import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** Static TrueType files: variable fonts and CJK OpenType end up as Type 3 pieces in some viewers. */
const fontFiles = ['Pretendard-Regular.ttf', 'Pretendard-SemiBold.ttf', 'Pretendard-Bold.ttf']
/** Chinese, which Pretendard does not have: the 8,000 signs of GB 2312 (decision 0041). */
const chineseFont = new URL('fonts/NotoSansSC-Regular.ttf', import.meta.url)

/** What templates of all folders import under this name. */
const sharedParts = ['pictures.typ']

/** Compilations after which an unused cached result is dropped. */
const cacheAge = 10

/**
 * Compiles templates with the project's own fonts, so that Korean and Chinese print on a machine that has
 * none. Synchronous and hungry for memory: it belongs into the worker thread of `renderPdf`.
 */
export function createTypst() {
  const packageFolder = dirname(createRequire(import.meta.url).resolve('pretendard/package.json'))
  const fontBlobs = fontFiles.map((file) =>
    readFileSync(join(packageFolder, 'dist/public/static/alternative', file)),
  )
  fontBlobs.push(readFileSync(chineseFont))
  // One compiler per folder, because a template sees only the files of its own folder and the shared parts.
  const compilers = new Map<string, NodeCompiler>()

  const compilerOf = (folder: string): NodeCompiler => {
    const known = compilers.get(folder)
    if (known) return known
    const created = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs }] })
    for (const part of sharedParts)
      created.mapShadow(join(folder, part), readFileSync(new URL(part, import.meta.url)))
    compilers.set(folder, created)
    return created
  }

  /**
   * @param template absolute path of a .typ file
   * @param json read by the template as `json(bytes(sys.inputs.data))`; it is data there and never markup
   * @throws Error with the diagnostics of Typst
   */
  const compile = (template: string, json: string) => {
    const compiler = compilerOf(dirname(template))
    const args = { mainFilePath: template, inputs: { data: json }, resetRead: true }
    const outcome = compiler.compile(args)
    const failure = outcome.takeError()
    if (failure || !outcome.result) {
      const diagnostics = failure ? compiler.fetchDiagnostics(failure) : []
      throw new Error(`${basename(template)}: ${diagnostics.map(describe).join('; ') || 'no document'}`)
    }
    return { compiler, document: outcome.result }
  }

  const pdf = (template: string, json: string): Buffer => {
    const { compiler, document } = compile(template, json)
    const bytes = compiler.pdf(document)
    compiler.evictCache(cacheAge)
    return bytes
  }

  return { compile, pdf }
}

function describe(diagnostic: unknown): string {
  const { message, range } = diagnostic as { message?: string; range?: { start?: { line?: number } } }
  const line = range?.start?.line
  return line === undefined ? String(message) : `line ${line + 1}: ${message}`
}
