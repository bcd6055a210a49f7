import { texts } from '../../../../core/shared/four-texts.ts'

/** Tiles of the list of permits that count what is due, beside those of the states. */
export const dueTexts = texts({
  measureHint: [
    '가스 측정기한이 지난 작업입니다. 허용시간이 지나면 작업이 자동으로 중지됩니다.',
    'The gas test of these works is overdue. After the time that is allowed they are stopped by themselves.',
    '这些作业的气体检测已过期。超过允许时间后作业将自动停止。',
    'La medición de gas de estos trabajos ha vencido. Pasado el tiempo permitido se detienen solos.',
  ],
  confirm: ['익일 확인 대기', 'To be confirmed', '待次日确认', 'Por confirmar'],
  confirmHint: [
    '야간·휴일에 당직책임자가 승인하여 부서장의 확인이 필요한 작업입니다.',
    'Issued by the duty manager at night or on a holiday; the heads confirm it the next day.',
    '夜间或节假日由值班负责人批准，需部门负责人确认的作业。',
    'Aprobados por el responsable de guardia; los jefes los confirman al día siguiente.',
  ],
  confirmLate: [
    '확인 기한이 지난 작업 {late}건',
    '{late} are overdue',
    '{late}件已过确认期限',
    '{late} han vencido',
  ],
})
