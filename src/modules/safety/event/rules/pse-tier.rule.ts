import type { Sentence } from '../../../../core/shared/sentence.ts'
import { pseTiers, releaseCategories, treatments, type PseTier } from './event-codes.rule.ts'
import type { Hurt } from './event-flags.rule.ts'
import type { EventFigures } from './event-parameters.rule.ts'
import { tierReasons } from './pse-tier.texts.ts'

/** What the tier of a process event reads of it. */
export interface ProcessEvent {
  /** The process is one under the process safety report; null: nobody has said. */
  psmProcessYn: 'Y' | 'N' | null
  /** A substance came out, or the event was a fire or an explosion. */
  containmentLost: boolean
  /** A substance came out. */
  substance: boolean
  /** Amount of one hour at most. */
  releaseQty: number | null
  releaseUnitCd: string | null
  releaseCatCd: string | null
  offsiteYn: 'Y' | 'N' | null
  damageAmt: number | null
  persons: readonly Pick<Hurt, 'treatCd' | 'restDays' | 'deathYmd'>[]
}
export interface JudgedTier {
  tier: PseTier
  reason: Sentence
}
type Limit = 'first' | 'second'
const amountOf = (category: number, limit: Limit, figures: EventFigures): number =>
  (figures as Readonly<Record<string, number>>)[`pse${limit === 'first' ? 1 : 2}Qty${category + 1}`]!

/**
 * 공정사고 Tier (API RP 754; the amounts stand in the dated table, 확인 필요): 1 by a death, lost days, effects outside the
 * plant, a loss or an amount above the first limits; 2 by treatment beyond first aid or the second limits; else 3. An
 * unknown amount or category is no tier 3: it stays unjudged until somebody knows.
 * @returns undefined for what is no process event
 */
export function judgeTier(event: ProcessEvent, figures: EventFigures): JudgedTier | undefined {
  const { psmProcessYn, persons } = event
  if (psmProcessYn === 'N' || (psmProcessYn === null && !event.containmentLost)) return undefined
  if (psmProcessYn === null) return { tier: pseTiers.unjudged, reason: tierReasons.processUnknown() }
  const tier = (name: Exclude<keyof typeof pseTiers, 'unjudged'>, reason: Sentence): JudgedTier => ({
    tier: pseTiers[name],
    reason,
  })
  const damage = event.damageAmt ?? 0
  if (persons.some(({ deathYmd, restDays }) => deathYmd ?? (restDays ?? 0) >= 1))
    return tier('first', tierReasons.lostTime())
  if (event.offsiteYn === 'Y') return tier('first', tierReasons.offsite())
  if (damage >= figures.pse1Amt) return tier('first', tierReasons.damage({ limit: figures.pse1Amt }))
  const category = releaseCategories.indexOf(event.releaseCatCd as (typeof releaseCategories)[number])
  const known = event.releaseQty !== null && event.releaseUnitCd === 'kg' && category >= 0
  const above = (limit: Limit): boolean =>
    event.substance && known && event.releaseQty! >= amountOf(category, limit, figures)
  const released = (limit: Limit) =>
    tierReasons.released({ qty: event.releaseQty!, limit: amountOf(category, limit, figures) })
  if (above('first')) return tier('first', released('first'))
  if (event.substance && !known) return { tier: pseTiers.unjudged, reason: tierReasons.amountUnknown() }
  if (persons.some(({ treatCd }) => treatCd === treatments.clinic || treatCd === treatments.hospital))
    return tier('second', tierReasons.treated())
  if (damage >= figures.pse2Amt) return tier('second', tierReasons.damage({ limit: figures.pse2Amt }))
  return above('second') ? tier('second', released('second')) : tier('third', tierReasons.third())
}
