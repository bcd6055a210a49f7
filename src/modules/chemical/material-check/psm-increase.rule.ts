import { judgePsm, type PsmItem } from '../store/psm-ratio.rule.ts'
import { tidy } from '../store/quantity.rule.ts'

export interface PsmIncrease {
  before: number
  after: number
  /** `after` less `before`. */
  delta: number
}
/**
 * What a material adds to the R of a plant. An item whose storage weighs more than its handling may take more
 * handling without a change.
 * @param held what the plant handles and stores by item of 시행령 별표 13, kg
 * @param added the same for the material, kg
 */
export function psmIncrease(held: readonly PsmItem[], added: readonly PsmItem[]): PsmIncrease {
  const [before, after] = [judgePsm(held).ratio, judgePsm([...held, ...added]).ratio]
  return { before, after, delta: tidy(after - before) }
}
