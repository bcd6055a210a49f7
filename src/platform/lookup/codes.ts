import { codeNameColumn } from '../../core/server/entity/columns.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { wholeCompany } from '../../core/shared/whole-company.ts'

export interface CodeQuery {
  /** `chm`: the company as a whole (plant 0000) is offered too (specification section 6). */
  filter?: string
  /** Y: ended codes too, for showing old records. */
  all?: string
}
export interface CodeAnswer {
  code: string
  codeNm: string
  upCode: string | null
  attr1: string | null
  attr2: string | null
  attr3: string | null
}

/**
 * The items of a code group in the caller's language; plants are the group COM_PLANT_CD. Empty for an unknown
 * group.
 */
export async function codesOf(
  { session, sql, today }: Context,
  group: string,
  query: CodeQuery,
): Promise<CodeAnswer[]> {
  return sql.query<CodeAnswer>(
    `select "code", ${codeNameColumn[session.language]} as "codeNm", "upCode", "attr1", "attr2", "attr3" from "codeItem"
     where "codeGrpCd" = $1
       and ($2 or ("useYn" = 'Y' and coalesce("fromYmd" <= $3, true) and coalesce("toYmd" >= $3, true)))
       and not ("codeGrpCd" = 'COM_PLANT_CD' and "code" = '${wholeCompany}' and not $4)
     order by "sortOrder", "code"`,
    [group, query.all === 'Y', today, query.filter === 'chm'],
  )
}
