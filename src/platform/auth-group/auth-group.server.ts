import { defineBehaviour } from '../../core/server/behaviour.ts'
import { acts, audit } from '../../core/server/audit.ts'
import type { Context } from '../../core/server/context.ts'
import { badField, conflict, forbidden } from '../../core/server/errors.ts'
import { messages } from '../../core/shared/messages.ts'
import { tellDeptGrant, tellUserGrant } from './right-notice.server.ts'
import { refuseLastSystemUser } from '../user/account.server.ts'
import { authGrp, authGrpMenu, deptAuthGrp, systemGroupNo, userAuthGrp } from './auth-group.resource.ts'

const ownSystemRight = '시스템관리자 권한은 본인이 해제할 수 없습니다.'

export const authGrpBehaviour = defineBehaviour(authGrp, {
  beforeSave: (input, _context, before) => {
    if (before?.authGrpNo === systemGroupNo && input.useYn === 'N') throw conflict('시스템관리자 그룹은 중지할 수 없습니다.')
    return { ...input, plantAccessYn: input.plantAccessYn ?? 'N', deptAccessYn: input.deptAccessYn ?? 'N', useYn: input.useYn ?? 'Y' }
  },
})

/** Rights follow access (admin 2.1): clearing 접근 clears the rest, and the menus above are opened with their child. */
export const authGrpMenuBehaviour = defineBehaviour(authGrpMenu, {
  beforeSave: (input, _context, before) => {
    const cleared = before?.accessYn === 'Y' && input.accessYn === 'N'
    const right = (value: 'Y' | 'N' | null | undefined) => (cleared ? 'N' : (value ?? 'N'))
    const rights = { writeYn: right(input.writeYn), excelYn: right(input.excelYn), printYn: right(input.printYn) }
    // A new row with a right but without 접근 gets it: writeYn=Y means accessYn=Y.
    const accessYn = cleared ? 'N' : Object.values(rights).includes('Y') ? 'Y' : (input.accessYn ?? 'N')
    return { ...input, accessYn, ...rights }
  },
  afterSave: async (key, context) => {
    await openParents(context, Number(key))
    await audit(context, acts.right, authGrpMenu.name, key)
  },
})
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

/** Groups of people; every change also stands in the audit trail as a change of rights. */
export const userAuthGrpBehaviour = defineBehaviour(userAuthGrp, {
  beforeSave: async (input, context, before) => {
    if (input.fromYmd && input.toYmd && input.toYmd < input.fromYmd) throw badField('toYmd', messages.endBeforeStart)
    const today = context.now.slice(0, 10)
    const settingYn = input.settingYn ?? 'Y'
    const inForce = settingYn === 'Y' && (input.fromYmd ?? today) <= today && today <= (input.toYmd ?? today)
    const stays = inForce && input.userId === before?.userId && input.authGrpNo === before?.authGrpNo
    if (before && !stays) await refuseLosingSystemRight(context, before)
    return { ...input, settingYn }
  },
  afterSave: async (key, context) => {
    await audit(context, acts.right, userAuthGrp.name, key)
    await tellUserGrant(context, key)
  },
  mayDelete: async (row, context) => {
    await refuseLosingSystemRight(context, row)
    await audit(context, acts.right, userAuthGrp.name, row.userAuthGrpNo)
    await tellUserGrant(context, row.userAuthGrpNo, true)
  },
})
async function refuseLosingSystemRight(context: Context, row: { userId: string; authGrpNo: number }): Promise<void> {
  if (row.authGrpNo !== systemGroupNo) return
  if (row.userId === context.session.userId) throw forbidden(ownSystemRight)
  await refuseLastSystemUser(context, row.userId)
}

export const deptAuthGrpBehaviour = defineBehaviour(deptAuthGrp, {
  beforeSave: (input) => ({
    ...input,
    settingYn: input.settingYn ?? 'Y',
    subDeptYn: input.subDeptYn ?? 'N',
    plantAccessYn: input.plantAccessYn ?? 'N',
    deptAccessYn: input.deptAccessYn ?? 'N',
  }),
  afterSave: async (key, context) => {
    await audit(context, acts.right, deptAuthGrp.name, key)
    await tellDeptGrant(context, key)
  },
  mayDelete: async (row, context) => {
    await audit(context, acts.right, deptAuthGrp.name, row.deptAuthGrpNo)
    await tellDeptGrant(context, row.deptAuthGrpNo, true)
  },
})
