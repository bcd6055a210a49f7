import { addDays } from '../../../core/shared/dates.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { messages } from '../../../core/shared/messages.ts'
import type { Explanation } from '../../../core/shared/explanation.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { showMultiple } from '../store/quantity.rule.ts'
import { isCasNumber, plainCas } from '../substance/cas-number.rule.ts'
import { materialSentences, verdictNames } from './material-check.texts.ts'
import { findingSentences, listDuties } from './material-findings.texts.ts'
import type { Said, Sentence } from '../../../core/shared/sentence.ts'
import { dangerousGoods } from './review-routing.rule.ts'

/** The plants for which a check speaks: the one that leads it first, each once. (chm.md 2: plantCds[]) */
export const plantsOfCheck = ({
  plantCd,
  plantCds,
}: {
  plantCd: string
  plantCds?: readonly string[] | null
}): string[] => [...new Set([plantCd, ...(plantCds ?? [])])]

/** MAT_VERDICT */
export const verdicts = { fit: '60', conditional: '65', unfit: '70' } as const
export type Verdict = (typeof verdicts)[keyof typeof verdicts]
/** MAT_RQST_TYPE */
export const sampleType = 'SAMPLE'
/** MAT_TIMING: to be done before the material comes in. */
export const beforeReceipt = 'BEFORE'

export interface DeclaredComponent {
  chemNm?: string | null
  casNo?: string | null
  contentMin?: number | null
  contentRep?: number | null
  contentMax?: number | null
  secretYn?: string | null
  altNm?: string | null
  altContentMin?: number | null
  altContentMax?: number | null
}
const ordered = (...values: (number | null | undefined)[]): boolean => {
  const given = values.filter((value) => value !== null && value !== undefined)
  return given.every((value, index) => index === 0 || given[index - 1]! <= value)
}
/** What is wrong with a declared composition, each at its cell; a range is taken as the supplier writes it. */
export function declaredIssues(comps: readonly DeclaredComponent[]): FieldIssue[] {
  return comps.flatMap((comp, index) => {
    const issue = (field: string, message: Said) => ({ path: `comps.${index}.${field}`, message })
    const found: FieldIssue[] = []
    if (comp.secretYn === 'Y') {
      if (!comp.altNm || comp.altContentMin == null || comp.altContentMax == null)
        found.push(issue('altNm', materialSentences.alternative()))
      if (comp.casNo || comp.contentRep != null || comp.contentMin != null || comp.contentMax != null)
        found.push(issue('casNo', materialSentences.secretOnlyAlternative()))
      if (!ordered(comp.altContentMin, comp.altContentMax))
        found.push(issue('altContentMax', materialSentences.alternativeOrder()))
      return found
    }
    if (!comp.chemNm) found.push(issue('chemNm', messages.requiredField('물질명')))
    if (!comp.casNo) found.push(issue('casNo', messages.requiredField('CAS번호')))
    else if (!isCasNumber(plainCas(comp.casNo))) found.push(issue('casNo', materialSentences.checkDigit()))
    if (comp.contentRep == null) found.push(issue('contentRep', messages.requiredField('대표(%)')))
    if (!ordered(comp.contentMin, comp.contentRep, comp.contentMax))
      found.push(issue('contentRep', materialSentences.contentOrder()))
    return found
  })
}
/**
 * Σ of the representative contents, %; a secret component counts with the middle of its alternative range.
 */
export const declaredSum = (comps: readonly DeclaredComponent[]): number =>
  roundHalfUp(
    comps.reduce(
      (sum, comp) =>
        sum +
        (comp.secretYn === 'Y'
          ? ((comp.altContentMin ?? 0) + (comp.altContentMax ?? 0)) / 2
          : (comp.contentRep ?? 0)),
      0,
    ),
    4,
  )
/**
 * A submitted composition is whole: 99.5–100.5 %; where a part is secret, its alternative range must reach
 * into that. (chm.md 4)
 */
