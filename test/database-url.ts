/** Migrated and seeded once; each test file gets a copy of it. */
export const templateName = 'portalTemplate'

/** The same server and role, another database. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
