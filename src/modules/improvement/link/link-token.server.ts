import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from '../../../core/server/runtime/token-secret.ts'

/**
 * Bytes of a signature: enough against guessing, short enough for a QR code that a phone reads from a wall.
 */
const signatureBytes = 15
/** The kinds of addresses; each has signatures of its own. */
type Kind = 'link' | 'receipt'
/**
 * Addresses for people without an account: signed with the portal's secret, so that nobody makes one up or
 * walks through the numbers.
 */
export interface LinkTokens {
  /**
   * @param bound what else the address holds good for: with another end day the old address of a link opens
   * nothing
   */
  tokenOf: (kind: Kind, no: number, bound?: string) => string
  /** The number that a token names, before its signature is looked at; undefined where it cannot be one. */
  numberOf: (token: string) => number | undefined
  isOurs: (token: string, kind: Kind, no: number, bound?: string) => boolean
  /**
   * The same for an address from before the two kinds had keys of their own, signed with the portal's secret
   * itself (docs/decisions/0113).
   */
  wasOurs: (token: string, kind: Kind, no: number, bound?: string) => boolean
}

export function createLinkTokens(tokenSecret: string): LinkTokens {
  const keys: Record<Kind, Buffer> = {
    link: keyFor(tokenSecret, 'improvement link'),
    receipt: keyFor(tokenSecret, 'improvement receipt'),
  }
  const tokenOf = (kind: Kind, no: number, bound = '') => signed(keys[kind], no, `${no}\n${bound}`)
  const oldTokenOf = (kind: Kind, no: number, bound = '') =>
    signed(tokenSecret, no, `improvement ${kind}\n${no}\n${bound}`)
  return {
    tokenOf,
    numberOf: (token) => {
      const [number = ''] = token.split('.')
      return /^[0-9a-z]{1,10}$/.test(number) ? Number.parseInt(number, 36) : undefined
    },
    isOurs: (token, kind, no, bound) => same(token, tokenOf(kind, no, bound)),
    wasOurs: (token, kind, no, bound) => same(token, oldTokenOf(kind, no, bound)),
  }
}

function signed(key: Buffer | string, no: number, text: string): string {
  const signature = createHmac('sha256', key).update(text).digest()
  return `${no.toString(36)}.${signature.subarray(0, signatureBytes).toString('base64url')}`
}
function same(one: string, other: string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
