import { expect, test } from 'vitest'
import { removeRows, withIds } from '../../../core/web/form/line-rows.ts'
import { codeItem } from '../code.resource.ts'
import { changesOf, itemLines, placedIssues } from './code-rows.ts'

const lines = itemLines(codeItem, '사용 건수')
const saved = [
  { codeItemNo: 1, code: 'A', codeNm: '가', useYn: 'Y', uses: 3, updateDt: 'v1' },
  { codeItemNo: 2, code: 'B', codeNm: '나', useYn: 'Y', uses: 0, updateDt: 'v2' },
  { codeItemNo: 3, code: 'C', codeNm: '다', useYn: 'Y', uses: 0, updateDt: 'v3' },
]
const changes = (() => {
  const rows = removeRows(withIds(saved, 'codeItemNo'), new Set(['1']), 'codeItemNo').map((row) =>
    row['code'] === 'C' ? { ...row, codeNm: '다다' } : row,
  )
  const added = { rowId: 'new', code: 'D', codeNm: '라', uses: 0 }
  return changesOf([...rows, added], saved, 'codeItemNo', lines.fields, 'GRP')
})()

test('only what differs is sent, with its version and its group, without the number of uses', () => {
  expect(changes).toMatchObject({
    inserted: [{ codeGrpCd: 'GRP', code: 'D', codeNm: '라' }],
    updated: [{ codeItemNo: 3, codeNm: '다다', updateDt: 'v3', codeGrpCd: 'GRP' }],
    deleted: [1],
  })
  expect(JSON.stringify(changes)).not.toContain('uses')
})
test('the server’s messages come to their cells, the removed row not counted', () => {
  const issue = (path: string) => ({ path, message: 'x' })
  expect(
    placedIssues([issue('inserted.0.code'), issue('updated.0.toYmd'), issue('deleted.0.code')], changes),
  ).toEqual([issue('items.2.code'), issue('items.1.toYmd')])
})
