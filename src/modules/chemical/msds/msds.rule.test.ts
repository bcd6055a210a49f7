import { describe, expect, test } from 'vitest'
import {
  missingSections,
  msdsDiff,
  msdsIssues,
  reasonsToTell,
  reviewDue,
  sectionCodes,
  submitWarning,
} from './msds.rule.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'
import { addMonths } from '../../../core/shared/dates.ts'

const today = '2026-03-10'
const sheet = {
  writeYmd: '2024-01-01',
  revYmd: '2025-06-01',
  recvYmd: '2025-07-01',
  msdsSrcCd: 'SUPPLIER',
  secretYn: 'N',
}
const paths = (over: object) => msdsIssues({ ...sheet, ...over }, today).map(({ path }) => path)

describe('an MSDS', () => {
  test('an MSDS is written before it is revised, and nothing lies in the future', () => {
    expect(paths({})).toEqual([])
    expect(paths({ revYmd: '2023-12-31' })).toEqual(['revYmd'])
    expect(paths({ recvYmd: '2026-03-11' })).toEqual(['recvYmd'])
    expect(paths({ recvYmd: today })).toEqual([])
    expect(paths({ recvYmd: '2025-05-31' })).toEqual(['recvYmd'])
  })
  test('an MSDS that was translated names its first writer', () =>
    expect(paths({ msdsSrcCd: 'TRANSLATED' })).toEqual(['origWriterTxt']))
  test('an MSDS that keeps a secret names its approval', () =>
    expect(paths({ secretYn: 'Y' })).toEqual(['secretApprNo', 'secretStartYmd']))
  test('an MSDS leaves no section empty and has none twice', () =>
    expect(
      paths({
        sects: [
          { sectCd: '01', contents: ' ' },
          { sectCd: '01', contents: '자료 없음' },
        ],
      }),
    ).toEqual(['sects.0.contents', 'sects.1.sectCd']))
  test('an MSDS has 16 sections', () =>
    expect([sectionCodes.length, missingSections([{ sectCd: '16' }]).length]).toEqual([16, 15]))
  test('an MSDS is reviewed 36 months after the later of revision and receipt', () => {
    expect(reviewDue('2025-06-01', '2025-07-01', 36)).toBe('2028-07-01')
    expect(reviewDue('2025-08-01', '2025-07-01', 36)).toBe('2028-08-01')
    expect(reviewDue(null, '2025-07-01', 36)).toBe('2028-07-01')
    expect([addMonths('2024-01-31', 1), addMonths('2023-11-30', 3), addMonths('2024-02-29', 36)]).toEqual([
      '2024-02-29',
      '2024-02-29',
      '2027-02-28',
    ])
  })
  test('an MSDS without 제출번호 is M01 from 2026-01-16 on, not before', () => {
    expect(inKorean(submitWarning({}, '2026-01-16', 20_260_116))).toContain('M01')
    expect(submitWarning({}, '2026-01-15', 20_260_116)).toBeUndefined()
    expect(submitWarning({ submitNo: 'AA00001' }, today, 20_260_116)).toBeUndefined()
  })
})

describe('two revisions', () => {
  const before = {
    sects: [
      { sectCd: '03', contents: '톨루엔 40–50%' },
      { sectCd: '14', contents: 'UN 1263' },
    ],
    ghs: [{ ghsClassCd: 'P06', ghsCatCd: '2', hCode: 'H225' }],
    signalWordCd: 'D',
    pictoCds: ['GHS02'],
    submitNo: null,
    emergencyTel: '061-1',
  }
  test('two revisions that are alike show no difference and nobody is told', () => {
    const diff = msdsDiff(before, { ...before })
    expect(diff).toEqual({ sections: [], ghs: { added: [], removed: [] }, fields: [] })
    expect(reasonsToTell(diff)).toEqual([])
  })
  test('two revisions with another class, composition and pictogram say so', () => {
    const diff = msdsDiff(before, {
      ...before,
      sects: [{ sectCd: '03', contents: '톨루엔 50–60%' }, before.sects[1]!],
      ghs: [...before.ghs, { ghsClassCd: 'H07', ghsCatCd: '1A', hCode: 'H350' }],
      pictoCds: ['GHS08', 'GHS02'],
    })
    expect(diff).toEqual({
      sections: [{ sectCd: '03', before: '톨루엔 40–50%', after: '톨루엔 50–60%' }],
      ghs: { added: ['H07 1A H350'], removed: [] },
      fields: [{ name: 'pictoCds', before: 'GHS02', after: 'GHS02, GHS08' }],
    })
    expect(inKorean(reasonsToTell(diff))).toEqual(['유해·위험성 분류', '구성성분'])
  })
  test('two revisions with another transport number concern nobody at work', () =>
    expect(
      reasonsToTell(
        msdsDiff(before, { ...before, sects: [before.sects[0]!, { sectCd: '14', contents: 'UN 1294' }] }),
      ),
    ).toEqual([]))
})
