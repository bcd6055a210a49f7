import type { Fields } from '../../shared/field.ts'
import type { AnyResource, Lines } from '../../shared/resource.ts'

/** Typed and unsaved values, kept in this browser per record and user. */
export interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number
  values: Record<string, unknown>
  /** The version of the record the typing began on. */
  updateDt?: string
}
const prefix = 'portal.draft.'
const keptMs = 14 * 24 * 60 * 60_000

export const draftName = (userId: string, resource: AnyResource, key: string | number | undefined): string =>
  `${prefix}${userId}.${resource.name}.${key ?? 'new'}`

/** Storage that is full or forbidden loses the draft, never the page. */
export const drafts = {
  read(name: string, now = Date.now()): Draft | undefined {
    try {
      const draft = JSON.parse(localStorage.getItem(name) ?? 'null') as Draft | null
      if (!draft || typeof draft.savedAt !== 'number' || typeof draft.values !== 'object') return undefined
      if (now - draft.savedAt <= keptMs) return draft
      localStorage.removeItem(name)
    } catch {
      // not ours, or not readable
    }
    return undefined
  },
  write(name: string, draft: Draft): void {
    try {
      localStorage.setItem(name, JSON.stringify(draft))
    } catch {
      // the text is still on the screen
    }
  },
  remove(name: string): void {
    try {
      localStorage.removeItem(name)
    } catch {
      // nothing was kept then
    }
  },
}

/**
 * Secrets are never written to a browser's storage, nor is what the server seals, in lines neither: it is typed
 * anew after a draft.
 */
export function withoutSecrets(
  resource: AnyResource,
  values: Record<string, unknown>,
): Record<string, unknown> {
  const lines = (resource.lines ?? {}) as Record<string, Lines>
  return Object.fromEntries(
    Object.entries(open(resource.fields as Fields, values)).map(([name, value]) => [
      name,
      lines[name] && Array.isArray(value)
        ? value.map((line) => open(lines[name]!.fields, line as Record<string, unknown>))
        : value,
    ]),
  )
}
const open = (fields: Fields, values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !fields[name]?.secret && !fields[name]?.sealed),
  )
