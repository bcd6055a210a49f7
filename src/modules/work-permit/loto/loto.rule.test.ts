import { describe, expect, test } from 'vitest'
import { saidIn } from '../../../core/shared/sentence.ts'
import {
  daysHeld,
  electricSteps,
  forceSignRefusal,
  isOverdue,
  judgeZeroEnergy,
  liftRefusals,
  lockRefusal,
  lotoNeeds,
  missingForceRoles,
  openBeforeUnlock,
  progressOf,
  releaseRefusals,
  stepName,
  stepRefusal,
  stepsFor,
  unlockRefusal,
  verifyRefusal,
  type PointFacts,
  type StepFacts,
} from './loto.rule.ts'

/** Sentences as a Korean reader gets them. */
const asSaid = (given: unknown): unknown =>
  given === undefined ? undefined : JSON.parse(JSON.stringify(given))
const limits = { heatMaxC: 40, radiationMaxUsv: 1 }
const at = '2026-03-10T08:00:00+09:00'
const point = (seq: number, over: Partial<PointFacts> = {}): PointFacts => ({
  lotoPointNo: seq,
  seq,
  deviceTag: `CB-0${seq}`,
  energyCd: 'E01',
  lockUserId: null,
  lockDt: null,
  verifyUserId: null,
  verifyDt: null,
  unlockDt: null,
  ...over,
})
const locked = (seq: number, over: Partial<PointFacts> = {}) =>
  point(seq, { lockUserId: 'issuer01', lockDt: at, ...over })
const verified = (seq: number) => locked(seq, { verifyUserId: 'coop01', verifyDt: at })

describe('안전보건규칙 제92조·제319조: locking', () => {
  test('the progress says three of five points verified, as the start guard does (ptw.md 7)', () => {
    expect(asSaid(progressOf([verified(1), verified(2), verified(3), locked(4), point(5)]))).toEqual({
      total: 5,
      locked: 4,
      verified: 3,
      text: '격리지점 3/5 확인',
    })
  })
  test('points are locked in the planned order, each once', () => {
    const points = [point(1), point(2)]
    expect(lockRefusal(points, points[0]!, [])).toBeUndefined()
    expect(asSaid(lockRefusal(points, points[1]!, []))).toBe(
      '격리 순서에 따라 1번 지점(CB-01)을 먼저 잠그세요.',
    )
    expect(asSaid(lockRefusal([locked(1)], locked(1), []))).toBe('1번 지점은 이미 잠겼습니다.')
  })
  test('who locked does not verify; nobody verifies what is not locked (ptw.md 7)', () => {
    expect(asSaid(verifyRefusal(locked(1), 'issuer01', []))).toBe('잠금 실시자와 확인자는 달라야 합니다.')
    expect(verifyRefusal(locked(1), 'coop01', [])).toBeUndefined()
    expect(asSaid(verifyRefusal(point(1), 'coop01', []))).toBe('1번 지점(CB-01)을 먼저 잠그세요.')
    expect(asSaid(verifyRefusal(verified(1), 'issuer11', []))).toBe('1번 지점은 이미 확인되었습니다.')
  })
})

describe('zero energy test (제319조제2항제5호 검전, 제92조제4항 잔압)', () => {
  test.each([
    ['E01', 0, true],
    ['E01', 3, false],
    ['E02', 0, true],
    ['E02', 0.1, false],
    // A vacuum is energy too.
    ['E02', -0.2, false],
    ['E04', 0, true],
    ['E04', 12, false],
    ['E07', 40, true],
    ['E07', 40.1, false],
    ['E07', -10, true],
    ['E08', 1, true],
    ['E08', 1.2, false],
    ['E10', 0, true],
  ])('%s %d: %s', (energyCd, value, ok) => expect(judgeZeroEnergy(energyCd, value, limits).ok).toBe(ok))
  test('the zero energy test says what is left and what is needed', () => {
    expect(asSaid(judgeZeroEnergy('E01', 440, limits).message)).toBe(
      '에너지가 남아 있습니다(440 V). 0 V이어야 확인할 수 있습니다.',
    )
    expect(asSaid(judgeZeroEnergy('E07', 85, limits).message)).toBe(
      '에너지가 남아 있습니다(85 ℃). 40 ℃ 이하이어야 확인할 수 있습니다.',
    )
  })
})

