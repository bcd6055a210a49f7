import { textIn, type FourTexts } from './four-texts.ts'
import type { Language } from './session.ts'

/**
 * A value inside a sentence: figures and data stay as they are, other sentences are worded in the reader's
 * language.
 */
export type SentenceValue = string | number | Sentence | readonly Sentence[]
type Values = Readonly<Record<string, SentenceValue>>

/**
 * A sentence that keeps its texts and values until its reader is known. Refusals, reasons and notices carry
 * it; the answer words it in the language of its reader.
 */
export class Sentence {
  readonly texts: FourTexts
  readonly values: Values
  /** Its name in its room, by which a record keeps it (`kept-sentence.ts`); none for what was put together. */
  readonly key: string | undefined
  constructor(texts: FourTexts, values: Values = {}, key?: string) {
    this.texts = texts
    this.values = values
    this.key = key
  }
  in(language: Language): string {
    return textIn(this.texts, language).replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const value = this.values[name]
      return value === undefined ? whole : wordedValue(value, language)
    })
  }
  /** On the server Korean, the language of logs and of the audit trail; in a browser its reader's language. */
  toString(): string {
    return this.in(reader)
  }
  /** The language of the answer that is being written (`writtenIn`), Korean outside of one. */
  toJSON(): string {
    return this.in(writing)
  }
}
const wordedValue = (value: SentenceValue, language: Language): string =>
  value instanceof Sentence
    ? value.in(language)
    : typeof value === 'object'
      ? value.map((each) => each.in(language)).join(', ')
      : String(value)

let reader: Language = 'kr'
/** A browser names the language of its one reader here; a server has readers of all languages and never calls it. */
export function readIn(language: Language): void {
  reader = language
}

let writing: Language = 'kr'
/** Runs `write`, which must not wait for anything; every sentence that it turns into JSON is in the language. */
export function writtenIn<T>(language: Language, write: () => T): T {
  const before = writing
  writing = language
  try {
    return write()
  } finally {
    writing = before
  }
}

/** A finished text of data, or a sentence that is still to be worded. */
export type Said = string | Sentence
export const saidIn = (said: Said, language: Language): string =>
  typeof said === 'string' ? said : said.in(language)

type Names<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type Arguments<S> = [Names<S>] extends [never] ? [] : [Readonly<Record<Names<S>, SentenceValue>>]
export type Sentences<T extends Record<string, FourTexts>> = {
  readonly [K in keyof T]: (...values: Arguments<T[K][0]>) => Sentence
}
/**
 * The sentences of a room, each written once in Korean, English, Chinese and Spanish:
 * `const refusals = sentences({ late: ['{minutes}분 늦었습니다.', '{minutes} minutes late.', …] })`, then
 * `refusals.late({ minutes: 3 })`. A missing language, an unknown name and a missing value do not compile.
 */
export function sentences<const T extends Record<string, FourTexts>>(texts: T): Sentences<T> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, four]) => [
      name,
      (values?: Values) => new Sentence(four, values, name),
    ]),
  ) as unknown as Sentences<T>
}

/** Names by their Korean, so that a name which was stored in Korean is said in the reader's language. */
const namesKnown = new Map<string, FourTexts>()
/** The names of codes, each a sentence without values, so that a table of names is written once. */
export function namesOf<const T extends Record<string, FourTexts>>(
  table: T,
): { readonly [K in keyof T]: Sentence } {
  for (const four of Object.values(table)) namesKnown.set(four[0], four)
  return Object.fromEntries(Object.entries(table).map(([code, four]) => [code, new Sentence(four)])) as {
    [K in keyof T]: Sentence
  }
}

/** Several values one after another, with the same mark between them in every language. */
export function joined(parts: readonly SentenceValue[], between: string): Sentence {
  const places = parts.map((_, index) => `{${index}}`).join(between)
  return new Sentence([places, places, places, places], Object.fromEntries(parts.entries()))
}

let labelIn: (korean: string, language: Language) => string | undefined = () => undefined
/** Server and browser each say once where the names of definitions stand in the other languages. */
export function speakLabels(find: typeof labelIn): void {
  labelIn = find
}
/** The Korean name of a field, state or record type of a definition, said in the reader's language inside a sentence. */
export class Label extends Sentence {
  constructor(korean: string) {
    super([korean, korean, korean, korean])
  }
  override in(language: Language): string {
    const [korean] = this.texts
    const known = namesKnown.get(korean)
    return labelIn(korean, language) ?? (known ? textIn(known, language) : korean)
  }
}
export const label = (korean: string): Label => new Label(korean)
/** The name of a definition, or a name that is a sentence already. */
export const nameIn = (name: Said): Sentence => (typeof name === 'string' ? label(name) : name)
