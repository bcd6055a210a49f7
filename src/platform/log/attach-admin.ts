import type { Context } from '../../core/server/entity/context.ts'
import { quoted } from '../../core/server/database/database.ts'
import { allBehaviours, resourceNamed } from '../../core/server/entity/registry.ts'
import { orphanHours } from '../attachment/attachment-purge.ts'
import type { ModuleFiles, OrphanFile } from './log-answers.rule.ts'

/** Sums over all files, by the entity that they belong to. */
export async function filesByModule({ sql }: Context): Promise<ModuleFiles[]> {
  const rows = await sql.query<Omit<ModuleFiles, 'title'>>(
    `select "taskClassNm", count(*) filter (where "delYn" = 'N')::int as "fileCnt", coalesce(sum("fileSize") filter (where "delYn" = 'N'), 0) as "fileSize",
       count(*) filter (where "delYn" = 'Y')::int as "deletedCnt", count(*) filter (where "delYn" = 'N' and "tempTaskKey" is not null)::int as "waitingCnt"
     from "attachFile" group by 1 order by 3 desc, 1`,
  )
  return rows.map((row) => ({ ...row, title: resourceNamed(row.taskClassNm)?.title ?? row.taskClassNm }))
}

/** Files without a record, the oldest first. */
export async function orphanFiles({ sql, now }: Context): Promise<OrphanFile[]> {
  const owners = allBehaviours().filter(({ resource }) => resource.files)
  const gone = owners.map(
    ({ resource }) =>
      `(f."taskClassNm" = '${resource.name}' and f."taskKey" is not null and not exists (select from ${quoted(resource.name)} r where r.${quoted(resource.key)}::text = f."taskKey"))`,
  )
  const known = [...owners.map(({ resource }) => resource.name), 'excelJob']
  return sql.query<OrphanFile>(
    `select f."fileNo", f."fileOrgNm", f."taskClassNm", f."taskKey", f."fileSize", f."createUserId", u."userNm" as "createUserNm", to_json(f."createDt") #>> '{}' as "createDt", o."why",
       case o."why" when 'waiting' then f."createDt" < $1::timestamptz - interval '${orphanHours} hours' else o."why" = 'gone' end as "due"
     from "attachFile" f left join "user" u on u."userId" = f."createUserId",
     lateral (select case when f."tempTaskKey" is not null then 'waiting' when not f."taskClassNm" = any($2::text[]) then 'unknown' when ${gone.join(' or ') || 'false'} then 'gone' end as "why") o
     where f."delYn" = 'N' and o."why" is not null order by f."fileNo" limit 300`,
    [now, known],
  )
}
