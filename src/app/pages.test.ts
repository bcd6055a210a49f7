import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '../core/server/seed/tsv.ts'
import type { RecordAddresses } from '../core/shared/record-page.ts'
import { builtPages, modules } from './modules.ts'

/** The registries are browser code, so this test reads them as text. */
const registries = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.pages.ts') || file.endsWith('.web.ts'))
  .map((file) => ({ file, source: readFileSync(path.join('src', file), 'utf8') }))
const pageBlocks = registries.flatMap(({ source }) =>
  [...source.matchAll(/: Pages = \{([\s\S]*?)\n\}/g)].map(([, block]) => block!),
)
const pageKeys = pageBlocks.flatMap((block) =>
  [...block.matchAll(/^ {2}'([^']+)':/gm)].map(([, key]) => key!),
)
/** The files of record pages are shared by both sides, so they are read as text. */
const recordFiles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('record-pages.rule.ts'),
)
const records = (
  await Promise.all(
    recordFiles.map((file) => import(path.resolve('src', file)) as Promise<Record<string, RecordAddresses>>),
  )
).flatMap((exported) => Object.entries(exported))
const places = records.flatMap(([, named]) => Object.values(named))
const details = places.flatMap((place) => ('page' in place ? [place.page] : []))
const listsOfDetails = places.flatMap((place) => ('page' in place ? place.of : []))

const menus = rowsOf('menus') as {
  menuId: string
  upMenuId: string | null
  frontEndUrl: string
  routePath: string
}[]
const parents = new Set(menus.map(({ upMenuId }) => upMenuId))
const leaves = menus.filter(({ menuId }) => !parents.has(menuId))
const pathOf = (frontEndUrl: string): string => frontEndUrl.split('?')[0]!
const sorted = (values: Iterable<string>): string[] => [...new Set(values)].toSorted()

describe('pages and menus', () => {
  test('the registries are seen', () => {
    expect(registries.length).toBeGreaterThan(2)
    expect(pageKeys.length).toBeGreaterThan(10)
    expect(details.length).toBeGreaterThan(30)
  })
  test('a record opens on a registered page, or in the register of a menu that has a page', () => {
    const all = registries.map(({ source }) => source).join('\n')
    expect(
      records.flatMap(([name, named]) =>
        Object.entries(named).flatMap(([entity, place]) =>
          'register' in place
            ? pageKeys.includes(place.register)
              ? []
              : [`${entity}: ${place.register}`]
            : all.includes(`recordDetails(${name}, {`) || all.includes(`...${name}.${entity}`)
              ? []
              : [`${entity}: ${place.page}`],
        ),
      ),
    ).toEqual([])
  })
  test('every name that has a place to open is the name of an entity', () => {
    const entities = modules.flatMap(({ behaviours }) => behaviours.map(({ resource }) => resource.name))
    expect(
      records.flatMap(([, named]) => Object.keys(named)).filter((name) => !entities.includes(name)),
    ).toEqual([])
  })
  test('no page is registered twice', () => {
    expect(pageKeys.filter((key, index) => pageKeys.indexOf(key) !== index)).toEqual([])
  })
  test('every page is the page of a menu', () => {
    const urls = new Set(leaves.map(({ frontEndUrl }) => pathOf(frontEndUrl)))
    expect(pageKeys.filter((key) => !urls.has(key))).toEqual([])
  })
  test('the server shows the menus that have a page, and only those', () => {
    expect(sorted([...builtPages].map(pathOf))).toEqual(sorted(pageKeys))
    const urls = new Set(leaves.map(({ frontEndUrl }) => frontEndUrl))
    expect([...builtPages].filter((url) => !urls.has(url))).toEqual([])
  })
  test('a page without a menu belongs to pages that have one, at an address of its own', () => {
    expect(listsOfDetails.filter((of) => !pageKeys.includes(of))).toEqual([])
    const addresses = new Set(menus.map(({ routePath }) => routePath))
    expect(
      details.filter((address, index) => addresses.has(address) || details.indexOf(address) !== index),
    ).toEqual([])
  })
  test('the title of a page that opens a record is the name of an entity', () => {
    const keys = records.flatMap(([, named]) =>
      Object.entries(named).flatMap(([entity, place]) => ('page' in place ? [entity] : [])),
    )
    const known = modules.flatMap(({ behaviours }) => behaviours.map(({ resource }) => resource.name))
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key) => !known.includes(key))).toEqual([])
  })
  test('each registry belongs to a module, and the app lists every module', () => {
    const all = registries.map(({ source }) => source).join('\n')
    const exported = [...all.matchAll(/export const (\w+): (?:Pages|readonly DetailPage\[\])/g)].map(
      ([, name]) => name!,
    )
    expect(exported.length).toBeGreaterThan(10)
    expect(
      exported.filter((name) => !new RegExp(`(?:\\.\\.\\.|pages: |details: )${name}\\b`).test(all)),
    ).toEqual([])
    const modules = [...all.matchAll(/export const (\w+) = defineWebModule/g)].map(([, name]) => name!)
    const tables = [...all.matchAll(/export const (\w+): PageRegistry/g)].map(([, name]) => name!)
    const listed = ['web', 'pages']
      .map((side) => readFileSync(`src/app/module-list.${side}.ts`, 'utf8'))
      .join()
    expect(modules.length).toBeGreaterThan(3)
    expect(tables.length).toBe(modules.length)
    expect([...modules, ...tables].filter((name) => !listed.includes(`{ ${name} }`))).toEqual([])
  })
  test("the test prints how many of the menu's leaves have a page", () => {
    const built = leaves.filter(({ frontEndUrl }) => builtPages.has(frontEndUrl))
    process.stdout.write(`화면이 있는 메뉴: ${built.length} / ${leaves.length}\n`)
    expect(built.length).toBeGreaterThan(0)
  })
})
