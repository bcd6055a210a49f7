import { sayIn, wordsIn, type Say } from '../core/shared/four-texts.ts'
import { messages } from '../core/shared/messages.ts'
import type { Sentence } from '../core/shared/sentence.ts'
import type { Language } from '../core/shared/session.ts'
import { gridMoreTexts } from './grid-more.texts.ts'
import { gridTexts } from './grid.texts.ts'
import { useSpokenLanguage } from './spoken.ts'

/** Every text that the grid itself writes. */
export interface GridTexts {
  language: Language
  total: (count: string) => string
  checked: (count: string) => string
  checkAll: string
  checkRow: (position: number) => string
  pageSize: string
  pageSizeItem: (size: number) => string
  toStart: string
  toEnd: string
  pageBefore: string
  pageAfter: string
  /** Which page it is, counted from 1 at the end of the list. */
  fromEnd: (page: number) => string
  empty: string
  emptyHint: string
  error: string
  retry: string
  loading: string
  columns: string
  reset: string
  moveUp: (text: string) => string
  moveDown: (text: string) => string
  pin: (text: string) => string
  pinNone: string
  pinLeft: string
  pinRight: string
  sum: string
  rowState: string
  inserted: string
  updated: string
  deleted: string
  expand: string
  collapse: string
  used: string
  unused: string
  addTag: string
  duplicateTag: string
  noOption: string
  badNumber: (label: string) => string
  tooLarge: (label: string, max: number) => string
  tooLong: (label: string, length: number) => string
  tooManyDecimals: (label: string, decimals: number) => string
  badDate: (label: string) => string
  badMonth: (label: string) => string
  badYear: (label: string) => string
  badTime: (label: string, format: string) => string
  badDateTime: (label: string) => string
  badChoice: (label: string) => string
  badFlag: (label: string) => string
  required: (label: string) => string
  cell: (label: string, position: number, value: string) => string
  searchUser: string
}

const made = new Map<Language, GridTexts>()
/** The texts of the grid in a language; the same object at each call, so that columns keep their identity. */
export function gridTextsIn(language: Language): GridTexts {
  const known = made.get(language) ?? makeTexts(language)
  made.set(language, known)
  return known
}
function makeTexts(language: Language): GridTexts {
  const say = sayIn(gridTexts, () => language)
  const fault =
    <A extends unknown[]>(message: (...given: A) => Sentence) =>
    (...given: A): string =>
      message(...given).in(language)
  return {
    ...wordsIn(gridTexts, language),
    language,
    total: (count) => say('total', { count }),
    checked: (count) => say('checked', { count }),
    checkRow: (position) => say('checkRow', { position }),
    pageSizeItem: (size) => say('pageSizeItem', { size }),
    fromEnd: (page) => say('fromEnd', { page }),
    moveUp: (text) => say('moveUp', { text }),
    moveDown: (text) => say('moveDown', { text }),
    pin: (text) => say('pin', { text }),
    cell: (label, position, value) => say('cell', { label, position, value }).trim(),
    badNumber: fault(messages.notANumber),
    tooLarge: fault(messages.tooLarge),
    tooLong: fault(messages.tooLong),
    tooManyDecimals: fault(messages.tooManyDecimals),
    badDate: fault(messages.badDate),
    badMonth: fault(messages.badMonth),
    badYear: fault(messages.badYear),
    badTime: fault(messages.badTime),
    badDateTime: fault(messages.badDateTime),
    badChoice: fault(messages.badChoice),
    badFlag: fault(messages.badFlag),
    required: fault(messages.requiredField),
  }
}

/** Every text that the grid itself writes, in the language of the page. */
export const useGridTexts = (): GridTexts => gridTextsIn(useSpokenLanguage())

/** What menu, filter and cards of the grid say, in the language of the grid's other texts. */
export const moreTexts = (spoken: { language: Language }): Say<typeof gridMoreTexts> =>
  sayIn(gridMoreTexts, () => spoken.language)
