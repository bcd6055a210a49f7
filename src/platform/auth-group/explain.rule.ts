import { yes, type MenuNode, type YesNo } from '../../core/shared/session.ts'
import { effectiveRight, type DeptGroup, type MenuGrant, type UserGroup } from '../session/rights.rule.ts'
import type { Rights } from './linked-rights.rule.ts'

/** Why a row that names a group and a person (or the person's department) counts, or does not (admin R1). */
export type GrantState =
  | 'inForce'
  | 'notGranted'
  | 'notYet'
  | 'over'
  | 'notBelow'
  | 'groupUnused'
  | 'otherPortal'
/** A cause that closes a menu for a person whatever the groups give. */
export type Block = 'account' | 'otherPortal' | 'menuUnused' | 'parentUnused' | 'noPage'

export interface GroupFact {
  authGrpNo: number
  authGrpNm: string
  portalCd: string
  useYn: string
}
export interface UserGrantFact extends UserGroup {
  userAuthGrpNo: number
}
export interface DeptGrantFact extends DeptGroup {
  deptAuthGrpNo: number
  deptNm: string
}
export interface PersonFact {
  portalCd: string
  deptCd: string | null
  /** Departments above the own one. */
  ancestors: readonly string[]
  /** The account may sign in. */
  active: boolean
}
/** One row by which a person holds, or does not hold, a group. */
export interface HeldGroup {
  authGrpNo: number
  authGrpNm: string
  /** The table and the number of the row that decides. */
  tableNm: 'userAuthGrp' | 'deptAuthGrp'
  rowNo: number
  settingYn: string
  fromYmd: string | null
  toYmd: string | null
  deptCd: string | null
  deptNm: string | null
  subDeptYn: string | null
  state: GrantState
}
/** A rule of the answer: the row, and what its group gives on the menu. */
export interface RuleLine extends HeldGroup {
  verdict: 'allow' | 'noAccess' | 'ignored'
  grant: Rights
}
export interface MenuFact {
  portalCd: string
  useYn: string
  /** Every menu above is in use. */
  parentsInUse: boolean
  /** The page is built, or leads out of the portal; menus with children have none. */
  hasPage: boolean
}
export interface Verdict extends Rights {
  blocks: Block[]
  rules: RuleLine[]
}

/**
 * Every row that names a group for this person, each with the reason why it counts or not, those that count
 * first.
 */
export function heldGroups(
  day: string,
  person: PersonFact,
  own: readonly UserGrantFact[],
  ofDepts: readonly DeptGrantFact[],
  groups: ReadonlyMap<number, GroupFact>,
): HeldGroup[] {
  const named = (authGrpNo: number, state: GrantState) => {
    const group = groups.get(authGrpNo)
    const shut: GrantState | undefined = !yes(group?.useYn)
      ? 'groupUnused'
      : group?.portalCd !== person.portalCd
        ? 'otherPortal'
        : undefined
    return {
      authGrpNo,
      authGrpNm: group?.authGrpNm ?? String(authGrpNo),
      state: state === 'inForce' ? (shut ?? state) : state,
    }
  }
  const personal = own.map((grant): HeldGroup => ({
    ...named(grant.authGrpNo, personalState(day, grant)),
    tableNm: 'userAuthGrp',
    rowNo: grant.userAuthGrpNo,
    settingYn: grant.settingYn,
    fromYmd: grant.fromYmd,
    toYmd: grant.toYmd,
    deptCd: null,
    deptNm: null,
    subDeptYn: null,
  }))
  const departmental = ofDepts
    .filter(({ deptCd }) => deptCd === person.deptCd || person.ancestors.includes(deptCd))
    .map((grant): HeldGroup => ({
      ...named(grant.authGrpNo, deptState(grant, person.deptCd)),
      tableNm: 'deptAuthGrp',
      rowNo: grant.deptAuthGrpNo,
      settingYn: grant.settingYn,
      fromYmd: null,
      toYmd: null,
      deptCd: grant.deptCd,
      deptNm: grant.deptNm,
      subDeptYn: grant.subDeptYn,
    }))
  return [...personal, ...departmental].toSorted(
    (a, b) => Number(b.state === 'inForce') - Number(a.state === 'inForce') || a.authGrpNo - b.authGrpNo,
  )
}
function personalState(day: string, { settingYn, fromYmd, toYmd }: UserGroup): GrantState {
  if (!yes(settingYn)) return 'notGranted'
  if ((fromYmd ?? day) > day) return 'notYet'
  return day <= (toYmd ?? day) ? 'inForce' : 'over'
}
function deptState({ settingYn, subDeptYn, deptCd }: DeptGroup, own: string | null): GrantState {
  if (!yes(settingYn)) return 'notGranted'
  return deptCd === own || yes(subDeptYn) ? 'inForce' : 'notBelow'
}

