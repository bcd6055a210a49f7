import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../core/shared/dates.ts'
import { assignmentOn, holdsOn, periodIssues, placed, stateOn, type Assignment } from './people.rule.ts'

const first = '2026-01-01'
const lastDay = 120
const dayAt = (at: number) => addDays(first, at)
const days = Array.from({ length: lastDay + 60 }, (_, at) => dayAt(at))
const main = 'UAK01'

/** Periods in the order in which somebody enters them: begin, length (null: no end), kind. */
const entries = fc.array(
  fc.record({
    from: fc.nat(lastDay),
    length: fc.option(fc.nat(30), { nil: null }),
    kind: fc.constantFrom(main, 'UAK02'),
  }),
  { maxLength: 14 },
)
type Entry = { from: number; length: number | null; kind: string }
const rowOf = ({ from, length, kind }: Entry): Assignment => ({
  assignKindCd: kind,
  fromYmd: dayAt(from),
  toYmd: length === null ? null : dayAt(from + length),
})
/** Enters them one after another, as the server does: what clashes is refused. */
const entered = (list: readonly Entry[]): Assignment[] =>
  list.reduce<Assignment[]>((rows, entry) => {
    const next = rowOf(entry)
    const { ends, clashes } = placed(
      rows.filter(({ assignKindCd }) => assignKindCd === next.assignKindCd),
      next,
      true,
    )
    if (clashes.length > 0) return rows
    return [...rows.map((row) => (row === ends?.of ? { ...row, toYmd: ends.toYmd } : row)), next]
  }, [])

test('no day has two assignments of one kind, whatever is entered in whatever order', () => {
  fc.assert(
    fc.property(entries, (list) => {
      const rows = entered(list)
      for (const day of days)
        for (const kind of [main, 'UAK02'])
          expect(
            rows.filter((row) => row.assignKindCd === kind && holdsOn(row, day)).length,
          ).toBeLessThanOrEqual(1)
    }),
  )
})

test('assignments without an end, entered in their order, meet without a gap from the first one on', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(lastDay), { minLength: 1, maxLength: 10 }), (starts) => {
      const inOrder = starts.toSorted((one, other) => one - other)
      const rows = entered(inOrder.map((from) => ({ from, length: null, kind: main })))
      expect(rows).toHaveLength(starts.length)
      for (const day of days)
        expect(assignmentOn(rows, main, day) !== undefined, day).toBe(day >= dayAt(inOrder[0]!))
    }),
  )
})

test('the state of a day does not depend on what begins later', () => {
  const person = fc.record({
    entry: fc.option(fc.nat(lastDay), { nil: null }),
    retire: fc.option(fc.nat(lastDay), { nil: null }),
    assigned: entries,
    away: entries,
    at: fc.nat(lastDay + 50),
  })
  fc.assert(
    fc.property(person, ({ entry, retire, assigned, away, at }) => {
      const day = dayAt(at)
      const [assignments, leaves] = [
        entered(assigned),
        entered(away.map((each) => ({ ...each, kind: main }))),
      ]
      const whole = {
        entryYmd: entry === null ? null : dayAt(entry),
        retireYmd: retire === null ? null : dayAt(retire),
        assignments,
        leaves,
      }
      const known = ({ fromYmd }: { fromYmd: string }) => fromYmd <= day
      const past = {
        ...whole,
        retireYmd: whole.retireYmd !== null && whole.retireYmd > day ? null : whole.retireYmd,
        assignments: assignments.filter(known),
        leaves: leaves.filter(known),
      }
      expect(stateOn(whole, main, day)).toEqual(stateOn(past, main, day))
    }),
  )
})

test('a person of whom nothing is written down is neither at work nor away, and not known to be employed', () => {
  const nobody = { entryYmd: null, retireYmd: null, assignments: [], leaves: [] }
  expect(stateOn(nobody, main, first)).toEqual({
    employed: 'unknown',
    atWork: 'unknown',
    assignment: undefined,
    leave: undefined,
  })
  expect(stateOn({ ...nobody, entryYmd: first }, main, first)).toMatchObject({
    employed: 'yes',
    atWork: 'unknown',
  })
})

test('the day of retirement is the first day on which a person is not employed, and leave is not work', () => {
  const person = {
    entryYmd: first,
    retireYmd: dayAt(10),
    assignments: [{ assignKindCd: main, fromYmd: first, toYmd: null }],
    leaves: [{ fromYmd: dayAt(3), toYmd: dayAt(4) }],
  }
  const atWork = (at: number) => stateOn(person, main, dayAt(at)).atWork
  expect([2, 3, 4, 5, 9, 10].map(atWork)).toEqual(['yes', 'no', 'no', 'yes', 'yes', 'no'])
  expect(stateOn(person, main, dayAt(10)).employed).toBe('no')
})

test('a changed row ends no other one: an open one before it is an overlap', () => {
  const open = { fromYmd: first, toYmd: null }
  expect(placed([open], { fromYmd: dayAt(5), toYmd: null }, false).clashes).toEqual([open])
  expect(placed([open], { fromYmd: dayAt(5), toYmd: null }, true)).toEqual({
    ends: { of: open, toYmd: dayAt(4) },
    clashes: [],
  })
  // One that begins on the same day would end before it began.
  expect(placed([open], { fromYmd: first, toYmd: null }, true).clashes).toEqual([open])
})

test('the last day may not lie before the first one', () => {
  expect(periodIssues({ fromYmd: dayAt(2), toYmd: first }).map(({ path }) => path)).toEqual(['toYmd'])
  expect(periodIssues({ fromYmd: first, toYmd: first })).toEqual([])
  expect(periodIssues({ fromYmd: first, toYmd: null })).toEqual([])
})
