import { texts } from '../../../core/shared/four-texts.ts'

export const workTexts = texts({
  title: ['나의 할일', 'My tasks', '我的待办', 'Mis tareas'],
  help: [
    '내가 처리해야 다음으로 넘어가는 일을 모두 모았습니다. 기한이 지난 일이 맨 위에 있습니다.',
    'Everything that waits for you. What is overdue stands at the top.',
    '汇集所有等待您处理的事项，逾期的排在最前。',
    'Todo lo que espera por usted. Lo vencido está arriba.',
  ],
  all: ['전체', 'All', '全部', 'Todo'],
  overdue: ['기한 지남', 'Overdue', '已逾期', 'Vencido'],
  today: ['오늘', 'Today', '今天', 'Hoy'],
  later: ['예정', 'Later', '以后', 'Más adelante'],
  noDue: ['기한 없음', 'No due time', '无期限', 'Sin plazo'],
  due: ['{moment}까지', 'by {moment}', '{moment} 前', 'hasta {moment}'],
  none: [
    '기다리는 일이 없습니다.',
    'Nothing waits for you.',
    '没有等待处理的事项。',
    'No hay nada pendiente.',
  ],
  more: [
    '{count}건까지만 보입니다. 먼저 위의 일을 처리해 주세요.',
    'Only {count} are shown. Deal with those first.',
    '仅显示 {count} 项，请先处理这些。',
    'Solo se muestran {count}. Atienda primero estos.',
  ],
  showAll: ['전체 {count}건 보기', 'Show all {count}', '查看全部 {count} 项', 'Ver los {count}'],
  fold: ['접기', 'Show fewer', '收起', 'Ver menos'],
  kinds: ['종류', 'Kinds', '种类', 'Tipos'],
})
