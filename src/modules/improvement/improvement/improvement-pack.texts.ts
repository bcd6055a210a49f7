import { texts } from '../../../core/shared/four-texts.ts'

/** The words of the index of a pack. */
export const packTexts = texts({
  index: ['목록', 'index', '目录', 'indice'],
  no: ['번호', 'No.', '编号', 'N.º'],
  path: ['파일', 'File', '文件', 'Archivo'],
  title: ['제목', 'Title', '标题', 'Título'],
  bytes: ['크기(byte)', 'Bytes', '大小(byte)', 'Bytes'],
})
