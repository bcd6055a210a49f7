import { expect, test } from 'vitest'
import { extensionOf, safeFileName, usualExtension } from './file-name.ts'

test.each([
  ['작업계획서.hwp', '작업계획서.hwp'],
  ['작업계획서.hwp'.normalize('NFD'), '작업계획서.hwp'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\kim\\사진.jpg', '사진.jpg'],
  ['사진\u0000\u0007.jpg', '사진.jpg'],
  ['보고\u202egpj.exe', '보고gpj.exe'],
  ['a<b>:"c|?*.txt', 'a_b___c___.txt'],
  ['.htaccess', 'htaccess'],
  ['끝점...', '끝점'],
  ['', '첨부파일'],
  ['..', '첨부파일'],
])('%j is kept as %j', (sent, kept) => expect(safeFileName(sent)).toBe(kept))

test('a long name keeps its extension', () => {
  const name = safeFileName(`${'가'.repeat(300)}.xlsx`)
  expect(name).toHaveLength(200)
  expect(name.endsWith('가.xlsx')).toBe(true)
})
test('the extension of a file name is read', () => {
  expect(extensionOf('A.B.JPG')).toBe('jpg')
  expect(extensionOf('이름')).toBe('')
  expect(extensionOf('.hidden')).toBe('')
  expect(usualExtension('JPEG')).toBe('jpg')
})
