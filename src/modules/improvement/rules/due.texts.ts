import { sentences } from '../../../core/shared/sentence.ts'

/** Why a due day cannot be moved so (IMP-05). */
export const dueSentences = sentences({
  urgent: [
    '긴급 등급은 기한을 연장할 수 없습니다.',
    'The grade urgent cannot be extended.',
    '紧急等级不可延期。',
    'El grado urgente no se puede prorrogar.',
  ],
  most: [
    '연장은 {count}회까지 가능합니다.',
    'It can be extended {count} times at most.',
    '最多可延期{count}次。',
    'Se puede prorrogar hasta {count} veces.',
  ],
  over: [
    '기한이 지난 뒤에는 연장을 신청할 수 없습니다.',
    'No extension can be asked for after the due day.',
    '逾期后不可申请延期。',
    'Vencido el plazo no se puede pedir prórroga.',
  ],
  notLater: [
    '새 기한은 현재 기한보다 뒤여야 합니다.',
    'The new due day must be later than the present one.',
    '新期限须晚于当前期限。',
    'El nuevo plazo debe ser posterior al actual.',
  ],
  tooFar: [
    '{grade} 등급은 1회 {days}일 이내로만 연장할 수 있습니다.',
    'The grade {grade} can be extended by {days} days at once.',
    '{grade}等级每次最多延期{days}天。',
    'El grado {grade} se prorroga como máximo {days} días cada vez.',
  ],
  legal: [
    '법정기한({day})을 넘길 수 없습니다.',
    'The day of the law ({day}) cannot be passed.',
    '不得超过法定期限（{day}）。',
    'No se puede superar el plazo legal ({day}).',
  ],
})
