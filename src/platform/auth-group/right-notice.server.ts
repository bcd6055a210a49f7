import type { Context } from '../../core/server/entity/context.ts'
import { notify } from '../notification/notification.server.ts'

interface Grant {
  to: string[]
  authGrpNm: string
  settingYn: string
  fromYmd: string | null
  toYmd: string | null
}
/** Tells a person of a group that was given, changed or (`taken`) taken away. */
export const tellUserGrant = (
  context: Context,
  userAuthGrpNo: number | string,
  taken = false,
): Promise<void> =>
  tell(
    context,
    `select array[u."userId"] as "to", g."authGrpNm", u."settingYn", u."fromYmd", u."toYmd" from "userAuthGrp" u join "authGrp" g using ("authGrpNo")
     where u."userAuthGrpNo" = $1`,
    userAuthGrpNo,
    taken,
  )
/** The same for everybody in a department, with subDeptYn also in those below it. */
export const tellDeptGrant = (
  context: Context,
  deptAuthGrpNo: number | string,
  taken = false,
): Promise<void> =>
  tell(
    context,
    `with recursive own as (
       select d."deptCd", d."subDeptYn" from "deptAuthGrp" d where d."deptAuthGrpNo" = $1
       union select c."deptCd", own."subDeptYn" from "dept" c join own on c."pdeptCd" = own."deptCd" and own."subDeptYn" = 'Y'
     )
     select (select coalesce(array_agg("userId"), '{}') from "user" where "deptCd" in (select "deptCd" from own)) as "to", g."authGrpNm", d."settingYn",
       null as "fromYmd", null as "toYmd" from "deptAuthGrp" d join "authGrp" g using ("authGrpNo") where d."deptAuthGrpNo" = $1`,
    deptAuthGrpNo,
    taken,
  )

async function tell(context: Context, grantSql: string, key: number | string, taken: boolean): Promise<void> {
  const grant = await context.sql.maybe<Grant>(grantSql, [key])
  if (!grant) return
  const period = grant.fromYmd || grant.toYmd ? ` (${grant.fromYmd ?? ''} ~ ${grant.toYmd ?? ''})` : ''
  await notify(context, 'AUTH_CHANGED', {
    to: grant.to,
    variables: {
      authGrpNm: grant.authGrpNm,
      // Read in four languages.
      change: taken || grant.settingYn !== 'Y' ? 'OFF' : `ON${period}`,
      actUserNm: context.session.userNm,
    },
  })
}
