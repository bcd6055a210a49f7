import { type RefObject, useEffect, useId, useMemo, useState } from 'react'
import { type GridField, type GridSize, ROW_HEIGHTS } from './columns.ts'
import type { GridLayout } from './layout.ts'
import type { GridTexts } from './texts.ts'
import { type GridView, STICKY_FROM, columnBoxes, leadColumns } from './view.ts'

interface Input<Row> {
  frame: RefObject<HTMLElement | null>
  fields: readonly GridField<Row>[]
  layout: GridLayout
  texts: GridTexts
  size: GridSize
  headRows: number
  numbered: boolean
  checkable: boolean
  marked: boolean
  tree: boolean
  editable: boolean
}

/**
 * Measures the frame and places the columns in it; the view stays the same object until something of it
 * changes.
 */
export function useGridView<Row>(input: Input<Row>): {
  view: GridView<Row>
  tableWidth: number
  narrow: boolean
} {
  const { frame, fields, layout, texts, size, headRows, numbered, checkable, marked, tree, editable } = input
  const gridId = useId()
  const [width, setWidth] = useState(0)

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      // A hidden tab measures 0; keeping the old width keeps scroll position and columns.
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])

  const view = useMemo((): GridView<Row> => {
    const leads = leadColumns({ number: numbered, check: checkable, mark: marked }, width >= STICKY_FROM)
    const leadWidth = leads.reduce((sum, lead) => sum + lead.width, 0)
    return {
      leads,
      boxes: columnBoxes(fields, layout, leadWidth, width),
      texts,
      rowHeight: ROW_HEIGHTS[size],
      headRows,
      tree,
      checkable,
      editable,
      cellId: (key, name) => `${gridId}${encodeURIComponent(key)}-${name}`,
    }
  }, [width, fields, layout, texts, size, headRows, numbered, checkable, marked, tree, editable, gridId])

  const tableWidth = [...view.leads, ...view.boxes].reduce((sum, column) => sum + column.width, 0)
  return { view, tableWidth, narrow: width > 0 && width < STICKY_FROM }
}
