import { texts } from '../../../core/shared/four-texts.ts'
import { sentences } from '../../../core/shared/sentence.ts'

/** Why a month of assessing in everyday work is not fulfilled, and what the roles of its meetings are called. */
export const dailyWords = sentences({
  discoveryGap: [
    '{month} 근로자 참여 유해·위험요인 발굴 없음',
    '{month}: no hazard found together with workers',
    '{month} 没有劳动者参与的危害因素发掘',
    '{month}: ningún peligro detectado con los trabajadores',
  ],
  meetingGap: [
    '{from} ~ {to} 주간 회의 미실시',
    '{from} – {to}: no weekly meeting',
    '{from} ~ {to} 未召开每周会议',
    '{from} – {to}: sin reunión semanal',
  ],
  rolesGap: [
    '{from} ~ {to} 주간 회의 참석 누락: {roles}',
    '{from} – {to}: missing from the weekly meeting: {roles}',
    '{from} ~ {to} 每周会议缺席：{roles}',
    '{from} – {to}: faltaron en la reunión semanal: {roles}',
  ],
  toolboxGap: [
    '{ymd} TBM 미실시',
    '{ymd}: no toolbox meeting',
    '{ymd} 未开展TBM',
    '{ymd}: sin charla de seguridad',
  ],
  toolboxGaps: [
    '{from} ~ {to} TBM 미실시({n}일)',
    '{from} – {to}: no toolbox meeting ({n} days)',
    '{from} ~ {to} 未开展TBM（{n}天）',
    '{from} – {to}: sin charla de seguridad ({n} días)',
  ],
  head: ['안전보건관리책임자', 'responsible manager', '安全保健管理负责人', 'dirección responsable'],
  safety: ['안전관리자', 'safety', '安全管理者', 'seguridad'],
  health: ['보건관리자', 'health', '保健管理者', 'salud'],
  supervisor: ['관리감독자', 'supervisor', '管理监督者', 'supervisión'],
  vendor: ['도급·수급업체', 'contractor', '承包商', 'contrata'],
  worker: ['근로자', 'worker', '劳动者', 'trabajador'],
  representative: ['근로자대표', 'representative', '劳动者代表', 'representante'],
})
/** The name of the clock. */
export const dailyClockWords = texts({
  clock: ['상시평가 시계', 'Daily assessment clock', '日常评估时钟', 'Reloj de evaluación continua'],
})
