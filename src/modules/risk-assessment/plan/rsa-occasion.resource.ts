import { code, date, department, ref, refCode, text, textarea } from '../../../core/shared/field.ts'
import { reasonMin } from '../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { planMenu } from './rsa-plan.resource.ts'

/**
 * 수시평가 사유: something new, changed or gone wrong that asks for an assessment before the work begins or goes on.
 * (지침 제13조제2항; rsa.md 4; fit D34, D37)
 */
export const rsaOccasion = defineResource({
  name: 'rsaOccasion',
  title: '수시평가 사유',
  path: '/api/rsa/occasion',
  menus: [planMenu],
  key: 'rsaOccasionNo',
  fields: {
    occasionTxt: textarea('내용', { required: true, min: 5, max: 500 }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    deptCd: department('부서'),
    triggerCd: code('수시 사유', 'RSA_TRIGGER', { required: true }),
    sourceCd: code('원천', 'RSA_SOURCE', { required: true }),
    sourceKey: text('원천 번호', { max: 50, readOnly: true }),
    foundYmd: date('발생일', { required: true }),
    dueYmd: date('평가 기한', { required: true }),
    rsaPlanNo: ref('평가계획', 'rsaPlan', { readOnly: true }),
    doneYmd: date('평가 완료일', { readOnly: true }),
    cancelReason: textarea('취소 사유', { max: 500, readOnly: true }),
  },
  scope: { plant: 'plantCd' },
  unique: [['sourceCd', 'sourceKey', 'triggerCd']],
  order: [{ by: 'foundYmd', direction: 'desc' }],
  list: [
    'occasionTxt',
    'state',
    'triggerCd',
    'sourceCd',
    'plantCd',
    'deptCd',
    'foundYmd',
    'dueYmd',
    'rsaPlanNo',
    'doneYmd',
  ],
  search: {
    foundYmd: 'period',
    triggerCd: 'in',
    sourceCd: 'in',
    state: 'in',
    plantCd: 'equals',
    rsaPlanNo: 'equals',
  },
  states: { open: '미계획', planned: '계획됨', done: '평가완료', cancelled: '취소' },
  transitions: {
    plan: { label: '계획에 담기', from: ['open'], to: 'planned', system: true },
    release: { label: '계획에서 빼기', from: ['planned'], to: 'open', system: true },
    finish: { label: '평가완료', from: ['planned'], to: 'done', system: true },
    cancel: { label: '취소', from: ['open'], to: 'cancelled', reasonMin, danger: true },
  },
})
export interface RsaOccasion extends FullRow<typeof rsaOccasion> {}
