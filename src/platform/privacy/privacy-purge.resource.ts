import { code, datetime, number, textarea, user } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'
import { reasonMin } from '../../core/shared/limits.ts'

/**
 * 개인정보 파기대장 (admin R14; 개인정보 보호법 제21조): a list of what has been kept long enough, approved by the privacy
 * officer, then erased.
 */
export const privacyPurge = defineResource({
  name: 'privacyPurge',
  title: '개인정보 파기',
  path: '/api/manage/privacypurge',
  menus: ['manage/log/privacyPurge'],
  key: 'purgeNo',
  fields: {
    kindCd: code('파기 대상', 'PRIVACY_PURGE', { required: true }),
    cutDt: datetime('기준일시', { readOnly: true }),
    rowCnt: number('대상 건수', { readOnly: true }),
    opinion: textarea('의견', { readOnly: true }),
    apprUserId: user('승인자', { readOnly: true }),
    apprDt: datetime('승인일시', { readOnly: true }),
    eraseDt: datetime('파기일시', { readOnly: true }),
    eraseCnt: number('파기 건수', { readOnly: true }),
  },
  scope: 'everyone',
  list: ['kindCd', 'state', 'cutDt', 'rowCnt', 'apprUserId', 'apprDt', 'eraseDt', 'eraseCnt', 'opinion'],
  search: { kindCd: 'in', state: 'in', eraseDt: 'period' },
  states: { listed: '목록', approved: '승인', erased: '파기', cancelled: '취소' },
  transitions: {
    approve: {
      label: '승인',
      from: ['listed'],
      to: 'approved',
      input: { opinion: textarea('의견', { max: 1000 }) },
    },
    erase: { label: '파기', from: ['approved'], to: 'erased', danger: true },
    cancel: { label: '취소', from: ['listed', 'approved'], to: 'cancelled', reasonMin, danger: true },
  },
})
