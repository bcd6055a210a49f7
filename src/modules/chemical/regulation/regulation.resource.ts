import { code, date, datetime, flag, number, ref, tags, text, textarea } from '../../../core/shared/field.ts'
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'

export const regulationMenus = [
  'chm/regulation/regulationList',
  'chm/regulation/regulationSearch',
  'chm/regulation/regulationHistUpload',
] as const

const itemFields = {
  regSubjNm: text('규제물질명', { max: 300, searchable: true }),
  casNo: text('CAS번호', { max: 12, searchable: true }),
  casGroup: tags('군 CAS목록'),
  contentMinPct: number('함량기준(%)', { decimals: 4, min: 0, max: 100 }),
  contentOpCd: code('함량 비교', 'CHM_REG_OP'),
  thr1Qty: number('기준량1', { decimals: 4, min: 0 }),
  thr2Qty: number('기준량2', { decimals: 4, min: 0 }),
  thrUnitTxt: text('기준량 단위', { max: 20 }),
  lawArticle: text('법적근거', { max: 200 }),
  noticeTxt: text('고시번호·단서', { max: 200 }),
} as const

const { regSubjNm: _optional, ...withoutName } = itemFields

/**
 * 규제DB 항목: one substance (or group) on one list, from a day on. Never overwritten: a change ends the row and
 * begins another. (chm.md 2)
 */
export const chmRegItem = defineResource({
  name: 'chmRegItem',
  title: '규제 항목',
  path: '/api/chm/regulation',
  menus: regulationMenus,
  key: 'regItemNo',
  fields: {
    // The first field is the name under which others refer to an item.
    regSubjNm: text('규제물질명', { required: true, max: 300, searchable: true }),
    regCd: code('규제목록', 'CHM_REG_CD', { required: true }),
    ...withoutName,
    lawArticle: text('법적근거', { required: true, max: 200 }),
    effectYmd: date('시행일', { required: true }),
    endYmd: date('종료일'),
    verNo: number('버전', { required: true, min: 1, separator: false }),
    confirmNeededYn: flag('확인 필요'),
  },
  scope: 'everyone',
  order: [
    { by: 'regCd', direction: 'asc' },
    { by: 'regSubjNm', direction: 'asc' },
  ],
  list: [
    'regCd',
    'regSubjNm',
    'casNo',
    'casGroup',
    'contentMinPct',
    'contentOpCd',
    'thr1Qty',
    'thr2Qty',
    'thrUnitTxt',
    'lawArticle',
    'noticeTxt',
    'effectYmd',
    'endYmd',
    'verNo',
    'confirmNeededYn',
  ],
  search: {
    regCd: 'in',
    regSubjNm: 'contains',
    casNo: 'contains',
    lawArticle: 'contains',
    effectYmd: 'period',
    confirmNeededYn: 'equals',
  },
})

/**
 * 규제 해당: which list a product stands on, why, and what a person decided where the content lies at the limit.
 */
export const chmRegMatch = defineResource({
  name: 'chmRegMatch',
  title: '규제 해당',
  path: '/api/chm/regmatch',
  listPath: '/api/chm/regmatches',
  menus: [...regulationMenus, 'baseInfo/products/productList', 'chm/main/chmDashboard'],
  key: 'regMatchNo',
  fields: {
    prodNo: ref('제품', 'chmProduct', { required: true }),
    regCd: code('규제목록', 'CHM_REG_CD', { required: true }),
    regItemNo: ref('규제 항목', 'chmRegItem'),
    contentPct: number('함유량(%)', { decimals: 4, min: 0, readOnly: true }),
    matchTypeCd: code('판정 방법', 'CHM_REG_MATCH', { readOnly: true }),
    borderYn: flag('경계함량', { readOnly: true }),
    applyYn: flag('해당', { words: ['해당', '비해당'] }),
    exceptReason: textarea('판정 사유', { max: 500 }),
    openYn: flag('판정 필요', { readOnly: true }),
  },
  scope: 'everyone',
  list: ['prodNo', 'regCd', 'regItemNo', 'contentPct', 'matchTypeCd', 'borderYn', 'applyYn', 'exceptReason'],
  search: {
    prodNo: 'equals',
    regCd: 'in',
    borderYn: 'equals',
    openYn: 'equals',
    applyYn: 'equals',
    matchTypeCd: 'in',
  },
})

