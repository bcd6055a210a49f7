import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Names of codes and plants are asked for in the language of their reader: `codeNameOf`, `codeNameColumn`,
 * `codeSentences` and `plantName`. A statement that reads the Korean column has a line above it in the file which
 * says why ('In Korean: …'): papers of the law, texts that are stored, notices that are worded later.
 */
const korean = /[\s.(]"(?:codeNm|plantNm)"(?=\s+(?:as|from)\b|\s*,|\s*\))/
const asked = /as "(?:codeNm|plantNm)"/g
const reason = /\/\/ In Korean: .{15,}/
/** A reason stands so many lines above what it is for, inside of one statement. */
const reach = 4

const files = globSync('src/{platform,modules}/**/*.ts').filter(
  (file) => !/\.test\.ts$|test-kit|\/testing\/|\/seed\/|\/web\/|\.resource\.ts$/.test(file),
)

test('no statement reads the Korean name of a code or a plant without a reason', () => {
  expect(files.length).toBeGreaterThan(200)
  const silent = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.flatMap((line, index) =>
      korean.test(line.replaceAll(asked, '')) &&
      !lines.slice(Math.max(0, index - reach), index).some((above) => reason.test(above))
        ? [`${file}:${index + 1}`]
        : [],
    )
  })
  expect(silent).toEqual([])
})
