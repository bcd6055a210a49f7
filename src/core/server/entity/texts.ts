import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  inLanguage,
  joinedNames,
  labelsIn,
  nameOf,
  noNames,
  type Labels,
  type Names,
} from '../../shared/labels.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { saidIn, speakLabels, type Said } from '../../shared/sentence.ts'
import type { Language } from '../../shared/session.ts'
import { allBehaviours } from './registry.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const files = new Map<Language, Names>()
/** The names of all rooms; Korean stands in the definitions. */
function namesOfFiles(language: Language): Names {
  const read = files.get(language) ?? (language === 'kr' ? noNames : readNames(language))
  files.set(language, read)
  return read
}
const readNames = (language: Language): Names =>
  joinedNames(
    globSync(`**/names.${language}.json`, { cwd: root })
      .toSorted()
      .map((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Names),
  )

interface Texts {
  names: Names
  /** Names by their Korean, for sentences. */
  words: Labels
  spoken: WeakMap<AnyResource, AnyResource>
}
const known = new Map<Language, Texts>()
let overrides: Partial<Record<Language, Labels>> = {}
/** Labels that the administrator has set in place of the files' ones; they hold from the next answer on. */
export function overrideLabels(given: Partial<Record<Language, Labels>>): void {
  overrides = given
  known.clear()
}
/** Labels of the files, without what the administrator has set. */
export function labelsOfFiles(language: Language): Labels {
  const names = namesOfFiles(language)
  return Object.fromEntries(
    Object.entries(koreanLabels()).flatMap(([key, korean]) => {
      const said = language === 'kr' ? korean : nameOf(names, key, korean)
      return said === undefined ? [] : [[key, said]]
    }),
  )
}
export const koreanLabels = (): Labels =>
  Object.assign({}, ...allBehaviours().map(({ resource }) => labelsIn(resource))) as Labels

function textsIn(language: Language): Texts {
  const found = known.get(language)
  if (found) return found
  const names = namesOfFiles(language)
  const own = overrides[language] ?? {}
  const korean = Object.keys(own).length > 0 ? koreanLabels() : {}
  const made: Texts = {
    names: { ...names, exceptions: { ...names.exceptions, ...own } },
    words: {
      ...names.words,
      ...Object.fromEntries(Object.entries(own).map(([key, said]) => [korean[key] ?? key, said])),
    },
    spoken: new WeakMap(),
  }
  known.set(language, made)
  return made
}

/** The definition with its names in a language, as its pages show it. */
export function spokenResource<R extends AnyResource>(resource: R, language: Language): R {
  const { names, spoken } = textsIn(language)
  const found = spoken.get(resource)
  if (found) return found as R
  const made = inLanguage(resource, names)
  spoken.set(resource, made)
  return made
}
/** Issues and reasons with their messages in a language; everything else of them stays. */
export const wordedAll = <M extends { message: Said }>(
  all: readonly M[],
  language: Language,
): (Omit<M, 'message'> & { message: string })[] =>
  all.map((each) => ({ ...each, message: saidIn(each.message, language) }))

// The name of a field or state in a sentence: what the definitions' texts say in the reader's language.
speakLabels((korean, language) => (language === 'kr' ? korean : textsIn(language).words[korean]))
