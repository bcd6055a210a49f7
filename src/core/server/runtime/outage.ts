import { Refusal } from '../http/errors.ts'

/** Seconds after which a call may be sent again. */
export const comeBackSeconds = 5

const fullDisk = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG'])
/** Cancelled because it took too long, or because somebody held what it waited for. */
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
 * What the machine has run out of, or cannot reach: no fault of who asked and no secret. Nothing of the call
 * is kept, so that it may be sent again.
 * @returns undefined for any other error
 */
export function outageOf(error: Error & { code?: string }): Refusal | undefined {
  const code = error.code ?? ''
  if (fullDisk.has(code))
    return new Refusal(
      507,
      'DISK_FULL',
      '서버의 저장 공간이 부족하여 저장하지 못했습니다. 입력한 내용을 그대로 두고 관리자에게 알려 주세요.',
    )
  if (tooSlow.has(code))
    return new Refusal(
      503,
      'TOO_SLOW',
      '처리가 오래 걸려 중단했고 저장하지 않았습니다. 잠시 후 다시 시도해 주세요.',
    )
  if (away.has(code) || lostConnection.test(error.message))
    return new Refusal(
      503,
      'DATABASE_AWAY',
      '데이터베이스에 연결되지 않아 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    )
  return undefined
}
