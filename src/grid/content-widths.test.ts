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

/** What columns need for one row, and the widths that they begin with. */
function measured<Row>(columns: readonly GridField<Row>[], row: Row, head?: (text: string) => number) {
  const needed = neededWidths(columns, [row], korean, tenEach, head)
  return { needed, widths: columns.map(({ name }) => needed[name]!.width) }
}

test('a column is as wide as its longest value or its head, and a long text is cut at 320 pixels', () => {
  expect(neededWidths(fields, rows, korean, tenEach)).toEqual({
    no: { width: 49, tight: 49, folded: 49, least: 39, content: 49 },
    name: { width: 320, tight: 320, folded: 320, least: 59, content: 320 },
    day: { width: 119, tight: 119, folded: 119, least: 49, content: 119 },
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

test('a column that draws one chip is as wide as what the chip says, or its head', () => {
  interface Step {
    state: string
  }
  const column = (text: string): GridField<Step> => ({
    name: 'state',
    text,
    kind: 'custom',
    width: 110,
    render: () => null,
    chip: ({ state }) => state,
  })
  const widthOf = (text: string, state: string) =>
    neededWidths([column(text)], [{ state }], korean, tenEach)['state']?.width
  expect([widthOf('S', 'open'), widthOf('S', 'o'.repeat(20)), widthOf('State', '')]).toEqual([77, 237, 69])
})

test('only free text gives way when the columns do not fit, and never below its head', () => {
  const needed = neededWidths(fields, rows, korean, tenEach)
  expect(givingWay(fields, [49, 320, 119], needed, undefined, 400)).toEqual([49, 232, 119])
  expect(givingWay(fields, [49, 320, 119], needed, undefined, 100)).toEqual([49, 80, 119])
  expect(givingWay(fields, [49, 320, 119], needed, { name: 320 }, 400)).toEqual([49, 320, 119])
})

test('the name by which a row is known gives way after all other texts', () => {
  const named: GridField<Work>[] = [
    { name: 'no', text: 'Place', kind: 'text' },
    { name: 'name', text: 'Name', kind: 'text', card: 'title' },
  ]
  const needed = neededWidths(named, [{ no: 'x'.repeat(20), name: 'x'.repeat(20), day: '' }], korean, tenEach)
  expect(givingWay(named, [219, 219], needed, undefined, 320)).toEqual([101, 219])
  expect(givingWay(named, [219, 219], needed, undefined, 260)).toEqual([80, 180])
})

test('a head that is longer than its values is cut before the name by which a row is known', () => {
  const columns: GridField<Work>[] = [
    { name: 'name', text: 'Course', kind: 'text', card: 'title' },
    { name: 'no', text: 'Criterion-of-completion', kind: 'text' },
    { name: 'day', text: 'Day', kind: 'date' },
  ]
  const row: Work = { no: 'Attendance', name: 'x'.repeat(30), day: '2026-11-24' }
  const { needed, widths } = measured(columns, row)
  expect(widths).toEqual([319, 180, 119])
  expect(givingWay(columns, widths, needed, undefined, 550)).toEqual([251, 180, 119])
  expect(givingWay(columns, widths, needed, undefined, 500)).toEqual([240, 141, 119])
  expect(givingWay(columns, widths, needed, undefined, 400)).toEqual([162, 119, 119])
})

test('the head of a column of marks is cut before the name by which a row is known', () => {
  interface Item {
    name: string
    gas: string
  }
  const columns: GridField<Item>[] = [
    { name: 'name', text: 'Item', kind: 'text', card: 'title' },
    { name: 'gas', text: 'Measured-gas', kind: 'switch' },
  ]
  const { needed, widths } = measured(columns, { name: 'x'.repeat(30), gas: 'Y' })
  expect(widths).toEqual([319, 139])
  expect(givingWay(columns, widths, needed, undefined, 330)).toEqual([240, 90])
})

test('numbers and dates with heads of one word give the room of the mark of a sort, and no more', () => {
  const sorted: GridField<Work>[] = [
    { name: 'no', text: 'Number', kind: 'text', sortable: true, whole: true },
    { name: 'day', text: 'Day-of-work', kind: 'date', sortable: true },
  ]
  const needed = neededWidths(sorted, rows, korean, tenEach)
  const widths = [needed['no']!.width, needed['day']!.width]
  expect(widths).toEqual([93, 143])
  expect(givingWay(sorted, widths, needed, undefined, 222)).toEqual([93, 129])
  expect(givingWay(sorted, widths, needed, undefined, 100)).toEqual([79, 129])
  expect(givingWay(sorted, widths, needed, { no: 93 }, 100)).toEqual([93, 129])
})

test('heads of several words go into two lines before a text is cut, and are measured in their own type', () => {
  const named: GridField<Work>[] = [
    { name: 'no', text: 'Number of the work', kind: 'text', whole: true },
    { name: 'name', text: 'Name', kind: 'text' },
  ]
  const row = { no: 'W-1', name: 'x'.repeat(12), day: '' }
  const bold = (text: string): number => text.length * 11
  const { needed, widths } = measured(named, row, bold)
  expect(widths).toEqual([180, 139])
  expect(givingWay(named, widths, needed, undefined, 270)).toEqual([131, 139])
  expect(givingWay(named, widths, needed, undefined, 240)).toEqual([118, 122])
  expect(givingWay(named, widths, needed, undefined, 100)).toEqual([118, 80])
})

test('one sentence gives way before several names are cut, and the room of sort marks before a name', () => {
  interface Visit {
    company: string
    person: string
    reason: string
  }
  const columns: GridField<Visit>[] = [
    { name: 'company', text: 'C', kind: 'text' },
    { name: 'person', text: 'P'.repeat(12), kind: 'text', sortable: true },
    { name: 'reason', text: 'R', kind: 'text' },
  ]
  const row = { company: 'x'.repeat(11), person: 'x'.repeat(11), reason: 'x'.repeat(60) }
  const { needed, widths } = measured(columns, row)
  expect(widths).toEqual([129, 153, 320])
  expect(givingWay(columns, widths, needed, undefined, 500)).toEqual([129, 153, 218])
  expect(givingWay(columns, widths, needed, undefined, 475)).toEqual([129, 146, 200])
  expect(givingWay(columns, widths, needed, undefined, 429)).toEqual([129, 139, 161])
})

test('a name that is a sentence gives way before shorter texts are cut, and keeps most of what it has', () => {
  interface Rule {
    subject: string
    law: string
  }
  const columns: GridField<Rule>[] = [
    { name: 'subject', text: 'S', kind: 'text', card: 'title' },
    { name: 'law', text: 'L', kind: 'text' },
  ]
  const row = { subject: 'x'.repeat(60), law: 'x'.repeat(13) }
  const needed = neededWidths(columns, [row], korean, tenEach)
  expect(givingWay(columns, [320, 149], needed, undefined, 400)).toEqual([251, 149])
  expect(givingWay(columns, [320, 149], needed, undefined, 360)).toEqual([240, 120])
  expect(givingWay(columns, [320, 149], needed, undefined, 300)).toEqual([220, 80])
})

test('the word of a yes has room for the mark before it', () => {
  interface Used {
    useYn: string
  }
  const useYn: GridField<Used> = { name: 'useYn', text: 'U', kind: 'switch', words: ['Yes', 'No'] }
  expect(neededWidths([useYn], [{ useYn: 'Y' }], korean, tenEach)['useYn']?.tight).toBe(65)
})
