import type { ApiError } from './api-error.ts'

/** Events from the request client to the shell, which it does not know (specification section 8). */
export interface PortalEvents {
  APP_REQUEST_ERROR: ApiError
  /** Something was saved; without a text of its own it was files (specification section 8). */
  APP_REQUEST_SUCCESS: string | undefined
  /** The session is over: go to the sign-in page. */
  SESSION_ENDED: undefined
  /** Vendor portal, WRONG_PASSWORD: the password popup opens. */
  PASSWORD_POPUP: undefined
}
type Listener<K extends keyof PortalEvents> = (payload: PortalEvents[K]) => void

const listeners: { [K in keyof PortalEvents]: Set<Listener<K>> } = {
  APP_REQUEST_ERROR: new Set(),
  APP_REQUEST_SUCCESS: new Set(),
  SESSION_ENDED: new Set(),
  PASSWORD_POPUP: new Set(),
}

/** Answers the function that stops listening. */
export function listen<K extends keyof PortalEvents>(name: K, listener: Listener<K>): () => void {
  listeners[name].add(listener)
  return () => listeners[name].delete(listener)
}

/** Answers false when nobody listens, so that the caller can fall back. */
export function emit<K extends keyof PortalEvents>(name: K, payload: PortalEvents[K]): boolean {
  for (const listener of listeners[name]) listener(payload)
  return listeners[name].size > 0
}
