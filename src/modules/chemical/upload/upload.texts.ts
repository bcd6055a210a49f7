import { sentences } from '../../../core/shared/sentence.ts'

/** Why a supplier's workbook is not read. */
export const uploadSentences = sentences({
  noHeader: [
    '제목 행을 찾지 못했습니다. CAS번호와 물질명 열이 있는 파일인지 확인해 주세요.',
    'The header row was not found. Check that the file has columns for CAS number and substance.',
    '未找到标题行。请确认文件是否有CAS号和物质名列。',
    'No se halló la fila de títulos. Compruebe que el archivo tiene columnas de CAS y sustancia.',
  ],
})
