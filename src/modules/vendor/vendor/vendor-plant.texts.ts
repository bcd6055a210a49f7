import { sentences } from '../../../core/shared/sentence.ts'

export const vendorPlantRefusals = sentences({
  fixed: [
    '업체와 사업장은 바꿀 수 없습니다. 거래가 끝났으면 사용 안 함으로 바꾸세요.',
    'Vendor and plant cannot be changed. If business has ended, switch the row off.',
    '不能更改供应商和工厂。如业务已结束，请改为停用。',
    'El proveedor y la planta no se pueden cambiar. Si la relación terminó, desactive la fila.',
  ],
})
