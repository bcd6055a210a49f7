import { config } from 'zod'
import { en, es, ko, zhCN } from 'zod/locales'
import type { Language } from '../../shared/session.ts'

const locales = { kr: ko, en, zh: zhCN, es } satisfies Record<Language, unknown>

/** Sentences of the input check that no definition words itself. */
export function setInputLanguage(language: Language): void {
  config(locales[language]())
}
