import type { Sql } from '../../core/server/database/database.ts'
import type { Session } from '../../core/server/http/session.ts'
import { ancestorsOf, type DeptPlace } from '../dept/dept-tree.rule.ts'
import { groupKinds } from '../group/grp.resource.ts'
import { groupsInForce, type DeptGroup, type UserGroup } from '../session/rights.rule.ts'
import { accountStates } from '../user/user.resource.ts'
import type { Addressee } from './notice.rule.ts'

const readDepts = (sql: Sql) =>
  sql.query<DeptPlace>(`select "deptCd", "pdeptCd" from "dept" where "useYn" = 'Y'`)
const readGroups = (sql: Sql) =>
  sql.query<Membership>('select "grpNo", "grpKindCd", "memberId" from "grp" join "grpMember" using ("grpNo")')
interface Membership {
  grpNo: number
  grpKindCd: string
  memberId: string
}
/** Groups that hold the person, a department of theirs, or their company. */
function groupsWith(
  memberships: readonly Membership[],
  person: { userId: string; vendorCd: string | null; deptCds: readonly string[] },
): number[] {
  const holds = ({ grpKindCd, memberId }: Membership) =>
    grpKindCd === groupKinds.user
      ? memberId === person.userId
      : grpKindCd === groupKinds.dept
        ? person.deptCds.includes(memberId)
        : memberId === person.vendorCd
  return memberships.filter(holds).map(({ grpNo }) => grpNo)
}
const withAncestors = (depts: readonly DeptPlace[], deptCd: string | null) =>
  deptCd ? [deptCd, ...ancestorsOf(depts, deptCd)] : []

/** The caller as notices address people. */
export async function addresseeOf(
  sql: Sql,
  { userId, vendorCd, plantCd, deptCd, authGrpNos }: Session,
): Promise<Addressee> {
  const [depts, memberships] = await Promise.all([readDepts(sql), readGroups(sql)])
  const deptCds = vendorCd ? [] : withAncestors(depts, deptCd)
  return {
    vendorCd,
    plantCd,
    deptCds,
    authGrpNos,
    grpNos: groupsWith(memberships, { userId, vendorCd, deptCds }),
  }
}

export interface Person extends Addressee {
  userId: string
  userNm: string
  /** Department or company, where the list of those who have not read groups them. */
  placeNm: string
}
/** Everybody who may sign in, as notices address people on a day. */
export async function addressees(sql: Sql, day: string): Promise<Person[]> {
  const [depts, people, own, ofDepts, groups, memberships] = await Promise.all([
    readDepts(sql),
    sql.query<{
      userId: string
      userNm: string
      placeNm: string
      vendorCd: string | null
      plantCd: string | null
      deptCd: string | null
    }>(
      // In Korean: asked for by day, before anybody reads it.
      `select u."userId", u."userNm", coalesce(v."vendorNm", concat_ws(' ', p."plantNm", d."deptNm")) as "placeNm", u."vendorCd", u."plantCd", u."deptCd"
       from "user" u left join "vendor" v using ("vendorCd") left join "dept" d on d."deptCd" = u."deptCd" left join "plant" p on p."plantCd" = u."plantCd"
       where u."acctStatusCd" <> $1 order by u."vendorCd" nulls first, u."plantCd", d."sortOrder", d."deptCd", u."userNm"`,
      [accountStates.stopped],
    ),
    sql.query<UserGroup & { userId: string }>(
      'select "userId", "authGrpNo", "settingYn", "fromYmd", "toYmd" from "userAuthGrp"',
    ),
    sql.query<DeptGroup>('select "deptCd", "authGrpNo", "settingYn", "subDeptYn" from "deptAuthGrp"'),
    sql.query<{ authGrpNo: number; portalCd: string }>(
      `select "authGrpNo", "portalCd" from "authGrp" where "useYn" = 'Y'`,
    ),
    readGroups(sql),
  ])
  const ownOf = Map.groupBy(own, ({ userId }) => userId)
  const placesOf = new Map(
    [...new Set(people.map(({ deptCd }) => deptCd))].map((deptCd) => [deptCd, withAncestors(depts, deptCd)]),
  )
  return people.map(({ deptCd, ...person }) => {
    const deptCds = placesOf.get(deptCd) ?? []
    const inForce = groupsInForce(day, ownOf.get(person.userId) ?? [], ofDepts, deptCd, deptCds.slice(1))
    const portalCd = person.vendorCd ? 'VENDOR' : 'MAIN'
    const authGrpNos = groups
      .filter((each) => each.portalCd === portalCd && inForce.includes(each.authGrpNo))
      .map((each) => each.authGrpNo)
    return { ...person, deptCds, authGrpNos, grpNos: groupsWith(memberships, { ...person, deptCds }) }
  })
}
