import { sentences } from '../../../../core/shared/sentence.ts'

/** What is missing in the causes and measures of an accident. (SAF-08) */
export const causeRefusals = sentences({
  twice: [
    '원인 번호 {cause}이(가) 두 번 있습니다.',
    'There are two causes with the number {cause}.',
    '原因编号{cause}重复。',
    'Hay dos causas con el número {cause}.',
  ],
  hanging: [
    '원인 {cause}의 상위 원인이 없거나 서로 맞물려 있습니다.',
    'The cause above {cause} is missing, or the two hang under each other.',
    '原因{cause}的上级原因不存在或相互循环。',
    'La causa superior de {cause} falta o forma un círculo.',
  ],
  noRoot: [
    '근본 원인을 하나 이상 입력해 주세요.',
    'Enter at least one root cause.',
    '请至少填写一个根本原因。',
    'Indique al menos una causa raíz.',
  ],
  noManagement: [
    '관리(Management) 근본 원인을 입력하거나, 없는 이유를 적어 주세요.',
    'Enter a root cause in management, or say why there is none.',
    '请填写管理类根本原因，或说明没有的理由。',
    'Indique una causa raíz de gestión o por qué no la hay.',
  ],
  whys: [
    '원인 {cause}의 5Why는 {least}~{most}단계여야 합니다. (현재 {n}단계)',
    'Cause {cause} needs {least} to {most} whys. (Now {n})',
    '原因{cause}的5Why应为{least}至{most}步。（现为{n}步）',
    'La causa {cause} necesita de {least} a {most} porqués. (Ahora {n})',
  ],
  unanswered: [
    '원인 {cause}의 5Why에 답이나 근거가 비어 있습니다.',
    'A why of cause {cause} has no answer or no evidence.',
    '原因{cause}的5Why缺少回答或依据。',
    'Falta una respuesta o prueba en los porqués de la causa {cause}.',
  ],
  careless: [
    '마지막 원인이 개인 부주의로 끝났습니다. 관리적 원인을 확인하세요.',
    'The last why ends with carelessness. Look for the cause in management.',
    '最后的原因止于个人疏忽，请确认管理原因。',
    'El último porqué acaba en un descuido. Busque la causa en la gestión.',
  ],
  noPrevention: [
    '근본 원인 {cause}의 재발방지대책이 없습니다.',
    'Root cause {cause} has no measure.',
    '根本原因{cause}没有防止再发措施。',
    'La causa raíz {cause} no tiene medida.',
  ],
  weak: [
    '대책이 교육·보호구뿐입니다. 그 이유를 적어 주세요.',
    'All measures are training or protective equipment. Say why.',
    '措施仅为培训和防护用品，请说明理由。',
    'Todas las medidas son formación o EPP. Indique por qué.',
  ],
})
