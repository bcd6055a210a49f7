import type { Values } from './sheet-row.ts'

/** Steps that can be taken back. */
const most = 100

/** What a step changed of a row: the cells before and after, or that the row came or went. */
export interface RowChange {
  rowId: string
  /** Undefined: the row was not there. */
  before: Values | undefined
  after: Values | undefined
  /** The row that it stood before, for one that comes back. */
  next?: string | undefined
}

/**
 * What this person did with the rows, newest last. All that one act does, such as a paste that changes rows
 * and adds others, is one step.
 */
export class SheetHistory {
  #past: RowChange[][] = []
  #future: RowChange[][] = []
  #isOpen = false

  record(changes: RowChange[]): void {
    if (changes.length === 0) return
    this.#future = []
    if (this.#isOpen) this.#past.at(-1)?.push(...changes)
    else {
      this.#past = [...this.#past, [...changes]].slice(-most)
      this.#isOpen = true
      queueMicrotask(() => (this.#isOpen = false))
    }
  }
  /** The changes that take the last step back, the last one first. */
  undo(): RowChange[] {
    const step = this.#past.pop()
    if (!step) return []
    this.#future.push(step)
    return step.toReversed().map((change) => ({ ...change, before: change.after, after: change.before }))
  }
  redo(): RowChange[] {
    const step = this.#future.pop()
    if (!step) return []
    this.#past.push(step)
    return step
  }
}
