import { addDays } from '../../../core/shared/dates.ts'
import { improvementTransitions } from '../improvement/improvement-transitions.rule.ts'
import type { DemoImprovement } from './demo-improvements.ts'

/** Which acts brought it where it is, and when. */
export function historyOf(
  row: DemoImprovement,
  imprNo: number,
  { today, asker, handler, doer }: { today: string; asker: string; handler: string; doer: string },
): object[] {
  const { received = 0, done = 0, closed = 0 } = row
  const step = (
    action: keyof typeof improvementTransitions,
    day: number,
    time: string,
    userId: string,
    reason: string | null = null,
  ) => {
    const { label, from, to } = improvementTransitions[action]
    return {
      taskClassNm: 'improvement',
      taskKey: String(imprNo),
      fromStatCd: from[0],
      toStatCd: to,
      actNm: label,
      reason,
      userId,
      actDt: `${addDays(today, day)}T${time}+09:00`,
    }
  }
  const passed = ['effectPending', 'closed'].includes(row.state)
  return [
    step('request', row.asked, '09:30:00', asker),
    ...(row.rejected
      ? [step('answerNotApplicable', row.asked + 5, '10:00:00', handler, row.rejected.reason)]
      : []),
    ...(row.mergeTo ? [step('merge', row.asked, '10:30:00', handler)] : []),
    ...(row.received === undefined ? [] : [step('receive', received, '10:00:00', handler)]),
    ...(row.actDeptCd ? [step('assign', received, '11:00:00', handler)] : []),
    ...(row.actions ? [step('accept', received, '13:00:00', doer)] : []),
    ...(row.held ? [step('hold', received + 1, '09:00:00', handler, row.held.reason)] : []),
    ...(row.done === undefined ? [] : [step('complete', done, '16:00:00', doer)]),
    ...(passed || row.state === 'verifying' ? [step('startVerify', done, '16:20:00', handler)] : []),
    ...(passed ? [step(row.effect === undefined ? 'passAndClose' : 'pass', done, '16:40:00', handler)] : []),
    ...(row.state === 'closed' && row.effect !== undefined
      ? [step('confirmEffect', closed, '17:00:00', handler)]
      : []),
  ]
}
