import type { Sql } from '../../../core/server/database/database.ts'
import { insertRows, seedUserId } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { readTsv } from '../../../core/server/seed/tsv.ts'

const storeSheet = 'CHM-STORE'

/**
 * The question sheet that stores are checked by, its first version: weekly check of 화학물질관리법 제26조 and
 * 시행규칙 제26조 (saf.md 5.2), with points of 위험물안전관리법 and the company's own. An article whose text nobody
 * has held against its question is marked '(확인 필요)'. Later versions are the company's.
 */
export async function seedStoreSheet(sql: Sql, { today }: SeedOptions): Promise<void> {
  if (await sql.maybe('select 1 from "checkForm" where "checkFormCd" = $1 limit 1', [storeSheet])) return
  const { checkFormNo } = await sql.one<{ checkFormNo: number }>(
    `insert into "checkForm" ("checkFormCd", "verNo", "checkFormNm", "purposeCd", "passScore", "condScore", "fixYmd", "state", "createUserId", "updateUserId")
     values ($1, 1, '저장시설 점검', 'STORE', 90, 70, $2, 'fixed', $3, $3) returning "checkFormNo"`,
    [storeSheet, today, seedUserId],
  )
  await insertRows(
    sql,
    'checkFormItem',
    readTsv(`${import.meta.dirname}/store-sheet.tsv`).map((row, index) => ({
      ...row,
      checkFormNo,
      sortOrder: index + 1,
      answerKindCd: 'OK',
      naYn: 'Y',
      weight: 1,
      badPhotoYn: 'N',
      badNoteYn: 'Y',
    })),
    false,
  )
}
