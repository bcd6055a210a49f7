import { texts } from '../../../core/shared/four-texts.ts'

/** Names of what waits for a person. */
export const msdsWorkNames = texts({
  'msds-EDU': ['MSDS 교육', 'MSDS training', 'MSDS培训', 'Formación FDS'],
  'msds-POST': ['MSDS 게시물 교체', 'Replace posted MSDS', '更换MSDS张贴物', 'Sustituir FDS publicada'],
  'msds-revise': ['MSDS 개정', 'Revise MSDS', '修订MSDS', 'Revisar FDS'],
})
