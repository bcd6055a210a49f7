import type { Explanation } from '../../../core/shared/explanation.ts'
import {
  alcohols,
  classifyItem,
  classifyLiquid,
  notHazardous,
  type DesignatedQuantityRow,
  type HazardousMaterial,
} from '../store/designated-quantity.rule.ts'
import type { Said, Sentence } from '../../../core/shared/sentence.ts'
import { hazardSentences } from './product.texts.ts'

/** What the judgement of the fire law looks at of one component. */
export interface HazardPart {
  /** Null for a component that its supplier keeps to itself: it is judged, but neither named nor told. */
  chemNm: string | null
  casNo: string | null
  /** %; the highest that is known. */
  contentPct: number
  /** ℃ */
  flashPt: number | null
  noFlashYn: string | null
  boilingPt: number | null
  autoIgnTemp: number | null
  waterSolubleYn: string
  alcoholYn: string | null
  /** Item of the fire law of a well-known solid, 'N' for none; null: not known. */
  hazItemCd?: string | null
}
export interface ProductHazard extends HazardousMaterial {
  explanation: Explanation
}
/** Items of 제6류 that are known by their substance; content or gravity decides whether they count. */
const sixthClass: Readonly<Record<string, string>> = { '7722-84-1': '62', '7697-37-2': '63' }

/**
 * 위험물 품명과 지정수량 of a product: 제6류 by the substance, else 제4류 by its own flash point. A mixture without a
 * tested one is judged by the lowest among its components, which a person may correct with a reason. What is
 * soluble or an alcohol follows from the components that burn. (chm.md 2, 5.2; 위험물안전관리법 시행령 별표 1 비고)
 * @param fromPct components below this content are left out, %
 * @returns undefined when it cannot be judged: not a liquid, or no component's flash point is known
 */
export function judgeHazard(
  product: {
    stateCd: string
    density: number | null
    /** ℃, of the product itself: stands before those of its components */
    flashPt?: number | null
    boilingPt?: number | null
  },
  parts: readonly HazardPart[],
  rows: readonly DesignatedQuantityRow[],
  fromPct: number,
): ProductHazard | undefined {
  const counted = parts.filter(({ contentPct }) => contentPct >= fromPct)
  if (product.stateCd === gas)
    return { ...notHazardous, explanation: explain(notHazardous, [solidNote(hazardSentences.gas())], rows) }
  if (product.stateCd !== 'L') return hazardOfSolid(counted, rows)
  const sixth = counted.find(({ casNo }) => casNo !== null && casNo in sixthClass)
  if (sixth) {
    const found = classifyItem(
      sixthClass[sixth.casNo!]!,
      { contentPct: sixth.contentPct, gravity: product.density },
      rows,
    )
    if (found.desigQty !== null)
      return {
        ...found,
        explanation: explain(
          found,
          [
            {
              label: sixth.chemNm ?? hazardSentences.secret(),
              value: sixth.chemNm === null ? hazardSentences.undisclosed() : `${sixth.contentPct}%`,
            },
            {
              label: hazardSentences.gravity(),
              value: product.density === null ? hazardSentences.unknown() : String(product.density),
            },
          ],
          rows,
        ),
      }
  }
  const burning = counted.flatMap((part) =>
    part.flashPt === null ? [] : [{ ...part, flashPt: part.flashPt }],
  )
  const lowest = burning.toSorted((one, other) => one.flashPt - other.flashPt)[0]
  const tested = product.flashPt ?? null
  const judged =
    tested !== null
      ? {
          flashPt: tested,
          boilingPt: product.boilingPt ?? lowest?.boilingPt ?? null,
          autoIgnTemp: lowest?.autoIgnTemp ?? null,
        }
      : lowest
  if (!judged) {
    if (counted.length === 0 || (!sixth && counted.some(({ noFlashYn }) => noFlashYn !== 'Y')))
      return undefined
    return {
      ...notHazardous,
      explanation: explain(
        notHazardous,
        [{ label: hazardSentences.flashPoint(), value: hazardSentences.noFlashPoint() }],
        rows,
      ),
    }
  }
  const alcoholPct = burning.reduce(
    (sum, { alcoholYn, contentPct }) => sum + (alcoholYn === 'Y' ? contentPct : 0),
    0,
  )
  const waterSoluble = burning.length > 0 && burning.every(({ waterSolubleYn }) => waterSolubleYn === 'Y')
  const alcoholFromPct = rows.find(({ hazItemCd }) => hazItemCd === alcohols)?.contentMinPct ?? 0
  const found = classifyLiquid(
    {
      flashPt: judged.flashPt,
      boilingPt: judged.boilingPt,
      autoIgnTemp: judged.autoIgnTemp,
      waterSoluble,
      alcoholPct,
    },
    rows,
  )
  // A secret component is judged by and not told; what was measured of the product is no secret.
  const secret = lowest?.chemNm === null
  const told = (value: number | null, unit: string, own: boolean): Said =>
    secret && !own
      ? hazardSentences.undisclosed()
      : value === null
        ? hazardSentences.unknown()
        : `${value}${unit}`
  return {
    ...found,
    explanation: explain(
      found,
      [
        tested === null
          ? {
              label: hazardSentences.lowest(),
              value: hazardSentences.figure({
                name: lowest?.chemNm ?? hazardSentences.secret(),
                value: told(judged.flashPt, '℃', false),
              }),
            }
          : { label: hazardSentences.ownFlash(), value: told(tested, '℃', true) },
        {
          label: hazardSentences.boilingIgnition(),
          value: hazardSentences.pair({
            one: told(judged.boilingPt, '℃', tested !== null && (product.boilingPt ?? null) !== null),
            other: told(judged.autoIgnTemp, '℃', false),
          }),
        },
        {
          label: hazardSentences.waterSolubility(),
          value: waterSoluble ? hazardSentences.soluble() : hazardSentences.insoluble(),
        },
        {
          label: hazardSentences.alcohol(),
          value:
            alcoholPct > 0 && alcoholPct >= alcoholFromPct
              ? hazardSentences.percentFrom({ pct: Math.min(100, alcoholPct), limit: alcoholFromPct })
              : `${Math.min(100, alcoholPct)}%`,
        },
        ...(burning.length > 1 && tested === null
          ? [{ label: hazardSentences.mixture(), value: hazardSentences.testedFlash() }]
          : []),
      ],
      rows,
    ),
  }
}

