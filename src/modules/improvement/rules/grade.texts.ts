import { texts } from '../../../core/shared/four-texts.ts'

/** 등급, as the code group has them. */
export const gradeTexts = texts({
  U: ['긴급', 'Urgent', '紧急', 'Urgente'],
  H: ['상', 'High', '高', 'Alto'],
  M: ['중', 'Medium', '中', 'Medio'],
  L: ['하', 'Low', '低', 'Bajo'],
})
