import { defineBehaviour } from '../../core/server/behaviour.ts'
import type { Context } from '../../core/server/context.ts'
import { badField, conflict } from '../../core/server/errors.ts'
import { systemGroupNo } from '../auth-group/auth-group.resource.ts'
import { clearAttempts } from '../session/attempts.ts'
import { accountStates, revokeCodes, user, userKinds } from './user.resource.ts'

export const userMessages = {
  idInUse: '이미 사용 중인 아이디입니다.',
  lastSystemUser: '시스템관리자는 1명 이상이어야 합니다.',
  usedBefore: '사용한 적이 있는 사용자는 삭제할 수 없습니다.',
  vendorNeeded: '협력업체 사용자는 업체를 입력해 주세요.',
  vendorOnlyForVendors: '업체는 협력업체 사용자만 입력할 수 있습니다.',
  deptNeeded: '임직원은 부서를 입력해 주세요.',
  deptOnlyForEmployees: '부서는 임직원만 입력할 수 있습니다.',
  kindFixed: '사용자구분은 변경할 수 없습니다.',
} as const

/** Accounts (admin 2.1, 4.2, 8): company or department by kind, ended by retirement, never without a system administrator. */
export const userBehaviour = defineBehaviour(user, {
  beforeSave: async (input, context, before) => {
    const isVendor = input.userKindCd === userKinds.vendor
    if (before && before.userKindCd !== input.userKindCd) throw badField('userKindCd', userMessages.kindFixed)
    if (isVendor && !input.vendorCd) throw badField('vendorCd', userMessages.vendorNeeded)
    if (!isVendor && input.vendorCd) throw badField('vendorCd', userMessages.vendorOnlyForVendors)
    if (isVendor && input.deptCd) throw badField('deptCd', userMessages.deptOnlyForEmployees)
    if (input.userKindCd === userKinds.employee && !input.deptCd) throw badField('deptCd', userMessages.deptNeeded)
    if (!before && (await context.sql.maybe('select 1 from "user" where lower("userId") = lower($1)', [input.userId])))
      throw conflict(userMessages.idInUse)
    const retired = Boolean(input.retireYmd && input.retireYmd <= context.now.slice(0, 10))
    const acctStatusCd = retired ? accountStates.stopped : (input.acctStatusCd ?? before?.acctStatusCd ?? accountStates.active)
    if (acctStatusCd !== accountStates.active) await refuseLastSystemUser(context, input.userId)
    return {
      ...input,
      acctStatusCd,
      langCd: input.langCd ?? 'kr',
      psrmYn: input.psrmYn ?? 'N',
      mustChgYn: input.mustChgYn ?? 'Y',
    }
  },
  afterSave: async (key, context, before) => {
    const { sql, now } = context
    const { acctStatusCd } = await sql.one<{ acctStatusCd: string }>('select "acctStatusCd" from "user" where "userId" = $1', [key])
    if (acctStatusCd === accountStates.stopped)
      await sql.query(`update "userSession" set "revokeCd" = $2, "revokeDt" = $3 where "userId" = $1 and "revokeCd" is null`, [
        key,
        revokeCodes.forced,
        now,
      ])
    if (before?.acctStatusCd === accountStates.locked && acctStatusCd === accountStates.active) {
      await clearAttempts(sql, String(key), now)
      await sql.query(`update "user" set "failCnt" = 0, "lockToDt" = null where "userId" = $1`, [key])
    }
  },
  mayDelete: async (row, { sql }) => {
    if (row.lastLoginDt || (await sql.maybe('select 1 from "auditLog" where "userId" = $1', [row.userId])))
      throw conflict(userMessages.usedBefore)
    await sql.query('delete from "userAuthGrp" where "userId" = $1', [row.userId])
  },
})

/**
 * Refuses when nobody else would be left who is an active system administrator today.
 * @throws Refusal 409
 */
export async function refuseLastSystemUser(context: Context, userId: string): Promise<void> {
  // Two administrators who stop each other at the same moment take turns.
  await context.sql.query('select 1 from "authGrp" where "authGrpNo" = $1 for update', [systemGroupNo])
  const members = await context.sql.query<{ userId: string }>(
    `select u."userId" from "userAuthGrp" g join "user" u using ("userId")
     where g."authGrpNo" = $1 and g."settingYn" = 'Y' and u."acctStatusCd" = $2
       and coalesce(g."fromYmd" <= $3, true) and coalesce(g."toYmd" >= $3, true)`,
    [systemGroupNo, accountStates.active, context.now.slice(0, 10)],
  )
  if (members.length === 1 && members[0].userId === userId) throw conflict(userMessages.lastSystemUser)
}
