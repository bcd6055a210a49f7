import { sentences } from '../../core/shared/sentence.ts'

/** How a last valid day is said beside the thing that ends. */
export const expirySentences = sentences({
  ended: ['{day} 만료', 'ended {day}', '{day} 已到期', 'caducó el {day}'],
  until: [
    '{day}까지 (D-{days})',
    'until {day} (D-{days})',
    '至 {day} (D-{days})',
    'hasta el {day} (D-{days})',
  ],
})
