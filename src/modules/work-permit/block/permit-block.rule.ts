/** What became of a number that was set aside (code group PTW_PAPER). */
export const paperStates = {
  reserved: '미정리',
  used: '사용(사후 등록)',
  unused: '미사용',
  voided: '파기',
  missing: '분실',
} as const
export type PaperState = keyof typeof paperStates
/** How a paper that was not used is accounted for, and how much has to be said about it. */
export const settledStates = { unused: 0, voided: 10, missing: 10 } as const satisfies Partial<
  Record<PaperState, number>
>
export type SettledState = keyof typeof settledStates
export const isSettled = (state: unknown): state is SettledState =>
  typeof state === 'string' && Object.hasOwn(settledStates, state)

/** Papers per state; what is still open after its day is late. */
export function reconciled(
  numbers: readonly { statCd: string }[],
  outageYmd: string,
  today: string,
): { counts: Record<PaperState, number>; late: number } {
  const count = (state: PaperState) => numbers.filter(({ statCd }) => statCd === state).length
  const counts = {
    reserved: count('reserved'),
    used: count('used'),
    unused: count('unused'),
    voided: count('voided'),
    missing: count('missing'),
  }
  return { counts, late: outageYmd < today ? counts.reserved : 0 }
}
