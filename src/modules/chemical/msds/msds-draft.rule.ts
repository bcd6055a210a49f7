import { noData, sectionCodes } from './msds.rule.ts'

/** What the portal knows of a product when a sheet is begun. */
export interface DraftFacts {
  prodNm: string
  makerNm: string
  usageNm: string
  stateNm: string
  density: number | null
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
const measured = (label: string, value: number | null | undefined, unit: string): string =>
  `${label}: ${value === null || value === undefined ? noData : `${value} ${unit}`.trim()}`

/**
 * A proposal for all 16 sections from what the portal knows; what it does not know is 자료 없음 and waits for a
 * person.
 */
export function draftSections(facts: DraftFacts): { sectCd: string; contents: string }[] {
  const known: Record<string, string> = {
    '01': lines([`제품명: ${facts.prodNm}`, `용도: ${facts.usageNm}`, `제조사: ${facts.makerNm}`]),
    '02': lines(facts.hazards),
    '03': lines(
      facts.components.map(({ nm, casNo, content }) => [nm, casNo ?? '영업비밀', content].join(' / ')),
    ),
    '08': lines([
      ...facts.components.flatMap(({ nm, twa }) => (twa ? [`${nm}: ${twa}`] : [])),
      ...(facts.ppe.length > 0 ? [`보호구: ${facts.ppe.join(', ')}`] : []),
    ]),
    '09': lines([
      `성상: ${facts.stateNm}`,
      measured('밀도', facts.density, 'kg/L'),
      measured('끓는점', facts.physical?.boilingPt, '℃'),
      measured('인화점', facts.physical?.flashPt, '℃'),
      measured('폭발하한', facts.physical?.lelVal, '%'),
      measured('폭발상한', facts.physical?.uelVal, '%'),
      measured('증기압', facts.physical?.vaporPress, 'kPa'),
    ]),
    '14': lines(facts.physical?.unNo ? [`UN번호: ${facts.physical.unNo}`] : []),
    '15': lines(facts.regulations),
  }
  return sectionCodes.map((sectCd) => ({ sectCd, contents: known[sectCd] ?? noData }))
}
