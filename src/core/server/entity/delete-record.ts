import type { Fields } from '../../shared/field.ts'
import { acts, audit, diffOf } from './audit.ts'
import { keyOf, reasonsOf, type Behaviour } from './behaviour.ts'
import { changeOf } from './change-event.ts'
import type { Context } from './context.ts'
import { quoted } from '../database/database.ts'
import { refused } from '../http/errors.ts'
import { loadRecord } from './record.ts'
import { linesOf } from './save-lines.ts'

/** @throws Refusal 403, 404, 409 (others refer to it), 422 */
export async function deleteRecord(
  behaviour: Behaviour,
  context: Context,
  given: string | number,
): Promise<void> {
  const { resource } = behaviour
  const before = await loadRecord(behaviour.resource, context, given, true)
  const key = keyOf(resource, before)
  const reasons = await reasonsOf('delete', (behaviour.mayDelete ?? behaviour.mayEdit)?.(before, context))
  if (reasons.length > 0) throw refused(reasons)
  for (const lines of Object.values(linesOf(resource)))
    await context.sql.query(`delete from ${quoted(lines.name)} where ${quoted(lines.parent)} = $1`, [key])
  await context.sql.query(`delete from ${quoted(resource.name)} where ${quoted(resource.key)} = $1`, [key])
  await audit(
    context,
    acts.delete,
    resource.name,
    key,
    diffOf(
      resource.fields as Fields,
      before,
      Object.fromEntries(Object.keys(before).map((name) => [name, null])),
      { table: resource.name, key },
    ),
  )
  context.publish(changeOf(resource, key, before))
}
