import { texts } from '../../../core/shared/four-texts.ts'

/** Words of the upload of lists as their senders make them. */
export const senderUploadTexts = texts({
  file: [
    '받은 그대로의 파일(.xlsx, .xls, .csv)',
    'The file as it came (.xlsx, .xls, .csv)',
    '收到的原始文件（.xlsx、.xls、.csv）',
    'El archivo tal como llegó (.xlsx, .xls, .csv)',
  ],
  noFile: [
    '파일(.xlsx, .xls, .csv)을 골라 주세요.',
    'Choose a file (.xlsx, .xls, .csv).',
    '请选择文件（.xlsx、.xls、.csv）。',
    'Elija un archivo (.xlsx, .xls, .csv).',
  ],
  look: ['열 찾기', 'Find the columns', '查找列', 'Buscar columnas'],
  check: ['미리보기', 'Preview', '预览', 'Vista previa'],
  apply: ['적용', 'Apply', '应用', 'Aplicar'],
})
