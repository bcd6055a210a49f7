/** CHECK_ANSWER_KIND: what an item of a question sheet asks for. */
export const answerKinds = {
  yesNo: 'YN',
  okBad: 'OK',
  number: 'NUM',
  text: 'TXT',
  choice: 'SEL',
  photo: 'PIC',
} as const

/** CHECK_ANSWER: good (예, 양호), bad (아니오, 불량), not applicable (해당없음). */
export const answerMarks = { good: 'Y', bad: 'N', none: 'X' } as const

/** CHECK_PURPOSE of the sheets by which a company checks itself: whatever is bad on them has words and a picture. */
export const selfPurpose = 'SELF'

/** CHECK_RESULT */
export const checkResults = { fit: 'P', conditional: 'C', unfit: 'F' } as const
export type CheckResult = (typeof checkResults)[keyof typeof checkResults]

/** The two kinds that are answered with a mark alone. */
export const isMarked = (kind: string | null | undefined): boolean =>
  kind === answerKinds.yesNo || kind === answerKinds.okBad
