import type { Tone } from '../../../../core/web/chart/ChartFrame.tsx'
import type { RiskLevel } from '../../risk-codes.rule.ts'

/** Colours of levels in pictures. */
export const levelTones: Record<RiskLevel, Tone> = {
  U: 'danger',
  H: 'warning',
  M: 'third',
  L: 'second',
  A: 'good',
  N: 'plain',
}