describe('제319조제3항: taking off', () => {
  test('whoever hung the locks takes them off in reverse order', () => {
    const points = [verified(1), verified(2), verified(3)]
    expect(asSaid(unlockRefusal(points, points[0]!, 'issuer01'))).toBe(
      '역순 해제: 3번 지점(CB-03)을 먼저 해제하세요.',
    )
    expect(unlockRefusal(points, points[2]!, 'issuer01')).toBeUndefined()
    expect(asSaid(unlockRefusal(points, points[2]!, 'coop01'))).toBe(
      '잠금장치와 꼬리표는 설치한 사람이 직접 철거해야 합니다. (안전보건규칙 제319조제3항)',
    )
    const lastOff = [verified(1), verified(2), locked(3, { unlockDt: at })]
    expect(unlockRefusal(lastOff, lastOff[1]!, 'issuer01')).toBeUndefined()
    expect(asSaid(unlockRefusal(lastOff, lastOff[2]!, 'issuer01'))).toBe('3번 지점에는 잠금이 없습니다.')
  })
  test('a lockout ends only when every linked permit has reported completion and no personal lock hangs', () => {
    const permit = (
      permitCd: string,
      state: 'working' | 'completionReported' | 'closed' | 'approved' | 'cancelled',
    ) => ({
      permitNo: 1,
      permitCd,
      state,
    })
    const on = { vendorWorkerNo: 1, workerUserId: null, offDt: null }
    expect(
      asSaid(
        releaseRefusals(
          [permit('P-1', 'completionReported'), permit('P-2', 'closed'), permit('P-3', 'cancelled')],
          [],
        ),
      ),
    ).toEqual([])
    expect(asSaid(releaseRefusals([permit('P-1', 'closed'), permit('P-2', 'working')], [on]))).toEqual([
      '허가 P-2가 이 격리를 필요로 합니다. (작업중)',
      '개인 잠금 1개가 걸려 있습니다. 본인이 직접 해제해야 합니다.',
    ])
    expect(asSaid(releaseRefusals([permit('P-1', 'approved')], [{ ...on, offDt: at }]))).toEqual([
      '허가 P-1가 이 격리를 필요로 합니다. (승인(발행))',
    ])
  })
  test('a test run waits until the works stand still and everybody is away', () => {
    const working = { permitNo: 1, permitCd: 'P-1', state: 'working' as const }
    expect(asSaid(liftRefusals([working], []))).toEqual(['허가 P-1의 작업을 먼저 중지하세요. (작업중)'])
    expect(
      asSaid(
        liftRefusals(
          [{ ...working, state: 'suspended' }],
          [{ vendorWorkerNo: 1, workerUserId: null, offDt: null }],
        ),
      ),
    ).toEqual(['개인 잠금 1개가 걸려 있습니다. 작업자를 모두 물러나게 하고 본인이 해제해야 합니다.'])
    expect(asSaid(liftRefusals([{ ...working, state: 'suspended' }], []))).toEqual([])
  })
})

describe('the fixed steps of 제319조', () => {
  test('a circuit has six steps before the work and four after, other equipment none', () => {
    const count = (stage: string) => electricSteps.filter(({ stageCd }) => stageCd === stage).length
    expect([count('isolate'), count('restore')]).toEqual([6, 4])
    expect(electricSteps[4]!.basisTxt).toBe('안전보건규칙 제319조제2항제5호')
    expect(stepsFor([{ energyCd: 'E02' }])).toEqual([])
    expect(stepsFor([{ energyCd: 'E02' }, { energyCd: 'E01' }])).toHaveLength(10)
  })
  const steps: StepFacts[] = electricSteps.map(({ stepCd, stageCd, itemNm, basisTxt }, index) => ({
    stepCd,
    lotoStepNo: index + 1,
    stageCd,
    sortOrder: index + 1,
    itemNm,
    basisTxt,
    confirmDt: null,
  }))
  const done = (count: number) =>
    steps.map((step, index) => (index < count ? { ...step, confirmDt: at } : step))
  test('the steps are confirmed one after the other, and the removal of the locks only once they are removed', () => {
    expect(stepRefusal(steps, steps[0]!, [])).toBeUndefined()
    expect(asSaid(stepRefusal(steps, steps[1]!, []))).toBe(`순서에 따라 먼저 확인하세요: ${steps[0]!.itemNm}`)
    expect(asSaid(stepRefusal(done(1), done(1)[0]!, []))).toBe('이미 확인된 단계입니다.')
    expect(asSaid(stepRefusal(done(8), steps[8]!, [verified(1)]))).toBe('잠금 1개가 아직 걸려 있습니다.')
    expect(stepRefusal(done(8), steps[8]!, [])).toBeUndefined()
  })
  test('a circuit is locked after drawings and switches are checked, other energies at once', () => {
    expect(asSaid(lockRefusal([point(1)], point(1), steps))).toBe(
      `잠그기 전에 확인하세요: ${steps[0]!.itemNm} (안전보건규칙 제319조제2항제1호)`,
    )
    expect(asSaid(lockRefusal([point(1)], point(1), done(1)))).toContain('제319조제2항제2호')
    expect(lockRefusal([point(1)], point(1), done(2))).toBeUndefined()
    const valve = point(1, { energyCd: 'E03' })
    expect(lockRefusal([valve], valve, steps)).toBeUndefined()
  })
  test('a circuit is tested after its locks hang and its charge is gone', () => {
    expect(asSaid(verifyRefusal(locked(1), 'coop01', done(2)))).toBe(
      `에너지 0을 확인하기 전에 확인하세요: ${steps[2]!.itemNm} (안전보건규칙 제319조제2항제3호)`,
    )
    expect(asSaid(verifyRefusal(locked(1), 'coop01', done(3)))).toContain('제319조제2항제4호')
    expect(verifyRefusal(locked(1), 'coop01', done(4))).toBeUndefined()
    expect(verifyRefusal(locked(1, { energyCd: 'E03' }), 'coop01', steps)).toBeUndefined()
  })
  test('that locks hang and that no voltage is left is said when it is so at every point of the circuit', () => {
    expect(asSaid(stepRefusal(done(2), steps[2]!, [locked(1), point(2)]))).toBe(
      '2번 지점(CB-02)을 먼저 잠그세요.',
    )
    expect(stepRefusal(done(2), steps[2]!, [locked(1), point(2, { energyCd: 'E03' })])).toBeUndefined()
    expect(asSaid(stepRefusal(done(4), steps[4]!, [verified(1), locked(2)]))).toBe(
      '2번 지점(CB-02)의 에너지 0을 먼저 확인하세요.',
    )
    expect(stepRefusal(done(4), steps[4]!, [verified(1), verified(2)])).toBeUndefined()
  })
  test('tools and people are away before the first lock comes off', () => {
    expect(asSaid(unlockRefusal([verified(1)], verified(1), 'issuer01', done(6)))).toBe(
      `잠금을 풀기 전에 확인하세요: ${steps[6]!.itemNm} (안전보건규칙 제319조제3항제1호)`,
    )
    expect(unlockRefusal([verified(1)], verified(1), 'issuer01', done(8))).toBeUndefined()
    expect(openBeforeUnlock(done(6)).map(({ lotoStepNo }) => lotoStepNo)).toEqual([7, 8])
    expect(openBeforeUnlock(done(8))).toEqual([])
    expect(openBeforeUnlock([])).toEqual([])
  })
})

