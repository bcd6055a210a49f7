import { sayIn, type FourTexts, type Say } from '../../shared/four-texts.ts'
import { currentLanguage, useLanguage } from './text.ts'

/** Says the texts of a table in the language of the page; the component draws again when that changes. */
export function useTexts<const T extends Record<string, FourTexts>>(table: T): Say<T> {
  useLanguage()
  return textsOf(table)
}
/** The same outside of components. */
export function textsOf<const T extends Record<string, FourTexts>>(table: T): Say<T> {
  const say = sayers.get(table) ?? sayIn(table, currentLanguage)
  sayers.set(table, say)
  return say
}
/** One function a table, so that it can stand among the dependencies of a hook. */
const sayers = new WeakMap<Record<string, FourTexts>, Say<Record<string, FourTexts>>>()
