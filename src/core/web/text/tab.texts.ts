import { texts } from '../../shared/four-texts.ts'

export const tabTexts = texts({
  gave: [
    "탭은 {count}개까지 열립니다. 가장 오래 쓰지 않은 '{title}' 탭을 닫았습니다.",
    'Up to {count} tabs stay open. The tab used least recently, "{title}", was closed.',
    '最多可打开 {count} 个标签。已关闭最久未使用的“{title}”标签。',
    'Se admiten {count} pestañas. Se cerró «{title}», la que llevaba más tiempo sin usarse.',
  ],
  list: ['열린 탭 목록', 'List of open tabs', '已打开的标签', 'Pestañas abiertas'],
  unsaved: ['{title} (저장 전)', '{title} (not saved)', '{title}（未保存）', '{title} (sin guardar)'],
})
