import type { Behaviour } from '../../core/server/entity/behaviour.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { badField, refused } from '../../core/server/http/errors.ts'
import { usualExtension } from '../../core/shared/file-name.ts'
import { messages } from '../../core/shared/messages.ts'
import { countFiles, insertFiles, lockContent, lockGroup, type NewFile } from './attachment-files.ts'
import {
  countRefusal,
  fileRefusal,
  keptFlag,
  rulesOf,
  type AttachmentGroup,
} from './attachment-group.rule.ts'
import { requireRecord, type Owner } from './attachment-rights.ts'

/** A group of files of a record: its behaviour, its key, and the flag of the group ('' for documents). */
export interface FilesOf {
  behaviour: Behaviour
  key: string | number
  taskFlag: string
}
type FileToShare = NewFile & { fileNo: number }

/**
 * Gives files of one record on to another: rows of their own with the same content, name, explanation, moment
 * and place of the picture; no byte is sent again. Files that the other record has already (by content) are left out, so
 * giving on twice is giving on once. The first record keeps its files, and neither change nor removal of one
 * touches the other. Whoever does it needs the right to read the first and to write the second.
 * @param fileNos which files; without it all of the group
 * @returns numbers of the new files
 * @throws Refusal 400 (a record without such files), 403, 404, 422 (full, or of another kind)
 */
export async function shareFiles(
  context: Context,
  from: FilesOf,
  to: FilesOf,
  fileNos?: readonly number[],
): Promise<number[]> {
  const [source, target] = [openedOf(from), openedOf(to)]
  await requireRecord(context, source.owner, source.group.taskKey, 'read')
  await requireRecord(context, target.owner, target.group.taskKey, 'write', true)
  await lockGroup(context, target.group)
  const files = await context.sql.query<FileToShare>(
    `select f."fileNo", f."fileOrgNm", f."fileSize", f."fileExt", f."contentType", f."sha256", f."preview",
       f."pictureExplan", to_json(f."takenDt") #>> '{}' as "takenDt", f."takenLat", f."takenLon", f."marks"
     from "attachFile" f
     where f."taskClassNm" = $1 and f."taskKey" = $2 and f."taskFlag" = $3 and f."delYn" = 'N'
       and ($4::bigint[] is null or f."fileNo" = any($4))
       and not exists (select from "attachFile" t where t."taskClassNm" = $5 and t."taskKey" = $6
         and t."taskFlag" = $7 and t."delYn" = 'N' and t."sha256" = f."sha256")
     order by f."sortOrder", f."fileNo"`,
    [...placeOf(source.group), fileNos ?? null, ...placeOf(target.group)],
  )
  if (files.length === 0) return []
  requireFit(target.owner, files, await countFiles(context, target.group))
  // Not swept between this look and the new row.
  for (const sha256 of new Set(files.map((file) => file.sha256))) await lockContent(context, sha256, 'shared')
  return insertFiles(context, target.group, files)
}

const placeOf = ({ taskClassNm, taskKey, taskFlag }: AttachmentGroup) => [taskClassNm, taskKey, taskFlag]

function openedOf({ behaviour, key, taskFlag }: FilesOf) {
  const { resource } = behaviour
  const rules = rulesOf(resource, taskFlag)
  if (!rules) throw badField('taskFlag', messages.badChoice('구분'))
  const owner: Owner = { behaviour, resource, rules }
  return {
    owner,
    group: { taskClassNm: resource.name, taskKey: String(key), taskFlag: keptFlag(resource, taskFlag) },
  }
}

/** The rules of the record that takes them: a video is no picture there either. @throws Refusal 422 */
function requireFit({ rules }: Owner, files: readonly FileToShare[], present: number): void {
  const tooMany = countRefusal(rules, present, files.length)
  if (tooMany) throw refused([{ guard: 'fileCount', message: tooMany }])
  for (const { fileExt, fileSize, contentType, preview } of files) {
    // A drawn signature is of one record: who signed there has not signed here.
    const isOther =
      rules.drawn || (rules.imageOnly && (preview === null || !contentType.startsWith('image/')))
    const message = isOther ? messages.wrongExtension : fileRefusal(rules, usualExtension(fileExt), fileSize)
    if (message) throw refused([{ guard: 'fileKind', message }])
  }
}
