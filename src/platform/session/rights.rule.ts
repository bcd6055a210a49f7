import { yes } from '../../core/shared/session.ts'

/** A group given to a person (userAuthGrp) for a period. */
export interface UserGroup {
  authGrpNo: number
  settingYn: string
  fromYmd: string | null
  toYmd: string | null
}
/** A group given to a department (deptAuthGrp). */
export interface DeptGroup {
  deptCd: string
  authGrpNo: number
  settingYn: string
  subDeptYn: string
}
export interface MenuGrant {
  authGrpNo: number
  accessYn: string
  writeYn: string
  excelYn: string
  printYn: string
}

/**
 * Groups in force on a day (admin R1): own groups with settingYn Y whose period holds the day, groups of the
 * own department, and of departments above it when the grant includes the departments below (subDeptYn).
 * @param ancestors departments above the own one
 */
export function groupsInForce(
  day: string,
  own: readonly UserGroup[],
  ofDepts: readonly DeptGroup[],
  deptCd: string | null,
  ancestors: readonly string[],
): number[] {
  const personal = own.filter(
    ({ settingYn, fromYmd, toYmd }) => yes(settingYn) && (fromYmd ?? day) <= day && day <= (toYmd ?? day),
  )
  const departmental = ofDepts.filter(
    (grant) =>
      yes(grant.settingYn) &&
      (grant.deptCd === deptCd || (yes(grant.subDeptYn) && ancestors.includes(grant.deptCd))),
  )
  return [...new Set([...personal, ...departmental].map(({ authGrpNo }) => authGrpNo))].toSorted(
    (a, b) => a - b,
  )
}

export interface EffectiveRight {
  read: boolean
  write: boolean
  excel: boolean
  print: boolean
}
/** Any group that gives a right is enough (admin R1); nothing without access. */
export function effectiveRight(grants: readonly MenuGrant[], groups: readonly number[]): EffectiveRight {
  const mine = grants.filter(({ authGrpNo, accessYn }) => groups.includes(authGrpNo) && yes(accessYn))
  return {
    read: mine.length > 0,
    write: mine.some(({ writeYn }) => yes(writeYn)),
    excel: mine.some(({ excelYn }) => yes(excelYn)),
    print: mine.some(({ printYn }) => yes(printYn)),
  }
}
