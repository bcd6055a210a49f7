import { sentences } from '../../../core/shared/sentence.ts'

/** Why an inspection of a store is not taken. */
export const inspectionSentences = sentences({
  twice: [
    '같은 점검 항목이 두 번 있습니다.',
    'The same point is there twice.',
    '同一检查项目重复。',
    'El mismo punto está dos veces.',
  ],
  findingTooShort: [
    '불량 내용을 {least}자 이상 입력해 주세요.',
    'Describe the fault in at least {least} characters.',
    '请输入至少{least}个字的不良内容。',
    'Describa el defecto con al menos {least} caracteres.',
  ],
  unchecked: [
    '점검하지 않은 항목이 {count}개 있습니다.',
    '{count} points have not been checked.',
    '有{count}个项目未检查。',
    'Faltan {count} puntos por revisar.',
  ],
  fixed: [
    '점검 기록은 수정할 수 없습니다. 다시 점검하여 등록해 주세요.',
    'A record of an inspection cannot be changed. Inspect again.',
    '检查记录不能修改。请重新检查登记。',
    'Un registro de inspección no se modifica. Inspeccione de nuevo.',
  ],
  future: [
    '미래의 날짜로는 점검을 등록할 수 없습니다.',
    'An inspection cannot be entered for the future.',
    '不能以未来日期登记检查。',
    'No se puede registrar una inspección futura.',
  ],
})

/** What an inspection asks others to mend. */
export const inspectionNotes = sentences({
  title: [
    '저장시설 점검: {item}',
    'Inspection of a store: {item}',
    '储存设施检查：{item}',
    'Inspección de almacén: {item}',
  ],
  problem: [
    '{store} 점검에서 불량으로 확인되었습니다. {item}: {finding}',
    'Found bad at the inspection of {store}. {item}: {finding}',
    '{store}检查中确认不良。{item}：{finding}',
    'Defecto hallado en la inspección de {store}. {item}: {finding}',
  ],
})
