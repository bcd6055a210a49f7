import type { Explanation } from '../../../core/shared/explanation.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { regulationSentences, simulationSentences } from './regulation.texts.ts'
import type { Said } from '../../../core/shared/sentence.ts'

/**
 * One component as it is held against the lists. Of a secret one only what the supplier declared is known.
 */
export interface MatchComponent {
  chemNm?: string | null
  casNo: string | null
  contentMin: number | null
  contentMax: number | null
  contentRep: number | null
  secretYn: string
  regDeclCds: readonly string[] | null
}
export interface MatchItem {
  regItemNo: number
  regCd: string
  regSubjNm: string
  casNo: string | null
  casGroup: readonly string[] | null
  contentMinPct: number | null
  contentOpCd: string | null
}
export const matchTypes = { cas: 'A', group: 'G', declared: 'D', manual: 'M' } as const
export interface Match {
  regCd: string
  regItemNo: number | null
  /** Σ of the largest contents of what matched, in %; null for a declared one. */
  contentPct: number | null
  matchTypeCd: string
  /** The limit lies between the typical and the largest content: a person decides. */
  border: boolean
}
const sumOf = (values: readonly number[]): number =>
  roundHalfUp(
    values.reduce((sum, each) => sum + each, 0),
    4,
  )
const worst = (each: MatchComponent): number => each.contentMax ?? each.contentRep ?? 100
const typical = (each: MatchComponent): number => each.contentRep ?? each.contentMin ?? worst(each)
const reaches = (content: number, item: Pick<MatchItem, 'contentMinPct' | 'contentOpCd'>): boolean =>
  item.contentMinPct === null
    ? content > 0
    : item.contentOpCd === 'GT'
      ? content > item.contentMinPct
      : content >= item.contentMinPct

/** All CAS numbers of an item. */
export const casOf = (item: Pick<MatchItem, 'casNo' | 'casGroup'>): string[] => [
  ...(item.casNo ? [item.casNo] : []),
  ...(item.casGroup ?? []),
]
const matching = (components: readonly MatchComponent[], item: MatchItem): MatchComponent[] => {
  const wanted = casOf(item)
  return components.filter(
    ({ casNo, secretYn }) => secretYn !== 'Y' && casNo !== null && wanted.includes(casNo),
  )
}

/**
 * Where the items of a list name each CAS number, worked out once for all products that are judged by them.
 */
const placesOf = new WeakMap<readonly MatchItem[], ReadonlyMap<string, readonly number[]>>()
function itemsNaming(components: readonly MatchComponent[], items: readonly MatchItem[]): MatchItem[] {
  let places = placesOf.get(items)
  if (!places) {
    const found = new Map<string, number[]>()
    for (const [at, item] of items.entries())
      for (const casNo of casOf(item)) found.set(casNo, [...(found.get(casNo) ?? []), at])
    placesOf.set(items, (places = found))
  }
  const named = new Set(
    components.flatMap(({ casNo, secretYn }) =>
      casNo === null || secretYn === 'Y' ? [] : (places.get(casNo) ?? []),
    ),
  )
  return [...named].toSorted((a, b) => a - b).map((at) => items[at]!)
}

/**
 * The lists that a product stands on: Σ content of the matching substances by the worst case reaches the
 * limit of the item. Where the typical content does not, it is 경계함량. Secret components count by the
 * supplier's declaration only. (chm.md 5.3)
 */
export function matchesOf(components: readonly MatchComponent[], items: readonly MatchItem[]): Match[] {
  const found = itemsNaming(components, items).flatMap((item): Match[] => {
    const parts = matching(components, item)
    const contentPct = sumOf(parts.map(worst))
    if (!reaches(contentPct, item)) return []
    const matchTypeCd = parts.some(({ casNo }) => casNo === item.casNo) ? matchTypes.cas : matchTypes.group
    return [
      {
        regCd: item.regCd,
        regItemNo: item.regItemNo,
        contentPct,
        matchTypeCd,
        border: !reaches(sumOf(parts.map(typical)), item),
      },
    ]
  })
  const declared = new Set(
    components.flatMap(({ secretYn, regDeclCds }) => (secretYn === 'Y' ? (regDeclCds ?? []) : [])),
  )
  return [
    ...found,
    ...[...declared].map((regCd): Match => ({
      regCd,
      regItemNo: null,
      contentPct: null,
      matchTypeCd: matchTypes.declared,
      border: false,
    })),
  ]
}

const percent = (value: number | null): string => (value === null ? '–' : `${value}%`)
const contentText = ({ contentMin, contentMax, contentRep }: MatchComponent): Said =>
  contentMin === null || contentMax === null
    ? percent(contentRep ?? contentMax)
    : contentRep === null
      ? simulationSentences.range({ min: contentMin, max: contentMax })
      : simulationSentences.rangeTypical({ min: contentMin, max: contentMax, typical: contentRep })

/** '왜?': the components that were added up, the limit of the item, its article and its edition. */
export function explainMatch(
  components: readonly MatchComponent[],
  item: MatchItem & {
    lawArticle: string
    noticeTxt: string | null
    effectYmd: string
    verNo: number
    confirmNeededYn: string | null
  },
  listNm: string,
): Explanation {
  const parts = matching(components, item)
  const limit =
    item.contentMinPct === null
      ? regulationSentences.anyContent()
      : simulationSentences[item.contentOpCd === 'GT' ? 'above' : 'from']({ pct: item.contentMinPct })
  const border =
    parts.length > 0 && reaches(sumOf(parts.map(worst)), item) && !reaches(sumOf(parts.map(typical)), item)
  return {
    title: `${listNm} · ${item.regSubjNm}`,
    inputs: [
      ...parts.map((each) => ({
        label: `${each.chemNm ?? ''} ${each.casNo ?? ''}`.trim(),
        value: contentText(each),
      })),
      { label: regulationSentences.maxSum(), value: percent(sumOf(parts.map(worst))) },
      { label: regulationSentences.typicalSum(), value: percent(sumOf(parts.map(typical))) },
    ],
    formula: simulationSentences[border ? 'matchedBorder' : 'matched']({ limit }),
    source: [item.lawArticle, item.noticeTxt].filter(Boolean).join(' · '),
    version: simulationSentences[item.confirmNeededYn === 'Y' ? 'editionUnconfirmed' : 'edition']({
      day: item.effectYmd,
      version: item.verNo,
    }),
  }
}
/** '왜?' of a list that the supplier declared for a secret component. */
export const explainDeclared = (listNm: string, altNms: readonly string[]): Explanation => ({
  title: listNm,
  inputs: altNms.map((altNm) => ({ label: regulationSentences.alternativeName(), value: altNm })),
  formula: regulationSentences.secretByDeclaration(),
  source: regulationSentences.declarationSource(),
})
/** '왜?' of a list that a person has entered. */
export const explainManual = (
  listNm: string,
  { exceptReason, userNm, ymd }: { exceptReason: string | null; userNm: string | null; ymd: string },
): Explanation => ({
  title: listNm,
  inputs: [
    { label: regulationSentences.reason(), value: exceptReason ?? '' },
    { label: regulationSentences.entered(), value: `${userNm ?? ''} ${ymd}`.trim() },
  ],
  formula: regulationSentences.byHand(),
  source: regulationSentences.byHandSource(),
})