describe('forced removal: three people, none of them the owner', () => {
  const none = { issuer: null, safety: null, supervisor: null }
  test.each([
    [none, 'issuer', 'issuer01', 'emp01', undefined],
    [none, 'issuer', 'emp01', 'emp01', '본인의 잠금은 강제 해제가 아니라 직접 해제하세요.'],
    [{ ...none, issuer: 'issuer01' }, 'issuer', 'issuer11', 'emp01', '이미 서명되었습니다.'],
    [
      { ...none, issuer: 'issuer01' },
      'supervisor',
      'issuer01',
      'emp01',
      '강제 해제의 세 서명은 서로 다른 사람이 해야 합니다.',
    ],
    [{ ...none, issuer: 'issuer01' }, 'safety', 'saf01', 'emp01', undefined],
  ] as const)('%o %s by %s', (signers, role, userId, owner, refusal) =>
    expect(asSaid(forceSignRefusal(signers, role, userId, owner))).toBe(refusal),
  )
  test('who is missing', () =>
    expect(missingForceRoles({ ...none, safety: 'saf01' })).toEqual(['issuer', 'supervisor']))
})

test('an outage and an opened line need a lockout by law; other works when they are linked to one', () => {
  expect(asSaid(lotoNeeds(['S2', 'S5', 'S7']))).toEqual([
    '정전: 안전보건규칙 제319조제2항',
    '배관·설비 개방: 안전보건규칙 제278조',
  ])
  expect(asSaid(lotoNeeds(['S1', 'S5']))).toEqual([])
})
test('the law that asks for a lockout is read in the language of the reader', () => {
  const [outage, line] = lotoNeeds(['S2', 'S7'])
  expect(line?.in('es')).toContain('Reglamento de Seguridad y Salud art. 278')
  expect(outage?.in('zh')).toContain('产业安全保健标准规则第319条第2款')
  expect(/\p{Script=Hangul}/u.test(`${outage?.in('en')}${line?.in('en')}`)).toBe(false)
})
test('what is refused is read in the language of the reader', () => {
  const refusal = unlockRefusal([verified(1), verified(2)], verified(1), 'issuer01')
  expect([refusal?.in('en'), refusal?.in('zh'), refusal?.in('es')]).toEqual([
    'Release in reverse order: unlock point 2 (CB-02) first.',
    '按相反顺序解锁：请先解除2号隔离点（CB-02）。',
    'Libere en orden inverso: desbloquee primero el punto 2 (CB-02).',
  ])
})
test('a step is read in the language of the reader, one without a known code as it was stored', () => {
  const said = (step: { stepCd: string | null; itemNm: string }) => saidIn(stepName(step), 'en')
  expect([said(electricSteps[8]!), said({ stepCd: null, itemNm: 'Paint it red' })]).toEqual([
    'Whoever put on locks and tags removes them',
    'Paint it red',
  ])
})
test('the lockout counts the days held and overdue', () => {
  expect(daysHeld('2026-03-10T23:50:00+09:00', '2026-03-11T00:10:00+09:00')).toBe(1)
  expect(daysHeld(at, at)).toBe(0)
  expect([isOverdue(at, '2026-03-10T08:00:00+09:00'), isOverdue(at, '2026-03-10T08:01:00+09:00')]).toEqual([
    false,
    true,
  ])
})
