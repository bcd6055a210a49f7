import type { FieldIssue } from '../../../core/shared/session.ts'
import { vendorModuleSentences } from '../vendor-module.texts.ts'
import { entryBanSentences } from './entry-ban.texts.ts'

/** The days and the end of a ban as typed. */
export interface BanDays {
  fromYmd?: string | null | undefined
  toYmd?: string | null | undefined
  liftYmd?: string | null | undefined
  liftReason?: string | null | undefined
}

/** Faults of a ban itself, at its fields. */
export function banIssues({ fromYmd, toYmd, liftYmd, liftReason }: BanDays): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (fromYmd && toYmd && toYmd < fromYmd)
    issues.push({ path: 'toYmd', message: vendorModuleSentences.endBeforeStart() })
  if (liftYmd && !liftReason?.trim())
    issues.push({ path: 'liftReason', message: entryBanSentences.liftReason() })
  if (!liftYmd && liftReason?.trim()) issues.push({ path: 'liftYmd', message: entryBanSentences.liftDay() })
  return issues
}

/** The ban bars from entry on this day: begun, not over and not lifted; the day it is lifted is free again. */
export const barsOn = ({ fromYmd, toYmd, liftYmd }: BanDays, day: string): boolean =>
  Boolean(fromYmd && fromYmd <= day) && !(toYmd && toYmd < day) && !(liftYmd && liftYmd <= day)
