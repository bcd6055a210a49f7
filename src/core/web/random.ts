/**
 * 128 random bits as 32 hex digits; `crypto.randomUUID` is missing where the portal is opened without https.
 */
export const randomHex = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
