import { texts } from '../../../core/shared/four-texts.ts'
import { sentences } from '../../../core/shared/sentence.ts'

/** The grades as the code group IMPR_GRADE has them. */
export const gradeTexts = texts({
  U: ['긴급', 'Urgent', '紧急', 'Urgente'],
  H: ['상', 'High', '高', 'Alto'],
  M: ['중', 'Medium', '中', 'Medio'],
  L: ['하', 'Low', '低', 'Bajo'],
})
/** The same inside a sentence. */
export const gradeSentences = sentences(gradeTexts)

/** Why a grade cannot be changed so. */
export const gradeRefusals = sentences({
  legalFloor: [
    '법령위반은 상 등급 아래로 낮출 수 없습니다.',
    'A breach of law cannot be lowered below the grade high.',
    '违法事项不可降至高等级以下。',
    'Un incumplimiento legal no puede bajar del grado alto.',
  ],
  once: [
    '등급은 한 번만 낮출 수 있습니다.',
    'The grade can be lowered only once.',
    '等级只能降低一次。',
    'El grado solo puede bajarse una vez.',
  ],
  reason: [
    '등급을 낮추는 사유를 5자 이상 입력해 주세요.',
    'Write why the grade is lowered, at least 5 characters.',
    '请输入至少5个字的降级理由。',
    'Escriba por qué se baja el grado, mínimo 5 caracteres.',
  ],
  longerDue: [
    '등급이 낮을수록 기한이 길어야 합니다.',
    'The lower the grade, the longer the time must be.',
    '等级越低，期限须越长。',
    'Cuanto más bajo el grado, más largo debe ser el plazo.',
  ],
})
