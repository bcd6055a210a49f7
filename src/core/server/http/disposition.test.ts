import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { disposition } from './disposition.ts'

const plain = (name: string, given?: string) =>
  /filename="([^"]*)"/.exec(disposition('attachment', name, given))?.[1]

test('a plain name says what is left of a Korean one, and one in ASCII stays', () => {
  expect(plain('점검 대응 묶음 2026-06-30_20261129153000.zip')).toBe('portal-2026-06-30_20261129153000.zip')
  expect(plain('작업허가서_PTW-26-0001.pdf')).toBe('PTW-26-0001.pdf')
  expect(plain('안내 (1차).html')).toBe('portal-1.html')
  expect(plain('이름')).toBe('portal')
  expect(plain('report (1).pdf')).toBe('report (1).pdf')
  expect(plain('묶음.zip', 'education-evidence-2026-06-30.zip')).toBe('education-evidence-2026-06-30.zip')
})
test('nothing in a name ends the header or its quotes, and the whole name comes back', () => {
  for (const name of [`"; x="1".html`, '줄\r\n바꿈.txt', 'a\\b%20.txt', "it's (1)*!.txt", '']) {
    const header = disposition('inline', name)
    expect(header).toMatch(/^inline; filename="[^"\\%\r\n]+"; filename\*=UTF-8''[\w.~%-]*$/)
    expect(decodeURIComponent(/UTF-8''(.*)$/.exec(header)![1]!)).toBe(name)
  }
})
test('every answer with a file takes its name from here', () => {
  const own = globSync('src/**/*.ts', { exclude: ['**/*.test.ts', '**/core/web/**'] }).filter((file) =>
    readFileSync(file, 'utf8').includes('filename*='),
  )
  expect(own).toEqual(['src/core/server/http/disposition.ts'])
})
