import type { Explanation } from '../../../core/shared/explanation.ts'
import type { ChemicalParameters } from '../chemical-parameters.rule.ts'
import { joined, type Said, type Sentence } from '../../../core/shared/sentence.ts'
import { chemicalSentences } from '../chemical-module.texts.ts'
import { mixSentences } from './compatibility.texts.ts'
import { segregationSentences } from './segregation.texts.ts'

/** O 가능, S 분리(칸막이·2차용기·1 m), U 판정 불가(모르는 것이 있음), X 금지. */
export type MixResult = 'O' | 'S' | 'U' | 'X'
export const mixResults: Readonly<Record<MixResult, Sentence>> = {
  O: mixSentences.mixO(),
  S: mixSentences.mixS(),
  U: mixSentences.mixU(),
  X: mixSentences.mixX(),
}

/**
 * One row of the dated table. Layer T: 위험물 유별 운반·적재 (규칙 별표 19 부표 2), S: the same 옥내·옥외저장소 (규칙 별표 18), B:
 * segregation groups, P: named pairs. `aTxt` and `bTxt` select: `4` a class, `3:35` an item of it, `1!14` a
 * class without an item, `4+SR` a class with a segregation group, `AC` a segregation group, `7664-93-9` a
 * substance.
 */
export interface IncompatibilityRow {
  layerCd: string
  aTxt: string
  bTxt: string
  resultCd: string
  reasonTxt: string | null
  lawTxt: string
  effectYmd: string
  confirmNeededYn: string
  /** 'Y': they ignite or give off gas on contact; nobody may except them (안전보건규칙 제235조). */
  firmYn: string
}
/** What the check knows of a product; groups and substances are those of its components from the limit on. */
export interface MixProduct {
  prodNo: number
  prodNm: string
  hazClassCd: string | null
  hazItemCd: string | null
  segGrpCds: readonly string[]
  casNos: readonly string[]
  /** Why its groups are not complete; null: everything is judged. */
  openWhy: Sentence | null
  /** Share of the designated quantity that is there; the classes count above `mixShare`. */
  multiple: number
}
/**
 * What a verdict rests on. `law`: the classes of the fire law; `contact`: what ignites or gives off gas on
 * contact (안전보건규칙 제235조), as the table marks it; `company`: the other cells of the segregation matrix;
 * `unknown`: something is not judged. Only the last two may be set aside by the decision of a named person.
 */
export type MixBasis = 'law' | 'contact' | 'company' | 'unknown'
export interface MixVerdict {
  result: MixResult
  basis: MixBasis
  /** One sentence for O, S or X. */
  message: Said
  explanation: Explanation
}
interface Finding {
  result: MixResult
  basis: MixBasis
  why: Said
  law: Said
  confirm: boolean
}

/** 옥내저장소, 옥외저장소: where 별표 18 forbids different classes. */
const separateStores: ReadonlySet<string> = new Set(['11', '17'])
const general = 'GN'
const hazardous = (product: MixProduct): string | null =>
  product.hazClassCd && product.hazClassCd !== 'N' ? product.hazClassCd : null
const rank: Readonly<Record<MixResult, number>> = { O: 0, S: 1, U: 2, X: 3 }
const resultOf = (row: IncompatibilityRow): MixResult =>
  row.resultCd === 'X' ? 'X' : row.resultCd === 'S' ? 'S' : 'O'
const worst = (findings: readonly Finding[]): Finding | undefined =>
  findings.toSorted((one, other) => rank[other.result] - rank[one.result])[0]

function selects(selector: string, product: MixProduct): boolean {
  const [, classCd, sign, item] = /^(\d)(?:([:!+])(\w+))?$/.exec(selector) ?? []
  if (classCd) {
    if (product.hazClassCd !== classCd) return false
    if (sign === '+') return product.segGrpCds.includes(item!)
    return !sign || (sign === ':') === (product.hazItemCd === item)
  }
  return product.segGrpCds.includes(selector) || product.casNos.includes(selector)
}
const joins = ({ aTxt, bTxt }: IncompatibilityRow, one: MixProduct, other: MixProduct): boolean =>
  (selects(aTxt, one) && selects(bTxt, other)) || (selects(aTxt, other) && selects(bTxt, one))
const closeness = ({ aTxt, bTxt }: IncompatibilityRow): number => aTxt.length + bTxt.length
const findingOf = (row: IncompatibilityRow, fallback: Said): Finding => ({
  result: resultOf(row),
  basis: row.layerCd === 'T' || row.layerCd === 'S' ? 'law' : row.firmYn === 'Y' ? 'contact' : 'company',
  why: row.reasonTxt ?? fallback,
  law: row.lawTxt,
  confirm: row.confirmNeededYn === 'Y',
})

