import { code, date, department, process, ref, refCode, user } from '../../../../core/shared/field.ts'
import { reasonMin } from '../../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../../core/shared/resource.ts'
import { msdsMenu } from '../status-menus.rule.ts'

/**
 * MSDS 교육 대상: somebody has to learn what a product at the place of work does, because of being placed there, of a
 * new product or of a changed sheet. A class whose results are confirmed finishes it. (시행규칙 제169조제1항; EDU-14)
 */
export const eduMsdsNeed = defineResource({
  name: 'eduMsdsNeed',
  title: 'MSDS 교육 대상',
  path: '/api/saf/education/msdsneed',
  menus: [msdsMenu],
  key: 'eduMsdsNeedNo',
  fields: {
    userId: user('대상자', { readOnly: true }),
    prodNo: ref('제품', 'chmProduct', { readOnly: true }),
    reasonCd: code('사유', 'EDU_MSDS_REASON', { readOnly: true }),
    occurYmd: date('발생일', { readOnly: true }),
    dueYmd: date('기한', { readOnly: true }),
    eduClassNo: ref('교육차수', 'eduClass', { readOnly: true }),
    doneYmd: date('이수일', { readOnly: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    deptCd: department('부서', { readOnly: true }),
    processNo: process('공정', { readOnly: true }),
    msdsNoticeNo: ref('MSDS 게시·교육', 'chmMsdsNotice', { readOnly: true }),
  },
  scope: { plant: 'plantCd', dept: 'deptCd' },
  unique: [['userId', 'prodNo', 'occurYmd']],
  order: [{ by: 'dueYmd', direction: 'asc' }],
  list: [
    'userId',
    'state',
    'prodNo',
    'reasonCd',
    'occurYmd',
    'dueYmd',
    'eduClassNo',
    'doneYmd',
    'deptCd',
    'processNo',
    'plantCd',
  ],
  search: {
    plantCd: 'equals',
    deptCd: 'subtree',
    processNo: 'equals',
    prodNo: 'equals',
    userId: 'equals',
    reasonCd: 'in',
    dueYmd: 'period',
    state: 'in',
  },
  states: { due: '대상', planned: '교육 예정', done: '완료', ended: '대상 제외' },
  transitions: {
    plan: { label: '교육 배정', from: ['due', 'planned'], to: 'planned', system: true },
    finish: { label: '이수', from: ['planned'], to: 'done', system: true },
    takeBack: { label: '이수 취소', from: ['done'], to: 'planned', system: true },
    end: { label: '대상 제외', from: ['due', 'planned'], to: 'ended', reasonMin, danger: true },
  },
})
export interface EduMsdsNeed extends FullRow<typeof eduMsdsNeed> {}
