import type { Context } from '../../../core/server/entity/context.ts'
import { actingAs, asSystem } from '../../../core/server/entity/context.ts'
import { createRecord, checkedInput } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { conflict, forbidden } from '../../../core/server/http/errors.ts'
import { code, flag } from '../../../core/shared/field.ts'
import type { Allowed, Reason } from '../../../core/shared/resource.ts'
import type { Said, Sentence } from '../../../core/shared/sentence.ts'
import { userAuthGrp } from '../../../platform/auth-group/auth-group.resource.ts'
import { userAuthGrpBehaviour } from '../../../platform/auth-group/auth-group.server.ts'
import { tellUserGrant } from '../../../platform/auth-group/right-notice.server.ts'
import { moveAccount, type AccountAnswer, type AccountInput } from '../../../platform/user/account.server.ts'
import { accountMoves, type AccountAct } from '../../../platform/user/account.rule.ts'
import { user } from '../../../platform/user/user.resource.ts'
import { vendorUser, type VendorUser } from './vendor-user.resource.ts'
import { groupOf, roles } from './vendor-user.rule.ts'
import { looksAfter, vendorUserBehaviour } from './vendor-user.server.ts'
import { vendorUserSentences } from './vendor-user.texts.ts'

/** The platform's acts on an account that are open here; who leaves a company is stopped. */
export const vendorUserActs = [
  'unlock',
  'wake',
  'resetPassword',
  'stop',
  'resume',
] as const satisfies AccountAct[]
export type VendorUserAct = (typeof vendorUserActs)[number]

/**
 * Why the caller does not do it to the account of a row: a company's manager opens the accounts of his staff and
 * stops his people, the plant all; nobody his own.
 */
async function whoRefusal(
  row: VendorUser,
  context: Context,
  act: VendorUserAct | 'change',
): Promise<Sentence | undefined> {
  if (await looksAfter(row, context)) return vendorUserSentences.managersOnly()
  if (row.userId === context.session.userId) return vendorUserSentences.ownAccount()
  const opens = act !== 'stop' && act !== 'change'
  return opens && context.session.vendorCd && row.vendorUserRoleCd === roles.manager
    ? vendorUserSentences.staffOnly()
    : undefined
}
/** @throws Refusal 403, 409 */
async function accountOf(row: VendorUser, context: Context, act: VendorUserAct | 'change'): Promise<string> {
  const refusal = await whoRefusal(row, context, act)
  if (refusal) throw forbidden(refusal)
  if (row.userId === null) throw conflict(vendorUserSentences.notJoined())
  return row.userId
}

/** A company is never without an active manager. */
async function isLastManager({ sql }: Context, row: VendorUser): Promise<boolean> {
  const managers = await sql.query<{ vendorUserNo: number }>(
    `select "vendorUserNo" from "vendorUser" where "vendorCd" = $1 and "vendorUserRoleCd" = $2 and "state" = 'active'`,
    [row.vendorCd, roles.manager],
  )
  return managers.length === 1 && managers[0]!.vendorUserNo === row.vendorUserNo
}
/** Two who stop each other at the same moment take turns. @throws Refusal 409 */
async function refuseLastManager(context: Context, row: VendorUser): Promise<void> {
  await context.sql.query('select 1 from "vendor" where "vendorCd" = $1 for update', [row.vendorCd])
  if (await isLastManager(context, row)) throw conflict(vendorUserSentences.lastManager())
}

/** The moves that leave the present state of an account, each with the reasons why the caller may not make it now. */
export async function vendorUserMoves(
  row: VendorUser,
  context: Context,
): Promise<Allowed<VendorUserAct, Said>[]> {
  if (row.userId === null) return []
  const { acctStatusCd } = await context.sql.one<{ acctStatusCd: string }>(
    'select "acctStatusCd" from "user" where "userId" = $1',
    [row.userId],
  )
  const moves: Allowed<VendorUserAct, Said>[] = []
  for (const action of vendorUserActs) {
    const { label, from } = accountMoves[action]
    if (!from.some((state) => state === acctStatusCd)) continue
    const reasons: Reason[] = []
    const who = await whoRefusal(row, context, action)
    if (who) reasons.push({ guard: 'who', message: who })
    else if (action === 'stop' && (await isLastManager(context, row)))
      reasons.push({ guard: 'lastManager', message: vendorUserSentences.lastManager() })
    moves.push({ action, label: label.in(context.session.language), reasons })
  }
  return moves
}

