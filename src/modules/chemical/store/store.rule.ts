import type { FieldIssue } from '../../../core/shared/session.ts'
import { temperatureIssues } from './store-fitting.rule.ts'
import { messages } from '../../../core/shared/messages.ts'
import { storeSentences } from './store.texts.ts'
import { chmStore } from './chm-store.resource.ts'

/** Kinds of store that stand on a permit of the fire law: 저장소 11–18, 취급소 21·22. */
export const isPermitStore = (storeTypeCd: string | null | undefined): boolean =>
  /^[12]\d$/.test(storeTypeCd ?? '')

/** Kinds of store that are one vessel (12–16, 18): what is received mixes with what is in it. */
export const isTank = (storeTypeCd: string | null | undefined): boolean =>
  /^1[234568]$/.test(storeTypeCd ?? '')

export interface StorePart {
  storeTypeCd?: string | null
  permitNo?: string | null
  permitMultiple?: number | null
  permitClassCds?: readonly string[] | null
  hazMgrUserId?: string | null
  dikeYn?: string | null
  dikeCapQty?: number | null
  minTemp?: number | null
  maxTemp?: number | null
}
type NeededField = 'permitNo' | 'permitMultiple' | 'permitClassCds' | 'hazMgrUserId' | 'dikeCapQty'
/**
 * Checks over several fields of a store: a legal store has its permit, manager and classes; the others have
 * none. (chm.md 2)
 */
export function storeIssues(store: StorePart): FieldIssue[] {
  const issues: FieldIssue[] = []
  const need = (path: NeededField, given: unknown) => {
    if (given === null || given === undefined || given === '' || (Array.isArray(given) && given.length === 0))
      issues.push({ path, message: messages.requiredField(chmStore.fields[path].label) })
  }
  if (isPermitStore(store.storeTypeCd)) {
    need('permitNo', store.permitNo)
    need('permitMultiple', store.permitMultiple)
    need('permitClassCds', store.permitClassCds)
    need('hazMgrUserId', store.hazMgrUserId)
  } else if (store.storeTypeCd && store.permitMultiple)
    issues.push({
      path: 'permitMultiple',
      message: storeSentences.permitStoresOnly(),
    })
  if (store.dikeYn === 'Y') need('dikeCapQty', store.dikeCapQty)
  return [...issues, ...temperatureIssues(store)]
}
