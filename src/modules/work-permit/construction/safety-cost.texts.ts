import { sentences } from '../../../core/shared/sentence.ts'

/** Rows of the rate table (COST_KIND). */
export const costKindTexts = {
  building: ['건축', 'Building', '建筑', 'Edificación'],
  civil: ['토목', 'Civil works', '土木', 'Obra civil'],
  heavy: ['중건설', 'Heavy construction', '重型建设', 'Construcción pesada'],
  special: ['특수', 'Special construction', '特殊建设', 'Construcción especial'],
} as const

/** How the safety cost of a construction is calculated and explained. */
export const costSentences = sentences({
  title: [
    '산업안전보건관리비 계상액',
    'Safety and health cost to be set aside',
    '产业安全保健管理费计提额',
    'Coste de seguridad y salud que se debe prever',
  ],
  won: ['{amount}원', 'KRW {amount}', '{amount}韩元', '{amount} KRW'],
  kind: ['공사종류', 'Kind of construction', '工程种类', 'Tipo de obra'],
  total: ['총공사금액', 'Total amount', '工程总金额', 'Importe total'],
  target: [
    '대상액(재료비+직접노무비)',
    'Target amount (material + direct labour)',
    '对象金额（材料费+直接人工费）',
    'Importe base (material + mano de obra directa)',
  ],
  assumed: [
    '{amount} (총공사금액의 {pct}%)',
    '{amount} ({pct}% of the total amount)',
    '{amount}（工程总金额的{pct}%）',
    '{amount} ({pct} % del importe total)',
  ],
  supplied: [
    '발주자 제공 재료비',
    'Material that the client supplies',
    '发包人提供的材料费',
    'Material que aporta el promotor',
  ],
  band: ['요율 구간', 'Band of the rate table', '费率区间', 'Tramo de la tabla'],
  healthManager: [
    '보건관리자 선임대상',
    'Health manager required',
    '须选任健康管理者',
    'Exige responsable de salud',
  ],
  low: ['5억원 미만', 'Below KRW 500 million', '5亿韩元以下（不含）', 'Menos de 500 millones KRW'],
  middle: [
    '5억원 이상 50억원 미만',
    'From KRW 500 million to below 5 billion',
    '5亿韩元以上、50亿韩元以下（不含）',
    'De 500 a menos de 5000 millones KRW',
  ],
  high: ['50억원 이상', 'KRW 5 billion and more', '50亿韩元以上', '5000 millones KRW o más'],
  rate: ['{amount} × {pct}%', '{amount} × {pct}%', '{amount} × {pct}%', '{amount} × {pct} %'],
  rateAndBase: [
    '{amount} × {pct}% + {base}',
    '{amount} × {pct}% + {base}',
    '{amount} × {pct}% + {base}',
    '{amount} × {pct} % + {base}',
  ],
  equals: ['{formula} = {amount}', '{formula} = {amount}', '{formula} = {amount}', '{formula} = {amount}'],
  covered: [
    '총공사금액 {amount} 이상인 공사에 적용합니다.',
    'It applies to constructions with a total amount of {amount} and more.',
    '适用于工程总金额{amount}以上的工程。',
    'Se aplica a obras con un importe total de {amount} o más.',
  ],
  smaller: [
    '포함 계상액과 제외 계상액 {times}배 중 작은 금액 = {amount}',
    'The smaller of the cost with the supplied material and {times} times the cost without it = {amount}',
    '含供材计提额与不含供材计提额的{times}倍中较小者 = {amount}',
    'El menor entre el coste con el material aportado y {times} veces el coste sin él = {amount}',
  ],
  with: ['포함 계상액', 'Cost with the supplied material', '含供材计提额', 'Coste con el material aportado'],
  without: [
    '제외 계상액',
    'Cost without the supplied material',
    '不含供材计提额',
    'Coste sin el material aportado',
  ],
  times: [
    '{formula} = {amount}, {times}배 {limit}',
    '{formula} = {amount}, {times} times {limit}',
    '{formula} = {amount}，{times}倍 {limit}',
    '{formula} = {amount}, {times} veces {limit}',
  ],
  notCovered: ['비대상', 'Not covered', '不适用', 'No aplicable'],
})

/** What the server refuses about safety costs, and what it tells of them. */
export const costRefusals = sentences({
  editStates: [
    '작성과 보완 상태에서만 수정할 수 있습니다. 변경하려면 ‘변경’을 하세요.',
    'It can be changed only as a draft or while more is asked for. Use “Change” otherwise.',
    '仅可在编写和补充状态修改。如需变更请执行“变更”。',
    'Solo se puede modificar en borrador o en subsanación. Para cambiarlo use «Cambiar».',
  ],
  deleteDraft: [
    '작성 상태의 계획만 삭제할 수 있습니다.',
    'Only a draft of a plan can be deleted.',
    '只能删除编写状态的计划。',
    'Solo se puede eliminar un plan en borrador.',
  ],
  planFixed: [
    '계획의 공사는 바꿀 수 없습니다.',
    'The construction of a plan cannot be changed.',
    '不能更改计划的工程。',
    'La obra de un plan no se puede cambiar.',
  ],
  belowLaw: [
    '계상액은 법정 계상액({amount}원) 이상이어야 합니다.',
    'The amount must be at least what the law asks for (KRW {amount}).',
    '计提额须不低于法定计提额（{amount}韩元）。',
    'El importe debe ser al menos el que exige la ley ({amount} KRW).',
  ],
  noEvidence: [
    '증빙이 없는 사용내역은 확인할 수 없습니다.',
    'An expense without evidence cannot be confirmed.',
    '没有凭证的使用明细不能确认。',
    'Un gasto sin justificante no se puede confirmar.',
  ],
  editConfirmed: [
    '확인된 사용내역은 수정할 수 없습니다.',
    'A confirmed expense cannot be changed.',
    '已确认的使用明细不能修改。',
    'Un gasto confirmado no se puede modificar.',
  ],
  deleteConfirmed: [
    '확인된 사용내역은 삭제할 수 없습니다.',
    'A confirmed expense cannot be deleted.',
    '已确认的使用明细不能删除。',
    'Un gasto confirmado no se puede eliminar.',
  ],
  useFixed: [
    '사용내역의 공사는 바꿀 수 없습니다.',
    'The construction of an expense cannot be changed.',
    '不能更改使用明细的工程。',
    'La obra de un gasto no se puede cambiar.',
  ],
  planFirst: [
    '관리비 계획이 승인된 공사만 사용내역을 등록할 수 있습니다.',
    'Expenses can be entered only for a construction whose cost plan is approved.',
    '只有管理费计划已批准的工程可以登记使用明细。',
    'Solo se pueden registrar gastos de obras con el plan de coste aprobado.',
  ],
  entered: [
    '산업안전보건관리비 사용내역이 등록되었습니다. 증빙을 확인해 주세요.',
    'An expense of the safety and health cost was entered. Please check its evidence.',
    '已登记产业安全保健管理费使用明细。请确认凭证。',
    'Se ha registrado un gasto de seguridad y salud. Compruebe el justificante.',
  ],
  rejected: [
    '{month} 산업안전보건관리비 사용내역이 반려되었습니다: {reason}',
    'The expense of the safety and health cost of {month} was rejected: {reason}',
    '{month} 产业安全保健管理费使用明细被退回：{reason}',
    'Se ha rechazado el gasto de seguridad y salud de {month}: {reason}',
  ],
})
