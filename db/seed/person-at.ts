import { TestClock } from '../../src/core/server/runtime/clock.ts'
import { timeOf, type Context } from '../../src/core/server/entity/context.ts'
import type { Sql } from '../../src/core/server/database/database.ts'
import { loadRights } from '../../src/platform/session/rights.ts'

/**
 * Acts as a person of the demonstration at a moment in the past; nobody is notified.
 * @throws Error when there is no such person
 */
export async function personAt(sql: Sql, userId: string, moment: string): Promise<Context> {
  const rights = await loadRights(sql, userId, moment.slice(0, 10), 'MAIN')
  if (!rights) throw new Error(`no such person: ${userId}`)
  return {
    session: { ...rights, sessionId: 'seed', ip: '' },
    sql,
    clock: new TestClock(moment),
    ...timeOf(moment),
    publish: () => {},
  }
}