/** CHM_STATE: the fire law speaks of liquids and solids only. (위험물안전관리법 시행령 별표 1) */
const gas = 'V'
const solidNote = (value: Sentence) => ({ label: hazardSentences.solidBy(), value })
/**
 * A solid is known by its substances: each of them must be in the table of well-known ones, else nobody has
 * judged it yet.
 */
function hazardOfSolid(
  counted: readonly HazardPart[],
  rows: readonly DesignatedQuantityRow[],
): ProductHazard | undefined {
  const dangerous = counted.find(({ hazItemCd }) => hazItemCd && hazItemCd !== 'N')
  if (!dangerous && (counted.length === 0 || counted.some(({ hazItemCd }) => !hazItemCd))) return undefined
  const found = dangerous ? classifyItem(dangerous.hazItemCd!, {}, rows) : notHazardous
  const name = (dangerous ?? counted[0])?.chemNm
  return {
    ...found,
    explanation: explain(
      found,
      [{ label: hazardSentences.solidBy(), value: name ?? hazardSentences.secret() }],
      rows,
    ),
  }
}

/** Petroleum groups in the order of the table. */
const petroleum = ['41', '42', '43', '44']
function explain(
  found: HazardousMaterial,
  inputs: Explanation['inputs'],
  rows: readonly DesignatedQuantityRow[],
): Explanation {
  const limits = petroleum
    .map((item) => rows.find(({ hazItemCd }) => hazItemCd === item)?.flashMaxC ?? '-')
    .join('·')
  const source = found.lawTxt ?? hazardSentences.decree()
  return {
    title: hazardSentences.title(),
    inputs,
    formula: hazardSentences.formula({ result: hazardWords(found), limits }),
    source: found.confirmNeeded ? hazardSentences.unconfirmed({ source }) : source,
  }
}

/** What is stored of the judgement. */
export interface StoredHazard {
  hazClassCd?: string | null
  hazItemCd?: string | null
  desigQty?: number | null
  desigUnitCd?: string | null
}
export const storedHazard = ({
  hazClassCd,
  hazItemCd,
  desigQty,
  desigUnitCd,
}: HazardousMaterial): StoredHazard => ({
  hazClassCd,
  hazItemCd,
  desigQty,
  desigUnitCd,
})
export const hazardWords = ({ hazClassCd, desigQty, desigUnitCd }: HazardousMaterial): Sentence =>
  desigQty === null
    ? hazardSentences.notDangerous()
    : hazardSentences.dangerous({
        classCd: hazClassCd ?? '',
        qty: desigQty.toLocaleString('ko-KR'),
        unit: desigUnitCd ?? '',
      })
export const sameHazard = (one: StoredHazard, other: StoredHazard): boolean =>
  (one.hazClassCd ?? null) === (other.hazClassCd ?? null) &&
  (one.hazItemCd ?? null) === (other.hazItemCd ?? null) &&
  (one.desigQty ?? null) === (other.desigQty ?? null) &&
  (one.desigUnitCd ?? null) === (other.desigUnitCd ?? null)
