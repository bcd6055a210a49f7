import { sentences } from '../../core/shared/sentence.ts'

/** Texts of a last valid day, beside the name of the thing that ends. */
export const expirySentences = sentences({
  ended: ['{day} 만료', 'ended {day}', '{day} 已到期', 'caducó el {day}'],
  until: [
    '{day}까지 (D-{days})',
    'until {day} (D-{days})',
    '至 {day} (D-{days})',
    'hasta el {day} (D-{days})',
  ],
})
