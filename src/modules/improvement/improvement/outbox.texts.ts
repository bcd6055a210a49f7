import { sentences } from '../../../core/shared/sentence.ts'

export const outboxSays = sentences({
  reason: [
    '개선요청 연동',
    'News of improvements to their sources',
    '改善请求联动',
    'Aviso de mejoras a su origen',
  ],
})
