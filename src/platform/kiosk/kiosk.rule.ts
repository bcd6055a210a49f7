import { pinMessages } from './kiosk.texts.ts'
import type { Sentence } from '../../core/shared/sentence.ts'
/** The facts that a registered device has about itself. */
export interface KioskFacts {
  kioskNo: number
  kioskNm: string
  plantCd: string
  plantNm: string
  placeTxt: string
  /** Department that runs the area in which it stands. */
  deptCd: string | null
  /** Without a touch for so long the person is signed out. */
  idleSeconds: number
}

/**
 * Figures of the shared devices; the values in force stand among the parameters (환경값), these hold where there
 * is none.
 */
export const kioskDefaults = {
  /** 조작이 없으면 로그아웃하는 시간, 초 */
  KIOSK_IDLE_SECONDS: 60,
  /** PIN 오류 잠금, 분 */
  KIOSK_LOCK_MINUTES: 10,
} as const
export type KioskParameter = keyof typeof kioskDefaults
/** Where a device sends what was entered at it without network. */
export const deliverPath = '/api/auth/kiosk/deliver'
/** However busy, a session at a shared device ends so long after its beginning. */
export const kioskSessionMinutes = 30

export const pinLength = 6

/**
 * Why digits cannot be a PIN: another form, not repeated alike, one digit only, counted up or down, or two or
 * three digits over and over.
 */
export function pinProblem(pinPwd: string, pinPwdRepeat: string): Sentence | undefined {
  if (!/^\d{6}$/.test(pinPwd)) return pinMessages.form({ pinLength })
  if (pinPwd !== pinPwdRepeat) return pinMessages.repeat()
  const steps = new Set(
    [...pinPwd].slice(1).map((digit, index) => (Number(digit) - Number(pinPwd[index]) + 10) % 10),
  )
  const [step] = steps
  const counted = steps.size === 1 && (step === 0 || step === 1 || step === 9)
  return counted || /^(\d{2})\1\1$|^(\d{3})\2$/.test(pinPwd) ? pinMessages.simple() : undefined
}

/** The number of a badge as it was typed or came from a scanner: capitals, without blanks. */
export const badgeNumber = (given: string): string => given.trim().toUpperCase().replaceAll(/\s/g, '')
