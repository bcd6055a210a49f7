import type { Explanation } from '../../../core/shared/explanation.ts'
import {
  alcohols,
  classifyItem,
  classifyLiquid,
  notHazardous,
  type DesignatedQuantityRow,
  type HazardousMaterial,
} from '../store/designated-quantity.rule.ts'

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
}
export interface ProductHazard extends HazardousMaterial {
  explanation: Explanation
}
/** Items of 제6류 that are known by their substance; content or gravity decides whether they count. */
const sixthClass: Readonly<Record<string, string>> = { '7722-84-1': '62', '7697-37-2': '63' }
const source = '위험물안전관리법 시행령 제2조·제3조, 별표 1'

/**
 * 위험물 품명과 지정수량 of a product from its composition: 제6류 by the substance, else 제4류 by the lowest flash point
 * among the components. A mixture without a tested flash point is judged by its worst component, which a
 * person may correct with a reason. (chm.md 2, 5.2)
 * @param fromPct components below this content are left out, %
 * @returns undefined when it cannot be judged: not a liquid, or no component's flash point is known
 */
export function judgeHazard(
  product: { stateCd: string; density: number | null },
  parts: readonly HazardPart[],
  rows: readonly DesignatedQuantityRow[],
  fromPct: number,
): ProductHazard | undefined {
  if (product.stateCd !== 'L') return undefined
  const counted = parts.filter(({ contentPct }) => contentPct >= fromPct)
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
              label: sixth.chemNm ?? '영업비밀 성분',
              value: sixth.chemNm === null ? '비공개' : `${sixth.contentPct}%`,
            },
            { label: '비중', value: product.density === null ? '모름' : String(product.density) },
          ],
          rows,
        ),
      }
  }
  const burning = counted.flatMap((part) =>
    part.flashPt === null ? [] : [{ ...part, flashPt: part.flashPt }],
  )
  const lowest = burning.toSorted((one, other) => one.flashPt - other.flashPt)[0]
  if (!lowest) {
    if (counted.length === 0 || (!sixth && counted.some(({ noFlashYn }) => noFlashYn !== 'Y')))
      return undefined
    return {
      ...notHazardous,
      explanation: explain(
        notHazardous,
        [{ label: '인화점', value: '인화점이 있는 성분이 없습니다.' }],
        rows,
      ),
    }
  }
  const alcoholPct = burning.reduce(
    (sum, { alcoholYn, contentPct }) => sum + (alcoholYn === 'Y' ? contentPct : 0),
    0,
  )
  const waterSoluble = burning.every(({ waterSolubleYn }) => waterSolubleYn === 'Y')
  const alcoholFromPct = rows.find(({ hazItemCd }) => hazItemCd === alcohols)?.contentMinPct ?? 0
  const found = classifyLiquid(
    {
      flashPt: lowest.flashPt,
      boilingPt: lowest.boilingPt,
      autoIgnTemp: lowest.autoIgnTemp,
      waterSoluble,
      alcoholPct,
    },
    rows,
  )
  const told = (value: number | null, unit: string) =>
    lowest.chemNm === null ? '비공개' : value === null ? '모름' : `${value}${unit}`
  return {
    ...found,
    explanation: explain(
      found,
      [
        {
          label: '인화점이 가장 낮은 성분',
          value: `${lowest.chemNm ?? '영업비밀 성분'} ${told(lowest.flashPt, '℃')}`,
        },
        {
          label: '끓는점 / 발화점',
          value: `${told(lowest.boilingPt, '℃')} / ${told(lowest.autoIgnTemp, '℃')}`,
        },
        { label: '수용성', value: waterSoluble ? '수용성(인화성 성분이 모두 수용성)' : '비수용성' },
        {
          label: '알코올(C1–C3) 함량',
          value: `${Math.min(100, alcoholPct)}%${alcoholPct > 0 && alcoholPct >= alcoholFromPct ? ` (${alcoholFromPct}% 이상)` : ''}`,
        },
        ...(burning.length > 1
          ? [{ label: '혼합물', value: '시험한 인화점이 있으면 그 값으로 판정을 정정하세요.' }]
          : []),
      ],
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
  return {
    title: '위험물 판정',
    inputs,
    formula: `결과: ${hazardWords(found)}. 판정 순서: 제6류(함량·비중) → 특수인화물 → 알코올류 → 제1·2·3·4석유류(인화점 ${limits}℃ 미만)`,
    source: `${found.lawTxt ?? source}${found.confirmNeeded ? ' (확인 필요)' : ''}`,
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
export const hazardWords = ({ hazClassCd, desigQty, desigUnitCd }: HazardousMaterial): string =>
  desigQty === null
    ? '비위험물'
    : `제${hazClassCd}류, 지정수량 ${desigQty.toLocaleString('ko-KR')} ${desigUnitCd ?? ''}`
export const sameHazard = (one: StoredHazard, other: StoredHazard): boolean =>
  (one.hazClassCd ?? null) === (other.hazClassCd ?? null) &&
  (one.hazItemCd ?? null) === (other.hazItemCd ?? null) &&
  (one.desigQty ?? null) === (other.desigQty ?? null) &&
  (one.desigUnitCd ?? null) === (other.desigUnitCd ?? null)
