import type { Sentence } from '../../../core/shared/sentence.ts'
import { charmRefusals } from './charm-refusals.texts.ts'

type Value = string | number | null | undefined
export type FactName =
  | 'contentPct'
  | 'formCd'
  | 'dustLvCd'
  | 'dayQty'
  | 'dayUnitCd'
  | 'ventCd'
  | 'boilingPt'
  | 'twaVal'
  | 'twaUnitCd'
  | 'molWeight'
export interface Facts {
  contentPct: number | null
  formCd: string | null
  dustLvCd: string | null
  dayQty: number | null
  dayUnitCd: string | null
  ventCd: string | null
  boilingPt: number | null
  twaVal: number | null
  twaUnitCd: string | null
  molWeight: number | null
}
/** As a form or a stored row has them. */
export type SaidFacts = { readonly [N in FactName]?: Value }

/** How something is handled here is a person's to say; the register only proposes it. */
const proposed: readonly FactName[] = ['contentPct', 'formCd', 'dustLvCd', 'dayQty', 'dayUnitCd', 'ventCd']
/** What a substance is, is the register's to say; a person says it only where the register does not know. */
const settled: readonly FactName[] = ['boilingPt', 'twaVal', 'twaUnitCd', 'molWeight']
/** A unit goes with its value. */
const ofValue: readonly FactName[] = ['dayUnitCd', 'twaUnitCd']

const isSaid = (value: Value): value is string | number =>
  value !== null && value !== undefined && value !== ''

export interface Filled {
  facts: Facts
  /** Facts (RSA_CHARM_FACT) that a person typed: none where the register knows all. */
  typedCds: string[]
  issues: { path: FactName; message: Sentence }[]
}
/**
 * The facts of a row from what was typed and what is known. What was typed before and is known now gives way to the
 * register; typing over the register anew is refused with where to correct it. (rsa.md 5.5, 6)
 */
export function fillFacts(typed: SaidFacts, known: Facts, before: SaidFacts | undefined): Filled {
  const facts: { [N in FactName]?: Value } = {}
  const typedCds: string[] = []
  const issues: Filled['issues'] = []
  for (const name of proposed) {
    const value = typed[name]
    facts[name] = isSaid(value) ? value : (known[name] ?? null)
    if (isSaid(value) && value !== known[name] && !ofValue.includes(name)) typedCds.push(name)
  }
  for (const name of settled) {
    const [value, sure] = [typed[name], known[name]]
    facts[name] = isSaid(sure) ? sure : isSaid(value) ? value : null
    if (!isSaid(value)) continue
    if (isSaid(sure) && value !== sure && value !== before?.[name])
      issues.push({ path: name, message: charmRefusals.knownElsewhere({ value: sure }) })
    if (!isSaid(sure) && !ofValue.includes(name)) typedCds.push(name)
  }
  return { facts: facts as Facts, typedCds, issues }
}

/** Facts of which the register says something else than a row was judged by; what a person typed is his word. */
export function comparedFacts(
  row: SaidFacts & { readonly [N in 'carcCd' | 'mutaCd' | 'reproCd' | 'hCodeTxt']?: Value },
  known: Facts & Record<'carcCd' | 'mutaCd' | 'reproCd' | 'hCodeTxt', Value>,
  typedCds: readonly string[],
): string[] {
  const same = (one: Value, other: Value) =>
    isSaid(one) && isSaid(other) && typeof other === 'number'
      ? Number(one) === other
      : (one ?? null) === other
  const changed = [...proposed, ...settled]
    .filter((name) => isSaid(known[name]) && !ofValue.includes(name))
    .filter((name) => !same(row[name], known[name]) && !(proposed.includes(name) && typedCds.includes(name)))
  const cmr = (['carcCd', 'mutaCd', 'reproCd'] as const).some(
    (name) => (row[name] ?? null) !== (known[name] ?? null),
  )
  return [
    ...changed,
    ...(cmr ? ['cmr'] : []),
    ...((row.hCodeTxt ?? null) === (known.hCodeTxt ?? null) ? [] : ['hCode']),
  ]
}
