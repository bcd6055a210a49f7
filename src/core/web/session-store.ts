import { cookieNames, yes, type MenuNode, type Portal, type UserInfo } from '../shared/session.ts'
import { offlineCaches } from '../shared/offline-files.ts'
import { createStore, remembered } from './store.ts'

interface Session {
  user: UserInfo | null
  menus: MenuNode[]
}
const store = createStore<Session>({ user: null, menus: [] })

function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) || null : null
}
function writeCookie(name: string, value: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = value === null ? '; Max-Age=0' : ''
  // The Cookie Store API is missing where plants run plain http inside.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; SameSite=Strict${secure}${age}`
}

/**
 * The token pair in its cookies (specification section 9). The legacy cookie carries the access token for old
 * callers.
 */
export const tokens = {
  access: (): string | null => readCookie(cookieNames.access),
  refresh: (): string | null => readCookie(cookieNames.refresh),
  save(pair: { accessToken: string; refreshToken: string }): void {
    writeCookie(cookieNames.access, pair.accessToken)
    writeCookie(cookieNames.legacy, pair.accessToken)
    writeCookie(cookieNames.refresh, pair.refreshToken)
  },
  clear(): void {
    for (const name of Object.values(cookieNames)) writeCookie(name, null)
  },
}

/** Pages taken along belong to who took them (offline/take-along.ts). */
export function forgetTaken(): void {
  remembered.write('taken', null)
  // Missing where plants run plain http inside.
  void (globalThis.caches as CacheStorage | undefined)?.delete(offlineCaches.answers).catch(() => undefined)
}

export const session = {
  get: store.get,
  set: store.set,
  signedIn: (): boolean => tokens.access() !== null,
  portal: (): Portal => store.get().user?.portalCd ?? (session.door() === 'MAIN' ? 'MAIN' : 'VENDOR'),
  /**
   * The sign-in page through which this browser was last entered; the pages of the sign-in know which there
   * are.
   */
  door: (): string => remembered.read('loginKind') ?? 'MAIN',
  rememberDoor: (door: string): void => remembered.write('loginKind', door),
  lastPath: (): string => remembered.read('lastPath') ?? '/',
  rememberPath: (path: string): void => remembered.write('lastPath', path),
  /**
   * Forgets tokens, user, menus, roles and what was taken along; remembered language, size and user id stay.
   */
  clear(): void {
    tokens.clear()
    forgetTaken()
    store.set({ user: null, menus: [] })
  },
}

export const useSession = (): Session => store.use((state) => state)

const pathOf = (frontEndUrl: string): string => frontEndUrl.split('?')[0] ?? frontEndUrl
export const flatMenus = (menus: readonly MenuNode[]): MenuNode[] =>
  menus.flatMap((menu) => [menu, ...flatMenus(menu.children)])

/**
 * True if writeYn of the menu with this frontEndUrl is Y; without a query value, any menu of that page is
 * enough.
 */
export function canWrite(frontEndUrl: string): boolean {
  const exact = frontEndUrl.includes('?')
  return flatMenus(store.get().menus).some(
    (menu) => (exact ? menu.frontEndUrl : pathOf(menu.frontEndUrl)) === frontEndUrl && yes(menu.writeYn),
  )
}
/** frontEndUrl of the page where anybody asks for rights that are missing. */
export const requestsOfRights = 'my/auth/authRequest'
/** True if the user's menus contain this page at all. */
export function canAccess(frontEndUrl: string): boolean {
  return flatMenus(store.get().menus).some(
    (menu) => pathOf(menu.frontEndUrl) === pathOf(frontEndUrl) && yes(menu.accessYn),
  )
}
