import {
  inLanguage,
  joinedNames,
  labelKeys,
  nameOf,
  noNames,
  type Labels,
  type Names,
} from '../../shared/labels.ts'
import { speakLabels } from '../../shared/sentence.ts'
import type { AnyLines, AnyResource } from '../../shared/resource.ts'
import type { Language } from '../../shared/session.ts'
import { createStore } from '../store.ts'

/** The names of a room in each language, `{ en: () => import('../platform/names.en.json'), … }`. */
export type NameFiles = Record<Exclude<Language, 'kr'>, () => Promise<{ default: Names }>>

let files: readonly NameFiles[] = []
/** The app lists the files of all modules, which the engine does not know. */
export function registerNames(given: readonly NameFiles[]): void {
  files = given
}

const store = createStore<{ names: Names }>({ names: noNames })
/** As the files have them, before the administrator's own words. */
let ofFiles: Names = noNames
let overrides: Labels = {}
/**
 * One translated copy per definition, so that columns and fields keep their identity while the language
 * stays.
 */
let spoken = new WeakMap<AnyResource, AnyResource>()

/** Reads the names of a language; Korean stands in the definitions. Answers what puts them to use. */
export async function readNames(language: Language): Promise<() => void> {
  const rooms = language === 'kr' ? [] : await Promise.all(files.map((room) => room[language]()))
  return () => {
    ofFiles = joinedNames(rooms.map((room) => room.default))
    draw()
  }
}
function draw(): void {
  spoken = new WeakMap()
  store.set({ names: { ...ofFiles, exceptions: { ...ofFiles.exceptions, ...overrides } } })
}
/** Labels that an administrator has set in place of the files' ones, in the language of the page. */
export function overrideLabels(given: Labels): void {
  if (JSON.stringify(given) === JSON.stringify(overrides)) return
  overrides = given
  draw()
}
// The name of a field or state in a sentence of a rule.
speakLabels((korean) => store.get().names.words[korean])

/** The definition with its texts in the current language, for drawing and for the words of its checks. */
export function spokenResource<R extends AnyResource>(resource: R): R {
  const { names } = store.get()
  const known = spoken.get(resource)
  if (known) return known as R
  const made = inLanguage(resource, names)
  spoken.set(resource, made)
  return made
}
/** `spokenResource` for components: they draw again when the language changes. */
export function useSpoken<R extends AnyResource>(resource: R): R {
  store.use((state) => state.names)
  return spokenResource(resource)
}

/** The text under a key, Korean where nobody has translated it. */
export const spokenText = (key: string, korean: string): string =>
  nameOf(store.get().names, key, korean) ?? korean
const textOf = (key: string, korean: string | undefined): string | undefined =>
  korean === undefined ? store.get().names.exceptions[key] : spokenText(key, korean)
/**
 * Texts of a definition in the current language; a name that it does not have comes back as it is. Components
 * that use them call useLanguage.
 */
export const titleOf = (of: AnyResource | AnyLines): string =>
  textOf(labelKeys.title(of), of.title) ?? of.title
export const labelOf = (of: AnyResource | AnyLines, field: string): string =>
  textOf(labelKeys.field(of, field), (of.fields as Record<string, { label: string }>)[field]?.label) ?? field
export const stateLabelOf = (resource: AnyResource, state: string): string =>
  textOf(
    labelKeys.state(resource, state),
    (resource.states as Record<string, string> | undefined)?.[state],
  ) ?? state
export const actionLabelOf = (resource: AnyResource, action: string): string =>
  textOf(
    labelKeys.action(resource, action),
    (resource.transitions as Record<string, { label: string }> | undefined)?.[action]?.label,
  ) ?? action
