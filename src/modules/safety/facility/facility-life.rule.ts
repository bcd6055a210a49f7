import type { FacilityDue } from './facility-due.rule.ts'

/** Something that happened to a machine, or waits there; the newest first. */
export interface LifeEntry {
  /** Entity and key, for the link. */
  resource: string
  key: number
  code: string
  title: string
  state: string
  at: string
}
/** The page of one machine: what stands against its use, what is due, what was done. */
export interface FacilityLife {
  dues: FacilityDue[]
  stops: LifeEntry[]
  inspections: LifeEntry[]
  lotos: LifeEntry[]
  improvements: LifeEntry[]
  checks: LifeEntry[]
  events: LifeEntry[]
  orders: LifeEntry[]
  /** Figures that a rule asks for and nobody has entered. */
  unjudged: { lawInspCd: string; lacks: string }[]
}
