import { addressOf, type RecordAddresses, type RecordPage } from '../shared/record-page.ts'
import { pathOf } from './pages.ts'
import { flatMenus, session } from './session-store.ts'
import type { MenuNode } from '../shared/session.ts'

let addresses: RecordAddresses = {}
/** The app names where the records of all modules open; the engine does not know them. */
export function registerRecords(given: RecordAddresses): void {
  addresses = given
}

/** The address of a record for this user; null when no page of theirs shows it. */
export function recordAddress(resource: string, key: string | number): string | null {
  const found = addresses[resource]
  if (!found) return null
  if ('page' in found) return found.of.some((url) => menuOf(url)) ? addressOf(found, key) : null
  const menu = menuOf(found.register)
  return menu ? `${menu.routePath}?open=${encodeURIComponent(String(key))}` : null
}

/** The list of an entity with what is looked for, or with the value of a filter; null when no page of this user shows one. */
export function listAddress(resource: string, words: string, filter = 'q'): string | null {
  const found = addresses[resource]
  if (!found) return null
  const menu =
    'page' in found ? found.of.map(menuOf).find((each) => each !== undefined) : menuOf(found.register)
  return menu ? `${menu.routePath}?${filter}=${encodeURIComponent(words)}` : null
}

/** The page of a record, where its entity has one that this user may open; a popup of a register is none. */
export function recordPageAddress(resource: string, key: string | number): string | null {
  const found = addresses[resource]
  return found && 'page' in found ? recordAddress(resource, key) : null
}

const menuOf = (frontEndUrl: string): MenuNode | undefined =>
  flatMenus(session.get().menus).find(
    (menu) => menu.children.length === 0 && pathOf(menu.frontEndUrl) === frontEndUrl,
  )

let details: readonly RecordPage[] | undefined
/** The app names the pages of records of all modules, those on which a record is written among them. */
export function registerDetails(given: readonly RecordPage[]): void {
  details = given
}
/** Whether an address of the portal opens for this user; what leads nowhere is not offered. */
export function mayOpen(address: string): boolean {
  if (!details) return true
  const path = pathOf(address)
  const detail = details.filter(({ page }) => page === path)
  return detail.length > 0
    ? detail.some(({ of }) => of.some((url) => menuOf(url)))
    : flatMenus(session.get().menus).some(({ routePath }) => routePath === path)
}
