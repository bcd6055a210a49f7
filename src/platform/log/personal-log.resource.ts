import { code, datetime, month, number, ref, text, textarea, user } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/**
 * 개인정보 접속기록 (admin 2.2, R14; 개인정보의 안전성 확보조치 기준 제8조): who saw whose data, when, from where, how many people.
 */
export const personalLog = defineResource({
  name: 'personalLog',
  title: '개인정보 접속기록',
  path: '/api/manage/personallog',
  menus: ['manage/log/personalLog'],
  key: 'logNo',
  stamped: false,
  fields: {
    dt: datetime('접속일시', { required: true }),
    userId: user('식별자', { required: true }),
    ip: text('접속지'),
    tableNm: text('대상', { required: true }),
    subjectId: text('처리한 정보주체'),
    actCd: code('수행업무', 'ACT', { required: true }),
    rowCnt: number('건수', { required: true }),
    reason: textarea('사유'),
    reviewNo: ref('점검', 'personalReview'),
  },
  scope: 'everyone',
  search: {
    dt: 'period',
    userId: 'equals',
    tableNm: 'equals',
    subjectId: 'equals',
    actCd: 'in',
    rowCnt: 'between',
  },
})

/** 월 점검: the privacy officer has looked through a month. */
export const personalReview = defineResource({
  name: 'personalReview',
  title: '개인정보 접속기록 점검',
  path: '/api/manage/personalreview',
  menus: ['manage/log/personalLog'],
  key: 'reviewNo',
  stamped: false,
  fields: {
    reviewYm: month('점검월', { required: true }),
    signUserId: user('점검자', { required: true }),
    signDt: datetime('점검일시', { required: true }),
    rowCnt: number('건수', { required: true }),
    opinion: textarea('점검의견', { required: true, min: 5, max: 1000 }),
  },
  scope: 'everyone',
  order: [{ by: 'reviewYm', direction: 'desc' }],
  search: { reviewYm: 'period' },
})
