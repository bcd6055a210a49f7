import { eventKinds, type EventKind, type Severity } from '../../safety/event/rules/event-codes.rule.ts'
import { triggers } from '../risk-codes.rule.ts'

/** Items of RSA_SOURCE. */
export const occasionSources = {
  facility: 'facility',
  product: 'product',
  order: 'order',
  accident: 'accident',
  nearMiss: 'nearMiss',
  own: 'own',
} as const

/** Accidents with lost time, the lightest included (휴업 1일 이상). */
const lostTime: readonly Severity[] = ['FAT', 'MAJ', 'LT3', 'LT1']

export interface JudgedEvent {
  eventKindCd: EventKind
  severityCd: Severity | null
  /** 공정사고: a major accident of a process asks for an assessment although nobody was hurt. */
  psmYn: 'Y' | 'N' | null
}
/**
 * Why an event asks for an occasional assessment: an accident with lost time or of a process before the work is resumed
 * (제13조제2항제5호), a near miss as what is to be assessed (제2024-76호; 확인 필요). Others ask for none.
 */
export function eventTrigger({ eventKindCd, severityCd, psmYn }: JudgedEvent): string | undefined {
  if (eventKindCd === eventKinds.nearMiss) return triggers.nearMiss
  if (eventKindCd !== eventKinds.accident) return undefined
  return psmYn === 'Y' || (severityCd !== null && lostTime.includes(severityCd))
    ? triggers.accident
    : undefined
}

/** A stopped work is not resumed while nobody has said how bad the accident was: unknown is not harmless. */
export const isUnjudged = (event: { state: string; injuredYn: 'Y' | 'N' | null }): boolean =>
  event.state === 'reported' && event.injuredYn !== 'N'

export interface AskedOrder {
  urgencyCd: string
  jobKindCds: readonly string[] | null
  /** A JSA of the portal: the work is assessed already. */
  jsaNo: number | null
}
const urgent = 'URGENT'
const trialRun = 'ENERGIZE'
/**
 * Maintenance that no regular assessment has foreseen: work that is asked for at once, or that starts a machine after a
 * shutdown, without a JSA. (제13조제2항제3호; 정기평가에 포함된 정비는 제외)
 */
export const isIrregularOrder = ({ urgencyCd, jobKindCds, jsaNo }: AskedOrder): boolean =>
  jsaNo === null && (urgencyCd === urgent || (jobKindCds ?? []).includes(trialRun))
