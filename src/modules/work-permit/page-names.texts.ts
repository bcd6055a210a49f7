import { texts } from '../../core/shared/four-texts.ts'

/** Names of pages and panels, in the first script: one language of them. */
export const workPermitPageNames = texts({
  assessment: ['작업평가', 'Job assessment', '作业评估', 'Evaluación del trabajo'],
  askForOrder: ['작업의뢰 요청', 'Ask for a work order', '申请作业委托', 'Solicitar orden de trabajo'],
  ownWork: ['우리 회사 작업', 'Work of our company', '本公司作业', 'Trabajos de nuestra empresa'],
  workToday: ['오늘의 작업', 'Work today', '今日作业', 'Trabajos de hoy'],
  workMap: ['작업지도', 'Work map', '作业地图', 'Mapa de trabajos'],
  lockoutPlan: ['LOTO 계획', 'Lockout plan', '上锁计划', 'Plan de bloqueo'],
  writePermit: ['허가 작성', 'Fill in a permit', '填写作业许可', 'Redactar permiso'],
})
