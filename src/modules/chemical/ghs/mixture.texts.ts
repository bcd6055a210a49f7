import { sentences } from '../../../core/shared/sentence.ts'

/** Why a mixture has a class, and what stays open. */
export const mixtureSentences = sentences({
  secret: ['영업비밀 성분', 'Secret component', '商业秘密成分', 'Componente secreto'],
  flashPoint: [
    '제품의 인화점 {degrees}℃',
    'Flash point of the product {degrees}℃',
    '产品闪点{degrees}℃',
    'Punto de inflamación del producto {degrees}℃',
  ],
  estimate: [
    'ATEmix {ate}: {names}',
    'ATEmix {ate}: {names}',
    'ATEmix {ate}：{names}',
    'ATEmix {ate}: {names}',
  ],
  measuredAte: [
    '제품의 ATE {ate} {unit}',
    'ATE of the product {ate} {unit}',
    '产品的ATE {ate} {unit}',
    'ATE del producto {ate} {unit}',
  ],
  lowReserve: [
    'pH {ph}이지만 산·알칼리 예비력이 낮아 pH만으로 분류하지 않았습니다. 시험 자료로 확인해 주세요.',
    'The pH is {ph}, but the acid or alkaline reserve is low: not classified by pH alone. Confirm it by a test.',
    'pH为{ph}，但酸碱储备低，未仅凭pH分类。请以试验资料确认。',
    'El pH es {ph}, pero la reserva ácida o alcalina es baja: no se clasifica solo por el pH. Confírmelo con un ensayo.',
  ],
  sum: [
    '합계 {pct}% ≥ {limit}%: {names}',
    'Sum {pct}% ≥ {limit}%: {names}',
    '合计{pct}% ≥ {limit}%：{names}',
    'Suma {pct}% ≥ {limit}%: {names}',
  ],
  weighted: [
    '가중 합계 ≥ {limit}%: {names}',
    'Weighted sum ≥ {limit}%: {names}',
    '加权合计 ≥ {limit}%：{names}',
    'Suma ponderada ≥ {limit}%: {names}',
  ],
  single: [
    '{names}: {pct}% ≥ 한계농도 {limit}%',
    '{names}: {pct}% ≥ limit {limit}%',
    '{names}：{pct}% ≥ 限值{limit}%',
    '{names}: {pct}% ≥ límite {limit}%',
  ],
  aquatic: [
    'M계수 합계 {sum} ≥ {limit}: {names}',
    'Sum with M-factors {sum} ≥ {limit}: {names}',
    'M因子合计{sum} ≥ {limit}：{names}',
    'Suma con factores M {sum} ≥ {limit}: {names}',
  ],
  extremePh: [
    'pH {ph}: 2 이하 또는 11.5 이상',
    'pH {ph}: 2 or less, 11.5 or more',
    'pH {ph}：2以下或11.5以上',
    'pH {ph}: 2 o menos, 11,5 o más',
  ],
  flashNotDetermined: [
    '인화성: 제품의 인화점이 없어 결정하지 않았습니다({names}).',
    'Flammability: not determined, the product has no flash point ({names}).',
    '易燃性：无产品闪点，未确定（{names}）。',
    'Inflamabilidad: sin determinar, falta el punto de inflamación ({names}).',
  ],
  physicalNotDetermined: [
    '물리적 위험성: 혼합물을 시험해야 합니다({names}).',
    'Physical hazards: the mixture has to be tested ({names}).',
    '物理危险性：须对混合物进行试验（{names}）。',
    'Peligros físicos: hay que ensayar la mezcla ({names}).',
  ],
  notClassified: [
    '분류를 모르는 성분: {names}',
    'Components whose classification is not known: {names}',
    '分类未知的成分：{names}',
    'Componentes de clasificación desconocida: {names}',
  ],
  draftLeft: [
    '초안인 분류·항목이 남아 있습니다: {names}. 확인하고 초안 표시를 지워 주세요.',
    'Drafted lines are left: {names}. Check them and remove the mark.',
    '仍有草案行：{names}。请确认并去除草案标记。',
    'Quedan líneas en borrador: {names}. Compruébelas y quite la marca.',
  ],
  ofSubstance: [
    '단일 물질 제품: {name}의 분류',
    'Product of one substance: class of {name}',
    '单一物质产品：{name}的分类',
    'Producto de una sustancia: clase de {name}',
  ],
})
