import { sentences } from './sentence.ts'

export const fileNameSays = sentences({
  unnamed: ['첨부파일', 'Attachment', '附件', 'Adjunto'],
})
