import { noData, sectionCodes } from './msds.rule.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { draftSentences } from './msds.texts.ts'

/** What the portal knows of a product when a sheet is begun. */
export interface DraftFacts {
  prodNm: string
  makerNm: string
  usageNm: string
  stateNm: string
  density: number | null
  phVal: number | null
  /** mm²/s at 40 ℃ */
  viscosityVal: number | null
  /** Open components with their contents; secret ones by their alternative. */
  components: { nm: string; casNo: string | null; content: string; twa: string | null }[]
  /** Physical facts of the main component, where the product has one. */
  physical:
    | {
        boilingPt: number | null
        flashPt: number | null
        lelVal: number | null
        uelVal: number | null
        vaporPress: number | null
        unNo: string | null
      }
    | undefined
  /** Names of the hazard classes with their categories. */
  hazards: string[]
  regulations: string[]
  ppe: string[]
}
const lines = (all: readonly string[]): string => (all.length > 0 ? all.join('\n') : noData)
const measured = (name: Sentence, value: number | null | undefined, unit: string): string =>
  String(
    draftSentences.measured({
      name,
      value: value === null || value === undefined ? noData : `${value} ${unit}`.trim(),
    }),
  )

/**
 * A proposal for all 16 sections from what the portal knows; what it does not know is 자료 없음 and waits for a
 * person.
 */
export function draftSections(facts: DraftFacts): { sectCd: string; contents: string }[] {
  const known: Record<string, string> = {
    '01': lines(
      [
        draftSentences.product({ name: facts.prodNm }),
        draftSentences.usage({ usage: facts.usageNm }),
        draftSentences.maker({ maker: facts.makerNm }),
      ].map(String),
    ),
    '02': lines(facts.hazards),
    '03': lines(
      facts.components.map(({ nm, casNo, content }) =>
        [nm, casNo ?? String(draftSentences.secret()), content].join(' / '),
      ),
    ),
    '08': lines([
      ...facts.components.flatMap(({ nm, twa }) => (twa ? [`${nm}: ${twa}`] : [])),
      ...(facts.ppe.length > 0 ? [String(draftSentences.protection({ items: facts.ppe.join(', ') }))] : []),
    ]),
    '09': lines([
      String(draftSentences.state({ state: facts.stateNm })),
      measured(draftSentences.density(), facts.density, 'kg/L'),
      measured(draftSentences.ph(), facts.phVal, ''),
      measured(draftSentences.viscosity(), facts.viscosityVal, 'mm²/s (40 ℃)'),
      measured(draftSentences.boilingPt(), facts.physical?.boilingPt, '℃'),
      measured(draftSentences.flashPt(), facts.physical?.flashPt, '℃'),
      measured(draftSentences.lelVal(), facts.physical?.lelVal, '%'),
      measured(draftSentences.uelVal(), facts.physical?.uelVal, '%'),
      measured(draftSentences.vaporPress(), facts.physical?.vaporPress, 'kPa'),
    ]),
    '14': lines(facts.physical?.unNo ? [String(draftSentences.unNo({ unNo: facts.physical.unNo }))] : []),
    '15': lines(facts.regulations),
  }
  return sectionCodes.map((sectCd) => ({ sectCd, contents: known[sectCd] ?? noData }))
}
