import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The grid has its Korean texts beside it. */
const exceptions = new Set(['grid/texts.ts'])
const root = 'src/core/web'

test('the engine draws no Korean of its own: every text comes from the dictionary', () => {
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/^text\/|\.texts\.ts$|\.test\.tsx?$|test-kit|testing\//.test(file) &&
      !exceptions.has(file),
  )
  expect(sources.length).toBeGreaterThan(80)
  const found = sources.flatMap((file) =>
    withoutComments(readFileSync(path.join(root, file), 'utf8'))
      .split('\n')
      .flatMap((line, index) =>
        /\p{Script=Hangul}/u.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  )
  expect(found).toEqual([])
})

const withoutComments = (source: string): string =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1')
