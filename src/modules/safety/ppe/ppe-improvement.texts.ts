import { sentences } from '../../../core/shared/sentence.ts'

/** Improvements that the supply of protective equipment asks for, and why one is refused. */
export const ppeImprovementNotes = sentences({
  lotTitle: [
    '사용기한이 지난 보호구 폐기: {item} {lot}',
    'Remove expired equipment: {item} {lot}',
    '处理过期防护用品：{item} {lot}',
    'Retirar EPP caducado: {item} {lot}',
  ],
  lotProblem: [
    '{item} 로트 {lot}의 사용기한({day})이 지났으나 재고에 {n}개가 남아 있습니다. 격리하고 폐기한 뒤 부족분을 채웁니다.',
    'Lot {lot} of {item} ended on {day}, and {n} pieces are still in stock. Set them apart, dispose of them and restock.',
    '{item}批次{lot}已于{day}到期，库存仍有{n}个。请隔离、报废并补货。',
    'El lote {lot} de {item} caducó el {day} y quedan {n} piezas. Apártelas, deséchelas y reponga.',
  ],
  lackTitle: [
    '보호구 미보급: {dept} {kind}',
    'Equipment not supplied: {dept}, {kind}',
    '防护用品未配备：{dept} {kind}',
    'EPP no suministrado: {dept}, {kind}',
  ],
  lackProblem: [
    '지급기준 대상 {target}명 가운데 {n}명에게 {kind} 지급이 없거나 교체일이 지났습니다.',
    '{n} of the {target} people whom the standard gives {kind} have none or have to exchange it.',
    '标准对象{target}人中有{n}人未领取{kind}或已过更换日。',
    '{n} de las {target} personas previstas no tienen {kind} o deben cambiarlo.',
  ],
  staffOnly: [
    '안전담당, 보호구담당, 관리감독자만 요청할 수 있습니다.',
    'Only safety staff, the keeper of equipment and supervisors may ask for it.',
    '仅安全负责人、防护用品管理员和管理监督者可以申请。',
    'Solo pueden pedirlo seguridad, el responsable de EPP y los supervisores.',
  ],
  nothing: [
    '지금은 해당하는 재고나 미보급자가 없습니다. 화면을 새로 고쳐 주세요.',
    'There is no such stock and nobody lacks it now. Load the page again.',
    '目前没有相应库存或未配备人员。请刷新页面。',
    'Ahora no hay tales existencias ni falta a nadie. Cargue la página de nuevo.',
  ],
})
