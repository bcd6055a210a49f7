import { date, number, ref, refCode, text, textarea, user } from '../../../core/shared/field.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'

/**
 * 저장시설 점검: the check of a store by its cycle. It asks the question sheet that was fixed when it began
 * (platform/check-form) and is kept as it was finished; what is bad becomes an improvement.
 * (chm.md 2, 6; 화학물질관리법 제26조, 위험물안전관리법 제18조)
 */
export const chmStoreInsp = defineResource({
  name: 'chmStoreInsp',
  title: '저장시설 점검',
  path: '/api/chm/storeinsp',
  menus: ['chm/storage/storeInsp'],
  key: 'storeInspNo',
  fields: {
    storeInspCd: text('점검번호', { numbering: 'SI-{plant}-{YYYY}-{seq4}', searchable: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    storeNo: ref('장소', 'chmStore', { required: true }),
    inspYmd: date('점검일', { required: true }),
    inspUserId: user('점검자', { readOnly: true }),
    checkFormNo: ref('점검표', 'checkForm', { readOnly: true }),
    badCnt: number('불량', { readOnly: true }),
    remark: textarea('비고', { max: 1000 }),
  },
  scope: { plant: 'plantCd' },
  order: [{ by: 'inspYmd', direction: 'desc' }],
  list: ['storeInspCd', 'state', 'storeNo', 'inspYmd', 'inspUserId', 'badCnt', 'remark', 'plantCd'],
  search: {
    plantCd: 'equals',
    storeNo: 'equals',
    inspYmd: 'period',
    badCnt: 'between',
    inspUserId: 'equals',
    state: 'in',
  },
  files: { image: { label: '점검 사진', imageOnly: true, limit: 100, maxMegabytes: 10 } },
  states: { begun: '점검 중', done: '점검 완료' },
  transitions: { finish: { label: '점검 완료', from: ['begun'], to: 'done', system: true } },
})
export interface ChmStoreInsp extends FullRow<typeof chmStoreInsp> {}
