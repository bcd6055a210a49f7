import { listPathOf, type AnyResource, type Detail, type ListAnswer } from '../../shared/resource.ts'
import type { LiveEvent } from '../../shared/session.ts'
import { api, ApiError } from '../api.ts'
import { recordPath, type RecordKey } from '../data/query-keys.ts'
import { keptRows } from './sheet-draft.ts'
import { isOlder, mergedRow, rowOf, withRow, type SheetRow, type Values } from './sheet-row.ts'
import type { SheetRows } from './sheet-rows.ts'

const pageRows = 300
/** Pages that are read at once. */
const pagesAtOnce = 3
/**
 * Rows of others that change in the same moment are read together; more of them are looked for in the list.
 */
const gatherMs = 60
const mostReads = 60
/** A row may be stored a little after the moment that it says. */
const lateMs = 60_000

/** Reads the rows of a sheet, and those that others change one by one. */
export class SheetFeed {
  readonly #rows: SheetRows
  readonly #onMerged: () => void
  #heard = new Set<RecordKey>()
  #missed = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param onMerged called when a row that is typed in has met what somebody else saved */
  constructor(rows: SheetRows, onMerged: () => void) {
    this.#rows = rows
    this.#onMerged = onMerged
  }

  /**
   * Reads all rows, the first of them shown before the others have come; what is typed stays and meets what
   * others have saved.
   */
  async load(): Promise<void> {
    this.#rows.set({ loading: true, error: null })
    try {
      const first = await this.#page(1)
      const rows = [...first.data]
      if (this.#rows.all.length === 0 && rows.length < first.total) this.#begin(rows, first.total)
      const pages = Array.from(
        { length: Math.max(0, Math.ceil(first.total / pageRows) - 1) },
        (_, at) => at + 2,
      )
      for (let at = 0; at < pages.length; at += pagesAtOnce) {
        const some = pages.slice(at, at + pagesAtOnce)
        for (const { data } of await Promise.all(some.map((page) => this.#page(page)))) rows.push(...data)
      }
      this.#replace(rows)
      this.#rows.set({ loading: false, total: undefined })
    } catch (error) {
      this.#rows.set({ loading: false, total: undefined, error: error as Error })
    }
  }

  /**
   * Reads what others have saved since the newest row that is known; all rows where some have come or gone.
   */
  async catchUp(): Promise<void> {
    const moments = this.#rows.all.map(({ base }) => Date.parse(String(base?.['updateDt'] ?? '')) || 0)
    const since = moments.reduce((newest, moment) => Math.max(newest, moment), 0) - lateMs
    try {
      for (let page = 1; ; page++) {
        const { data, total } = await this.#page(page, { sort: 'updateDt', direction: 'desc' })
        for (const row of data) this.incoming(row)
        const isKnown = data.some((row) => Date.parse(String(row['updateDt'])) < since)
        if (!isKnown && page * pageRows < total) continue
        if (this.#rows.all.filter(({ base }) => base).length !== total) await this.load()
        return
      }
    } catch (error) {
      // The rows that are there stay; the stream of changes asks again when it is back.
      if (!(error instanceof ApiError)) throw error
    }
  }
  #page(page: number, order?: Values): Promise<ListAnswer<AnyResource> & { data: Values[] }> {
    const { resource, query } = this.#rows.options
    const usual = (resource.order ?? [{ by: resource.key, direction: 'asc' }]) as {
      by: string
      direction: string
    }[]
    const sorted = order ?? {
      sort: usual.map(({ by }) => by).join(','),
      direction: usual.map(({ direction }) => direction).join(','),
    }
    return api.get(
      listPathOf(resource),
      { ...query, ...sorted, page, limit: pageRows },
      {
        quiet: true,
      },
    )
  }

  /** What the stream of changes tells: one row is read by its key, never the sheet. */
  hear({ key }: LiveEvent): void {
    if (key === undefined) this.#missed = true
    else this.#heard.add(key)
    this.#soon()
  }
  #soon(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#readHeard(), gatherMs)
  }
  async #readHeard(): Promise<void> {
    // A row of our own that has no key yet would come as somebody else's.
    const isOwn = this.#rows.all.some(({ state, base }) => state === 'sending' && !base)
    if (isOwn || this.#rows.state().loading) return this.#soon()
    const keys = [...this.#heard]
    this.#heard = new Set()
    if (this.#missed || keys.length > mostReads) {
      this.#missed = false
      return this.catchUp()
    }
    await Promise.all(keys.map((key) => this.read(key)))
  }
  /** Reads one row as it is stored now. */
  async read(key: RecordKey): Promise<void> {
    const { resource } = this.#rows.options
    try {
      const path = recordPath(resource, key)
      const { data } = await api.get<Detail<AnyResource>>(path, undefined, { quiet: true })
      this.incoming(data)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 404) this.wentAway(key)
    }
  }
  /** Somebody else has removed the record; what this person has typed into it stays until he decides. */
  wentAway(key: RecordKey): void {
    const row = this.#rows.byKey(key)
    if (!row) return
    const isTyped = Object.keys(row.mine).length > 0 && row.removed !== true
    if (isTyped) this.#rows.put(withRow(row, { state: 'gone', sent: undefined }))
    else this.#rows.drop(row.rowId)
  }
  incoming(stored: Values): void {
    const row = this.#rows.byKey(stored[this.#rows.options.resource.key as string] as RecordKey)
    if (!row) this.#rows.place(stored)
    else if (row.state === 'sending') this.#rows.put({ ...row, again: true })
    else if (isOlder(stored, row.base)) return
    else if (row.base?.['updateDt'] !== stored['updateDt'] || row.state === 'gone') this.merge(row, stored)
  }
  /** A row that somebody else has saved: typed cells stay, and those of both are asked about. */
  merge(row: SheetRow, stored: Values): void {
    const { resource, onTaken } = this.#rows.options
    const { row: next, taken } = mergedRow(resource, row, stored)
    this.#rows.put(next)
    if (taken.length > 0) onTaken(String(stored['updateUserNm'] ?? stored['updateUserId'] ?? ''), taken)
    if (next.state !== 'saved') this.#onMerged()
  }

  #begin(stored: readonly Values[], total: number): void {
    const key = this.#rows.options.resource.key as string
    const kept = keptRows(this.#rows.options)
    const rows = stored.map((values) => kept.get(String(values[key])) ?? rowOf(String(values[key]), values))
    this.#rows.set({ rows, total })
  }
  #replace(stored: readonly Values[]): void {
    const { resource } = this.#rows.options
    const key = resource.key as string
    const known = new Map(
      this.#rows.all.flatMap((row) => (row.base ? [[String(row.base[key]), row] as const] : [])),
    )
    const ids = new Set(this.#rows.all.map(({ rowId }) => rowId))
    const kept = keptRows(this.#rows.options)
    for (const [id, row] of kept) if (known.has(id) || ids.has(row.rowId)) kept.delete(id)
    const rows = stored.map((values): SheetRow => {
      const id = String(values[key])
      const row = known.get(id) ?? kept.get(id)
      if (!row) return rowOf(id, values)
      if (row.state === 'sending') return { ...row, again: true }
      const isKnown = row.base?.['updateDt'] === values['updateDt'] || isOlder(values, row.base)
      return isKnown ? row : mergedRow(resource, row, values).row
    })
    const there = new Set(stored.map((values) => String(values[key])))
    const left = [...known.values(), ...kept.values()]
    const gone = left.filter(
      ({ base, mine, removed }) =>
        base && !there.has(String(base[key])) && Object.keys(mine).length > 0 && !removed,
    )
    const fresh = [...this.#rows.all, ...kept.values()].filter(({ base }) => !base)
    this.#rows.set({ rows: [...rows, ...gone.map((row) => withRow(row, { state: 'gone' })), ...fresh] })
  }
}
