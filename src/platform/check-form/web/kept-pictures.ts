import { outboxKeepDays } from '../../../core/shared/limits.ts'
import { browserTable } from '../../../core/web/outbox/browser-table.ts'
import { randomHex } from '../../../core/web/random.ts'

/** A picture that was taken without network, for the answer that names it by its mark. */
export interface KeptPicture {
  no: number
  mark: string
  /** Address of its check. */
  checkKey: string
  file: File
  /** The key under which it is sent, however often. */
  requestKey: string
  keptMs: number
}
const inStore = browserTable('portal.checks', 'pictures', 'checkKey')
const prefix = 'kept:'
export const isMark = (fileNo: string): boolean => fileNo.startsWith(prefix)
const dayMs = 24 * 3_600_000

/** @returns its mark @throws where the browser keeps nothing */
export async function keepPicture(checkKey: string, file: File): Promise<KeptPicture> {
  const picture = {
    mark: `${prefix}${randomHex()}`,
    checkKey,
    file,
    requestKey: randomHex(),
    keptMs: Date.now(),
  }
  const no = await inStore('readwrite', (pictures) => pictures.add(picture) as IDBRequest<number>)
  return { ...picture, no }
}
/** The pictures of a check; those that are older than anything may wait go. */
export async function picturesOf(checkKey: string): Promise<KeptPicture[]> {
  const all = await inStore('readonly', (pictures) => pictures.getAll() as IDBRequest<KeptPicture[]>)
  const oldest = Date.now() - outboxKeepDays * dayMs
  for (const { no, keptMs } of all) if (keptMs < oldest) await forget(no)
  return all.filter((picture) => picture.checkKey === checkKey && picture.keptMs >= oldest)
}
/** Forgets the pictures of a check that is finished: the server has them. */
export async function forgetPictures(checkKey: string): Promise<void> {
  for (const { no } of await picturesOf(checkKey)) await forget(no)
}
const forget = (no: number): Promise<unknown> => inStore('readwrite', (pictures) => pictures.delete(no))
