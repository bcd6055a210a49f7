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

/** What is refused about reagents, and what their entries in the journal say. */
export const reagentRefusals = sentences({
  returnedTooMuch: [
    '{product}: 반납량이 불출량보다 많습니다.',
    '{product}: more is returned than was given.',
    '{product}：归还量多于发放量。',
    '{product}: se devuelve más de lo entregado.',
  ],
  nothingGiven: [
    '불출한 시약이 없어 라벨을 만들 수 없습니다.',
    'No reagent has been given, so there is no label.',
    '没有已发放的试剂，无法制作标签。',
    'No se ha entregado ningún reactivo; no hay etiqueta.',
  ],
  given: ['시약 불출 {code}', 'Reagent given {code}', '试剂发放 {code}', 'Reactivo entregado {code}'],
  returned: ['시약 반납 {code}', 'Reagent returned {code}', '试剂归还 {code}', 'Reactivo devuelto {code}'],
  backInPlace: [
    '시약장 원위치 반납({qty})',
    'Back in its place in the cabinet ({qty})',
    '归还至试剂柜原位（{qty}）',
    'De vuelta a su lugar en el armario ({qty})',
  ],
})
