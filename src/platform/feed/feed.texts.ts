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
    '{file}: 신규 {added}건, 변경 {changed}건, 종료 {ended}건, 오류 {wrong}건',
    '{file}: {added} new, {changed} changed, {ended} ended, {wrong} errors',
    '{file}：新增{added}条，变更{changed}条，终止{ended}条，错误{wrong}条',
    '{file}: {added} nuevos, {changed} cambiados, {ended} terminados, {wrong} errores',
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

export const feedRefusals = sentences({
  noFolder: [
    '연동 폴더(FEED_DIR)가 설정되지 않았습니다. 서버 설정을 확인하세요.',
    'No feed folder (FEED_DIR) is set. Check the settings of the server.',
    '未设置接口文件夹（FEED_DIR）。请检查服务器设置。',
    'No hay carpeta de interfaz (FEED_DIR). Revise la configuración del servidor.',
  ],
})
