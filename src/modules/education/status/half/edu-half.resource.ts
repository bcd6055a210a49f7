import { code, date, datetime, refCode, text, textarea, user, year } from '../../../../core/shared/field.ts'
import { defineResource, type FullRow } from '../../../../core/shared/resource.ts'
import { legalMenu } from '../status-menus.rule.ts'

/**
 * 교육 반기 점검: who had not been taught at the end of a half-year, frozen; the head of the site says why and what is
 * to be done, safety staff what was done (중대재해처벌법 시행령 제5조제2항제3호·제4호; 제13조: 5년 보관; EDU-19).
 */
export const eduHalf = defineResource({
  name: 'eduHalf',
  title: '교육 반기 점검',
  path: '/api/saf/education/half',
  listPath: '/api/saf/education/halfs',
  menus: [legalMenu],
  key: 'eduHalfNo',
  fields: {
    halfNm: text('점검명', { readOnly: true, searchable: true }),
    halfYear: year('연도', { required: true }),
    halfCd: code('반기', 'EDU_HALF_PART', { required: true, control: 'radio' }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    baseYmd: date('기준일', { readOnly: true }),
    causeTxt: textarea('미실시 원인', { readOnly: true }),
    orderTxt: textarea('조치 지시', { readOnly: true }),
    orderUserId: user('지시자', { readOnly: true }),
    orderDt: datetime('지시일시', { readOnly: true }),
    doneTxt: textarea('조치 결과', { readOnly: true }),
    doneUserId: user('조치 확인자', { readOnly: true }),
    doneDt: datetime('조치 확인일시', { readOnly: true }),
  },
  scope: { plant: 'plantCd' },
  unique: [['halfYear', 'halfCd', 'plantCd']],
  order: [{ by: 'eduHalfNo', direction: 'desc' }],
  list: [
    'halfNm',
    'state',
    'halfYear',
    'halfCd',
    'plantCd',
    'baseYmd',
    'orderUserId',
    'orderDt',
    'doneUserId',
    'doneDt',
  ],
  search: { halfYear: 'equals', halfCd: 'in', plantCd: 'equals', state: 'in' },
  states: { frozen: '작성', ordered: '조치지시', finished: '조치완료' },
  transitions: {
    // The head of the site signs what others froze, and has no right to write there.
    order: {
      label: '조치 지시',
      from: ['frozen'],
      to: 'ordered',
      forReaders: true,
      signed: true,
      input: {
        causeTxt: textarea('미실시 원인', { required: true, min: 5, max: 2000 }),
        orderTxt: textarea('조치 지시', { required: true, min: 5, max: 4000 }),
      },
    },
    finish: {
      label: '조치 완료',
      from: ['ordered'],
      to: 'finished',
      signed: true,
      input: { doneTxt: textarea('조치 결과', { required: true, min: 5, max: 4000 }) },
    },
  },
})
export interface EduHalf extends FullRow<typeof eduHalf> {}
