import type { Context } from '../../../core/server/entity/context.ts'
import { applyTempGroup } from '../../../platform/attachment/attachment-apply.ts'
import { insertFiles, lockContent, type NewFile } from '../../../platform/attachment/attachment-files.ts'
import { rulesOf } from '../../../platform/attachment/attachment-group.rule.ts'
import { improvementBehaviour } from './improvement-behaviour.server.ts'
import { pictureFlags } from './improvement-guards.server.ts'
import { improvement } from './improvement.resource.ts'

/**
 * The pictures that wait under a temporary key of the caller become those before the action of a new
 * improvement, in the same transaction.
 * @throws Refusal 404 (somebody else's key), 422
 */
export async function keepFirstPictures(context: Context, imprNo: number, fileKey: string): Promise<void> {
  const rules = rulesOf(improvement, 'image')!
  const owner = { behaviour: improvementBehaviour, resource: improvement, rules }
  await applyTempGroup(context, owner, String(imprNo), fileKey)
}

/** Pictures that lie at a record of another module. */
export interface SourcePictures {
  /** Name of that record's definition. */
  resource: string
  key: string | number
  fileNos: readonly (string | number)[]
}
/**
 * Gives pictures of a source's record on to a new improvement, as those before the action. They share their
 * content; what is removed on one side stays on the other. Files of other records, and what is no picture, are
 * left out.
 */
export async function copyFirstPictures(
  context: Context,
  imprNo: number,
  { resource, key, fileNos }: SourcePictures,
): Promise<void> {
  if (fileNos.length === 0) return
  const files = await context.sql.query<NewFile>(
    `select "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256", "preview", "pictureExplan", to_json("takenDt")#>>'{}' as "takenDt"
     from "attachFile" where "taskClassNm" = $1 and "taskKey" = $2 and "fileNo" = any($3::bigint[]) and "delYn" = 'N' and "contentType" like 'image/%'
     order by "fileNo"`,
    [resource, String(key), fileNos.map(String)],
  )
  // Not swept between this look and the new row.
  for (const sha256 of new Set(files.map((file) => file.sha256))) await lockContent(context, sha256, 'shared')
  const group = { taskClassNm: improvement.name, taskKey: String(imprNo), taskFlag: pictureFlags.before }
  await insertFiles(context, group, files)
}
