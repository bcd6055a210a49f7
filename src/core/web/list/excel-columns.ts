import type { GridLayout } from '../../../grid/layout-store.ts'
import { mergeOrder } from '../../../grid/layout.ts'

/** Names of the columns that are on the screen, in the user's order. */
export function shownColumns(
  columns: readonly { name: string; hidden?: boolean }[],
  layout: GridLayout = {},
): string[] {
  const byName = new Map(columns.map((column) => [column.name, column]))
  return mergeOrder([...byName.keys()], layout.order).filter(
    (name) => layout.visible?.[name] ?? !byName.get(name)?.hidden,
  )
}
