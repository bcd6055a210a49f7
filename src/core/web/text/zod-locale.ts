import { config } from 'zod'
import { en, es, ko, zhCN } from 'zod/locales'
import type { Language } from '../../shared/session.ts'
import { currentLanguage, onLanguage } from './text.ts'

const locales = { kr: ko, en, zh: zhCN, es } satisfies Record<Language, unknown>

// Sentences of the input check that no definition words itself; loaded with the first form, not with the
// first page.
let spoken: Language | undefined
function speak(): void {
  const language = currentLanguage()
  if (language === spoken) return
  spoken = language
  config(locales[language]())
}
speak()
onLanguage(speak)
