import { asSystem, inTransaction, type Engine } from '../../core/server/entity/context.ts'
import { addDays, momentOf } from '../../core/shared/dates.ts'
import { passwordDays } from '../session/password.rule.ts'
import { accountStates } from '../user/user.resource.ts'
import { escalate, type DueItem } from './escalation.server.ts'

/** Interval for looking at accounts; every message is given once, so only its delay depends on it. */
export const accountClockMs = 3_600_000
/** An account that nobody used for so long becomes dormant (admin 4.2). */
const dormantDays = 90
/** Longest rung that a ladder can have before and after the due day. */
const ladderDays = 60
const passwordPage = '/my/setting/passwordChange'

/**
 * Tells people in time that their password expires (180 days) and that their account becomes dormant (90
 * days).
 */
export async function accountClock(engine: Engine): Promise<number> {
  return inTransaction(engine, asSystem('계정 기한 알림'), async (context) => {
    const today = momentOf(engine.clock.now()).slice(0, 10)
    const due = async (
      column: 'pwdChgDt' | 'lastLoginDt',
      days: number,
      more: (of: Due) => Partial<DueItem>,
    ): Promise<DueItem[]> => {
      const people = await context.sql.query<Due>(
        `select "userId", "userNm", "vendorCd", ("${column}"::date + $1::int)::text as "dueYmd", "${column}"::date::text as "fromYmd" from "user"
         where "acctStatusCd" = $2 and "${column}"::date + $1::int between $3 and $4`,
        [days, accountStates.active, addDays(today, -ladderDays), addDays(today, ladderDays)],
      )
      return people.map((of) => ({ subject: of.userId, dueYmd: of.dueYmd, to: [of.userId], ...more(of) }))
    }
    const passwords = await due('pwdChgDt', passwordDays, ({ userNm, vendorCd }) => ({
      variables: { userNm },
      linkUrl: vendorCd ? null : passwordPage,
    }))
    const dormant = await due('lastLoginDt', dormantDays, ({ userNm, fromYmd }) => ({
      variables: { userNm, lastLoginDt: fromYmd },
    }))
    return (
      (await escalate(context, 'PW_EXPIRE', passwords)) + (await escalate(context, 'ACC_DORMANT', dormant))
    )
  })
}
interface Due {
  userId: string
  userNm: string
  vendorCd: string | null
  dueYmd: string
  fromYmd: string
}
