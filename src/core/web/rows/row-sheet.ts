import { waitableTimeoutMs } from '../../shared/limits.ts'
import { firstValues, type Fields } from '../../shared/field.ts'
import type { AnyResource, Detail } from '../../shared/resource.ts'
import type { LiveEvent } from '../../shared/session.ts'
import { api, ApiError } from '../api.ts'
import { recordPath, type RecordKey } from '../data/query-keys.ts'
import { asStored } from '../form/line-rows.ts'
import { network } from '../network.ts'
import { randomHex } from '../random.ts'
import { saidIssues } from '../text/text.ts'
import { SheetFeed } from './sheet-feed.ts'
import { SheetHistory, type RowChange } from './sheet-history.ts'
import { keepRows } from './sheet-draft.ts'
import { SheetRows, type SheetOptions, type SheetState } from './sheet-rows.ts'
import { bodyOf, chosenRow, rowOf, same, takenRow, typedInto, withRow } from './sheet-row.ts'
import type { Sent, SheetRow, Values } from './sheet-row.ts'

/** Rows that are on their way at once. */
const atOnce = 4
/** What waits is tried again this often, however the network is said to be. */
const againMs = 5000
const keepMs = 300

export interface TypedCell {
  rowKey: string
  name: string
  value: unknown
}

/**
 * The rows of a sheet, each of them a record that saves itself when it is left, with the updateDt that it was
 * typed over. Nothing typed is lost: what gets no answer waits, what is refused stays with the reason, what
 * somebody else changed too is asked about, and all of it is kept in the browser until the server has it.
 */
export class RowSheet {
  readonly #rows: SheetRows
  readonly #feed: SheetFeed
  readonly #history = new SheetHistory()
  /** Row in which the cursor stands: it is not sent before it is left. */
  #cursor: string | undefined
  #faulty: ReadonlySet<string> = new Set()
  #running = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly subscribe: SheetRows['subscribe']
  readonly state: () => SheetState

  constructor(options: SheetOptions) {
    this.#rows = new SheetRows(options)
    this.#feed = new SheetFeed(this.#rows, () => this.#changed())
    this.subscribe = this.#rows.subscribe
    this.state = this.#rows.state
  }

