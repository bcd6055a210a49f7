import type { Language } from '../core/shared/session.ts'
import { sayIn, texts, type Say } from '../core/shared/four-texts.ts'

export const gridMoreTexts = texts({
  copy: ['복사', 'Copy', '复制', 'Copiar'],
  copyHeads: ['머리글과 함께 복사', 'Copy with headers', '连同标题复制', 'Copiar con encabezados'],
  paste: ['붙여넣기', 'Paste', '粘贴', 'Pegar'],
  clear: ['지우기', 'Clear', '清除', 'Borrar'],
  undo: ['실행 취소', 'Undo', '撤销', 'Deshacer'],
  fillDown: ['아래로 채우기', 'Fill down', '向下填充', 'Rellenar hacia abajo'],
  insertAbove: ['위에 행 삽입', 'Insert row above', '在上方插入行', 'Insertar fila arriba'],
  insertBelow: ['아래에 행 삽입', 'Insert row below', '在下方插入行', 'Insertar fila abajo'],
  removeRows: ['행 삭제', 'Delete rows', '删除行', 'Eliminar filas'],
  open: ['열기', 'Open', '打开', 'Abrir'],
  find: ['찾기', 'Find', '查找', 'Buscar'],
  filter: ['필터', 'Filter', '筛选', 'Filtro'],
  filterOf: ['{text} 필터', 'Filter {text}', '筛选{text}', 'Filtrar {text}'],
  filtered: ['{count}건 표시', '{count} shown', '显示{count}条', '{count} visibles'],
  filterOff: ['필터 닫기', 'Close the filter', '关闭筛选', 'Cerrar el filtro'],
  sortAsc: ['오름차순 정렬', 'Sort ascending', '升序排列', 'Orden ascendente'],
  sortDesc: ['내림차순 정렬', 'Sort descending', '降序排列', 'Orden descendente'],
  sortMore: ['정렬 조건에 추가', 'Add to the sort', '添加到排序', 'Añadir al orden'],
  fit: ['내용에 맞춤', 'Fit to content', '适应内容', 'Ajustar al contenido'],
  pinLeft: ['왼쪽 고정', 'Pin left', '固定在左侧', 'Fijar a la izquierda'],
  unpin: ['고정 해제', 'Unpin', '取消固定', 'Soltar'],
  hide: ['숨기기', 'Hide', '隐藏', 'Ocultar'],
  unplaced: [
    '붙여넣은 내용 중 {count}행은 자리가 없어 들어가지 않았습니다.',
    '{count} pasted row(s) found no place and were not entered.',
    '粘贴内容中有 {count} 行没有位置，未能填入。',
    '{count} fila(s) pegada(s) no cupieron y no se introdujeron.',
  ],
  noClipboard: [
    '브라우저가 클립보드를 읽게 허용하지 않습니다. Ctrl+V로 붙여넣어 주세요.',
    'The browser does not allow reading the clipboard. Paste with Ctrl+V.',
    '浏览器不允许读取剪贴板，请使用 Ctrl+V 粘贴。',
    'El navegador no permite leer el portapapeles. Pegue con Ctrl+V.',
  ],
  sum: [
    '{cells}칸 · 합계 {sum} · 평균 {mean}',
    '{cells} cells · sum {sum} · mean {mean}',
    '{cells}格 · 合计 {sum} · 平均 {mean}',
    '{cells} celdas · suma {sum} · media {mean}',
  ],
  count: ['{cells}칸 선택', '{cells} cells', '已选{cells}格', '{cells} celdas'],
  findIn: ['표에서 찾기', 'Find in the table', '在表格中查找', 'Buscar en la tabla'],
  findAt: ['{at} / {count}', '{at} / {count}', '{at} / {count}', '{at} / {count}'],
  findNone: ['없음', 'None', '无', 'Ninguno'],
  next: ['다음', 'Next', '下一个', 'Siguiente'],
  previous: ['이전', 'Previous', '上一个', 'Anterior'],
  close: ['닫기', 'Close', '关闭', 'Cerrar'],
  moreCards: ['{count}건 더 보기', 'Show {count} more', '再显示{count}条', 'Ver {count} más'],
  card: ['{title} 카드', '{title} cards', '{title}卡片', 'Tarjetas de {title}'],
})

/** The same in the language of the grid's other texts. */
export const moreTexts = (spoken: { language: Language }): Say<typeof gridMoreTexts> =>
  sayIn(gridMoreTexts, () => spoken.language)
