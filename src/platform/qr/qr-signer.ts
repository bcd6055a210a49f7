import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { keyFor } from '../../core/server/runtime/token-secret.ts'
import { packFacts, partsOfSigned, unpackFacts, verifyPath, type QrFacts } from './qr-payload.rule.ts'

export interface QrSigner {
  /** The fragment of the code's address: text and signature, base64url. */
  signed(facts: QrFacts): string
  /**
   * The address that the code shows: the page of verification, with what is signed where no server sees it.
   */
  addressOf(facts: QrFacts): string
  /** Facts of a code with our signature; undefined for every other. */
  read(given: string): QrFacts | undefined
  /** Raw Ed25519 public key, base64url: the browser checks with it alone. */
  publicKey: string
}

/** The bytes before the 32 bytes of a raw Ed25519 key in its PKCS #8 wrapping (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * Signs QR codes with Ed25519. The key follows from the server's secret (token-secret, made at the first
 * start, in every backup): several servers have the same one and there is no further file to be lost. Another
 * secret makes the codes printed before it forgeries.
 */
export function createQrSigner(tokenSecret: string, publicUrl: string): QrSigner {
  const seed = keyFor(tokenSecret, 'signed qr code')
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  const signed = (facts: QrFacts): string => {
    const text = Buffer.from(packFacts(facts))
    return `${text.toString('base64url')}.${sign(null, text, privateKey).toString('base64url')}`
  }
  return {
    signed,
    addressOf: (facts) => `${publicUrl}${verifyPath}#${signed(facts)}`,
    read(given) {
      const parts = partsOfSigned(given)
      if (!parts || !verify(null, parts.text, publicKey, parts.signature)) return undefined
      return unpackFacts(Buffer.from(parts.text).toString())
    },
    publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
  }
}
