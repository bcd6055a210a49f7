import { passwordDays } from './password.rule.ts'

/**
 * SQL condition on the table "user" as u: the password is a temporary one, or older than 180 days (admin R5).
 * @param now place of the moment, `$2`
 */
export const mustChangeSql = (now: string): string =>
  `(u."mustChgYn" = 'Y' or coalesce(u."pwdChgDt" + interval '${passwordDays} days' < ${now}::timestamptz, true))`
