import { describe, expect, test } from 'vitest'
import { askedOnce, planSteps, withFixed, type PersonStep } from './step-plan.rule.ts'

const step = (userId: string, stepKindCd: string, change: Partial<PersonStep> = {}): PersonStep => ({
  userId,
  stepKindCd,
  userNm: userId.toUpperCase(),
  parallelGrp: null,
  active: true,
  barred: false,
  ...change,
})
const messagesOf = (given: PersonStep[] | undefined, fixed: PersonStep[] = [], drafter = 'me') => {
  const plan = planSteps(drafter, given, fixed)
  return 'reasons' in plan
    ? plan.reasons.map(({ message }) => String(message))
    : plan.rows.map(({ userId, seq }) => `${seq}${userId}`)
}

describe('steps of a 상신', () => {
  test('stand in the order given, parallel agreements together, copies last', () => {
    const group = { parallelGrp: 1 }
    expect(
      messagesOf([
        step('copy', 'ASK07'),
        step('a', 'ASK02'),
        step('b', 'ASK04', group),
        step('c', 'ASK04', group),
        step('d', 'ASK04', { parallelGrp: 2 }),
        step('e', 'ASK05'),
      ]),
    ).toEqual(['1a', '2b', '2c', '3d', '4e', '5copy'])
  })
  test('need an approver', () => {
    expect(messagesOf([step('a', 'ASK02')])).toEqual(['승인자를 1명 이상 지정하세요.'])
    expect(messagesOf(undefined)).toEqual(['승인자를 1명 이상 지정하세요.'])
  })
  test('keep the fixed ones: left out is refused, nothing given takes them', () => {
    const fixed = [step('head', 'ASK05'), step('sys', 'ASK05')]
    expect(messagesOf([step('head', 'ASK05')], fixed)).toEqual([
      '고정 결재단계는 삭제할 수 없습니다: 승인 SYS',
    ])
    expect(messagesOf(undefined, fixed)).toEqual(['1head', '2sys'])
    const plan = planSteps('me', [step('a', 'ASK02'), ...fixed], fixed)
    expect('rows' in plan && plan.rows.map(({ fixedYn }) => fixedYn)).toEqual(['N', 'Y', 'Y'])
  })
  test('a fixed person in another role is not the fixed step', () => {
    expect(messagesOf([step('head', 'ASK07'), step('b', 'ASK05')], [step('head', 'ASK05')])).toEqual([
      '고정 결재단계는 삭제할 수 없습니다: 승인 HEAD',
    ])
  })
  test('a person whom two fixed steps mean signs once', () =>
    expect(messagesOf(undefined, [step('a', 'ASK02'), step('a', 'ASK05'), step('b', 'ASK05')])).toEqual([
      '1a',
      '2b',
    ]))
  test('the steps that are shown before 상신 ask nobody twice, and pass as they are shown', () => {
    const fixed = [step('head', 'ASK02'), step('head', 'ASK05'), step('site', 'ASK05')]
    const shown = askedOnce(fixed)
    expect(shown.map(({ userId, stepKindCd }) => [userId, stepKindCd])).toEqual([
      ['head', 'ASK05'],
      ['site', 'ASK05'],
    ])
    expect(messagesOf(shown, fixed)).toEqual(['1head', '2site'])
  })
  test('a person who is both reviewer and approver approves: the head of a drafter who also heads safety (ABZ05)', () => {
    const plan = planSteps('me', undefined, [step('head', 'ASK02'), step('head', 'ASK05')])
    expect(
      'rows' in plan && plan.rows.map(({ userId, stepKindCd, seq }) => [seq, userId, stepKindCd]),
    ).toEqual([[1, 'head', 'ASK05']])
  })
  test('nobody signs a document of their own, unless there is nobody else', () => {
    expect(messagesOf([step('me', 'ASK05'), step('a', 'ASK05')])).toEqual([
      '기안자는 결재자가 될 수 없습니다.',
    ])
    expect(messagesOf([step('me', 'ASK05')])).toEqual(['1me'])
    expect(messagesOf(undefined, [step('me', 'ASK05'), step('sys', 'ASK05')])).toEqual(['1sys'])
  })
  test('nobody signs twice, and a person who has left or must not sign is named', () => {
    expect(messagesOf([step('a', 'ASK02'), step('a', 'ASK05')])).toEqual([
      '같은 결재자가 두 번 지정되었습니다: A',
    ])
    expect(messagesOf([step('a', 'ASK05', { active: false })])).toEqual(['결재할 수 없는 사용자입니다: A'])
    expect(messagesOf([step('a', 'ASK05', { barred: true })])).toEqual([
      '시스템관리자는 업무 문서를 결재할 수 없습니다. (A)',
    ])
    expect(messagesOf([step('a', 'ASK01'), step('b', 'ASK05')])).toEqual(['기안 단계는 지정할 수 없습니다.'])
  })
})

describe('steps of the round before', () => {
  const [safety, plant] = [step('safety', 'ASK05'), step('plant', 'ASK05')]
  const shown = (former: PersonStep[], fixed: PersonStep[], drafter = 'me') =>
    withFixed(drafter, former, fixed).map(({ userId, stepKindCd }) => `${userId} ${stepKindCd}`)
  test('take in a fixed step that the record needs only now, where the policy has it', () => {
    expect(shown([safety], [safety, plant])).toEqual(['safety ASK05', 'plant ASK05'])
    expect(shown([step('own', 'ASK02'), plant], [safety, plant])).toEqual([
      'own ASK02',
      'safety ASK05',
      'plant ASK05',
    ])
    expect(messagesOf(withFixed('me', [safety], [safety, plant]), [safety, plant])).toEqual([
      '1safety',
      '2plant',
    ])
  })
  test('ask whoever signed in another way for the fixed step instead, and a drafter for nothing', () => {
    expect(shown([step('plant', 'ASK02'), safety], [safety, plant])).toEqual(['safety ASK05', 'plant ASK05'])
    expect(shown([step('plant', 'ASK07'), safety], [safety, plant])).toEqual([
      'plant ASK07',
      'safety ASK05',
      'plant ASK05',
    ])
    expect(shown([safety], [safety, plant], 'plant')).toEqual(['safety ASK05'])
    expect(shown([safety, plant], [safety])).toEqual(['safety ASK05', 'plant ASK05'])
  })
})
