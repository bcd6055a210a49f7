import { expect, test } from 'vitest'
import { boardAddress, boardCounts, progressCounts, progressPct, unseenStates } from './board.rule.ts'

test('a due day is late from the day after it, and near within the days of the first warning (rsa.md 5.6)', () => {
  const counts = boardCounts('2026-05-21', 60, '1000')
  const of = (name: string) => counts.find((each) => each.name === name)!
  expect(of('regularLate').query).toMatchObject({
    rsaKindCd: '2',
    plantCd: '1000',
    'dueYmd.to': '2026-05-20',
  })
  expect(of('regularSoon').query).toMatchObject({ 'dueYmd.from': '2026-05-21', 'dueYmd.to': '2026-07-20' })
  expect(of('firstLate').query['state']).not.toContain('done')
  expect(boardAddress(of('measureLate'))).toBe(
    '/rsa/action/actionList?plantCd=1000&state=planned%2CinRegister%2Cfurther%2Caccepting&dueYmd.to=2026-05-20',
  )
})
test('every state of a target belongs to a step of the progress', () => expect(unseenStates()).toEqual([]))
test('progress is complete only when nothing is open', () => {
  expect(progressPct({ waiting: 0, assessing: 0, review: 0, ended: 0 })).toBeNull()
  expect(progressPct({ waiting: 1, assessing: 0, review: 0, ended: 199 })).toBe(99)
  expect(progressPct({ waiting: 0, assessing: 0, review: 0, ended: 3 })).toBe(100)
})
test('without a plant or a department the progress is that of all', () => {
  const [waiting, , , ended] = progressCounts('2026', {})
  expect(waiting!.query).toEqual({ excludeYn: 'N', state: 'waiting' })
  expect(ended!.query).toEqual({
    excludeYn: 'N',
    state: 'confirmed,shared',
    'confirmDt.from': '2026-01-01',
    'confirmDt.to': '2026-12-31',
  })
})
