import { labelSentences } from './label.texts.ts'
import type { Said, Sentence } from '../../../core/shared/sentence.ts'
/** One row of the table of hazard classes: what a class and category put on the label. */
export interface GhsRow {
  ghsClassCd: string
  ghsCatCd: string
  hCode: string | null
  pictoCds: readonly string[]
  signalWordCd: string
  pCodes: readonly string[]
}
export type PhraseKind = 'H' | 'PREV' | 'RESP' | 'STOR' | 'DISP'

export const signals = { danger: 'D', warning: 'W', none: 'N' } as const
/**
 * Pictograms that stand on a label when there are more; of five the user may leave one out. (MSDS 고시 제6조의2)
 */
export const mostPictograms = 4
/** From so many precautionary statements on, a label may carry six. */
export const manyPrecautions = 7
export const chosenPrecautions = 6

const pictograms = {
  corrosion: 'GHS05',
  skull: 'GHS06',
  exclamation: 'GHS07',
  health: 'GHS08',
  environment: 'GHS09',
} as const
const skinEyeClasses: ReadonlySet<string> = new Set(['H02', 'H03'])
const skinSensitiser = 'H05'
const respiratorySensitiser = 'H04'

export interface LabelContent {
  /** In the order of their numbers. */
  pictoCds: string[]
  /** Which pictogram was left out, and by which rule. */
  dropped: { pictoCd: string; reason: Said }[]
  /** More than four remain: the user may choose four of them. */
  mayChoose: boolean
  /**
   * The four of the usual choice: the environment goes first, then the exclamation mark, then the higher
   * number.
   */
  usualChoice: string[]
  signalWordCd: string
  hCodes: string[]
  pCodes: string[]
}

/**
 * What the classification of a product puts on its label: pictograms, signal word and statements by the
 * precedence of MSDS 고시 제6조의2.
 */
export function labelOf(rows: readonly GhsRow[]): LabelContent {
  const sources = new Map<string, Set<string>>()
  for (const { ghsClassCd, pictoCds } of rows)
    for (const pictoCd of pictoCds) sources.set(pictoCd, (sources.get(pictoCd) ?? new Set()).add(ghsClassCd))
  const dropped = droppedExclamation(sources, rows)
  const pictoCds = [...sources.keys()]
    .filter((pictoCd) => !dropped.some((each) => each.pictoCd === pictoCd))
    .toSorted()
  return {
    pictoCds,
    dropped,
    mayChoose: pictoCds.length > mostPictograms,
    usualChoice: usualChoice(pictoCds),
    signalWordCd: signalOf(rows),
    hCodes: unique(rows.flatMap(({ hCode }) => (hCode ? [hCode] : []))),
    pCodes: unique(rows.flatMap(({ pCodes }) => pCodes)),
  }
}
const unique = (values: readonly string[]): string[] => [...new Set(values)].toSorted()

/**
 * A skull says more than an exclamation mark; corrosion and respiratory sensitisation say more than
 * irritation of skin and eyes.
 */
function droppedExclamation(
  sources: ReadonlyMap<string, ReadonlySet<string>>,
  rows: readonly GhsRow[],
): LabelContent['dropped'] {
  const given = sources.get(pictograms.exclamation)
  if (!given) return []
  const drop = (reason: Said) => [{ pictoCd: pictograms.exclamation, reason }]
  if (sources.has(pictograms.skull)) return drop(labelSentences.skullSaysMore())
  const left = new Set(given)
  const reasons: Sentence[] = []
  if (sources.has(pictograms.corrosion) && [...left].some((each) => skinEyeClasses.has(each))) {
    for (const each of skinEyeClasses) left.delete(each)
    reasons.push(labelSentences.corrosionSaysMore())
  }
  const sensitiser = rows.some(
    ({ ghsClassCd, pictoCds }) =>
      ghsClassCd === respiratorySensitiser && pictoCds.includes(pictograms.health),
  )
  if (sensitiser) {
    const covered = [...left].filter((each) => each === skinSensitiser || skinEyeClasses.has(each))
    for (const each of covered) left.delete(each)
    if (covered.length > 0) reasons.push(labelSentences.sensitiserSaysMore())
  }
  return left.size === 0
    ? drop(reasons[1] ? labelSentences.both({ first: reasons[0]!, second: reasons[1] }) : reasons[0]!)
    : []
}

function usualChoice(pictoCds: readonly string[]): string[] {
  const leaving = [pictograms.environment, pictograms.exclamation, ...pictoCds.toReversed()]
  let kept = [...pictoCds]
  for (const pictoCd of leaving) {
    if (kept.length <= mostPictograms) break
    kept = kept.filter((each) => each !== pictoCd)
  }
  return kept
}

function signalOf(rows: readonly GhsRow[]): string {
  const has = (word: string) => rows.some(({ signalWordCd }) => signalWordCd === word)
  return has(signals.danger) ? signals.danger : has(signals.warning) ? signals.warning : signals.none
}

