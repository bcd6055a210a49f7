import { texts } from '../../shared/four-texts.ts'

export const registerTexts = texts({
  attachments: ['첨부', 'Attachments', '附件', 'Adjuntos'],
  copyAddress: ['주소 복사', 'Copy link', '复制地址', 'Copiar enlace'],
  copied: ['주소를 복사했습니다.', 'The link was copied.', '地址已复制。', 'Enlace copiado.'],
})
