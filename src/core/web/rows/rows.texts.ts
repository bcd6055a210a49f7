import { texts } from '../../shared/four-texts.ts'

export const rowsTexts = texts({
  column: ['저장', 'Saved', '保存', 'Guardado'],
  saved: ['저장됨', 'Saved', '已保存', 'Guardada'],
  typed: ['입력 중', 'Typing', '输入中', 'Escribiendo'],
  sending: ['저장 중', 'Saving', '保存中', 'Guardando'],
  waiting: ['전송 대기', 'Waiting', '等待发送', 'En espera'],
  refused: ['거절', 'Refused', '被拒绝', 'Rechazada'],
  overtaken: ['비교', 'Compare', '比较', 'Comparar'],
  gone: ['삭제됨', 'Removed', '已删除', 'Eliminada'],
  allSaved: ['모든 행 저장됨', 'All rows saved', '所有行已保存', 'Todas las filas guardadas'],
  sendingCount: ['저장 중 {count}행', 'Saving {count}', '正在保存{count}行', 'Guardando {count}'],
  waitingCount: [
    '전송 대기 {count}행',
    '{count} rows waiting for the network',
    '{count}行等待网络',
    '{count} filas esperan la red',
  ],
  openCount: ['확인할 행 {count}', '{count} rows to settle', '待处理{count}行', '{count} filas por resolver'],
  add: ['행 추가', 'Add row', '添加行', 'Añadir fila'],
  remove: ['선택 삭제', 'Remove', '删除所选', 'Eliminar'],
  removeAsk: [
    '선택한 {count}행을 삭제하시겠습니까? Ctrl+Z로 되돌릴 수 있습니다.',
    'Remove the {count} chosen rows? Ctrl+Z brings them back.',
    '要删除所选的{count}行吗？可用 Ctrl+Z 恢复。',
    '¿Eliminar las {count} filas elegidas? Ctrl+Z las recupera.',
  ],
  refusedTitle: [
    '행을 저장하지 못했습니다.',
    'The row was not saved.',
    '该行未能保存。',
    'La fila no se guardó.',
  ],
  goneTitle: [
    '다른 사용자가 이 행을 삭제했습니다',
    'Somebody else removed this row',
    '其他用户已删除此行',
    'Otra persona eliminó esta fila',
  ],
  goneHelp: [
    '입력한 내용은 아직 남아 있습니다. 새 행으로 다시 등록하거나 버리세요.',
    'What you typed is still here. Save it as a new row, or discard it.',
    '您输入的内容仍保留。可作为新行重新登记，或放弃。',
    'Lo que escribió sigue aquí. Guárdelo como fila nueva o descártelo.',
  ],
  revive: ['새 행으로 등록', 'Save as a new row', '作为新行登记', 'Guardar como fila nueva'],
  discard: ['입력 버리기', 'Discard', '放弃输入', 'Descartar'],
})
