import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../core/server/runtime/clock.ts'
import { notFound, Refusal } from '../../core/server/http/errors.ts'
import { keyFor } from '../../core/server/runtime/token-secret.ts'
import { linkRefusals } from './attachment-link.texts.ts'

/** A link is used by the page that asked for it, at once. */
const linkSeconds = 60
/** A video is asked for in parts for as long as it plays; its page takes a new link when this one has ended. */
export const playedLinkSeconds = 600

/**
 * Addresses that a browser can open without a header (<img>, zip, download): signed, for one session, for a
 * minute, or a little longer.
 */
export interface LinkSigner {
  /** @param address path and query of our own */
  sign: (address: string, sessionId: string, seconds?: number) => string
  /** The session of a signed address. @throws Refusal 404 (not ours), 410 (too old) */
  verify: (address: string) => string
}

export function createLinkSigner(tokenSecret: string, clock: Clock): LinkSigner {
  const key = keyFor(tokenSecret, 'attachment link')
  const signatureOf = (address: string) => createHmac('sha256', key).update(address).digest('base64url')
  const seconds = () => Math.floor(clock.now().getTime() / 1000)
  return {
    sign(address, sessionId, lasts = linkSeconds) {
      const query = new URLSearchParams({ session: sessionId, expires: String(seconds() + lasts) })
      const signed = `${address}${address.includes('?') ? '&' : '?'}${query.toString()}`
      return `${signed}&signature=${signatureOf(signed)}`
    },
    verify(address) {
      const [signed, signature = ''] = splitLast(address, '&signature=')
      if (!equal(signature, signatureOf(signed))) throw notFound()
      const query = new URL(signed, 'http://localhost').searchParams
      if (Number(query.get('expires')) < seconds())
        throw new Refusal(410, 'LINK_EXPIRED', linkRefusals.expired())
      return query.get('session') ?? ''
    },
  }
}
function splitLast(text: string, mark: string): [string, string?] {
  const at = text.lastIndexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)]
}
function equal(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
