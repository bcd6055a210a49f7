import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { auditAsRights } from '../../core/server/entity/audit.ts'
import type { Context } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { badField, conflict, forbidden } from '../../core/server/http/errors.ts'
import { messages } from '../../core/shared/messages.ts'
import { tellDeptGrant, tellUserGrant } from './right-notice.server.ts'
import { refuseLastSystemUser } from '../user/account.server.ts'
import { accountStates } from '../user/user.resource.ts'
import { givesAnything, requireOwnGroup, requireOwnRights, requireOwnWidth } from './own-rights.server.ts'
import type { Rights } from './linked-rights.rule.ts'
import {
  authGrp,
  authGrpMenu,
  deptAuthGrp,
  rightsMenus,
  systemGroupNo,
  userAuthGrp,
} from './auth-group.resource.ts'
import { groupRuleMessages } from './auth-group.texts.ts'
import { accountMessages } from '../user/account.texts.ts'

auditAsRights(authGrp.name, authGrpMenu.name, userAuthGrp.name, deptAuthGrp.name)

const ownSystemRight = groupRuleMessages.ownSystemRight()

/** A group that is given to nobody may go, with its rights; the system group never does. */
export const authGrpBehaviour = defineBehaviour(authGrp, {
  beforeSave: async (input, context, before) => {
    if (before?.authGrpNo === systemGroupNo && input.useYn === 'N')
      throw conflict(groupRuleMessages.systemStays())
    if (before && before.portalCd !== input.portalCd && (await isFilled(context.sql, before.authGrpNo)))
      throw badField('portalCd', groupRuleMessages.portalFixed())
    requireOwnWidth(context, input, before)
    // A group that was stopped gives again what it gave.
    if (before?.useYn === 'N' && input.useYn !== 'N') await requireOwnGroup(context, before.authGrpNo)
    return {
      ...input,
    }
  },
  mayDelete: async (row, context) => {
    if (row.authGrpNo === systemGroupNo) throw conflict(groupRuleMessages.systemStays())
    if (await isGiven(context.sql, row.authGrpNo)) throw conflict(groupRuleMessages.inUse())
    await context.sql.query('delete from "authGrpMenu" where "authGrpNo" = $1', [row.authGrpNo])
  },
})
const isGiven = async (sql: Sql, authGrpNo: number): Promise<boolean> =>
  (await sql.maybe(
    'select 1 from "userAuthGrp" where "authGrpNo" = $1 union all select 1 from "deptAuthGrp" where "authGrpNo" = $1 limit 1',
    [authGrpNo],
  )) !== undefined
const isFilled = async (sql: Sql, authGrpNo: number): Promise<boolean> =>
  (await isGiven(sql, authGrpNo)) ||
  (await sql.maybe(`select 1 from "authGrpMenu" where "authGrpNo" = $1 and "accessYn" = 'Y' limit 1`, [
    authGrpNo,
  ])) !== undefined

/**
 * Rights follow access (admin 2.1): clearing 접근 clears the rest, and the menus above are opened with their
 * child.
 */
export const authGrpMenuBehaviour = defineBehaviour(authGrpMenu, {
  beforeSave: async (input, context, before) => {
    const cleared = before?.accessYn === 'Y' && input.accessYn === 'N'
    const right = (value: 'Y' | 'N' | null | undefined) => (cleared ? 'N' : (value ?? 'N'))
    const rights = {
      writeYn: right(input.writeYn),
      excelYn: right(input.excelYn),
      printYn: right(input.printYn),
    }
    // A new row with a right but without 접근 gets it: writeYn=Y means accessYn=Y.
    const accessYn = cleared ? 'N' : Object.values(rights).includes('Y') ? 'Y' : (input.accessYn ?? 'N')
    if (before)
      await refuseLosingRightsMenu(
        context,
        before,
        input.authGrpNo === before.authGrpNo && input.menuId === before.menuId && rights.writeYn === 'Y',
      )
    const stays = input.authGrpNo === before?.authGrpNo && input.menuId === before.menuId
    const after = { accessYn, ...rights }
    await requireOwnRights(context, [
      { menuId: input.menuId, after, before: stays ? (before as unknown as Rights) : undefined },
    ])
    return { ...input, accessYn, ...rights }
  },
  afterSave: async (key, context) => {
    await openParents(context, Number(key))
  },
  mayDelete: async (row, context) => {
    await refuseLosingRightsMenu(context, row, false)
  },
})
/** The system group keeps writing on the menus that rights are given with. @throws Refusal 409 */
async function refuseLosingRightsMenu(
  { sql }: Context,
  row: { authGrpNo: number; menuId: string },
  stays: boolean,
): Promise<void> {
  if (row.authGrpNo !== systemGroupNo || stays) return
  const menu = await sql.maybe<{ menuNm: string; frontEndUrl: string }>(
    'select "menuNm", "frontEndUrl" from "menu" where "menuId" = $1',
    [row.menuId],
  )
  if (menu && rightsMenus.includes(menu.frontEndUrl))
    throw conflict(groupRuleMessages.systemMenu({ menuNm: menu.menuNm }))
}
async function openParents({ sql, session }: Context, authGrpMenuNo: number): Promise<void> {
  await sql.query(
    `with recursive above as (
       select m."upMenuId", g."authGrpNo" from "authGrpMenu" g join "menu" m using ("menuId") where g."authGrpMenuNo" = $1 and g."accessYn" = 'Y'
       union select m."upMenuId", a."authGrpNo" from "menu" m join above a on a."upMenuId" = m."menuId"
     )
     insert into "authGrpMenu" ("authGrpNo", "menuId", "accessYn", "createUserId", "updateUserId")
     select "authGrpNo", "upMenuId", 'Y', $2, $2 from above where "upMenuId" is not null
     on conflict ("authGrpNo", "menuId") do update set "accessYn" = 'Y', "updateUserId" = $2, "updateDt" = now() where "authGrpMenu"."accessYn" = 'N'`,
    [authGrpMenuNo, session.userId],
  )
}

