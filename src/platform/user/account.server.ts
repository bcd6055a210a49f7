import { codeNameColumn } from '../../core/server/entity/columns.ts'
import { randomInt } from 'node:crypto'
import { acts, audit, type Diff } from '../../core/server/entity/audit.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { badField, conflict, forbidden, notFound, refused } from '../../core/server/http/errors.ts'
import { isDay } from '../../core/shared/dates.ts'
import { messages } from '../../core/shared/messages.ts'
import type { Allowed } from '../../core/shared/resource.ts'
import { systemGroupNo } from '../auth-group/auth-group.resource.ts'
import { endSessions } from '../session/end-sessions.ts'
import { passwordDiff, storePassword } from '../session/password-change.ts'
import { hashPassword, passwordSha } from '../session/password.ts'
import { passwordProblem } from '../session/password.rule.ts'
import {
  accountMoves,
  moveProblem,
  temporaryPassword,
  type AccountAct,
  type AccountMove,
} from './account.rule.ts'
import { accountStates, revokeCodes } from './user.resource.ts'
import type { Said } from '../../core/shared/sentence.ts'
import { accountMessages } from './account.texts.ts'

interface Account {
  userId: string
  acctStatusCd: string
  retireYmd: string | null
  entryYmd: string | null
  updateDt: string
}
export interface AccountInput {
  reason?: unknown
  retireYmd?: unknown
  updateDt?: unknown
}
export interface AccountAnswer {
  userId: string
  acctStatusCd: string
  /** Told to the administrator this once; nobody can read it again. */
  temporaryPassword?: string
}
const columns = '"userId", "acctStatusCd", "retireYmd", "entryYmd", "updateDt"'

/** The moves that leave the present state, each with the reasons why this user may not make it now. */
export async function accountMovesFor(
  context: Context,
  userId: string,
): Promise<Allowed<AccountAct, Said>[]> {
  const account = await context.sql.maybe<Account>(`select ${columns} from "user" where "userId" = $1`, [
    userId,
  ])
  if (!account) throw notFound()
  const allowed: Allowed<AccountAct, Said>[] = []
  for (const [action, { label, from, to }] of Object.entries(accountMoves) as [AccountAct, AccountMove][]) {
    if (!from.some((state) => state === account.acctStatusCd)) continue
    const reasons = []
    if (!isAdministrator(context))
      reasons.push({ guard: 'who', message: accountMessages.administratorsOnly() })
    else {
      const problem = moveProblem(action, account, context.today)
      if (problem) reasons.push(problem)
      if (to === accountStates.stopped && (await isLastSystemUser(context, userId)))
        reasons.push({ guard: 'lastSystemUser', message: accountMessages.lastSystemUser() })
    }
    allowed.push({ action, label: label.in(context.session.language), reasons })
  }
  return allowed
}
export const isAdministrator = ({ session }: Context): boolean => session.authGrpNos.includes(systemGroupNo)

/**
 * Makes one move (admin 4.2): state → who → input → guards → state, password, sessions, history and audit in
 * the caller's transaction. A retirement on a later day is written down now and stops the account on its day.
 * @param mayMove absent: only system administrators may; a module that looks after accounts of its own says true
 * @throws Refusal 400, 403 (not a system administrator), 404, 409 (other state, stale, last system
 * administrator), 422
 */
