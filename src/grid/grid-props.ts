import type { ReactNode } from 'react'
import type { CellChange, GridColumn, GridSize, GridSort, RowMark } from './columns.ts'
import type { LayoutStore } from './layout-store.ts'
import type { GridTexts } from './spoken-texts.ts'
import type { FoundUser } from './use-grid-actions.ts'

export interface DataGridProps<Row> {
  /** Names the grid for screen readers. */
  label: string
  columns: readonly GridColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  total?: number
  /** The server stopped counting: '총 10,000+건'. */
  totalMore?: boolean
  /** From 1; from −1 at the end of the list. */
  page?: number
  /** Whether a list that is longer than what is counted leads to its end. */
  endPages?: boolean
  /** Rows of a page; default 20, with the small pager 100. */
  limit?: number
  /**
   * 'small': a grid within a page, with total, sizes, five page numbers and jumper, ten rows high
   * (specification section 9).
   */
  pager?: 'list' | 'small'
  /** With it the pager is shown. */
  onPage?: (page: number, limit: number) => void
  /** Sorted by the first, rows of one value by the next. */
  sort?: readonly GridSort[]
  onSort?: (sort: GridSort[]) => void
  /** Keys of the checked rows. */
  selected?: readonly string[]
  /** With it the check column is shown. */
  onSelect?: (keys: string[]) => void
  /** Double click or Enter on a cell that is not edited. */
  onOpen?: (row: Row) => void
  onChange?: (changes: CellChange<Row>[]) => void
  /**
   * Values that were typed and refused, by `${rowKey}/${name}`; a form must not be saved while there are any.
   */
  onInvalid?: (faults: Map<string, string>) => void
  /**
   * Adds rows with these values before the row with the key, at the end without one, and answers the keys of
   * the new rows. With it pasting beyond the last row adds rows, and the menu of a cell inserts them.
   */
  onInsert?: (rows: Partial<Row>[], before: string | undefined) => string[]
  /** Takes rows out, or back in. */
  onRemove?: (keys: string[]) => void
  /** A row that has just come: it comes into view and the cursor goes to its first cell. */
  entered?: string | undefined
  /**
   * The page takes back, or makes again, what was last done with the rows. Left out, the grid does with
   * cells.
   */
  onUndo?: () => void
  onRedo?: () => void
  /** With it the state column is shown: ▲신규 ●수정 ✕삭제. */
  changes?: ReadonlyMap<string, RowMark>
  /** Messages of the server by `${rowKey}/${name}`. */
  errors?: ReadonlyMap<string, string>
  loading?: boolean
  error?: Error | null
  onRetry?: () => void
  empty?: ReactNode
  /**
   * Pixels of the frame, 'fill' for the room of the parent, 'auto' for as many rows as there are up to
   * twenty, 'fit' for the list of a page: as many rows as its window has room for. Columns of the last two are
   * as wide as their content and give way until they fit.
   */
  height?: number | 'auto' | 'fill' | 'fit'
  /** Under which the user's arrangement of columns is kept. */
  layoutKey?: string
  layoutStore?: LayoutStore
  treeChildren?: (row: Row) => Row[] | undefined
  /** Rows are as high as their text; without it a text that is longer than its cell is cut. */
  wrap?: boolean
  /**
   * Columns whose value is drawn once for rows that follow each other, as merged cells look; a column joins
   * only where those before it do.
   */
  joined?: readonly (keyof Row & string)[]
  /** Told the key of the row that the cursor stands in whenever it comes into another one. */
  onRow?: (key: string | undefined) => void
  numbered?: boolean
  toolbar?: ReactNode
  onUserSearch?: (row: Row, name: string) => Promise<FoundUser | undefined>
  /** Links inside the portal; without it the browser follows them. */
  onLink?: (address: string) => void
  size?: GridSize
  texts?: GridTexts
}
