import { useMemo, useState } from 'react'
import { type GridColumn, type GridField, type GridSize, type GridSort, leafColumns } from './columns.ts'
import { readableWidths, type NeededWidths } from './content-widths.ts'
import { fitWidths, isVisible, pinOf } from './layout.ts'
import type { GridLayout } from './layout-store.ts'
import type { GridTexts } from './spoken-texts.ts'
import { neededInGrid } from './use-grid-view.ts'
import { displayText } from './values.ts'

interface Input<Row> {
  columns: readonly GridColumn<Row>[]
  /** Undefined: every column stays. None: the last columns go that would only stand over an empty list. */
  rows: readonly Row[] | undefined
  layout: GridLayout
  sort: readonly GridSort[]
  texts: GridTexts
  size: GridSize
  /** Pixels of the frame; 0 until it is measured. */
  width: number
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, each) => sum + each, 0)

/** Room for the number and the check box of a row, in pixels. */
const LEAD_ROOM = 84

/**
 * The arrangement without the columns that are empty in every row, where not all of them fit the frame with their
 * names whole. A column stays that the user has chosen, sorted by or pinned, and one that has once had a value:
 * columns that come and go from page to page would move under the eye.
 */
export function useFullColumns<Row>(input: Input<Row>): GridLayout {
  const { columns, rows, layout, sort, texts, size, width } = input
  const [filled, setFilled] = useState<ReadonlySet<string>>(new Set())
  const { empty, found } = useMemo(() => {
    const shown = leafColumns(columns).filter((field) => isVisible(field, layout))
    const isEmpty = (field: GridField<Row>) =>
      field.kind !== 'custom' && rows?.every((row) => displayText(field, row[field.name], texts) === '')
    const found = shown.filter((field) => rows?.length && !isEmpty(field)).map(({ name }) => name)
    if (!rows || width === 0 || found.length === shown.length) return { empty: [], found }
    const needed = neededInGrid(shown, rows, texts, size)
    const available = width - LEAD_ROOM
    const fit = fitWidths(shown, layout.widths, available, needed)
    // A column that says nothing goes before a name is cut.
    const read = readableWidths(shown, needed).map(
      (width, index) => layout.widths?.[shown[index]!.name] ?? width,
    )
    const taken = rows.length > 0 ? Math.max(sumOf(fit), sumOf(read)) : sumOf(fit)
    const mayGo = (field: GridField<Row>) =>
      isEmpty(field) &&
      layout.visible?.[field.name] === undefined &&
      pinOf(field, layout) === 'none' &&
      !sort.some(({ name }) => name === field.name)
    if (taken <= available) return { empty: [], found }
    const going = shown.filter(mayGo).map(({ name }) => name)
    return { empty: rows.length > 0 ? going : withoutLast(shown, going, layout, needed, available), found }
  }, [columns, rows, layout, sort, texts, size, width])
  if (found.some((name) => !filled.has(name))) setFilled(new Set([...filled, ...found]))
  const gone = empty.filter((name) => !filled.has(name)).join('\n')
  return useMemo(() => {
    if (gone === '') return layout
    return {
      ...layout,
      visible: { ...layout.visible, ...Object.fromEntries(gone.split('\n').map((name) => [name, false])) },
    }
  }, [layout, gone])
}

/** The last of the columns that may go, as many as must for the others to fit. */
function withoutLast<Row>(
  shown: readonly GridField<Row>[],
  going: readonly string[],
  layout: GridLayout,
  needed: NeededWidths,
  available: number,
): string[] {
  for (let count = 1; count < going.length; count++) {
    const gone = going.slice(-count)
    const stay = shown.filter(({ name }) => !gone.includes(name))
    if (sumOf(fitWidths(stay, layout.widths, available, needed)) <= available) return gone
  }
  return [...going]
}
