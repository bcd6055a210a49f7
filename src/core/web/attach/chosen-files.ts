import { useEffect, useId, useMemo, useRef } from 'react'
import type { AnyResource } from '../../shared/resource.ts'
import { tabStore } from '../tab-store.ts'
import { useTabKey } from '../TabHost.tsx'
import { homePath } from '../tabs.ts'
import { attachCalls, type AttachGroup, type SentAhead, type WaitingFile } from './attach-calls.ts'
import {
  chosenGroups,
  countOf,
  groupsOf,
  putGroup,
  revisionOf,
  type ChosenActs,
  type ChosenGroup,
  type RecordKey,
} from './chosen-groups.ts'

export interface ChosenFiles {
  /** Files of the record that are chosen and not sent. */
  count: number
  /** Sends them; false when one of them stays behind, which its place on the page says. */
  send: () => Promise<boolean>
  /** What is chosen and not sent, and the groups of files of the record that lie on the server already. */
  waiting: () => { waiting: WaitingFile[]; tempTaskKeys: SentAhead[] }
  /** Forgets what is chosen: it is kept for the network. */
  drop: () => void
  /** Gives the files of a record that was without a key to the key that its save has given. */
  handOver: (key: RecordKey) => Promise<void>
}
/**
 * The files chosen in this tab for a record, wherever on the page. Saving the record or taking a step sends
 * them first, so that one click keeps everything.
 */
export function useChosenFiles(resource: AnyResource, key: RecordKey | undefined): ChosenFiles {
  const tab = useTabKey()
  const count = chosenGroups.use(() => countOf(groupsOf(tab, resource, key)))
  return useMemo(() => {
    // Temporary keys, each with the group of files it stands for.
    const temporary = new Map<string, string>()
    return {
      count,
      send: async () => {
        const groups = groupsOf(tab, resource, key)
        for (const group of groups) {
          const { tempTaskKey, taskFlag } = group.attach
          if (tempTaskKey && !group.handedOver && (group.held || group.count > 0))
            temporary.set(tempTaskKey, taskFlag)
          // One after the other: a group may refuse, and the rest then stays chosen.
          if (group.count > 0 && !(await group.send())) return false
        }
        return true
      },
      waiting: () => {
        const groups = groupsOf(tab, resource, key)
        return {
          waiting: groups.flatMap(({ attach: { taskFlag }, chosen }) =>
            chosen().map(({ file, explanation }) => ({ taskFlag, file, explanation })),
          ),
          tempTaskKeys: groups.flatMap(({ attach: { tempTaskKey, taskFlag }, held, handedOver }) =>
            tempTaskKey && held && !handedOver ? [{ tempTaskKey, taskFlag }] : [],
          ),
        }
      },
      drop: () => {
        for (const { drop } of groupsOf(tab, resource, key)) drop()
      },
      handOver: async (saved) => {
        for (const [tempTaskKey, taskFlag] of temporary)
          await attachCalls.apply({
            taskClassNm: resource.name,
            taskKey: saved,
            taskFlag,
            tempTaskKey,
          })
        temporary.clear()
      },
    }
  }, [tab, resource, key, count])
}

/** Makes the files that are chosen in one place known to its record, its tab and the browser's question on leaving. */
export function useChosenGroup(
  attach: AttachGroup,
  { count, held, handedOver }: Pick<ChosenGroup, 'count' | 'held' | 'handedOver'>,
  acts: ChosenActs,
): void {
  const tab = useTabKey()
  const id = useId()
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  const { taskClassNm, taskKey, taskFlag, tempTaskKey } = attach
  useEffect(() => {
    putGroup(`${tab} ${id}`, {
      tab,
      attach: { taskClassNm, taskKey, taskFlag, tempTaskKey },
      count,
      send: () => latest.current.send(),
      chosen: () => latest.current.chosen(),
      drop: () => latest.current.drop(),
      held,
      handedOver,
      revision: revisionOf(tab),
    })
  }, [tab, id, taskClassNm, taskKey, taskFlag, tempTaskKey, count, held, handedOver])
  useEffect(
    () => () => {
      // A tab that is only hidden runs this too, and what is chosen in it is still there when it comes back.
      setTimeout(() => {
        const { list, active } = tabStore.get()
        if ((active ?? homePath) === tab || !list.some((one) => one.key === tab))
          putGroup(`${tab} ${id}`, undefined)
      })
    },
    [tab, id],
  )
  useEffect(() => {
    if (count === 0) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [count])
}
