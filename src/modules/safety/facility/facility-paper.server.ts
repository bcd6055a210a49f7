import type { Context } from '../../../core/server/entity/context.ts'

/** Tells whether a record has a file in its group of documents, whose flag is empty or its name. */
export const hasPaper = async ({ sql }: Context, resource: string, key: number): Promise<boolean> =>
  (await sql.maybe(
    `select 1 from "attachFile" where "taskClassNm" = $1 and "taskKey" = $2 and "taskFlag" in ('', 'document') and "delYn" = 'N' limit 1`,
    [resource, String(key)],
  )) !== undefined
