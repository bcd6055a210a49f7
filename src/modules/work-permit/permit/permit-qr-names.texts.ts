import { texts } from '../../../core/shared/four-texts.ts'

/** What its signed codes stand on, by the letter of their kind. */
export const permitQrNames = texts({
  P: ['작업허가서', 'Work permit', '作业许可证', 'Permiso de trabajo'],
  W: ['출입증', 'Badge', '出入证', 'Credencial'],
})
