import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { explainFileError, systemErrorCode } from './startup-refusal.ts'

/**
 * The signing key of the tokens: made once, kept in `token-secret` (only its owner may read it) so that a
 * restart signs nobody out. It stays out of the database, so that a copy of the database does not let its
 * holder make tokens.
 * @throws StartupRefusal when the folder cannot be written
 */
export function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'token-secret')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 })
    // 'wx' so that of two processes that start at once only one makes the key.
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw explainFileError(error, dataDir)
  }
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length >= 32) return secret
  } catch (error) {
    throw explainFileError(error, dataDir)
  }
  return renewedSecret(file)
}

/**
 * A key of its own for one purpose (HKDF with SHA-256, RFC 5869): what signs one thing says nothing about
 * another, and one purpose gets another key by another name alone.
 * @param purpose a name that no other use has; everything that was signed under it ends when it changes
 * @returns 32 bytes
 */
export const keyFor = (tokenSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', tokenSecret, '', purpose, 32))

/**
 * The file is cut short (a full disk, a power failure): everybody signs in again, which is better than a weak
 * key.
 */
function renewedSecret(file: string): string {
  const secret = randomBytes(48).toString('base64url')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}
