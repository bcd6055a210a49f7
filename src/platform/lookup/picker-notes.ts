import type { AnyResource } from '../../core/shared/resource.ts'

const notes = new Map<string, string>()

/**
 * Says which column stands beside the name of an entity in pickers: what tells apart two records of nearly one name, such
 * as the CAS number of a substance. Everybody to whom the entity is offered sees it.
 */
export function noteInPickers<F extends Record<string, unknown>>(
  resource: AnyResource & { fields: F },
  column: keyof F & string,
): void {
  notes.set(resource.name, column)
}
export const noteOf = (resource: AnyResource): string | undefined => notes.get(resource.name)

/**
 * A number with dashes that was typed with spaces or long dashes, as it is stored: ` 108 - 88 - 3 ` is 108-88-3. Other words
 * stay as they are.
 */
export function plainTerm(words: string): string {
  const term = words.trim().normalize('NFKC')
  const tight = term.replaceAll(/\s*[‐‑‒–—−-]\s*/g, '-')
  return /^\d+(?:-\d+)+$/.test(tight) ? tight : words.trim().normalize('NFC')
}
