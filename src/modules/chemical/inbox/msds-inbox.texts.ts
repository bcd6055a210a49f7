import { sentences } from '../../../core/shared/sentence.ts'

/** What is recognised of a received file, and why it is not taken. */
export const inboxSentences = sentences({
  editWaiting: [
    '확인 대기 상태에서만 수정할 수 있습니다.',
    'It can be changed only while it waits to be confirmed.',
    '仅在待确认状态可修改。',
    'Solo se modifica mientras espera confirmación.',
  ],
  noDelete: [
    '받은 파일은 삭제할 수 없습니다. 제외해 주세요.',
    'A received file cannot be deleted. Set it aside.',
    '收到的文件不能删除，请排除。',
    'Un archivo recibido no se elimina. Apártelo.',
  ],
  originalFixed: [
    '받은 파일의 원본은 바꿀 수 없습니다.',
    'The original of a received file cannot be changed.',
    '收到文件的原件不能更改。',
    'El original de un archivo recibido no se cambia.',
  ],
  noPdf: [
    'PDF가 없습니다. 다시 올려 주세요.',
    'There is no PDF. Upload it again.',
    '没有PDF，请重新上传。',
    'No hay PDF. Cárguelo de nuevo.',
  ],
  sameFile: ['같은 파일: {file}', 'Same file: {file}', '相同文件：{file}', 'Mismo archivo: {file}'],
  sameRevision: [
    '같은 개정일의 MSDS: {sheet}',
    'MSDS of the same revision date: {sheet}',
    '相同修订日的MSDS：{sheet}',
    'FDS con la misma fecha de revisión: {sheet}',
  ],
  revisionThere: [
    '같은 개정일의 MSDS가 있습니다: {sheet}',
    'There is an MSDS of the same revision date: {sheet}',
    '已有相同修订日的MSDS：{sheet}',
    'Hay una FDS con la misma fecha de revisión: {sheet}',
  ],
  byCode: ['자재코드 {code}', 'material code {code}', '物料代码 {code}', 'código {code}'],
  byName: ['제품명 {product}', 'product {product}', '产品名 {product}', 'producto {product}'],
  noProduct: ['제품을 찾지 못함', 'product not found', '未找到产品', 'producto no hallado'],
  languageOfName: ['언어: 파일명', 'language: file name', '语言：文件名', 'idioma: nombre del archivo'],
  languageGuessed: ['언어: 추정', 'language: guessed', '语言：推测', 'idioma: estimado'],
  revisedOn: ['개정일 {day}', 'revised {day}', '修订日 {day}', 'revisada {day}'],
  noRevision: ['개정일 없음', 'no revision date', '无修订日', 'sin fecha de revisión'],
})
