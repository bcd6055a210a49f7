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
}

const databaseName = 'portal.outbox'
const table = 'entries'
let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(table, { keyPath: 'no', autoIncrement: true }),
    )
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error(databaseName)))
  })
  // A window that may not keep anything today may tomorrow.
  opened.catch(() => (opened = undefined))
  return opened
}

/** Resolves once the browser has written it, not when it has only accepted it. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (entries: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(table, mode)
  const request = work(transaction.objectStore(table))
  return new Promise((resolve, reject) => {
    const failed = () => reject(transaction.error ?? request.error ?? new Error(databaseName))
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('error', failed)
    transaction.addEventListener('abort', failed)
  })
}

/**
 * IndexedDB behind five functions. Each is rejected where the browser keeps nothing (private windows, full
 * disk).
 */
export const outboxStore = {
  /** Entries of everybody, the oldest first. */
  all: (): Promise<OutboxEntry[]> =>
    inStore('readonly', (entries) => entries.getAll() as IDBRequest<OutboxEntry[]>),
  add: (entry: Omit<OutboxEntry, 'no'>): Promise<unknown> =>
    inStore('readwrite', (entries) => entries.add(entry)),
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