/** 규제이력 업로드 행: what one row of the workbook does to the list. */
export const chmRegHistLine = defineLines({
  name: 'chmRegHistLine',
  title: '규제이력 행',
  key: 'regHistLineNo',
  parent: 'regHistNo',
  readOnly: true,
  order: [{ by: 'regHistLineNo', direction: 'asc' }],
  fields: {
    rowNo: number('엑셀 행'),
    actionCd: code('구분', 'CHM_REG_ACTION', { required: true }),
    regItemNo: ref('규제 항목', 'chmRegItem'),
    ...itemFields,
    beforeTxt: textarea('이전 값', { max: 1000 }),
    errorTxt: textarea('오류', { max: 500 }),
    affectedCnt: number('영향 제품 수', { min: 0 }),
  },
})

/**
 * 규제이력 업로드: a new edition of one list: checked, weighed, approved and put into force as a whole. (chm.md 4)
 */
export const chmRegHist = defineResource({
  name: 'chmRegHist',
  title: '규제이력',
  path: '/api/chm/reghist',
  menus: ['chm/regulation/regulationHistUpload'],
  key: 'regHistNo',
  fields: {
    regHistCd: text('이력번호', { numbering: 'RH-{YYYY}-{seq4}', searchable: true }),
    regCd: code('규제목록', 'CHM_REG_CD', { required: true }),
    effectYmd: date('시행일', { required: true }),
    noticeTxt: text('고시번호', { required: true, max: 200 }),
    fileNm: text('파일', { readOnly: true, max: 255 }),
    newCnt: number('신규', { readOnly: true }),
    chgCnt: number('변경', { readOnly: true }),
    delCnt: number('삭제', { readOnly: true }),
    sameCnt: number('동일', { readOnly: true }),
    errCnt: number('오류', { readOnly: true }),
    affectedCnt: number('영향 제품', { readOnly: true }),
    applyDt: datetime('적용일시', { readOnly: true }),
  },
  scope: 'everyone',
  list: [
    'regHistCd',
    'regCd',
    'state',
    'effectYmd',
    'noticeTxt',
    'newCnt',
    'chgCnt',
    'delCnt',
    'sameCnt',
    'errCnt',
    'affectedCnt',
    'createDt',
  ],
  search: { regCd: 'in', state: 'in', effectYmd: 'period', regHistCd: 'contains' },
  lines: { items: chmRegHistLine },
  states: {
    uploaded: '업로드',
    error: '오류',
    checked: '검증완료',
    pending: '적용승인중',
    applied: '적용완료',
    discarded: '폐기',
  },
  transitions: {
    check: { label: '검증', from: ['uploaded'], to: 'checked' },
    submit: {
      label: '적용상신',
      from: ['checked'],
      to: 'pending',
      wrongState: [
        '검증이 완료된 이력만 적용할 수 있습니다.',
        'Only a checked history can be applied.',
        '仅可应用已核验的记录。',
        'Solo se puede aplicar un historial verificado.',
      ],
      approval: {
        biz: 'ABZ09',
        approved: 'apply',
        rejected: 'return',
        withdrawn: 'return',
        discarded: 'discardBySystem',
      },
    },
    apply: { label: '적용', from: ['pending'], to: 'applied', system: true },
    return: { label: '반려', from: ['pending'], to: 'checked', system: true },
    discardBySystem: { label: '상신 폐기', from: ['checked', 'pending'], to: 'discarded', system: true },
    discard: { label: '폐기', from: ['uploaded', 'error', 'checked'], to: 'discarded', danger: true },
  },
})
export interface ChmRegHist extends FullRow<typeof chmRegHist> {}
