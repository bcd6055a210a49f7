import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Few chunks, so that the first page fetches a dozen files and not sixty. What changes rarely has chunks of
 * its own: a new version of the portal does not fetch them again. `kit` and `page` hold what a hundred pages
 * share; the first page needs neither.
 */
const chunks = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/(?:react-query|query-core))\//,
  },
  { name: 'vendor', test: /node_modules\//, tags: ['$initial' as const] },
  {
    name: 'core',
    test: /src\/(?:core\/|grid\/|.*(?:resource|names\.web|record-pages\.rule)\.ts$)/,
    tags: ['$initial' as const],
  },
  // Its parts and what they alone need, before `page` and `kit` can take it.
  { name: 'shell', test: /\/(?:NotificationBell|NoticePopups|HomePage)\.tsx/ },
  // What comes up on the first page after its content would bring all of the kit with it.
  { name: 'kit', test: /node_modules\/(?!.*(?:segmented|checkbox|\/tag\/))/, minShareCount: 100 },
  {
    name: 'page',
    test: /src\/(?:grid|core\/web\/(?:columns|data|page|list|form|record|popup|attach))\//,
    minShareCount: 100,
  },
  // Below, what fewer pages share comes in one file of a kind instead of fifty of a kilobyte: each is asked
  // for by itself, and notes of it were most of the first task of a permit under a trace (decision 0054). In
  // this order, because a group takes what its parts need with it: the sign-in must not need `record`.
  {
    name: 'sign-in',
    test: /src\/(?:core\/web\/sha256|platform\/session\/web\/(?:LoginForm|SignInFrame|PasswordInput))\./,
  },
  { name: 'icons', test: /node_modules\/@ant-design\/icons\//, minShareCount: 2 },
  {
    name: 'list',
    test: /src\/core\/web\/(?:list\/(?:SearchPanel|ResourceGrid|use-tab-query)|open-pdf|use-today|components\/ScrollRegion)\./,
  },
  {
    name: 'record',
    test: /src\/core\/web\/(?:record|attach|outbox)\/|node_modules\/(?:antd\/es|@rc-component)\/(?:drawer|tabs)\//,
    minShareCount: 6,
  },
  { name: 'work-permit', test: /src\/modules\/work-permit\//, minShareCount: 4 },
  { name: 'permit', test: /src\/modules\/work-permit\/(?:permit|loto|simops)\//, minShareCount: 2 },
  { name: 'improvement', test: /src\/modules\/improvement\//, minShareCount: 4 },
]
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

/**
 * The parts of the font that hold what every page says (menus, buttons, states) come with the scripts, after
 * them in rank. Asked for by the first text, they came after it: everything was drawn in another font first,
 * which the browser looks for sign by sign, and then once more.
 */
const everyday = /subset\.(?:78|8[1-9]|9[01])-/
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2') && everyday.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            fetchpriority: 'low',
            href: `/${file}`,
          },
          injectTo: 'head',
        })),
  },
}

export default defineConfig({
  plugins: [react(), narrowImports, kitStyles, preloadFonts],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Small files as data: addresses would break `font-src 'self'`.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    reportCompressedSize: false,
    // What a page needs is found by its imports: a link for each file, put in by the script that draws the
    // page, took longer than drawing it.
    modulePreload: {
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'js' ? [] : needed),
    },
    // One file, kept from the first visit on: 21 kB more then (compressed), up to nine files less on each
    // page.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
})
