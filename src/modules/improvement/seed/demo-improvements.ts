import { firstImprovements } from './demo-improvements-first.ts'
import { secondImprovements } from './demo-improvements-second.ts'

/**
 * The improvements of the demonstration (impr.md 11): days relate to today, 0 is today, negative is the past.
 * Places and people are those of the demonstration's plants.
 */
export interface DemoAction {
  type: 'TEMP' | 'ROOT'
  level: 1 | 2 | 3 | 4 | 5
  plan: string
  planDay: number
  endDay?: number
  done?: string
  doneDay?: number
  moc?: string
  /** Won. */
  cost?: number
}
export interface DemoImprovement {
  no: number
  source: string
  title: string
  problem: string
  plantCd?: string
  deptCd: string
  place: string
  /** Metres in the picture of the plant. */
  at?: readonly [x: number, y: number]
  hazard: string
  grade: 'U' | 'H' | 'M' | 'L'
  state: string
  asked: number
  received?: number
  due?: number
  orgDue?: number
  done?: number
  closed?: number
  effect?: number
  actDeptCd?: string
  actVendorCd?: string
  actUserId?: string
  before?: [number, number]
  after?: [number, number]
  legal?: string
  legalDue?: number
  anonymous?: true
  recurOf?: number
  parent?: number
  mergeTo?: number
  reopened?: number
  extended?: { days: number; reason: string; measure: string }
  held?: { until: number; reason: string; from: string }
  rejected?: { cd: string; reason: string }
  reply?: 'Y' | 'N'
  actions?: DemoAction[]
  levels?: readonly [level: number, day: number][]
  cost?: readonly [budget: number, spent: number | null]
  comment?: readonly [userId: string, text: string, inner: boolean]
  handler?: string
  /** The record of another module that it comes from. */
  from?: { sourceKey: string; sourceSubKey: string; sourceUrl: string }
}

export const demoImprovements: readonly DemoImprovement[] = [...firstImprovements, ...secondImprovements]
