import { code, codes, flag, number, ref, refCode, text, textarea } from '../../../core/shared/field.ts'
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { courseMenu } from './edu-legal-rule.resource.ts'

const percent = { min: 0, max: 100 } as const

const curriculums = defineLines({
  name: 'eduCurriculum',
  title: '교육내용',
  key: 'curriculumNo',
  parent: 'eduCourseNo',
  fields: {
    sortOrder: number('순서', { required: true, min: 1, max: 999 }),
    subjectNm: text('과목', { required: true }),
    legalItemCd: code('별표 5 항목', 'EDU_LEGAL_ITEM_CD'),
    eduMin: number('시간(분)', { required: true, min: 1, max: 2400 }),
    methodCd: code('교육방법', 'EDU_METHOD_CD', { required: true }),
  },
  order: [{ by: 'sortOrder', direction: 'asc' }],
})

/**
 * 교육과정: what is taught, for how long and what counts as completed. A confirmed version never changes; a revision is
 * a new version, whose confirmation ends the one before. (edu.md section 2; 산업안전보건법 시행규칙 제26조·별표 5)
 */
export const eduCourse = defineResource({
  name: 'eduCourse',
  title: '교육과정',
  path: '/api/saf/education/course',
  menus: [courseMenu],
  key: 'eduCourseNo',
  fields: {
    eduCourseCd: text('과정코드', { numbering: 'EC-{YYYY}-{seq4}', searchable: true }),
    eduCourseNm: text('과정명', { required: true, searchable: true }),
    eduTypeCd: code('교육구분', 'EDU_TYPE_CD', { required: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    legalYn: flag('법정교육', { first: 'Y' }),
    legalBasisTxt: text('근거 조문', { max: 200 }),
    specialWorkNo: code('특별교육 대상작업', 'EDU_SPECIAL_WORK'),
    vndEduCd: code('출입·허가 교육구분', 'VND_EDU'),
    targetClassCds: codes('대상 근로자', 'WORKER_CLASS'),
    methodCd: code('교육방법', 'EDU_METHOD_CD', { required: true }),
    stdMin: number('기준시간(분)', { required: true, min: 1, max: 2400 }),
    minAttendPct: number('최소출석률(%)', { required: true, ...percent }),
    partialYn: flag('부분 인정', { first: 'N' }),
    validMonths: number('유효기간(개월)', { min: 1, max: 120 }),
    passTypeCd: code('수료기준', 'EDU_PASS_TYPE', { required: true }),
    passScore: number('합격점', percent),
    maxTryCnt: number('응시횟수', { min: 1, max: 10 }),
    progressMinPct: number('최소진도율(%)', percent),
    certYn: flag('수료증 발급', { first: 'Y' }),
    verSeq: number('버전', { readOnly: true }),
    beforeCourseNo: ref('이전 버전', 'eduCourse', { readOnly: true }),
    remark: textarea('비고', { max: 1000 }),
  },
  scope: 'everyone',
  list: [
    'eduCourseCd',
    'eduCourseNm',
    'state',
    'eduTypeCd',
    'plantCd',
    'specialWorkNo',
    'methodCd',
    'stdMin',
    'passTypeCd',
    'validMonths',
    'verSeq',
  ],
  search: {
    eduCourseNm: 'contains',
    eduTypeCd: 'in',
    plantCd: 'equals',
    specialWorkNo: 'in',
    legalYn: 'equals',
    state: 'in',
  },
  lines: { curriculums },
  states: { draft: '작성', confirmed: '확정', ended: '폐지' },
  transitions: {
    confirm: { label: '확정', from: ['draft'], to: 'confirmed' },
    end: { label: '폐지', from: ['confirmed'], to: 'ended', reasonMin: 5, danger: true },
  },
})
export interface EduCourse extends FullRow<typeof eduCourse> {}
