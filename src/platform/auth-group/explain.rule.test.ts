import { describe, expect, it } from 'vitest'
import {
  explainMenu,
  heldGroups,
  type GroupFact,
  type MenuFact,
  type PersonFact,
  type UserGrantFact,
} from './explain.rule.ts'

const day = '2026-11-20'
const groups = new Map<number, GroupFact>(
  [5, 7, 8, 10].map((authGrpNo) => [
    authGrpNo,
    {
      authGrpNo,
      authGrpNm: `그룹${authGrpNo}`,
      portalCd: authGrpNo === 10 ? 'VENDOR' : 'MAIN',
      useYn: authGrpNo === 7 ? 'N' : 'Y',
    },
  ]),
)
const person: PersonFact = { portalCd: 'MAIN', deptCd: 'D111', ancestors: ['D110', 'D100'], active: true }
const menu: MenuFact = { portalCd: 'MAIN', useYn: 'Y', parentsInUse: true, hasPage: true }
const own = (authGrpNo: number, more: Partial<UserGrantFact> = {}): UserGrantFact => ({
  userAuthGrpNo: authGrpNo * 10,
  authGrpNo,
  settingYn: 'Y',
  fromYmd: null,
  toYmd: null,
  ...more,
})
const dept = (deptCd: string, authGrpNo: number, more: object = {}) => ({
  deptAuthGrpNo: authGrpNo * 100,
  deptCd,
  deptNm: deptCd,
  authGrpNo,
  settingYn: 'Y',
  subDeptYn: 'N',
  ...more,
})
const grant = (authGrpNo: number, writeYn: string, accessYn = 'Y') => ({
  authGrpNo,
  accessYn,
  writeYn,
  excelYn: 'N',
  printYn: 'N',
})

describe('the rows that name a group', () => {
  it('groups count, or the explanation says why they do not', () => {
    const held = heldGroups(
      day,
      person,
      [
        own(8),
        own(5, { settingYn: 'N' }),
        own(5, { toYmd: '2026-11-19' }),
        own(5, { fromYmd: '2026-11-21' }),
        own(7),
        own(10),
      ],
      [
        dept('D111', 5),
        dept('D110', 5, { subDeptYn: 'Y' }),
        dept('D100', 5),
        dept('D112', 5),
        dept('D110', 5, { settingYn: 'N' }),
      ],
      groups,
    )
    expect(held.map(({ tableNm, state }) => `${tableNm} ${state}`).toSorted()).toEqual(
      [
        'userAuthGrp inForce',
        'userAuthGrp notGranted',
        'userAuthGrp over',
        'userAuthGrp notYet',
        'userAuthGrp groupUnused',
        'userAuthGrp otherPortal',
        'deptAuthGrp inForce',
        'deptAuthGrp inForce',
        'deptAuthGrp notBelow',
        'deptAuthGrp notGranted',
      ].toSorted(),
    )
  })
})

describe('why a menu is seen, or not', () => {
  it('R1: 8 opens, 5 writes, and both are named', () => {
    const verdict = explainMenu(person, heldGroups(day, person, [own(8), own(5)], [], groups), menu, [
      grant(8, 'N'),
      grant(5, 'Y'),
    ])
    expect(verdict).toMatchObject({ accessYn: 'Y', writeYn: 'Y', excelYn: 'N', blocks: [] })
    expect(
      verdict.rules.map(({ authGrpNm, rowNo, verdict: each, grant: { writeYn } }) => [
        authGrpNm,
        rowNo,
        each,
        writeYn,
      ]),
    ).toEqual([
      ['그룹5', 50, 'allow', 'Y'],
      ['그룹8', 80, 'allow', 'N'],
    ])
  })
  it('a row that does not count is named with its dates, a group without the menu too', () => {
    const held = heldGroups(day, person, [own(5, { toYmd: '2026-11-19' }), own(8)], [], groups)
    const verdict = explainMenu(person, held, menu, [grant(5, 'Y'), grant(8, 'N', 'N')])
    expect(verdict).toMatchObject({ accessYn: 'N', writeYn: 'N' })
    expect(verdict.rules).toMatchObject([
      { authGrpNo: 8, verdict: 'noAccess' },
      { authGrpNo: 5, verdict: 'ignored', state: 'over', toYmd: '2026-11-19' },
    ])
  })
  it('a cause that closes a menu for everybody is named, whatever the groups give', () => {
    const held = heldGroups(day, person, [own(5)], [], groups)
    const shut: [Partial<MenuFact>, Partial<PersonFact>, string][] = [
      [{ useYn: 'N' }, {}, 'menuUnused'],
      [{ parentsInUse: false }, {}, 'parentUnused'],
      [{ portalCd: 'VENDOR' }, {}, 'otherPortal'],
      [{ hasPage: false }, {}, 'noPage'],
      [{}, { active: false }, 'account'],
    ]
    for (const [menuPart, personPart, block] of shut)
      expect(
        explainMenu({ ...person, ...personPart }, held, { ...menu, ...menuPart }, [grant(5, 'Y')]),
      ).toMatchObject({
        accessYn: 'N',
        writeYn: 'N',
        blocks: [block],
      })
  })
})
