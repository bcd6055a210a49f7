/** What a person has written, without the spaces around it; null where nothing stands. */
export const givenText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

/** One word of the query of an address; an empty text without it. */
export function queryText(query: unknown, name: string): string {
  const value = (query as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}