/** Makes one of the platform's moves on the account of a company (admin 4.2). @throws Refusal 400, 403, 409 */
export async function moveVendorUser(
  row: VendorUser,
  context: Context,
  act: VendorUserAct,
  input: AccountInput,
): Promise<AccountAnswer> {
  const userId = await accountOf(row, context, act)
  if (act === 'stop') await refuseLastManager(context, row)
  const { updateDt: _ofTheRow, ...given } = input
  return moveAccount(context, userId, act, given, true)
}

const roleFields = { vendorUserRoleCd: code('권한', 'VND_USER_ROLE', { required: true }) }
/** Makes somebody a manager or takes that away: the group of rights is what changes. @throws Refusal 400, 403, 409 */
export async function changeRole(row: VendorUser, context: Context, body: unknown): Promise<void> {
  const { vendorUserRoleCd } = checkedInput(roleFields, body) as { vendorUserRoleCd: string }
  const userId = await accountOf(row, context, 'change')
  if (vendorUserRoleCd === row.vendorUserRoleCd) return
  if (vendorUserRoleCd !== roles.manager) await refuseLastManager(context, row)
  await actingAs(context, asSystem('업체 계정 권한'), (own) => giveRole(own, userId, vendorUserRoleCd))
}

/** Gives the group of a role and takes the other one, each with its trail and told to the person. */
export async function giveRole(context: Context, userId: string, vendorUserRoleCd: string): Promise<void> {
  const held = await context.sql.query<{ userAuthGrpNo: number; authGrpNo: number }>(
    'select "userAuthGrpNo", "authGrpNo" from "userAuthGrp" where "userId" = $1 and "authGrpNo" = any($2::bigint[])',
    [userId, Object.values(groupOf)],
  )
  for (const [role, authGrpNo] of Object.entries(groupOf)) {
    const settingYn = role === vendorUserRoleCd ? 'Y' : 'N'
    const row = held.find((each) => each.authGrpNo === authGrpNo)
    if (row) {
      await setColumns(context, userAuthGrp, row.userAuthGrpNo, { settingYn, fromYmd: null, toYmd: null })
      await tellUserGrant(context, row.userAuthGrpNo)
    } else if (settingYn === 'Y')
      await createRecord(userAuthGrpBehaviour, context, { userId, authGrpNo, settingYn })
  }
}

const psrmFields = { psrmYn: flag('PSRM 사용', { required: true }) }
/** Opens the PSRM door to an account or shuts it. @throws Refusal 400, 403, 409 */
export async function changePsrm(row: VendorUser, context: Context, body: unknown): Promise<void> {
  const { psrmYn } = checkedInput(psrmFields, body) as { psrmYn: 'Y' | 'N' }
  const userId = await accountOf(row, context, 'change')
  await actingAs(context, asSystem('PSRM 사용'), (own) => setColumns(own, user, userId, { psrmYn }))
}

/** Dealing with a company is over: its accounts stop, its invitations open nothing (vendor 4, 거래종료). */
export async function stopAccounts(context: Context, vendorCd: string, reason: string): Promise<void> {
  const rows = await context.sql.query<{ vendorUserNo: number; userId: string | null; state: string }>(
    `select "vendorUserNo", "userId", "state" from "vendorUser" where "vendorCd" = $1 and "state" not in ('stopped', 'cancelled') order by 1`,
    [vendorCd],
  )
  for (const { vendorUserNo, userId, state } of rows) {
    if (userId) await moveAccount(context, userId, 'stop', { reason }, true)
    else if (state === 'invited')
      await runTransition(vendorUserBehaviour, context, vendorUserNo, 'cancelInvite')
    context.publish({ topic: vendorUser.name, key: vendorUserNo })
  }
}
