import { texts } from '../../../core/shared/four-texts.ts'

/** What its signed codes stand on, by the letter of their kind. */
export const passQrNames = texts({
  E: ['장비 출입증', 'Equipment pass', '设备出入证', 'Pase de equipo'],
})
