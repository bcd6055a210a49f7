import type { MenuNode, UserInfo } from '../shared/session.ts'
import { api, type Answer } from './api.ts'
import { startLive } from './live.ts'
import { notice } from './components/notice.tsx'
import { waitingCount } from './outbox/outbox.ts'
import { ownSettings } from './own-settings.ts'
import { queryClient } from './query.ts'
import { answerLogin } from './login-request.ts'
import { remembered } from './store.ts'
import { forgetTaken, session } from './session-store.ts'
import { setUsualPageSize } from './data/page-size.ts'
import { preferences } from './preferences.ts'
import { tabStore } from './tab-store.ts'
import { rememberedLanguage, setLanguage } from './text/text.ts'
import { outboxTexts } from './text/outbox.texts.ts'
import { textsOf } from './text/define-texts.ts'

/**
 * Token without roles: user, then menus, then routes (specification section 4). From now on changes are
 * received (decision 0055). Throws the server's refusal.
 */
export async function loadSession(): Promise<void> {
  const stopLive = startLive()
  await readSession().catch((error: unknown) => {
    stopLive()
    throw error
  })
}
async function readSession(): Promise<void> {
  const [{ data: known }, { data: menus }] = await Promise.all([
    api.get<Answer<UserInfo>>('/api/auth/userinfo', {}, { quiet: true, haste: 'urgent' }),
    api.get<Answer<MenuNode[]>>('/menus', {}, { quiet: true, haste: 'urgent' }),
  ])
  let user = known
  forgetOtherUser(user.userId)
  // The settings of this browser win over those of the account.
  const language = rememberedLanguage()
  if (language === null) await setLanguage(user.langCd)
  // The server answers names of codes in the account's language, which must be the one on the screen.
  else if (language !== user.langCd) {
    await savePreference({ langCd: language })
    const { data } = await api.get<Answer<UserInfo>>('/api/auth/userinfo', {}, { quiet: true })
    user = data
  }
  if (remembered.read('size') === null) preferences.setSize(user.sizeCd)
  setUsualPageSize(user.pageSize)
  ownSettings.load(user.userId, user.gridPref ?? {})
  session.set({ user, menus })
}

let reloading = false
let again = false
/**
 * Called when menus or rights were changed somewhere: loads the user's own again in place, so that nothing
 * open is lost. After a failure the old ones stay.
 */
export async function reloadRights(): Promise<void> {
  again = true
  if (reloading) return
  reloading = true
  while (again && session.signedIn()) {
    again = false
    await readRights().catch(() => undefined)
  }
  reloading = false
}
async function readRights(): Promise<void> {
  const quiet = { quiet: true, overlay: false }
  const { data: user } = await api.get<Answer<UserInfo>>('/api/auth/userinfo', {}, quiet)
  const { data: menus } = await api.get<Answer<MenuNode[]>>('/menus', {}, quiet)
  const known = session.get()
  // Signed out meanwhile, or somebody else.
  if (known.user?.userId !== user.userId) return
  if (JSON.stringify(known) !== JSON.stringify({ user, menus })) session.set({ user, menus })
}

// Tabs and answers of one user must not greet the next one at a shared computer.
function forgetOtherUser(userId: string): void {
  if (remembered.read('lastUser') !== userId) {
    tabStore.reset()
    queryClient.clear()
    forgetTaken()
  }
  remembered.write('lastUser', userId)
}

/** True if the access token is still valid; the client tries a refresh on the way. */
export async function sessionIsValid(): Promise<boolean> {
  const { data } = await api.get<Answer<boolean>>('/api/auth/valid', {}, { quiet: true, haste: 'patient' })
  return data
}

/**
 * Server call, then tokens, roles and stored credentials go, then the page is loaded anew (specification
 * section 2).
 */
export async function logout(): Promise<void> {
  const count = waitingCount()
  if (count > 0 && !(await notice.confirm(textsOf(outboxTexts)('leaveAsk', { count })))) return
  try {
    await api.post('/api/auth/logout', undefined, { quiet: true, overlay: false })
  } catch {
    // the local sign-out must not depend on the server
  }
  endLocally()
  globalThis.location.replace('/login')
}
export function endLocally(): void {
  session.clear()
  answerLogin(false)
  tabStore.reset()
  queryClient.clear()
}

/** Keeps a setting at the account as well; a refusal is no reason to disturb. */
export async function savePreference(change: {
  langCd?: string
  sizeCd?: string
  sidebarYn?: string
  homeUrl?: string | null
  pageSize?: number
}): Promise<void> {
  if (!session.signedIn()) return
  await api.put('/api/manage/userpref', change, { quiet: true, overlay: false }).catch(() => undefined)
}
