import type { CellChange } from './columns.ts'

/** Edits of one grid, oldest first; `done` counts those that stand. */
export interface EditHistory<Row> {
  steps: CellChange<Row>[][]
  done: number
}

/** Steps that can be taken back. */
export const LIMIT = 100

export function emptyHistory<Row>(): EditHistory<Row> {
  return { steps: [], done: 0 }
}

export function recorded<Row>(history: EditHistory<Row>, changes: CellChange<Row>[]): EditHistory<Row> {
  const steps = [...history.steps.slice(0, history.done), changes].slice(-LIMIT)
  return { steps, done: steps.length }
}

/**
 * The changes that take the last step back, newest first, so that a cell written twice ends at its first
 * value.
 */
export function undone<Row>(
  history: EditHistory<Row>,
): { history: EditHistory<Row>; changes: CellChange<Row>[] } | undefined {
  const step = history.steps[history.done - 1]
  if (!step) return undefined
  const changes = step
    .toReversed()
    .map((change) => ({ ...change, value: change.before, before: change.value }))
  return { history: { steps: history.steps, done: history.done - 1 }, changes }
}

export function redone<Row>(
  history: EditHistory<Row>,
): { history: EditHistory<Row>; changes: CellChange<Row>[] } | undefined {
  const step = history.steps[history.done]
  if (!step) return undefined
  return { history: { steps: history.steps, done: history.done + 1 }, changes: step }
}
