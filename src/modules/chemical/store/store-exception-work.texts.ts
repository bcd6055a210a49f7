import { texts } from '../../../core/shared/four-texts.ts'

/** Names of what waits for a person. */
export const storeExceptionWorkNames = texts({
  'store-exception': [
    '보관 예외 승인',
    'Approve storage exception',
    '批准储存例外',
    'Aprobar excepción de almacén',
  ],
})
