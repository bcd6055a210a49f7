import type { Language } from '../../shared/session.ts'

/** Names of the languages in themselves, as the menu shows them. */
export const languageNames: Record<Language, string> = {
  kr: '한국어',
  zh: '中文',
  en: 'English',
  es: 'Español',
}
