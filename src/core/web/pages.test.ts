import { describe, expect, test } from 'vitest'
import type { MenuNode } from '../shared/session.ts'
import { firstPage, homeMenu, targetOf, type PageRegistry } from './pages.ts'

const menu = (changes: Partial<MenuNode>): MenuNode => ({ ...homeMenu, menuLvl: 3, ...changes })
const search = menu({
  menuNm: '허가조회',
  frontEndUrl: 'c/permitSearch?mode=search',
  routePath: '/c/permitSearch_search',
  sortOrder: '10',
})
const print = menu({
  menuNm: '허가출력',
  frontEndUrl: 'c/permitSearch?mode=print',
  routePath: '/c/permitSearch_print',
  sortOrder: '9',
})
const odd = menu({ menuNm: '기타', frontEndUrl: 'c/other', routePath: '/c/other', sortOrder: 'A' })
const top = menu({
  menuLvl: 1,
  menuNm: '공사안전',
  frontEndUrl: 'c',
  routePath: '/c',
  children: [search, print],
})
const empty = menu({ menuLvl: 1, menuNm: '교육', frontEndUrl: 'e', routePath: '/e' })
const page = () => Promise.resolve(() => null)
const registry: PageRegistry = {
  pages: { '/': page, 'c/permitSearch': page },
  details: [
    { page: '/c/detail', title: '허가 상세', of: ['c/permitSearch'], load: page },
    { page: '/x/detail', title: '다른 상세', of: ['x/list'], load: page },
    { page: '/y/detail', title: '신청 상세', of: ['c/other', 'c/permitSearch'], load: page },
  ],
}

describe('pages by menu', () => {
  test('the first page is chosen by sortOrder as a number; anything else counts as 0', () => {
    expect(firstPage(top)).toBe(print)
    expect(firstPage({ ...top, children: [search, print, odd] })).toBe(odd)
  })
  test('a menu with children leads to its first page', () => {
    expect(targetOf('/c', [top], registry)).toEqual({ kind: 'redirect', to: '/c/permitSearch_print' })
  })
  test('menus that differ by a query value share a page and keep their own menu', () => {
    expect(targetOf('/c/permitSearch_search', [top], registry)).toMatchObject({
      kind: 'page',
      menu: search,
      parent: top,
      load: page,
    })
  })
  test('a detail page belongs to a list that the user may open', () => {
    expect(targetOf('/c/detail', [top], registry)).toMatchObject({
      kind: 'page',
      menu: search,
      title: '허가 상세',
      detail: true,
    })
    expect(targetOf('/x/detail', [top], registry)).toEqual({ kind: 'denied' })
  })
  test('of several lists it belongs to the first that is named, unless only a later one may be written', () => {
    const within = (other: MenuNode) => [{ ...top, children: [search, { ...other, children: [] }] }]
    const listOf = (other: MenuNode) => targetOf('/y/detail', within(other), registry)
    expect(listOf({ ...odd, writeYn: 'Y' })).toMatchObject({ menu: { frontEndUrl: 'c/other' } })
    expect(listOf({ ...odd, writeYn: 'N' })).toMatchObject({ menu: search })
  })
  test('home needs no menu, unknown paths are missing, a level 1 menu without pages opens nothing', () => {
    expect(targetOf('/', [top], registry)).toMatchObject({ kind: 'page', menu: homeMenu })
    expect(targetOf('/nothing', [top], registry)).toEqual({ kind: 'missing' })
    expect(firstPage(empty)).toBeNull()
  })
})
