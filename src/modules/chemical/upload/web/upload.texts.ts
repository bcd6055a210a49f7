import { texts } from '../../../../core/shared/four-texts.ts'

/** Words of the upload of suppliers' workbooks. */
export const uploadTexts = texts({
  title: [
    '공급사 엑셀 올리기',
    "Upload a supplier's workbook",
    '上传供应商Excel',
    'Subir Excel del proveedor',
  ],
  supplier: ['공급사', 'Supplier', '供应商', 'Proveedor'],
  noSupplier: [
    '공급사 이름을 적어 주세요.',
    'Name the supplier.',
    '请填写供应商名称。',
    'Indique el proveedor.',
  ],
  applied: [
    '{applied}건을 적용했습니다. 적용되지 않은 행 {failed}건',
    '{applied} applied, {failed} not',
    '已应用{applied}件，未应用{failed}件',
    '{applied} aplicadas, {failed} no',
  ],
})
