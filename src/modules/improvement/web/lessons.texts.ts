import { texts } from '../../../core/shared/four-texts.ts'

export const lessonTexts = texts({
  title: ['수평전개 적용 현황', 'How far lessons have come', '横向展开适用情况', 'Alcance de las lecciones'],
  lesson: ['교훈', 'Lesson', '教训', 'Lección'],
  coverage: ['회신·종결', 'Answered and closed', '回复·结案', 'Respuestas y cierres'],
  origin: ['발생', 'origin', '发生', 'origen'],
  late: ['회신 기한 초과', 'answer overdue', '回复逾期', 'respuesta vencida'],
  line: [
    '회신 {answered}/{asked} · 종결 {closed}/{concerned}',
    'answered {answered}/{asked} · closed {closed}/{concerned}',
    '回复 {answered}/{asked} · 结案 {closed}/{concerned}',
    'respondidas {answered}/{asked} · cerradas {closed}/{concerned}',
  ],
  sum: [
    '교훈 {lessons}건: 회신율 {answeredRate}% · 해당 사업장 종결률 {closedRate}%',
    '{lessons} lessons: answered {answeredRate}% · closed where they apply {closedRate}%',
    '教训{lessons}件：回复率{answeredRate}% · 适用工厂结案率{closedRate}%',
    '{lessons} lecciones: respondidas {answeredRate}% · cerradas donde aplican {closedRate}%',
  ],
  empty: [
    '이 기간에 수평전개한 개선이 없습니다.',
    'Nothing was spread in this period.',
    '此期间没有横向展开的改善。',
    'No se extendió nada en este periodo.',
  ],
})
