import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import type { Session } from '../../../core/server/http/session.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { isSafety, isSupervisor } from '../ppe/ppe-people.server.ts'
import { checkRefusals } from './check-refusals.texts.ts'

const inDepartment = ({ depts, deptCd: own }: Session, deptCd: string | null | undefined): boolean =>
  Boolean(deptCd) && (depts === null ? own === deptCd : depts.includes(deptCd!))

/** Plans and confirms checks of a department: safety staff anywhere in their plants, a supervisor in the own one. */
export function planner(
  { deptCd }: { deptCd?: string | null | undefined },
  { session }: Pick<Context, 'session'>,
): Sentence | undefined {
  if (isSafety(session)) return undefined
  if (!isSupervisor(session)) return checkRefusals.plannersOnly()
  return inDepartment(session, deptCd) ? undefined : checkRefusals.supervisorElsewhere()
}

interface Checked {
  deptCd?: string | null
  vendorCd?: string | null
  chargeUserId?: string | null
}
/** Whoever is in charge of a check, the department that checks, safety staff; a company checks itself. */
export function mayCheck(row: Checked, { session }: Pick<Context, 'session'>): Sentence | undefined {
  const may =
    isSystem(session) ||
    row.chargeUserId === session.userId ||
    isSafety(session) ||
    (session.vendorCd !== null && session.vendorCd === row.vendorCd) ||
    (session.vendorCd === null && inDepartment(session, row.deptCd))
  return may ? undefined : checkRefusals.chargeOnly()
}

/** Whether a person checks at a plant: an employee there, or one of the company that is checked. */
export const checksAt = async (
  { sql }: Pick<Context, 'sql'>,
  { chargeUserId, plantCd, vendorCd }: { chargeUserId: string; plantCd: string; vendorCd?: string | null },
): Promise<boolean> =>
  Boolean(
    await sql.maybe(
      `select 1 from "user" where "userId" = $1 and ("vendorCd" = $3 or ("vendorCd" is null and "plantCd" = $2))`,
      [chargeUserId, plantCd, vendorCd ?? null],
    ),
  )
