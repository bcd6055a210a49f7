import { randomBytes } from 'node:crypto'
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
 * The file is cut short (a full disk, a power failure): everybody signs in again, which is better than a weak
 * key.
 */
function renewedSecret(file: string): string {
  const secret = randomBytes(48).toString('base64url')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}
