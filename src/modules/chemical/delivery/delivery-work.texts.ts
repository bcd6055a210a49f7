/** Names of what waits for a person. */
export const deliveryWorkNames = {
  'delivery-ask': {
    kr: '반입 요청 확인',
    en: 'Answer a delivery request',
    zh: '确认带入申请',
    es: 'Atender solicitud de entrada',
  },
  'delivery-gate': {
    kr: '정문 확인',
    en: 'Confirm at the gate',
    zh: '门岗确认',
    es: 'Confirmar en puerta',
  },
  'delivery-leave': {
    kr: '미반출 자재',
    en: 'Material not taken out',
    zh: '未带出物料',
    es: 'Material sin retirar',
  },
}
