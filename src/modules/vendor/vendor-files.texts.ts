import { sentences } from '../../core/shared/sentence.ts'

/** Names of the papers of vendors as files. */
export const vendorFiles = sentences({
  minutes: [
    '협의체회의록_{month}_{no}',
    'council-minutes_{month}_{no}',
    '协商会会议记录_{month}_{no}',
    'acta-consejo_{month}_{no}',
  ],
  evaluation: ['평가결과서_{no}', 'evaluation_{no}', '评价结果书_{no}', 'evaluacion_{no}'],
  safetyInfo: [
    '정보제공서_{no}',
    'safety-information_{no}',
    '安全信息提供书_{no}',
    'informacion-seguridad_{no}',
  ],
  warning: ['경고장_{no}', 'warning_{no}', '警告书_{no}', 'amonestacion_{no}'],
})
