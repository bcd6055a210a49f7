import { texts } from '../../../../core/shared/four-texts.ts'

export const jsaTexts = texts({
  title: [
    'JSA 단계별 위험요인 {count}건',
    '{count} hazards of the JSA',
    'JSA危险{count}项',
    '{count} peligros del JSA',
  ],
})
