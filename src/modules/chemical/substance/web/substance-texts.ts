import { defineTexts } from '../../../../core/web/text/define-texts.ts'

export const [useSubstanceText] = defineTexts({
  supplierUpload: ['공급사 엑셀 올리기', "Upload a supplier's workbook", '上传供应商工作簿', 'Subir libro del proveedor'],
})
