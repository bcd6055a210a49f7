import { texts } from '../../../core/shared/four-texts.ts'

export const columnMappingTexts = texts({
  column: [
    '{no}열 {name} · {sample}',
    'Column {no} {name} · {sample}',
    '第{no}列 {name} · {sample}',
    'Columna {no} {name} · {sample}',
  ],
  choose: [
    '이 값이 있는 열을 골라 주세요.',
    'Choose the column that says it.',
    '请选择对应的列。',
    'Elija la columna correspondiente.',
  ],
  untitled: ['(제목 없음)', '(no header)', '（无标题）', '(sin título)'],
  remembered: [
    '지난번에 연결한 열을 그대로 골랐습니다.',
    'The columns are those of the last time.',
    '已按上次的对应关系选择列。',
    'Se han elegido las columnas de la última vez.',
  ],
  proposed: [
    '제목을 보고 열을 골랐습니다. 고친 연결은 다음에도 쓰도록 기억됩니다.',
    'The columns were chosen by their headers. What you change is remembered for the next time.',
    '已按标题选择列。修改的对应关系会记住。',
    'Las columnas se eligieron por su título. Lo que cambie se recordará.',
  ],
  where: [
    '{row}행이 제목이고 아래에 {count}행이 있습니다.',
    'Row {row} is the header; {count} rows follow.',
    '第{row}行为标题，其下有{count}行。',
    'La fila {row} es el título; siguen {count} filas.',
  ],
  none: ['없음', 'none', '无', 'ninguna'],
})
