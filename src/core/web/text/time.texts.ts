import { texts } from '../../shared/four-texts.ts'

/** How long ago something was. */
export const timeTexts = texts({
  now: ['방금 전', 'just now', '刚刚', 'ahora mismo'],
  minutes: ['{n}분 전', '{n} minutes ago', '{n}分钟前', 'hace {n} minutos'],
  hours: ['{n}시간 전', '{n} hours ago', '{n}小时前', 'hace {n} horas'],
  day: ['1일 전', '1 day ago', '1天前', 'hace 1 día'],
})