export function isWhole(comps: readonly DeclaredComponent[]): boolean {
  const [least, most] = [99.5, 100.5]
  if (!comps.some(({ secretYn }) => secretYn === 'Y')) {
    const sum = declaredSum(comps)
    return sum >= least && sum <= most
  }
  const bound = (pick: (comp: DeclaredComponent) => number | null | undefined) =>
    comps.reduce((sum, comp) => sum + (comp.secretYn === 'Y' ? (pick(comp) ?? 0) : (comp.contentRep ?? 0)), 0)
  return (
    bound(({ altContentMin }) => altContentMin) <= most &&
    bound(({ altContentMax }) => altContentMax) >= least
  )
}

export interface RequestPart {
  rqstTypeCd?: string | null
  yearQty?: number | null
  firstInYmd?: string | null
}
/** Checks over several fields of a request; `today` is the day on which it is written. */
export function requestIssues(
  request: RequestPart,
  today: string,
  limits: { firstInDays: number; firstInSampleDays: number; sampleMaxKg: number },
): FieldIssue[] {
  const sample = request.rqstTypeCd === sampleType
  const days = sample ? limits.firstInSampleDays : limits.firstInDays
  const issues: FieldIssue[] = []
  if (request.firstInYmd && request.firstInYmd < addDays(today, days))
    issues.push({ path: 'firstInYmd', message: materialSentences.firstReceipt({ days }) })
  if (request.yearQty === 0) issues.push({ path: 'yearQty', message: materialSentences.yearQtyAboveZero() })
  if (sample && (request.yearQty ?? 0) > limits.sampleMaxKg)
    issues.push({ path: 'yearQty', message: materialSentences.sampleMost({ most: limits.sampleMaxKg }) })
  return issues
}

export interface ReviewPart {
  lineCd: string
  verdictCd?: string | null
}
/**
 * Which verdict the opinions leave: any 부적합 or a prohibited substance ⇒ 70 only; conditions ⇒ 65 only; else
 * 60. (chm.md 4)
 */
export function verdictLeft(
  reviews: readonly ReviewPart[],
  conditions: number,
  prohibited: boolean,
): Verdict {
  if (prohibited || reviews.some(({ verdictCd }) => verdictCd === verdicts.unfit)) return verdicts.unfit
  return conditions > 0 || reviews.some(({ verdictCd }) => verdictCd === verdicts.conditional)
    ? verdicts.conditional
    : verdicts.fit
}
export const isReviewed = (reviews: readonly ReviewPart[]): boolean =>
  reviews.length > 0 && reviews.every(({ verdictCd }) => Boolean(verdictCd))

/**
 * '왜?' of the verdict that the opinions leave.
 * @param prohibited names of the prohibited lists among those
 * that the materials fall under
 */
export function explainVerdict(
  reviews: readonly (ReviewPart & { lineNm?: string | null; verdictNm?: string | null })[],
  conditions: number,
  prohibited: readonly string[],
): Explanation {
  const left = verdictLeft(reviews, conditions, prohibited.length > 0)
  return {
    title: materialSentences.verdictWhy(),
    inputs: [
      ...reviews.map(({ lineCd, lineNm, verdictNm }) => ({
        label: lineNm ?? lineCd,
        value: verdictNm ?? materialSentences.noOpinion(),
      })),
      {
        label: materialSentences.condition(),
        value: materialSentences.conditionCount({ count: conditions }),
      },
      {
        label: materialSentences.prohibitedLists(),
        value: prohibited.length > 0 ? prohibited.join(', ') : materialSentences.notListed(),
      },
    ],
    formula: materialSentences.verdictFormula({ verdict: verdictNames[left] }),
    source: materialSentences.verdictSource(),
  }
}
/** '왜?' of a list that a material falls under, as it was judged at the submission. */
export const explainListed = (
  {
    regNm,
    regSubjTxt,
    contentPct,
    borderYn,
    lawTxt,
  }: {
    regNm: string
    regSubjTxt: string | null
    contentPct: number | null
    borderYn: string
    lawTxt: string | null
  },
  prodNm: string,
): Explanation => ({
  title: `${regNm} · ${regSubjTxt ?? ''}`,
  inputs: [
    { label: materialSentences.material(), value: prodNm },
    {
      label: materialSentences.maxSum(),
      value: contentPct === null ? materialSentences.suppliersWord() : `${contentPct}%`,
    },
    ...(borderYn === 'Y'
      ? [{ label: materialSentences.border(), value: materialSentences.borderWhy() }]
      : []),
  ],
  formula: contentPct === null ? materialSentences.secretByDeclaration() : materialSentences.matchFormula(),
  source: lawTxt ?? materialSentences.declarationSource(),
  version: materialSentences.listsOfDay(),
})

