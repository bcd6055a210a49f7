import { type Box, type Point, pointsOf } from './ranges.ts'

/** Where a filled cell takes its value from. */
export interface Filling {
  to: Point
  from: Point
}

/** The range that a drag of the handle reaches: it grows along one axis only, the one it was drawn further. */
export function filledBox(box: Box, reached: Point): Box {
  const down = Math.max(reached.row - box.bottom, box.top - reached.row, 0)
  const across = Math.max(reached.column - box.right, box.left - reached.column, 0)
  if (down === 0 && across === 0) return box
  return down >= across
    ? { ...box, top: Math.min(box.top, reached.row), bottom: Math.max(box.bottom, reached.row) }
    : { ...box, left: Math.min(box.left, reached.column), right: Math.max(box.right, reached.column) }
}

/** The cells of the target outside of the source, each with the cell that it repeats. */
export function fillings(source: Box, target: Box): Filling[] {
  const rows = source.bottom - source.top + 1
  const columns = source.right - source.left + 1
  const within = (at: number, start: number, length: number) =>
    start + ((((at - start) % length) + length) % length)
  return pointsOf(target)
    .filter(
      ({ row, column }) =>
        row < source.top || row > source.bottom || column < source.left || column > source.right,
    )
    .map((to) => ({
      to,
      from: { row: within(to.row, source.top, rows), column: within(to.column, source.left, columns) },
    }))
}

/** Ctrl+D: the first row of the range fills those below; a single row takes the one above it. */
export function fillDown(box: Box): { source: Box; target: Box } | undefined {
  const top = box.top === box.bottom ? box.top - 1 : box.top
  return top < 0 ? undefined : { source: { ...box, top, bottom: top }, target: { ...box, top } }
}
