import type { FieldIssue } from '../../../core/shared/session.ts'
import { showQuantity } from './quantity.rule.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import { storeSentences } from './store.texts.ts'

/** What a store has, Y or N; null where nobody has said it. */
export interface StoreFittings {
  storeTypeCd: string
  ventYn: string | null
  dikeYn: string | null
  /** L */
  dikeCapQty: number | null
  antiStaticYn: string | null
  showerYn: string | null
  /** ℃ that it has at least and at most; null where nobody has said it. */
  minTemp: number | null
  maxTemp: number | null
}
interface Temperatures {
  minTemp?: number | null | undefined
  maxTemp?: number | null | undefined
}
/** A lowest temperature above the highest is a mistake, at its field. */
export const temperatureIssues = ({ minTemp, maxTemp }: Temperatures): FieldIssue[] =>
  minTemp != null && maxTemp != null && minTemp > maxTemp
    ? [{ path: 'maxTemp', message: storeSentences.temperatureOrder() }]
    : []
const rangeWords = ({ minTemp, maxTemp }: Temperatures): Said =>
  minTemp == null
    ? storeSentences.atMostDegrees({ most: maxTemp ?? '' })
    : maxTemp == null
      ? storeSentences.atLeastDegrees({ least: minTemp })
      : `${minTemp}–${maxTemp}℃`
/** A store that gets warmer or colder than a product is kept. */
function temperatureCautions(store: Temperatures, product: Temperatures): Said[] {
  const tooWarm = product.maxTemp != null && store.maxTemp != null && store.maxTemp > product.maxTemp
  const tooCold = product.minTemp != null && store.minTemp != null && store.minTemp < product.minTemp
  return tooWarm || tooCold
    ? [storeSentences.temperatureUnfit({ store: rangeWords(store), product: rangeWords(product) })]
    : []
}
/**
 * Items of the fourth class whose vapour has to be led away: 특수인화물, 알코올류, 제1·2석유류. Where each ends is in the
 * dated table `chmDesigQty`.
 */
const volatileItems: readonly string[] = ['4S', '4A', '41', '42']
/** 옥내저장소, 옥내탱크저장소, 지정수량 미만 보관장소, 유해화학물질 보관창고. */
const closedRooms: readonly string[] = ['11', '13', '31', '41']
const outdoorTank = '12'
/** Inorganic and organic acids, bases. */
const corrosive: readonly string[] = ['AC', 'AO', 'BA']

/**
 * What a store lacks for a product that is to come in; a hint beside the verdict, for the permit may have its
 * reasons. (features.md 4) Articles that the design does not confirm say 확인 필요 where they are shown.
 * @param tankL what an outdoor tank would hold, L
 */
export function fittingCautions(
  store: StoreFittings,
  product: { hazItemCd: string | null; segGrpCds: readonly string[] } & Temperatures,
  tankL: number,
  { dikeSharePct }: { dikeSharePct: number },
): Said[] {
  const isVolatile = volatileItems.includes(product.hazItemCd ?? '')
  const needed = (tankL * dikeSharePct) / 100
  return [
    ...temperatureCautions(store, product),
    ...(isVolatile && closedRooms.includes(store.storeTypeCd) && store.ventYn === 'N'
      ? [storeSentences.noVentilation()]
      : []),
    ...(isVolatile && store.antiStaticYn === 'N' ? [storeSentences.noAntiStatic()] : []),
    ...(store.storeTypeCd === outdoorTank && tankL > 0 && store.dikeYn === 'N'
      ? [storeSentences.noDike()]
      : []),
    ...(store.storeTypeCd === outdoorTank &&
    store.dikeYn === 'Y' &&
    store.dikeCapQty !== null &&
    store.dikeCapQty < needed
      ? [
          storeSentences.dikeTooSmall({
            dike: showQuantity(store.dikeCapQty),
            share: dikeSharePct,
            needed: showQuantity(needed),
          }),
        ]
      : []),
    ...(product.segGrpCds.some((group) => corrosive.includes(group)) && store.showerYn === 'N'
      ? [storeSentences.noShower()]
      : []),
  ]
}
