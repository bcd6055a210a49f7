import type { ApprovalView, BoxRow, RequestForm, StepView } from '../approval-answers.rule.ts'
import { boxMenu } from './approval-calls.ts'
import type { FakeAnswer } from '../../../core/web/testing/fake-server.ts'

/** Answers of the approval engine as the server gives them, for the tests of its pages. */
const codes: Record<string, [string, string][]> = {
  STEP_KIND: [
    ['ASK01', '기안'],
    ['ASK02', '검토'],
    ['ASK03', '합의(순차)'],
    ['ASK04', '합의(병렬)'],
    ['ASK05', '승인'],
    ['ASK06', '전결'],
    ['ASK07', '참조'],
    ['ASK08', '열람(공람)'],
  ],
  STEP_STATUS: [
    ['ASS01', '예정'],
    ['ASS02', '도착'],
    ['ASS03', '승인'],
    ['ASS04', '반려'],
    ['ASS07', '후열대기'],
  ],
  APPR_STATUS: [
    ['APS02', '진행'],
    ['APS04', '반려'],
  ],
  APPR_TARGET: [['APT03', '기안부서장']],
  AGREE_POLICY: [['AGP01', '전원합의']],
  APPR_BIZ: [['ABZ21', '권한 신청']],
}
export const boxRow = (no: number, over: Partial<BoxRow> = {}): BoxRow => ({
  apprRqstNo: no,
  docNo: `AP-YS-2026-000${no}`,
  title: `권한신청 ${no}`,
  apprBizCd: 'ABZ21',
  apprBizNm: '권한 신청',
  apprStatusCd: 'APS02',
  apprStatusNm: '진행',
  draftUserId: 'emp01',
  draftUserNm: '부서원01',
  draftDeptCd: 'D111',
  draftDeptNm: '생산1팀',
  draftDt: '2026-03-09T10:00:00+09:00',
  dueDt: '2026-03-12T23:59:00+09:00',
  doneDt: null,
  roundNo: 1,
  urgentYn: 'N',
  overdueYn: 'N',
  waitingUserNms: ['안전담당01'],
  originalUserNm: null,
  bulkYn: 'Y',
  signPwYn: 'N',
  ...over,
})
const step = (no: number, over: Partial<StepView> = {}): StepView =>
  ({
    apprStepNo: no,
    roundNo: 2,
    seq: no,
    stepKindCd: 'ASK05',
    parallelGrp: null,
    userId: `user${no}`,
    userNm: `결재자0${no}`,
    assignUserId: null,
    assignUserNm: null,
    actUserId: null,
    actUserNm: null,
    stepStatusCd: 'ASS01',
    arriveDt: null,
    dueDt: null,
    actDt: null,
    opinion: null,
    daegyulYn: 'N',
    delegateKindCd: null,
    jeonKyulYn: 'N',
    postSeenDt: null,
    fixedYn: 'N',
    remindDt: null,
    escalateDt: null,
    deptNm: '생산1팀',
    positionNm: '팀장',
    mark: null,
    ...over,
  }) as unknown as StepView

