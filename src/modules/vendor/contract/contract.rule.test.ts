import { describe, expect, it, test } from 'vitest'
import {
  contractIssues,
  lastApprovalDay,
  legalReasons,
  readyReasons,
  type ContractFacts,
} from './contract.rule.ts'
import { contractSentences } from './contract.texts.ts'

const plain: ContractFacts = {
  fromYmd: '2026-03-01',
  toYmd: '2026-12-31',
  prohibitYn: 'N',
  approveTargetYn: 'N',
  chemSubYn: 'N',
  infoTargetYn: 'N',
  subAllowYn: 'N',
}
const messagesOf = (facts: ContractFacts) =>
  contractIssues({ ...plain, ...facts }).map(({ message }) => String(message))
const approval = { approveNo: '여수-2026-3', approveFromYmd: '2026-02-10', approveToYmd: '2029-02-09' }

/** As the answer words them in Korean. */
const asSaid = (reasons: unknown): unknown => JSON.parse(JSON.stringify(reasons))

describe('what cannot be saved (R1, 제58조)', () => {
  it.each<[string, ContractFacts, string[]]>([
    ['plating work', { prohibitYn: 'Y' }, [String(contractSentences.prohibited())]],
    ['the same for a while only', { prohibitYn: 'Y', prohibitTempYn: 'Y' }, []],
    ['the same with approval', { prohibitYn: 'Y', ...approval }, []],
    [
      'an approval without its days',
      { prohibitYn: 'Y', approveNo: '1' },
      [String(contractSentences.approvalDays())],
    ],
    ['an approval of three years', { approveTargetYn: 'Y', ...approval }, []],
    [
      'one day more',
      { approveTargetYn: 'Y', ...approval, approveToYmd: '2029-02-10' },
      [String(contractSentences.approvalTooLong())],
    ],
    [
      'a subcontract of approved work (제60조)',
      { approveTargetYn: 'Y', ...approval, subAllowYn: 'Y' },
      [String(contractSentences.noSubcontract())],
    ],
    ['a subcontract of other work', { subAllowYn: 'Y' }, []],
    ['an end before the start', { toYmd: '2026-02-28' }, ['종료일은 시작일보다 빠를 수 없습니다.']],
  ])('%s', (_, facts, expected) => expect(messagesOf(facts)).toEqual(expected))
  test('three years end the day before, also from a leap day', () => {
    expect([lastApprovalDay('2026-02-10'), lastApprovalDay('2028-02-29')]).toEqual([
      '2029-02-09',
      '2031-02-28',
    ])
  })
})

describe('what holds the work back', () => {
  const reasonsOf = (facts: ContractFacts, day = '2026-03-10') =>
    legalReasons({ ...plain, ...facts }, day).map(({ message }) => String(message))
  it.each<[string, ContractFacts, string, string[]]>([
    [
      'work inside an acid tank without approval (제59조)',
      { approveTargetYn: 'Y' },
      '2026-03-10',
      [String(contractSentences.approvalMissing())],
    ],
    [
      'the substance was removed and that reported',
      { approveTargetYn: 'Y', removeReportYn: 'Y' },
      '2026-03-10',
      [],
    ],
    [
      'an approval that ends before the contract',
      { approveTargetYn: 'Y', ...approval, approveToYmd: '2026-11-30' },
      '2026-03-10',
      [String(contractSentences.approvalShort({ day: '2026-11-30' }))],
    ],
    [
      'hazardous chemicals, not reported (R2)',
      { chemSubYn: 'Y' },
      '2026-03-10',
      [String(contractSentences.chemicalReport())],
    ],
    ['reported', { chemSubYn: 'Y', chemRptYmd: '2026-02-20' }, '2026-03-10', []],
    ['urgent, the tenth day', { chemSubYn: 'Y', chemUrgentYn: 'Y' }, '2026-03-11', []],
    [
      'urgent, the eleventh',
      { chemSubYn: 'Y', chemUrgentYn: 'Y' },
      '2026-03-12',
      [String(contractSentences.chemicalUrgentReport({ day: '2026-03-11' }))],
    ],
  ])('%s', (_, facts, day, expected) => expect(reasonsOf(facts, day)).toEqual(expected))
  test('a contract is ready for work when it runs, the day lies inside it, and the people were informed (R3)', () => {
    const running = { ...plain, state: 'active', infoTargetYn: 'Y' as const }
    expect(asSaid(readyReasons(running, '2026-03-10', true))).toEqual([])
    expect(asSaid(readyReasons(running, '2026-03-10', false))).toEqual([
      { guard: 'information', message: String(contractSentences.informationMissing()) },
    ])
    expect(asSaid(readyReasons(running, '2027-01-01', true)[0])).toMatchObject({
      message: '계약기간(2026-03-01 ~ 2026-12-31)이 아닙니다.',
    })
    expect(asSaid(readyReasons({ ...running, state: 'planned' }, '2026-03-10', true)[0])).toMatchObject({
      message: String(contractSentences.notStarted()),
    })
  })
})
