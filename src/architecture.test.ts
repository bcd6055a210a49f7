import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { offered } from '../test/expectations.ts'
import { modules } from './app/modules.ts'

type Rule = {
  name: string
  from: (file: string) => boolean
  forbidden: (file: string, from: string) => boolean
}
const web = (file: string) => /\.tsx$|\.(pages|web)\.ts$|(^|\/)web\/|^grid\//.test(file)
const shared = (file: string) => /^core\/shared\/|\.resource\.ts$|\.rule\.ts$|\.texts\.ts$/.test(file)
const server = (file: string) => !web(file) && !shared(file)
const moduleOf = (file: string) => /^modules\/([^/]+)\//.exec(file)?.[1]

/** The allowed imports (ARCHITECTURE.md, the house). One row per rule; each has been seen red. */
const rules: Rule[] = [
  {
    name: 'browser code never imports server code',
    from: web,
    forbidden: (to) => server(to) && !/\.(css|json)$/.test(to),
  },
  { name: 'server code never imports browser code', from: server, forbidden: web },
  { name: 'shared code imports only shared code', from: shared, forbidden: (to) => !shared(to) },
  {
    name: 'the grid stands on the shared facts alone',
    from: (file) => file.startsWith('grid/'),
    forbidden: (to) => !/^(grid|core\/shared)\//.test(to),
  },
  {
    name: 'the grid is entered by its door',
    from: (file) => !file.startsWith('grid/'),
    forbidden: (to) => to.startsWith('grid/') && !gridDoor.has(to),
  },
  {
    name: 'the engine knows no platform, module or app',
    from: (file) => file.startsWith('core/'),
    forbidden: (to) => /^(platform|modules|app)\//.test(to),
  },
  {
    name: 'the platform knows no module and no app',
    from: (file) => file.startsWith('platform/'),
    forbidden: (to) => /^(modules|app)\//.test(to),
  },
  {
    name: 'modules know no app',
    from: (file) => file.startsWith('modules/'),
    forbidden: (to) => to.startsWith('app/'),
  },
  {
    name: 'a module imports only those that it says it stands on',
    from: (file) => moduleOf(file) !== undefined,
    forbidden: (to, from) => {
      const [above, below] = [moduleOf(to), moduleOf(from)]
      return above !== undefined && above !== below && !standsOn(below!).includes(above)
    },
  },
  {
    name: 'modules meet only through resources and what their README offers',
    from: (file) => moduleOf(file) !== undefined,
    forbidden: (to, from) =>
      moduleOf(to) !== undefined &&
      moduleOf(to) !== moduleOf(from) &&
      !to.endsWith('.resource.ts') &&
      !to.endsWith('/record-pages.rule.ts') &&
      !offered.has(to),
  },
]
/** The grid's public files: itself, its columns, its memory of them, its pager, its texts, when it is cards. */
const gridDoor = new Set<string>(
  [
    'DataGrid.tsx',
    'columns.ts',
    'layout.ts',
    'layout-store.ts',
    'GridPager.tsx',
    'spoken.ts',
    'spoken-texts.ts',
    'use-telephone.ts',
  ].map((file) => `grid/${file}`),
)
/** The modules that a module may import from. */
const standsOn = (name: string): readonly string[] =>
  modules.find((module) => module.name === name)?.standsOn ?? []

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
)
const imports = files.flatMap((from) =>
  [...readFileSync(path.join('src', from), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, to]) => ({
      from,
      to: path.join(path.dirname(from), to!),
    }),
  ),
)

/** The rooms of work-permit, each above those it stands on. */
const permitRooms = [
  'material',
  'permit-item',
  'permit',
  'construction',
  'loto',
  'simops',
  'work-order',
  'board',
  'paper',
  'permit-flow',
  'map',
  'block',
  'kiosk',
  'worker-check',
  'seed',
]
const permitRoomOf = (file: string) => /^modules\/work-permit\/([^/]+)\//.exec(file)?.[1]

