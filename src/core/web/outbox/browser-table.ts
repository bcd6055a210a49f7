type Work<T> = (table: IDBObjectStore) => IDBRequest<T>

/**
 * One table of a database of this browser, whose rows get their number (`no`) in the order of adding. The promise of a
 * work resolves once the browser has written it, not when it has only accepted it; it is rejected where the browser
 * keeps nothing (private windows, full disk).
 * @param index field by which rows are found as well, as the index of the same name
 */
export function browserTable(
  databaseName: string,
  table: string,
  index?: string,
): <T>(mode: IDBTransactionMode, work: Work<T>) => Promise<T> {
  let opened: Promise<IDBDatabase> | undefined
  const database = () => {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(databaseName, 1)
      request.addEventListener('upgradeneeded', () => {
        const made = request.result.createObjectStore(table, { keyPath: 'no', autoIncrement: true })
        if (index) made.createIndex(index, index)
      })
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error(databaseName)))
    })
    // A window that may not keep anything today may tomorrow.
    opened.catch(() => (opened = undefined))
    return opened
  }
  return async (mode, work) => {
    const transaction = (await database()).transaction(table, mode)
    const request = work(transaction.objectStore(table))
    return new Promise((resolve, reject) => {
      const failed = () => reject(transaction.error ?? request.error ?? new Error(databaseName))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('error', failed)
      transaction.addEventListener('abort', failed)
    })
  }
}