/** What is wrong with the pictograms that a user chose, or nothing. */
export function pictogramIssue(all: readonly string[], chosen: readonly string[]): Said | undefined {
  if (chosen.some((each) => !all.includes(each))) return labelSentences.foreignPictogram()
  return chosen.length < Math.min(all.length, mostPictograms) ? labelSentences.pictograms() : undefined
}

const kindNames: Record<string, Sentence> = {
  PREV: labelSentences.prevention(),
  RESP: labelSentences.response(),
  STOR: labelSentences.storage(),
  DISP: labelSentences.disposal(),
}
/** Prevention, response, storage or disposal by the number of a statement. */
export const kindOfPrecaution = (pCode: string): PhraseKind =>
  ({ '2': 'PREV', '3': 'RESP', '4': 'STOR', '5': 'DISP' } as const)[pCode[1] ?? ''] ?? 'PREV'

/** What is wrong with the precautionary statements that a user chose for the label, or nothing. */
export function precautionIssue(all: readonly string[], chosen: readonly string[]): Said | undefined {
  if (chosen.some((each) => !all.includes(each))) return labelSentences.foreignPrecaution()
  if (all.length >= manyPrecautions && chosen.length < chosenPrecautions) return labelSentences.precautions()
  if (all.length < manyPrecautions && chosen.length < all.length) return labelSentences.precautions()
  const missing = Object.keys(kindNames).filter(
    (kind) =>
      all.some((each) => kindOfPrecaution(each) === kind) &&
      !chosen.some((each) => kindOfPrecaution(each) === kind),
  )
  return missing.length > 0
    ? labelSentences.kinds({ kinds: missing.map((kind) => kindNames[kind]!) })
    : undefined
}

/**
 * What a hazard asks for before anything else, by its statements: who has been poisoned or burnt is helped first,
 * and water is kept from what it sets on fire. (산업안전보건법 제115조; MSDS 고시 제6조의2: the statements of the label
 * are chosen by the user)
 */
const urgent: readonly (readonly [pCode: string, hazards: RegExp])[] = [
  ['P301+P310', /^H30[0-4]$/],
  ['P304+P340', /^H33[0-4]$/],
  ['P223', /^H26[01]$/],
  ['P303+P361+P353', /^H314$/],
  ['P305+P351+P338', /^H31[489]$/],
  ['P302+P352', /^H31[0-2]$/],
  ['P335+P334', /^H26[01]$/],
]
/** Weightiest statements first, where no hazard asks for another one. */
const weight = [
  'P210',
  'P280',
  'P260',
  'P261',
  'P201',
  'P220',
  'P303+P361+P353',
  'P305+P351+P338',
  'P301+P310',
  'P304+P340',
  'P370+P378',
  'P308+P313',
  'P302+P352',
  'P402+P404',
  'P403+P233',
  'P403+P235',
  'P405',
  'P501',
]
/** Lower comes first. */
function weightOf(pCode: string, hCodes: readonly string[]): number {
  const at = urgent.findIndex(
    ([code, hazards]) => code === pCode && hCodes.some((hCode) => hazards.test(hCode)),
  )
  if (at >= 0) return at - urgent.length
  return weight.includes(pCode) ? weight.indexOf(pCode) : weight.length
}

/**
 * The statements of a label: all when there are fewer than seven, else six with at least one of each kind
 * that there is, those first that the hazards ask for.
 */
export function usualPrecautions({ pCodes: all, hCodes }: Pick<LabelContent, 'pCodes' | 'hCodes'>): {
  pCodes: string[]
  rest: boolean
} {
  if (all.length < manyPrecautions) return { pCodes: [...all], rest: false }
  const ordered = all.toSorted(
    (one, other) => weightOf(one, hCodes) - weightOf(other, hCodes) || (one < other ? -1 : 1),
  )
  const first = Object.keys(kindNames).flatMap(
    (kind) => ordered.find((each) => kindOfPrecaution(each) === kind) ?? [],
  )
  const more = ordered.filter((each) => !first.includes(each)).slice(0, chosenPrecautions - first.length)
  return { pCodes: [...first, ...more].toSorted(), rest: true }
}

/**
 * The rows of the table that a classification names; a line of an unknown class, category or statement has
 * none.
 */
export function rowsOfClassification<T extends GhsRow>(
  lines: readonly { ghsClassCd: string; ghsCatCd: string; hCode?: string | null }[],
  table: readonly T[],
): T[] {
  return lines.flatMap((line) =>
    table.filter(
      (row) =>
        row.ghsClassCd === line.ghsClassCd &&
        row.ghsCatCd === line.ghsCatCd &&
        (!line.hCode || !row.hCode || row.hCode === line.hCode),
    ),
  )
}
