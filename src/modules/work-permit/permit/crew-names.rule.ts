/**
 * Whoever must know people by name at the place of work: who reviews and issues permits, who records at the
 * gate, and who is appointed to watch over a work (D17). Everybody else sees the names of vendors' workers as
 * their definition masks them, on the permit, at its meeting and in its reasons alike (개인정보 보호법 제3조제1항: no
 * more than the purpose needs).
 */
export const whoIdentifies = {
  menus: ['constSafe/permit/permitReview', 'vendor/enter/enterLog'],
  duties: ['D17'],
} as const
