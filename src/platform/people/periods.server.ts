import type { Context } from '../../core/server/entity/context.ts'
import { badField } from '../../core/server/http/errors.ts'
import { userKinds } from '../user/user.resource.ts'
import { peopleRefusals } from './people.texts.ts'
import type { Period } from './people.rule.ts'

/** Where an account stands at present. */
export interface Account {
  userId: string
  plantCd: string | null
  deptCd: string | null
}
/**
 * The account of an employee, locked, so that two who write the same person's days take turns.
 * @throws Refusal 400 at userId when it belongs to a contractor
 */
export async function lockedEmployee({ sql }: Context, userId: string): Promise<Account> {
  const found = await sql.maybe<Account & { userKindCd: string }>(
    'select "userId", "userKindCd", "plantCd", "deptCd" from "user" where "userId" = $1 for update',
    [userId],
  )
  if (found?.userKindCd !== userKinds.employee) throw badField('userId', peopleRefusals.employeesOnly())
  return found
}

/** @throws Refusal 400 at the day that has to change, with the days of the first period that is in the way */
export function refuseClash(
  clashes: readonly Period[],
  next: Period,
  sentence: typeof peopleRefusals.assigned | typeof peopleRefusals.away,
): void {
  const [clash] = clashes
  if (!clash) return
  // A later one is avoided by an earlier end.
  throw badField(
    clash.fromYmd > next.fromYmd ? 'toYmd' : 'fromYmd',
    sentence({ from: clash.fromYmd, to: clash.toYmd ?? peopleRefusals.noEnd() }),
  )
}
