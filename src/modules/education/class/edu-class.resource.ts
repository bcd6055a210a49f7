import {
  code,
  codes,
  datetime,
  flag,
  number,
  ref,
  refCode,
  text,
  textarea,
} from '../../../core/shared/field.ts'
import { documentExtensions, reasonMin } from '../../../core/shared/limits.ts'
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { classStates } from './class-codes.rule.ts'

export const classMenu = 'education/plan/eduClass'
const calendarMenu = 'education/plan/eduClassCalendar'
const classMenus = [classMenu, calendarMenu] as const

const subjects = defineLines({
  name: 'eduClassSubject',
  title: '시간표',
  key: 'eduClassSubjectNo',
  parent: 'eduClassNo',
  fields: {
    startDt: datetime('시작', { required: true }),
    endDt: datetime('종료', { required: true }),
    subjectNm: text('과목', { required: true, max: 200 }),
    legalItemCd: code('법정 교육내용', 'EDU_LEGAL_ITEM_CD'),
    eduInstructorNo: ref('강사', 'eduInstructor'),
  },
  order: [{ by: 'startDt', direction: 'asc' }],
})
const breaks = defineLines({
  name: 'eduClassBreak',
  title: '휴식',
  key: 'eduClassBreakNo',
  parent: 'eduClassNo',
  fields: { startDt: datetime('시작', { required: true }), endDt: datetime('종료', { required: true }) },
  order: [{ by: 'startDt', direction: 'asc' }],
})

/** 교육차수: one class of a course, from its planning to its results. (edu.md 2, 4; 산업안전보건법 제29조) */
export const eduClass = defineResource({
  name: 'eduClass',
  title: '교육차수',
  path: '/api/saf/education/class',
  listPath: '/api/saf/education/classes',
  menus: [...classMenus],
  key: 'eduClassNo',
  fields: {
    eduClassCd: text('차수번호', { numbering: 'CL-{plant}-{YYYY}-{seq4}', searchable: true }),
    classNm: text('차수명', { required: true, max: 100, searchable: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    eduCourseNo: ref('과정', 'eduCourse', { required: true, inStates: ['confirmed'] }),
    eduPlanNo: ref('연간계획', 'eduPlan'),
    startDt: datetime('시작일시', { required: true }),
    endDt: datetime('종료일시', { required: true }),
    breakMin: number('휴식(분)', { readOnly: true }),
    methodCd: code('교육방법', 'EDU_METHOD_CD', { required: true }),
    placeNm: text('장소', { max: 100 }),
    eduInstructorNo: ref('강사', 'eduInstructor'),
    outOrgNm: text('위탁기관', { max: 100 }),
    outOrgRegNo: text('위탁기관 등록번호', { max: 50 }),
    capacityQty: number('정원', { required: true, min: 1, max: 1000 }),
    seatQty: number('배정 인원', { readOnly: true }),
    waitQty: number('대기 인원', { readOnly: true }),
    vendorOpenYn: flag('협력사 개방', { first: 'N', control: 'radio', words: ['개방', '비개방'] }),
    qrYn: flag('QR 출석', { first: 'Y', control: 'radio', words: ['사용', '사용안함'] }),
    geoLat: number('위도', { min: -90, max: 90, decimals: 6 }),
    geoLng: number('경도', { min: -180, max: 180, decimals: 6 }),
    geoRadius: number('출석 반경(m)', { min: 20, max: 5000 }),
    langCds: codes('교육 언어', 'LANG'),
    interpreterNm: text('통역', { max: 50 }),
    logDesc: textarea('교육일지', { max: 4000, readOnly: true }),
    openDt: datetime('개설일시', { readOnly: true }),
    recheckDt: datetime('중간 확인일시', { readOnly: true }),
    recheckToDt: datetime('중간 확인 마감', { readOnly: true }),
    attendDt: datetime('출결확정일시', { readOnly: true }),
    closeDt: datetime('결과확정일시', { readOnly: true }),
    cancelReason: textarea('취소사유', { max: 500, readOnly: true }),
  },
  scope: { plant: 'plantCd' },
  order: [{ by: 'startDt', direction: 'desc' }],
  list: [
    'eduClassCd',
    'state',
    'classNm',
    'eduCourseNo',
    'startDt',
    'endDt',
    'placeNm',
    'eduInstructorNo',
    'seatQty',
    'capacityQty',
    'waitQty',
    'plantCd',
  ],
  search: {
    eduClassCd: 'contains',
    classNm: 'contains',
    eduCourseNo: 'equals',
    startDt: 'period',
    eduInstructorNo: 'equals',
    state: 'in',
    plantCd: 'equals',
  },
  lines: { subjects, breaks },
  files: {
    photo: { label: '교육 사진', limit: 30, imageOnly: true, maxMegabytes: 20 },
    document: { label: '교재·자료', limit: 30, maxMegabytes: 50, extensions: documentExtensions },
  },
  states: classStates,
  transitions: {
    open: { label: '개설', from: ['planned'], to: 'open' },
    start: { label: '시작', from: ['open'], to: 'running', forReaders: true },
    confirmAttend: {
      label: '출결확정',
      from: ['running'],
      to: 'attended',
      forReaders: true,
      input: { logDesc: textarea('교육일지', { required: true, min: 10, max: 4000 }) },
    },
    close: { label: '결과확정', from: ['attended'], to: 'closed' },
    reopen: {
      label: '확정취소',
      from: ['closed'],
      to: 'attended',
      reasonMin,
      danger: true,
      forReaders: true,
    },
    cancel: { label: '차수 취소', from: ['planned', 'open'], to: 'cancelled', reasonMin, danger: true },
  },
})
export interface EduClass extends FullRow<typeof eduClass> {}

/** What somebody enters who copies a class to another time. */
export const classCopy = { startDt: datetime('시작일시', { required: true }) }
