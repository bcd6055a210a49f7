import { code, date, flag, number, refCode, text } from '../../../core/shared/field.ts'
import { defineResource } from '../../../core/shared/resource.ts'

/** Pages on which obligations are looked at and inspections are noted. */
export const inspectionMenu = 'saf/facility/facilityInsp'
const months = { min: 0, max: 240 } as const

/**
 * 법정검사 기준: what a law asks of the machines of a type, from which day on. Figures whose text of law is still to be
 * compared carry the mark 확인 필요. (saf.md SAF-11, SAF-12)
 */
export const safLawRule = defineResource({
  name: 'safLawRule',
  title: '법정검사 기준',
  path: '/api/saf/lawrule',
  menus: [inspectionMenu],
  key: 'lawRuleNo',
  fields: {
    lawRuleNm: text('기준명', { required: true, max: 100, searchable: true }),
    safFacilityTypeCd: refCode('설비유형', 'safFacilityType', { required: true }),
    lawInspCd: code('검사종류', 'SAF_LAW_INSP', { required: true }),
    fromYmd: date('시행일', { required: true }),
    toYmd: date('종료일'),
    baseCd: code('기산', 'SAF_LAW_BASE', { required: true, control: 'radio' }),
    firstMonths: number('최초(개월)', months),
    cycleMonths: number('주기(개월)', months),
    psmMonths: number('PSM 주기(개월)', months),
    selfMonths: number('자율검사 주기(개월)', months),
    windowDays: number('검사기간(±일)', { required: true, min: 0, max: 90 }),
    applyDays: number('신청기한(일 전)', { required: true, min: 0, max: 180 }),
    limitCd: code('대상 한계', 'SAF_LAW_LIMIT'),
    limitMin: number('한계값 이상', { decimals: 2, min: 0 }),
    minAgeYears: number('설치 후 경과(년)', { min: 1, max: 100 }),
    installFromYmd: date('설치일(부터)'),
    installToYmd: date('설치일(까지)'),
    firstDueYmd: date('최초 기한'),
    lawTxt: text('근거', { required: true, max: 200 }),
    confirmYn: flag('원문 대조', { first: 'Y', words: ['확인 필요', '확인함'] }),
  },
  scope: 'everyone',
  order: [
    { by: 'safFacilityTypeCd', direction: 'asc' },
    { by: 'lawInspCd', direction: 'asc' },
  ],
  list: [
    'lawRuleNm',
    'safFacilityTypeCd',
    'lawInspCd',
    'fromYmd',
    'firstMonths',
    'cycleMonths',
    'windowDays',
    'applyDays',
    'lawTxt',
    'confirmYn',
  ],
  search: { safFacilityTypeCd: 'equals', lawInspCd: 'in', confirmYn: 'equals' },
})
