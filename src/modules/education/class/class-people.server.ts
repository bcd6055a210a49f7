import type { Context } from '../../../core/server/entity/context.ts'
import type { Session } from '../../../core/server/http/session.ts'
import { isEducationStaff } from '../education-people.server.ts'
import { heldAtPlace } from './class-codes.rule.ts'
import type { EduClass } from './edu-class.resource.ts'
import { classRefusals } from './class-refusals.texts.ts'

/** Group of the delivered rights: 관리감독자. */
const lineSupervisor = 7

/** 관리감독자 writes classes at the place of work. */
const isSupervisor = (session: Session): boolean =>
  !session.vendorCd && session.authGrpNos.includes(lineSupervisor)

/** The part of a class that decides who may do what. */
type Led = Pick<EduClass, 'methodCd' | 'plantCd' | 'eduInstructorNo' | 'subjects'>

export const mayKeep = (
  row: Pick<Led, 'methodCd'> & { plantCd?: string | null },
  { session }: Pick<Context, 'session'>,
) => {
  if (isEducationStaff(session, row.plantCd)) return undefined
  if (!isSupervisor(session)) return classRefusals.keepersOnly()
  return row.methodCd === heldAtPlace ? undefined : classRefusals.fieldOnly()
}
/** The caller teaches in the class. */
async function isInstructor(
  { eduInstructorNo, subjects }: Pick<Led, 'eduInstructorNo' | 'subjects'>,
  { sql, session }: Pick<Context, 'sql' | 'session'>,
): Promise<boolean> {
  const numbers = [eduInstructorNo, ...subjects.map((subject) => subject.eduInstructorNo)].filter(
    (no) => no !== null,
  )
  if (numbers.length === 0 || session.vendorCd) return false
  return Boolean(
    await sql.maybe(
      'select 1 from "eduInstructor" where "eduInstructorNo" = any($1::bigint[]) and "userId" = $2',
      [numbers, session.userId],
    ),
  )
}
/** Who may start a class, take its attendance and confirm it: who plans it, or teaches in it. (fit D15) */
export const mayRun = async (row: Led, context: Pick<Context, 'sql' | 'session'>) =>
  mayKeep(row, context) === undefined || (await isInstructor(row, context))
    ? undefined
    : classRefusals.runnersOnly()
