import { sentences } from '../../../core/shared/sentence.ts'

/** Why a barrier of a bow-tie has its colour. (fit F4) */
export const barrierSays = sentences({
  inspectionLate: [
    '법정검사 기한({day})이 지났습니다.',
    'Its legal inspection was due on {day}.',
    '法定检验已过期（{day}）。',
    'Su inspección legal venció el {day}.',
  ],
  inspectionDue: [
    '법정검사 기한 {day}까지 유효합니다.',
    'Its legal inspection is valid until {day}.',
    '法定检验有效至{day}。',
    'Su inspección legal es válida hasta el {day}.',
  ],
  isolated: [
    'LOTO {code}(으)로 격리되어 있습니다.',
    'It is isolated by LOTO {code}.',
    '已通过LOTO {code}隔离。',
    'Está aislado por el LOTO {code}.',
  ],
  stopped: ['사용중지 상태입니다.', 'It is out of use.', '处于停用状态。', 'Está fuera de uso.'],
  improvementLate: [
    '기한이 지난 개선요청이 있습니다(미완료 {count}건).',
    'An improvement is overdue ({count} open).',
    '有逾期的改进请求（未完成{count}项）。',
    'Hay una mejora vencida ({count} abiertas).',
  ],
  improvementOpen: [
    '진행 중인 개선요청이 {count}건 있습니다.',
    '{count} improvements are open.',
    '有{count}项进行中的改进请求。',
    'Hay {count} mejoras abiertas.',
  ],
})
