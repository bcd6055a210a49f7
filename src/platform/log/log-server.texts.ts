import { namesOf, type Sentence, sentences } from '../../core/shared/sentence.ts'

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
/** What acts leave in the trail beside the fields of their record. */
export const trailNames: Readonly<Record<string, Sentence>> = namesOf({
  actNm: ['처리 내용', 'Act', '处理内容', 'Acto'],
  approvedBy: ['승인자', 'Approved by', '批准人', 'Aprobado por'],
  requestedBy: ['신청자', 'Requested by', '申请人', 'Solicitado por'],
  cancelledBy: ['취소자', 'Cancelled by', '取消人', 'Cancelado por'],
  badgeNo: ['출입증 번호', 'Badge number', '出入证号', 'Número de credencial'],
  copiedFrom: ['복사한 그룹', 'Copied from', '复制来源', 'Copiado de'],
  copiedRows: ['복사한 행', 'Rows copied', '复制的行数', 'Filas copiadas'],
  count: ['건수', 'Count', '件数', 'Cantidad'],
  lastSeq: ['마지막 번호', 'Last number', '最后编号', 'Último número'],
  lateEntry: ['사후 등록', 'Entered afterwards', '事后登记', 'Registro posterior'],
  marks: ['사진 표시', 'Marks on the picture', '图片标记', 'Marcas en la imagen'],
  noticeNo: ['공지', 'Notice', '公告', 'Aviso'],
  paper: ['출력물', 'Paper', '打印件', 'Documento impreso'],
  remindedCnt: ['독려 인원', 'People reminded', '催促人数', 'Personas avisadas'],
  revisionNo: ['판', 'Revision', '版本', 'Revisión'],
  revokeCd: ['종료 사유', 'Why it ended', '结束原因', 'Motivo de cierre'],
})
/** Titles of pages without an entity. */
export const pageNames = namesOf({
  dataImport: ['자료 가져오기', 'Data import', '数据导入', 'Importación de datos'],
  useStat: ['사용통계', 'Use statistics', '使用统计', 'Estadística de uso'],
})
