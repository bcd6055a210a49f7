import { defined } from './defined.ts'
import type { Field, Fields } from './field.ts'
import type { AnyLines, AnyResource, Transition } from './resource.ts'

/**
 * Texts of definitions in one language: `workPermit`, `workPermit.permitNm`, `workPermit.state.draft`,
 * `workPermit.action.request`.
 */
export type Labels = Readonly<Record<string, string>>
/** The names of definitions in one language, as `names.{en,zh,es}.json` of each room holds them. */
export interface Names {
  /** By the Korean name: fields, states and records with the same name are said in the same way. */
  words: Labels
  /** Transitions whose Korean name is also the name of a state: '반려' is 'Rejected' there, 'Reject' here. */
  acts: Labels
  /** By key, where a name means something else than the same word elsewhere. */
  exceptions: Labels
}
export const noNames: Names = { words: {}, acts: {}, exceptions: {} }
/** The names of several rooms as one. */
export const joinedNames = (all: readonly Names[]): Names => ({
  words: Object.assign({}, ...all.map(({ words }) => words)) as Labels,
  acts: Object.assign({}, ...all.map(({ acts }) => acts)) as Labels,
  exceptions: Object.assign({}, ...all.map(({ exceptions }) => exceptions)) as Labels,
})
const actKey = /^\w+\.action\.\w+$/
/** A name in the language of `names`; undefined where nobody has translated it. */
export const nameOf = ({ words, acts, exceptions }: Names, key: string, korean: string): string | undefined =>
  exceptions[key] ?? (actKey.test(key) ? acts[korean] : undefined) ?? words[korean]

/** The keys of a definition's texts. */
export const labelKeys = {
  title: (of: { name: string }) => of.name,
  field: (of: { name: string }, field: string) => `${of.name}.${field}`,
  /** Names of yes and no of a flag; `of` is the key of an entity, of lines or of a transition. */
  word: (of: string, field: string, answer: 'Y' | 'N') => `${of}.${field}.${answer}`,
  state: (of: { name: string }, state: string) => `${of.name}.state.${state}`,
  action: (of: { name: string }, action: string) => `${of.name}.action.${action}`,
  /** Input that the user gives with a transition. */
  input: (of: { name: string }, action: string, field: string) => `${of.name}.action.${action}.${field}`,
  file: (of: { name: string }, group: string) => `${of.name}.file.${group}`,
}

type Named = [name: string, label: string][]
const fieldLabels = (fields: Fields): Named =>
  Object.entries(fields).map(([name, { label }]) => [name, label])
const transitionsOf = (resource: AnyResource) =>
  Object.entries((resource.transitions ?? {}) as Record<string, Transition<string>>)
const linesOf = (resource: AnyResource) => Object.entries((resource.lines ?? {}) as Record<string, AnyLines>)

const wordsOf = (of: string, fields: Fields): Named =>
  Object.entries(fields).flatMap(([name, { words }]): Named =>
    words
      ? [
          [labelKeys.word(of, name, 'Y'), words[0]],
          [labelKeys.word(of, name, 'N'), words[1]],
        ]
      : [],
  )

/** Every text of a definition and its lines in Korean, by key. */
export function labelsIn(resource: AnyResource): Labels {
  const ofFields = (of: AnyResource | AnyLines): Named => [
    [labelKeys.title(of), of.title],
    ...fieldLabels(of.fields as Fields).map(([name, label]): [string, string] => [
      labelKeys.field(of, name),
      label,
    ]),
    ...wordsOf(of.name, of.fields as Fields),
  ]
  return Object.fromEntries([
    ...ofFields(resource),
    ...Object.entries((resource.states ?? {}) as Record<string, string>).map(([state, label]) => [
      labelKeys.state(resource, state),
      label,
    ]),
    ...transitionsOf(resource).flatMap(([action, { label, input = {} }]) => [
      [labelKeys.action(resource, action), label],
      ...fieldLabels(input).map(([name, text]) => [labelKeys.input(resource, action, name), text]),
      ...wordsOf(labelKeys.action(resource, action), input),
    ]),
    ...Object.entries(resource.files ?? {}).map(([group, { label }]) => [
      labelKeys.file(resource, group),
      label,
    ]),
    ...linesOf(resource).flatMap(([, lines]) => ofFields(lines)),
  ])
}

/**
 * The definition with the texts of a language in it; what a language lacks stays Korean. Nothing else
 * differs.
 */
export function inLanguage<R extends AnyResource>(resource: R, names: Names): R {
  const say = (key: string, korean: string) => nameOf(names, key, korean) ?? korean
  const mapped = <V>(values: Record<string, V> | undefined, change: (value: V, name: string) => V) =>
    values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]))
  const relabelled = <V extends { label: string }>(value: V, key: string): V => ({
    ...value,
    label: say(key, value.label),
  })
  const wordsIn = (of: string, field: string, words: Field['words']) =>
    defined({
      words:
        words &&
        ([
          say(labelKeys.word(of, field, 'Y'), words[0]),
          say(labelKeys.word(of, field, 'N'), words[1]),
        ] as const),
    })
  const ofFields = <T extends AnyResource | AnyLines>(of: T): T => ({
    ...of,
    title: say(labelKeys.title(of), of.title),
    fields: mapped(of.fields as Fields, (field, name) => ({
      ...relabelled(field, labelKeys.field(of, name)),
      ...wordsIn(of.name, name, field.words),
    })),
  })
  const { states, transitions, files, lines } = resource as AnyResource
  return {
    ...ofFields(resource),
    ...defined({
      states: states
        ? mapped<string>(states, (label, state) => say(labelKeys.state(resource, state), label))
        : undefined,
      transitions: transitions
        ? mapped(transitions as Record<string, Transition<string>>, (transition, action) => ({
            ...relabelled(transition, labelKeys.action(resource, action)),
            ...defined({
              input: transition.input
                ? mapped(transition.input, (field, name) => ({
                    ...relabelled(field, labelKeys.input(resource, action, name)),
                    ...wordsIn(labelKeys.action(resource, action), name, field.words),
                  }))!
                : undefined,
            }),
          }))
        : undefined,
      files: files
        ? mapped(files, (group, name) => relabelled(group, labelKeys.file(resource, name)))
        : undefined,
      lines: lines ? mapped<AnyLines>(lines, ofFields) : undefined,
    }),
  }
}
