import type { Sql } from '../../core/server/database/database.ts'
import { Sentence } from '../../core/shared/sentence.ts'
import type { Language } from '../../core/shared/session.ts'

const columns: Record<Language, string> = { kr: 'plantNm', en: 'plantNmEn', zh: 'plantNmZh', es: 'plantNmEs' }
/** The name of a plant in a language, as an SQL expression; Korean where it is missing. @param alias of the plant */
export const plantName = (alias: string, language: Language): string =>
  // In Korean: this is the column itself, asked for beside the other languages.
  `coalesce(${alias}."${columns[language]}", ${alias}."plantNm")`

/** The name of a plant in four languages, for what several people read. */
export async function plantSentence(sql: Sql, plantCd: string): Promise<Sentence> {
  const all = (['kr', 'en', 'zh', 'es'] as const).map((language) => plantName('p', language))
  const { names } = await sql.one<{ names: [string, string, string, string] }>(
    `select array[${all.join(', ')}] as "names" from "plant" p where p."plantCd" = $1`,
    [plantCd],
  )
  return new Sentence(names)
}
