import { createHmac, timingSafeEqual } from 'node:crypto'

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
}

export function createLinkTokens(tokenSecret: string): LinkTokens {
  const tokenOf = (kind: Kind, no: number, bound = ''): string => {
    const signature = createHmac('sha256', tokenSecret)
      .update(`improvement ${kind}\n${no}\n${bound}`)
      .digest()
    return `${no.toString(36)}.${signature.subarray(0, signatureBytes).toString('base64url')}`
  }
  return {
    tokenOf,
    numberOf: (token) => {
      const [number = ''] = token.split('.')
      return /^[0-9a-z]{1,10}$/.test(number) ? Number.parseInt(number, 36) : undefined
    },
    isOurs: (token, kind, no, bound) => {
      const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(kind, no, bound))]
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
