import { texts } from '../../../core/shared/four-texts.ts'

/** What the source of an improvement has given besides the finding. */
export const sourcePartTexts = texts({
  proposed: [
    '출처에서 조치담당으로 {name}을(를) 제안하였습니다.',
    'The source proposes {name} to put it right.',
    '来源建议由{name}负责措施。',
    'El origen propone a {name} para corregirlo.',
  ],
  take: ['제안대로 {name}', 'As proposed: {name}', '按建议：{name}', 'Como se propone: {name}'],
})
