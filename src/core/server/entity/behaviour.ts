import type {
  ActionOf,
  AnyResource,
  FullRow,
  Input,
  KeyOf,
  PlainRow,
  Reason,
  StateOf,
} from '../../shared/resource.ts'
import { Sentence, type Said } from '../../shared/sentence.ts'
import type { Context } from './context.ts'

/** Answers with the reason for refusing, several reasons, or nothing when all is well. */
export type Guard<R> = Acts<R>['guard']
export type Refusing = Said | Reason | Reason[] | undefined | void

/** An act on the files of a record: the group of files, and whether a file is added, described or removed. */
export interface FileAct {
  group: string
  act: 'add' | 'change'
}
export type FileGuard<R> = Acts<R>['file']
type Values = Record<string, unknown>
/**
 * The functions of a behaviour. Methods, so that the behaviour of one entity is also one of any resource: the
 * engine calls it only with rows of that very entity.
 */
interface Acts<R> {
  guard(row: FullRow<R>, context: Context): Refusing | Promise<Refusing>
  file(row: FullRow<R>, context: Context, file: FileAct): Refusing | Promise<Refusing>
  set(row: FullRow<R>, context: Context, input: Values): Values | Promise<Values>
  effect(row: FullRow<R>, context: Context, input: Values): Promise<void>
  beforeSave(input: Input<R>, context: Context, before: FullRow<R> | undefined): Input<R> | Promise<Input<R>>
  afterSave(key: number | string, context: Context, before: FullRow<R> | undefined): Promise<void>
}

export interface TransitionBehaviour<R> {
  /** Decides who may do it; its refusal is a 403. */
  may?: Guard<R>
  /** Conditions of the transition; all guards run, and their refusals are answered together as a 422. */
  guards?: Record<string, Guard<R>>
  /** Columns that change with the state. */
  set?: Acts<R>['set']
  /** Runs inside the transition's transaction, after the state has changed. */
  effect?: Acts<R>['effect']
}

export interface Behaviour<R = AnyResource> {
  resource: R
  transitions?: { [A in ActionOf<R>]?: TransitionBehaviour<R> }
  /** State of a new record; the first one of the definition when absent. */
  firstState?: StateOf<R>
  /** Decides whether the form may be saved now. Without it, everybody with the write right may save. */
  mayEdit?: Guard<R>
  mayDelete?: Guard<R>
  /** Decides whether files may be added, described and removed now. Without it, `mayEdit` decides. */
  mayAttach?: FileGuard<R>
  /**
   * Tells whether the caller reads this record through another page than those of its menus, and therefore
   * also its files.
   */
  alsoReads?: (key: number | string, context: Context) => Promise<boolean>
  /** Last look at a checked input, in the saving transaction; `before` is the stored record of an update. */
  beforeSave?: Acts<R>['beforeSave']
  /** Side effects in the saving transaction. */
  afterSave?: Acts<R>['afterSave']
  /**
   * Minutes for which a new record may wait for the network in the browser, from its entering on (decision 0167).
   * Without it none may.
   */
  createWaitMinutes?: number
  /** Derived routes that this entity does not have. */
  without?: readonly ('create' | 'update' | 'delete' | 'multi' | 'excel')[]
}

export function defineBehaviour<R extends AnyResource>(
  resource: R,
  rest: Omit<Behaviour<R>, 'resource'> = {},
): Behaviour<R> {
  return { resource, ...rest }
}

export type { PlainRow }
export const keyOf = <R extends AnyResource>(resource: R, row: PlainRow): number | string =>
  row[resource.key as KeyOf<R>] as number | string

/** The refusals of a guard as a list under the guard's name. */
export async function reasonsOf(name: string, refusing: Refusing | Promise<Refusing>): Promise<Reason[]> {
  const answer = await refusing
  if (!answer) return []
  if (typeof answer === 'string' || answer instanceof Sentence) return [{ guard: name, message: answer }]
  return Array.isArray(answer) ? answer : [answer]
}
