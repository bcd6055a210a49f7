import { describe, expect, it } from 'vitest'
import { equipmentProblems, type Equipment } from './equipment.rule.ts'

const names = new Map([
  ['VQL10', '기중기운전기능사'],
  ['VQL02', '크레인운전기능사'],
])
const crane: Equipment = {
  vendorEquipNm: '50톤 이동식크레인',
  equipTypeCd: 'VEQ01',
  state: 'approved',
  inspToYmd: '2026-12-31',
  insurToYmd: '2026-12-31',
  driver: { name: '곽**', qualifications: [{ qualTypeCd: 'VQL02', validToYmd: null }] },
}
const day = '2026-11-20'
const problems = (over: Partial<Equipment>, on = day) =>
  equipmentProblems({ ...crane, ...over }, on, names).map(String)

describe('equipment', () => {
  it('works while inspection, insurance and licence are valid, the last day included', () => {
    expect(problems({})).toEqual([])
    expect(problems({}, '2026-12-31')).toEqual([])
  })
  it('does not work the day after', () => {
    expect(problems({}, '2027-01-01')).toEqual([
      '검사 유효기간이 2026-12-31에 끝났습니다.',
      '보험 유효기간이 2026-12-31에 끝났습니다.',
    ])
  })
  it('does not work without the days that its kind needs', () => {
    expect(problems({ inspToYmd: null, insurToYmd: null })).toEqual([
      '검사 유효일이 등록되지 않았습니다.',
      '보험 유효일이 등록되지 않았습니다.',
    ])
  })
  it('does not work before it is let in, nor while it is stopped or out', () => {
    expect(problems({ state: 'registered' })).toEqual(["반입상태가 '등록'입니다."])
    expect(problems({ state: 'stopped' })).toEqual(["반입상태가 '사용정지'입니다."])
    expect(problems({ state: 'out' })).toEqual(["반입상태가 '반출'입니다."])
  })
  it('does not work without a driver who has one of the licences', () => {
    expect(problems({ driver: null })).toEqual([
      '조종자가 지정되지 않았습니다. (기중기운전기능사 또는 크레인운전기능사)',
    ])
    expect(problems({ driver: { name: '곽**', qualifications: [] } })).toEqual([
      '조종자 곽**에게 기중기운전기능사 또는 크레인운전기능사 자격이 등록되지 않았습니다.',
    ])
    expect(
      problems({
        driver: { name: '곽**', qualifications: [{ qualTypeCd: 'VQL10', validToYmd: '2026-11-19' }] },
      }),
    ).toEqual(['조종자 곽**의 기중기운전기능사 또는 크레인운전기능사 자격이 만료되었습니다.'])
  })
  it('a welding machine needs neither, but what has a day must not be over', () => {
    expect(problems({ equipTypeCd: 'VEQ08', inspToYmd: null, insurToYmd: null, driver: null })).toEqual([])
    expect(problems({ equipTypeCd: 'VEQ08', inspToYmd: '2026-11-19' })).toEqual([
      '검사 유효기간이 2026-11-19에 끝났습니다.',
    ])
  })
})
