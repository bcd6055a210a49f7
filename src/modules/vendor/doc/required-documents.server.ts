import type { Said } from '../../../core/shared/sentence.ts'
import { codeSentences } from '../../../core/server/entity/code-sentences.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { verification } from '../worker/vendor-worker.rule.ts'
import { requiredDocuments } from './required-documents.rule.ts'

/**
 * Papers that a company of its kind must have, each with the last valid day of the newest verified one: null when
 * it does not end, undefined when there is none.
 */
export async function documentsOf(
  { sql }: Pick<Context, 'sql'>,
  vendorCd: string,
  company: { vendorTypeCd: string; workFieldCds: readonly string[] },
): Promise<{ name: Said; validToYmd: string | null | undefined }[]> {
  const documents = await sql.query<{ docTypeCd: string; found: boolean; validToYmd: string | null }>(
    `select c."code" as "docTypeCd", count(d.*) > 0 as found,
       case when bool_or(d."vendorDocNo" is not null and d."validToYmd" is null) then null else max(d."validToYmd")::text end as "validToYmd"
     from "codeItem" c left join "vendorDoc" d on d."docTypeCd" = c."code" and d."vendorCd" = $1 and d."verifyStatusCd" = $3
     where c."codeGrpCd" = 'VND_DOC' and c."code" = any($2::text[]) group by 1 order by 1`,
    [vendorCd, requiredDocuments(company), verification.verified],
  )
  const names = await codeSentences(sql, 'VND_DOC')
  return documents.map(({ docTypeCd, found, validToYmd }) => ({
    name: names.get(docTypeCd) ?? docTypeCd,
    validToYmd: found ? validToYmd : undefined,
  }))
}
