import type { Explanation } from '../../../core/shared/explanation.ts'
import { showMultiple, showQuantity, tidy } from './quantity.rule.ts'
import { chemicalSentences } from '../chemical-module.texts.ts'
import { storeSentences } from './store.texts.ts'

/** One item of 산업안전보건법 시행령 별표 13 with its thresholds, and what of it is handled in a day and stored; kg. */
export interface PsmItem {
  itemCd: string
  itemNm: string
  handleQty: number
  storeQty: number
  handleLimitQty: number
  storeLimitQty: number
  /** The thresholds have not been read in the table yet. */
  unconfirmed?: boolean
}
/** An item that a product stands on, with the substances by which it does. */
export interface PsmMatch extends PsmItem {
  casNos: readonly string[]
}
/**
 * The items of one product, each substance once: where several rows name it (무수불산 and 불산, 황화수소 and 인화성 가스),
 * the row with the smallest threshold counts. (시행령 별표 13 비고)
 */
export const countedOnce = <T extends PsmMatch>(matches: readonly T[]): T[] =>
  matches.filter(
    (one, index) =>
      !matches.some(
        (other, at) =>
          at !== index &&
          one.casNos.length > 0 &&
          one.casNos.every((casNo) => other.casNos.includes(casNo)) &&
          (other.handleLimitQty < one.handleLimitQty ||
            (other.handleLimitQty === one.handleLimitQty && at < index)),
      ),
  )
export interface PsmVerdict {
  ratio: number
  /** R ≥ 1: a process safety report is needed. */
  subject: boolean
  items: { itemCd: string; itemNm: string; ratio: number }[]
  explanation: Explanation
}

/**
 * R = Σ max(C취급/T취급, C저장/T저장): quantities are added up per item of the table first, then compared. (chm.md
 * 5.5; 시행령 제43조)
 */
export function judgePsm(given: readonly PsmItem[], version?: string): PsmVerdict {
  const byItem = new Map<string, PsmItem>()
  for (const each of given) {
    const known = byItem.get(each.itemCd)
    byItem.set(
      each.itemCd,
      known
        ? { ...known, handleQty: known.handleQty + each.handleQty, storeQty: known.storeQty + each.storeQty }
        : { ...each },
    )
  }
  const share = (qty: number, limit: number) => (limit > 0 ? qty / limit : 0)
  const items = [...byItem.values()].map((item) => ({
    ...item,
    ratio: tidy(
      Math.max(share(item.handleQty, item.handleLimitQty), share(item.storeQty, item.storeLimitQty)),
    ),
  }))
  const ratio = tidy(items.reduce((sum, item) => sum + item.ratio, 0))
  return {
    ratio,
    subject: ratio >= 1,
    items: items.map(({ itemCd, itemNm, ratio: each }) => ({ itemCd, itemNm, ratio: each })),
    explanation: {
      title: storeSentences.psmTitle(),
      inputs: items.map((item) => ({
        label: item.unconfirmed ? chemicalSentences.unconfirmed({ law: item.itemNm }) : item.itemNm,
        value: storeSentences.psmPart({
          handled: showQuantity(item.handleQty),
          handleLimit: showQuantity(item.handleLimitQty),
          stored: showQuantity(item.storeQty),
          storeLimit: showQuantity(item.storeLimitQty),
          ratio: showMultiple(item.ratio),
        }),
      })),
      formula: storeSentences.psmFormula({ ratio: showMultiple(ratio) }),
      source: storeSentences.psmSource(),
      version,
    },
  }
}