describe('rooms', () => {
  test('every room of work-permit has its floor, and only the page of a construction shows what stands above it', () => {
    const among = imports.flatMap(({ from, to }) => {
      const [below, above] = [permitRoomOf(from), permitRoomOf(to)]
      return below && above && below !== above ? [{ from, to, below, above }] : []
    })
    expect(among.flatMap(({ below, above }) => [below, above])).toSatisfy((rooms: string[]) =>
      rooms.every((room) => permitRooms.includes(room)),
    )
    expect(
      among
        .filter(({ below, above }) => permitRooms.indexOf(above) > permitRooms.indexOf(below))
        .map(({ from, to }) => `${from} -> ${to}`.replaceAll('modules/work-permit/', '')),
    ).toEqual([
      'construction/web/ConstructionDetailPage.tsx -> work-order/work-order.resource.ts',
      'construction/web/VendorConstructionPage.tsx -> board/PermitBoardPage.tsx',
    ])
  })
  test('the sources are seen', () => {
    expect(files.length).toBeGreaterThan(150)
    expect(imports.length).toBeGreaterThan(500)
  })
  test.each(rules)('$name', ({ from, forbidden }) => {
    expect(
      imports
        .filter((each) => from(each.from) && forbidden(each.to, each.from))
        .map((each) => `${each.from} -> ${each.to}`),
    ).toEqual([])
  })
  test.each(rules)('$name: the rule can fail', ({ from, forbidden }) => {
    const samples = [
      { from: 'platform/x/XPage.tsx', to: 'core/server/database/database.ts' },
      { from: 'core/server/x.ts', to: 'platform/x/XPage.tsx' },
      { from: 'modules/a/a.resource.ts', to: 'core/server/database/database.ts' },
      { from: 'core/server/x.ts', to: 'modules/a/a.resource.ts' },
      { from: 'platform/x/x.server.ts', to: 'modules/a/a.resource.ts' },
      { from: 'modules/a/a.server.ts', to: 'app/server.ts' },
      { from: 'grid/a.ts', to: 'core/web/text/text.ts' },
      { from: 'core/web/form/A.tsx', to: 'grid/values.ts' },
      { from: 'modules/a/a.server.ts', to: 'modules/b/b.server.ts' },
      { from: 'modules/vendor/a.server.ts', to: 'modules/work-permit/b.resource.ts' },
    ]
    expect(samples.some((each) => from(each.from) && forbidden(each.to, each.from))).toBe(true)
  })
})

describe('rooms of core/web', () => {
  const roomOf = (file: string) => /^core\/web\/([^/]+)\//.exec(file)?.[1]
  const arrows = new Set(
    imports.flatMap(({ from, to }) => {
      const [one, other] = [roomOf(from), roomOf(to)]
      return one && other && one !== other ? [`${one} ${other}`] : []
    }),
  )
  test('at most one of two rooms imports from the other', () => {
    expect(arrows.size).toBeGreaterThan(20)
    expect([...arrows].filter((arrow) => arrows.has(arrow.split(' ').toReversed().join(' ')))).toEqual([])
  })
})

