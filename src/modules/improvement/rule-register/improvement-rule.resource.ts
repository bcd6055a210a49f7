import { code, codes, flag, number } from '../../../core/shared/field.ts'
import { defineResource } from '../../../core/shared/resource.ts'

/**
 * 출처별 기준: what a source's improvements begin with, how long each grade has, who closes (impr.md 2, imprRule).
 * Company policy, no law.
 */
export const improvementRule = defineResource({
  name: 'improvementRule',
  title: '개선 기준',
  path: '/api/impr/rule',
  menus: ['impr/imprRule'],
  key: 'imprRuleNo',
  fields: {
    sourceModuleCd: code('출처', 'IMPR_SOURCE', { required: true }),
    coordRoleCd: code('접수·총괄', 'IMPR_COORD', { required: true }),
    defGradeCd: code('기본등급', 'IMPR_GRADE', { required: true }),
    urgentHour: number('긴급 기한(시간)', { required: true, min: 1, max: 10_000 }),
    highHour: number('상 기한(시간)', { required: true, min: 1, max: 10_000 }),
    mediumHour: number('중 기한(시간)', { required: true, min: 1, max: 10_000 }),
    lowHour: number('하 기한(시간)', { required: true, min: 1, max: 10_000 }),
    urgentEffectDays: number('긴급 효과확인(일)', { required: true, min: 0, max: 365 }),
    highEffectDays: number('상 효과확인(일)', { required: true, min: 0, max: 365 }),
    mediumEffectDays: number('중 효과확인(일)', { required: true, min: 0, max: 365 }),
    lowEffectDays: number('하 효과확인(일)', { required: true, min: 0, max: 365 }),
    apprGradeCds: codes('종결결재 등급', 'IMPR_GRADE'),
    photoRqrdYn: flag('사진 필수'),
    vendorYn: flag('협력사 배정'),
    holidayPullYn: flag('휴일 기한 당김'),
    confirmNeededYn: flag('확인 필요'),
    useYn: flag('사용', { first: 'Y' }),
  },
  scope: 'everyone',
  unique: [['sourceModuleCd']],
  order: [{ by: 'sourceModuleCd', direction: 'asc' }],
  list: [
    'sourceModuleCd',
    'coordRoleCd',
    'defGradeCd',
    'urgentHour',
    'highHour',
    'mediumHour',
    'lowHour',
    'apprGradeCds',
    'photoRqrdYn',
    'vendorYn',
    'holidayPullYn',
    'confirmNeededYn',
    'useYn',
  ],
  search: { sourceModuleCd: 'in', coordRoleCd: 'in', useYn: 'equals' },
})
