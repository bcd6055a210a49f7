import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from '../../../core/server/runtime/token-secret.ts'

/**
 * Bytes of the signature that stand in the address: enough against guessing, short enough for the QR code of
 * a small label.
 */
const signatureBytes = 12
/**
 * Addresses of the cards of products: signed, without an end, because a label stays on its container for
 * years.
 */
export interface CardLinks {
  /** Path in the portal. */
  pathOf: (prodNo: number) => string
  /** The whole address, as a QR code has it. */
  addressOf: (prodNo: number) => string
  /** The product of an address; undefined when it is not ours. */
  productOf: (token: string) => number | undefined
  /**
   * The product of an address that was printed before the cards had a key of their own, signed with the
   * portal's secret itself (docs/decisions/0113); undefined when it is not ours.
   */
  productOfOld: (token: string) => number | undefined
}

/** @param publicUrl address that people type */
export function createCardLinks(tokenSecret: string, publicUrl: string): CardLinks {
  const key = keyFor(tokenSecret, 'msds card')
  const signatureOf = (prodNo: number) => signed(key, String(prodNo))
  // The first line kept these signatures apart from everything else that was made with the same secret.
  const oldSignatureOf = (prodNo: number) => signed(tokenSecret, `msds card\n${prodNo}`)
  const pathOf = (prodNo: number) => `/msds/${prodNo.toString(36)}.${signatureOf(prodNo)}`
  return {
    pathOf,
    addressOf: (prodNo) => publicUrl + pathOf(prodNo),
    productOf: (token) => productSigned(token, signatureOf),
    productOfOld: (token) => productSigned(token, oldSignatureOf),
  }
}

const signed = (key: Buffer | string, text: string): string =>
  createHmac('sha256', key).update(text).digest().subarray(0, signatureBytes).toString('base64url')
function productSigned(token: string, signatureOf: (prodNo: number) => string): number | undefined {
  const [number = '', signature = ''] = token.split('.')
  const prodNo = /^[0-9a-z]{1,10}$/.test(number) ? Number.parseInt(number, 36) : NaN
  if (!Number.isSafeInteger(prodNo)) return undefined
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(prodNo))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? prodNo : undefined
}
