import { type RefObject, useEffect, useId, useMemo, useState } from 'react'
import { type GridField, type GridSize, ROW_HEIGHTS } from './columns.ts'
import type { GridLayout } from './layout-store.ts'
import type { GridTexts } from './spoken-texts.ts'
import { type NeededWidths, neededWidths, textWidthIn } from './content-widths.ts'
import { type GridView, STICKY_FROM, columnBoxes, leadColumns } from './view.ts'

interface Input<Row> {
  /** Pixels of the frame; 0 until it is measured. */
  width: number
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
  wrap: boolean
  /** Rows whose values the columns shall be as wide as; undefined: the widths of the definition. */
  fitTo: readonly Row[] | undefined
}

/**
 * Inner width of the frame in pixels, 0 until it is measured.
 * @param framed the frame stands in the document; cards stand in its place on a telephone
 */
export function useFrameWidth(frame: RefObject<HTMLElement | null>, framed: boolean): number {
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
  }, [frame, framed])
  return width
}

/** Places the columns in the frame; the view stays the same object until something of it changes. */
export function useGridView<Row>(input: Input<Row>): {
  view: GridView<Row>
  tableWidth: number
  narrow: boolean
} {
  const { width, fields, layout, texts, size, headRows, numbered, checkable, marked, tree, editable, wrap } =
    input
  const needed = useNeededWidths(fields, input.fitTo, texts, size)
  const gridId = useId()
  const view = useMemo((): GridView<Row> => {
    const leads = leadColumns({ number: numbered, check: checkable, mark: marked }, width >= STICKY_FROM)
    const leadWidth = leads.reduce((sum, lead) => sum + lead.width, 0)
    return {
      leads,
      boxes: columnBoxes(fields, layout, leadWidth, width, needed),
      texts,
      rowHeight: ROW_HEIGHTS[size],
      headRows,
      tree,
      checkable,
      editable,
      wrap,
      cellId: (key, name) => `${gridId}${encodeURIComponent(key)}-${name}`,
    }
  }, [
    width,
    fields,
    layout,
    needed,
    texts,
    size,
    headRows,
    numbered,
    checkable,
    marked,
    tree,
    editable,
    wrap,
    gridId,
  ])

  const tableWidth = [...view.leads, ...view.boxes].reduce((sum, column) => sum + column.width, 0)
  return { view, tableWidth, narrow: width > 0 && width < STICKY_FROM }
}

/** What the columns need in the font of the page, which each language has its own of. */
export function neededInGrid<Row>(
  fields: readonly GridField<Row>[],
  rows: readonly Row[],
  texts: GridTexts,
  size: GridSize,
): NeededWidths {
  const font = `${size === 'mini' ? 12 : 13}px ${getComputedStyle(document.body).fontFamily}`
  return neededWidths(fields, rows, texts, textWidthIn(font), textWidthIn(`600 ${font}`))
}

/**
 * Measured once, with the first rows: columns that changed their width from page to page would move under the
 * eye. Names of codes that arrive later are measured again.
 */
function useNeededWidths<Row>(
  fields: readonly GridField<Row>[],
  rows: readonly Row[] | undefined,
  texts: GridTexts,
  size: GridSize,
): NeededWidths | undefined {
  const [known, setKnown] = useState<{ of: string; widths: NeededWidths }>()
  const heads = useMemo(
    () => (rows?.length === 0 ? neededInGrid(fields, [], texts, size) : undefined),
    [rows, fields, texts, size],
  )
  // An empty list needs no more than its heads.
  if (!rows || rows.length === 0) return known?.widths ?? heads
  const of = [
    size,
    ...fields.map(({ name, text, options }) => `${name} ${text} ${options?.length ?? 0}`),
  ].join()
  if (known?.of === of) return known.widths
  const widths = neededInGrid(fields, rows, texts, size)
  setKnown({ of, widths })
  return widths
}
