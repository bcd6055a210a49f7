import type { Context } from '../../../core/server/entity/context.ts'

/** True where a file hangs at the record. */
export const hasFile = async (
  { sql }: Pick<Context, 'sql'>,
  taskClassNm: string,
  key: number,
): Promise<boolean> =>
  (await sql.maybe(
    `select 1 from "attachFile" where "taskClassNm" = $1 and "taskKey" = $2 and "delYn" = 'N' limit 1`,
    [taskClassNm, String(key)],
  )) !== undefined
