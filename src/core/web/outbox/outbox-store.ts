import { browserTable } from './browser-table.ts'
import type { SentAhead } from '../attach/attach-calls.ts'

/** Something that waits for the network, as it lies in this browser. */
export interface OutboxEntry {
  /** Given by the browser in the order of entering. */
  no: number
  userId: string
  requestKey: string
  /**
   * Entered at a shared device: proves to the server in which session, so that the device itself can send it, and
   * names its person to whoever reads there that it waits (decision 0115).
   */
  device?: { ticket: string; userNm: string } | undefined
  path: string
  body: unknown
  /** Name of the act for its person, in the language in which it was entered. */
  what: string
  /** Page on which it was entered and can be put right. */
  address: string
  /** First part of the keys of the queries that show it. */
  topic: string
  enteredDt: string
  state: 'waiting' | 'refused'
  /** Why it has not gone, in the words of the server. */
  reason: string | null
  /** The faults per field, where the server named them. */
  fields: { path: string; message: string }[]
  /** Files that follow the record, where it has some. */
  files?: EntryFiles | undefined
}
/** The files of a kept record: they lie in a table of their own (outbox-files.ts) and follow it one by one. */
export interface EntryFiles {
  /** Resource of the record. */
  taskClassNm: string
  /** Field of the answer that names the record. */
  keyName: string
  count: number
  /** How many have not arrived yet. */
  left: number
  /** Groups of files of the record that were sent before it; entries of earlier versions have the keys of pictures. */
  tempTaskKeys: (SentAhead | string)[]
  /** They belong to a record that is there and go before the body, which names them by their marks until then. */
  first?: boolean | undefined
  /** They go to the address of their entry and are all that it has to say. */
  alone?: boolean | undefined
  /** The record, once the server has answered it. */
  taskKey?: string | number | undefined
}

const inStore = browserTable('portal.outbox', 'entries')

/**
 * IndexedDB behind five functions. Each is rejected where the browser keeps nothing (private windows, full
 * disk).
 */
export const outboxStore = {
  /** Entries of everybody, the oldest first. */
  all: (): Promise<OutboxEntry[]> =>
    inStore('readonly', (entries) => entries.getAll() as IDBRequest<OutboxEntry[]>),
  add: (entry: Omit<OutboxEntry, 'no'>): Promise<number> =>
    inStore('readwrite', (entries) => entries.add(entry) as IDBRequest<number>),
  /** Only what is still there: another window may have sent or removed it. */
  change: (no: number, change: Partial<Omit<OutboxEntry, 'no'>>): Promise<unknown> =>
    inStore('readwrite', (entries) => {
      const found = entries.get(no) as IDBRequest<OutboxEntry | undefined>
      found.addEventListener('success', () => {
        if (found.result) entries.put({ ...found.result, ...change })
      })
      return found
    }),
  remove: (no: number): Promise<unknown> => inStore('readwrite', (entries) => entries.delete(no)),
  /**
   * Forgets what anybody has entered before a moment: at a shared computer it must not lie there for ever.
   */
  forget: (before: string): Promise<unknown> =>
    inStore('readwrite', (entries) => {
      const cursor = entries.openCursor()
      cursor.addEventListener('success', () => {
        const here = cursor.result
        if (!here) return
        if (new Date((here.value as OutboxEntry).enteredDt) < new Date(before)) here.delete()
        here.continue()
      })
      return cursor
    }),
}