test('no files need each other to be loaded', () => {
  const needed = new Map(files.map((file) => [file, valueImportsOf(file)]))
  const [done, above] = [new Set<string>(), [] as string[]]
  const circles: string[] = []
  const visit = (file: string): void => {
    if (above.includes(file)) circles.push([...above.slice(above.indexOf(file)), file].join(' -> '))
    if (done.has(file) || above.includes(file)) return
    above.push(file)
    for (const to of needed.get(file) ?? []) visit(to)
    above.pop()
    done.add(file)
  }
  for (const file of files) visit(file)
  expect(needed.get('core/web/form/LinesGrid.tsx')).toContain('grid/DataGrid.tsx')
  expect(circles).toEqual([])
})
/** Files that must be loaded before this one: not those it loads later, nor those of which it needs types. */
function valueImportsOf(file: string): string[] {
  const statements = readFileSync(path.join('src', file), 'utf8').matchAll(
    /^(?:import|export) (?!type )(?:([^;'"]*?) from )?'(\.[^']+)'/gm,
  )
  return [...statements]
    .filter(([, names = '']) => !/^\{(\s*type [^,}]+,?)+\s*\}$/.test(names))
    .map(([, , to]) => path.join(path.dirname(file), to!))
}

describe('habits', () => {
  test('only the settings read the environment', () => {
    const readers = files.filter((file) =>
      /process\.env\b/.test(readFileSync(path.join('src', file), 'utf8')),
    )
    expect(
      readers.filter(
        (file) =>
          ![
            'core/server/runtime/settings.ts',
            'core/server/runtime/run-program.ts',
            'core/server/database/postgres-account.ts',
          ].includes(file),
      ),
    ).toEqual([])
  })
  test('days are counted in one place', () => {
    const own = /\bnow\.slice\(0, 10\)|86_?400_?000/
    const home = ['core/server/entity/context.ts', 'core/shared/dates.ts']
    expect(files.filter((file) => own.test(codeOf(file)) && !home.includes(file))).toEqual([])
  })
  test('weeks, months, working days and decimals are reckoned in core/shared', () => {
    const own = /\bgetUTC(Day|Date|Month)\(|\bDate\.UTC\(|isodow|from "holiday"|Math\.round\([^\n]*\) \/ 10/
    const home = [
      'core/shared/dates.ts',
      'core/shared/periods.ts',
      // Numbers of days as a workbook keeps them.
      'core/server/excel/cell.ts',
      'platform/holiday/holidays.server.ts',
      // The days on which the demonstration lets people in, reckoned while they are inserted.
      'modules/vendor/seed/entry.ts',
      // Whole won of a notice, cut off and not rounded.
      'modules/work-permit/construction/safety-cost.rule.ts',
    ]
    expect(home.filter((file) => !own.test(codeOf(file)))).toEqual([])
    expect(files.filter((file) => own.test(codeOf(file)) && !home.includes(file))).toEqual([])
  })
  test('no file is longer than 400 lines', () => {
    const all = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    )
    expect(
      all.filter((file) => readFileSync(path.join('src', file), 'utf8').split('\n').length > 401),
    ).toEqual([])
  })
})

/** Sources without comments, and without the menus of a definition, which are rows of a table. */
const codeOf = (file: string) =>
  readFileSync(path.join('src', file), 'utf8').replaceAll(
    /\/\*.*?\*\/|(?<!:)\/\/[^\n]*|menus: \[[^\]]*\]/gs,
    '',
  )
const found = (pattern: RegExp, of: (file: string) => boolean): Set<string> =>
  new Set(files.filter(of).flatMap((file) => [...codeOf(file).matchAll(pattern)].map(([, name]) => name!)))
const ofModule = (file: string) => file.startsWith('modules/')

describe('names', () => {
  const isPlace = (file: string) => /\.built\.ts$|record-pages\.rule\.ts$/.test(file)
  const pages = found(/'(\/?[A-Za-z]\w*\/[^'?]*)/g, (file) => ofModule(file) && isPlace(file))
  const tables = found(/^ {2}name: '(\w+)'/gm, (file) => ofModule(file) && file.endsWith('.resource.ts'))
  const clocks = found(/batchCd: '(\w+)'/g, ofModule)
  /** The company of a person is a dimension of every scope, like plant and department. */
  const organisation = ['vendor', 'vendorPlant']

  test('core and platform do not name any page, table or clock of a module', () => {
    expect([pages.size > 100, tables.size > 90, clocks.size > 5]).toEqual([true, true, true])
    const isNamed = (name: string) =>
      pages.has(name.split('?')[0]!) || clocks.has(name) || (tables.has(name) && !organisation.includes(name))
    expect(
      files
        .filter((file) => /^(core|platform)\//.test(file) && !file.includes('.test-kit.'))
        .flatMap((file) =>
          [...codeOf(file).matchAll(/['"`]([\w/?=]+)['"`]/g)]
            .filter(([, name]) => isNamed(name!))
            .map(([, name]) => `${file}: ${name}`),
        ),
    ).toEqual([])
  })
  test('the address of a record is said where its module says where records open, and nowhere else', () => {
    const recordPages = found(/page: '([^']+)'/g, (file) => file.endsWith('record-pages.rule.ts'))
    expect(recordPages.size).toBeGreaterThan(30)
    expect(
      files
        .filter((file) => !file.startsWith('core/') && !isPlace(file) && !file.includes('.test-kit.'))
        .flatMap((file) =>
          [...codeOf(file).matchAll(/['"`](\/[\w/]+)|(\?no=)/g)]
            .filter(([, page, number]) => number !== undefined || recordPages.has(page!))
            .map(([, page, number]) => `${file}: ${page ?? number}`),
        ),
    ).toEqual([])
  })
})

/**
 * A style of a bare class holds on every open page, so two rooms with one class name would change each
 * other's look.
 */
test('a class has its look from one room', () => {
  const roomsOf = new Map<string, Set<string>>()
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((each) =>
    each.endsWith('.css'),
  )) {
    const text = readFileSync(path.join('src', file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    for (const [, selectors] of text.matchAll(/([^{}]+)\{/g))
      for (const [, name] of selectors!
        // What stands in brackets is a condition, not what gets the look.
        .replaceAll(/\([^)]*\)/g, '')
        .split(',')
        .flatMap((each) => [...each.trim().matchAll(/^\.([\w-]+)$/g)]))
        roomsOf.set(name!, (roomsOf.get(name!) ?? new Set()).add(path.dirname(file)))
  }
  expect(roomsOf.size).toBeGreaterThan(300)
  expect(
    [...roomsOf].flatMap(([name, rooms]) => (rooms.size > 1 ? [`${name}: ${[...rooms].join(', ')}`] : [])),
  ).toEqual([])
})
