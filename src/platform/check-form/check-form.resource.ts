import { code, date, flag, number, tags, text, textarea, user } from '../../core/shared/field.ts'
import { defineLines, defineResource, type FullRow, type LineRow } from '../../core/shared/resource.ts'

/** One question of a sheet. Its number within the sheet stays the same in later versions. */
export const checkFormItem = defineLines({
  name: 'checkFormItem',
  title: '점검 항목',
  key: 'checkFormItemNo',
  parent: 'checkFormNo',
  fields: {
    sortOrder: number('순서', { min: 1, max: 9999 }),
    itemCd: text('항목번호', { required: true, max: 20 }),
    sectionTxt: text('구역', { max: 100 }),
    itemTxt: text('질문', { required: true, max: 500 }),
    answerKindCd: code('답 종류', 'CHECK_ANSWER_KIND', { required: true }),
    naYn: flag('해당없음 허용', { first: 'Y' }),
    unit: text('단위', { max: 20 }),
    minVal: number('하한', { decimals: 4 }),
    maxVal: number('상한', { decimals: 4 }),
    choiceTxts: tags('선택지', { max: 20 }),
    badTxts: tags('부적합 선택지', { max: 20 }),
    weight: number('배점', { min: 0, max: 100, decimals: 1 }),
    criticalYn: flag('중요 항목', { first: 'N' }),
    badPhotoYn: flag('부적합 시 사진', { first: 'N' }),
    badNoteYn: flag('부적합 시 의견', { first: 'Y' }),
    shownItemCd: text('표시 조건 항목', { max: 20 }),
    shownTxt: text('표시 조건 답', { max: 100 }),
    basisTxt: text('근거', { max: 200 }),
    itemTxtEn: text('질문(영어)', { max: 500 }),
    itemTxtZh: text('질문(중국어)', { max: 500 }),
    itemTxtEs: text('질문(스페인어)', { max: 500 }),
    sectionTxtEn: text('구역(영어)', { max: 100 }),
    sectionTxtZh: text('구역(중국어)', { max: 100 }),
    sectionTxtEs: text('구역(스페인어)', { max: 100 }),
    choiceTxtsEn: tags('선택지(영어)', { max: 20 }),
    choiceTxtsZh: tags('선택지(중국어)', { max: 20 }),
    choiceTxtsEs: tags('선택지(스페인어)', { max: 20 }),
  },
  order: [{ by: 'sortOrder', direction: 'asc' }],
})

/**
 * 점검표: a question sheet in versions. A draft is written, a fixed one is answered and never changes, and fixing
 * the next version of the same sheet supersedes it. (saf.md 2, SAF-10; rsa-psm.md D42)
 */
export const checkForm = defineResource({
  name: 'checkForm',
  title: '점검표',
  path: '/api/manage/checkform',
  menus: [
    'manage/code/checkForm',
    'saf/check/checkSheet',
    'vendor/base/selfCheckForm',
    'rsa/baseInfo/checklistManage',
  ],
  key: 'checkFormNo',
  fields: {
    checkFormCd: text('점검표 코드', { required: true, max: 30, searchable: true }),
    verNo: number('버전', { readOnly: true }),
    checkFormNm: text('점검표명', { required: true, max: 100, searchable: true }),
    purposeCd: code('용도', 'CHECK_PURPOSE', { required: true }),
    passScore: number('적합 점수', { required: true, min: 0, max: 100, decimals: 1 }),
    condScore: number('조건부 점수', { required: true, min: 0, max: 100, decimals: 1 }),
    fixYmd: date('확정일', { readOnly: true }),
    fixUserId: user('확정자', { readOnly: true }),
    remark: textarea('비고', { max: 1000 }),
  },
  scope: 'everyone',
  unique: [['checkFormCd', 'verNo']],
  order: [
    { by: 'checkFormCd', direction: 'asc' },
    { by: 'verNo', direction: 'desc' },
  ],
  list: ['checkFormCd', 'verNo', 'checkFormNm', 'purposeCd', 'state', 'fixYmd', 'fixUserId', 'updateDt'],
  search: { checkFormNm: 'contains', purposeCd: 'in', state: 'in' },
  lines: { items: checkFormItem },
  states: { draft: '작성 중', fixed: '확정', superseded: '대체됨' },
  transitions: {
    fix: { label: '확정', from: ['draft'], to: 'fixed' },
    supersede: { label: '사용 종료', from: ['fixed'], to: 'superseded', danger: true },
  },
})
export interface CheckForm extends FullRow<typeof checkForm> {}
export interface CheckItem extends LineRow<typeof checkFormItem> {}

/** The items as a workbook: its columns are those of the lines, so that they are called the same. */
export const checkItemSheet = (spoken: typeof checkForm = checkForm) => {
  const lines = spoken.lines!.items
  const names = Object.keys(lines.fields) as (keyof typeof lines.fields)[]
  return {
    name: lines.name,
    title: lines.title,
    path: `${checkForm.path}/items` as const,
    menus: checkForm.menus,
    key: lines.key,
    fields: lines.fields,
    scope: 'everyone' as const,
    list: names,
    search: {},
    excel: { import: names },
  }
}
