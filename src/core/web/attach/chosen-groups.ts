import type { AnyResource } from '../../shared/resource.ts'
import { createStore } from '../store.ts'
import { tabStore } from '../tab-store.ts'
import type { AttachGroup, PendingFile } from './attach-calls.ts'

export type RecordKey = string | number
/** What a place of chosen files can do with them. */
export interface ChosenActs {
  /** Sends them; false when one of them stays behind. */
  send: () => Promise<boolean>
  /** What is chosen and not on the server. */
  chosen: () => readonly PendingFile[]
  /** Forgets it: somebody else sends it. */
  drop: () => void
}
/** A group of files on a page: what is chosen in it waits for the save of its record. */
export interface ChosenGroup extends ChosenActs {
  tab: string
  attach: AttachGroup
  /** Files that are chosen and not yet on the server. */
  count: number
  /** Files wait on the server under the temporary key already. */
  held: boolean
  /** The page itself hands the temporary key over with the record. */
  handedOver: boolean
  /** Revision of the tab; another number means that the page was built again and this place is gone. */
  revision: number
}
/** Groups by the identity of their place on the page. */
export const chosenGroups = createStore<{ groups: ReadonlyMap<string, ChosenGroup> }>({ groups: new Map() })
/** Keeps a group under the identity of its place; without a group it is forgotten. */
export const putGroup = (id: string, group: ChosenGroup | undefined) => {
  const groups = new Map(chosenGroups.get().groups)
  if (group) groups.set(id, group)
  else groups.delete(id)
  chosenGroups.set({ groups })
}

const textOf = (key: RecordKey | null | undefined): string | undefined =>
  key === null || key === undefined ? undefined : String(key)
/** The groups of a record in a tab. */
export const groupsOf = (tab: string, resource: AnyResource, key: RecordKey | undefined): ChosenGroup[] =>
  [...chosenGroups.get().groups.values()].filter(
    (group) =>
      group.tab === tab &&
      isStanding(group) &&
      group.attach.taskClassNm === resource.name &&
      textOf(group.attach.taskKey) === textOf(key),
  )
export const countOf = (groups: readonly ChosenGroup[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0)
export const revisionOf = (tab: string): number =>
  tabStore.get().list.find(({ key }) => key === tab)?.revision ?? 0
const isStanding = ({ tab, revision }: ChosenGroup): boolean => revision === revisionOf(tab)

/** The number of chosen, unsent files in a tab; closing the tab asks about them. */
export const countOfTab = (tab: string): number =>
  countOf([...chosenGroups.get().groups.values()].filter((group) => group.tab === tab && isStanding(group)))
/** Draws the caller again when files are chosen or sent in any tab. */
export const useChosenCounts = (): number => chosenGroups.use(({ groups }) => countOf([...groups.values()]))
