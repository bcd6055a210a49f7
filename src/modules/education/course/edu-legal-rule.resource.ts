import { code, date, flag, number, refCode, text } from '../../../core/shared/field.ts'
import { defineResource } from '../../../core/shared/resource.ts'

export const courseMenu = 'education/course/eduCourse'
const minutes = { min: 0, max: 100_000 } as const

/**
 * 법정시간 기준: how many minutes of a kind of education the law asks of a class of worker, from which day on. No day has
 * two rows of one kind and class. Figures whose text of law is still to be compared carry the mark 확인 필요.
 * (산업안전보건법 시행규칙 별표 4; edu.md EDU-01)
 */
export const eduLegalRule = defineResource({
  name: 'eduLegalRule',
  title: '법정시간 기준',
  path: '/api/saf/education/legalrule',
  menus: [courseMenu],
  key: 'eduLegalRuleNo',
  fields: {
    eduTypeCd: code('교육구분', 'EDU_TYPE_CD', { required: true }),
    workerClassCd: code('근로자 구분', 'WORKER_CLASS'),
    specialWorkNo: code('특별교육 대상작업', 'EDU_SPECIAL_WORK'),
    dutyCd: refCode('선임', 'duty'),
    periodCd: code('주기', 'EDU_PERIOD_CD', { required: true }),
    requiredMin: number('법정시간(분)', { ...minutes, required: true }),
    preMin: number('작업 전(분)', minutes),
    shortMin: number('단기간·간헐(분)', minutes),
    dueMonths: number('기한(개월)', { min: 0, max: 120 }),
    windowMonths: number('이수 가능 기간(±개월)', { min: 0, max: 60 }),
    fromYmd: date('시행일', { required: true }),
    toYmd: date('종료일'),
    lawTxt: text('근거', { required: true, max: 200, searchable: true }),
    confirmYn: flag('원문 대조', { first: 'Y', words: ['확인 필요', '확인함'] }),
  },
  scope: 'everyone',
  order: [
    { by: 'eduTypeCd', direction: 'asc' },
    { by: 'fromYmd', direction: 'desc' },
    { by: 'eduLegalRuleNo', direction: 'asc' },
  ],
  search: { eduTypeCd: 'in', workerClassCd: 'in', dutyCd: 'equals', confirmYn: 'equals' },
})
