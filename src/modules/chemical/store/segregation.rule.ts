import type { Sentence } from '../../../core/shared/sentence.ts'
import { segregationSentences as sentences } from './segregation.texts.ts'

/** A hazard class and category of a substance in use, as GHS_CLASS and GHS_CAT name them. */
export interface ClassLine {
  ghsClassCd: string
  ghsCatCd: string
}
/** What is known of one component as far as its neighbours are concerned. */
export interface SegregationPart {
  /** Null for a component that its supplier keeps to itself. */
  chemNm: string | null
  /** Groups that a person chose. */
  chosen: readonly string[]
  /** Groups of the table of well-known substances; null: the table does not know it. */
  known: readonly string[] | null
  ghs: readonly ClassLine[]
}
/** Group of each physical hazard class; classes that are not named have none. */
const groupOfClass: Readonly<Record<string, string>> = {
  P01: 'SR',
  P02: 'FG',
  P03: 'FG',
  P04: 'OX',
  P07: 'FS',
  P08: 'SR',
  P09: 'PY',
  P10: 'PY',
  P11: 'PY',
  P12: 'WR',
  P13: 'OX',
  P14: 'OX',
  P15: 'SR',
}
const [flammableLiquid, gasUnderPressure, acuteToxicity, skinCorrosion] = ['P06', 'P05', 'H01', 'H02']
/** Type G of self-reactive substances and organic peroxides does not react by itself. */
const harmlessType = 'TG'
const [flammable, combustible, inert, toxic] = ['FL', 'OS', 'IG', 'TX']
/** Groups that say whether something corrosive is an acid, a base or an oxidiser. */
const saysCorrosive: ReadonlySet<string> = new Set(
  'AC AO BA AM NH AH HC PX CH OX HL WR PY SR CN SU IS EP AD RD RW'.split(' '),
)

/**
 * The segregation groups that follow from a classification by themselves. Acid or base does not follow from
 * it, nor does a chemical family: those say the table or a person. Acute toxicity of category 3 makes a group
 * only where nothing else does. (chm.md 3, 5.6)
 */
export function derivedGroups(ghs: readonly ClassLine[]): string[] {
  const groups = new Set<string>()
  for (const { ghsClassCd, ghsCatCd } of ghs) {
    const group = ghsCatCd === harmlessType ? undefined : groupOfClass[ghsClassCd]
    if (group) groups.add(group)
    if (ghsClassCd === flammableLiquid) groups.add(ghsCatCd === '4' ? combustible : flammable)
    if (ghsClassCd === acuteToxicity && /^[ODI][12]$/.test(ghsCatCd)) groups.add(toxic)
  }
  if (groups.size === 0 && ghs.some(({ ghsClassCd }) => ghsClassCd === gasUnderPressure)) groups.add(inert)
  if (
    groups.size === 0 &&
    ghs.some((line) => line.ghsClassCd === acuteToxicity && line.ghsCatCd.endsWith('3'))
  )
    groups.add(toxic)
  return [...groups]
}
/** Groups of the classification that a person who chose groups has left out. */
export const missingGroups = (chosen: readonly string[], ghs: readonly ClassLine[]): string[] =>
  chosen.length === 0 ? [] : derivedGroups(ghs).filter((group) => !chosen.includes(group))

export interface Segregation {
  segGrpCds: string[]
  /** Why the groups are not complete; null: everything is judged. What is not judged is never taken for 일반. */
  openWhy: Sentence | null
}
/**
 * The groups of a product from those of its components: what a person chose, what the table knows and what
 * the classification says, together. A component that neither a person nor the table has judged leaves the
 * product open.
 * @param secrets components whose true substance nobody has entered
 */
export function segregationOf(parts: readonly SegregationPart[], secrets: number): Segregation {
  const groups = new Set<string>()
  const [unjudged, corrosive]: [SegregationPart[], SegregationPart[]] = [[], []]
  for (const part of parts) {
    const own = [...part.chosen, ...(part.known ?? []), ...derivedGroups(part.ghs)]
    for (const group of own) groups.add(group)
    if (part.chosen.length === 0 && part.known === null) unjudged.push(part)
    else if (
      part.ghs.some((line) => line.ghsClassCd === skinCorrosion && line.ghsCatCd.startsWith('1')) &&
      !own.some((group) => saysCorrosive.has(group))
    )
      corrosive.push(part)
  }
  const namesOf = (some: readonly SegregationPart[]) =>
    some
      .slice(0, 3)
      .map(({ chemNm }) => chemNm ?? String(sentences.secret()))
      .join(', ')
  const openWhy =
    parts.length === 0 && secrets === 0
      ? sentences.noComposition()
      : unjudged.length > 0
        ? sentences.notJudged({ names: namesOf(unjudged) })
        : corrosive.length > 0
          ? sentences.acidOrBase({ names: namesOf(corrosive) })
          : secrets > 0
            ? sentences.secretUnknown()
            : null
  return { segGrpCds: [...groups].toSorted(), openWhy }
}
