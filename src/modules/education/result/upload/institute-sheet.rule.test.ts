import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  daysIn,
  kindOf,
  minutesOf,
  missingColumns,
  outcomeOf,
  resultValues,
  type ForAll,
} from './institute-sheet.rule.ts'

const forAll: ForAll = { senderNm: '교육원', sourceCd: 'institute', course: undefined, allCompleted: false }

describe('a list of an institute', () => {
  test('says times in many ways, and a number alone is hours', () => {
    const said = ['16', '16시간', '2시간 30분', '1.5h', '90분', '90 min', 8]
    expect(said.map(minutesOf)).toEqual([960, 960, 150, 90, 90, 90, 480])
    expect(minutesOf('미정')).toBe('미정')
  })
  test('means the same minutes, however hours and minutes are written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 59 }), (hours, minutes) => {
        expect(minutesOf(`${hours}시간 ${minutes}분`)).toBe(hours * 60 + minutes)
      }),
    )
  })
  test('says who has completed a course in its own words, and an unknown word stays to be refused', () => {
    expect(['수료', '미수료', 'PASS', '불합격', 'O', '보류'].map(outcomeOf)).toEqual([
      'completed',
      'notCompleted',
      'completed',
      'notCompleted',
      'completed',
      '보류',
    ])
  })
  test('calls a kind of education by our own word, without its ending', () => {
    expect(['정기교육', '정기안전보건교육', '특별 교육', '채용 시 교육', '직무', '교육'].map(kindOf)).toEqual(
      ['정기', '정기', '특별', '채용 시', '직무', '교육'],
    )
  })
  test('names the days of a period, the year once or twice', () => {
    expect(daysIn('2026.3.2 ~ 2026.3.4')).toEqual(['2026-03-02', '2026-03-04'])
    expect(daysIn('2026-03-02~03-04')).toEqual(['2026-03-02', '2026-03-04'])
    expect(daysIn('3월 중')).toEqual([])
  })
  test('becomes a row of our template: a period gives the days, and one day alone is the first and the last', () => {
    const row = {
      values: { personNm: '김안전', period: '2026.3.2 ~ 2026.3.4', hourTxt: 960, resultCd: 'completed' },
    }
    expect(resultValues(row, forAll)).toMatchObject({
      userId: '김안전',
      eduStartYmd: '2026-03-02',
      eduEndYmd: '2026-03-04',
      recogMin: 960,
      outOrgNm: '교육원',
    })
    expect(resultValues({ values: { userId: 'emp01', eduEndYmd: '2026-03-04' } }, forAll)).toMatchObject({
      eduStartYmd: '2026-03-04',
      resultCd: null,
    })
  })
  test('is of the kind that its bringer says where no column does', () => {
    const mapping = { personNm: 0, eduNm: 1, period: 2, hourTxt: 3, resultCd: 4 }
    expect(missingColumns(mapping, forAll)).toEqual(['eduTypeCd'])
    expect(missingColumns(mapping, { ...forAll, eduTypeCd: 'ETC' })).toEqual([])
    const said = (values: Record<string, string>) =>
      resultValues({ values }, { ...forAll, eduTypeCd: 'ETC' })['eduTypeCd']
    expect([said({ userId: 'emp01' }), said({ userId: 'emp01', eduTypeCd: '정기' })]).toEqual(['ETC', '정기'])
  })
  test('takes nobody for completed unless somebody says so', () => {
    const mapping = { personNm: 0, eduEndYmd: 1, hourTxt: 2 }
    const course = { eduCourseNo: 1, eduNm: '정기', eduTypeCd: 'REG', specialWorkNo: null }
    expect(missingColumns(mapping, { course, allCompleted: false })).toEqual(['resultCd'])
    expect(missingColumns(mapping, { course, allCompleted: true })).toEqual([])
    expect(missingColumns(mapping, { course: undefined, allCompleted: true })).toEqual(['eduNm', 'eduTypeCd'])
  })
})
