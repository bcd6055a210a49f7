import { sentences } from '../../../core/shared/sentence.ts'

/** Why a row of CHARM is refused. (rsa.md 5.5, 7; fit D39) */
export const charmRefusals = sentences({
  substanceNeeded: [
    '물질이나 제품을 선택하거나 물질명을 입력하세요.',
    'Choose a substance or a product, or enter the name of the substance.',
    '请选择物质或产品，或输入物质名称。',
    'Elija una sustancia o un producto, o escriba el nombre.',
  ],
  healthOnly: [
    '직업병 유소견자와 측정값은 보건관리자만 입력할 수 있습니다.',
    'Only health staff enter illnesses and measured values.',
    '职业病有所见和测定值仅由健康管理人员填写。',
    'Solo el personal de salud registra enfermedades y mediciones.',
  ],
  knownElsewhere: [
    '화학물질 정보에 있는 값입니다({value}). 틀리면 화학물질 정보를 고치세요.',
    'The register of substances has this value ({value}); correct it there.',
    '该值在化学物质信息中（{value}），如有误请在该处修改。',
    'El registro de sustancias tiene este valor ({value}); corríjalo allí.',
  ],
  nothingHandled: [
    '이 부서·공정에서 취급하는 제품이 없습니다. 제품의 사업장 취급현황을 먼저 등록하세요.',
    'No product is handled by this department and process; enter its use at the plant first.',
    '该部门·工序没有处理的产品，请先登记产品的事业场处理情况。',
    'Ningún producto se maneja en este departamento y proceso; registre primero su uso.',
  ],
  nothingNew: [
    '취급하는 물질이 모두 이미 행에 있습니다.',
    'All substances that are handled have a row already.',
    '处理的物质均已有行。',
    'Todas las sustancias manejadas ya tienen una fila.',
  ],
})
