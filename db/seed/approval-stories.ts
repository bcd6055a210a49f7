import type { Act } from '../../src/platform/approval/approval-answers.rule.ts'

/** One act on a document: who, what, in which words. */
export type StoryAct = readonly [
  userId: string,
  act: Act | 'agreeYes' | 'agreeNo' | 'resubmit',
  words?: string,
]
export interface Story {
  /** The person who asks for an authority group. */
  userId: string
  authGrpNo: number
  reason: string
  /** Days before today on which it was written. */
  ago: number
  /** Length of the period in days, from two days after the writing. */
  days: number
  /** 임시저장 instead of 상신, or nothing yet. */
  draft?: true
  urgent?: true
  /** Steps before the fixed ones: kind and person; agreements with the same kind ASK04 are parallel. */
  steps?: readonly (readonly [stepKindCd: string, userId: string])[]
  acts?: readonly StoryAct[]
  /** The drafter's changes before 재상신. */
  better?: string
}

const fine = '업무상 필요함을 확인하였습니다.'
const given = '신청기간에 한하여 권한을 부여합니다.'
/** Both heads say yes; the rights of these have run out before today. */
const done = (
  userId: string,
  head: string,
  authGrpNo: number,
  ago: number,
  days: number,
  reason: string,
): Story => ({
  userId,
  authGrpNo,
  ago,
  days,
  reason,
  acts: [
    [head, 'approve', fine],
    ['sys01', 'approve', given],
  ],
})
const waiting = (
  userId: string,
  authGrpNo: number,
  ago: number,
  reason: string,
  more: Partial<Story> = {},
): Story => ({
  userId,
  authGrpNo,
  ago,
  days: 60,
  reason,
  ...more,
})

/**
 * The demonstration's 40 documents over all states (admin 11): 2 대결, 1 전결, 1 병렬 반대, and a second round among
 * them.
 */
