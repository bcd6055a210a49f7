import { fileWaitTimeoutMs } from '../../shared/limits.ts'
import { momentOf } from '../../shared/dates.ts'
import { api, type RequestOptions } from '../api.ts'
import { ApiError, networkError } from '../api-error.ts'
import { attachCalls, type WaitingFile } from '../attach/attach-calls.ts'
import { randomHex } from '../random.ts'
import { serverNow } from '../server-time.ts'
import { browserTable } from './browser-table.ts'
import {
  alone,
  isRefusal,
  keep,
  knowFilesPart,
  mayGo,
  notKept,
  post,
  postOrKeep,
  sendWaiting,
  waits,
  type kept,
  type Waitable,
} from './outbox.ts'
import { watchedUpload } from './watched-upload.ts'
import { outboxTexts } from '../text/outbox.texts.ts'
import { textsOf } from '../text/define-texts.ts'
import { outboxStore, type EntryFiles, type OutboxEntry } from './outbox-store.ts'

/** The same in this browser, under the key with which it is sent, however often. */
interface KeptFile extends WaitingFile {
  no: number
  /** Request key of the record's entry. */
  entryKey: string
  requestKey: string
  keptMs: number
  /** What stands for it in the body of its entry until it has a number. */
  mark?: string | undefined
}
/** A file that its entry names by a mark, under the key with which it is sent, however often. */
export interface MarkedFile extends WaitingFile {
  mark: string
  requestKey: string
}
/** So long a window may take to keep an entry after its files; what has no entry by then was left behind. */
const leftBehindMs = 60 * 60_000
/** The files of a new record, and what is known of them. */
type Given = Pick<EntryFiles, 'taskClassNm' | 'keyName' | 'tempTaskKeys'> & {
  waiting: readonly (WaitingFile & Partial<MarkedFile>)[]
}

/**
 * Files lie in a database of their own: what is read at each step of the outbox stays small, and a window of an earlier
 * build, which knows one table, holds nothing up.
 */
const inStore = browserTable('portal.outbox.files', 'files', 'entryKey')

/**
 * Keeps the files of a record before its entry, so that an entry never lacks a file. What a window left behind that was
 * closed in between goes now.
 * @returns what its entry says of them
 */
async function keepFiles(entryKey: string, given: Given): Promise<EntryFiles> {
  const { taskClassNm, keyName, tempTaskKeys, waiting } = given
  await sweepFiles()
  try {
    for (const { taskFlag, file, explanation, mark, requestKey = randomHex() } of waiting)
      await inStore('readwrite', (files) =>
        files.add({ taskFlag, file, explanation, mark, entryKey, requestKey, keptMs: Date.now() }),
      )
  } catch (error) {
    await forgetFiles(entryKey).catch(() => undefined)
    throw error
  }
  // The browser may clear what lies here when the disk is full, unless it has agreed not to.
  void navigator.storage?.persist?.().catch(() => undefined)
  const count = waiting.length
  return { taskClassNm, keyName, tempTaskKeys, count, left: count }
}

/** Forgets the files of an entry. */
export async function forgetFiles(entryKey: string): Promise<void> {
  for (const no of await numbersOf(entryKey)) await remove(no)
}
/**
 * Forgets the files whose entry is gone. Those of the last hour stay: another window may be keeping them just now, and
 * writes their entry after them.
 */
export async function sweepFiles(): Promise<void> {
  const keys = await inStore('readonly', (files) => files.index('entryKey').getAllKeys())
  if (keys.length === 0) return
  const known = new Set((await outboxStore.all()).map(({ requestKey }) => requestKey))
  for (const no of keys as number[]) {
    const kept = await read(no)
    const isOld = kept !== undefined && kept.keptMs < Date.now() - leftBehindMs
    if (isOld && !known.has(kept.entryKey)) await remove(no)
  }
}
const numbersOf = async (entryKey: string): Promise<number[]> =>
  (await inStore('readonly', (files) => files.index('entryKey').getAllKeys(entryKey))) as number[]
const read = (no: number): Promise<KeptFile | undefined> =>
  inStore('readonly', (files) => files.get(no) as IDBRequest<KeptFile | undefined>)
const remove = (no: number): Promise<unknown> => inStore('readwrite', (files) => files.delete(no))

