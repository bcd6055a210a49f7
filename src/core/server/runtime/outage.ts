import { Refusal } from '../http/errors.ts'
import { outageRefusals } from './outage.texts.ts'

/** Seconds after which a call may be sent again. */
export const comeBackSeconds = 5

const fullDisk = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG'])
/** Cancelled because it took too long, or because it waited for a lock. */
const tooSlow = new Set(['57014', '55P03'])
/** Shut down, starting, gone, or no connection to be had. */
const away = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
])
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|the database system is )/i

/**
 * A resource that the machine lacks or cannot reach: not the caller's fault and no secret. Nothing of the
 * call is stored, so it can be sent again.
 * @returns undefined for any other error
 */
export function outageOf(error: Error & { code?: string }): Refusal | undefined {
  const code = error.code ?? ''
  if (fullDisk.has(code)) return new Refusal(507, 'DISK_FULL', outageRefusals.diskFull())
  if (tooSlow.has(code)) return new Refusal(503, 'TOO_SLOW', outageRefusals.tooSlow())
  if (away.has(code) || lostConnection.test(error.message))
    return new Refusal(503, 'DATABASE_AWAY', outageRefusals.databaseAway())
  return undefined
}
