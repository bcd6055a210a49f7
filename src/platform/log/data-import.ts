import type { Context } from '../../core/server/entity/context.ts'
import { allBehaviours } from '../../core/server/entity/registry.ts'
import { scopeWhere } from '../../core/server/entity/scope.ts'
import { mayUse } from '../../core/server/http/session.ts'
import { Binds, quoted } from '../../core/server/database/database.ts'
import { excelKinds } from './excel-job.resource.ts'
import type { Importable } from './log-answers.rule.ts'

/**
 * The entities that the caller may upload by Excel: each with a template and a menu with write right, its
 * number of rows, and the last upload.
 */
export async function importables(context: Context): Promise<Importable[]> {
  const { sql, session } = context
  const found = allBehaviours().filter(
    ({ resource, without }) =>
      resource.excel && !without?.includes('excel') && mayUse(session, resource.menus, 'write'),
  )
  const answers: Importable[] = []
  for (const { resource } of found) {
    const binds = new Binds()
    const { rowCnt } = await sql.one<{ rowCnt: number }>(
      `select count(*)::int as "rowCnt" from ${quoted(resource.name)} t where ${scopeWhere(resource, session, 't', binds)}`,
      binds.values,
    )
    const last = await sql.maybe<{
      endDt: string
      doneCnt: number | null
      rowCnt: number | null
      userNm: string | null
    }>(
      `select j."endDt", j."doneCnt", j."rowCnt", u."userNm" from "excelJob" j left join "user" u using ("userId")
       where j."tableNm" = $1 and j."kindCd" = $2 and j."endDt" is not null order by j."jobNo" desc limit 1`,
      [resource.name, excelKinds.upload],
    )
    answers.push({
      resource,
      rowCnt,
      lastDt: last?.endDt ?? null,
      lastUserNm: last?.userNm ?? null,
      doneCnt: last?.doneCnt ?? null,
      lastCnt: last?.rowCnt ?? null,
    })
  }
  return answers.toSorted((one, other) => one.resource.title.localeCompare(other.resource.title, 'ko'))
}
