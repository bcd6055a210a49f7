/** Checks that wait in a browser, each finished, with its pictures at its first item, which is bad. */
export interface KeptChecks {
  /** Keys of the rounds. */
  keys: number[]
  items: string[]
  /** Of each check, in base64. */
  pictures: string[]
  userId: string
  enteredDt: string
}

/** What is used of the browser's tables; a test of the server knows no browser. */
interface Listening<Name extends string> {
  error: Error | null
  addEventListener(name: Name, heard: () => void): void
}
interface Tables {
  createObjectStore(name: string, key: object): { createIndex(name: string, path: string): void }
  transaction(
    name: string,
    mode: 'readwrite',
  ): Listening<'complete' | 'error'> & { objectStore(name: string): { add(row: object): void } }
}
declare const indexedDB: {
  open(name: string, version: number): Listening<'upgradeneeded' | 'success' | 'error'> & { result: Tables }
}

/**
 * Runs in the page: lays finished checks into the browser's tables as the page of a check does without network
 * (core/web/outbox, keepAfterFiles), so that the portal's own window sends them when it is opened again. Answering
 * hundreds of sheets by hand would prove nothing more.
 */
export async function keepChecks({ keys, items, pictures, userId, enteredDt }: KeptChecks): Promise<void> {
  const table = (databaseName: string, name: string, index?: string) =>
    new Promise<Tables>((resolve, reject) => {
      const request = indexedDB.open(databaseName, 1)
      request.addEventListener('upgradeneeded', () => {
        const made = request.result.createObjectStore(name, { keyPath: 'no', autoIncrement: true })
        if (index) made.createIndex(index, index)
      })
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error(databaseName)))
    })
  const add = (database: Tables, name: string, rows: object[]) =>
    new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(name, 'readwrite')
      for (const row of rows) transaction.objectStore(name).add(row)
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('error', () => reject(transaction.error ?? new Error(name)))
    })
  const random = () => crypto.randomUUID().replaceAll('-', '')
  const files: object[] = []
  const entries: object[] = []
  for (const key of keys) {
    const entryKey = random()
    const marks = pictures.map(() => `kept:${random()}`)
    for (const [index, picture] of pictures.entries()) {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
      const file = new File([bytes], `${key}-${index + 1}.jpg`, { type: 'image/jpeg' })
      const kept = { taskFlag: 'image', file, explanation: '', mark: marks[index] }
      files.push({ ...kept, entryKey, requestKey: random(), keptMs: Date.now() })
    }
    const answers = items.map((itemCd, index) =>
      index === 0 ? { itemCd, answerCd: 'N', noteTxt: 'bad', fileNos: marks } : { itemCd, answerCd: 'Y' },
    )
    entries.push({
      userId,
      requestKey: entryKey,
      path: `/api/saf/checkresult/${key}/check`,
      body: { answers, spentSec: 60, done: true },
      what: `check ${key}`,
      address: `/saf/check/checkResultDetail?no=${key}`,
      topic: 'safCheckResult',
      enteredDt,
      state: 'waiting',
      reason: null,
      fields: [],
      files: {
        taskClassNm: 'safCheckResult',
        taskKey: key,
        keyName: '',
        tempTaskKeys: [],
        count: pictures.length,
        left: pictures.length,
        first: true,
      },
    })
  }
  await add(await table('portal.outbox.files', 'files', 'entryKey'), 'files', files)
  await add(await table('portal.outbox', 'entries'), 'entries', entries)
}
