import type { Language } from '../../core/shared/session.ts'

const columns: Record<Language, string> = { kr: 'plantNm', en: 'plantNmEn', zh: 'plantNmZh', es: 'plantNmEs' }
/** The name of a plant in a language, as an SQL expression; Korean where it is missing. @param alias of the plant */
export const plantName = (alias: string, language: Language): string =>
  // In Korean: this is the column itself, asked for beside the other languages.
  `coalesce(${alias}."${columns[language]}", ${alias}."plantNm")`
