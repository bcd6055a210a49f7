import { sentences } from '../../../core/shared/sentence.ts'

/** Why an inspection of a store is not taken. */
export const inspectionSentences = sentences({
  begun: [
    '이 장소에는 끝나지 않은 점검이 있습니다({code}). 그 점검을 이어서 해 주세요.',
    'The store has a check that is not finished ({code}). Go on with that one.',
    '该场所有未完成的检查（{code}）。请继续该检查。',
    'El almacén tiene una revisión sin terminar ({code}). Continúe con ella.',
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