/**
 * Sends a new record and its files, or keeps what gets no answer. The record is kept before it is sent, so that a
 * window that is closed in between loses nothing; its files follow it one by one before this is resolved, as far as
 * there is a network.
 * @throws ApiError for a refusal of the record, and where the browser cannot keep anything
 */
export async function postWithFiles<T extends { data: Record<string, string | number> }>(
  waitable: Waitable,
  given: Given,
): Promise<T | typeof kept> {
  if (given.waiting.length + given.tempTaskKeys.length === 0) return postOrKeep<T>(waitable)
  const enteredDt = momentOf(serverNow())
  const answer = await alone(async () => {
    const isFree = mayGo()
    const files = await keepFiles(waitable.requestKey, given).catch(() => {
      throw notKept(waitable.path)
    })
    const no = await keep(waitable, enteredDt, files)
    if (!isFree) return undefined
    try {
      const answer = await post<T>(waitable, enteredDt, true)
      if (answer) await outboxStore.change(no, { files: { ...files, taskKey: keyIn(answer, files) } })
      return answer
    } catch (error) {
      // Refused: the person puts it right where he stands.
      await outboxStore.remove(no)
      await forgetFiles(waitable.requestKey)
      throw error
    }
  })
  if (answer === undefined) return waits()
  await sendWaiting({ quiet: true })
  return answer
}
const keyIn = ({ data }: { data: Record<string, string | number> }, { keyName }: EntryFiles) =>
  data[keyName] ?? data['key']

/**
 * Sends a record that has waited, then each of its files under its own key. How far it has come is written down at each
 * step, so that a window that is closed in between goes on where it was; a step whose answer was lost is known again
 * by its key.
 * @param post sends the record and answers the server's answer
 * @throws ApiError of what got no answer, or of the first file that the server refused, after all others have gone
 */
export async function sendWithFiles(
  entry: OutboxEntry,
  post: () => Promise<unknown>,
  changed: () => Promise<void>,
): Promise<void> {
  let files = entry.files!
  const note = async (change: Partial<EntryFiles>) => {
    files = { ...files, ...change }
    await outboxStore.change(entry.no, { files })
    await changed()
  }
  if (files.taskKey === undefined) {
    const answer = (await post()) as { data: Record<string, string | number> }
    await note({ taskKey: keyIn(answer, files) })
  }
  const { taskClassNm, taskKey, tempTaskKeys } = files
  for (const each of tempTaskKeys) {
    const group = typeof each === 'string' ? { tempTaskKey: each, taskFlag: 'image' } : each
    await attachCalls.apply({ taskClassNm, taskKey: taskKey!, ...group })
  }
  if (tempTaskKeys.length > 0) await note({ tempTaskKeys: [] })
  const numbers = await numbersOf(entry.requestKey)
  // A browser whose disk is full, or that was cleared, may have lost some: their person must know.
  let refusal = numbers.length < files.left ? lostFiles(entry, files.left - numbers.length) : undefined
  for (const no of numbers) {
    const kept = await read(no)
    if (!kept) continue
    try {
      await sendFile(entry, files, kept)
      // First that it has arrived: a window that is closed in between sends it once more, under the same key.
      await note({ left: files.left - 1 })
      await remove(no)
    } catch (error) {
      if (!(error instanceof ApiError) || !isRefusal(error)) throw error
      refusal ??= new ApiError(error.status, {
        ...error.body,
        message: `${kept.file.name}: ${error.message}`,
        fields: [],
        reasons: [],
      })
    }
  }
  if (refusal) throw refusal
}
/** Sends a file under its own key. One that stops on its way says so in the list of what waits, until it has arrived. */
async function sendFile(
  entry: OutboxEntry,
  { taskClassNm, taskKey, alone: isAlone }: EntryFiles,
  kept: KeptFile,
) {
  let stalled = false
  const options: RequestOptions = {
    requestKey: kept.requestKey,
    overlay: false,
    quiet: true,
    timeoutMs: fileWaitTimeoutMs,
    by: (url, init) => watchedUpload(url, init, () => (stalled = true)),
    entered: { dt: entry.enteredDt, by: entry.userId },
  }
  try {
    const group = { taskClassNm, taskKey: taskKey!, taskFlag: kept.taskFlag }
    const answer = isAlone
      ? await api.upload(entry.path, formOf(kept), options).then(() => undefined)
      : await attachCalls.upload(group, [kept], options)
    if (entry.reason !== null) await outboxStore.change(entry.no, { reason: null })
    return answer
  } catch (error) {
    if (stalled)
      await outboxStore.change(entry.no, {
        reason: textsOf(outboxTexts)('stalled', { name: kept.file.name }),
      })
    throw error
  }
}
/**
 * Keeps something about a record that is there, with files that its body names by their marks: they go before it.
 * @throws ApiError where the browser cannot keep anything
 */
