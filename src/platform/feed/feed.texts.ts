import { sentences } from '../../core/shared/sentence.ts'

/** Texts in the history of a feed, for administrators. */
export const feedSays = sentences({
  kept: [
    '보관기간 {days}일 경과: 삭제 {count}건',
    'Kept for {days} days: {count} removed',
    '超过保管期限{days}天：删除{count}个',
    'Conservación de {days} días vencida: {count} borrados',
  ],
  applied: [
    '{file}: 적용 {count}건, 오류 {wrong}건',
    '{file}: {count} applied, {wrong} errors',
    '{file}：应用{count}条，错误{wrong}条',
    '{file}: {count} aplicados, {wrong} errores',
  ],
  row: [
    '{row}행 {label}: {text}',
    'Row {row} {label}: {text}',
    '第{row}行 {label}：{text}',
    'Fila {row} {label}: {text}',
  ],
  rowHead: ['행', 'Row', '行', 'Fila'],
  fieldHead: ['항목', 'Field', '项目', 'Campo'],
  textHead: ['내용', 'Content', '内容', 'Contenido'],
})
