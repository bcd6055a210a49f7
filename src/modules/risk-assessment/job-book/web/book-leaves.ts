import { assessmentTypes } from '../../risk-codes.rule.ts'

/** What the query of each leaf stands for: `jobBookList?type=JSA`. */
const types: Readonly<Record<string, string>> = {
  KRAS: assessmentTypes.kras,
  JSA: assessmentTypes.jsa,
  HAZOP: assessmentTypes.hazop,
  CHARM: assessmentTypes.charm,
}
export function bookTypeOf(frontEndUrl: string): string {
  const asked = new URLSearchParams(frontEndUrl.split('?')[1] ?? '').get('type') ?? ''
  return types[asked] ?? assessmentTypes.kras
}
