import { isSystem, type Context } from '../../core/server/entity/context.ts'
import { mayUse, type Session } from '../../core/server/http/session.ts'

/** True if the user keeps up records of these menus for the plant; the system always does. */
export const isKeeper = (session: Session, menus: readonly string[]): boolean =>
  isSystem(session) || (!session.vendorCd && mayUse(session, menus, 'write'))
/** Groups of the delivered rights: SHE관리자(본사), 안전담당, and of a vendor its 관리자. */
const groups = { headOffice: 2, safety: 3, vendorManager: 10 } as const
const isIn = (session: Session, ...asked: readonly number[]): boolean =>
  isSystem(session) || session.authGrpNos.some((group) => asked.includes(group))
export const isHeadOffice = (session: Session): boolean => isIn(session, groups.headOffice)
/** 안전담당 of the plant, or head office. */
export const isSafety = (session: Session): boolean =>
  !session.vendorCd && isIn(session, groups.safety, groups.headOffice)
export const isVendorManager = (session: Session): boolean =>
  Boolean(session.vendorCd) && isIn(session, groups.vendorManager)

const inGroup = (person: string, day: string, group: string) =>
  `exists (select 1 from "userAuthGrp" g where g."userId" = ${person}."userId" and g."authGrpNo" = ${group} and g."settingYn" = 'Y'
     and coalesce(g."fromYmd" <= ${day}::date, true) and coalesce(g."toYmd" >= ${day}::date, true))`
/** Safety people of a plant, by userId. */
export const safetyPeople = async ({ sql, today }: Context, plantCd: string): Promise<string[]> =>
  (
    await sql.query<{ userId: string }>(
      `select u."userId" from "user" u where u."plantCd" = $1 and ${inGroup('u', '$2', '$3')}`,
      [plantCd, today, groups.safety],
    )
  ).map(({ userId }) => userId)
/** The managers who speak for a company, by userId. */
export const vendorManagers = async ({ sql, today }: Context, vendorCd: string): Promise<string[]> =>
  (
    await sql.query<{ userId: string }>(
      `select u."userId" from "user" u where u."vendorCd" = $1 and ${inGroup('u', '$2', '$3')}`,
      [vendorCd, today, groups.vendorManager],
    )
  ).map(({ userId }) => userId)
/** SHE관리자(본사), by userId. */
export const headOfficePeople = async ({ sql, today }: Context): Promise<string[]> =>
  (
    await sql.query<{ userId: string }>(`select u."userId" from "user" u where ${inGroup('u', '$1', '$2')}`, [
      today,
      groups.headOffice,
    ])
  ).map(({ userId }) => userId)
