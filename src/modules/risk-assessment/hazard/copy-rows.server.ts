import type { Behaviour } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { quoted } from '../../../core/server/database/database.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'

/**
 * Copies the rows of last year's target as a beginning. What was judged then stands beside as 전년; nothing is judged by
 * copying it, so that every row is looked at again. (rsa.md 4)
 * @param prevName the column that names the row of last year
 */
export function copyRowsOf(
  behaviour: Behaviour,
  names: readonly string[],
  prevName: string,
): (context: Context, fromTargetNo: number, toTargetNo: number) => Promise<number> {
  const { resource } = behaviour
  const [table, key] = [quoted(resource.name), quoted(resource.key)]
  return async (context, fromTargetNo, toTargetNo) => {
    const rows = await context.sql.query<Record<string, unknown>>(
      `select ${key} as "prevNo", coalesce("resScore", "score")::float8 as "prevScore", "sortOrder"::float8 as "sortOrder",
         ${names.map(quoted).join(', ')} from ${table} where "rsaTargetNo" = $1 order by "sortOrder", ${key}`,
      [fromTargetNo],
    )
    for (const { prevNo, prevScore, ...row } of rows) {
      const made = await createRecord(behaviour, context, { ...row, rsaTargetNo: toTargetNo })
      await setColumns(context, resource, made, { prevScore, [prevName]: prevNo }, { stamps: false })
    }
    return rows.length
  }
}
