import { texts } from '../../../core/shared/four-texts.ts'
import { sentences } from '../../../core/shared/sentence.ts'

/** Names of what waits for a person, and of the clock. */
export const resultWorkNames = texts({
  'edu-verify': [
    '교육 이수증 확인',
    'Verify proofs of education',
    '确认培训结业证',
    'Verificar pruebas de formación',
  ],
  'edu-returned': ['반려된 이수증', 'Returned proofs', '退回的结业证', 'Pruebas devueltas'],
  'edu-exempt': ['교육 면제 승인', 'Approve exemptions', '批准教育免除', 'Aprobar exenciones'],
  'edu-special': ['특별교육 기한', 'Special education due', '特别教育期限', 'Formación especial'],
})
export const educationWords = texts({
  clock: ['교육 기한', 'Education clock', '培训期限处理', 'Reloj de formación'],
})
export const lateNotes = sentences({
  title: [
    '특별교육 기한초과: {person} ({work})',
    'Special education overdue: {person} ({work})',
    '特别教育逾期：{person}（{work}）',
    'Formación especial vencida: {person} ({work})',
  ],
  problem: [
    '{person}의 특별교육({work})이 기한({due})까지 {hours}시간 중 {done}시간만 이수되었습니다. 이수할 때까지 해당 작업에서 제외해야 합니다.',
    'Of the {hours} hours of special education ({work}) of {person} only {done} were done by {due}. Until then he does not do that work.',
    '{person}的特别教育（{work}）截至{due}仅完成{hours}学时中的{done}学时。完成前不得从事该作业。',
    'De las {hours} horas de formación especial ({work}) de {person} solo se hicieron {done} hasta el {due}. Hasta entonces no realiza ese trabajo.',
  ],
  place: ['교육', 'Education', '培训', 'Formación'],
})
