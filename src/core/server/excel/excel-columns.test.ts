import { expect, test } from 'vitest'
import { codes, ref, text, textarea } from '../../shared/field.ts'
import { workbookColumn } from './excel-columns.ts'
import { columnWidth } from './sheet-layout.ts'

test('a column has room for what stands in it, and for its header where that is longer', () => {
  const widthOf = (field: Parameters<typeof workbookColumn>[0]) => columnWidth(workbookColumn(field))
  expect(widthOf(ref('제품', 'chmProduct'))).toBe(30)
  expect(widthOf(codes('규제목록', 'CHM_REG_CD'))).toBe(40)
  expect(widthOf(textarea('비고', { max: 1000 }))).toBe(44)
  expect(widthOf(text('자재코드', { max: 10 }))).toBe(12)
  expect(widthOf(text('유해·위험성 분류와 경고표지의 근거가 되는 자료의 출처', { max: 10 }))).toBeGreaterThan(
    50,
  )
})
