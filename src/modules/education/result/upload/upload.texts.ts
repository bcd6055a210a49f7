import { sentences } from '../../../../core/shared/sentence.ts'

/** Why a list of an institute is not read. */
export const instituteSentences = sentences({
  noHeader: [
    '제목 행을 찾지 못했습니다. 성명과 교육명 또는 이수일 열이 있는 파일인지 확인해 주세요.',
    'The header row was not found. Check that the file has columns for names and for courses or days.',
    '未找到标题行。请确认文件是否有姓名、课程名称或完成日期列。',
    'No se halló la fila de títulos. Compruebe que hay columnas de nombre y de curso o fecha.',
  ],
  courseUnknown: [
    '확정된 교육과정을 선택해 주세요.',
    'Choose a confirmed course.',
    '请选择已确定的课程。',
    'Elija un curso confirmado.',
  ],
})
