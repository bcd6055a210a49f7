import { createHmac, timingSafeEqual } from 'node:crypto'

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
}

/** @param publicUrl address that people type */
export function createCardLinks(tokenSecret: string, publicUrl: string): CardLinks {
  // The first line keeps these signatures apart from everything else that is made with the same secret.
  const signatureOf = (prodNo: number): string =>
    createHmac('sha256', tokenSecret)
      .update(`msds card\n${prodNo}`)
      .digest()
      .subarray(0, signatureBytes)
      .toString('base64url')
  const pathOf = (prodNo: number) => `/msds/${prodNo.toString(36)}.${signatureOf(prodNo)}`
  return {
    pathOf,
    addressOf: (prodNo) => publicUrl + pathOf(prodNo),
    productOf: (token) => {
      const [number = '', signature = ''] = token.split('.')
      const prodNo = /^[0-9a-z]{1,10}$/.test(number) ? Number.parseInt(number, 36) : NaN
      if (!Number.isSafeInteger(prodNo)) return undefined
      const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(prodNo))]
      return given.length === expected.length && timingSafeEqual(given, expected) ? prodNo : undefined
    },
  }
}
