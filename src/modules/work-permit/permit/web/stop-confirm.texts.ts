import { texts } from '../../../../core/shared/four-texts.ts'

/** Words of the last step of a stop. */
export const stopConfirmTexts = texts({
  details: ['자세한 내용(선택)', 'Details (optional)', '详细内容（可选）', 'Detalles (opcional)'],
  detailsHint: [
    '자세한 내용 (적지 않아도 됩니다)',
    'Details (may stay empty)',
    '详细内容（可不填）',
    'Detalles (puede dejarse vacío)',
  ],
})
