import type { FastifyRequest } from 'fastify'
import { messages } from '../../shared/messages.ts'
import type { Context, Engine } from './context.ts'
import { badField } from '../http/errors.ts'
import { writingAfter } from './idempotency.ts'
import type { Session } from '../http/session.ts'

/**
 * Throws unless this is the password of the session's person; a wrong one is counted, whatever happens to the
 * request.
 */
type ConfirmSignature = (engine: Engine, session: Session, userPwdSHA: unknown, what: string) => Promise<void>

let confirm: ConfirmSignature = async () => {
  throw new Error('nothing is connected that confirms signatures')
}
/** The platform says once how a password is confirmed; the engine itself knows nothing of passwords. */
export const connectSignatures = (given: ConfirmSignature): void => void (confirm = given)

/**
 * Runs the work of a request that is a signature: the signer gives the password again (docs/decisions/0043).
 * The password is asked for last, when nothing else refuses the work. At a shared device the PIN was given
 * just before.
 * @param what is written into the sign-in history beside a wrong password
 * @throws what the work throws; Refusal 400 (no password), 401 WRONG_PASSWORD, 403 (locked)
 */
export async function signing<T>(
  engine: Engine,
  request: FastifyRequest,
  what: string,
  work: (context: Context, body: Record<string, unknown>) => Promise<T>,
): Promise<T> {
  const { userPwdSHA, ...body } = (
    typeof request.body === 'object' && request.body !== null ? request.body : {}
  ) as Record<string, unknown>
  let proven = request.session.device !== undefined
  const look = async () => {
    if (proven || userPwdSHA === undefined) return
    await confirm(engine, request.session, userPwdSHA, what)
    proven = true
  }
  return writingAfter(engine, request, look, async (context) => {
    const result = await work(context, body)
    if (!proven) throw badField('userPwdSHA', messages.passwordRequired)
    return result
  })
}
