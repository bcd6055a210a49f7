import { code, datetime, flag, number, ref, text, textarea } from '../../../core/shared/field.ts'
import { defineResource, type Row } from '../../../core/shared/resource.ts'

/**
 * The company's table of simultaneous operations: which works do not go on beside each other, and how near.
 * (ptw.md 5.6; 산안법 제64조)
 */
export const simopsRule = defineResource({
  name: 'simopsRule',
  title: '동시작업 규칙',
  path: '/api/saf/simopsrule',
  menus: ['constSafe/permit/simopsRuleManage'],
  key: 'simopsRuleNo',
  fields: {
    ruleNm: text('규칙명', { required: true, max: 100, searchable: true }),
    kindACd: code('작업 A', 'SIMOPS_KIND', { required: true }),
    kindBCd: code('작업 B', 'SIMOPS_KIND', { required: true }),
    placeCd: code('장소 기준', 'SIMOPS_PLACE', { required: true }),
    distM: number('거리(m)', { decimals: 1, min: 0, max: 1000 }),
    factorVal: number('깊이 배수', { decimals: 2, min: 0, max: 10 }),
    heightM: number('높이차(m)', { decimals: 1, min: 0, max: 100 }),
    stockKg: number('재고 기준(kg)', { decimals: 1, min: 0, max: 1_000_000 }),
    bufferMin: number('앞뒤 여유(분)', { min: 0, max: 1440 }),
    levelCd: code('판정', 'SIMOPS_LEVEL', { required: true, control: 'radio' }),
    guideTxt: textarea('조치 안내', { max: 500 }),
    basisTxt: text('근거', { max: 200 }),
    ruleNmEn: text('규칙명(영어)', { max: 150 }),
    ruleNmZh: text('규칙명(중국어)', { max: 150 }),
    ruleNmEs: text('규칙명(스페인어)', { max: 150 }),
    guideTxtEn: textarea('조치 안내(영어)', { max: 500 }),
    guideTxtZh: textarea('조치 안내(중국어)', { max: 500 }),
    guideTxtEs: textarea('조치 안내(스페인어)', { max: 500 }),
    basisTxtEn: text('근거(영어)', { max: 200 }),
    basisTxtZh: text('근거(중국어)', { max: 200 }),
    basisTxtEs: text('근거(스페인어)', { max: 200 }),
    confirmNeededYn: flag('근거 확인 필요'),
    replaceNo: ref('개정 대상', 'simopsRule'),
    trialDt: datetime('시험일시', { readOnly: true }),
    trialFireCnt: number('새로 걸리는 작업쌍', { readOnly: true }),
    trialStopCnt: number('더는 걸리지 않는 작업쌍', { readOnly: true }),
    applyDt: datetime('적용일시', { readOnly: true }),
  },
  scope: 'everyone',
  order: [{ by: 'simopsRuleNo', direction: 'asc' }],
  list: ['ruleNm', 'state', 'kindACd', 'kindBCd', 'placeCd', 'distM', 'levelCd', 'replaceNo', 'applyDt'],
  search: { ruleNm: 'contains', state: 'in', kindACd: 'in', kindBCd: 'in', levelCd: 'equals' },
  states: { draft: '작성', live: '적용', retired: '폐지' },
  transitions: {
    apply: { label: '적용', from: ['draft'], to: 'live' },
    retire: { label: '폐지', from: ['live'], to: 'retired', reasonMin: 10, danger: true },
  },
})
export interface SimopsRuleRow extends Row<typeof simopsRule> {}
