import { code, codes, date, datetime, number, ref, text, textarea, user } from '../../../core/shared/field.ts'
import { defineLines, defineResource, type FullRow, type LineRow } from '../../../core/shared/resource.ts'
import { bookStates, bookTransitions } from '../job-book/book-states.resource.ts'
import { hazopBookMenu } from '../job-book/rsa-job-book.resource.ts'
import { hazopMenu } from './hazop-menus.rule.ts'

const rows = defineLines({
  name: 'rsaNodeTemplateRow',
  title: '전형적인 원인·결과',
  key: 'rsaNodeTemplateRowNo',
  parent: 'rsaNodeTemplateNo',
  fields: {
    sortOrder: number('순서', { required: true }),
    paramCd: code('변수', 'HAZOP_PARAM', { required: true }),
    guideCd: code('가이드워드', 'HAZOP_GUIDE', { required: true }),
    causeTxt: textarea('원인', { required: true, max: 1000 }),
    consequenceTxt: textarea('결과', { required: true, max: 1000 }),
    safeguardTxt: textarea('확인할 안전조치', { max: 1000 }),
  },
  order: [{ by: 'sortOrder', direction: 'asc' }],
})

/**
 * 검토구간 표준, the book of HAZOP: causes and consequences that are typical of a kind of node, in versions, to take or to
 * strike. (fit F9)
 */
export const rsaNodeTemplate = defineResource({
  name: 'rsaNodeTemplate',
  title: '검토구간 표준',
  path: '/api/rsa/hazop/template',
  menus: [hazopMenu, hazopBookMenu],
  key: 'rsaNodeTemplateNo',
  fields: {
    rsaNodeTemplateNm: text('표준명', { required: true, max: 100, searchable: true }),
    intentTxt: textarea('설계의도(예)', { max: 1000 }),
    paramCds: codes('검토변수', 'HAZOP_PARAM', { required: true, min: 1 }),
    noteTxt: textarea('비고', { max: 1000 }),
    verNo: number('버전', { readOnly: true }),
    replaceNo: ref('이전판', 'rsaNodeTemplate', { readOnly: true }),
    fromTargetNo: ref('가져온 평가대상', 'rsaTarget', { readOnly: true }),
    reviewUserId: user('검토요청자', { readOnly: true }),
    approveUserId: user('승인자', { readOnly: true }),
    approveDt: datetime('승인일시', { readOnly: true }),
    lookYmd: date('최근 검토일', { readOnly: true }),
  },
  scope: 'everyone',
  unique: [['rsaNodeTemplateNm', 'verNo']],
  order: [
    { by: 'rsaNodeTemplateNm', direction: 'asc' },
    { by: 'verNo', direction: 'desc' },
  ],
  list: ['rsaNodeTemplateNm', 'verNo', 'state', 'paramCds', 'intentTxt', 'approveDt', 'lookYmd', 'noteTxt'],
  search: { rsaNodeTemplateNm: 'contains', state: 'in', paramCds: 'has' },
  lines: { rows },
  states: bookStates,
  transitions: bookTransitions,
})
export interface RsaNodeTemplate extends FullRow<typeof rsaNodeTemplate> {}
export interface TemplateRow extends LineRow<typeof rows> {}
