import type { Sentence } from './sentence.ts'

/** A value as an answer writes it: every sentence in it is a text. */
export type Written<T> = T extends Sentence
  ? string
  : T extends object
    ? { [K in keyof T]: Written<T[K]> }
    : T
/** The value as a Korean reader gets it, with every sentence worded. */
export const inKorean = <T>(value: T): Written<T> =>
  (value === undefined ? undefined : JSON.parse(JSON.stringify(value))) as Written<T>
