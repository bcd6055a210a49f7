import { wordsIn } from '../../../core/shared/four-texts.ts'
import { languages, type Language } from '../../../core/shared/session.ts'
import { draftSentences } from './msds.texts.ts'
import { itemLetterTexts, sectionItemTexts } from './section-items.texts.ts'

/** An item of a section of a sheet: 가. 눈에 들어갔을 때. */
export interface SectionItem {
  /** `04.1` */
  id: string
  /** Name as the notice writes it, in the language of the sheet. */
  name: string
  /** The heading with its letter, as it stands in the text. */
  heading: string
  parts: readonly string[]
}
const words = (language: Language): { id: string; name: string }[] =>
  Object.entries(wordsIn(sectionItemTexts, language)).map(([id, name]) => ({ id, name }))

/** The items of a section by 고용노동부고시 별표 4, in a language. @param sectCd '01' … '16' */
export function itemsOf(sectCd: string, language: Language): SectionItem[] {
  const named = words(language).filter(({ id }) => id.startsWith(`${sectCd}.`))
  return named
    .filter(({ id }) => id.split('.').length === 2)
    .map(({ id, name }, index) => ({
      id,
      name,
      heading: `${wordsIn(itemLetterTexts, language).letters[index]}. ${name}`,
      parts: named.filter((each) => each.id.startsWith(`${id}.`)).map((each) => each.name),
    }))
}

/** Letters and digits of a text without its brackets: what two spellings of one heading have in common. */
const bare = (text: string): string =>
  text
    .replaceAll(/\([^)]*\)|（[^）]*）/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
const headings: readonly { id: string; head: string }[] = languages
  .flatMap((language) => words(language).map(({ id, name }) => ({ id, head: bare(name) })))
  .toSorted((one, other) => other.head.length - one.head.length)
/** '가.', 'a)', '4.1', '(1)', '-' and '○' before a heading. */
const ordinal = /^\s*(?:\d{1,2}\.\d{1,2}\.?\s+|\(?(?:[가-힣]|[a-z]|\d{1,2})\s*[.)]\s*|[-–•·○◦*]\s*)/iu

export interface HeadedLine {
  /** `04.1`, or `08.3.2` for a part of an item. */
  id: string
  /** What the line says behind its heading, letters and digits alone. */
  rest: string
}
/**
 * The item whose heading a line begins with: on a line of its own, before a colon, or behind a letter or dash.
 * Brackets, spaces and marks do not count.
 */
export function headingOf(sectCd: string, line: string): HeadedLine | undefined {
  const own = headings.filter(({ id }) => id.startsWith(`${sectCd}.`))
  const plain = line.replace(ordinal, '')
  const [head = '', ...after] = plain.split(/[:：]/u)
  const exact = own.find((each) => each.head === bare(head))
  if (exact) return { id: exact.id, rest: bare(after.join(' ')) }
  if (plain === line) return undefined
  const whole = bare(plain)
  const begun = own.find((each) => whole.startsWith(each.head))
  return begun && { id: begun.id, rest: whole.slice(begun.head.length) }
}

/** 자료 없음 in four languages, letters alone. */
const nothing = /^(?:자료없음|nodata(?:available)?|无资料|无数据|sindatos)$/i
/** Whether a section says nothing but 자료 없음, the headings of its items left aside; an empty one too. */
export const saysNothing = (sectCd: string, contents: string): boolean =>
  contents.split('\n').every((line) => {
    const said = headingOf(sectCd, line)?.rest ?? bare(line)
    return said === '' || nothing.test(said)
  })

/** Line of the heading of every item that the text has, by its id. */
export function headingsIn(sectCd: string, contents: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const [at, line] of contents.split('\n').entries()) {
    const id = headingOf(sectCd, line)?.id
    if (id !== undefined && !found.has(id)) found.set(id, at)
  }
  return found
}

/**
 * The text with the heading of an item in its place, before the next item that is there already, and below it
 * what a sheet says where nothing is known (제11조 제7항). A text that has it stays as it is.
 */
export function withItem(sectCd: string, contents: string, id: string, language: Language): string {
  const items = itemsOf(sectCd, language)
  const item = items.find((each) => each.id === id)
  const known = headingsIn(sectCd, contents)
  if (!item || known.has(id)) return contents
  const unknown = draftSentences.noData().in(language)
  const added = [
    item.heading,
    ...(item.parts.length > 0 ? item.parts.map((part) => `- ${part}: ${unknown}`) : [unknown]),
  ]
  // A text that says nothing yet makes room for the items.
  if (known.size === 0 && saysNothing(sectCd, contents)) return added.join('\n')
  const lines = contents.trimEnd().split('\n')
  const later = items.slice(items.indexOf(item) + 1).flatMap((each) => known.get(each.id) ?? [])
  return lines.toSpliced(later.length > 0 ? Math.min(...later) : lines.length, 0, ...added).join('\n')
}
/** The text with all items that it does not have yet. */
export const withAllItems = (sectCd: string, contents: string, language: Language): string =>
  itemsOf(sectCd, language).reduce((text, { id }) => withItem(sectCd, text, id, language), contents)

/** A line of two texts beside each other. */
export interface TextChange {
  kind: 'same' | 'gone' | 'new'
  line: string
}
/** What a text has changed of an earlier one, line by line: the longest lines that both have in order stay. */
export function lineChanges(before: string, after: string): TextChange[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  // kept[i][j]: lines that old from i and fresh from j have in common.
  const kept = Array.from({ length: old.length + 1 }, () => fresh.map(() => 0).concat(0))
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      kept[i]![j] =
        old[i] === fresh[j] ? kept[i + 1]![j + 1]! + 1 : Math.max(kept[i + 1]![j]!, kept[i]![j + 1]!)
  const changes: TextChange[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      changes.push({ kind: 'same', line: old[i++]! })
      j++
    } else if (j >= fresh.length || (i < old.length && kept[i + 1]![j]! >= kept[i]![j + 1]!))
      changes.push({ kind: 'gone', line: old[i++]! })
    else changes.push({ kind: 'new', line: fresh[j++]! })
  }
  return changes
}
