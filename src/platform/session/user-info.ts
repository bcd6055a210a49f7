import { plantName } from '../plant/plant-name.ts'
import type { Sql } from '../../core/server/database/database.ts'
import type { Session } from '../../core/server/http/session.ts'
import { defaultPageSize } from '../../core/shared/limits.ts'
import type { Size, UserInfo, YesNo } from '../../core/shared/session.ts'
import { mustChangeSql } from './must-change.ts'
import { portalOf } from './rights.ts'

type Person = Pick<
  UserInfo,
  'userKindCd' | 'plantNm' | 'deptNm' | 'vendorNm' | 'introduction' | 'mustChgYn'
> & {
  sizeCd: Size | null
  homeUrl: string | null
  pageSize: number | null
  gridPref: Record<string, unknown> | null
}
const yesNo = (value: boolean): YesNo => (value ? 'Y' : 'N')

/** The shell's facts about the signed-in user (specification section 3 user session; admin section 7). */
export async function userInfo(sql: Sql, session: Session, now: Date): Promise<UserInfo> {
  const person = await sql.one<Person>(
    `select u."userKindCd", u."introduction", case when ${mustChangeSql('$2')} then 'Y' else 'N' end as "mustChgYn", s."sizeCd", s."homeUrl", s."pageSize", s."gridPref", ${plantName('p', session.language)} as "plantNm", d."deptNm", v."vendorNm"
     from "user" u left join "userPref" s using ("userId") left join "plant" p on p."plantCd" = u."plantCd"
     left join "dept" d on d."deptCd" = u."deptCd" left join "vendor" v on v."vendorCd" = u."vendorCd" where u."userId" = $1`,
    [session.userId, now],
  )
  const groups = await sql.query<{ authGrpNo: number; authGrpNm: string }>(
    'select "authGrpNo", "authGrpNm" from "authGrp" where "authGrpNo" = any($1::bigint[]) order by "authGrpNo"',
    [session.authGrpNos],
  )
  const depts = session.vendorCd
    ? []
    : await sql.query<UserInfo['depts'][number]>(
        `select "deptCd", "pdeptCd", "deptNm", "plantCd" from "dept" where "useYn" = 'Y' order by "plantCd", "sortOrder", "deptCd"`,
      )
  const { vendorCd } = session
  return {
    userId: session.userId,
    userNm: session.userNm,
    userKindCd: person.userKindCd,
    portalCd: portalOf(session),
    plantCd: session.plantCd,
    plantNm: person.plantNm,
    deptCd: session.deptCd,
    deptNm: person.deptNm,
    vendorCd,
    vendorNm: person.vendorNm,
    vendor: vendorCd && person.vendorNm ? { vendorCd, vendorNm: person.vendorNm } : null,
    depts,
    userAuthGrps: groups.map((group) => ({ ...group, settingYn: 'Y' as const })),
    deptAuthGrp: {
      plantAccessYn: yesNo(session.plants === null),
      deptAccessYn: yesNo(session.depts === null),
    },
    duties: [...session.duties],
    // Never empty: the shell takes an empty list for 'not loaded yet'.
    roles: [portalOf(session), ...session.authGrpNos.map(String)],
    name: session.userNm,
    avatar: null,
    introduction: person.introduction,
    langCd: session.language,
    sizeCd: person.sizeCd ?? 'medium',
    homeUrl: person.homeUrl,
    pageSize: person.pageSize ?? defaultPageSize,
    gridPref: person.gridPref ?? {},
    mustChgYn: person.mustChgYn,
  }
}
