/** A cell by its position on the screen, counted from 0. */
export interface Point {
  row: number
  column: number
}

/** Inclusive corners. */
export interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

export interface Extent {
  rows: number
  columns: number
}

export type Step =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'home'
  | 'end'
  | 'top'
  | 'bottom'
  | 'pageUp'
  | 'pageDown'

export function boxOf(one: Point, other: Point): Box {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  }
}

function sizeOf(box: Box): Extent {
  return { rows: box.bottom - box.top + 1, columns: box.right - box.left + 1 }
}

export function clamp(point: Point, extent: Extent): Point {
  return {
    row: Math.max(0, Math.min(extent.rows - 1, point.row)),
    column: Math.max(0, Math.min(extent.columns - 1, point.column)),
  }
}

/** Where a key leads. `page` is the number of rows that fit on the screen. */
export function stepped(point: Point, step: Step, extent: Extent, page: number): Point {
  const targets = {
    up: { row: point.row - 1, column: point.column },
    down: { row: point.row + 1, column: point.column },
    left: { row: point.row, column: point.column - 1 },
    right: { row: point.row, column: point.column + 1 },
    home: { row: point.row, column: 0 },
    end: { row: point.row, column: extent.columns - 1 },
    top: { row: 0, column: 0 },
    bottom: { row: extent.rows - 1, column: extent.columns - 1 },
    pageUp: { row: point.row - page, column: point.column },
    pageDown: { row: point.row + page, column: point.column },
  } satisfies Record<Step, Point>
  return clamp(targets[step], extent)
}

/**
 * The next cell in reading order, or undefined behind the last and before the first cell, where Tab leaves
 * the grid.
 */
export function tabbed(point: Point, back: boolean, extent: Extent): Point | undefined {
  const index = point.row * extent.columns + point.column + (back ? -1 : 1)
  if (index < 0 || index >= extent.rows * extent.columns) return undefined
  return { row: Math.floor(index / extent.columns), column: index % extent.columns }
}

export function pointsOf(box: Box): Point[] {
  const points: Point[] = []
  for (let row = box.top; row <= box.bottom; row += 1)
    for (let column = box.left; column <= box.right; column += 1) points.push({ row, column })
  return points
}

/**
 * How pasted cells fall on the grid. A single value fills the selected range; a range that is a multiple of
 * the block repeats it.
 */
export function pasteTargets(
  cells: readonly (readonly string[])[],
  box: Box,
  extent: Extent,
): (Point & { text: string })[] {
  const width = Math.max(...cells.map((row) => row.length))
  const selected = sizeOf(box)
  const repeat = selected.rows % cells.length === 0 && selected.columns % width === 0
  const size = repeat ? selected : { rows: cells.length, columns: width }
  const end = clamp({ row: box.top + size.rows - 1, column: box.left + size.columns - 1 }, extent)
  return pointsOf({ top: box.top, left: box.left, bottom: end.row, right: end.column }).flatMap((point) => {
    const text = cells[(point.row - box.top) % cells.length]?.[(point.column - box.left) % width]
    return text === undefined ? [] : [{ ...point, text }]
  })
}
