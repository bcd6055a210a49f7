import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../core/server/seed/tsv.ts'
import { byMenuOrder, routePath, routeSegment } from './menu.rule.ts'
import { flattened, menuTree, type MenuRow } from './menu-tree.rule.ts'

const rows = rowsOf('menus').map((row) => ({
  ...row,
  menuLvl: Number(row['menuLvl']),
  plantAccCd: 'APA01',
})) as unknown as (MenuRow & {
  routePath: string
  accessGrps: string
  writeGrps: string | null
})[]
const byId = new Map(rows.map((row) => [row.menuId, row]))
const place = (menuId: string, sortOrder: string) => ({
  menuId,
  sortOrder,
  upMenuId: null,
  frontEndUrl: menuId,
})
const right = { read: true, write: false, excel: true, print: true }

describe('the route of a menu', () => {
  it.each([
    ['constSafe/permit/permitSearch?mode=print', 'permitSearch_print'],
    ['constSafe/permit/permitRequest', 'permitRequest'],
    ['chm', 'chm'],
    ['/wkod/wkodRequest', 'wkodRequest'],
  ])('%s ends in %s', (frontEndUrl, segment) => expect(routeSegment(frontEndUrl)).toBe(segment))

  it('the menu’s path is the one that the menu table expects, for each of its rows', () => {
    expect(rows).not.toEqual([])
    for (const row of rows) expect(routePath(row, byId), row.menuId).toBe(row.routePath)
  })
  it('is different for each menu', () =>
    expect(new Set(rows.map((row) => routePath(row, byId))).size).toBe(rows.length))
})

describe('the order of menus', () => {
  it('is numeric, and text that is no number counts as 0', () => {
    const sorted = [place('c', '10'), place('b', '9'), place('a', 'A')].toSorted(byMenuOrder)
    expect(sorted.map(({ sortOrder }) => sortOrder)).toEqual(['A', '9', '10'])
  })
})

describe('the tree of a user', () => {
  const main = rows.filter(({ portalCd }) => portalCd === 'MAIN')
  const allPages = new Set(rows.map(({ frontEndUrl }) => frontEndUrl))

  it('closes upward: one page brings its two parents', () => {
    const tree = menuTree(main, new Map([['constSafe/permit/permitSearch?mode=print', right]]), allPages)
    expect(
      flattened(tree).map(({ menuNm, routePath, accessYn, writeYn }) => [
        menuNm,
        routePath,
        accessYn,
        writeYn,
      ]),
    ).toEqual([
      ['공사안전', '/constSafe', 'Y', 'N'],
      ['작업허가', '/constSafe/permit', 'Y', 'N'],
      ['허가출력', '/constSafe/permit/permitSearch_print', 'Y', 'N'],
    ])
  })
  it('keeps a menu that leads out of the portal as it is', () => {
    const outside = {
      ...main.find(({ frontEndUrl }) => frontEndUrl === 'constSafe/permit/permitRequest')!,
      frontEndUrl: 'https://msds.kosha.or.kr/',
    }
    const others = main.filter(({ menuId }) => menuId !== outside.menuId)
    const tree = menuTree([...others, outside], new Map([[outside.frontEndUrl, right]]), new Set())
    expect(flattened(tree).at(-1)?.routePath).toBe('https://msds.kosha.or.kr/')
  })
  it('leaves out what has no page, and parents that would be empty', () => {
    expect(menuTree(main, new Map([['chm/main/chmDashboard', right]]), new Set())).toEqual([])
    expect(menuTree(main, new Map([['chm', right]]), allPages)).toEqual([])
  })
})

it('the menu table gives no right to write without access', () => {
  for (const { menuId, accessGrps, writeGrps } of rows)
    for (const group of writeGrps?.split(',') ?? []) expect(accessGrps.split(','), menuId).toContain(group)
})