  /** Reads the rows, or what others changed since the last time, and sends what waits; answers the stop. */
  start(): () => void {
    const { loading, error } = this.state()
    if (loading || error) void this.load()
    else void this.#feed.catchUp()
    const again = () => {
      if (!network.isLost()) this.flush(true)
    }
    const leave = network.subscribe(again)
    const timer = setInterval(() => this.flush(true), againMs)
    return () => {
      leave()
      clearInterval(timer)
      this.#cursor = undefined
      this.flush()
      // A sheet that is closed must not write again over what the next one has kept.
      clearTimeout(this.#timer)
      this.#keep()
    }
  }
  /** Reads all rows. */
  async load(): Promise<void> {
    await this.#feed.load()
    this.flush(true)
  }
  /** An event of the stream of changes. */
  hear(event: LiveEvent): void {
    this.#feed.hear(event)
  }

  /** Values that were typed, by row and column. */
  change(cells: readonly TypedCell[]): void {
    const { resource } = this.#rows.options
    const stored = cells.map((cell) => ({
      ...cell,
      value: asStored(resource.fields as Fields, cell.name, cell.value),
    }))
    this.#history.record(this.#type(stored))
  }
  /** Types the cells; answers what that changed. */
  #type(cells: readonly TypedCell[]): RowChange[] {
    const byRow = Map.groupBy(cells, ({ rowKey }) => rowKey)
    const changes: RowChange[] = []
    const rows = this.#rows.all.map((row) => {
      const own = byRow.get(row.rowId)
      if (!own) return row
      const after = Object.fromEntries(own.map(({ name, value }) => [name, value]))
      const before = Object.fromEntries(own.map(({ name }) => [name, row.shown[name] ?? null]))
      changes.push({ rowId: row.rowId, before, after })
      return typedInto(row, after)
    })
    this.#rows.set({ rows })
    this.#changed()
    return changes
  }

  /** New rows before the row with the id, at the end without one; answers their ids. */
  insert(rows: readonly Values[], next?: string): string[] {
    const made = rows.map((values) => ({ rowId: `new-${randomHex()}`, values }))
    this.#insert(made, next)
    this.#history.record(made.map(({ rowId, values }) => ({ rowId, before: undefined, after: values, next })))
    return made.map(({ rowId }) => rowId)
  }
  #insert(made: readonly { rowId: string; values: Values }[], next: string | undefined): void {
    const { resource, fixed, query, orderBy } = this.#rows.options
    const known = this.#rows.all
    const found = known.findIndex(({ rowId }) => rowId === next)
    const at = found < 0 ? known.length : found
    const blank: Values = { ...firstValues(resource.fields as Fields), ...query, ...fixed }
    const above = orderBy === undefined ? 0 : Number(known[at - 1]?.shown[orderBy] ?? 0)
    const below = orderBy === undefined ? undefined : known[at]?.shown[orderBy]
    const step = typeof below === 'number' ? (below - above) / (made.length + 1) : 1
    const fresh = made.map(({ rowId, values }, index) => {
      const place: Values = orderBy === undefined ? {} : { [orderBy]: above + step * (index + 1) }
      return rowOf(rowId, undefined, { ...blank, ...place, ...values })
    })
    this.#rows.set({ rows: known.toSpliced(at, 0, ...fresh) })
    this.#changed()
  }

  /** Takes rows out; a stored one goes when the server has taken it. */
  remove(rowIds: readonly string[]): void {
    const rows = this.#rows.all
    const changes = rowIds.flatMap((rowId): RowChange[] => {
      const at = rows.findIndex((row) => row.rowId === rowId)
      if (at < 0) return []
      const { rowId: _id, ...values } = rows[at]!.shown
      return [{ rowId, before: values, after: undefined, next: rows[at + 1]?.rowId }]
    })
    this.#history.record(changes)
    this.#remove(new Set(rowIds))
  }
  #remove(rowIds: ReadonlySet<string>): void {
    const rows = this.#rows.all.flatMap((row): SheetRow[] => {
      if (!rowIds.has(row.rowId)) return [row]
      return row.base ? [{ ...row, removed: true, state: 'typed', sent: undefined }] : []
    })
    this.#rows.set({ rows })
    this.#changed()
  }

  readonly undo = (): void => this.#apply(this.#history.undo())
  readonly redo = (): void => this.#apply(this.#history.redo())
  /** A cell that somebody else has changed since keeps what it holds. */
  #apply(changes: readonly RowChange[]): void {
    const cells: TypedCell[] = []
    for (const { rowId, before, after, next } of changes) {
      const row = this.#rows.byId(rowId)
      if (after === undefined) this.#remove(new Set([rowId]))
      else if (!row) this.#insert([{ rowId, values: this.#sendable(after) }], next)
      else if (row.removed) this.#rows.put({ ...row, removed: false, state: 'typed' })
      else
        for (const [name, value] of Object.entries(after))
          if (same(row.shown[name], before?.[name])) cells.push({ rowKey: rowId, name, value })
    }
    this.#type(cells)
  }
  /** What a caller may send of a whole row. */
  #sendable(values: Values): Values {
    const fields = this.#rows.options.resource.fields as Fields
    return Object.fromEntries(Object.entries(values).filter(([name]) => name in fields))
  }

  /**
   * The cursor comes into a row: the one that it leaves is sent, once the picture of the key that moved the
   * cursor is there. Undefined: the grid is left.
   */
  enter(rowId: string | undefined): void {
    if (this.#cursor === rowId) return
    this.#cursor = rowId
    // A hidden page draws no picture.
    if (document.visibilityState === 'hidden') this.flush()
    else requestAnimationFrame(() => setTimeout(() => this.flush()))
  }
  /** Rows with a text that is no value of its column are not sent. */
  hold(rowIds: ReadonlySet<string>): void {
    this.#faulty = rowIds
    this.flush()
  }

  /** Sends every row that has been left. @param again those too that got no answer */
  flush(again = false): void {
    for (const row of this.#rows.all) {
      if (this.#running >= atOnce) return
      if (row.state !== 'typed' && !(again && row.state === 'waiting')) continue
      const isOpen = row.rowId === this.#cursor && !row.removed && !row.sent
      if (!isOpen && !this.#faulty.has(row.rowId)) void this.#send(row)
    }
  }
  async #send(row: SheetRow): Promise<void> {
    const sent = this.#sentOf(row)
    if (!sent) return
    this.#running++
    this.#rows.put({ ...row, state: 'sending', sent })
    const key = this.#keyOf(row)
    try {
      await this.#post(row, key, sent)
    } catch (error) {
      await this.#failed(row, key, error)
    } finally {
      this.#running--
      this.#changed()
    }
  }
  #keyOf({ base }: SheetRow): RecordKey | undefined {
    return base?.[this.#rows.options.resource.key as string] as RecordKey | undefined
  }
  async #post(row: SheetRow, key: RecordKey | undefined, { requestKey, body }: Sent): Promise<void> {
    const { resource } = this.#rows.options
    const options = { requestKey, overlay: false, quiet: true, timeoutMs: waitableTimeoutMs }
    if (row.removed && key !== undefined) {
      await api.delete(recordPath(resource, key), undefined, options)
      return this.#rows.drop(row.rowId)
    }
    const { data } = await (key === undefined
      ? api.post<Detail<AnyResource>>(resource.path, body, options)
      : api.put<Detail<AnyResource>>(recordPath(resource, key), body, options))
    this.#taken(row.rowId, body, data)
  }
  /** What is sent again after a lost answer is the same request. */
  #sentOf(row: SheetRow): Sent | undefined {
    if (row.sent) return row.sent
    if (row.removed) return { requestKey: randomHex(), body: {} }
    const { resource, fixed, query } = this.#rows.options
    const made = bodyOf(resource, row, { ...query, ...fixed })
    if (!made.ok) {
      const issues = saidIssues(made.issues)
      this.#rows.put(withRow(row, { state: 'refused', issues, reason: issues[0]?.message }))
      return undefined
    }
    if (row.base && Object.keys(made.body).length === 1) {
      this.#rows.put(withRow(row, { mine: {}, state: 'saved' }))
      return undefined
    }
    return { requestKey: randomHex(), body: made.body }
  }
  #taken(rowId: string, body: Values, stored: Values): void {
    const key = this.#rows.options.resource.key as string
    const row = this.#rows.byId(rowId)
    if (!row) return
    const next = takenRow(row, body, stored)
    // A new row whose answer was lost may have come in meanwhile as a row of somebody else.
    const rows = this.#rows.all.filter((each) => each.rowId === rowId || each.base?.[key] !== stored[key])
    this.#rows.set({ rows: rows.map((each) => (each.rowId === rowId ? next : each)) })
    if (row.again) void this.#feed.read(stored[key] as RecordKey)
  }
  async #failed({ rowId, mine }: SheetRow, key: RecordKey | undefined, error: unknown): Promise<void> {
    const row = this.#rows.byId(rowId)
    if (!row || !(error instanceof ApiError)) throw error
    const { status, body, message } = error
    const isUnanswered = status === 0 || status === 401 || status === 429 || status >= 500
    if (isUnanswered) return this.#rows.put({ ...row, state: 'waiting' })
    const answered: SheetRow = { ...row, sent: undefined, again: false }
    if (status === 404 && key !== undefined) {
      this.#rows.put(answered)
      return this.#feed.wentAway(key)
    }
    if (status === 409 && key !== undefined && (await this.#overtaken(answered, key))) return
    const reasons = [...body.reasons, ...body.fields].map((each) => each.message)
    const now = { ...(this.#rows.byId(rowId) ?? row), sent: undefined, again: false, removed: false }
    // The cells that were typed while the row was on its way may be those that it lacked: it is sent once more.
    if (now.mine !== mine) {
      const issues = body.fields.filter(({ path }) => same(now.mine[path], mine[path]))
      return this.#rows.put({ ...now, issues, reason: undefined, state: 'typed' })
    }
    const refusal = { issues: body.fields, reason: reasons[0] ?? message }
    this.#rows.put({ ...now, ...refusal, state: 'refused' })
  }
  /** Puts what somebody else saved together with what is typed; false where nobody else has saved the row. */
  async #overtaken(row: SheetRow, key: RecordKey): Promise<boolean> {
    const path = recordPath(this.#rows.options.resource, key)
    const answer = await api.get<Detail<AnyResource>>(path, undefined, { quiet: true }).catch(() => undefined)
    // Not read now: it is sent again, and refused again for the same reason.
    if (!answer) this.#rows.put({ ...row, state: 'waiting' })
    const theirs = answer?.data
    if (!theirs) return true
    if (theirs['updateDt'] === row.base?.['updateDt']) return false
    const now = this.#rows.byId(row.rowId) ?? row
    this.#feed.merge({ ...now, sent: undefined, again: false }, theirs)
    return true
  }

  /** Goes on from what the other person saved, with what was chosen of it. */
  settle(rowId: string, theirs: Values, values: Values): void {
    const row = this.#rows.byId(rowId)
    if (row) this.#rows.put(chosenRow(row, theirs, values))
    this.#changed()
  }
  /** A row that somebody else removed comes back as a new one, or goes here too. */
  revive(rowId: string, isWanted: boolean): void {
    const row = this.#rows.byId(rowId)
    if (!row) return
    const { rowId: _id, ...values } = row.shown
    if (!isWanted) this.#rows.drop(rowId)
    else this.#rows.put(withRow(row, { base: undefined, mine: this.#sendable(values), state: 'typed' }))
    this.#changed()
  }

  /** Sends what may go and keeps what has not gone. */
  #changed(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#keep(), keepMs)
    this.flush()
  }
  #keep(): void {
    const { loading, error } = this.state()
    keepRows(this.#rows.options, this.#rows.all, !loading && !error)
  }
}
