import { sentences } from '../../core/shared/sentence.ts'

/** The levels of one answer when it is judged again. */
export const checkScaleSentences = sentences({
  scale: ['점검 판정', 'Result of a check', '检查判定', 'Resultado de la revisión'],
  P: ['적합', 'Fit', '合格', 'Apto'],
  C: ['조건부', 'Fit on conditions', '有条件合格', 'Apto con condiciones'],
  F: ['부적합', 'Unfit', '不合格', 'No apto'],
})
