import { texts } from '../../../core/shared/four-texts.ts'

export const workbookSampleTexts = texts({
  help: [
    '여러 시트와 병합 셀이 있는 엑셀을 쓰고 읽습니다. CSV(UTF-8·EUC-KR)와 .xls로 된 웹 표도 읽으며, 보낸 곳마다 열 연결을 기억합니다.',
    'Writes and reads workbooks with several sheets and merged cells. CSV (UTF-8, EUC-KR) and web tables named .xls are read too; how the columns of a sender are told is remembered.',
    '读写含多个工作表和合并单元格的Excel。也可读取CSV（UTF-8、EUC-KR）及以.xls命名的网页表格，并按发送方记住列对应关系。',
    'Escribe y lee libros con varias hojas y celdas combinadas. También lee CSV (UTF-8, EUC-KR) y tablas web llamadas .xls; recuerda las columnas de cada remitente.',
  ],
  write: ['쓰기', 'Write', '写', 'Escribir'],
  writeNote: [
    '검토구간마다 시트가 하나이고, 이어지는 같은 값은 병합됩니다.',
    'One sheet for each node; equal neighbours are merged.',
    '每个节点一个工作表，相邻相同值合并。',
    'Una hoja por nodo; los valores contiguos iguales se combinan.',
  ],
  download: ['엑셀 내려받기', 'Download the workbook', '下载Excel', 'Descargar el libro'],
  read: ['읽기', 'Read', '读', 'Leer'],
  readNote: [
    '보낸 곳을 적고 파일을 고르면 시트와 열을 보여 줍니다. 파일은 저장되지 않습니다.',
    'Name the sender and choose a file to see its sheets and columns. The file is not kept.',
    '填写发送方并选择文件，即显示工作表和列。文件不会保存。',
    'Indique el remitente y elija un archivo para ver sus hojas y columnas. No se guarda.',
  ],
  sender: ['보낸 곳', 'Sender', '发送方', 'Remitente'],
  choose: ['파일 선택', 'Choose a file', '选择文件', 'Elegir archivo'],
  sheet: [
    '{name} · {count}행 · 병합 {merged}곳',
    '{name} · {count} rows · {merged} merged areas',
    '{name} · {count}行 · 合并{merged}处',
    '{name} · {count} filas · {merged} áreas combinadas',
  ],
  remember: ['열 연결 기억', 'Remember the columns', '记住列对应关系', 'Recordar las columnas'],
  remembered: [
    '이 보낸 곳의 열 연결을 기억했습니다.',
    'The columns of this sender are remembered.',
    '已记住该发送方的列对应关系。',
    'Se recordarán las columnas de este remitente.',
  ],
})
