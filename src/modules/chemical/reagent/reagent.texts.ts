import { sentences } from '../../../core/shared/sentence.ts'

/** Why reagents are not given out, and the heads of the log of special substances. */
export const reagentSentences = sentences({
  logTitle: [
    '특별관리물질 취급일지',
    'Log of specially managed substances',
    '特别管理物质操作日志',
    'Diario de sustancias de gestión especial',
  ],
  logEntries: ['취급 내역 {count}건', 'Entries: {count}', '操作明细 {count}条', 'Registros: {count}'],
  handledAt: ['취급일시', 'Handled at', '操作时间', 'Fecha y hora'],
  worker: ['근로자', 'Worker', '劳动者', 'Trabajador'],
  department: ['부서', 'Department', '部门', 'Departamento'],
  substance: ['물질', 'Substance', '物质', 'Sustancia'],
  product: ['제품', 'Product', '产品', 'Producto'],
  quantity: ['취급량', 'Quantity', '操作量', 'Cantidad'],
  work: ['작업내용', 'Work', '作业内容', 'Trabajo'],
  protection: ['보호구', 'Protective equipment', '防护用品', 'Equipo de protección'],
  accident: [
    '누출·사고와 조치',
    'Leak or accident and measures',
    '泄漏·事故及措施',
    'Fuga o accidente y medidas',
  ],
  none: ['없음', 'none', '无', 'ninguno'],
  logNote: [
    '안전보건규칙 제439조에 따라 작성하며 30년간 보존합니다. (보존연한 확인 필요)',
    'Kept under art. 439 of the Safety and Health Rules for 30 years. (period to be confirmed)',
    '依据安全保健规则第439条编写，保存30年。（保存年限待确认）',
    'Se lleva según el art. 439 del Reglamento de Seguridad y Salud y se conserva 30 años. (plazo por confirmar)',
  ],
})
