import type { Context } from '../../../core/server/entity/context.ts'

/** Tells whether a record has a file in its first group that is none of pictures, whose flag is empty. */
export const hasPaper = async ({ sql }: Context, resource: string, key: number): Promise<boolean> =>
  (await sql.maybe(
    `select 1 from "attachFile" where "taskClassNm" = $1 and "taskKey" = $2 and "taskFlag" = '' and "delYn" = 'N' limit 1`,
    [resource, String(key)],
  )) !== undefined
