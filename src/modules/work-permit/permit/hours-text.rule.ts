import type { Sentence } from '../../../core/shared/sentence.ts'
import { timeWords } from './validity.texts.ts'

/** A span as people say it: in minutes below an hour, then in hours and the minutes left. */
export function hoursText(minutes: number): Sentence {
  const whole = Math.floor(minutes / 60)
  const rest = Math.round(minutes % 60)
  if (rest === 0) return timeWords.hours({ hours: whole })
  return minutes >= 60
    ? timeWords.hoursMinutes({ hours: whole, minutes: rest })
    : timeWords.minutes({ minutes: rest })
}
