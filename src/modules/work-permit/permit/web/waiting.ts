import type { OutboxEntry } from '../../../../core/web/outbox/outbox-store.ts'
import { useOutbox } from '../../../../core/web/outbox/outbox.ts'
import { recordPath } from '../../../../core/web/data/query-keys.ts'
import { workPermit } from '../work-permit.resource.ts'

/** Acts that may wait for the network (permit.routes.ts). */
export type WaitingAct = 'gas' | 'checks'
export const actPath = (permitNo: number, act: string): string => `${recordPath(workPermit, permitNo)}/${act}`

/**
 * What this person has entered on a permit and the server has not taken yet: it waits for the network, or was
 * refused.
 */
export function useWaiting(permitNo: number, act: WaitingAct): OutboxEntry[] {
  const path = actPath(permitNo, act)
  return useOutbox().filter((entry) => entry.path === path)
}

/** One tick, as it is sent. */
export interface Tick {
  permitCheckNo: number
  needYn?: 'Y' | 'N'
  /** Why it is not needed; asked for where it was. */
  needTxt?: string
  /** Of who does the work: it is done. */
  doneYn?: 'Y' | null
  /** Of the issuer: he has seen it. */
  confirmYn?: 'Y' | null
  /** Of an item that asks for a picture: the one that was attached for it. */
  photoFileNo?: number
}
/**
 * What is on its way about one check: the ticks that still wait, taken together, and the last one that was
 * refused.
 */
export function ticksOn(
  entries: readonly OutboxEntry[],
  permitCheckNo: number,
): { waiting: Omit<Tick, 'permitCheckNo'> | undefined; refused: OutboxEntry | undefined } {
  const mine = entries.flatMap((entry) =>
    (entry.body as Tick[]).flatMap(({ permitCheckNo: no, ...tick }) =>
      no === permitCheckNo ? [{ entry, tick }] : [],
    ),
  )
  const waiting = mine.filter(({ entry }) => entry.state === 'waiting').map(({ tick }) => tick)
  return {
    waiting: waiting.length === 0 ? undefined : Object.assign({}, ...waiting),
    refused: mine.findLast(({ entry }) => entry.state === 'refused')?.entry,
  }
}
