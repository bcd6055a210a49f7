import { sayIn, type FourTexts, type Say } from '../../shared/four-texts.ts'
import { currentLanguage, useLanguage } from './text.ts'

/**
 * The texts of the pages of one area, loaded with them: `export const [useLogText, logText] = defineTexts({
 * verify: ['검증', 'Verify', '验证', 'Verificar'] })`. The first is for components, which draw again when the
 * language changes, the second for everything else.
 */
export function defineTexts<const T extends Record<string, FourTexts>>(
  texts: T,
): [use: () => Say<T>, say: Say<T>] {
  const say = sayIn(texts, currentLanguage)
  const use = () => {
    useLanguage()
    return say
  }
  return [use, say]
}

/** Says the texts of a table in the language of the page; the component draws again when that changes. */
export function useTexts<const T extends Record<string, FourTexts>>(table: T): Say<T> {
  useLanguage()
  return textsOf(table)
}
/** The same outside of components. */
export function textsOf<const T extends Record<string, FourTexts>>(table: T): Say<T> {
  const say = sayers.get(table) ?? sayIn(table, currentLanguage)
  sayers.set(table, say as Say<Record<string, FourTexts>>)
  return say as Say<T>
}
/** One function a table, so that it can stand among the dependencies of a hook. */
const sayers = new WeakMap<Record<string, FourTexts>, Say<Record<string, FourTexts>>>()
