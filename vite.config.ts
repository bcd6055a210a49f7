import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pdfPackage from 'pdfjs-dist/package.json' with { type: 'json' }
import sharp from 'sharp'
import { offlineWorkerFile, partsListFile, type PartsList } from './src/core/shared/offline-files.ts'
import { build, defineConfig, type Plugin } from 'vite'
import { chunks } from './scripts/chunks.ts'
import type { FourTexts } from './src/core/shared/four-texts.ts'
import { everydayFontParts } from './src/core/shared/everyday-font.ts'
import { cookieNames } from './src/core/shared/session.ts'

/**
 * Two modules of antd that every page loads reach whole families for a single name: the context of dialogs
 * all forms and their checks, the colour of a button's text the picker of colours with its collapsible
 * groups. Importer and what it names → what holds that name, or nothing where it is never drawn (no page
 * picks a colour). 26 kB less, compressed, on every first page.
 */
const narrowed: Record<string, Record<string, string | null>> = {
  'antd/es/form/context.js': { '@rc-component/form': '@rc-component/form/es/FormContext.js' },
  'antd/es/color-picker/components/ColorPresets.js': { '../../collapse': null },
}
const nothing = '\0nothing'
const narrowImports: Plugin = {
  name: 'narrow-imports',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const file = Object.keys(narrowed).find((name) => importer.endsWith(`node_modules/${name}`))
    const target = file && narrowed[file]?.[source]
    if (target === null) return nothing
    return target && this.resolve(target, importer, { skipSelf: true })
  },
  load: (id) => (id === nothing ? 'export default undefined' : undefined),
}

/**
 * Component folders of antd that no page draws, and how their classes begin: their styles are left out. The
 * build stops when one is drawn.
 */
const undrawn: Record<string, string> = {
  anchor: 'anchor',
  'back-top': 'back-top',
  'border-beam': 'border-beam',
  calendar: 'picker-calendar',
  carousel: 'carousel',
  cascader: 'cascader',
  'float-button': 'float-btn',
  masonry: 'masonry',
  mentions: 'mentions',
  'qr-code': 'qrcode',
  rate: 'rate',
  splitter: 'splitter',
  statistic: 'statistic',
  tour: 'tour',
  watermark: 'watermark',
}
/** Also the measures of the machine that made the file, under names that no other has. */
const undrawnRule = new RegExp(`^\\.(?:ant-(?:${Object.values(undrawn).join('|')})\\b|css-var-_)`)
/**
 * The kit's styles come as one file (`zeroRuntime` in theme.ts) instead of being made by the browser on each
 * page: a fifth of a page's script. As the made ones would, those for bare links hold inside the kit's own
 * elements only.
 */
export const kitStyles: Plugin = {
  name: 'kit-styles',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('antd/dist/antd.css')) return undefined
    return topRules(code)
      .filter(
        (rule) =>
          !rule
            .slice(0, rule.indexOf('{'))
            .split(',')
            .every((selector) => undrawnRule.test(selector)),
      )
      .map((rule) =>
        /^a[:[{,]/.test(rule)
          ? `:where([class^='css-'],[class*=' css-']) :is(${rule.slice(0, rule.indexOf('{'))})${rule.slice(rule.indexOf('{'))}`
          : rule,
      )
      .join('')
  },
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((each) =>
      each.type === 'chunk' ? Object.entries(each.modules) : [],
    )
    const kept = modules.filter(([, { code }]) => code).map(([id]) => id)
    const drawn = Object.keys(undrawn).filter((folder) =>
      kept.some((id) => id.endsWith(`/antd/es/${folder}/index.js`)),
    )
    if (drawn.length > 0) this.error(`kit-styles leaves out the styles of ${drawn.join(', ')}`)
  },
}
/** The rules of a stylesheet that stand in no other. */
function topRules(code: string): string[] {
  const rules: string[] = []
  for (let at = 0, from = 0, depth = 0; at < code.length; at++) {
    if (code[at] === '{') depth++
    if (code[at] === '}' && --depth === 0) {
      rules.push(code.slice(from, at + 1).trim())
      from = at + 1
    }
  }
  return rules
}

