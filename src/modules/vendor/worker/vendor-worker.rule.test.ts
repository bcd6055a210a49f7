import { describe, expect, it } from 'vitest'
import { companyIssues, unverified, workerIssues } from './vendor-worker.rule.ts'

const today = '2026-11-20'
const paths = (worker: Parameters<typeof workerIssues>[0]) =>
  workerIssues(worker, today).map(({ path, message }) => `${path} ${message}`)

describe('a worker', () => {
  it('is at least 18', () => {
    expect(paths({ birthYmd: '2008-11-20' })).toEqual([])
    expect(paths({ birthYmd: '2008-11-21' })).toEqual(['birthYmd 만 18세 미만은 등록할 수 없습니다.'])
  })
  it('a worker from abroad needs a residence permit', () => {
    expect(paths({ nationCd: 'VN' })).toEqual([
      'visaTypeNm 외국인 작업자는 체류자격을 입력해 주세요.',
      'visaToYmd 외국인 작업자는 체류만료일을 입력해 주세요.',
    ])
    expect(paths({ nationCd: 'VN', visaTypeNm: 'E-9', visaToYmd: '2027-03-01' })).toEqual([])
    expect(paths({ nationCd: 'KR' })).toEqual([])
  })
  it('a worker has agreed before any health data is kept', () => {
    expect(paths({ healthYmd: '2026-05-01', healthNextYmd: '2027-04-30' })).toEqual([
      'sensAgreeYmd 건강진단 정보를 등록하려면 건강정보 동의일을 입력해 주세요.',
    ])
    expect(
      paths({ healthYmd: '2026-05-01', healthNextYmd: '2026-04-30', sensAgreeYmd: '2026-05-01' }),
    ).toEqual(['healthNextYmd 차기 건강진단일은 건강진단일 이후여야 합니다.'])
  })
  it('has qualifications and trainings whose days are in order', () => {
    expect(
      paths({
        qualifications: [{ acqYmd: '2020-01-01', validToYmd: '2019-12-31' }],
        educations: [{ eduYmd: '2026-01-01', validToYmd: '2025-12-31' }, { eduYmd: '2026-01-01' }],
      }),
    ).toEqual([
      'qualifications.0.validToYmd 유효기간은 취득일 이후여야 합니다.',
      'educations.0.validToYmd 유효일은 이수일 이후여야 합니다.',
    ])
  })
})

it('a qualification that a vendor adds or changes is checked again, and the untouched ones stay verified', () => {
  const stored = [
    { vendorWorkerQualNo: 1, qualNm: '전기기능사', verifyStatusCd: 'VVF02' },
    { vendorWorkerQualNo: 2, qualNm: '가스기능사', verifyStatusCd: 'VVF02' },
  ]
  const given = [
    { vendorWorkerQualNo: 1, qualNm: '전기기능사', verifyStatusCd: 'VVF02' },
    { vendorWorkerQualNo: 2, qualNm: '가스기사', verifyStatusCd: 'VVF02' },
    { qualNm: '비계기능사', verifyStatusCd: 'VVF02' },
  ]
  const isSame = (one: object, other: object) =>
    (one as { qualNm: string }).qualNm === (other as { qualNm: string }).qualNm
  expect(unverified(given, stored, isSame).map(({ verifyStatusCd }) => verifyStatusCd)).toEqual([
    'VVF02',
    'VVF01',
    'VVF01',
  ])
})

describe('what a company tells of its people', () => {
  const known = { phoneNo: '010-0000-0001', jobTypeCds: ['VJB02'], hireTypeCd: 'VHT02', privAgreeYmd: today }
  it('is complete with telephone, job, employment and a consent that was given', () =>
    expect(companyIssues(known, today)).toEqual([]))
  it('lacks what is empty, and takes no consent of a day to come', () =>
    expect(
      companyIssues({ jobTypeCds: [], privAgreeYmd: '2026-11-21' }, today).map(({ path }) => path),
    ).toEqual(['phoneNo', 'jobTypeCds', 'hireTypeCd', 'privAgreeYmd']))
})