type Reach = Pick<PersonFact, 'portalCd' | 'active'>
/**
 * The rights of a person on a menu, and the rules that decide them: group, row, dates (admin section 10, 권한
 * 설명기).
 */
export function explainMenu(
  person: Reach,
  held: readonly HeldGroup[],
  menu: MenuFact,
  grants: readonly MenuGrant[],
): Verdict {
  const inForce = held.filter(({ state }) => state === 'inForce').map(({ authGrpNo }) => authGrpNo)
  const blocks = blocksOf(person, menu)
  const right = effectiveRight(blocks.length > 0 ? [] : grants, inForce)
  const rules = held.map((row): RuleLine => {
    const grant = rightsOf(grants.find(({ authGrpNo }) => authGrpNo === row.authGrpNo))
    return {
      ...row,
      grant,
      verdict: row.state !== 'inForce' ? 'ignored' : yes(grant.accessYn) ? 'allow' : 'noAccess',
    }
  })
  const rank = { allow: 0, noAccess: 1, ignored: 2 }
  return {
    accessYn: yesNo(right.read),
    writeYn: yesNo(right.write),
    excelYn: yesNo(right.excel),
    printYn: yesNo(right.print),
    blocks,
    rules: rules.toSorted((a, b) => rank[a.verdict] - rank[b.verdict]),
  }
}
function blocksOf({ active, portalCd }: Reach, menu: MenuFact): Block[] {
  return [
    ...(active ? [] : ['account' as const]),
    ...(menu.portalCd === portalCd ? [] : ['otherPortal' as const]),
    ...(yes(menu.useYn) ? [] : ['menuUnused' as const]),
    ...(menu.parentsInUse ? [] : ['parentUnused' as const]),
    ...(menu.hasPage ? [] : ['noPage' as const]),
  ]
}
const yesNo = (value: boolean): YesNo => (value ? 'Y' : 'N')
const rightsOf = (grant: MenuGrant | undefined): Rights => {
  const on = yes(grant?.accessYn)
  const right = (value: string | undefined) => yesNo(on && yes(value))
  return {
    accessYn: yesNo(on),
    writeYn: right(grant?.writeYn),
    excelYn: right(grant?.excelYn),
    printYn: right(grant?.printYn),
  }
}

/** A person as the reports name one. */
export interface NamedPerson {
  userId: string
  userNm: string
  plantNm: string | null
  deptNm: string | null
  vendorNm: string | null
}
/** A menu as the reports name one. */
export type NamedMenu = Pick<
  MenuNode,
  'menuId' | 'menuNm' | 'menuNmEn' | 'menuNmZh' | 'menuNmEs' | 'upMenuId' | 'menuLvl' | 'frontEndUrl'
>
/** Why one person sees one menu, or not. */
export interface Explanation extends Verdict {
  user: NamedPerson
  menu: NamedMenu
  /** For a menu with children: the number of visible pages. The menu is seen when one of them is. */
  pages: { seen: number; total: number } | null
}
/** Answer to "who can see this?": one line per person, with the deciding rows. */
export interface Viewer extends NamedPerson, Rights {
  rules: RuleLine[]
}
/** Answer to "what can this person do?"; `allowing` and `writing` are positions in `held`. */
export interface Ability extends NamedMenu, Rights {
  blocks: Block[]
  allowing: number[]
  writing: number[]
  isBranch: boolean
}
export interface Abilities {
  user: NamedPerson
  held: HeldGroup[]
  menus: Ability[]
}
