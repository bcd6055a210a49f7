import { simopsDefaults } from '../simops-seed.rule.ts'
import type { SimopsRule } from '../simops.rule.ts'
import type { SimopsWork } from '../simops-work.rule.ts'

/** The table of a new installation with numbers. */
export const sampleRules: SimopsRule[] = simopsDefaults.map(
  ({ confirmNeededYn: _confirmNeededYn, ...rest }, index) => ({
    ...rest,
    simopsRuleNo: index + 1,
    applyDt: '2026-01-01T00:00:00+09:00',
  }),
)
const day = '2026-03-10'
export const ms = (time: string): number => Date.parse(`${day}T${time}:00+09:00`)
/** A work at a place and time; tests change what they are about. */
export const sampleWork = (permitNo: number, over: Partial<SimopsWork> = {}): SimopsWork => ({
  permitNo,
  permitCd: `P-1000-20260310-000${permitNo}`,
  permitNm: `작업 ${permitNo}`,
  kinds: [],
  areaCd: 'A1',
  x: 10,
  y: 20,
  z: 0,
  from: ms('08:00'),
  to: ms('17:00'),
  systemTxt: null,
  circuitTxt: null,
  controlRadiusM: null,
  liftRadiusM: null,
  depthM: null,
  lockPoints: [],
  ...over,
})