const tags = { kr: 'ko', en: 'en', zh: 'zh', es: 'es' }
const languages = Object.keys(tags)
const root = fileURLToPath(new URL('.', import.meta.url))
type Table = Record<string, FourTexts>
/** The tables of texts that a source exports; none when it exports anything else. */
async function tablesOf(file: string): Promise<[name: string, Table][]> {
  const given = (await import(new URL(file, import.meta.url).href)) as Record<string, Table>
  const isTable = (each: unknown) =>
    typeof each === 'object' &&
    Object.values(each as Table).every((four) => Array.isArray(four) && four.length === languages.length)
  return Object.values(given).every(isTable) ? Object.entries(given) : []
}
/**
 * The tables of the engine, of the grid and of the first page hold Korean alone; the pack of another language
 * (src/core/web/text/pack-<language>.ts) brings the rest of them. So nobody fetches three languages that he
 * does not read with what every page needs (decision 0091). The tables of a module's pages come whole.
 */
const apart = globSync([
  'src/core/{shared,web}/**/*.texts.ts',
  'src/grid/*.texts.ts',
  'src/platform/{,dashboard/web/,notification/web/,notice/web/}*.texts.ts',
  'src/modules/**/{page,portlet}-names.texts.ts',
])
const ofPack = /src\/core\/web\/text\/pack-(en|zh|es)\.ts$/
const importOf = (name: string) => `import { ${name} } from '${root}src/core/web/text/language-texts.ts'`
const languagesApart: Plugin = {
  name: 'languages-apart',
  apply: 'build',
  enforce: 'pre',
  async transform(code, id) {
    const file = path.relative(root, id)
    if (apart.includes(file)) {
      const tables = await tablesOf(file)
      if (tables.length === 0) return undefined
      const sources = tables.map(([name, table]) => {
        const korean = Object.entries(table).map(([key, [text]]) => [key, [text]])
        const source = JSON.stringify(Object.fromEntries(korean))
        return `export const ${name} = koreanTable('${name}', ${source})`
      })
      return [importOf('koreanTable'), ...sources].join('\n')
    }
    const place = languages.indexOf(ofPack.exec(id)?.[1] ?? '')
    if (place < 0) return undefined
    const tables = (await Promise.all(apart.map(tablesOf))).flat()
    if (new Set(tables.map(([name]) => name)).size < tables.length)
      this.error('languages-apart: two tables of texts have the same name')
    const texts = tables.map(([name, table]) => [
      name,
      Object.fromEntries(Object.entries(table).map(([key, four]) => [key, four[place]])),
    ])
    const given = JSON.stringify(Object.fromEntries(texts))
    return [importOf('giveTexts'), code, `giveTexts(${place}, ${given})`].join('\n')
  },
}

/**
 * The first words (src/app/first.web.ts) come before everything else: their script stands first, the styles,
 * which nothing is drawn without, behind them. On a quick line it also asks for the parts of the font that
 * hold what every page says (menus, buttons, states), after the scripts in rank: asked for by the first text,
 * they came after it, and everything was drawn twice.
 */
async function firstWordsIn(): Promise<Record<string, object>> {
  const [[, shell], [, sign]] = await Promise.all([
    tablesOf('src/core/web/text/shell.texts.ts').then(([table]) => table!),
    tablesOf('src/platform/session/web/sign-in.texts.ts').then(([table]) => table!),
  ])
  const words = {
    title: shell['app.title'],
    lead: sign.lead,
    id: sign.id,
    password: sign.password,
    submit: sign.submit,
    wait: sign.opening,
  }
  return Object.fromEntries(
    Object.entries(tags).map(([language, tag], place) => {
      const said = Object.entries(words).map(([word, four]) => [word, four![place]])
      return [language, { tag, ...Object.fromEntries(said) }]
    }),
  )
}
const firstWords: Plugin = {
  name: 'first-words',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'src/app/first.web.ts', name: 'first' })
  },
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle = {} }) {
      const files = Object.values(bundle)
      const script = files.find((file) => file.type === 'chunk' && file.name === 'first')
      const given = {
        cookie: cookieNames.access,
        signIn: files.flatMap((file) =>
          file.type === 'chunk' && /^(?:LoginPage|sign-in|single-sign-on)$/.test(file.name)
            ? [`/${file.fileName}`]
            : [],
        ),
        fonts: files.flatMap(({ fileName }) =>
          fileName.endsWith('.woff2') && everydayFontParts.test(fileName) ? [`/${fileName}`] : [],
        ),
        words: await firstWordsIn(),
      }
      const styles = html.match(/\s*<link rel="stylesheet"[^>]*>/)?.[0] ?? ''
      return (
        html
          .replace(styles, '')
          .replace('</body>', `${styles}\n  </body>`)
          // The script stands behind what it reads: the page may come in pieces, and a script that arrived
          // earlier would read half of it. Its file is asked for at once all the same.
          .replace(
            '<div id="root"></div>',
            `<script type="application/json" id="first-words">${JSON.stringify(given)}</script>
    <div id="root"></div>
    <script type="module" async src="/${script?.fileName}"></script>`,
          )
          .replace('<script', `<link rel="modulepreload" href="/${script?.fileName}">\n    <script`)
      )
    },
  },
}

