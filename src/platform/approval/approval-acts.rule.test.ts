import { describe, expect, test } from 'vitest'
import { actReasons, type ActFacts, type AnyAct } from './approval-acts.rule.ts'
import { acts } from './approval-answers.rule.ts'
import { approvalRefusals } from './approval-acts.texts.ts'
import { statusNames } from './approval-names.texts.ts'

/** admin 4.2: in which states a document takes each act, from the person whose act it is. */
const table: Record<AnyAct, string[]> = {
  submit: ['APS01', 'APS04', 'APS05'],
  approve: ['APS02', 'APS03'],
  reject: ['APS02', 'APS03'],
  agree: ['APS02', 'APS03'],
  hold: ['APS02'],
  withdraw: ['APS02'],
  final: ['APS02'],
  seen: ['APS02', 'APS03', 'APS04', 'APS05', 'APS06', 'APS07'],
  discard: ['APS01', 'APS04', 'APS05'],
  cancel: ['APS06'],
}
const everyAct: AnyAct[] = ['submit', ...acts, 'cancel']
const states = Object.keys(statusNames)
const kindFor = (act: AnyAct): string => (act === 'agree' ? 'ASK03' : 'ASK05')
const facts = (apprStatusCd: string, act: AnyAct, change: Partial<ActFacts> = {}): ActFacts => ({
  apprStatusCd,
  isDrafter: true,
  stepKindCd: kindFor(act),
  anybodyActed: false,
  mayFinal: true,
  isBarred: false,
  hasUnseen: true,
  mayCancel: true,
  ...change,
})
/** The reasons with their Korean. */
const reasonsOf = (act: AnyAct, given: ActFacts) =>
  actReasons(act, given).map((reason) => ({ ...reason, message: String(reason.message) }))
const guardOf = (act: AnyAct, change: Partial<ActFacts>, state = 'APS02') =>
  reasonsOf(act, facts(state, act, change))[0]

describe('every state and every act', () => {
  const cases = states.flatMap((state) =>
    everyAct.map((act) => ({ state, act, allowed: table[act].includes(state) })),
  )
  test('the table of acts covers every state and every act', () => expect(cases).toHaveLength(7 * 10))
  test.each(cases)('$state $act: $allowed', ({ state, act, allowed }) => {
    const reasons = reasonsOf(act, facts(state, act))
    expect(reasons).toEqual(
      allowed
        ? []
        : [
            {
              guard: 'state',
              message: `현재 상태(${statusNames[state as keyof typeof statusNames]})에서는 처리할 수 없습니다.`,
            },
          ],
    )
  })
})

describe('who', () => {
  test.each(['submit', 'discard', 'withdraw', 'cancel'] as const)('%s is the drafter’s', (act) => {
    expect(guardOf(act, { isDrafter: false }, table[act][0])).toEqual({
      guard: 'drafter',
      message: String(approvalRefusals.drafterOnly()),
    })
  })
  test.each(['approve', 'reject', 'agree', 'hold', 'final'] as const)('%s needs the turn', (act) => {
    expect(guardOf(act, { stepKindCd: undefined })).toEqual({
      guard: 'turn',
      message: '현재 결재 차례가 아닙니다.',
    })
  })
  test.each(['approve', 'reject', 'agree', 'hold', 'final'] as const)(
    '%s is not for a system administrator',
    (act) => {
      expect(guardOf(act, { isBarred: true })?.guard).toBe('right')
    },
  )
  test('a document cannot be taken back once somebody has signed it', () => {
    expect(guardOf('withdraw', { anybodyActed: true })).toEqual({
      guard: 'acted',
      message: '이미 결재가 진행되어 회수할 수 없습니다.',
    })
  })
  test('전결 needs the policy and a step of approval', () => {
    expect(guardOf('final', { mayFinal: false })).toEqual({
      guard: 'final',
      message: '전결 권한이 없습니다.',
    })
    expect(guardOf('final', { stepKindCd: 'ASK02' })?.guard).toBe('final')
    expect(guardOf('final', { stepKindCd: 'ASK06' })).toBeUndefined()
  })
  test('agreement and approval are different acts', () => {
    expect(guardOf('approve', { stepKindCd: 'ASK04' })?.message).toBe(
      String(approvalRefusals.agreementStep()),
    )
    expect(guardOf('reject', { stepKindCd: 'ASK03' })?.message).toBe(String(approvalRefusals.agreementStep()))
    expect(guardOf('agree', { stepKindCd: 'ASK02' })?.message).toBe(
      String(approvalRefusals.noAgreementStep()),
    )
    expect(guardOf('hold', { stepKindCd: 'ASK04' })?.message).toBe(String(approvalRefusals.parallelHold()))
    expect(guardOf('hold', { stepKindCd: 'ASK03' })).toBeUndefined()
  })
  test('취소요청 needs a module that can undo', () => {
    expect(guardOf('cancel', { mayCancel: false }, 'APS06')).toEqual({
      guard: 'module',
      message: String(approvalRefusals.noCancel()),
    })
  })
  test('후열 needs something that was not seen', () => {
    expect(guardOf('seen', { hasUnseen: false })?.message).toBe(String(approvalRefusals.nothingToSee()))
  })
})
