import type { Context } from '../../../core/server/entity/context.ts'
import { isSystem } from '../../../core/server/entity/context.ts'
import type { Session } from '../../../core/server/http/session.ts'
import {
  chemicalManager,
  headOffice,
  isReviewLine,
  lineGroups,
  type ReviewLine,
} from './review-routing.rule.ts'

const isIn = (session: Session, groups: readonly number[]): boolean =>
  isSystem(session) || session.authGrpNos.some((group) => groups.includes(group))
export const isChemicalManager = (session: Session): boolean => isIn(session, [chemicalManager, headOffice])
/**
 * The manager of the plant that leads a request takes it, asks for more, proposes and registers; those of
 * further plants review.
 */
export const leadsAt = (session: Session, plantCd: string): boolean =>
  isChemicalManager(session) && (session.plants === null || session.plants.includes(plantCd))
export const isHeadOffice = (session: Session): boolean => isIn(session, [headOffice])
export const mayReview = (session: Session, lineCd: string): boolean =>
  isReviewLine(lineCd) && isIn(session, lineGroups[lineCd])
export const isReviewer = (session: Session): boolean =>
  Object.keys(lineGroups).some((line) => mayReview(session, line))

/** People of plants (or of head office) in the groups that answer for a line, or for the coordination. */
export async function peopleFor(
  { sql, today }: Context,
  plantCds: readonly string[],
  line: ReviewLine | 'manager',
): Promise<string[]> {
  const groups =
    line === 'manager' ? [chemicalManager] : lineGroups[line].filter((group) => group !== headOffice)
  const rows = await sql.query<{ userId: string }>(
    `select distinct u."userId" from "user" u join "userAuthGrp" g using ("userId")
     where u."plantCd" = any($1::text[]) and g."authGrpNo" = any($2::bigint[]) and g."settingYn" = 'Y'
       and coalesce(g."fromYmd" <= $3::date, true) and coalesce(g."toYmd" >= $3::date, true)`,
    [plantCds, groups, today],
  )
  return rows.map(({ userId }) => userId)
}
