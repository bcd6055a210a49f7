import type { Sql } from '../../core/server/database/database.ts'
import { accountStates } from '../user/user.resource.ts'
import type { PrivacyParameter } from './privacy-parameters.ts'
import { purgeSays } from './purge-kinds.texts.ts'

/** The name of an erased account: its id stays, because records refer to it. */
export const erasedName = String(purgeSays.erased())

/** One kind of personal data with a keeping time. Its name stands in the code group PRIVACY_PURGE. */
export interface PurgeKind {
  parameter: PrivacyParameter
  unit: 'years' | 'days'
  /** Rows that are kept longer than the moment $1 allows, as `"key"` and `"dt"`. */
  due: string
  /**
   * True: the very rows of the approved list are erased; otherwise everything older than the approved moment,
   * which no row can join later.
   */
  listed?: true
  /** Whom the rows of an approved list are about, for who approves it. */
  targets?: string
  /** Erases; @returns rows. */
  erase: (sql: Sql, cutDt: string, keys: readonly string[]) => Promise<number>
}
export const older = (
  table: string,
  key: string,
  column: string,
  and = '',
): Pick<PurgeKind, 'due' | 'erase'> => ({
  due: `select "${key}"::text as "key", "${column}" as "dt" from "${table}" where "${column}" < $1::timestamptz ${and}`,
  erase: async (sql, cutDt) =>
    (
      await sql.one<{ cnt: number }>(
        `with gone as (delete from "${table}" where "${column}" < $1::timestamptz ${and} returning 1) select count(*)::int as "cnt" from gone`,
        [cutDt],
      )
    ).cnt,
})
const leftSince = `coalesce("retireYmd"::timestamptz, "updateDt")`
const dueUsers = `select "userId" as "key", ${leftSince} as "dt" from "user"
  where "acctStatusCd" = '${accountStates.stopped}' and "eraseDt" is null and ${leftSince} < $1::timestamptz`

/** Persons of a list, by the keys $1. */
const listedUsers = `select "userId", "userNm", "retireYmd" from "user" where "userId" = any($1::text[]) order by 1`

const purgeKinds: Record<string, PurgeKind> = {
  USER: {
    parameter: 'PRIVACY_USER_YEARS',
    unit: 'years',
    due: dueUsers,
    listed: true,
    targets: listedUsers,
    erase: eraseUsers,
  },
  LOGIN: {
    parameter: 'PRIVACY_LOGIN_YEARS',
    unit: 'years',
    ...older('loginHist', 'loginHistNo', 'dt'),
    // Who answers calls only adds to the log: what is over goes as the owner of the table.
    erase: async (sql, cutDt) =>
      (
        await sql.one<{ cnt: number }>(
          `select "cutTrail"('loginHist', $1::timestamptz, 1000000000) as "cnt"`,
          [cutDt],
        )
      ).cnt,
  },
  SESSION: {
    parameter: 'PRIVACY_SESSION_DAYS',
    unit: 'days',
    ...older(
      'userSession',
      'sessionId',
      'lastDt',
      'and ("revokeCd" is not null or "expireDt" < $1::timestamptz)',
    ),
  },
  MAIL: {
    parameter: 'PRIVACY_MAIL_DAYS',
    unit: 'days',
    ...older('mailQueue', 'mailNo', 'createDt', `and "state" <> 'waiting'`),
  },
  NOTI: { parameter: 'PRIVACY_NOTI_DAYS', unit: 'days', ...older('noti', 'notiNo', 'createDt') },
}

export const purgeKindCds = (): string[] => Object.keys(purgeKinds)
export const purgeKindOf = (kindCd: string): PurgeKind | undefined =>
  Object.hasOwn(purgeKinds, kindCd) ? purgeKinds[kindCd] : undefined
/** A module says what personal data it keeps, how long, and how it is erased. */
export function offerPurgeKinds(kinds: Readonly<Record<string, PurgeKind>>): void {
  Object.assign(purgeKinds, kinds)
}

/** Personal fields go, the row stays. Who came back since the list was made is left alone. */
async function eraseUsers(sql: Sql, cutDt: string, keys: readonly string[]): Promise<number> {
  const people = await sql.query<{ userId: string }>(
    `update "user" set "userNm" = $3, "empNo" = null, "email" = '-', "phoneNo" = null, "officeTel" = null, "entryYmd" = null, "introduction" = null,
       "userPwdHash" = null, "eraseDt" = now(), "updateDt" = now()
     where "userId" = any($2::text[]) and "userId" in (select d."key" from (${dueUsers}) d) returning "userId"`,
    [cutDt, keys, erasedName],
  )
  const userIds = people.map(({ userId }) => userId)
  for (const table of ['pwdHist', 'userPref', 'savedView', 'noti', 'mailQueue', 'userSession', 'userLeave'])
    await sql.query(`delete from "${table}" where "userId" = any($1::text[])`, [userIds])
  // The contents go with the next tidying of files.
  await sql.query(
    `update "attachFile" set "delYn" = 'Y', "updateDt" = now() where "taskClassNm" = 'user' and "taskKey" = any($1::text[])`,
    [userIds],
  )
  return userIds.length
}
