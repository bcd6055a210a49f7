import type { Said } from '../../../core/shared/sentence.ts'
import type { ProductHazard } from '../product/product-hazard.rule.ts'
import type { MixturePart, MixtureToxicity } from './exposure.rule.ts'
import type { MixtureClassification } from '../ghs/mixture-classification.rule.ts'

/** What the mixture of a product means for who breathes or swallows it. */
export interface Mixture {
  parts: MixturePart[]
  /** Secret components, which are neither shown nor counted. */
  hidden: number
  toxicity: MixtureToxicity | null
  /** What the mixture rules make of the composition; null without one. */
  classification: MixtureClassification | null
}
/** What follows from the composition of a product. */
export interface ProductJudgement {
  /** Null: it cannot be judged from what is known. */
  hazard: ProductHazard | null
  mixture: Mixture
  /** Open components that no list of the law knows: their silence says nothing. */
  unlisted: { chemNm: string; casNo: string | null }[]
  /** Lists that are held in part only, by their codes: what they do not name may stand on them all the same. */
  partLists: string[]
  /** Open components whose range is wider than a sheet of our own may state, each with why. */
  wide: { chemNm: string; issue: Said }[]
}
