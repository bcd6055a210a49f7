import { bytesOf, type SignedParts } from '../qr-payload.rule.ts'

/** The portal's public key as it came with the page (core/server/http/static.ts). */
export const deliveredKey = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="qr-key"]')?.content ?? ''

/**
 * Checks in the browser alone whether a signature belongs to a text. Undefined where the browser cannot
 * (plain http, or too old for Ed25519): then only the server can tell.
 */
export async function isGenuine(
  { text, signature }: SignedParts,
  publicKey = deliveredKey(),
): Promise<boolean | undefined> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle
  if (!subtle || publicKey === '') return undefined
  try {
    const key = await subtle.importKey('raw', bytesOf(publicKey), { name: 'Ed25519' }, false, ['verify'])
    return await subtle.verify({ name: 'Ed25519' }, key, signature, text)
  } catch {
    return undefined
  }
}
