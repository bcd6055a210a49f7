import { describe, expect, test } from 'vitest'
import * as tabs from './tabs.ts'
import { noTabs, tabLimit, type Tabs } from './tabs.ts'

const opened = (...paths: string[]): Tabs =>
  paths.reduce((state, path) => tabs.open(state, path, '', path), noTabs)
const paths = (state: Tabs): string[] => state.list.map((tab) => tab.path)

describe('tab strip', () => {
  test('an open page is shown again, not opened twice, and takes the query along', () => {
    const state = tabs.open(opened('/a', '/b'), '/a', '?q=1', 'A')
    expect(paths(state)).toEqual(['/a', '/b'])
    expect(state.active).toBe('/a')
    expect(state.list[0]?.search).toBe('?q=1')
  })

  test('two records are two tabs, two searches of one list are one', () => {
    const state = tabs.open(tabs.open(noTabs, '/detail', '?no=1', 'D'), '/detail', '?no=2&mode=edit', 'D')
    expect(state.list.map((tab) => tab.key)).toEqual(['/detail?no=1', '/detail?no=2'])
  })

  test('closing the active tab goes to the last remaining one, home when none is left', () => {
    const state = tabs.open(opened('/a', '/b', '/c'), '/b', '?x=1', 'B')
    const first = tabs.close(state, '/b')
    expect(first.go).toBe('/c')
    expect(first.tabs.active).toBe('/c')
    expect(tabs.close(opened('/a'), '/a').go).toBe('/')
  })

  test('the address to go to has the query of its tab', () => {
    const state = opened('/a', '/b')
    expect(tabs.close(tabs.setSearch(state, '/a', '?q=7'), '/b').go).toBe('/a?q=7')
  })

  test('closing a hidden tab stays where one is', () => {
    const closed = tabs.close(opened('/a', '/b'), '/a')
    expect(closed).toMatchObject({ go: null, tabs: { active: '/b' } })
  })

  test('the menu of the tabs closes the others, or all of them', () => {
    expect(tabs.closeOthers(opened('/a', '/b', '/c'), '/a')).toMatchObject({
      go: '/a',
      tabs: { active: '/a', list: [{ path: '/a' }] },
    })
    expect(tabs.closeAll(opened('/a', '/b'))).toMatchObject({ go: '/', tabs: { list: [] } })
  })

  test('the longest unused tab gives way to the twenty-first, but not one with unsaved text', () => {
    const twenty = opened(...Array.from({ length: tabLimit }, (_, index) => `/${index}`))
    const state = tabs.open(tabs.setDirty(twenty, '/1', true), '/0', '', '0')
    const next = tabs.open(state, '/new', '', 'new')
    expect(next.list).toHaveLength(tabLimit)
    expect(paths(next)).toContain('/0')
    expect(paths(next)).toContain('/1')
    expect(paths(next)).not.toContain('/2')
  })

  test('refresh builds the page anew and forgets that something was typed', () => {
    const state = tabs.refresh(tabs.setDirty(opened('/a', '/b'), '/a', true), '/a')
    expect(state.list.map(({ revision, dirty }) => [revision, dirty])).toEqual([
      [1, false],
      [0, undefined],
    ])
    expect(tabs.refresh(noTabs, '/').homeRevision).toBe(1)
    expect(tabs.refreshAll(opened('/a', '/b')).list.every((tab) => tab.revision === 1)).toBe(true)
  })

  test('saying the same title again changes nothing', () => {
    const state = tabs.setDirty(opened('/a'), '/a', true)
    expect(tabs.setDirty(state, '/a', true)).toBe(state)
    expect(tabs.setDirty(opened('/a'), '/b', true).list[0]?.dirty).toBeUndefined()
    expect(tabs.setTitle(state, '/a', '/a')).toBe(state)
    expect(tabs.setSearch(state, '/a', '')).toBe(state)
    expect(tabs.show(state, '/a')).toBe(state)
  })

  test('addresses and titles survive F5; nonsense in the storage does not hurt', () => {
    const kept = tabs.fromStorage(tabs.toStorage(tabs.setSearch(opened('/a', '/b'), '/a', '?q=1')))
    expect(kept.list.map(({ path, search, title }) => [path, search, title])).toEqual([
      ['/a', '?q=1', '/a'],
      ['/b', '', '/b'],
    ])
    expect(kept.active).toBeNull()
    expect(tabs.fromStorage('{')).toEqual(noTabs)
    expect(tabs.fromStorage('[{"path":1}]')).toEqual(noTabs)
  })
})

test('a title or a mark that is known already changes nothing', () => {
  const state = tabs.setDirty(tabs.setTitle(opened('/a'), '/a', 'A'), '/a', false)
  expect(tabs.setTitle(state, '/a', 'A')).toBe(state)
  expect(tabs.setDirty(state, '/a', false)).toBe(state)
  expect(tabs.setTitle(state, '/a', 'B')).not.toBe(state)
})