const record = (reason: string) => ({
  taskClassNm: 'authRequest',
  taskTitle: '권한신청',
  taskKey: '7',
  fields: [
    { name: 'authGrpNo', label: '권한그룹', kind: 'ref', value: 6, text: '공사감독자' },
    { name: 'reason', label: '신청사유', kind: 'textarea', value: reason, text: reason },
  ],
  lines: [
    {
      name: 'items',
      title: '대상 메뉴',
      columns: [{ name: 'menuNm', label: '메뉴명' }],
      rows: [{ key: '1', cells: { menuNm: '작업의뢰' } }],
    },
  ],
  files: [{ fileNo: 3, fileOrgNm: '발령문.pdf', fileSize: 1536, sha256: 'a' }],
})
export const hostile = '<img src=x onerror="document.title=1"> 조회만'
export const documentView = (over: Partial<ApprovalView> = {}): ApprovalView => {
  const steps = [
    step(1, {
      stepKindCd: 'ASK01',
      stepStatusCd: 'ASS03',
      actUserId: 'user1',
      actUserNm: '결재자01',
      actDt: '2026-03-09T10:00:00+09:00',
    }),
    step(2, {
      stepStatusCd: 'ASS07',
      actUserId: 'user9',
      actUserNm: '결재자09',
      delegateKindCd: 'DLG01',
      actDt: '2026-03-09T11:00:00+09:00',
      opinion: '부재 중 대신합니다.',
      fixedYn: 'Y',
    }),
    step(3, { stepStatusCd: 'ASS02', arriveDt: '2026-03-09T11:00:00+09:00' }),
  ]
  return {
    data: {
      apprRqstNo: 5,
      docNo: 'AP-YS-2026-0005',
      title: '권한신청 5',
      apprBizCd: 'ABZ21',
      taskClassNm: 'authRequest',
      apprBizKey: '7',
      taskActNm: 'submit',
      cont: '보완하였습니다.',
      draftUserId: 'user1',
      draftDt: '2026-03-09T10:00:00+09:00',
      apprStatusCd: 'APS02',
      apprStatusNm: '진행',
      roundNo: 2,
      dueDt: '2026-03-12T23:59:00+09:00',
      doneDt: null,
      urgentYn: 'Y',
    } as unknown as ApprovalView['data'],
    policy: {
      formNm: '시스템 권한 신청서',
      agreePolicyCd: 'AGP01',
      jeonKyulYn: 'N',
      bulkYn: 'Y',
      signPwYn: 'N',
      keepYear: 3,
    },
    steps,
    rounds: [
      {
        roundNo: 2,
        title: '권한신청 5',
        cont: '보완하였습니다.',
        createDt: '2026-03-09T10:00:00+09:00',
        record: record(hostile),
        steps,
      },
      {
        roundNo: 1,
        title: '권한신청 5',
        cont: null,
        createDt: '2026-03-08T10:00:00+09:00',
        record: record('전부'),
        steps: [],
      },
    ],
    diff: {
      fields: [{ name: 'reason', label: '신청사유', old: '전부', new: hostile }],
      lines: [],
      files: { added: [], removed: ['옛문서.pdf'] },
    },
    opinions: [],
    history: [
      {
        actNm: '재상신',
        fromStatCd: 'APS04',
        toStatCd: 'APS02',
        reason: null,
        userId: 'user1',
        userNm: '결재자01',
        actDt: '2026-03-09T10:00:00+09:00',
      },
    ],
    refUserIds: [],
    openUserIds: [],
    cancel: { actionNm: null, of: null, by: null },
    allowed: [
      {
        action: 'submit',
        label: '상신',
        reasons: [{ guard: 'state', message: '진행 상태에서는 처리할 수 없습니다.' }],
      },
      { action: 'approve', label: '승인', reasons: [] },
      { action: 'reject', label: '반려', reasons: [] },
      { action: 'final', label: '전결', reasons: [{ guard: 'final', message: '전결 권한이 없습니다.' }] },
    ],
    link: { frontEndUrl: null, taskClassNm: 'authRequest', taskKey: '7' },
    ...over,
  }
}

const planned = (userId: string, userNm: string, stepKindCd: string) => ({
  stepKindCd,
  userId,
  userNm,
  deptNm: '안전팀',
  positionNm: '과장',
  parallelGrp: null,
  fixedYn: 'N' as const,
  rule: null,
})
export const requestForm: RequestForm = {
  taskClassNm: 'authRequest',
  apprBizKey: '7',
  taskActNm: 'submit',
  apprBizCd: 'ABZ21',
  formNm: '시스템 권한 신청서',
  title: '권한신청 AR-7',
  agreePolicyCd: 'AGP01',
  dueDays: 3,
  cancelDocNo: null,
  steps: [
    {
      ...planned('head', '관리감독자01', 'ASK05'),
      fixedYn: 'Y',
      rule: { targetCd: 'APT03', because: '권한그룹 공사감독자' },
    },
  ],
  lines: [
    {
      apprLineNo: 4,
      apprLineNm: '안전팀 합의',
      ownerKindCd: 'AOK01',
      steps: [planned('saf01', '안전담당01', 'ASK03')],
      problem: null,
    },
  ],
  previous: null,
}

export const approvalRoutes: Record<string, FakeAnswer> = {
  'GET /api/manage/codes/*': ({ path }) => ({
    data: (codes[path.split('/').at(-1)!] ?? []).map(([code, codeNm]) => ({ code, codeNm })),
  }),
  'GET /api/manage/apprbox': () => ({
    data: { wait: 2, progress: 4, done: 1, rejected: 0, reference: 0, after: 3, draft: 0 },
  }),
  'GET /api/manage/apprbox/*': () => ({
    data: [boxRow(1), boxRow(2, { urgentYn: 'Y', originalUserNm: '관리감독자01' })],
    total: 2,
    more: false,
  }),
  'GET /api/manage/appr/5': () => documentView(),
  'GET /api/manage/apprrequest/form': () => ({ data: requestForm }),
  'GET /api/manage/apprpeople/depts': () => ({
    data: [{ deptCd: 'D111', deptNm: '생산1팀', pdeptCd: null, plantCd: '1000' }],
  }),
  'GET /api/manage/apprpeople': () => ({
    data: [
      { userId: 'env01', userNm: '환경담당01', deptNm: '환경화학팀', positionNm: '과장' },
      { userId: 'head', userNm: '관리감독자01', deptNm: '생산1팀', positionNm: '팀장' },
    ],
  }),
}
export const boxPage = { frontEndUrl: boxMenu, routePath: '/my/appr/apprBox', menuNm: '결재함' }