export const stories: readonly Story[] = [
  // 완료
  done(
    'rqst02',
    'coop01',
    3,
    90,
    40,
    '정기보수 기간 동안 작업허가 현황을 직접 조회하여 안전담당과 협의하기 위해 신청합니다.',
  ),
  done(
    'emp02',
    'approver02',
    6,
    88,
    35,
    '공사감독자 휴직에 따라 한 달간 발주 업무를 대행하기 위해 신청합니다.',
  ),
  done('watch02', 'issuer02', 7, 84, 30, '야간 교대조 관리감독자 업무를 대행하게 되어 신청합니다.'),
  done(
    'gas02',
    'issuer02',
    3,
    80,
    28,
    '밀폐공간 작업 가스측정 기록을 안전팀과 함께 정리하기 위해 신청합니다.',
  ),
  done('saf02', 'saf01', 5, 76, 30, '화학물질 취급시설 점검 결과를 함께 확인하기 위해 신청합니다.'),
  done('fire01', 'saf01', 5, 70, 20, '위험물 저장소 소방점검 자료를 조회하기 위해 신청합니다.'),
  done('rso01', 'saf01', 4, 66, 20, '방사선 작업종사자 검진 일정을 보건팀과 조율하기 위해 신청합니다.'),
  done('emp21', 'issuer21', 7, 62, 20, '울산공장 정기보수 조장 업무를 수행하기 위해 신청합니다.'),
  done('rqst21', 'mgmt21', 3, 58, 25, '협력업체 합동점검 결과 등록을 지원하기 위해 신청합니다.'),
  done('emp31', 'issuer31', 7, 54, 20, '대산공장 생산팀 조장 교육기간에 업무를 대행하기 위해 신청합니다.'),
  done('gas01', 'issuer01', 7, 50, 20, '반응공정 정비기간의 작업허가 발급 보조를 위해 신청합니다.'),
  done('watch01', 'issuer01', 7, 46, 20, '화재감시인 배치표를 작성하고 검토하기 위해 신청합니다.'),
  // 완료: 대결, the original has seen it since
  {
    userId: 'env02',
    authGrpNo: 3,
    ago: 11,
    days: 5,
    reason: '화학물질 누출 대응훈련 기간에 안전 자료를 조회하기 위해 신청합니다.',
    acts: [
      ['hea01', 'approve', '환경팀장 부재로 대결합니다.'],
      ['sys01', 'approve', given],
      ['env01', 'seen'],
    ],
  },
  // 완료: 전결
  {
    userId: 'rqst01',
    authGrpNo: 8,
    ago: 30,
    days: 14,
    reason: '부서원 화면 교육자료를 만들기 위해 부서원 권한을 신청합니다.',
    acts: [['approver02', 'final', '부서장 전결로 처리합니다.']],
  },
  // 완료: second round
  {
    userId: 'saf31',
    authGrpNo: 5,
    ago: 40,
    days: 20,
    reason: '환경 점검 지원을 위해 신청',
    better: '대산공장 환경 합동점검의 지적사항을 등록하고 조치결과를 확인하기 위해 신청합니다.',
    acts: [
      ['sys01', 'reject', '신청사유를 구체적으로 작성해 주세요.'],
      ['saf31', 'resubmit'],
      ['sys01', 'approve', '사유가 보완되어 승인합니다.'],
    ],
  },
  // 진행
  waiting('rqst02', 7, 1, '전기계장팀 관리감독자 겸임 발령에 따라 권한을 신청합니다.', {
    acts: [['issuer03', 'approve', '전기계장팀장 출장으로 대결합니다.']],
  }),
  waiting('emp02', 7, 2, '기계보전팀 조장 직무대행 발령에 따라 권한을 신청합니다.', { urgent: true }),
  waiting('watch02', 3, 6, '화재감시 기록을 안전팀 양식으로 옮기는 업무를 위해 신청합니다.'),
  waiting('gas02', 7, 8, '가스측정 결과의 부적합 판정을 직접 등록하기 위해 신청합니다.'),
  waiting('saf02', 4, 3, '근골격계 유해요인조사 결과를 보건팀과 함께 관리하기 위해 신청합니다.', {
    acts: [['saf01', 'approve', fine]],
  }),
  waiting('fire01', 4, 1, '응급처치 비상연락망을 보건팀과 함께 관리하기 위해 신청합니다.'),
  waiting('rso01', 5, 2, '방사성 폐기물 보관 기록을 환경팀과 함께 관리하기 위해 신청합니다.', {
    acts: [['saf01', 'approve', fine]],
  }),
  waiting('emp21', 6, 4, '물류동 증축공사의 감독 보조 업무를 위해 신청합니다.', {
    acts: [['issuer21', 'approve', fine]],
  }),
  waiting('rqst21', 7, 1, '공무팀 관리감독자 부재기간의 업무대행을 위해 신청합니다.', { urgent: true }),
  waiting('gas01', 3, 2, '가스측정기 교정 현황을 안전팀과 함께 관리하기 위해 신청합니다.', {
    steps: [
      ['ASK04', 'saf01'],
      ['ASK04', 'env01'],
    ],
    acts: [['saf01', 'agreeYes', '안전팀은 동의합니다.']],
  }),
  waiting('watch01', 3, 1, '화재감시인 교육 이수 현황을 조회하기 위해 신청합니다.', {
    steps: [
      ['ASK02', 'saf02'],
      ['ASK07', 'safhead01'],
    ],
  }),
  waiting('emp31', 3, 1, '대산공장 협력업체 출입 안전교육 확인 업무를 위해 신청합니다.'),
  // 보류
  waiting('issuer02', 3, 3, '작업허가 표준 개정 검토를 위해 안전담당 화면을 조회하고자 신청합니다.', {
    acts: [['approver01', 'hold', '안전팀과 범위를 협의한 뒤 결정하겠습니다.']],
  }),
  waiting('hea01', 3, 5, '작업환경측정 지적사항의 개선조치를 등록하기 위해 신청합니다.', {
    acts: [['safhead01', 'hold', '보건팀 업무분장을 확인하고 있습니다.']],
  }),
  // 반려, one of them by a parallel agreement
  waiting('emp02', 3, 20, '안전담당 업무를 배우기 위해 권한을 신청합니다.', {
    steps: [
      ['ASK04', 'saf01'],
      ['ASK04', 'coop01'],
    ],
    acts: [
      ['coop01', 'agreeYes', '보전 업무와 관련이 있어 동의합니다.'],
      ['saf01', 'agreeNo', '조회만으로 충분하며 쓰기 권한은 필요하지 않습니다.'],
    ],
  }),
  waiting('watch02', 6, 18, '공사 일정을 등록하기 위해 공사감독자 권한을 신청합니다.', {
    acts: [['issuer02', 'reject', '공사 일정 등록은 공무팀의 업무입니다.']],
  }),
  waiting('rqst21', 5, 15, '폐기물 반출 현황을 등록하기 위해 환경담당 권한을 신청합니다.', {
    acts: [
      ['mgmt21', 'approve', fine],
      ['sys01', 'reject', '울산공장 안전환경팀의 동의를 먼저 받아 주세요.'],
    ],
  }),
  waiting('gas02', 5, 12, '배출가스 측정값 입력을 돕기 위해 환경담당 권한을 신청합니다.', {
    acts: [['issuer02', 'reject', '환경팀에서 직접 입력하기로 하였습니다.']],
  }),
  // 회수
  waiting('emp21', 3, 9, '합동점검 사진을 등록하기 위해 안전담당 권한을 신청합니다.', {
    acts: [['emp21', 'withdraw']],
  }),
  waiting('rso01', 3, 7, '이동식 방사선 작업의 허가를 검토하기 위해 권한을 신청합니다.', {
    acts: [['rso01', 'withdraw']],
  }),
  // 임시
  waiting('emp31', 6, 1, '출하장 보수공사 감독 보조를 위해 신청하고자 작성 중입니다.', { draft: true }),
  waiting('env02', 4, 2, '특수건강진단 대상물질 목록을 맞추기 위해 작성 중입니다.', { draft: true }),
  waiting('issuer03', 3, 1, '유틸리티팀 작업허가 통계를 조회하기 위해 작성 중입니다.', { draft: true }),
  // 폐기
  waiting('watch01', 5, 25, '환경 순찰 기록을 등록하기 위해 신청합니다.', {
    acts: [
      ['issuer01', 'reject', '환경팀 순찰 인원이 충원되어 필요하지 않습니다.'],
      ['watch01', 'discard'],
    ],
  }),
  waiting('gas01', 6, 22, '계측기 구매 요청을 등록하기 위해 신청합니다.', {
    acts: [
      ['gas01', 'withdraw'],
      ['gas01', 'discard'],
    ],
  }),
]
