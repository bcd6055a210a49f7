import { texts } from '../../shared/four-texts.ts'

export const calendarTexts = texts({
  month: ['월', 'Month', '月', 'Mes'],
  week: ['주', 'Week', '周', 'Semana'],
  list: ['목록', 'List', '列表', 'Lista'],
  view: ['보기', 'View', '视图', 'Vista'],
  before: ['이전', 'Before', '上一个', 'Anterior'],
  after: ['다음', 'Next', '下一个', 'Siguiente'],
  today: ['오늘', 'Today', '今天', 'Hoy'],
  monthTitle: ['{year}년 {month}월', '{year}-{month}', '{year}年{month}月', '{month}/{year}'],
  none: [
    '이 기간에는 일정이 없습니다.',
    'Nothing in this period.',
    '此期间没有日程。',
    'Nada en este periodo.',
  ],
  more: ['+{count}건', '+{count}', '+{count}件', '+{count}'],
  moreOf: [
    '{day} 일정 {count}건 더 보기',
    '{count} more on {day}',
    '{day}还有{count}件',
    '{count} más el {day}',
  ],
  move: [
    '끌거나 Alt+화살표로 날짜를 옮길 수 있습니다.',
    'Drag it, or press Alt and an arrow, to move it to another day.',
    '可拖动或按 Alt+方向键移动日期。',
    'Arrastre o pulse Alt y una flecha para cambiar el día.',
  ],
  weekdays: ['일월화수목금토', 'SMTWTFS', '日一二三四五六', 'DLMXJVS'],
})
