import { healthSentences } from './health.texts.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
/** Source of what health checks lead to, item of IMPR_SOURCE. */
export const healthSource = 'HDG'
/** Marks of a verdict on a person's health (건강관리구분, 업무수행 적합여부: 산업안전보건법 시행규칙 제209조, 특수건강진단 결과). */
const verdicts =
  /(^|[^A-Za-z0-9])(C1|C2|CN|D1|D2|DN)(?![A-Za-z0-9])|유소견|요관찰|질병|판정|업무\s*(수행\s*)?적합|작업\s*전환|근로\s*(금지|제한)/

/**
 * The reason why a matter from health checks cannot enter the register (impr.md 8): it describes faults of
 * work or protective equipment, never a person or a verdict; the person stays in the health records.
 * Undefined when it may.
 * @param names of people who work at the plant
 */
export function healthIssue(words: string, names: readonly string[]): Sentence | undefined {
  if (verdicts.test(words)) return healthSentences.judgement()
  const named = names.some((name) => name.trim().length >= 2 && words.includes(name.trim()))
  return named ? healthSentences.person() : undefined
}
