import { ssoUrlMark } from '../single-sign-on.rule.ts'

const stateName = 'portal.ssoState'

/** Address of single sign-on; undefined when the installation has none. */
export function singleSignOnUrl(): string | undefined {
  const said = document.querySelector<HTMLMetaElement>('meta[name="sso-url"]')?.content ?? ''
  return said === ssoUrlMark || said === '' ? undefined : said
}

/** The address to leave for, with a state that only this window knows. */
export function singleSignOnAddress(base: string): string {
  const state = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  sessionStorage.setItem(stateName, state)
  const address = new URL(base)
  address.searchParams.set('state', state)
  return address.href
}

/** True if these tokens answer a request of this window; each request is answered once. */
export function takeState(given: string | null): boolean {
  const kept = sessionStorage.getItem(stateName)
  sessionStorage.removeItem(stateName)
  return kept !== null && given === kept
}