/**
 * The worker that answers when the server is away, and all parts of this build in one file for it: four hundred calls of
 * each telephone would use up what an address may ask for in a minute.
 */
const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    // What reads PDFs stays out: the files themselves are not taken along.
    const parts = Object.keys(bundle).filter((name) =>
      /^assets\/(?!PdfReader|pdfjs).*\.(?:js|css)$/.test(name),
    )
    const texts = parts.map((name) => [`/${name}`, readFileSync(path.join(dir, name), 'utf8')])
    const all = JSON.stringify(Object.fromEntries(texts))
    const list: PartsList = {
      file: `/assets/offline-parts-${createHash('sha256').update(all).digest('hex').slice(0, 8)}.json`,
    }
    writeFileSync(path.join(dir, list.file), all)
    writeFileSync(path.join(dir, partsListFile), JSON.stringify(list))
    // A build of its own: a worker that names other files could not be opened without network.
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        outDir: dir,
        emptyOutDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: path.join(root, 'src/core/web/offline/offline-worker.ts'),
          output: { format: 'iife', entryFileNames: offlineWorkerFile },
        },
      },
    })
  },
}

const pdfLibrary = path.join(root, 'node_modules/pdfjs-dist')
const pdfPlace = `assets/pdfjs-${pdfPackage.version}`
const pdfParts = globSync(['cmaps/*.bcmap', 'standard_fonts/*.{pfb,ttf}', 'wasm/*_nowasm_fallback.js'], {
  cwd: pdfLibrary,
})
/** What the worker that reads PDFs asks for: it puts the addresses together, so the names stay (decision 0169). */
export const pdfFiles: Plugin = {
  name: 'pdf-files',
  configureServer({ middlewares }) {
    middlewares.use(`/${pdfPlace}`, (request, response, next) => {
      const part = pdfParts.find((each) => request.url?.split('?')[0] === `/${each}`)
      if (!part) return next()
      if (part.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
      response.end(readFileSync(path.join(pdfLibrary, part)))
    })
  },
  async generateBundle() {
    for (const part of pdfParts) {
      const source = await readFile(path.join(pdfLibrary, part))
      this.emitFile({ type: 'asset', fileName: `${pdfPlace}/${part}`, source })
    }
  },
}

/** What a telephone needs to put the portal among its applications. */
const installable: Plugin = {
  name: 'installable',
  apply: 'build',
  async generateBundle() {
    const [name] = (await tablesOf('src/core/web/text/shell.texts.ts'))[0]![1]['app.title']!
    const icon = await readFile(path.join(root, 'src/app/icon.svg'))
    const sizes = [180, 192, 512]
    for (const size of sizes)
      this.emitFile({
        type: 'asset',
        fileName: `icon-${size}.png`,
        source: await sharp(icon).resize(size, size).png().toBuffer(),
      })
    const icons = sizes.slice(1).map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    }))
    this.emitFile({
      type: 'asset',
      fileName: 'portal.webmanifest',
      source: JSON.stringify({
        id: '/',
        name,
        short_name: name,
        lang: 'ko',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        theme_color: '#0958d9',
        background_color: '#f3f5f8',
        icons,
      }),
    })
  },
}

export default defineConfig({
  plugins: [react(), narrowImports, kitStyles, languagesApart, firstWords, pdfFiles, offline, installable],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Small files as data: addresses would break `font-src 'self'`.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    reportCompressedSize: false,
    // A page finds its files by its imports: a preload link for each file, put in by the script that draws
    // the page, took longer than drawing it. Only the sign-in, which draws nothing meanwhile, asks for all
    // that stands behind it at once.
    modulePreload: {
      resolveDependencies: (_file, needed, { hostType, hostId }) =>
        hostType === 'js' && !hostId.includes('LoginPage') ? [] : needed,
    },
    // One file, kept from the first visit on: 21 kB more then, up to nine files less on each page.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
})
