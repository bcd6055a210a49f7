import { acceptedLanguage } from '../../shared/accepted-language.ts'
import { rememberedLanguage, setLanguage } from './text.ts'

/**
 * A page of a link or a code on paper, in the language of the browser until somebody has chosen one there: no
 * account knows the language of who opens it, but his telephone does.
 */
export async function inTelephoneLanguage<P>(page: P): Promise<P> {
  if (rememberedLanguage() === null) await setLanguage(acceptedLanguage(navigator.languages.join()), false)
  return page
}
