import { eduTypes } from '../course/legal-hours.rule.ts'

/** Items of VND_EDU for kinds of education that are no special education. */
const itemOfType: Readonly<Record<string, string>> = {
  [eduTypes.entry]: 'VED01',
  [eduTypes.hire]: 'VED02',
  [eduTypes.construction]: 'VED03',
  [eduTypes.chemical]: 'VED05',
  [eduTypes.regular]: 'VED06',
}
/**
 * The item of VND_EDU under which companies, permits and gates know an education; null where they know none.
 * @param works works of 별표 5 behind each item
 */
export function itemOf(
  { eduTypeCd, specialWorkNo }: { eduTypeCd: string; specialWorkNo?: string | null },
  works: ReadonlyMap<string, readonly string[]>,
): string | null {
  if (eduTypeCd !== eduTypes.special) return itemOfType[eduTypeCd] ?? null
  return [...works].find(([, list]) => specialWorkNo && list.includes(specialWorkNo))?.[0] ?? null
}
