import { addDays } from '../../core/shared/dates.ts'
import type { FieldIssue } from '../../core/shared/session.ts'
import { yes } from '../../core/shared/session.ts'
import { audiences } from './notice.resource.ts'
import { noticeRefusals } from './notice.texts.ts'
import type { Sentence } from '../../core/shared/sentence.ts'

/** The addressees of a notice. */
export interface Addressing {
  audienceCd: string
  plantCds: readonly string[] | null
  deptCds: readonly string[] | null
  authGrpNos: readonly string[] | null
  grpNos: readonly string[] | null
  targetVendorCds: readonly string[] | null
}
/** The facts that decide whether a person is addressed. */
export interface Addressee {
  vendorCd: string | null
  plantCd: string | null
  /** The own department and all above it: a department includes those below. */
  deptCds: readonly string[]
  authGrpNos: readonly number[]
  /** Groups that hold the person, a department of theirs, or their company. */
  grpNos: readonly number[]
}

/**
 * Lists of different kinds narrow each other (plant 여수 and group 관리감독자: the 관리감독자 of 여수); within a list one
 * entry is enough, an empty list asks nothing.
 * Plants, departments and authority groups speak of employees, the list of vendors of vendors, groups of
 * everybody.
 */
export function isAddressed(notice: Addressing, person: Addressee): boolean {
  const among = (wanted: readonly string[] | null, own: readonly (string | null)[]) =>
    !wanted || wanted.length === 0 || own.some((each) => each !== null && wanted.includes(each))
  if (!among(notice.grpNos, person.grpNos.map(String))) return false
  if (person.vendorCd)
    return notice.audienceCd !== audiences.employees && among(notice.targetVendorCds, [person.vendorCd])
  return (
    notice.audienceCd !== audiences.vendors &&
    among(notice.plantCds, [person.plantCd]) &&
    among(notice.deptCds, person.deptCds) &&
    among(notice.authGrpNos, person.authGrpNos.map(String))
  )
}

export interface Period {
  state: string
  /** 'YYYY-MM-DD', both days included. */
  fromYmd: string
  toYmd: string
}
/**
 * True if readers find it on a day. The period decides and not the clock's state change, so that a scheduled
 * notice appears at midnight.
 */
export const isShown = ({ state, fromYmd, toYmd }: Period, today: string): boolean =>
  (state === 'posted' || state === 'scheduled') && fromYmd <= today && today <= toYmd

export interface Reading {
  mustReadYn: string
  readDt: string | null
  confirmDt: string | null
}
/**
 * A must-read notice stays unread until it is confirmed (확인함); any other one has been read when it was
 * opened.
 */
export const isUnread = ({ mustReadYn, readDt, confirmDt }: Reading): boolean =>
  (yes(mustReadYn) ? confirmDt : readDt) === null
export interface Popping extends Reading {
  popupYn: string
  hideYmd: string | null
  remindDt: string | null
}
/**
 * True if it opens by itself after sign-in: a popup, or one that its reader was reminded of, until it is read
 * or put away for the day.
 */
export const popsUp = (row: Popping, today: string): boolean =>
  (yes(row.popupYn) || row.remindDt !== null) && isUnread(row) && row.hideYmd !== today

/** Days a popup may stand at most (mgt 2). */
export const popupDays = 14

/** Checks over several fields, for the form and the server (mgt 2 and 7). */
export function noticeIssues(values: Record<string, unknown>): FieldIssue[] {
  const [from, to, due] = ['fromYmd', 'toYmd', 'readDueYmd'].map((name) =>
    typeof values[name] === 'string' ? values[name] : '',
  )
  const is = (name: string) => yes(values[name] as string | null)
  const issues: FieldIssue[] = []
  const add = (path: string, message: Sentence) => void issues.push({ path, message })
  if (from && to && to < from) add('toYmd', noticeRefusals.endBeforeStart())
  else if (from && to && is('popupYn') && to > addDays(from, popupDays - 1))
    add('toYmd', noticeRefusals.popupTooLong({ popupDays }))
  if (is('mustReadYn') && !due) add('readDueYmd', noticeRefusals.dueNeeded())
  if (!is('mustReadYn') && due) add('readDueYmd', noticeRefusals.dueOnlyMustRead())
  if (due && from && to && (due < from || due > to)) add('readDueYmd', noticeRefusals.dueOutside())
  if (!is('mustReadYn') && String(values['questionTxt'] ?? '').trim())
    add('questionTxt', noticeRefusals.questionOnlyMustRead())
  return issues
}

/** Why a notice cannot be posted, or scheduled, on a day. */
export function postRefusal({ fromYmd, toYmd }: Omit<Period, 'state'>, today: string): Sentence | undefined {
  if (fromYmd > today) return noticeRefusals.later()
  return toYmd < today ? noticeRefusals.over() : undefined
}
export const scheduleRefusal = ({ fromYmd }: Omit<Period, 'state'>, today: string): Sentence | undefined =>
  fromYmd <= today ? noticeRefusals.begun() : undefined

export interface TextPart {
  text: string
  /** Set when the part is an address. */
  href?: string
}
const addresses = /https?:\/\/[^\s<>"'(){}[\]]+|www\.[^\s<>"'(){}[\]]+/gi
/** Plain text in parts, addresses apart. A full stop or comma behind an address belongs to the sentence. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const address = found.replace(/[.,;:!?·…]+$/, '')
    if (index > at) parts.push({ text: text.slice(at, index) })
    parts.push({ text: address, href: /^www\./i.test(address) ? `https://${address}` : address })
    at = index + address.length
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}
