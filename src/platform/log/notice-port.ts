import { accountStates } from '../user/user.resource.ts'
import type { Context } from '../../core/server/entity/context.ts'
import type { Sentence } from '../../core/shared/sentence.ts'

/** Telling people of an event, as the notifications do it. */
export interface LogNotice {
  to: readonly string[]
  variables: Readonly<Record<string, string | number | Sentence | null>>
  linkUrl?: string
  once?: string
}
export type Notify = (context: Context, eventCd: string, notice: LogNotice) => Promise<unknown>
let told: Notify = async () => undefined
/** The portal hands its notifications in; the logs stand below them and must not import them. */
export function useNotify(notify: Notify): void {
  told = notify
}
export const tell: Notify = (context, eventCd, notice) => told(context, eventCd, notice)

/** The system administrators: active members of group 1. */
export async function administrators({ sql }: Pick<Context, 'sql'>): Promise<string[]> {
  const rows = await sql.query<{ userId: string }>(
    `select distinct "userId" from "userAuthGrp" join "user" using ("userId") where "authGrpNo" = 1 and "settingYn" = 'Y' and "acctStatusCd" = '${accountStates.active}'`,
  )
  return rows.map(({ userId }) => userId)
}
