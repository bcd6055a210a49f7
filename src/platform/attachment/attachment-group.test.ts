import { expect, test } from 'vitest'
import { messages } from '../../core/shared/messages.ts'
import { countRefusal, fileRefusal, rulesOf } from './attachment-group.rule.ts'

const resource = {
  files: {
    photo: { label: '사진', imageOnly: true, limit: 20, maxMegabytes: 10 },
    document: { label: '문서' },
    plan: { label: '계획서', limit: 5, extensions: ['.PDF', 'jpg'] },
  },
}

test('pictures have the flag image, the first other group has the empty flag, and further ones their name', () => {
  expect(rulesOf(resource, 'image')?.label).toBe('사진')
  expect(rulesOf(resource, '')).toEqual({
    name: 'document',
    label: '문서',
    limit: 9999,
    imageOnly: false,
    drawn: false,
    megabytes: 1,
    extensions: undefined,
  })
  expect(rulesOf(resource, 'plan')?.extensions).toEqual(['pdf', 'jpg'])
  for (const unknown of ['other', 'toString', '__proto__']) expect(rulesOf(resource, unknown)).toBeUndefined()
  expect(rulesOf({}, '')).toBeUndefined()
})
test('with a limit of 5, 3 uploaded files and 1 in another group, 2 more are too many', () => {
  const rules = rulesOf(resource, 'plan')!
  expect(countRefusal(rules, 3 + 1, 1)).toBeUndefined()
  expect(String(countRefusal(rules, 3 + 1, 2))).toBe('첨부가능한 파일수는 5개 입니다.')
})
test('the extension is checked before the size, and * or no list allows any', () => {
  const rules = rulesOf(resource, 'plan')!
  expect(fileRefusal(rules, 'JPEG', 1024 * 1024)).toBeUndefined()
  expect(String(fileRefusal(rules, 'exe', 1))).toBe(String(messages.wrongExtension))
  expect(String(fileRefusal(rules, 'pdf', 1024 * 1024 + 1))).toBe('파일크기 1MB 이하 파일만 업로드 됩니다.')
  expect(fileRefusal({ ...rules, extensions: undefined }, 'dwg', 1)).toBeUndefined()
})
