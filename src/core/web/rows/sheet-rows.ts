import type { AnyResource } from '../../shared/resource.ts'
import type { RecordKey } from '../data/query-keys.ts'
import { inOrder, rowOf, same, type SheetRow, type Values } from './sheet-row.ts'

export interface SheetOptions {
  resource: AnyResource
  /** Conditions of the list; rows of others that do not meet them are not of this sheet. */
  query: Values
  /** Values that a new row has from the start and that are sent with it, besides the conditions. */
  fixed: Values
  /** Number that orders the rows: a row that is inserted gets one between its neighbours. */
  orderBy?: string | undefined
  userId: string
  /** Told what came from another person and was put together with what is typed. */
  onTaken: (who: string, labels: readonly string[]) => void
}
export interface SheetState {
  rows: readonly SheetRow[]
  loading: boolean
  /** How many rows there are in all while only the first of them have come. */
  total?: number | undefined
  error: Error | null
}

/** The rows of a sheet as they stand now, and who is told when they change. */
export class SheetRows {
  readonly options: SheetOptions
  readonly #listeners = new Set<() => void>()
  #state: SheetState = { rows: [], loading: true, error: null }

  constructor(options: SheetOptions) {
    this.options = options
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly state = (): SheetState => this.#state
  get all(): readonly SheetRow[] {
    return this.#state.rows
  }
  set(change: Partial<SheetState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
  byId(rowId: string): SheetRow | undefined {
    return this.all.find((row) => row.rowId === rowId)
  }
  byKey(key: RecordKey): SheetRow | undefined {
    const name = this.options.resource.key as string
    return this.all.find(({ base }) => base !== undefined && String(base[name]) === String(key))
  }
  put(row: SheetRow): void {
    this.set({ rows: this.all.map((each) => (each.rowId === row.rowId ? row : each)) })
  }
  drop(rowId: string): void {
    this.set({ rows: this.all.filter((each) => each.rowId !== rowId) })
  }
  /** Puts a row of somebody else where the order of the sheet has it; one of another sheet is left out. */
  place(stored: Values): void {
    const { resource, query } = this.options
    if (!Object.entries(query).every(([name, value]) => same(stored[name], value))) return
    const before = inOrder(resource)
    const at = this.all.findIndex(({ shown, base }) => base && before(stored, shown) < 0)
    const row = rowOf(String(stored[resource.key as string]), stored)
    this.set({ rows: this.all.toSpliced(at < 0 ? this.all.length : at, 0, row) })
  }
}
