import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import type { Session } from '../../../core/server/http/session.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { isSafety, isSupervisor } from '../ppe/ppe-people.server.ts'
import { isSelfCheck } from './check-codes.rule.ts'
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
  checkTypeCd?: string | null
}
/**
 * Whoever is in charge of a check, the department that checks, safety staff. A self-check is the company's own, and
 * nobody does it in its place.
 */
export function mayCheck(row: Checked, { session }: Pick<Context, 'session'>): Sentence | undefined {
  if (isSystem(session)) return undefined
  if (isSelfCheck(row))
    return session.vendorCd !== null && session.vendorCd === row.vendorCd
      ? undefined
      : checkRefusals.companyOnly()
  const may =
    row.chargeUserId === session.userId ||
    isSafety(session) ||
    (session.vendorCd === null && inDepartment(session, row.deptCd))
  return may ? undefined : checkRefusals.chargeOnly()
}

/** Judges a sample of self-checks, confirms them and sends them back: the host's side, and none of the company's. */
export function mayJudge(
  row: { deptCd?: string | null | undefined },
  context: Pick<Context, 'session'>,
): Sentence | undefined {
  return context.session.vendorCd === null ? planner(row, context) : checkRefusals.plannersOnly()
}

/**
 * Whether a person checks at a plant: an employee there, or one of the company that is checked. A self-check is done by
 * the company's own people.
 */
export const checksAt = async (
  { sql }: Pick<Context, 'sql'>,
  row: { chargeUserId: string; plantCd: string; vendorCd?: string | null; checkTypeCd: string },
): Promise<boolean> =>
  Boolean(
    await sql.maybe(
      `select 1 from "user" where "userId" = $1 and ("vendorCd" = $3 or (not $4::boolean and "vendorCd" is null and "plantCd" = $2))`,
      [row.chargeUserId, row.plantCd, row.vendorCd ?? null, isSelfCheck(row)],
    ),
  )
