import { acts, audit } from '../../core/server/entity/audit.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { refused } from '../../core/server/http/errors.ts'
import { contentsOfOthers } from './attachment-evidence.ts'
import { evidenceRefusals } from './attachment-evidence.texts.ts'
import { countFiles, lockGroup } from './attachment-files.ts'
import { countRefusal, rulesOf } from './attachment-group.rule.ts'
import { digestOf, requireOwnTempGroup, requireRecord, type Owner } from './attachment-rights.ts'

/**
 * Gives the files that wait under the caller's temporary key to their record, in the caller's transaction.
 * @returns how many files moved; 0 when none waited
 * @throws Refusal 403, 404 (also: they wait for somebody else), 422 (record may not be changed, or its limit
 * of files would be passed)
 */
export async function applyTempGroup(
  context: Context,
  owner: Owner,
  taskKey: string,
  tempTaskKey: string,
): Promise<number> {
  const { sql, session, now } = context
  const { resource } = owner
  await requireOwnTempGroup(context, tempTaskKey)
  await requireRecord(context, owner, taskKey, 'write', true)
  await lockGroup(context, { taskClassNm: resource.name, taskKey, taskFlag: '', tempTaskKey })
  const moved = await sql.query<{ fileNo: number; taskFlag: string; sha256: string }>(
    `update "attachFile" f set "taskKey" = $1, "tempTaskKey" = null, "updateUserId" = $4, "updateDt" = $5,
       "sortOrder" = f."sortOrder" + (select coalesce(max(k."sortOrder"), 0) from "attachFile" k
         where k."taskClassNm" = f."taskClassNm" and k."taskKey" = $1 and k."taskFlag" = f."taskFlag" and k."delYn" = 'N')
     where f."delYn" = 'N' and f."taskClassNm" = $2 and f."tempTaskKey" = $3 and f."createUserId" = $4 returning f."fileNo", f."taskFlag", f."sha256"`,
    [taskKey, resource.name, digestOf(tempTaskKey), session.userId, now],
  )
  if (moved.length === 0) return 0
  const present = await countFiles(context, { taskClassNm: resource.name, taskKey, taskFlag: '' })
  for (const taskFlag of new Set(moved.map((file) => file.taskFlag))) {
    const rules = rulesOf(resource, taskFlag)
    const message = rules && countRefusal(rules, present, 0)
    if (message) throw refused([{ guard: 'fileCount', message }])
    if (rules) await requireRecord(context, { ...owner, rules }, taskKey, 'write')
    if (!rules?.imageOnly) continue
    const contents = moved.filter((file) => file.taskFlag === taskFlag).map(({ sha256 }) => sha256)
    const [name] = (await contentsOfOthers(context, resource, taskKey, contents)).values()
    if (name) throw refused([{ guard: 'sameContent', message: evidenceRefusals.sameContent({ name }) }])
  }
  for (const { fileNo } of moved)
    await audit(context, acts.update, 'attachFile', fileNo, { taskKey: [null, taskKey] })
  context.publish({ topic: resource.name, key: taskKey })
  return moved.length
}
