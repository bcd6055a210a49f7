import { inLanguage, labelKeys, type Labels } from '../../shared/labels.ts'
import type { AnyLines, AnyResource } from '../../shared/resource.ts'
import type { Language } from '../../shared/session.ts'
import { createStore } from '../store.ts'

/** A text file of a room, `() => import('../platform/labels.en.json')`. */
export type LabelFile = () => Promise<{ default: Labels }>
export type LabelFiles = Record<Exclude<Language, 'kr'>, readonly LabelFile[]>
const none: LabelFiles = { en: [], zh: [], es: [] }

let files = none
/** The app names the label files of all modules, which the engine does not know. */
export function registerLabels(given: LabelFiles): void {
  files = given
}

const store = createStore<{ labels: Labels }>({ labels: {} })
/** As the files have them, before the administrator's own words. */
let ofFiles: Labels = {}
let overrides: Labels = {}
/**
 * One translated copy per definition, so that columns and fields keep their identity while the language
 * stays.
 */
let spoken = new WeakMap<AnyResource, AnyResource>()

/** Reads the label files of a language; Korean stands in the definitions. Answers what puts them to use. */
export async function readLabels(language: Language): Promise<() => void> {
  const labels = await merged(files, language)
  return () => {
    ofFiles = labels
    draw()
  }
}
async function merged(of: LabelFiles, language: Language): Promise<Labels> {
  const modules = language === 'kr' ? [] : await Promise.all(of[language].map((file) => file()))
  return Object.assign({}, ...modules.map((module) => module.default)) as Labels
}
function draw(): void {
  spoken = new WeakMap()
  store.set({ labels: { ...ofFiles, ...overrides } })
}
/** Labels that an administrator has set in place of the files' ones, in the language of the page. */
export function overrideLabels(given: Labels): void {
  if (JSON.stringify(given) === JSON.stringify(overrides)) return
  overrides = given
  draw()
}

/** The definition with its texts in the current language, for drawing and for the words of its checks. */
export function spokenResource<R extends AnyResource>(resource: R): R {
  const { labels } = store.get()
  const known = spoken.get(resource)
  if (known) return known as R
  const made = inLanguage(resource, labels)
  spoken.set(resource, made)
  return made
}
/** `spokenResource` for components: they draw again when the language changes. */
export function useSpoken<R extends AnyResource>(resource: R): R {
  store.use((state) => state.labels)
  return spokenResource(resource)
}

/** The text under a key of the label files, Korean where there is none. */
export const spokenText = (key: string, korean: string): string => store.get().labels[key] ?? korean
const textOf = (key: string, korean: string | undefined): string | undefined =>
  store.get().labels[key] ?? korean
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
