import { pathOf } from './pages.ts'
import { flatMenus, session } from './session-store.ts'
import type { MenuNode } from '../shared/session.ts'

/**
 * Where a record of an entity opens: the path of its page (`/wkod/wkodDetail`, it is given `?no=`), or the
 * frontEndUrl of the register that shows it in its popup (`manage/user/userList`, it is given `?open=`).
 */
export type RecordAddresses = Readonly<
  Record<string, { page: string; of: readonly string[] } | { register: string }>
>

let addresses: RecordAddresses = {}
/** The app names where the records of all modules open; the engine does not know them. */
export function registerRecords(given: RecordAddresses): void {
  addresses = given
}

/** The address of a record for this user; null when no page of theirs shows it. */
export function recordAddress(resource: string, key: string | number): string | null {
  const found = addresses[resource]
  if (!found) return null
  const wanted = encodeURIComponent(String(key))
  if ('page' in found) return found.of.some((url) => menuOf(url)) ? `${found.page}?no=${wanted}` : null
  const menu = menuOf(found.register)
  return menu ? `${menu.routePath}?open=${wanted}` : null
}

const menuOf = (frontEndUrl: string): MenuNode | undefined =>
  flatMenus(session.get().menus).find(
    (menu) => menu.children.length === 0 && pathOf(menu.frontEndUrl) === frontEndUrl,
  )
