import { date, datetime, number, refCode, textarea } from '../../../core/shared/field.ts'
import { documentExtensions } from '../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'

export const ruleMenu = 'rsa/baseInfo/rsaRule'

const content = { required: true, min: 10, max: 4000 } as const
/**
 * 위험성평가 실시규정: the contents that a plant must lay down, in versions. (지침 제9조제1항, 조번호 확인 필요; rsa.md 2)
 */
export const rsaRule = defineResource({
  name: 'rsaRule',
  title: '위험성평가 실시규정',
  path: '/api/rsa/rule',
  menus: [ruleMenu],
  key: 'rsaRuleNo',
  fields: {
    plantCd: refCode('사업장', 'plant', { required: true }),
    revNo: number('개정번호', { readOnly: true }),
    purposeTxt: textarea('평가의 목적·방법', content),
    roleTxt: textarea('평가담당자·책임자의 역할', content),
    timeTxt: textarea('평가시기·절차', content),
    shareTxt: textarea('참여·공유 방법과 유의사항', content),
    recordTxt: textarea('결과의 기록·보존', content),
    levelTxt: textarea('위험성의 수준과 판단기준', content),
    acceptTxt: textarea('허용 가능한 위험성의 수준', content),
    reviseTxt: textarea('개정 사유', { max: 500 }),
    effectYmd: date('시행일', { required: true }),
    endYmd: date('종료일', { readOnly: true }),
    approveDt: datetime('승인일시', { readOnly: true }),
  },
  scope: { plant: 'plantCd' },
  unique: [['plantCd', 'revNo']],
  order: [
    { by: 'plantCd', direction: 'asc' },
    { by: 'revNo', direction: 'desc' },
  ],
  list: ['plantCd', 'revNo', 'state', 'effectYmd', 'endYmd', 'approveDt', 'reviseTxt', 'updateDt'],
  search: { plantCd: 'equals', state: 'in', effectYmd: 'period' },
  files: {
    document: { label: '실시규정 원문', limit: 10, maxMegabytes: 20, extensions: documentExtensions },
  },
  states: { draft: '작성', pending: '결재중', inForce: '시행', superseded: '이전판' },
  transitions: {
    submit: {
      label: '결재상신',
      from: ['draft'],
      to: 'pending',
      approval: {
        biz: 'ABZ13',
        approved: 'approve',
        rejected: 'reject',
        withdrawn: 'reject',
        discarded: 'reject',
      },
    },
    approve: { label: '시행', from: ['pending'], to: 'inForce', system: true },
    reject: { label: '반려', from: ['pending'], to: 'draft', system: true },
    supersede: { label: '개정됨', from: ['inForce'], to: 'superseded', system: true },
  },
})
export interface RsaRule extends FullRow<typeof rsaRule> {}
