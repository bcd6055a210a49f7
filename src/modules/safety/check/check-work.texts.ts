import { texts } from '../../../core/shared/four-texts.ts'

/** Names of what waits for a person. */
export const checkWorkNames = texts({
  'saf-check': ['안전점검 실시', 'Do a safety check', '实施安全检查', 'Hacer una revisión de seguridad'],
  'saf-self-check': ['자체점검 제출', 'Submit a self-check', '提交自查', 'Entregar una autorrevisión'],
  'saf-check-confirm': [
    '안전점검 확인',
    'Confirm a safety check',
    '确认安全检查',
    'Confirmar una revisión de seguridad',
  ],
})
/** Names of the clocks in the batch history. */
export const checkWords = texts({
  clock: ['안전점검 기한 확인', 'Safety checks: due and missed', '安全检查期限确认', 'Reloj de revisiones'],
  planning: ['점검계획 회차 생성', 'Rounds of check plans', '生成检查计划轮次', 'Rondas de los planes'],
})
