import { expect, test } from 'vitest'
import type { GridField } from './columns.ts'
import { matchingOptions, shownOptions, type OpenEditor } from './use-editor.ts'

const field: GridField<{ chem: string }> = {
  name: 'chem',
  text: '물질',
  kind: 'select',
  options: [
    { code: '1', codeNm: '에틸톨루엔 · 622-96-8' },
    { code: '2', codeNm: '톨루엔디이소시아네이트 · 584-84-9' },
    { code: '3', codeNm: '톨루엔 · 108-88-3' },
  ],
}

test('the option of exactly that name stands before those that begin with it and those that contain it', () =>
  expect(matchingOptions(field, '톨루엔').map(({ code }) => code)).toEqual(['3', '2', '1']))

test('what was found for the words is shown as long as the words are the same', () => {
  const open = {
    field,
    query: '메탄올',
    found: { words: '메탄올', options: [{ code: '9', codeNm: '메탄올 · 67-56-1' }] },
  } as unknown as OpenEditor<{ chem: string }>
  expect(shownOptions(open, '메탄올').map(({ code }) => code)).toEqual(['9'])
  expect(shownOptions(open, '톨루엔').map(({ code }) => code)).toEqual(['3', '2', '1'])
})
