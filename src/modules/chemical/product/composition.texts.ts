import { sentences } from '../../../core/shared/sentence.ts'

/** What is wrong with the composition of a product. */
export const compositionRefusals = sentences({
  sum: [
    '구성성분 합계가 {sum}%로 100%를 초과합니다.',
    'The components add up to {sum}%, more than 100%.',
    '组成成分合计为{sum}%，超过100%。',
    'Los componentes suman {sum}%, más del 100%.',
  ],
  substance: [
    '물질 항목을 입력해 주세요.',
    'Enter the substance.',
    '请输入物质。',
    'Introduzca la sustancia.',
  ],
  twice: [
    '같은 물질이 두 번 있습니다.',
    'The same substance stands there twice.',
    '同一物质出现两次。',
    'La misma sustancia figura dos veces.',
  ],
  order: [
    '함유량은 최소 ≤ 대표 ≤ 최대여야 합니다.',
    'Contents must be minimum ≤ typical ≤ maximum.',
    '含量须为最小≤代表≤最大。',
    'Los contenidos deben ser mínimo ≤ típico ≤ máximo.',
  ],
  alternative: [
    '영업비밀 성분은 대체자료명과 대체함유량을 입력해 주세요.',
    'Enter the alternative name and content of a secret component.',
    '商业秘密成分请输入替代名称和替代含量。',
    'Indique el nombre y el contenido alternativos del componente secreto.',
  ],
  alternativeOrder: [
    '대체함유량은 최소 ≤ 최대여야 합니다.',
    'Alternative contents must be minimum ≤ maximum.',
    '替代含量须为最小≤最大。',
    'Los contenidos alternativos deben ser mínimo ≤ máximo.',
  ],
  openSecret: [
    '영업비밀 성분의 실제 물질과 함유량은 비공개 성분 화면에서 입력합니다.',
    'The true substance and content of a secret component are entered on the page of secret components.',
    '商业秘密成分的实际物质和含量在保密成分页面输入。',
    'La sustancia y el contenido reales de un componente secreto se introducen en la página de componentes secretos.',
  ],
  rangeWidth: [
    '함유량 범위는 {width}%P 이내여야 합니다(함유량 ±{pct}%P, MSDS 고시 제11조 제10항).',
    'The range of contents must be within {width} points (content ±{pct} points, MSDS notice Article 11(10)).',
    '含量范围须在{width}个百分点以内（含量±{pct}个百分点，MSDS告示第11条第10款）。',
    'El intervalo debe ser de {width} puntos como máximo (contenido ±{pct} puntos, norma de FDS, art. 11.10).',
  ],
  rangeAround: [
    '함유량 범위는 대표함유량의 ±{pct}%P인 {least}–{most}% 안이어야 합니다(MSDS 고시 제11조 제10항).',
    'The range of contents must lie within {least}–{most}%, the typical content ±{pct} points (MSDS notice Article 11(10)).',
    '含量范围须在代表含量±{pct}个百分点即{least}–{most}%之内（MSDS告示第11条第10款）。',
    'El intervalo debe estar en {least}–{most}%, el contenido típico ±{pct} puntos (norma de FDS, art. 11.10).',
  ],
  below: [
    '최대 함유량의 합이 {sum}%로 100%에 미치지 못합니다.',
    'The maximum contents add up to {sum}%, less than 100%.',
    '最大含量合计为{sum}%，不足100%。',
    'Los contenidos máximos suman {sum}%, menos del 100%.',
  ],
  above: [
    '최소 함유량의 합이 {sum}%로 100%를 넘습니다.',
    'The minimum contents add up to {sum}%, more than 100%.',
    '最小含量合计为{sum}%，超过100%。',
    'Los contenidos mínimos suman {sum}%, más del 100%.',
  ],
  sumWithSecret: [
    '영업비밀 성분을 포함한 구성성분 합계가 100%를 초과합니다.',
    'With the secret components the composition adds up to more than 100%.',
    '包含商业秘密成分的组成合计超过100%。',
    'Con los componentes secretos la composición suma más del 100%.',
  ],
})

/** What is refused about a workbook of compositions. */
export const sheetRefusals = sentences({
  product: [
    '등록되지 않은 자재코드입니다.',
    'The material code is not registered.',
    '物料代码未登记。',
    'El código de material no está registrado.',
  ],
  otherProduct: [
    '자재코드의 제품명({prodNm})과 다릅니다.',
    'The product of the material code is called {prodNm}.',
    '与物料代码的产品名（{prodNm}）不同。',
    'El producto del código se llama {prodNm}.',
  ],
  substance: [
    '등록되지 않은 물질입니다. 화학물질에 먼저 등록해 주세요.',
    'The substance is not registered. Register it first.',
    '物质未登记。请先在化学物质中登记。',
    'La sustancia no está registrada. Regístrela primero.',
  ],
  otherSubstance: [
    'CAS번호의 물질명({chemNm})과 다릅니다.',
    'The substance of the CAS number is called {chemNm}.',
    '与CAS号的物质名（{chemNm}）不同。',
    'La sustancia del número CAS se llama {chemNm}.',
  ],
  severalSubstances: [
    '이름이 같은 물질이 여럿입니다. CAS번호를 입력해 주세요.',
    'Several substances have this name. Enter the CAS number.',
    '有多个同名物质。请输入CAS号。',
    'Varias sustancias tienen este nombre. Indique el número CAS.',
  ],
  gone: [
    '내려받은 뒤에 삭제되었거나 이 제품의 성분이 아닙니다.',
    'It was deleted after the download or is not a component of this product.',
    '下载后已被删除或不是该产品的成分。',
    'Se eliminó tras la descarga o no es componente de este producto.',
  ],
  twice: [
    '{rowNo}행과 중복됩니다.',
    'It repeats row {rowNo}.',
    '与第{rowNo}行重复。',
    'Repite la fila {rowNo}.',
  ],
  heldBack: [
    '같은 제품의 다른 행에 오류가 있어 함께 적용되지 않습니다.',
    'Another row of the product is wrong, so none of them is applied.',
    '同一产品的其他行有错误，一并不予应用。',
    'Otra fila del producto tiene errores, así que no se aplica ninguna.',
  ],
  stale: [
    '충돌: 다른 사용자가 먼저 수정하였습니다. 다시 조회해 주세요.',
    'Conflict: somebody else changed it first. Load it again.',
    '冲突：其他用户已先行修改。请重新查询。',
    'Conflicto: otra persona lo modificó antes. Vuelva a consultarlo.',
  ],
  tooMany: [
    '구성성분은 20,000행까지 내려받을 수 있습니다. 조건을 좁혀 다시 시도해 주세요.',
    'At most 20,000 rows of components can be downloaded. Narrow the conditions and try again.',
    '最多可下载20,000行组成成分。请缩小条件后重试。',
    'Se pueden descargar hasta 20 000 filas de componentes. Acote las condiciones e inténtelo de nuevo.',
  ],
  templateFile: ['{title}_양식', '{title}_template', '{title}_模板', '{title}_plantilla'],
})
