import { texts } from '../../shared/four-texts.ts'

export const dateTexts = texts({
  notBefore: [
    '{label} 항목은 {day} 이후여야 합니다.',
    '{label} must not lie before {day}.',
    '{label} 不能早于 {day}。',
    '{label} no puede ser anterior a {day}.',
  ],
  notAfter: [
    '{label} 항목은 {day} 이전이어야 합니다.',
    '{label} must not lie after {day}.',
    '{label} 不能晚于 {day}。',
    '{label} no puede ser posterior a {day}.',
  ],
})
