import { tagsIn } from '../../../platform/facility/facility.rule.ts'
import { lopaLayers } from './hazop-codes.rule.ts'
import type { GuardSide } from './safeguard.rule.ts'

/** A factor of a scenario: a layer with its PFD, or a modifier with its probability. */
export interface LopaLayer {
  layerNm: string
  /** Probability of failure on demand, or of the condition. */
  pfd: number
  /** Tags of sensor, logic and final element, as one text each. */
  sensorTxt?: string | null
  finalTxt?: string | null
  /** A modifier (ignition, presence, part of the year) is no layer: nothing can be shared with it. */
  modifierYn?: 'Y' | 'N' | null
  /** What the layer is, where it is one of the row's safeguards. */
  rsaHazopGuardNo?: number | null
}
export interface LopaScenario {
  /** Events a year. */
  initFreq: number
  initTxt?: string | null
  /** What the company accepts a year for this severity. */
  targetFreq: number
  layers: readonly LopaLayer[]
}
export interface LopaResult {
  /** Events a year with all layers. */
  mitigatedFreq: number
  /** How many times more often than accepted; at most 1 is accepted. */
  gap: number
  /** What a further layer may fail at most; null where none is needed. */
  needPfd: number | null
  /** 0: no layer needed, or one without a SIL is enough; 4: more than one instrumented function should carry. */
  sil: number
  acceptYn: 'Y' | 'N'
}

const digits = 6
/** To six significant digits, so that 1e-4 ÷ 1e-5 is 10 and not 10.000000000000002. */
const rounded = (value: number): number => Number(value.toPrecision(digits))

/**
 * Layers of protection: initiating frequency × PFD of each layer × modifiers against the target (rsa.md 10, fit annex;
 * after CCPS). The factors are multiplied in the order of their size, so that the result does not depend on the order in
 * which they were entered. A function needs SIL n where the gap is 10ⁿ or more, below 10ⁿ⁺¹ (IEC 61511-1, 9.2.4).
 */
export function lopaOf({ initFreq, targetFreq, layers }: LopaScenario): LopaResult {
  const factors = layers.map(({ pfd }) => pfd).toSorted((one, other) => one - other)
  const mitigatedFreq = rounded(factors.reduce((product, factor) => product * factor, initFreq))
  const gap = rounded(mitigatedFreq / targetFreq)
  const isAccepted = gap <= 1
  return {
    mitigatedFreq,
    gap,
    needPfd: isAccepted ? null : rounded(1 / gap),
    sil: isAccepted ? 0 : Math.min(4, Math.floor(Math.log10(gap))),
    acceptYn: isAccepted ? 'Y' : 'N',
  }
}

export interface SharedPart {
  /** Index of the layer that cannot be counted. */
  index: number
  /** The tag or name that it shares. */
  part: string
  /** With what: the initiating event, or the layer of this index. */
  other: 'initiator' | number
}
const partsOf = ({ sensorTxt, finalTxt }: LopaLayer): Set<string> =>
  new Set(tagsIn(`${sensorTxt ?? ''} ${finalTxt ?? ''}`))

/**
 * Layers that share their sensor or final element with the initiating event or with an earlier layer, or are the same
 * safeguard again: one failure would take both, so that the second counts for nothing.
 */
export function sharedParts({ initTxt, layers }: Pick<LopaScenario, 'initTxt' | 'layers'>): SharedPart[] {
  const initiator = new Set(tagsIn(initTxt ?? ''))
  const found: SharedPart[] = []
  for (const [index, layer] of layers.entries()) {
    if (layer.modifierYn === 'Y') continue
    const parts = partsOf(layer)
    const failed = [...parts].find((part) => initiator.has(part))
    if (failed !== undefined) found.push({ index, part: failed, other: 'initiator' })
    for (const [earlier, before] of layers.slice(0, index).entries()) {
      if (before.modifierYn === 'Y') continue
      const isSame = layer.rsaHazopGuardNo != null && layer.rsaHazopGuardNo === before.rsaHazopGuardNo
      const part = isSame ? layer.layerNm : [...partsOf(before)].find((each) => parts.has(each))
      if (part !== undefined) found.push({ index, part, other: earlier })
    }
  }
  return found
}

/**
 * Where a figure comes from: the dated parameter of the usual one where it is that, otherwise what a person says.
 * @returns nothing where nobody says; a usual figure that was changed has no usual source any more
 */
export function sourceOf(
  value: number,
  said: string | null | undefined,
  usual: { value: number; paramCd: string } | undefined,
): string | undefined {
  if (usual !== undefined && value === usual.value) return usual.paramCd
  const words = (said ?? '').trim()
  return words === '' || words === usual?.paramCd ? undefined : words
}

/** What is proposed for a new LOPA of a row: its cause, its safeguards, the company's figures. */
export interface LopaProposal {
  scenarioTxt: string
  initTxt: string
  sev: number | null
  targetFreq: number | null
  layers: ProposedLayer[]
}
/** A safeguard as a layer that nobody has confirmed: it counts for nothing yet. */
export interface ProposedLayer {
  rsaHazopGuardNo: number
  layerNm: string
  sideCd: GuardSide
  layerCd: string | null
  sensorTxt: string | null
  finalTxt: string | null
}
/** Letters of a tag: what is measured, then alarm, transmitter, indicator, controller or switch; GD and FD detect. */
const senses = /^(?:[FTPLAIDXW](?:D?(?:A|S)(?:H{1,2}|L{1,2})?|T|I|IC|IA|E)|GD|FD)-/
const trips = /^[FTPLAIDXW](?:HH|LL|D?[AS](?:HH|LL))-/
const relieves = /^(?:PSV|PRV|SV|RD|BD)-/
const checks = /^(?:CV|NRV)-/
/** The kind that the tag of a safeguard speaks for; a person decides. */
function kindOf(tags: readonly string[]): string | null {
  if (tags.some((tag) => relieves.test(tag))) return lopaLayers.relief
  if (tags.some((tag) => checks.test(tag))) return lopaLayers.check
  if (tags.some((tag) => trips.test(tag))) return lopaLayers.instrumented
  return tags.some((tag) => /^[FTPLAIDXW](?:A[HL]?)-/.test(tag)) ? lopaLayers.alarm : null
}
/** What the safeguards of a row propose: the tags that sense and those that act, and on which side each stands. */
export const proposedLayers = (
  guards: readonly { rsaHazopGuardNo: number; guardTxt: string; tagTxt: string | null; sideCd: string }[],
): ProposedLayer[] =>
  guards.map(({ rsaHazopGuardNo, guardTxt, tagTxt, sideCd }) => {
    const tags = [...new Set([...(tagTxt ? [tagTxt] : []), ...tagsIn(guardTxt)])]
    const joined = (found: readonly string[]) => found.join(', ').slice(0, 100) || null
    return {
      rsaHazopGuardNo,
      layerNm: guardTxt.slice(0, 200),
      sideCd: sideCd as GuardSide,
      layerCd: kindOf(tags),
      sensorTxt: joined(tags.filter((tag) => senses.test(tag) || trips.test(tag))),
      finalTxt: joined(tags.filter((tag) => !senses.test(tag) && !trips.test(tag))),
    }
  })
