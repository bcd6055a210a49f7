import { type AnyResource } from '../../shared/resource.ts'
import type { Context } from './context.ts'
import { Binds, quoted } from '../database/database.ts'

export interface TracedParts {
  /** SQL to return besides for each written row, under the name `t`. */
  answer?: string | undefined
  /** Conditions of an update's rows. */
  where?: readonly string[]
  /**
   * Conditions that must all be true, else nothing is written; their results are returned as `found`. The
   * write must allow ` from …` behind it.
   */
  conditions?: readonly string[]
}
/**
 * A write and its trail as one statement: one round trip, and no row without its trail. Answers with the key
 * of each written row.
 */
export function traced(
  resource: AnyResource,
  [write, ...trail]: string[],
  { answer, where = [], conditions = [] }: TracedParts = {},
): string {
  const key = quoted(resource.key)
  const returned = `${quoted(resource.name)}.${answer ? '*' : key}`
  const answered = `t.${key}${answer ? `, ${answer}` : ''}`
  const trails = trail.map((insert, index) => `trail${index} as (${insert} from stored)`).join(', ')
  const limits = [...where, ...(conditions.length > 0 ? ['not false = any(asked.found)'] : [])]
  const limited = limits.length > 0 ? ` where ${limits.join(' and ')}` : ''
  if (conditions.length === 0)
    return `with stored as (${write}${limited} returning ${returned}), ${trails} select ${answered} from stored t`
  return `with asked as materialized (select array[${conditions.join(', ')}] as found),
    stored as (${write} from asked${limited} returning ${returned}), ${trails}
    select asked.found, ${answered} from asked left join stored t on true`
}
export const storedKey = (resource: AnyResource): string => `stored.${quoted(resource.key)}`

export interface StateChange {
  from: string | undefined
  to: string
  actNm: string
  reason?: string | undefined
}
/** One row of the state history, as a part of the statement that changes the state. */
export function stateSql(
  context: Context,
  binds: Binds,
  resource: AnyResource,
  { from, to, actNm, reason }: StateChange,
  rowKey = storedKey(resource),
): string {
  const [name, before, after, act, why, user, now] = [
    resource.name,
    from ?? null,
    to,
    actNm,
    reason ?? null,
    context.session.userId,
    context.now,
  ].map((value) => binds.add(value))
  return `insert into "comStateHist" ("taskClassNm", "taskKey", "fromStatCd", "toStatCd", "actNm", "reason", "userId", "actDt") select ${name}, ${rowKey}::text, ${before}, ${after}, ${act}, ${why}, ${user}, ${now}::timestamptz`
}
/** The same row by itself, for an act that leaves the state or enters it by another way than a transition. */
export async function noteState(
  context: Context,
  resource: AnyResource,
  key: number | string,
  change: StateChange,
): Promise<void> {
  const binds = new Binds()
  await context.sql.query(stateSql(context, binds, resource, change, binds.add(String(key))), binds.values)
}