/**
 * A user who may give groups can neither give the system group nor take it from others.
 * @throws Refusal 403
 */
function requireSystemMember({ session }: Context, ...groups: (number | undefined)[]): void {
  if (groups.includes(systemGroupNo) && !givesAnything(session))
    throw forbidden(groupRuleMessages.systemOnly())
}

/** Groups of people; every change stands in the audit trail as a change of rights. */
export const userAuthGrpBehaviour = defineBehaviour(userAuthGrp, {
  beforeSave: async (input, context, before) => {
    requireSystemMember(context, input.authGrpNo, before?.authGrpNo)
    if (input.fromYmd && input.toYmd && input.toYmd < input.fromYmd)
      throw badField('toYmd', messages.endBeforeStart)
    const today = context.today
    const settingYn = input.settingYn ?? 'Y'
    const inForce = settingYn === 'Y' && (input.fromYmd ?? today) <= today && today <= (input.toYmd ?? today)
    const stays = inForce && input.userId === before?.userId && input.authGrpNo === before?.authGrpNo
    if (settingYn === 'Y' && !(stays && before.settingYn === 'Y' && isWithin(input, before)))
      await requireOwnGroup(context, input.authGrpNo)
    if (before && !stays) await refuseLosingSystemRight(context, before)
    if (before && stays && input.toYmd && !before.toYmd) await refuseEndOfLastSystemRight(context, before)
    return { ...input, settingYn }
  },
  afterSave: async (key, context) => {
    await tellUserGrant(context, key)
  },
  mayDelete: async (row, context) => {
    requireSystemMember(context, row.authGrpNo)
    await refuseLosingSystemRight(context, row)
    await tellUserGrant(context, row.userAuthGrpNo, true)
  },
})
interface Period {
  fromYmd?: string | null
  toYmd?: string | null
}
/** Taking days away from what was given needs no right of one's own. */
const isWithin = (next: Period, before: Period): boolean =>
  (before.fromYmd ?? '') <= (next.fromYmd ?? '') &&
  (next.toYmd ?? '9999-12-31') <= (before.toYmd ?? '9999-12-31')
async function refuseLosingSystemRight(
  context: Context,
  row: { userId: string; authGrpNo: number },
): Promise<void> {
  if (row.authGrpNo !== systemGroupNo) return
  if (row.userId === context.session.userId) throw forbidden(ownSystemRight)
  await refuseLastSystemUser(context, row.userId)
}

/**
 * Nobody plans the end of the own right, nor that of the last one without an end: on the day after there
 * would be no administrator.
 */
async function refuseEndOfLastSystemRight(
  { sql, session, today }: Context,
  row: { userId: string; authGrpNo: number },
): Promise<void> {
  if (row.authGrpNo !== systemGroupNo) return
  if (row.userId === session.userId) throw forbidden(ownSystemRight)
  await sql.query('select 1 from "authGrp" where "authGrpNo" = $1 for update', [systemGroupNo])
  const other = await sql.maybe(
    `select 1 from "userAuthGrp" g join "user" u using ("userId")
     where g."authGrpNo" = $1 and g."settingYn" = 'Y' and g."toYmd" is null and coalesce(g."fromYmd" <= $4, true) and u."acctStatusCd" = $3 and u."userId" <> $2 limit 1`,
    [systemGroupNo, row.userId, accountStates.active, today],
  )
  if (!other) throw conflict(accountMessages.lastSystemUser())
}

export const deptAuthGrpBehaviour = defineBehaviour(deptAuthGrp, {
  beforeSave: async (input, context, before) => {
    requireSystemMember(context, input.authGrpNo, before?.authGrpNo)
    const given =
      before?.settingYn === 'Y' && before.authGrpNo === input.authGrpNo && before.deptCd === input.deptCd
    if (input.settingYn !== 'N') {
      requireOwnWidth(context, input, given ? before : undefined)
      if (!given || (before.subDeptYn !== 'Y' && input.subDeptYn === 'Y'))
        await requireOwnGroup(context, input.authGrpNo)
    }
    return {
      ...input,
    }
  },
  afterSave: async (key, context) => {
    await tellDeptGrant(context, key)
  },
  mayDelete: async (row, context) => {
    requireSystemMember(context, row.authGrpNo)
    await tellDeptGrant(context, row.deptAuthGrpNo, true)
  },
})
