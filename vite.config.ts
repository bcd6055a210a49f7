import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Few chunks, so that the first page fetches a dozen files and not sixty. What changes rarely has chunks of its own: a new version of the portal does
 * not fetch them again. `kit` and `page` hold what a hundred pages share; the first page needs neither.
 */
const chunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/(?:react-query|query-core))\// },
  { name: 'vendor', test: /node_modules\//, tags: ['$initial' as const] },
  { name: 'core', test: /src\/(?:core\/|.*(?:resource|names\.web)\.ts$)/, tags: ['$initial' as const] },
  // Its parts and what they alone need, before `page` and `kit` can take it.
  { name: 'shell', test: /\/(?:NotificationBell|NoticePopups|HomePage)\.tsx/ },
  // What comes up on the first page after its content would bring all of the kit with it.
  { name: 'kit', test: /node_modules\/(?!.*(?:segmented|checkbox|\/tag\/))/, minShareCount: 100 },
  { name: 'page', test: /src\/core\/web\/(?:list|form|grid|record|popup|attach)\//, minShareCount: 100 },
]
/** Named in the document: no page need name them again. */
const initial = /\/(?:react|vendor|core|shell|rolldown-runtime)-[\w-]+\.js$/

/**
 * Two modules of antd that every page loads reach whole families for a single name: the context of dialogs all forms and their checks, the colour
 * of a button's text the picker of colours with its collapsible groups. Importer and what it names → what holds that name, or nothing where it is
 * never drawn (no page picks a colour). 26 kB less, compressed, on every first page.
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
 * The parts of the font that hold what every page says (menus, buttons, states) come with the scripts, after them in rank. Asked for by the first text,
 * they came after it: everything was drawn in another font first, which the browser looks for sign by sign, and then once more.
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
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', fetchpriority: 'low', href: `/${file}` },
          injectTo: 'head',
        })),
  },
}

export default defineConfig({
  plugins: [react(), narrowImports, preloadFonts],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Small files as data: addresses would break `font-src 'self'`.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    reportCompressedSize: false,
    modulePreload: {
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'js' ? needed.filter((name) => !initial.test(name)) : needed),
    },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
})
