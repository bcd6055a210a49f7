import { languages, type Language } from './session.ts'

/** Language of somebody who has neither signed in nor chosen one: the first of ours that his browser names. */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((each) => each.trim().slice(0, 2).toLowerCase().replace('ko', 'kr'))
  return (
    wanted
      .map((each) => languages.find((language) => language === each))
      .find((language) => language !== undefined) ?? 'kr'
  )
}
