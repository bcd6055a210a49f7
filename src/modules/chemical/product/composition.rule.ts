import type { FieldIssue } from '../../../core/shared/session.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { around } from '../msds/secret-range.rule.ts'
import type { Said, Sentence } from '../../../core/shared/sentence.ts'
import { compositionRefusals } from './composition.texts.ts'

/** One component as the composition's checks look at it; contents in per cent by weight. */
export interface Component {
  chemNo?: number | null
  contentMin?: number | null
  contentMax?: number | null
  contentRep?: number | null
  secretYn?: string | null
  altNm?: string | null
  altContentMin?: number | null
  altContentMax?: number | null
}
/** Rounding of suppliers' figures may carry the sum so far above 100 %. (chm.md 2) */
export const largestSum = 100.5
/** The sum in % may be as low as this: nobody states impurities. */
const leastSum = 99.5

/** Σ of the representative contents in %, without the noise of binary fractions. */
export const contentSum = (components: readonly { contentRep?: number | null }[]): number =>
  roundHalfUp(
    components.reduce((sum, { contentRep }) => sum + (contentRep ?? 0), 0),
    4,
  )

const ordered = (...values: (number | null | undefined)[]): boolean => {
  const given = values.filter((value) => value !== null && value !== undefined)
  return given.every((value, index) => index === 0 || given[index - 1]! <= value)
}

/** Σ of the least contents that the caller may see, %. */
const leastOf = (components: readonly Component[]): number =>
  contentSum(
    components.map((each) => ({
      contentRep: each.secretYn === 'Y' ? each.altContentMin : (each.contentMin ?? each.contentRep),
    })),
  )

type Contents = Pick<Component, 'contentMin' | 'contentRep' | 'contentMax'>
/**
 * What is wrong with the range that stands for a content: wider than ± `pct` %P of it, or, where no content
 * is said, than any content could have. (MSDS 고시 제11조 제10항)
 */
export function openRangeIssue(
  { contentMin, contentRep, contentMax }: Contents,
  pct: number,
): Sentence | undefined {
  if (contentRep == null)
    return contentMin != null && contentMax != null && contentMax - contentMin > 2 * pct
      ? compositionRefusals.rangeWidth({ width: 2 * pct, pct })
      : undefined
  const widest = around(contentRep, pct)
  return (contentMin ?? contentRep) < widest.min || (contentMax ?? contentRep) > widest.max
    ? compositionRefusals.rangeAround({ pct, least: widest.min, most: widest.max })
    : undefined
}
/**
 * Open components whose range is wider than a sheet of our own may state. A supplier's range is recorded as it is
 * written ('10–30 %'); judgements take its upper end. (MSDS 고시 제11조 제10항)
 */
export const wideRanges = <C extends Component>(
  components: readonly C[],
  pct: number,
): { component: C; issue: Sentence }[] =>
  components.flatMap((component) => {
    const issue = component.secretYn === 'Y' ? undefined : openRangeIssue(component, pct)
    return issue ? [{ component, issue }] : []
  })

/**
 * What is wrong with a composition, each at its field under `comps`.
 * @param secretSum Σ of the contents that the caller may not see, in %
 */
export function compositionIssues(components: readonly Component[], secretSum = 0): FieldIssue[] {
  const issues: FieldIssue[] = []
  const seen = new Set<number>()
  components.forEach((component, index) => {
    const issue = (field: string, message: Said) =>
      void issues.push({ path: `comps.${index}.${field}`, message })
    const { chemNo } = component
    if (component.secretYn === 'Y') {
      if (
        chemNo ||
        component.contentRep != null ||
        component.contentMin != null ||
        component.contentMax != null
      )
        issue('chemNo', compositionRefusals.openSecret())
      if (!component.altNm || component.altContentMin == null || component.altContentMax == null)
        issue('altNm', compositionRefusals.alternative())
      if (!ordered(component.altContentMin, component.altContentMax))
        issue('altContentMax', compositionRefusals.alternativeOrder())
      return
    }
    if (!chemNo) issue('chemNo', compositionRefusals.substance())
    else if (seen.has(chemNo)) issue('chemNo', compositionRefusals.twice())
    else seen.add(chemNo)
    if (!ordered(component.contentMin, component.contentRep, component.contentMax))
      issue('contentRep', compositionRefusals.order())
  })
  const sum = contentSum([...components, { contentRep: secretSum }])
  if (sum > largestSum)
    issues.push({
      path: 'comps',
      message: secretSum > 0 ? compositionRefusals.sumWithSecret() : compositionRefusals.sum({ sum }),
    })
  // Where a supplier gives ranges alone, their lower ends are what there is at least.
  else if (leastOf(components) > largestSum)
    issues.push({ path: 'comps', message: compositionRefusals.above({ sum: leastOf(components) }) })
  return issues
}

/** Warning of a composition whose range cannot reach or must exceed the whole. (features.md 3) */
export function compositionWarning(components: readonly Component[]): Sentence | undefined {
  const open = components.filter(({ secretYn }) => secretYn !== 'Y')
  if (open.length === 0) return undefined
  const sumOf = (pick: (each: Component) => number | null | undefined) =>
    contentSum(components.map((each) => ({ contentRep: pick(each) ?? 0 })))
  const most = sumOf((each) =>
    each.secretYn === 'Y' ? each.altContentMax : (each.contentMax ?? each.contentRep),
  )
  const least = leastOf(components)
  if (most < leastSum) return compositionRefusals.below({ sum: most })
  if (least > largestSum) return compositionRefusals.above({ sum: least })
  return undefined
}
