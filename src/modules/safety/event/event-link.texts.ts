import { texts } from '../../../core/shared/four-texts.ts'

/** What the page behind the code at the gate says of near misses. */
export const eventLinkTexts = texts({
  title: ['아차사고', 'Near miss', '未遂事故', 'Cuasi accidente'],
  intro: [
    '다칠 뻔한 일을 본 대로 적어 주세요. 계정도 이름도 필요 없습니다.',
    'Tell us what nearly hurt somebody. You need neither account nor name.',
    '请写下险些受伤的事。无需账号和姓名。',
    'Cuente lo que casi hirió a alguien. No necesita cuenta ni nombre.',
  ],
})
