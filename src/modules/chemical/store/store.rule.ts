import type { FieldIssue } from '../../../core/shared/session.ts'
import { temperatureIssues } from './store-fitting.rule.ts'
import { messages } from '../../../core/shared/messages.ts'
import { storeSentences } from './store.texts.ts'

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
/**
 * Checks over several fields of a store: a legal store has its permit, manager and classes; the others have
 * none. (chm.md 2)
 */
export function storeIssues(store: StorePart): FieldIssue[] {
  const issues: FieldIssue[] = []
  const need = (path: keyof StorePart, label: string, given: unknown) => {
    if (given === null || given === undefined || given === '' || (Array.isArray(given) && given.length === 0))
      issues.push({ path, message: messages.requiredField(label) })
  }
  if (isPermitStore(store.storeTypeCd)) {
    need('permitNo', '허가번호', store.permitNo)
    need('permitMultiple', '허가 배수', store.permitMultiple)
    need('permitClassCds', '허가 유별', store.permitClassCds)
    need('hazMgrUserId', '위험물안전관리자', store.hazMgrUserId)
  } else if (store.storeTypeCd && store.permitMultiple)
    issues.push({
      path: 'permitMultiple',
      message: storeSentences.permitStoresOnly(),
    })
  if (store.dikeYn === 'Y') need('dikeCapQty', '방유제 용량(L)', store.dikeCapQty)
  return [...issues, ...temperatureIssues(store)]
}
