import { texts } from '../../../core/shared/four-texts.ts'

/** What its signed codes stand on, by the letter of their kind. */
export const certificateQrNames = texts({
  C: ['수료증', 'Certificate', '结业证书', 'Certificado'],
})
