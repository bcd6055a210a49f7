import { messages } from '../../../core/shared/messages.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { inOutSentences } from './in-out.texts.ts'

/** CHM_IO_TYPE */
export const ioTypes = {
  purchase: '10',
  bringIn: '15',
  use: '20',
  reagent: '25',
  move: '30',
  giveBack: '40',
  reagentReturn: '45',
  disposal: '50',
  countMore: '60',
  countLess: '65',
  reversal: '90',
} as const
export type IoType = (typeof ioTypes)[keyof typeof ioTypes]

/** Which stores an entry has. */
export const directionOf = (ioTypeCd: string): { from: boolean; to: boolean } => {
  if (ioTypeCd === ioTypes.move) return { from: true, to: true }
  const into = (
    [ioTypes.purchase, ioTypes.bringIn, ioTypes.reagentReturn, ioTypes.countMore] as string[]
  ).includes(ioTypeCd)
  return { from: !into, to: into }
}
/** What people enter themselves; the others follow from a request, a count or a cancellation. */
export const enteredTypes: readonly IoType[] = ['10', '15', '20', '30', '40', '50']
/** What a count finds is there whatever the permit says. */
export const isCount = (ioTypeCd: string): boolean =>
  ioTypeCd === ioTypes.countMore || ioTypeCd === ioTypes.countLess
/** Use: not from lots that are expired or held. */
export const isUse = (ioTypeCd: string): boolean => ioTypeCd === ioTypes.use || ioTypeCd === ioTypes.reagent

/** What the checks look at. */
export interface Entry {
  ioTypeCd?: string | null
  fromStoreNo?: number | null
  toStoreNo?: number | null
  vendorCd?: string | null
  reasonTxt?: string | null
  mfgYmd?: string | null
  expYmd?: string | null
}
/** Checks over several fields of an entry, the same in the form and on the server. */
export function entryIssues(entry: Entry): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (!entry.ioTypeCd) return issues
  const { from, to } = directionOf(entry.ioTypeCd)
  if (from && !entry.fromStoreNo)
    issues.push({ path: 'fromStoreNo', message: messages.requiredField('출고장소') })
  if (to && !entry.toStoreNo) issues.push({ path: 'toStoreNo', message: messages.requiredField('입고장소') })
  if (from && to && entry.fromStoreNo && entry.fromStoreNo === entry.toStoreNo)
    issues.push({ path: 'toStoreNo', message: inOutSentences.samePlace() })
  if (entry.ioTypeCd === ioTypes.disposal && !entry.reasonTxt?.trim())
    issues.push({ path: 'reasonTxt', message: messages.requiredField('사유') })
  if (entry.mfgYmd && entry.expYmd && entry.expYmd < entry.mfgYmd)
    issues.push({ path: 'expYmd', message: inOutSentences.expiryBeforeMade() })
  return issues
}
