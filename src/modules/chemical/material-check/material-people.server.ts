import type { Context } from '../../../core/server/context.ts'
import { isSystem } from '../../../core/server/context.ts'
import type { Session } from '../../../core/server/session.ts'
import type { ReviewLine } from './review-routing.rule.ts'

/** Authority groups behind the duties of the design: 2 SHE관리자(본사), 3 안전, 4 보건, 5 환경·화학. */
const headOffice = 2
const chemicalManager = 5
const lineGroups: Readonly<Record<ReviewLine, readonly number[]>> = {
  CHM: [chemicalManager, headOffice],
  ENV: [chemicalManager, headOffice],
  FIRE: [3, headOffice],
  SAFE: [3, headOffice],
  PSM: [3, headOffice],
  HEALTH: [4, headOffice],
}
const isIn = (session: Session, groups: readonly number[]): boolean =>
  isSystem(session) || session.authGrpNos.some((group) => groups.includes(group))
export const isChemicalManager = (session: Session): boolean => isIn(session, [chemicalManager, headOffice])
export const isHeadOffice = (session: Session): boolean => isIn(session, [headOffice])
export const mayReview = (session: Session, lineCd: string): boolean =>
  Object.hasOwn(lineGroups, lineCd) && isIn(session, lineGroups[lineCd as ReviewLine])
export const isReviewer = (session: Session): boolean => Object.keys(lineGroups).some((line) => mayReview(session, line))

/** People of a plant (or of head office) in the groups that answer for a line, or for the coordination. */
export async function peopleFor({ sql, now }: Context, plantCd: string, line: ReviewLine | 'manager'): Promise<string[]> {
  const groups = line === 'manager' ? [chemicalManager] : lineGroups[line].filter((group) => group !== headOffice)
  const rows = await sql.query<{ userId: string }>(
    `select distinct u."userId" from "user" u join "userAuthGrp" g using ("userId")
     where u."plantCd" = $1 and g."authGrpNo" = any($2::bigint[]) and g."settingYn" = 'Y'
       and coalesce(g."fromYmd" <= $3::date, true) and coalesce(g."toYmd" >= $3::date, true)`,
    [plantCd, groups, now.slice(0, 10)],
  )
  return rows.map(({ userId }) => userId)
}
