import { sentences } from '../../../core/shared/sentence.ts'

/** What is said about a consultant's workbook. (fit F8) */
export const oldWorkbookSays = sentences({
  sender: ['작성 기관', 'Author', '编制机构', 'Autor'],
  levels: ['등급 문자', 'Letters of levels', '等级字母', 'Letras de nivel'],
  noHeader: [
    '워크시트의 머리글(이탈·원인·결과)을 찾지 못했습니다.',
    'No header of a worksheet (deviation, cause, consequence) was found.',
    '未找到工作表表头（偏差·原因·后果）。',
    'No se encontró el encabezado (desviación, causa, consecuencia).',
  ],
  faulty: [
    '오류가 있는 행이 {count}개 있습니다. 열 연결이나 등급 문자를 고친 뒤 등록하세요.',
    '{count} rows have faults. Correct the columns or letters before they are written.',
    '有{count}行存在错误。请修正列对应或等级字母后再登记。',
    '{count} filas tienen errores. Corrija las columnas o letras antes de guardarlas.',
  ],
  lettersFirst: [
    '이전 매트릭스의 등급 문자가 뜻하는 수준을 먼저 정하세요: {words}',
    'Say first which levels the letters of the old matrix are: {words}',
    '请先确定旧矩阵等级字母所对应的等级：{words}',
    'Indique primero qué niveles son las letras de la matriz antigua: {words}',
  ],
  tooLong: [
    '{most}자를 넘습니다.',
    'It is longer than {most} characters.',
    '超过{most}个字符。',
    'Supera los {most} caracteres.',
  ],
  changed: [
    '내려받은 뒤 바뀐 행입니다. 워크시트의 엑셀 업로드에서 고치세요.',
    'This row is not as it was given out. Change it by the upload of the worksheet.',
    '该行在下载后已被更改。请通过工作表的Excel上传修改。',
    'Esta fila cambió tras la descarga. Corríjala con la carga de la hoja.',
  ],
  noDeviation: [
    '이탈을 알 수 없습니다.',
    'The deviation is not told.',
    '无法识别偏差。',
    'No se indica la desviación.',
  ],
})
