import { Sentence } from '../../shared/sentence.ts'
import type { Sql } from '../database/database.ts'

/**
 * The names of the items of a code group by code, each in four languages, for sentences that are worded when
 * their reader is known: reasons that are stored, and refusals that several people read.
 */
export async function codeSentences(sql: Sql, group: string): Promise<Map<string, Sentence>> {
  const rows = await sql.query<{ code: string; texts: [string, string, string, string] }>(
    `select "code", array["codeNm", coalesce("codeNmEn", "codeNm"), coalesce("codeNmZh", "codeNm"), coalesce("codeNmEs", "codeNm")] as "texts"
     from "codeItem" where "codeGrpCd" = $1`,
    [group],
  )
  return new Map(rows.map(({ code, texts }) => [code, new Sentence(texts)]))
}
