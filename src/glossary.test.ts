import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { expectations } from '../test/expectations.ts'
import { behaviours, modules } from './app/modules.ts'
import type { Field, Fields } from './core/shared/field.ts'
import type { AnyLines } from './core/shared/resource.ts'

interface Named {
  entity: string
  /** Name of the entity's own key. */
  key: string
  name: string
  field: Field
}
const entities = behaviours.flatMap(({ resource }) => [
  resource,
  ...Object.values((resource.lines ?? {}) as Record<string, AnyLines>),
])
const named: Named[] = entities.flatMap(({ name: entity, key, fields }) =>
  Object.entries(fields as Fields).map(([name, field]) => ({ entity, key: key as string, name, field })),
)
/** Keys that are no fields are columns all the same. */
const names = [...new Set([...named.map(({ name }) => name), ...entities.map(({ key }) => key as string)])]

/** `attr1` and `co2` are written `attr` and `co`, unless the glossary knows the whole (`o2`, `h2s`). */
const partsOf = (name: string): string[] => name.split(/(?=[A-Z])/).map((part) => part.toLowerCase())
const withoutDigits = (part: string): string => part.replace(/\d+$/, '')
const rowsOf = (text: string): string[] =>
  [...text.matchAll(/^\| (\w+) \|/gm)].map(([, part]) => part!.toLowerCase())

const glossary = readFileSync('docs/glossary.md', 'utf8')
/** The word parts of each room: those of the platform and of several rooms, and those of one module alone. */
const wordsBy = new Map([
  ['docs', rowsOf(/## Word parts([\s\S]*?)\n## /.exec(glossary)?.[1] ?? '')],
  ...globSync('src/modules/*/glossary.md').map(
    (file) => [path.basename(path.dirname(file)), rowsOf(readFileSync(file, 'utf8'))] as const,
  ),
])
const words = [...wordsBy.values()].flat().filter((part) => part !== 'part')
const known = new Set([...rowsOf(glossary), ...words])

describe('glossary', () => {
  test('the glossary knows every part of every field name', () => {
    const unknown = names.flatMap((name) =>
      partsOf(name)
        .filter((part) => !known.has(part) && !known.has(withoutDigits(part)))
        .map((part) => `${part} in ${name}`),
    )
    expect(unknown).toEqual([])
  })
  test('the glossary lists no word part twice and none that no field has', () => {
    const used = new Set(
      names.flatMap((name) => partsOf(name).flatMap((part) => [part, withoutDigits(part)])),
    )
    expect(words.length).toBeGreaterThan(150)
    expect(words.filter((part, index) => !used.has(part) || words.indexOf(part) !== index)).toEqual([])
  })
  test('a word that the glossary of a module says is a word of that module', () => {
    const foreign = modules.flatMap(({ name: module, behaviours: own }) => {
      const names = own.flatMap(({ resource }) =>
        [resource, ...Object.values((resource.lines ?? {}) as Record<string, AnyLines>)].flatMap(
          ({ key, fields }) => [key as string, ...Object.keys(fields as Fields)],
        ),
      )
      const used = new Set(
        names.flatMap((name) => partsOf(name).flatMap((part) => [part, withoutDigits(part)])),
      )
      return (wordsBy.get(module) ?? []).filter((part) => part !== 'part' && !used.has(part))
    })
    expect(foreign).toEqual([])
  })
  test('an invented part of a field name fails the check', () => {
    expect(partsOf('safeMngrNm').filter((part) => !known.has(part))).toEqual(['mngr'])
  })
})

const kindIn =
  (...kinds: Field['kind'][]) =>
  ({ field }: Named) =>
    kinds.includes(field.kind)
/**
 * A key of its own entity, part of what makes a row unique, or a number that the counter draws (permitCd).
 */
const isOwnText = ({ name, key, field }: Named): boolean =>
  field.kind === 'text' && (name === key || field.numbering !== undefined || isUniquePart(name))
const uniques = behaviours.flatMap(({ resource }) => resource.unique ?? [])
const isUniquePart = (name: string): boolean => uniques.some((columns) => columns.includes(name))

/** The meaning of a name's suffix for its field; the longest suffix that fits decides. */
const suffixes: Record<string, (of: Named) => boolean> = {
  Nm: kindIn('text'),
  Cd: (of) =>
    kindIn('code', 'department')(of) ||
    (of.field.kind === 'ref' && of.field.textKey === true) ||
    isOwnText(of),
  No: (of) => kindIn('process')(of) || (of.field.kind === 'ref' && of.field.textKey !== true),
  // A member is a person, a department or a company, so its key is no reference to one table.
  Id: (of) =>
    (of.field.kind === 'ref' && of.field.textKey === true) || isOwnText(of) || of.name === 'memberId',
  UserId: kindIn('user'),
  Yn: kindIn('flag'),
  Ymd: kindIn('date'),
  Ym: kindIn('month'),
  Dt: kindIn('datetime'),
  Tm: kindIn('time'),
  Cds: kindIn('codes'),
  Nos: kindIn('codes', 'tags'),
  Tel: kindIn('text'),
  Url: kindIn('text', 'link'),
  Txt: kindIn('text', 'textarea'),
  Reason: kindIn('textarea'),
  ...Object.fromEntries(
    [
      'Cnt',
      'Qty',
      'Amt',
      'Rate',
      'Seq',
      'Lvl',
      'Order',
      'Pct',
      'Ppm',
      'M',
      'Kg',
      'V',
      'Bar',
      'C',
      'X',
      'Y',
      'Z',
      'Max',
      'Val',
    ].map((suffix) => [suffix, kindIn('number', 'cost')]),
  ),
}
const suffixOf = (name: string): string | undefined =>
  Object.keys(suffixes)
    .filter((suffix) => name.endsWith(suffix) || (suffix === 'UserId' && name === 'userId'))
    .toSorted((one, other) => other.length - one.length)[0]

describe('suffix', () => {
  const { fieldKinds } = expectations
  const wrong = named.filter((of) => {
    const suffix = suffixOf(of.name)
    return suffix !== undefined && !suffixes[suffix]!(of)
  })
  test('says the kind of its field', () => {
    expect(
      wrong
        .filter(({ entity, name }) => fieldKinds[`${entity}.${name}`] === undefined)
        .map(({ entity, name, field }) => `${entity}.${name} is ${field.kind}`),
    ).toEqual([])
  })
  test('every exception still belongs to a field', () => {
    const needed = new Set(wrong.map(({ entity, name }) => `${entity}.${name}`))
    expect(Object.keys(fieldKinds).filter((each) => !needed.has(each))).toEqual([])
  })
  test('is seen where a name has one', () => {
    expect([suffixOf('userNm'), suffixOf('headUserId'), suffixOf('menuId'), suffixOf('remark')]).toEqual([
      'Nm',
      'UserId',
      'Id',
      undefined,
    ])
  })
})
