import { sentences } from '../../../core/shared/sentence.ts'

/** What is refused about a substance. */
export const substanceRefusals = sentences({
  casForm: [
    'CAS번호 형식이 올바르지 않습니다.(예: 108-88-3)',
    'The CAS number has a wrong form (example: 108-88-3).',
    'CAS号格式不正确（例：108-88-3）。',
    'El número CAS tiene un formato incorrecto (ejemplo: 108-88-3).',
  ],
  casCheckDigit: [
    'CAS번호 검증숫자가 올바르지 않습니다.',
    'The check digit of the CAS number is wrong.',
    'CAS号校验码不正确。',
    'El dígito de control del número CAS es incorrecto.',
  ],
  casReason: [
    'CAS번호가 없는 물질은 사유를 입력해 주세요.',
    'Give a reason for a substance without CAS number.',
    '没有CAS号的物质请填写原因。',
    'Indique el motivo de una sustancia sin número CAS.',
  ],
  ecNumber: [
    'EC번호가 올바르지 않습니다.(예: 203-625-9)',
    'The EC number is wrong (example: 203-625-9).',
    'EC号不正确（例：203-625-9）。',
    'El número CE es incorrecto (ejemplo: 203-625-9).',
  ],
  casButNone: [
    'CAS 없는 물질로 표시되어 있습니다. 번호를 지우거나 표시를 해제하세요.',
    'The substance is marked as having no CAS number. Delete the number or remove the mark.',
    '该物质标记为无CAS号。请删除号码或取消标记。',
    'La sustancia está marcada sin CAS. Borre el número o quite la marca.',
  ],
  upperLimit: [
    '폭발상한은 폭발하한보다 커야 합니다.',
    'The upper explosive limit must be above the lower one.',
    '爆炸上限必须大于爆炸下限。',
    'El límite superior de explosividad debe superar el inferior.',
  ],
  noFlashPoint: [
    '인화점 없음으로 표시된 물질에는 인화점을 적을 수 없습니다.',
    'A substance that is marked as having no flash point cannot have one.',
    '标记为无闪点的物质不能填写闪点。',
    'Una sustancia marcada sin punto de inflamación no puede tenerlo.',
  ],
  inUse: [
    '제품 {count}건에서 사용 중인 물질은 삭제할 수 없습니다.',
    'The substance is used in {count} product(s) and cannot be deleted.',
    '该物质正在{count}个产品中使用，不能删除。',
    'La sustancia se usa en {count} producto(s) y no puede eliminarse.',
  ],
})

/** How the toxicity of a mixture and a mixed exposure are worked out. */
export const exposureSentences = sentences({
  ownAte: [
    '제품의 ATE(시험·공급사 자료)',
    'ATE of the product (tested or supplied)',
    '产品的ATE（试验或供应商资料）',
    'ATE del producto (ensayo o proveedor)',
  ],
  ownAteFormula: [
    '{ate} mg/kg: {verdict}',
    '{ate} mg/kg: {verdict}',
    '{ate} mg/kg：{verdict}',
    '{ate} mg/kg: {verdict}',
  ],
  oralTitle: [
    '혼합물의 급성독성(경구)',
    'Acute toxicity of the mixture (oral)',
    '混合物的急性毒性（经口）',
    'Toxicidad aguda de la mezcla (oral)',
  ],
  converted: [
    '{pct}% ÷ ATE {ate} mg/kg (구분{category} 변환값)',
    '{pct}% ÷ ATE {ate} mg/kg (converted from category {category})',
    '{pct}% ÷ ATE {ate} mg/kg（类别{category}换算值）',
    '{pct}% ÷ ATE {ate} mg/kg (convertido de la categoría {category})',
  ],
  measured: [
    '{pct}% ÷ ATE {ate} mg/kg',
    '{pct}% ÷ ATE {ate} mg/kg',
    '{pct}% ÷ ATE {ate} mg/kg',
    '{pct}% ÷ ATE {ate} mg/kg',
  ],
  secret: ['영업비밀 성분', 'Secret components', '商业秘密成分', 'Componentes secretos'],
  secretNotCounted: [
    '{count}종은 계산에 넣지 않았습니다. 공급사 MSDS를 따릅니다.',
    "{count} not counted. The supplier's MSDS applies.",
    '{count}种未计入。以供应商MSDS为准。',
    '{count} sin contar. Rige la FDS del proveedor.',
  ],
  category: ['구분{category}', 'category {category}', '类别{category}', 'categoría {category}'],
  notClassified: ['분류되지 않음', 'not classified', '未分类', 'sin clasificar'],
  ateFormula: [
    'ATEmix = 100 ÷ Σ(함유량 ÷ ATE) = {ate} mg/kg → {verdict} (5·50·300·2,000 이하)',
    'ATEmix = 100 ÷ Σ(content ÷ ATE) = {ate} mg/kg → {verdict} (up to 5, 50, 300, 2,000)',
    'ATEmix = 100 ÷ Σ(含量 ÷ ATE) = {ate} mg/kg → {verdict}（5、50、300、2,000以下）',
    'ATEmix = 100 ÷ Σ(contenido ÷ ATE) = {ate} mg/kg → {verdict} (hasta 5, 50, 300, 2000)',
  ],
  ateSource: [
    '화학물질의 분류·표시 및 물질안전보건자료에 관한 기준 별표 1(변환값 확인 필요)',
    'Korean standard on classification, labelling and MSDS, Annex 1 (converted values to be confirmed)',
    '化学物质分类、标识及MSDS标准 附表1（换算值待确认）',
    'Norma coreana de clasificación, etiquetado y FDS, anexo 1 (valores convertidos por confirmar)',
  ],
  exposureTitle: ['혼합 노출 EM', 'Mixed exposure EM', '混合暴露EM', 'Exposición mixta EM'],
  exceeds: [
    '1을 초과하여 노출기준 초과',
    'above 1: the exposure limit is exceeded',
    '超过1：超出暴露限值',
    'más de 1: se supera el límite de exposición',
  ],
  within: ['1 이하', '1 or less', '1以下', '1 o menos'],
  exposureFormula: [
    'EM = Σ(C ÷ T) = {em} → {verdict}',
    'EM = Σ(C ÷ T) = {em} → {verdict}',
    'EM = Σ(C ÷ T) = {em} → {verdict}',
    'EM = Σ(C ÷ T) = {em} → {verdict}',
  ],
  exposureSource: [
    '화학물질 및 물리적 인자의 노출기준 제6조(서로 작용하는 증거가 없는 한 더합니다)',
    'Exposure limits of chemical and physical agents, Article 6 (added unless they are known not to act together)',
    '化学物质及物理因素暴露限值 第6条（无相反证据时相加）',
    'Límites de exposición, artículo 6 (se suman salvo prueba en contrario)',
  ],
})
