import { expect, test } from 'vitest'
import type { GridField } from './columns.ts'
import { givingWay, neededWidths } from './content-widths.ts'
import { gridTextsIn } from './spoken-texts.ts'

const korean = gridTextsIn('kr')

interface Work {
  no: string
  name: string
  day: string
}
const fields: GridField<Work>[] = [
  { name: 'no', text: 'No', kind: 'text' },
  { name: 'name', text: 'Name', kind: 'text', sortable: true },
  { name: 'day', text: 'Day', kind: 'date' },
]
const tenEach = (text: string): number => text.length * 10
const rows: Work[] = [{ no: 'W-1', name: 'x'.repeat(60), day: '2026-11-24' }]

test('a column is as wide as its longest value or its head, and a long text is cut at 320 pixels', () => {
  expect(neededWidths(fields, rows, korean, tenEach)).toEqual({
    no: { width: 49, tight: 49, least: 39 },
    name: { width: 320, tight: 320, least: 59 },
    day: { width: 119, tight: 119, least: 49 },
  })
})

test('a column that draws its cells itself keeps the width of its definition', () => {
  const drawn: GridField<Work>[] = [{ name: 'no', text: 'No', kind: 'custom', width: 90, render: () => null }]
  expect(neededWidths(drawn, rows, korean, tenEach)['no']?.width).toBe(90)
})

test('chips that a page draws take the room of their names and no more than the column has', () => {
  interface Marked {
    marks: string[]
  }
  const marks: GridField<Marked> = {
    name: 'marks',
    text: 'M',
    kind: 'tag',
    width: 180,
    render: () => null,
  }
  const widthOf = (names: string[]) =>
    neededWidths([marks], [{ marks: names }], korean, tenEach)['marks']?.width
  expect([widthOf([]), widthOf(['high']), widthOf(['a'.repeat(40)])]).toEqual([29, 77, 180])
})

test('only free text gives way when the columns do not fit, and never below its head', () => {
  const needed = neededWidths(fields, rows, korean, tenEach)
  expect(givingWay(fields, [49, 320, 119], needed, undefined, 400)).toEqual([49, 232, 119])
  expect(givingWay(fields, [49, 320, 119], needed, undefined, 100)).toEqual([49, 80, 119])
  expect(givingWay(fields, [49, 320, 119], needed, { name: 320 }, 400)).toEqual([49, 320, 119])
})

test('columns that still do not fit give the room of the mark of a sort, and no more', () => {
  const sorted: GridField<Work>[] = [
    { name: 'no', text: 'Number', kind: 'text', sortable: true, whole: true },
    { name: 'day', text: 'Day of work', kind: 'date', sortable: true },
  ]
  const needed = neededWidths(sorted, rows, korean, tenEach)
  const widths = [needed['no']!.width, needed['day']!.width]
  expect(widths).toEqual([93, 143])
  expect(givingWay(sorted, widths, needed, undefined, 222)).toEqual([86, 136])
  expect(givingWay(sorted, widths, needed, undefined, 100)).toEqual([79, 129])
  expect(givingWay(sorted, widths, needed, { no: 93 }, 100)).toEqual([93, 129])
})
