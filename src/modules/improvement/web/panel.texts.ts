import { texts } from '../../../core/shared/four-texts.ts'

/** Texts of the register's panel on other modules' pages, and of the cards in its lists. */
export const panelTexts = texts({
  none: [
    '개선요청이 없습니다.',
    'No improvement was asked for.',
    '没有改善申请。',
    'No hay solicitudes de mejora.',
  ],
  noneGiven: [
    '귀사에 맡긴 개선요청이 없습니다. 사업장이 접수해 맡기면 여기에 보입니다.',
    'No improvement was given to your company. It shows here once the plant has accepted it and gives it to you.',
    '没有交给贵公司的改善申请。厂区受理并交办后显示在这里。',
    'No hay mejoras asignadas a su empresa. Se muestran aquí cuando la planta las acepta y se las asigna.',
  ],
  ask: ['개선요청', 'Ask for an improvement', '改善申请', 'Solicitar mejora'],
  'ask.do': ['요청', 'Ask', '申请', 'Solicitar'],
  cancel: ['취소', 'Cancel', '取消', 'Cancelar'],
  done: ['개선을 요청하였습니다.', 'The improvement was asked for.', '已申请改善。', 'Mejora solicitada.'],
  unowned: ['미배정', 'Not assigned', '未分配', 'Sin asignar'],
  before: ['조치 전', 'Before', '措施前', 'Antes'],
  after: ['조치 후', 'After', '措施后', 'Después'],
})
