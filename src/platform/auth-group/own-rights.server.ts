import { isSystem, type Context } from '../../core/server/entity/context.ts'
import { forbidden } from '../../core/server/http/errors.ts'
import type { MenuRight, Right, Session } from '../../core/server/http/session.ts'
import { yes } from '../../core/shared/session.ts'
import { systemGroupNo } from './auth-group.resource.ts'
import { noRights, type Rights } from './linked-rights.rule.ts'
import { ownRightMessages } from './auth-group.texts.ts'

/**
 * System administrators give every right; an approved request was decided by its signatures. Everybody else
 * gives what he has himself.
 */
export const givesAnything = (session: Session): boolean =>
  isSystem(session) || session.authGrpNos.includes(systemGroupNo)

const columns = { read: 'accessYn', write: 'writeYn', excel: 'excelYn', print: 'printYn' } as const
const none: MenuRight = { read: false, write: false, excel: false, print: false }
/** True if the change gives a right that the giver does not have. */
const exceeds = (held: MenuRight, after: Rights, before: Rights): boolean =>
  (Object.keys(columns) as Right[]).some(
    (right) => yes(after[columns[right]]) && !yes(before[columns[right]]) && !held[right],
  )

/**
 * Rights on menus before and after a change.
 * @throws Refusal 403 when one is new that the caller does not
 * have himself
 */
export async function requireOwnRights(
  { sql, session }: Context,
  changes: readonly { menuId: string; before?: Rights | undefined; after: Rights }[],
): Promise<void> {
  if (givesAnything(session) || changes.length === 0) return
  const menus = await sql.query<{ menuId: string; menuNm: string; frontEndUrl: string }>(
    'select "menuId", "menuNm", "frontEndUrl" from "menu" where "menuId" = any($1::text[])',
    [changes.map(({ menuId }) => menuId)],
  )
  for (const { menuId, menuNm, frontEndUrl } of menus)
    for (const change of changes)
      if (
        change.menuId === menuId &&
        exceeds(session.menus.get(frontEndUrl) ?? none, change.after, change.before ?? noRights)
      )
        throw forbidden(ownRightMessages.menu({ menuNm }))
}

interface Width {
  plantAccessYn?: string | null
  deptAccessYn?: string | null
}
/** Rows of all plants or departments are opened by who sees them. @throws Refusal 403 */
export function requireOwnWidth({ session }: Context, next: Width, before: Width = {}): void {
  if (givesAnything(session)) return
  if (yes(next.plantAccessYn) && !yes(before.plantAccessYn) && session.plants !== null)
    throw forbidden(ownRightMessages.allPlants())
  if (yes(next.deptAccessYn) && !yes(before.deptAccessYn) && session.depts !== null)
    throw forbidden(ownRightMessages.allDepts())
}

/** Everything that a group gives. @throws Refusal 403 when it is more than the caller has himself */
export async function requireOwnGroup(context: Context, authGrpNo: number): Promise<void> {
  const { sql, session } = context
  if (givesAnything(session)) return
  const width = await sql.maybe<Width>(
    'select "plantAccessYn", "deptAccessYn" from "authGrp" where "authGrpNo" = $1',
    [authGrpNo],
  )
  requireOwnWidth(context, width ?? {})
  const rights = await sql.query<Rights & { menuId: string }>(
    `select "menuId", "accessYn", "writeYn", "excelYn", "printYn" from "authGrpMenu" where "authGrpNo" = $1 and "accessYn" = 'Y'`,
    [authGrpNo],
  )
  await requireOwnRights(
    context,
    rights.map((after) => ({ menuId: after.menuId, after })),
  )
}
