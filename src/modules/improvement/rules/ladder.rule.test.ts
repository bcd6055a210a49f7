import { describe, expect, test } from 'vitest'
import { dueRungs, ladder, repeatedLevel } from './ladder.rule.ts'

const none = new Set<string>()
const due = '2026-03-13T23:59:00+09:00'
const rungOf = (levelNo: number) => ladder(due, 'H', none).find(({ level }) => level.levelNo === levelNo)!

describe('IMP-03 ladder', () => {
  test.each([
    [-2, '2026-03-06', '2026-03-06'],
    [-1, '2026-03-10', '2026-03-10'],
    [1, '2026-03-14', '2026-03-16'],
    [2, '2026-03-20', '2026-03-20'],
    [3, '2026-03-27', '2026-03-27'],
    [4, '2026-04-12', '2026-04-13'],
  ])('level %i of a due day on 03-13 stands on %s and is sent on %s at 08:00', (levelNo, levelYmd, sent) => {
    expect(rungOf(levelNo)).toMatchObject({ levelYmd, sendDt: `${sent}T08:00:00+09:00` })
  })
  test('an urgent one climbs by hours, at any hour of any day', () => {
    expect(
      ladder('2026-03-07T10:00:00+09:00', 'U', none).map(({ level, sendDt }) => [
        level.levelNo,
        sendDt.slice(5, 16),
      ]),
    ).toEqual([
      [1, '03-07T10:00'],
      [2, '03-07T14:00'],
      [3, '03-08T10:00'],
      [4, '03-10T10:00'],
    ])
  })
  test('a holiday is no working day', () => {
    expect(
      ladder(due, 'H', new Set(['2026-03-16']))
        .find(({ level }) => level.levelNo === 1)!
        .sendDt.slice(0, 10),
    ).toBe('2026-03-17')
  })
  test('each level is sent once; a reminder that was overtaken is left out, a level of lateness is not', () => {
    const levelsAt = (now: string, sent: number[] = []) =>
      dueRungs({ dueDt: due, grade: 'H' }, now, new Set(sent), none).map(({ level }) => level.levelNo)
    expect(levelsAt('2026-03-05T09:00:00+09:00')).toEqual([])
    expect(levelsAt('2026-03-11T09:00:00+09:00')).toEqual([-1])
    expect(levelsAt('2026-03-11T09:00:00+09:00', [-1])).toEqual([])
    expect(levelsAt('2026-03-14T09:00:00+09:00', [0])).toEqual([])
    expect(levelsAt('2026-03-16T09:00:00+09:00', [0])).toEqual([1])
    expect(levelsAt('2026-03-27T09:00:00+09:00', [1])).toEqual([2, 3])
  })
})

describe('IMP-03 daily repeats', () => {
  const sentOn = (levelNo: number, day: string, ackDt: string | null = null) => ({
    levelNo,
    lastDt: `${day}T08:00:00+09:00`,
    ackDt,
  })
  const at = (day: string, hour = '09') => `${day}T${hour}:00:00+09:00`
  const asked = (sent: Parameters<typeof repeatedLevel>[0], now: string, grade: 'H' | 'U' = 'H') =>
    repeatedLevel(sent, grade, now, none)?.levelNo
  test('once a day from 08:00 on working days, an urgent one on every day', () => {
    expect(asked([sentOn(1, '2026-03-16')], at('2026-03-16', '23'))).toBeUndefined()
    expect(asked([sentOn(1, '2026-03-16')], at('2026-03-17', '07'))).toBeUndefined()
    expect(asked([sentOn(1, '2026-03-16')], at('2026-03-17', '08'))).toBe(1)
    expect(asked([sentOn(1, '2026-03-20')], at('2026-03-21'))).toBeUndefined()
    expect(asked([sentOn(1, '2026-03-20')], at('2026-03-21'), 'U')).toBe(1)
  })
  test('acknowledging stops the level that was acknowledged and never the next one', () => {
    expect(asked([sentOn(1, '2026-03-16', at('2026-03-16', '10'))], at('2026-03-17'))).toBeUndefined()
    expect(
      asked([sentOn(1, '2026-03-16', at('2026-03-16', '10')), sentOn(2, '2026-03-20')], at('2026-03-23')),
    ).toBe(2)
  })
  test('the next level speaks for the one below; what comes before the due day is not repeated', () => {
    expect(
      asked([sentOn(1, '2026-03-16'), sentOn(2, '2026-03-20', at('2026-03-20', '10'))], at('2026-03-23')),
    ).toBeUndefined()
    expect(asked([sentOn(-1, '2026-03-10'), sentOn(0, '2026-03-13')], at('2026-03-16'))).toBeUndefined()
    expect(asked([], at('2026-03-16'))).toBeUndefined()
  })
})
