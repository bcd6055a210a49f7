import path from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArguments, browserExecutable } from './test/browser.ts'
import { kitStyles, pdfFiles } from './vite.config.ts'

const minute = 60_000

/**
 * Pages are tested with React and antd as they are shipped; their development builds take half as long again.
 */
process.env['NODE_ENV'] = 'production'
/**
 * Every portal of a test starts threads (passwords, workbooks, papers), which read their TypeScript anew: what
 * Node.js has compiled once is kept, and a workbook costs a third of the computing time.
 */
process.env['NODE_COMPILE_CACHE'] ??= path.resolve('.cache/compiled')

/**
 * Named before the first test needs them: finding one in the middle of a run would reload the page under the
 * tests.
 */
const browserLibraries = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  '@tanstack/react-query',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@ant-design/icons',
  'antd',
  'antd/es/locale/ko_KR',
  'antd/es/locale/en_US',
  'antd/es/locale/zh_CN',
  'antd/es/locale/es_ES',
  'dayjs',
  'dayjs/locale/ko',
  'dayjs/locale/zh-cn',
  'dayjs/locale/es',
  'zod',
  'zod/locales',
  'axe-core',
  'es-hangul',
  'qr',
  'qr/decode.js',
  'signature_pad',
  'pdfjs-dist/legacy/build/pdf.mjs',
]

/**
 * Node.js reads our TypeScript by itself: no file is turned into another form for each project and handed to
 * each worker. The unit tests stay with Vite, because some import JSX and the kit.
 */
const asItStands = { viteModuleRunner: false, nodeLoader: false }

/**
 * Kinds of tests follow each other: three pages of a browser beside three processes with their databases had a fifth of
 * a core each, and single tests took ten times as long as alone.
 */
const turn = { server: { groupOrder: 0 }, page: { groupOrder: 1 }, story: { groupOrder: 2 } }

export default defineConfig({
  test: {
    // One more than the cores that a gate has: a test waits for the database, a browser or a clock half of
    // its time.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          sequence: turn.server,
          include: ['src/**/*.test.ts', 'db/**/*.test.ts'],
          exclude: ['src/**/*.api.test.ts'],
          // Pure functions share a process: ten times as fast.
          isolate: false,
          testTimeout: 30_000,
          setupFiles: ['test/patience.ts'],
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          sequence: turn.server,
          experimental: asItStands,
          include: ['src/**/*.api.test.ts', 'test/**/*.test.ts'],
          // A second PostgreSQL, small disks and sudden ends take their time: the long run alone (npm run test:trust).
          exclude:
            // The tests of the trial module run where it is put into a copy of the tree
            // (test/trial-module.test.ts).
            process.env['TRUST_SHARES'] === '1'
              ? ['test/trial-module/**']
              : ['test/trial-module/**', 'test/trust/{replica,faults,drills}.test.ts'],
          isolate: false,
          globalSetup: ['test/postgres.ts'],
          setupFiles: ['test/patience.ts'],
          expect: { poll: { timeout: 10_000 } },
          // A test that asks for every address of the portal takes 12 s on a calm machine, and more than 30
          // on a busy one.
          testTimeout: 2 * minute,
          hookTimeout: minute,
        },
      },
      {
        plugins: [react(), kitStyles, pdfFiles],
        optimizeDeps: { include: browserLibraries },
        test: {
          name: 'ui',
          sequence: turn.page,
          include: ['src/**/*.test.tsx'],
          // The kit's styles before those of the portal, as they are delivered.
          setupFiles: ['src/core/web/testing/kit-styles.ts', 'test/patience.ts'],
          testTimeout: 60_000,
          // A test whose browser was late once is run again; a second failure counts.
          retry: 1,
          // Two busy cores draw a dialog later than the one second that is waited for otherwise.
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: await browserExecutable(), args: browserArguments },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1440, height: 900 },
          },
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          sequence: turn.story,
          experimental: asItStands,
          include: ['e2e/**/*.test.ts'],
          setupFiles: ['e2e/failed-story.ts', 'test/patience.ts'],
          // Nothing but the program itself is kept from one story to the next; loading it anew takes as long
          // as a short one.
          isolate: false,
          globalSetup: ['test/postgres.ts'],
          testTimeout: 3 * minute,
          // Changes in another window arrive later than the default wait of one second.
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 2 * minute,
        },
      },
    ],
  },
})
