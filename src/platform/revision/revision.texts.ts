import { sentences } from '../../core/shared/sentence.ts'

/** Refusals about frozen revisions. */
export const revisionSays = sentences({
  whichTwo: [
    '비교할 두 동결본을 선택해 주세요.',
    'Choose the two revisions to compare.',
    '请选择要比较的两个冻结版。',
    'Elija las dos revisiones que desea comparar.',
  ],
})
