import { datetime, flag, number, text, textarea } from '../../core/shared/field.ts'

const level = { min: 0, max: 9 } as const
const kept = { readOnly: true } as const

/**
 * The risk of a row as it is now: frequency and severity are entered, the rest is reckoned by the server with the
 * matrix of the target. (rsa.md 2; fit D26)
 */
export const presentRisk = {
  freq: number('빈도', level),
  sev: number('강도', level),
  score: number('위험성', kept),
  gradeCd: text('등급', { ...kept, max: 20 }),
  acceptYn: flag('허용', { ...kept, words: ['허용', '허용 불가'] }),
}
/** The risk that is expected once the measures are carried out. */
export const expectedRisk = {
  expFreq: number('개선 후 빈도', level),
  expSev: number('개선 후 강도', level),
  expScore: number('개선 후 위험성', kept),
  expGradeCd: text('개선 후 등급', { ...kept, max: 20 }),
  expAcceptYn: flag('개선 후 허용', { ...kept, words: ['허용', '허용 불가'] }),
}
/** The risk that was found after the measures were checked; written from the register of improvements alone. */
export const residualRisk = {
  resFreq: number('잔여 빈도', { ...level, ...kept }),
  resSev: number('잔여 강도', { ...level, ...kept }),
  resScore: number('잔여 위험성', kept),
  resGradeCd: text('잔여 등급', { ...kept, max: 20 }),
  resAcceptYn: flag('잔여 허용', { ...kept, words: ['허용', '허용 불가'] }),
  resTxt: textarea('잔여위험 확인 내용', { ...kept, max: 1000 }),
  resDt: datetime('잔여위험 확인일시', kept),
}
