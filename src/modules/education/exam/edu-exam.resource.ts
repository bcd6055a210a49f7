import {
  code,
  codes,
  datetime,
  department,
  flag,
  number,
  ref,
  refCode,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'

export const examMenu = 'education/exam/eduExam'
export const examResultMenu = 'education/exam/eduExamResult'
export const myExamMenu = 'education/exam/myExam'

const eduExamQuestion = defineLines({
  name: 'eduExamQuestion',
  title: '출제 문제',
  key: 'examQuestionNo',
  parent: 'examNo',
  fields: { eduQuestionNo: ref('문제', 'eduQuestion', { required: true }) },
})

/** 시험: how papers are made of the bank, how long they last and what passes. (edu.md 2, EDU-12) */
export const eduExam = defineResource({
  name: 'eduExam',
  title: '시험',
  path: '/api/saf/education/exam',
  menus: [examMenu],
  key: 'examNo',
  fields: {
    examNm: text('시험명', { required: true, max: 100, searchable: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    eduCourseNo: ref('교육과정', 'eduCourse'),
    eduTypeCd: code('교육구분', 'EDU_TYPE_CD', { required: true }),
    legalItemCds: codes('법정 교육내용', 'EDU_LEGAL_ITEM_CD'),
    pickCd: code('출제방식', 'EDU_EXAM_PICK', { required: true, control: 'radio' }),
    questionQty: number('문항수', { required: true, min: 1, max: 100 }),
    highPct: number('상(%)', { min: 0, max: 100 }),
    midPct: number('중(%)', { min: 0, max: 100 }),
    lowPct: number('하(%)', { min: 0, max: 100 }),
    timeLimitMin: number('제한시간(분)', { required: true, min: 1, max: 300 }),
    passScore: number('합격점', { required: true, min: 1, max: 100 }),
    maxTryCnt: number('응시횟수', { required: true, min: 1, max: 10 }),
    waitMin: number('재응시 대기(분)', { required: true, min: 0, max: 10_080 }),
    relearnYn: flag('재학습 후 재응시', { first: 'Y', control: 'radio', words: ['허용', '불가'] }),
    shuffleYn: flag('순서 섞기', { first: 'Y', control: 'radio', words: ['섞음', '그대로'] }),
    openAnswerCd: code('정답 공개', 'EDU_OPEN_ANSWER', { required: true, control: 'radio' }),
    selfYn: flag('차수 없이 응시', { first: 'N', control: 'radio', words: ['가능', '불가'] }),
    guideTxt: textarea('응시 안내', { max: 1000 }),
    openDt: datetime('응시 시작일시', { readOnly: true }),
  },
  scope: 'everyone',
  list: [
    'examNm',
    'state',
    'plantCd',
    'eduTypeCd',
    'eduCourseNo',
    'pickCd',
    'questionQty',
    'timeLimitMin',
    'passScore',
    'maxTryCnt',
    'selfYn',
  ],
  search: { plantCd: 'equals', eduTypeCd: 'equals', state: 'in' },
  lines: { questions: eduExamQuestion },
  states: { draft: '작성', open: '응시 가능', closed: '종료' },
  transitions: {
    open: { label: '응시 시작', from: ['draft', 'closed'], to: 'open' },
    close: { label: '시험 종료', from: ['open'], to: 'closed' },
    revise: { label: '수정 시작', from: ['open', 'closed'], to: 'draft' },
  },
})
export interface EduExam extends FullRow<typeof eduExam> {}

/**
 * 응시: one try of one person. Its paper and what was answered stand beside it in `eduExamPaper`, which no definition
 * names: an answer key that no record holds leaves the server by no list, history or file. (fit L5)
 */
export const eduExamTake = defineResource({
  name: 'eduExamTake',
  title: '응시',
  path: '/api/saf/education/examtake',
  menus: [examResultMenu],
  key: 'takeNo',
  fields: {
    examNo: ref('시험', 'eduExam', { readOnly: true }),
    eduCourseNo: ref('교육과정', 'eduCourse', { readOnly: true }),
    eduTargetNo: ref('수강자', 'eduTarget', { readOnly: true }),
    userId: user('응시자', { readOnly: true }),
    vendorWorkerNo: ref('협력사 근로자', 'vendorWorker', { readOnly: true }),
    vendorCd: refCode('협력사', 'vendor', { readOnly: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    deptCd: department('부서', { readOnly: true }),
    langCd: code('언어', 'LANG', { readOnly: true }),
    tryCnt: number('회차', { readOnly: true }),
    startDt: datetime('시작일시', { readOnly: true }),
    dueDt: datetime('마감일시', { readOnly: true }),
    submitDt: datetime('제출일시', { readOnly: true }),
    score: number('점수', { readOnly: true, decimals: 1 }),
    passYn: flag('합격', { readOnly: true }),
    leaveCnt: number('이탈 횟수', { readOnly: true }),
    spentSec: number('소요시간(초)', { readOnly: true }),
  },
  scope: { plant: 'plantCd', dept: 'deptCd', vendor: 'vendorCd' },
  list: [
    'examNo',
    'state',
    'userId',
    'vendorWorkerNo',
    'vendorCd',
    'deptCd',
    'tryCnt',
    'startDt',
    'submitDt',
    'score',
    'passYn',
    'langCd',
    'leaveCnt',
    'spentSec',
    'plantCd',
  ],
  search: {
    plantCd: 'equals',
    examNo: 'equals',
    startDt: 'period',
    state: 'in',
    userId: 'equals',
    deptCd: 'subtree',
  },
  states: { running: '응시 중', passed: '합격', failed: '불합격', runOut: '시간 만료' },
  transitions: {
    pass: { label: '합격', from: ['running'], to: 'passed', system: true },
    fail: { label: '불합격', from: ['running'], to: 'failed', system: true },
    runOut: { label: '시간 만료', from: ['running'], to: 'runOut', system: true },
  },
})
