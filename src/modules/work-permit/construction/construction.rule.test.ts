import { describe, expect, it, test } from 'vitest'
import { firstConstructionParameters as parameters } from './construction-parameters.rule.ts'
import { isPeak } from '../permit/turnaround-peak.rule.ts'
import { constructionIssues } from './construction.rule.ts'
import { judgeLegalDuties, type ContractFlags, type DutyAnswers } from './legal-duties.rule.ts'
import { riskLight } from './construction-view.rule.ts'
import { judgeTree } from './subcontract-tree.rule.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'

const noFlags: ContractFlags = { prohibitYn: 'N', approveTargetYn: 'N', infoTargetYn: 'N' }
const needed = (answers: Partial<DutyAnswers>, contract: Partial<ContractFlags> = {}, othersAmt = 0) =>
  judgeLegalDuties(
    { constTypeCd: 'build', totalAmt: 1, ...answers },
    { ...noFlags, ...contract },
    othersAmt,
    parameters,
  )
    .filter((verdict) => verdict.needed)
    .map(({ duty }) => duty)

describe('duties of the law (ptw.md 2, safConst)', () => {
  it.each<[string, Partial<DutyAnswers>, string[]]>([
    ['height 30.9 m', { buildHeightM: 30.9 }, []],
    ['height 31 m', { buildHeightM: 31 }, ['hazardPlan']],
    ['height 31 m of a work that builds nothing', { buildHeightM: 31, constTypeCd: 'repair' }, []],
    ['29,999 ㎡', { floorAreaM2: 29_999 }, []],
    ['30,000 ㎡', { floorAreaM2: 30_000 }, ['hazardPlan']],
    ['5,000 ㎡ for cold storage', { floorAreaM2: 5000, specialUseYn: 'Y' }, ['hazardPlan']],
    ['dug 9.9 m', { digDepthM: 9.9 }, []],
    ['dug 10 m', { digDepthM: 10 }, ['hazardPlan']],
    ['span 50 m', { spanM: 50 }, ['hazardPlan']],
    ['tunnel', { tunnelDamYn: 'Y' }, ['hazardPlan']],
    [
      'a reactor is moved during a repair',
      { chemFacilityYn: 'Y', constTypeCd: 'turnaround' },
      ['hazardPlan'],
    ],
    ['50억 less one won', { totalAmt: 4_999_999_999 }, []],
    ['50억', { totalAmt: 5_000_000_000 }, ['ledger']],
    ['50억 of repair', { totalAmt: 5_000_000_000, constTypeCd: 'repair' }, []],
  ])('%s', (_, answers, expected) => expect(needed(answers)).toEqual(expected))
  test('works at the same place are counted together', () => {
    const half = { totalAmt: 2_000_000_000, samePlaceYn: 'Y' as const }
    expect(needed(half, {}, 2_999_999_999)).toEqual([])
    expect(needed(half, {}, 3_000_000_000)).toEqual(['coordinator'])
    expect(needed({ ...half, samePlaceYn: 'N' }, {}, 3_000_000_000)).toEqual([])
  })
  test('three flags are those of the contract', () => {
    expect(needed({}, { prohibitYn: 'Y', approveTargetYn: 'Y', infoTargetYn: 'Y' })).toEqual([
      'ban',
      'approval',
      'information',
    ])
  })
  test('each verdict says why, by which limits and which article', () => {
    const [plan] = judgeLegalDuties(
      { constTypeCd: 'build', totalAmt: 1, digDepthM: 12 },
      noFlags,
      0,
      parameters,
    ).filter((verdict) => verdict.needed)
    expect(inKorean(plan!.explanation)).toMatchObject({
      inputs: [{ label: '판정', value: '해당: 굴착 깊이 12m' }],
      source: '산업안전보건법 제42조, 시행령 제42조',
      version: parameters.version,
    })
    expect(String(plan!.explanation.formula)).toContain('굴착 10m 이상')
  })
})

describe('peak of a turnaround (ptw.md 5.3)', () => {
  const turnaround = {
    constTypeCd: 'turnaround',
    startYmd: '2026-03-01',
    endYmd: '2026-03-31',
    peakFromYmd: '2026-03-10',
    peakToYmd: '2026-03-20',
  }
  test.each([
    ['2026-03-09', false],
    ['2026-03-10', true],
    ['2026-03-20', true],
    ['2026-03-21', false],
  ])('%s: %s', (day, peak) => expect(isPeak(turnaround, day)).toBe(peak))
  test('only a turnaround has one, and it lies within the work', () => {
    expect(isPeak({ ...turnaround, constTypeCd: 'repair' }, '2026-03-15')).toBe(false)
    expect(isPeak({ ...turnaround, peakToYmd: null }, '2026-03-15')).toBe(false)
    const paths = (over: object) => constructionIssues({ ...turnaround, ...over }).map(({ path }) => path)
    expect([
      paths({}),
      paths({ peakToYmd: null }),
      paths({ peakToYmd: '2026-03-09' }),
      paths({ peakToYmd: '2026-04-01' }),
    ]).toEqual([[], ['peakToYmd'], ['peakToYmd'], ['peakToYmd']])
    expect(paths({ peakFromYmd: '2026-02-28' })).toEqual(['peakFromYmd'])
  })
})

describe('subcontracts', () => {
  const tree = (...pairs: [string, string][]) =>
    judgeTree(
      'V1',
      pairs.map(([vendorCd, upVendorCd]) => ({ vendorCd, upVendorCd })),
    )
  test('subcontracts go two tiers below the company of the contract', () => {
    expect(tree(['V2', 'V1'], ['V3', 'V2'], ['V4', 'V1'])).toEqual({ tiers: [1, 2, 1], issues: [] })
  })
  it.each<[string, [string, string][], string]>([
    [
      'a third tier',
      [
        ['V2', 'V1'],
        ['V3', 'V2'],
        ['V4', 'V3'],
      ],
      'vendors.2.upVendorCd: 하도급은 2단계까지만 할 수 있습니다.',
    ],
    [
      'the company of the contract itself',
      [['V1', 'V1']],
      'vendors.0.vendorCd: 원수급인은 하수급인이 될 수 없습니다.',
    ],
    [
      'the same company twice',
      [
        ['V2', 'V1'],
        ['V2', 'V1'],
      ],
      'vendors.1.vendorCd: 이미 등록된 하수급인입니다.',
    ],
    [
      'work from nobody of this construction',
      [['V2', 'V9']],
      'vendors.0.upVendorCd: 상위 업체는 원수급인이거나 이 공사의 하수급인이어야 합니다.',
    ],
    [
      'a circle',
      [
        ['V2', 'V3'],
        ['V3', 'V2'],
      ],
      'vendors.0.upVendorCd: 상위 업체가 서로를 가리킵니다.',
    ],
  ])('%s', (_, pairs, expected) =>
    expect(tree(...pairs).issues.map(({ path, message }) => `${path}: ${message}`)[0]).toBe(expected),
  )
})

test('the light of the risk assessment is decided by what the company has assessed, else by the JSAs of orders', () => {
  const light = (orderCnt: number, jsaMissingCnt: number, confirmed = 0, open = 0) =>
    riskLight({ orderCnt, jsaMissingCnt, assessments: { confirmed, open } })
  expect([light(0, 0), light(3, 0), light(3, 1)]).toEqual(['none', 'good', 'bad'])
  expect([light(3, 1, 1), light(0, 0, 1)]).toEqual(['good', 'good'])
  expect([light(3, 1, 0, 1), light(3, 0, 1, 1)]).toEqual(['soon', 'soon'])
})