const linesOf: Readonly<Record<string, readonly string[]>> = {
  CHM: ['O1', 'C6', 'C4', 'C5', 'C7'],
  FIRE: [dangerousGoods],
  SAFE: ['O9', 'OA'],
  HEALTH: ['O2', 'O3', 'O4', 'O5', 'O7', 'O8'],
  ENV: ['C0', 'C1', 'C2', 'C3', 'C7', 'C8', 'E1', 'E2', 'W1'],
  PSM: ['OA'],
}
export interface StoreMultiple {
  storeNm: string
  before: number
  after: number
  permitMultiple: number
}
/** '옥내저장소 1호: 지정수량 배수 6.2→7.5배(허가 10배)'; what no longer fits says so. (chm.md 5.9) */
export const multipleFinding = ({ storeNm, before, after, permitMultiple }: StoreMultiple): Sentence =>
  findingSentences[after > permitMultiple ? 'multipleOver' : 'multiple']({
    store: storeNm,
    before: showMultiple(before),
    after: showMultiple(after),
    permit: showMultiple(permitMultiple),
  })

/** What a material changes at one plant. */
export interface PlantFindings {
  plantNm: string
  /** R of the plant without and with the material. */
  psm: { before: number; after: number }
  /** Permitted stores for its class, as they stand and with the material of a day. */
  stores: readonly StoreMultiple[]
}
/** 자동 검토사항 of one line; where the request is for several plants, what differs by plant says which. */
export function findingsOf(
  line: string,
  facts: {
    regCds: readonly string[]
    yearQty: number
    /** kg of a year from which an imported substance is registered (화평법 제10조). */
    registerFromKg: number
    importYn: boolean
    declared: boolean
    plants: readonly PlantFindings[]
    materials: readonly {
      prodNm: string
      desigQty: number | null
      desigUnitCd: string | null
      hazItemNm: string | null
    }[]
  },
): Sentence[] {
  const found: Sentence[] = (linesOf[line] ?? []).flatMap((code) =>
    facts.regCds.includes(code) && isDuty(code) ? [listDuties[code]] : [],
  )
  const at = (plant: string, finding: Sentence): Sentence =>
    facts.plants.length > 1 ? findingSentences.atPlant({ plant, finding }) : finding
  if (line === 'CHM' && facts.importYn && facts.yearQty >= facts.registerFromKg && !facts.declared)
    found.push(
      findingSentences.registration({
        kg: facts.registerFromKg.toLocaleString('ko-KR'),
        tons: tons(facts.registerFromKg),
      }),
    )
  if (line === 'PSM')
    for (const { plantNm, psm } of facts.plants)
      if (psm.after > psm.before)
        found.push(
          at(
            plantNm,
            findingSentences.threshold({ before: showMultiple(psm.before), after: showMultiple(psm.after) }),
          ),
        )
  if (line === 'FIRE')
    for (const { prodNm, desigQty, desigUnitCd, hazItemNm } of facts.materials)
      if (desigQty)
        found.push(
          findingSentences.designated({
            product: prodNm,
            item: hazItemNm ?? findingSentences.dangerousGoods(),
            qty: desigQty.toLocaleString('ko-KR'),
            unit: desigUnitCd ?? '',
          }),
        )
  if (line === 'FIRE')
    for (const { plantNm, stores } of facts.plants)
      found.push(...stores.map((store) => at(plantNm, multipleFinding(store))))
  return found
}
const isDuty = (code: string): code is keyof typeof listDuties => Object.hasOwn(listDuties, code)
const tons = (kg: number): string => (kg / 1000).toLocaleString('ko-KR')

/** A request as people know it in work and mails: its materials, then what they are for. */
export const requestCalled = ({ prodTxt, usageTxt }: Record<'prodTxt' | 'usageTxt', string>): string =>
  [prodTxt, usageTxt].filter(Boolean).join(' · ').slice(0, 80)
