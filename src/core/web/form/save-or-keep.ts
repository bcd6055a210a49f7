import type { AnyResource, Input } from '../../shared/resource.ts'
import type { ChosenFiles } from '../attach/chosen-files.ts'
import type { RecordKey } from '../data/query-keys.ts'
import { correctEntry, kept } from '../outbox/outbox.ts'
import { postWithFiles } from '../outbox/outbox-files.ts'
import type { OutboxEntry } from '../outbox/outbox-store.ts'

/** How a new record waits for the network; the server must take it (`createWaitMinutes` of its behaviour). */
export interface Waits {
  /** Name of the act while it waits, from what was typed. */
  what: (values: Record<string, unknown>) => string
  /** Page on which it can be put right. */
  address: string
  /** The refused record that the form puts right: it keeps its key, its time and its files. */
  corrects?: OutboxEntry | undefined
  /** The record waits; the form may begin anew. */
  onKept: () => void
}

/**
 * Saves a new record with its chosen files, or keeps both for the network.
 * @throws ApiError for a refusal, and where the browser cannot keep anything
 */
export async function saveOrKeep(
  resource: AnyResource,
  input: Input<AnyResource>,
  files: ChosenFiles,
  { what, address, corrects }: Waits,
  requestKey: string,
): Promise<RecordKey | typeof kept> {
  const name = what(input)
  if (corrects) {
    await correctEntry(corrects, input, name)
    return kept
  }
  const answer = await postWithFiles<{ data: Record<string, RecordKey> }>(
    { path: resource.path, body: input, what: name, address, topic: resource.name, requestKey },
    { taskClassNm: resource.name, keyName: resource.key, ...files.waiting() },
  )
  files.drop()
  return answer === kept ? kept : (answer.data[resource.key] ?? answer.data['key'] ?? '')
}
