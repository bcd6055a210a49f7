import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inLanguage, labelsIn, type Labels } from '../../shared/labels.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { saidIn, speakLabels, type Said } from '../../shared/sentence.ts'
import { languages, type Language } from '../../shared/session.ts'
import { allBehaviours } from './registry.ts'

const root = path.resolve(import.meta.dirname, '../../..')
/** Each room of the source has the names of its definitions in `labels.{en,zh,es}.json`. */
const files = new Map<string, Labels>()
function readLabels(language: Language): Labels {
  const name = `labels.${language}.json`
  const read = files.get(name) ?? readFiles(name)
  files.set(name, read)
  return read
}
function readFiles(name: string): Labels {
  const found = globSync(`**/${name}`, { cwd: root }).toSorted()
  return Object.assign(
    {},
    ...found.map((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Labels),
  ) as Labels
}

interface Texts {
  labels: Labels
  /** Names of definitions by their Korean. */
  names: ReadonlyMap<string, string>
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
export const labelsOfFiles = (language: Language): Labels =>
  language === 'kr' ? koreanLabels() : readLabels(language)
export const koreanLabels = (): Labels =>
  Object.assign({}, ...allBehaviours().map(({ resource }) => labelsIn(resource))) as Labels

function textsIn(language: Language): Texts {
  const found = known.get(language)
  if (found) return found
  const labels = { ...(language === 'kr' ? {} : readLabels(language)), ...overrides[language] }
  const made: Texts = { labels, names: namesIn(labels), spoken: new WeakMap() }
  known.set(language, made)
  return made
}
const namesIn = (labels: Labels): Map<string, string> =>
  new Map(
    Object.entries(koreanLabels()).flatMap(([key, korean]) => (labels[key] ? [[korean, labels[key]]] : [])),
  )

/** The definition with its names in a language, as its pages show it. */
export function spokenResource<R extends AnyResource>(resource: R, language: Language): R {
  const { labels, spoken } = textsIn(language)
  const found = spoken.get(resource)
  if (found) return found as R
  const made = inLanguage(resource, labels)
  spoken.set(resource, made)
  return made
}
/** Issues and reasons with their messages in a language; everything else of them stays. */
export const wordedAll = <M extends { message: Said }>(
  all: readonly M[],
  language: Language,
): (Omit<M, 'message'> & { message: string })[] =>
  all.map((each) => ({ ...each, message: saidIn(each.message, language) }))

/** Language of a caller who has not signed in: the first one of ours that the browser names. */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((each) => each.trim().slice(0, 2).toLowerCase().replace('ko', 'kr'))
  return (
    wanted
      .map((each) => languages.find((language) => language === each))
      .find((language) => language !== undefined) ?? 'kr'
  )
}

// The name of a field or state in a sentence: what the definitions' texts say in the reader's language.
speakLabels((korean, language) => (language === 'kr' ? korean : textsIn(language).names.get(korean)))
