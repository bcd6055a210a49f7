import {
  code,
  datetime,
  department,
  flag,
  number,
  ref,
  refCode,
  text,
  textarea,
  user,
} from '../../core/shared/field.ts'
import { defineLines, defineResource, type FullRow, type LineRow } from '../../core/shared/resource.ts'

/** 결재단계 (admin 2.2): written at 상신, changed once by the act, never afterwards (the table itself refuses). */
const apprStep = defineLines({
  name: 'apprStep',
  title: '결재단계',
  key: 'apprStepNo',
  parent: 'apprRqstNo',
  readOnly: true,
  fields: {
    roundNo: number('차수', { required: true }),
    seq: number('순번', { required: true }),
    stepKindCd: code('구분', 'STEP_KIND', { required: true }),
    parallelGrp: number('병렬묶음'),
    userId: user('원결재자', { required: true }),
    assignUserId: user('담당자'),
    actUserId: user('처리자'),
    stepStatusCd: code('단계상태', 'STEP_STATUS', { required: true }),
    arriveDt: datetime('도착일시'),
    dueDt: datetime('기한'),
    actDt: datetime('처리일시'),
    opinion: textarea('의견', { max: 1000 }),
    daegyulYn: flag('대결'),
    delegateKindCd: code('위임구분', 'DELEGATE'),
    jeonKyulYn: flag('전결'),
    postSeenDt: datetime('후열확인'),
    fixedYn: flag('고정'),
    remindDt: datetime('지연알림'),
    escalateDt: datetime('부서장알림'),
  },
  order: [
    { by: 'roundNo', direction: 'asc' },
    { by: 'seq', direction: 'asc' },
    { by: 'apprStepNo', direction: 'asc' },
  ],
})

/**
 * 결재문서 (admin 2.2). The derived list and record are those of 결재문서 관리; everybody else reads documents through
 * the boxes and the document view, which look at the person's part in the document.
 */
export const apprRqst = defineResource({
  name: 'apprRqst',
  title: '결재문서',
  path: '/api/manage/apprrqst',
  menus: ['manage/appr/apprAdmin'],
  key: 'apprRqstNo',
  fields: {
    docNo: text('문서번호', { max: 50, searchable: true }),
    title: text('제목', { required: true, searchable: true }),
    apprBizCd: code('업무', 'APPR_BIZ', { required: true }),
    taskClassNm: text('업무구분', { required: true, max: 50 }),
    apprBizKey: text('업무키', { required: true, max: 50 }),
    taskActNm: text('업무행위', { required: true, max: 50 }),
    cont: textarea('내용'),
    draftUserId: user('기안자', { required: true }),
    draftDeptCd: department('기안부서'),
    plantCd: refCode('사업장', 'plant'),
    draftDt: datetime('상신일시'),
    apprStatusCd: code('상태', 'APPR_STATUS', { required: true }),
    roundNo: number('차수', { required: true }),
    dueDt: datetime('기한'),
    doneDt: datetime('완료일시'),
    urgentYn: flag('긴급'),
    cancelRqstNo: ref('취소대상문서', 'apprRqst'),
  },
  scope: 'everyone',
  list: [
    'docNo',
    'title',
    'apprBizCd',
    'apprStatusCd',
    'draftUserId',
    'draftDeptCd',
    'plantCd',
    'draftDt',
    'dueDt',
    'doneDt',
    'roundNo',
    'urgentYn',
  ],
  search: {
    docNo: 'contains',
    title: 'contains',
    apprBizCd: 'in',
    apprStatusCd: 'in',
    draftUserId: 'equals',
    draftDeptCd: 'subtree',
    plantCd: 'equals',
    draftDt: 'period',
    urgentYn: 'equals',
  },
  lines: { steps: apprStep },
})
export interface ApprRqst extends FullRow<typeof apprRqst> {}
export type ApprStep = LineRow<typeof apprStep>
