import { type GridField, alignOf, defaultWidth, growsWith } from './columns.ts'
import { type NeededWidths, givingWay } from './content-widths.ts'
import type { GridLayout, PinSide } from './layout-store.ts'

/** Pixels; narrower columns cannot be grabbed any more. */
export const MIN_WIDTH = 40

/**
 * The column order of the user with columns the layout does not know yet put behind their neighbour of the
 * definition.
 */
export function mergeOrder(defined: readonly string[], saved: readonly string[] | undefined): string[] {
  if (!saved) return [...defined]
  const order = saved.filter((name) => defined.includes(name))
  defined.forEach((name, index) => {
    if (order.includes(name)) return
    const neighbour = index === 0 ? -1 : order.indexOf(defined[index - 1] ?? '')
    order.splice(neighbour + 1, 0, name)
  })
  return order
}

/** Moves `name` to the place where `target` stands. */
export function movedTo(order: readonly string[], name: string, target: string): string[] {
  const from = order.indexOf(name)
  const to = order.indexOf(target)
  if (from < 0 || to < 0 || from === to) return [...order]
  const next = order.toSpliced(from, 1)
  next.splice(to, 0, name)
  return next
}

export function isVisible<Row>(column: GridField<Row>, layout: GridLayout): boolean {
  return layout.visible?.[column.name] ?? !column.hidden
}

export function pinOf<Row>(column: GridField<Row>, layout: GridLayout): PinSide {
  return layout.pins?.[column.name] ?? column.fixed ?? 'none'
}

/**
 * Widths in pixels; room that is left goes to the columns that hold free text and were not resized, else to
 * all but the last resort. Where the content was measured, its columns are as wide as it needs, free text
 * gives way when they do not fit, and the last of them takes what is left.
 */
export function fitWidths<Row>(
  columns: readonly GridField<Row>[],
  saved: Record<string, number> | undefined,
  available: number,
  needed?: NeededWidths,
): number[] {
  if (needed && available > 0) return fitContent(columns, saved, available, needed)
  const widths = columns.map((column) => Math.max(MIN_WIDTH, saved?.[column.name] ?? defaultWidth(column)))
  const spare = Math.floor(available - widths.reduce((sum, width) => sum + width, 0))
  if (spare <= 0) return widths
  const free = columns.map((column) => saved?.[column.name] === undefined)
  const growing = columns.map((column) => saved?.[column.name] === undefined && growsWith(column))
  const takers = growing.includes(true) ? growing : free
  const base = widths.reduce((sum, width, index) => sum + (takers[index] ? width : 0), 0)
  if (base === 0) return widths
  let given = 0
  const last = takers.lastIndexOf(true)
  return widths.map((width, index) => {
    if (!takers[index]) return width
    const share = index === last ? spare - given : Math.floor((spare * width) / base)
    given += share
    return width + share
  })
}

/** Too little for a word. */
const FEW_PIXELS = 8

function fitContent<Row>(
  columns: readonly GridField<Row>[],
  saved: Record<string, number> | undefined,
  available: number,
  needed: NeededWidths,
): number[] {
  const wanted = columns.map((column) =>
    Math.max(MIN_WIDTH, saved?.[column.name] ?? needed[column.name]?.width ?? defaultWidth(column)),
  )
  const widths = givingWay(columns, wanted, needed, saved, available)
  const spare = Math.floor(available - widths.reduce((sum, width) => sum + width, 0))
  const free = (column: GridField<Row>) => saved?.[column.name] === undefined
  // A few pixels too wide would be a scrollbar for nothing: the widest column gives them.
  if (spare < 0 && -spare <= FEW_PIXELS) {
    const widest = widths.indexOf(Math.max(...widths.filter((_, index) => free(columns[index]!))))
    return widths.map((width, index) => (index === widest ? width + spare : width))
  }
  const text = columns.findLastIndex(
    (column) => free(column) && growsWith(column) && alignOf(column) === 'left' && !column.render,
  )
  const taker = text < 0 ? columns.findLastIndex(free) : text
  return spare > 0 ? widths.map((width, index) => (index === taker ? width + spare : width)) : widths
}
