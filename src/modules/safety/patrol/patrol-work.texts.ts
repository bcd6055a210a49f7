import { texts } from '../../../core/shared/four-texts.ts'

/** Names of what waits for a person. */
export const patrolWorkNames = texts({
  'patrol-complete': ['안전순찰 완료', 'Complete the patrol', '完成安全巡查', 'Terminar la ronda'],
  'patrol-tell': [
    '늦게 도착한 지적 전달',
    'Tell of a finding that came late',
    '传达迟到的指摘',
    'Comunicar un hallazgo llegado tarde',
  ],
  'patrol-sign': [
    '합동점검 서명',
    'Sign the joint inspection',
    '联合检查签字',
    'Firmar la inspección conjunta',
  ],
})
/** Name of the clock in the batch history, and what its reminders say. */
export const patrolWords = texts({
  clock: [
    '순회·합동점검 기한 확인',
    'Rounds and joint inspections',
    '巡回与联合检查期限',
    'Plazos de rondas',
  ],
  round: [
    '{from}과 {to} 이틀 동안 순회점검이 없습니다. (시행규칙 제80조)',
    'No round on {from} and {to}. (Enforcement Rule art. 80)',
    '{from}和{to}两天没有巡回检查。（施行规则第80条）',
    'Sin ronda el {from} y el {to}. (Reglamento art. 80)',
  ],
  joint: [
    '{quarter} 합동점검 {held}회. 분기마다 1회 이상 실시합니다. (시행규칙 제82조)',
    '{quarter}: {held} joint inspections. One a quarter at least. (Enforcement Rule art. 82)',
    '{quarter}联合检查{held}次。每季度至少一次。（施行规则第82条）',
    '{quarter}: {held} inspecciones conjuntas. Al menos una por trimestre. (Reglamento art. 82)',
  ],
  safety: ['안전팀', 'Safety', '安全组', 'Seguridad'],
})
