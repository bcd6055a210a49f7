/** Names of what waits for a person. */
export const storeExceptionWorkNames = {
  'store-exception': {
    kr: '보관 예외 승인',
    en: 'Approve storage exception',
    zh: '批准储存例外',
    es: 'Aprobar excepción de almacén',
  },
}
