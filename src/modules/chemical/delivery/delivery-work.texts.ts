import { texts } from '../../../core/shared/four-texts.ts'

/** Names of what waits for a person. */
export const deliveryWorkNames = texts({
  'delivery-ask': [
    '반입 요청 확인',
    'Answer a delivery request',
    '确认带入申请',
    'Atender solicitud de entrada',
  ],
  'delivery-gate': ['정문 확인', 'Confirm at the gate', '门岗确认', 'Confirmar en puerta'],
  'delivery-leave': ['미반출 자재', 'Material not taken out', '未带出物料', 'Material sin retirar'],
})