export async function keepAfterFiles(
  waitable: Waitable,
  { taskClassNm, taskKey, waiting }: { taskClassNm: string; taskKey: number; waiting: readonly MarkedFile[] },
): Promise<typeof kept> {
  const files = await keepFiles(waitable.requestKey, {
    taskClassNm,
    keyName: '',
    tempTaskKeys: [],
    waiting,
  }).catch(() => {
    throw notKept(waitable.path)
  })
  await keep(waitable, momentOf(serverNow()), { ...files, taskKey, first: true })
  return waits()
}
/**
 * Sends a file to an address of its own, or keeps what gets no answer: a signature at a device without network. The
 * address must let it wait, as that of `receiveUpload` does.
 * @throws ApiError for a refusal, and where the browser cannot keep anything
 */
export async function uploadOrKeep<T>(
  waitable: Omit<Waitable, 'body'>,
  file: Pick<WaitingFile, 'file' | 'explanation'>,
): Promise<T | typeof kept> {
  const { path, requestKey } = waitable
  const enteredDt = momentOf(serverNow())
  if (mayGo())
    try {
      return await api.upload<T>(path, formOf(file), {
        requestKey,
        quiet: true,
        timeoutMs: fileWaitTimeoutMs,
        by: watchedUpload,
        entered: undefined,
      })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0) throw error
    }
  const files = await keepFiles(requestKey, {
    taskClassNm: '',
    keyName: '',
    tempTaskKeys: [],
    waiting: [{ ...file, taskFlag: '', requestKey, mark: requestKey }],
  }).catch(() => {
    throw notKept(path)
  })
  await keep({ ...waitable, body: {} }, enteredDt, { ...files, first: true, alone: true })
  return waits()
}
function formOf({ file, explanation }: Pick<WaitingFile, 'file' | 'explanation'>): FormData {
  const form = new FormData()
  if (explanation) form.append('pictureExplan', explanation)
  form.append('file', file, file.name)
  return form
}
/** The same words with the numbers of files in the place of their marks. */
export const numbered = (body: unknown, numbers: ReadonlyMap<string, string>): unknown =>
  JSON.parse(JSON.stringify(body), (_name, value: unknown) =>
    typeof value === 'string' ? (numbers.get(value) ?? value) : value,
  )
/**
 * Sends the files of an entry, each under its own key, then its body with their numbers. How far it has come is written
 * down at each step; a step whose answer was lost is known again by its key.
 * @throws ApiError of what got no answer, or of what the server refused
 */
export async function sendAfterFiles(
  entry: OutboxEntry,
  post: (body: unknown) => Promise<unknown>,
  changed: () => Promise<void>,
): Promise<void> {
  let files = entry.files!
  let { body } = entry
  const numbers = await numbersOf(entry.requestKey)
  if (numbers.length < files.left) throw lostFiles(entry, files.left - numbers.length)
  for (const no of numbers) {
    const kept = await read(no)
    if (!kept) continue
    const answer = await sendFile(entry, files, kept)
    const [taken] = answer?.data ?? []
    if (answer && !taken) throw notTaken(entry, `${kept.file.name}: ${answer.refused?.[0]?.message ?? ''}`)
    if (taken) body = numbered(body, new Map([[kept.mark ?? '', String(taken.fileNo)]]))
    files = { ...files, left: files.left - 1 }
    // First that it has its number: a window that is closed in between sends it once more, under the same key.
    await outboxStore.change(entry.no, { body, files })
    await changed()
    await remove(no)
  }
  if (!files.alone) await post(body)
}
const notTaken = ({ path }: OutboxEntry, message: string): ApiError =>
  new ApiError(415, { ...networkError(new URL(path, location.origin)).body, message })

const lostFiles = ({ path }: OutboxEntry, count: number): ApiError => {
  const { body } = networkError(new URL(path, location.origin))
  return new ApiError(410, { ...body, message: textsOf(outboxTexts)('filesLost', { count }) })
}

knowFilesPart({ sendAfterFiles, sendWithFiles, forgetFiles })
