import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import type { Session } from '../../../core/server/http/session.ts'
import { heldAtPlace } from './class-codes.rule.ts'
import type { EduClass } from './edu-class.resource.ts'
import { classRefusals } from './class-refusals.texts.ts'

/** Groups of the delivered rights: SHE관리자(본사), 안전담당, 보건담당, 환경담당, 관리감독자. */
const groups = { headOffice: 2, safety: 3, health: 4, environment: 5, lineSupervisor: 7 } as const
const isIn = (session: Session, ...asked: readonly number[]): boolean =>
  isSystem(session) || (!session.vendorCd && session.authGrpNos.some((group) => asked.includes(group)))

/** 교육담당: who plans classes and confirms what came of them. */
export const isKeeper = (session: Session): boolean =>
  isIn(session, groups.headOffice, groups.safety, groups.health, groups.environment)
export const isHeadOffice = (session: Session): boolean => isIn(session, groups.headOffice)
/** 관리감독자 writes classes at the place of work. */
export const isSupervisor = (session: Session): boolean => isIn(session, groups.lineSupervisor)

/** The part of a class that decides who may do what. */
export type Led = Pick<EduClass, 'methodCd' | 'eduInstructorNo' | 'subjects' | 'createUserId'>

export const mayKeep = (row: Pick<Led, 'methodCd'>, { session }: Pick<Context, 'session'>) => {
  if (isKeeper(session)) return undefined
  if (!isSupervisor(session)) return classRefusals.keepersOnly()
  return row.methodCd === heldAtPlace ? undefined : classRefusals.fieldOnly()
}
/** The caller teaches in the class. */
export async function isInstructor(
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

/** 교육담당 of a plant who is told of a class, by userId. */
export const keepersOf = async ({ sql, today }: Context, plantCd: string): Promise<string[]> =>
  (
    await sql.query<{ userId: string }>(
      `select u."userId" from "user" u where u."plantCd" = $1 and u."vendorCd" is null and exists (
         select 1 from "userAuthGrp" g where g."userId" = u."userId" and g."authGrpNo" = $2 and g."settingYn" = 'Y'
           and coalesce(g."fromYmd" <= $3::date, true) and coalesce(g."toYmd" >= $3::date, true)) order by 1`,
      [plantCd, groups.safety, today],
    )
  ).map(({ userId }) => userId)
