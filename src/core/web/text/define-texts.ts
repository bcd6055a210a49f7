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
