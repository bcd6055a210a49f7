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
  file: [
    '받은 그대로의 엑셀 파일(.xlsx)',
    'The workbook as it came (.xlsx)',
    '收到的原始Excel文件（.xlsx）',
    'El Excel tal como llegó (.xlsx)',
  ],
  noSupplier: [
    '공급사 이름을 적어 주세요.',
    'Name the supplier.',
    '请填写供应商名称。',
    'Indique el proveedor.',
  ],
  noFile: [
    '엑셀 파일(.xlsx)을 골라 주세요.',
    'Choose a workbook (.xlsx).',
    '请选择Excel文件（.xlsx）。',
    'Elija un libro (.xlsx).',
  ],
  look: ['열 찾기', 'Find the columns', '查找列', 'Buscar columnas'],
  check: ['미리보기', 'Preview', '预览', 'Vista previa'],
  apply: ['적용', 'Apply', '应用', 'Aplicar'],
  applied: [
    '{applied}건을 적용했습니다. 적용되지 않은 행 {failed}건',
    '{applied} applied, {failed} not',
    '已应用{applied}件，未应用{failed}件',
    '{applied} aplicadas, {failed} no',
  ],
})
