import { joined, type Sentence } from '../../../core/shared/sentence.ts'
import { shiftCheckKinds } from './handover.rule.ts'
import { clockReasons } from './permit-field.texts.ts'

interface Stopped {
  areaNm?: string | null
  plantNm?: string | null
}

/**
 * Why a permit was stopped or has expired, for its reader. The record keeps the Korean words that were said;
 * what the clock or an emergency stop says is said again from the record itself, in the language of whoever
 * must leave.
 * @returns the kept words where a person wrote them, or where the record says something else today
 */
export function keptReason(kept: string | null | undefined, stopped: Stopped): Sentence | string | null {
  if (!kept) return null
  for (const reason of reasonsOf(kept, stopped)) {
    const korean = reason.in('kr')
    if (kept === korean) return reason
    // What the person who stopped an area has added stays as it was written.
    if (kept.startsWith(`${korean}: `)) return joined([reason, kept.slice(korean.length + 2)], ': ')
  }
  return kept
}

function reasonsOf(kept: string, { areaNm, plantNm }: Stopped): Sentence[] {
  // When a handover was due is cleared by the stop: the words themselves still say it.
  const [change] = /^\d\d-\d\d \d\d:\d\d/.exec(kept) ?? []
  return [
    clockReasons.gasOverdue(),
    clockReasons.timeOver(),
    clockReasons.expired(),
    ...Object.values(shiftCheckKinds).flatMap((kind) =>
      change === undefined ? [] : [clockReasons.shiftOverdue({ change, kind })],
    ),
    ...[areaNm].flatMap((area) => (area ? [clockReasons.areaStop({ area })] : [])),
    ...[plantNm].flatMap((plant) => (plant ? [clockReasons.plantStop({ plant })] : [])),
  ]
}
