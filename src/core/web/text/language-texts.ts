import type { FourTexts } from '../../shared/four-texts.ts'

/**
 * Texts of the engine come to the browser in the language of its reader only. The build takes the other
 * languages out of the tables (vite.config.ts, decision 0091): a table comes with its Korean, the pack of
 * another language with that language of all tables. Which of both comes first does not matter.
 */
type Table = Record<string, FourTexts>
export type Place = 1 | 2 | 3
const tables = new Map<string, Table>()
const given: { place: Place; texts: Record<string, Record<string, string>> }[] = []

/** A table that holds Korean alone. */
export function koreanTable<T extends Table>(name: string, korean: Record<keyof T, readonly [string]>): T {
  // The places of the other languages are empty until their pack has come, which `setLanguage` waits for.
  const table = korean as unknown as T
  tables.set(name, table)
  for (const { place, texts } of given) fill(table, place, texts[name])
  return table
}
/** One language of all tables by their names; those that come later take their texts from it. */
export function giveTexts(place: Place, texts: Record<string, Record<string, string>>): void {
  given.push({ place, texts })
  for (const [name, table] of tables) fill(table, place, texts[name])
}
function fill(table: Table, place: Place, texts: Record<string, string> = {}): void {
  for (const [key, text] of Object.entries(texts)) (table[key] as unknown as string[])[place] = text
}