/** Layer A: classes of the fire law; in 옥내·옥외저장소 by 별표 18, elsewhere by the table for loading. */
function byClass(
  one: MixProduct,
  other: MixProduct,
  storeTypeCd: string,
  rows: readonly IncompatibilityRow[],
  limits: ChemicalParameters,
) {
  const [first, second] = [hazardous(one), hazardous(other)]
  if (!first || !second) return undefined
  const share = mixSentences.aboveShare({ share: limits.mixShare })
  const together = first === second && rows.find((row) => row.layerCd === 'S' && joins(row, one, other))
  if (together) return findingOf(together, mixSentences.notTogether())
  const separate = separateStores.has(storeTypeCd)
  const layer = separate ? 'S' : 'T'
  if (!separate && (one.multiple <= limits.mixShare || other.multiple <= limits.mixShare)) return undefined
  const law = rows.find((row) => row.layerCd === layer)?.lawTxt ?? mixSentences.mixLaw()
  const pair = mixSentences.classPair({ first, second })
  if (first === second)
    return {
      result: 'O' as const,
      basis: 'law' as const,
      why: mixSentences.sameClass({ pair }),
      law,
      confirm: false,
    }
  // The closer a row describes the two, the sooner it counts.
  const [row] = rows
    .filter((each) => each.layerCd === layer && joins(each, one, other))
    .toSorted((a, b) => closeness(b) - closeness(a))
  if (row) return findingOf(row, mixSentences.classesTogether({ pair }))
  return {
    result: 'X' as const,
    basis: 'law' as const,
    why: separate ? mixSentences.notInOneStore({ pair }) : mixSentences.notMixed({ pair, share }),
    law,
    confirm: true,
  }
}
/**
 * Layer B: every group of the one against every group of the other and the named pairs, the worst of all. A
 * named pair says the better reason where both say the same; it never makes a pair safer than its groups are.
 */
function byGroup(
  one: MixProduct,
  other: MixProduct,
  rows: readonly IncompatibilityRow[],
  names: ReadonlyMap<string, Said>,
): Finding {
  const pairs = rows
    .filter((row) => row.layerCd === 'P' && joins(row, one, other))
    .map((row) => findingOf(row, mixSentences.notTogether()))
  const cells = rows.filter((row) => row.layerCd === 'B')
  const law = cells[0]?.lawTxt ?? mixSentences.companyMatrix()
  const findings = groupsOf(one).flatMap((a) =>
    groupsOf(other).flatMap((b) => {
      const row = cells.find(({ aTxt, bTxt }) => (aTxt === a && bTxt === b) || (aTxt === b && bTxt === a))
      const nameOf = (group: string) => names.get(group) ?? group
      return row
        ? [
            findingOf(
              row,
              mixSentences.groupPair({
                one: nameOf(a),
                other: nameOf(b),
                result: mixResults[resultOf(row)],
              }),
            ),
          ]
        : []
    }),
  )
  const found = worst([...pairs, ...findings, ...openFindings(one), ...openFindings(other)])
  return (
    found ?? {
      result: 'O',
      basis: 'company',
      why: mixSentences.noRestriction(),
      law,
      confirm: false,
    }
  )
}
/** What is not judged about a product: it is never taken for harmless. */
const openFindings = ({ prodNm, openWhy, hazClassCd }: MixProduct): Finding[] =>
  [openWhy, hazClassCd === null ? segregationSentences.classUnknown() : null]
    .filter((why) => why !== null)
    .map((why) => ({
      result: 'U',
      basis: 'unknown',
      why: mixSentences.undetermined({ product: prodNm, why }),
      law: mixSentences.unknownSource(),
      confirm: false,
    }))
const groupsOf = ({ segGrpCds }: MixProduct): readonly string[] =>
  segGrpCds.length > 0 ? segGrpCds : [general]

/**
 * Whether two products may stand in one store: fire-law classes and segregation groups, the strictest wins;
 * the same product with itself always may. Symmetric. (chm.md 5.6)
 * @param names the names of the segregation groups
 */
export function judgeMix(
  one: MixProduct,
  other: MixProduct,
  storeTypeCd: string,
  rows: readonly IncompatibilityRow[],
  limits: ChemicalParameters,
  names: ReadonlyMap<string, Said> = new Map(),
): MixVerdict {
  const same = one.prodNo === other.prodNo
  const layerA = same ? undefined : byClass(one, other, storeTypeCd, rows, limits)
  const layerB = same
    ? {
        result: 'O' as const,
        basis: 'company' as const,
        why: mixSentences.sameProduct(),
        law: '',
        confirm: false,
      }
    : byGroup(one, other, rows, names)
  const strictest = worst([layerB, ...(layerA ? [layerA] : [])]) ?? layerB
  const groups = (product: MixProduct) =>
    joined(
      (product.segGrpCds.length > 0 ? product.segGrpCds : ['-']).map((group) => names.get(group) ?? group),
      '·',
    )
  const version = rows.reduce((latest, { effectYmd }) => (effectYmd > latest ? effectYmd : latest), '')
  const classNm = (product: MixProduct) => {
    const classCd = hazardous(product)
    if (product.hazClassCd === null) return mixSentences.classNotKnown()
    return classCd ? mixSentences.hazardClass({ classCd }) : mixSentences.notDangerous()
  }
  // What the law forbids stays forbidden, whichever layer says it first.
  const basis = [layerA, layerB].find((layer) => layer?.result === strictest.result)?.basis ?? strictest.basis
  return {
    result: strictest.result,
    basis,
    message: strictest.why,
    explanation: {
      title: mixSentences.mixTitle(),
      inputs: [one, other].map((product) => ({
        label: product.prodNm,
        value: mixSentences.classAndGroups({ classNm: classNm(product), groups: groups(product) }),
      })),
      formula: mixSentences.mixFormula({
        byClass: layerA ? mixResults[layerA.result] : mixSentences.classNotJudged(),
        byGroup: mixResults[layerB.result],
        result: mixResults[strictest.result],
        why: strictest.why,
      }),
      source: strictest.confirm ? chemicalSentences.unconfirmed({ law: strictest.law }) : strictest.law,
      version: version ? mixSentences.mixTable({ day: version }) : limits.version,
    },
  }
}
