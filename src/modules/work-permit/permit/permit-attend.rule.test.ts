import { describe, expect, it } from 'vitest'
import { answerOf, meetingToday, missingAnswers, noSentence } from './permit-attend.rule.ts'

const at = (time: string, day = '10') => `2026-03-${day}T${time}:00+09:00`
const worker = (vendorWorkerNo: number) => ({ vendorWorkerNo, workerUserId: null })
const signed = (vendorWorkerNo: number, attendDt: string, ...lmraCds: string[]) => ({
  ...worker(vendorWorkerNo),
  attendDt,
  lmraCds,
})
const crew = {
  workers: [worker(1), worker(2), { vendorWorkerNo: null, workerUserId: 'emp01' }],
  meetings: [{ meetDt: at('07:45') }],
}
const now = at('08:00')

describe('TBM and the last minute risk assessment', () => {
  it('everybody signs for himself', () => {
    expect(missingAnswers({ ...crew, attends: [] }, now)).toEqual([1, 2, 'emp01'])
    const own = { vendorWorkerNo: null, workerUserId: 'emp01', attendDt: at('07:50'), lmraCds: null }
    expect(missingAnswers({ ...crew, attends: [signed(1, at('07:46')), own] }, now)).toEqual([2])
  })
  it('a no counts until the same person says yes', () => {
    const no = signed(1, at('07:46'), 'gear')
    expect(missingAnswers({ ...crew, attends: [no, signed(2, at('07:46'))] }, now)).toEqual([1, 'emp01'])
    expect(answerOf({ ...crew, attends: [no, signed(1, at('07:55'))] }, 1, now)?.lmraCds).toEqual([])
    expect(noSentence(['gear'])).toBe('보호구와 공구가 맞고 상태가 좋습니까?')
  })
  it('a meeting shortly before midnight holds after it, one of the evening does not', () => {
    const night = (time: string) => meetingToday({ meetings: [{ meetDt: at(time) }] }, at('00:10', '11'))
    expect([night('23:50'), night('22:10'), night('22:09')]).toEqual([at('23:50'), at('22:10'), undefined])
  })
  it('a later meeting and another day ask anew', () => {
    const attends = [signed(1, at('07:46')), signed(2, at('07:46'))]
    expect(
      missingAnswers({ ...crew, meetings: [{ meetDt: at('07:45') }, { meetDt: at('07:58') }], attends }, now),
    ).toHaveLength(3)
    expect(meetingToday(crew, at('08:00', '11'))).toBeUndefined()
    expect(answerOf({ ...crew, attends }, 1, at('08:00', '11'))).toBeUndefined()
  })
})
