import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = import.meta.dirname
const browserFile = (file: string) =>
  /\.(tsx|web\.ts|pages\.ts)$/.test(file) && !/\.test\.tsx$|test-kit|texts(\.web)?\.ts$/.test(file)

test('the pages draw no Korean of their own: every text stands in a texts file in four languages', () => {
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => browserFile(file) || isWebFolder(file),
  )
  expect(sources.length).toBeGreaterThan(10)
  const found = sources.flatMap((file) =>
    withoutComments(readFileSync(path.join(root, file), 'utf8'))
      .split('\n')
      .flatMap((line, index) =>
        /\p{Script=Hangul}/u.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  )
  expect(found).toEqual([])
})

const isWebFolder = (file: string): boolean =>
  /\/web\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|test-kit|texts(\.web)?\.ts$/.test(file)
const withoutComments = (source: string): string =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1')
