import { expect, test } from 'vitest'
import { acceptOf, checkFiles } from './attach-check.ts'
import { flagOf } from '../../shared/file-flag.ts'

const file = (name: string, size = 1000, type = '') => ({ name, size, type })

test('limit 5, uploaded 3, other group 1, choose 2', () => {
  const { accepted, messages } = checkFiles([file('a.pdf'), file('b.pdf')], { label: '도면', limit: 5 }, 3, 1)
  expect(accepted).toEqual([])
  expect(messages).toEqual(['첨부가능한 파일수는 5개 입니다.'])
})
test('files of a wrong type stay out, the others go on', () => {
  const { accepted, messages } = checkFiles(
    [file('a.pdf'), file('b.exe'), file('c.PNG')],
    { label: '도면', extensions: ['pdf', 'png'] },
    0,
  )
  expect(accepted.map(({ name }) => name)).toEqual(['a.pdf', 'c.PNG'])
  expect(messages).toEqual([
    '첨부가 불가능한 확장자입니다. 안 맞는 파일은 업로드 되지 않습니다. 확장자를 맞추어 주세요',
  ])
})
test('* means any type', () => {
  expect(checkFiles([file('b.xyz')], { label: '기타', extensions: ['*'] }, 0).accepted).toHaveLength(1)
  expect(acceptOf({ label: '기타', extensions: ['*'] })).toBeUndefined()
})
test('one megabyte unless the group says otherwise', () => {
  const large = file('a.pdf', 1024 * 1024 + 1)
  expect(checkFiles([large], { label: '도면' }, 0).messages).toEqual([
    '파일크기 1MB 이하 파일만 업로드 됩니다.',
  ])
  expect(checkFiles([large], { label: '도면', maxMegabytes: 10 }, 0).accepted).toHaveLength(1)
})
test('pictures only, by type and by name', () => {
  const group = { label: '현장사진', imageOnly: true }
  expect(checkFiles([file('a.pdf', 10, 'application/pdf')], group, 0).messages).toEqual([
    '이미지 파일만 첨부 할 수 있습니다.',
  ])
  expect(
    checkFiles([file('a.jpg', 10, 'image/jpeg'), file('b.svg', 10, 'image/svg+xml')], group, 0).accepted,
  ).toHaveLength(1)
})
test('the first group of each kind goes by the flag of the specification, further ones by their name', () => {
  const groups = {
    drawing: { label: '도면' },
    before: { label: '작업 전', imageOnly: true },
    after: { label: '작업 후', imageOnly: true },
    plan: { label: '계획서' },
  }
  expect(Object.keys(groups).map((name) => flagOf(groups, name))).toEqual(['', 'image', 'after', 'plan'])
})
