import type { Context } from '../../core/server/entity/context.ts'
import type { AnyResource } from '../../core/shared/resource.ts'

/** True where a file hangs at the record: without one there is nothing to be confirmed. */
export const hasFile = async (
  { sql }: Pick<Context, 'sql'>,
  { name }: Pick<AnyResource, 'name'>,
  key: number | string,
): Promise<boolean> =>
  (await sql.maybe(
    `select 1 from "attachFile" where "taskClassNm" = $1 and "taskKey" = $2 and "delYn" = 'N' limit 1`,
    [name, String(key)],
  )) !== undefined
