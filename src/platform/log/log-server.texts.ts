import { namesOf, sentences } from '../../core/shared/sentence.ts'

/** Sentences of the server about logs. */
export const logSays = sentences({
  sealed: ['암호화된 값', 'Encrypted value', '已加密的值', 'Valor cifrado'],
  state: ['상태', 'Status', '状态', 'Estado'],
  trail: ['감사로그 {no}', 'Audit log {no}', '审计日志 {no}', 'Auditoría {no}'],
  changed: [
    '감사로그가 기록된 뒤에 바뀌었습니다.',
    'The audit log was changed after it was written.',
    '审计日志在记录后被更改。',
    'La auditoría se cambió después de escribirse.',
  ],
  makingFile: ['엑셀 파일 작성', 'Making an Excel file', '生成Excel文件', 'Creación de archivo Excel'],
})
/** Titles of pages without an entity. */
export const pageNames = namesOf({
  dataImport: ['자료 가져오기', 'Data import', '数据导入', 'Importación de datos'],
  useStat: ['사용통계', 'Use statistics', '使用统计', 'Estadística de uso'],
})
