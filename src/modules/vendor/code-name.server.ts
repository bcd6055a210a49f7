import type { Language } from '../../core/shared/session.ts'

const columns: Record<Language, string> = {
  kr: 'codeNm',
  en: 'codeNmEn',
  zh: 'codeNmZh',
  es: 'codeNmEs',
}
/** The name of an item of a code group in a language, as an SQL expression. @param code an SQL expression */
export const codeName = (group: string, code: string, language: Language): string =>
  `(select coalesce(i."${columns[language]}", i."codeNm") from "codeItem" i where i."codeGrpCd" = '${group}' and i."code" = ${code})`
