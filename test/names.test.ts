import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '../src/core/server/seed/tsv.ts'
import { modules } from '../src/app/modules.ts'
import { inLanguage, joinedNames, labelsIn, nameOf, noNames, type Names } from '../src/core/shared/labels.ts'
import { label } from '../src/core/shared/sentence.ts'
import { register } from '../src/core/server/entity/registry.ts'
import '../src/core/server/entity/texts.ts'
import { workPermit } from '../src/modules/work-permit/permit/work-permit.resource.ts'

for (const { behaviours } of modules) for (const behaviour of behaviours) register(behaviour)
const languages = ['en', 'zh', 'es'] as const
const hangul = /\p{Script=Hangul}/u
const filesOf = (language: string): Names[] =>
  globSync(`src/**/names.${language}.json`).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Names)
const korean = Object.assign(
  {},
  ...modules.flatMap(({ behaviours }) => behaviours.map(({ resource }) => labelsIn(resource))),
) as Record<string, string>
const isAct = (key: string): boolean => /^\w+\.action\.\w+$/.test(key)

/** Names that a program file gives to `label()`, to `messages` and to fields outside of definitions. */
function namesGiven(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const found: string[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (typeof node !== 'object' || node === null) return
    const {
      type,
      callee,
      arguments: given,
    } = node as {
      type?: string
      callee?: { start: number; end: number }
      arguments?: { type: string; value?: unknown }[]
    }
    if (type === 'CallExpression' && naming.test(source.slice(callee!.start, callee!.end)))
      for (const each of given!.slice(0, 1))
        if (each.type === 'Literal' && typeof each.value === 'string' && hangul.test(each.value))
          found.push(each.value)
    for (const [name, child] of Object.entries(node)) if (name !== 'parent') walk(child)
  }
  if (hangul.test(source)) walk(parseSync(file, source).program)
  return found
}
const naming =
  /^(label|messages\.\w+|(text|textarea|number|cost|flag|day|date|month|year|time|dateTime|code|codes|tags|user|department|plant|vendor|refCode|ref|link|email|phone)(Field)?)$/
const given = new Set(
  globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test|\.resource\.ts$|\.sample\.ts$|\/testing\/|-kit\.tsx?$/.test(file))
    .flatMap(namesGiven),
)

/** Titles that the registries of pages give to pages without a menu. */
const pageTitles = globSync('src/**/*.pages.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^ +title: '([^']*)'/gm)].map(([, title]) => title!),
)

describe.each(languages)('the names in %s', (language) => {
  const files = filesOf(language)
  const names = joinedNames(files)
  test('say every field, state, transition, input, line and title of every module', () => {
    expect(
      Object.entries(korean).filter(([key, name]) => hangul.test(name) && !nameOf(names, key, name)?.trim()),
    ).toEqual([])
  })
  test('say every name that a rule or route gives to a sentence', () => {
    expect([...given].filter((name) => label(name).in(language) === name)).toEqual([])
  })
  test('say the title of every page without a menu', () => {
    expect(pageTitles.length).toBeGreaterThan(20)
    expect(pageTitles.filter((title) => hangul.test(title) && !nameOf(names, '', title))).toEqual([])
  })
  test('hold no Hangul', () => {
    expect(
      Object.values(names).flatMap((part) =>
        Object.entries(part as Record<string, string>).filter(([, said]) => hangul.test(said)),
      ),
    ).toEqual([])
  })
  test('say each word in one room only', () => {
    for (const part of ['words', 'acts', 'exceptions'] as const) {
      const keys = files.flatMap((file) => Object.keys(file[part]))
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    }
  })
  test('hold no word that nothing is called by', () => {
    const used = new Set([...Object.values(korean), ...given, ...pageTitles])
    const acts = new Set(Object.keys(korean).flatMap((key) => (isAct(key) ? [korean[key]!] : [])))
    expect({
      words: Object.keys(names.words).filter((word) => !used.has(word)),
      acts: Object.keys(names.acts).filter((word) => !acts.has(word)),
      exceptions: Object.keys(names.exceptions).filter((key) => !(key in korean)),
    }).toEqual({ words: [], acts: [], exceptions: [] })
  })
  test('have no exception that says what the dictionary says', () => {
    const bare = { ...names, exceptions: {} }
    expect(
      Object.entries(names.exceptions).filter(([key, said]) => nameOf(bare, key, korean[key] ?? '') === said),
    ).toEqual([])
    expect(Object.entries(names.acts).filter(([word, said]) => names.words[word] === said)).toEqual([])
  })
})

test('every menu has its name in four languages', () => {
  const menus = rowsOf('menus')
  expect(
    menus.filter((menu) =>
      ['menuNm', 'menuNmEn', 'menuNmZh', 'menuNmEs'].some(
        (name) => !menu[name]?.trim() || (name !== 'menuNm' && hangul.test(menu[name])),
      ),
    ),
  ).toEqual([])
})

describe('a definition in another language', () => {
  const english = inLanguage(workPermit, joinedNames(filesOf('en')))
  test('has its title, fields, states, transitions, inputs, files and lines', () => {
    expect({
      title: english.title,
      field: english.fields.permitNm.label,
      state: english.states?.rejected,
      action: english.transitions?.reject.label,
      input: (english.transitions?.suspend.input as Record<string, { label: string }> | undefined)?.[
        'suspReasonCd'
      ]?.label,
      file: english.files?.['photo']?.label,
      line: english.lines?.gases.fields.o2Pct.label,
    }).toEqual({
      title: 'Work permit',
      field: 'Work name',
      state: 'Rejected',
      action: 'Reject',
      input: 'Reason for suspension',
      file: 'Site and posting photos',
      line: 'Oxygen O₂ (%)',
    })
  })
  test('differs in nothing but its labels', () => {
    expect(inLanguage(english, { ...noNames, exceptions: labelsIn(workPermit) })).toEqual(workPermit)
  })
  test('falls back to Korean, one label at a time', () => {
    const partly = inLanguage(workPermit, { ...noNames, words: { 작업명: 'Name' } })
    expect([partly.fields.permitNm.label, partly.fields.permitCd.label]).toEqual(['Name', '허가번호'])
  })
})