export async function moveAccount(
  context: Context,
  userId: string,
  act: AccountAct,
  input: AccountInput,
  mayMove = isAdministrator(context),
): Promise<AccountAnswer> {
  const { sql, now, today, session } = context
  const rule = accountMoves[act]
  if (!mayMove) throw forbidden(accountMessages.administratorsOnly())
  const account = await sql.maybe<Account>(`select ${columns} from "user" where "userId" = $1 for update`, [
    userId,
  ])
  if (!account) throw notFound()
  if (typeof input.updateDt === 'string' && Date.parse(input.updateDt) !== Date.parse(account.updateDt))
    throw conflict(messages.stale)
  const from = account.acctStatusCd
  if (!rule.from.some((state) => state === from))
    throw conflict(messages.wrongState(await stateName(context, from)))
  const reason =
    typeof input.reason === 'string' && input.reason.trim() !== ''
      ? input.reason.trim().normalize('NFC')
      : null
  if ((reason?.length ?? 0) < rule.reasonMin) throw badField('reason', messages.reasonMin(rule.reasonMin))
  if (reason && reason.length > 1000) throw badField('reason', messages.tooLong('사유', 1000))
  const problem = moveProblem(act, account, today)
  if (problem) throw refused([problem])
  const retireYmd = act === 'retire' ? retireDay(input.retireYmd, account) : account.retireYmd
  const later = act === 'retire' && retireYmd !== null && retireYmd > today
  const to = later ? from : rule.to
  if (rule.to === accountStates.stopped) await refuseLastSystemUser(context, userId)
  const diff: Diff = {}
  if (to !== from) diff['acctStatusCd'] = [from, to]
  if (retireYmd !== account.retireYmd) diff['retireYmd'] = [account.retireYmd, retireYmd]
  const password = rule.temporaryPassword ? newPassword(userId) : undefined
  if (password) {
    await storePassword(context, userId, await hashPassword(passwordSha(password)), to)
    Object.assign(diff, passwordDiff)
  } else
    await sql.query(
      `update "user" set "acctStatusCd" = $2, "retireYmd" = $3, "updateUserId" = $4, "updateDt" = now() where "userId" = $1`,
      [userId, to, retireYmd, session.userId],
    )
  if (to === accountStates.stopped) await endSessions(sql, userId, revokeCodes.forced, now)
  if (to !== from) await writeStateHistory(context, userId, { from, to, actNm: String(rule.label), reason })
  await audit(context, acts.update, 'user', userId, diff)
  context.publish({ topic: 'user', key: userId })
  return { userId, acctStatusCd: to, temporaryPassword: password || undefined }
}

function retireDay(value: unknown, { entryYmd }: Account): string {
  if (typeof value !== 'string' || !isDay(value)) throw badField('retireYmd', accountMessages.retireDay())
  if (entryYmd && value < entryYmd) throw badField('retireYmd', accountMessages.retireBeforeEntry())
  return value
}
const stateName = async ({ sql, session }: Context, code: string): Promise<string> =>
  (
    await sql.maybe<{ codeNm: string }>(
      `select ${codeNameColumn[session.language]} as "codeNm" from "codeItem" where "codeGrpCd" = 'ACCT' and "code" = $1`,
      [code],
    )
  )?.codeNm ?? code

/** A random password is drawn again should it hold the name of the account. */
function newPassword(userId: string): string {
  for (;;) {
    const password = temporaryPassword((limit) => randomInt(limit))
    if (!passwordProblem(userId, password, password)) return password
  }
}

export async function writeStateHistory(
  { sql, session, now }: Context,
  userId: string,
  { from, to, actNm, reason }: { from: string; to: string; actNm: string; reason: string | null },
): Promise<void> {
  await sql.query(
    `insert into "comStateHist" ("taskClassNm", "taskKey", "fromStatCd", "toStatCd", "actNm", "reason", "userId", "actDt")
     values ('user', $1, $2, $3, $4, $5, $6, $7)`,
    [userId, from, to, actNm, reason, session.userId, now],
  )
}

/**
 * Refuses when nobody else would be left who is an active system administrator today (admin 8).
 * @throws Refusal 409
 */
export async function refuseLastSystemUser(context: Context, userId: string): Promise<void> {
  // Two administrators who stop each other at the same moment take turns.
  await context.sql.query('select 1 from "authGrp" where "authGrpNo" = $1 for update', [systemGroupNo])
  if (await isLastSystemUser(context, userId)) throw conflict(accountMessages.lastSystemUser())
}
/** Also of one whose companions all have an end: on the day after there would be nobody. */
export async function isLastSystemUser(
  { sql, today }: Pick<Context, 'sql' | 'today'>,
  userId: string,
): Promise<boolean> {
  const members = await sql.query<{ userId: string; stays: boolean }>(
    `select u."userId", g."toYmd" is null and u."retireYmd" is null as "stays" from "userAuthGrp" g join "user" u using ("userId")
     where g."authGrpNo" = $1 and g."settingYn" = 'Y' and u."acctStatusCd" = $2 and coalesce(u."retireYmd" > $3, true)
       and coalesce(g."fromYmd" <= $3, true) and coalesce(g."toYmd" >= $3, true)`,
    [systemGroupNo, accountStates.active, today],
  )
  const [leaving, others] = [
    members.find((each) => each.userId === userId),
    members.filter((each) => each.userId !== userId),
  ]
  return (
    leaving !== undefined && (others.length === 0 || (leaving.stays && !others.some(({ stays }) => stays)))
  )
}
