import { code, date, flag, number, ref, refCode, text, textarea, user } from '../../../core/shared/field.ts'
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'

/** One point of the list that was looked at. */
export const chmStoreInspLine = defineLines({
  name: 'chmStoreInspLine',
  title: '점검 항목',
  key: 'storeInspLineNo',
  parent: 'storeInspNo',
  fields: {
    itemCd: code('점검 항목', 'CHM_INSP_ITEM', { required: true }),
    resultCd: code('결과', 'CHM_INSP_RESULT', { required: true }),
    findTxt: text('불량 내용', { max: 500 }),
    doneYn: flag('조치 완료', { readOnly: true, words: ['완료', '미완료'] }),
  },
})
/**
 * 저장시설 점검: the check of a store by its cycle, kept as it was signed; what is bad becomes an improvement.
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
    badCnt: number('불량', { readOnly: true }),
    remark: textarea('비고', { max: 1000 }),
  },
  scope: { plant: 'plantCd' },
  order: [{ by: 'inspYmd', direction: 'desc' }],
  list: ['storeInspCd', 'storeNo', 'inspYmd', 'inspUserId', 'badCnt', 'remark', 'plantCd'],
  search: {
    plantCd: 'equals',
    storeNo: 'equals',
    inspYmd: 'period',
    badCnt: 'between',
    inspUserId: 'equals',
  },
  lines: { items: chmStoreInspLine },
  files: { image: { label: '점검 사진', imageOnly: true, limit: 10, maxMegabytes: 10 } },
})
export interface ChmStoreInsp extends FullRow<typeof chmStoreInsp> {}
