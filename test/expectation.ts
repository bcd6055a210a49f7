import type { Sql } from '../src/core/server/database/database.ts'
import type { Values } from './sample-row.ts'

export type Right = 'read' | 'write' | 'excel' | 'print'
/** The callers of an address: anybody, every signed-in user, or users with a right on one of the menus. */
export type Expectation = 'public' | 'signedIn' | { right: Right; menus: readonly string[] }

/**
 * Everything that the tests of the whole portal have to be told of a room (core, platform or a module) because no
 * definition says it. A room tells it in its `testing/expectations.ts`; what it has none of, it leaves out. An
 * exception gives its reason, and one that nothing needs any more fails the test that reads it.
 */
export interface Expectations {
  /** `METHOD address`, of the addresses that no definition derives, → who may call it. */
  rights?: Record<string, Expectation>
  /** The beginning of an address that carries the key of an entity elsewhere than under its path → the entity. */
  carriers?: Record<string, string>
  /** Addresses with a key that belongs to no entity, and whose it is. */
  unowned?: Record<string, string>
  /** Addresses of an entity that other people than those of its scope may call, and by which rule. */
  ownRule?: Record<string, string>
  /** The body that an address needs before it looks at the row. */
  bodies?: Record<string, Values>
  /** Lists and figures without a key that name other plants or companies on purpose, and why. */
  wide?: Record<string, string>
  /** Further fields that a sample of an entity needs to be accepted, by the name of the entity. */
  samples?: Record<string, (sql: Sql) => Values | Promise<Values>>
  /** Who of the demonstration uploads an entity for which the rights of its menus are not enough, and the row's place. */
  uploaders?: Record<string, { userId: string; values: Values }>
  /** `entity.field` whose kind is another than the suffix of its name says, and why. */
  fieldKinds?: Record<string, string>
  /** `file function` that reads owned rows without the scope and without a key, and why. */
  unscoped?: Record<string, string>
  /** Files and folders with statements over tables that a definition names at run time, and why. */
  overAnyTable?: Record<string, string>
  /** Files of a module that its README offers to the modules that stand on it. */
  offers?: readonly string[]
  /**
   * Statements that write without the engine's verbs (`addLine`, `setColumns`, `putRow` …), and rows of the audit
   * trail left by hand; none without a line. The verbs check the names of columns, seal and leave the trail; what
   * stays by hand are counts and compare-and-set in one statement and work on many records at once, each with its
   * reason on the line above. Whoever moves one to a verb lowers its number; none may rise.
   */
  byHand?: { writes: number; trails: number }
}

/** The same told of several names. */
export const all = <T>(told: T, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, told]))
