import { asSystem, type Context } from '../../../core/server/entity/context.ts'
import { Refusal, refused } from '../../../core/server/http/errors.ts'
import type { PublicLink, PublicLinkKind } from '../../../platform/public-link/public-link.server.ts'
import { codeBound, codeLeftMs, readCode, windowOf, windowsTaken, type CodeKind } from './attend-code.rule.ts'
import { attendRefusals } from './attend-refusals.texts.ts'

/** Page of the portal that a telephone's camera opens with the code on the wall; the code itself stays in its hash. */
const attendPage = '/attend'
const session = asSystem('교육 출석 링크')
/** People of a class share one network address when they scan all at once. */
const callsPerMinute = 600
/** The code on the wall, another one every half minute. (EDU-13, fit D13) */
export const codeLink: PublicLinkKind = {
  purpose: 'education attendance',
  session,
  signatureBytes: 15,
  callsPerMinute,
}
/** The own link of a worker without an account, for one class. (fit D12) */
export const seatLink: PublicLinkKind = {
  purpose: 'education seat',
  page: attendPage,
  session,
  signatureBytes: 15,
  callsPerMinute,
}
export interface AttendLinks {
  code: PublicLink
  seat: PublicLink
  publicUrl: string
}

interface ShownCode {
  kind: CodeKind
  token: string
  url: string
  expireDt: string
  leftMs: number
}
/** The code that stands on the wall at a moment. */
export function codeAt(links: AttendLinks, eduClassNo: number, kind: CodeKind, now: Date): ShownCode {
  const token = `${kind}.${links.code.tokenOf(eduClassNo, codeBound(kind, windowOf(now.getTime())))}`
  const leftMs = codeLeftMs(now.getTime())
  return {
    kind,
    token,
    url: `${links.publicUrl}${attendPage}#${token}`,
    expireDt: new Date(now.getTime() + leftMs).toISOString(),
    leftMs,
  }
}
/**
 * The class and the act that a code stands for, if it stood on the wall at the moment of the scan.
 * @throws Refusal 410 (too old, or signed by nobody of ours), 422 (no code of attendance)
 */
export async function openCode(
  links: AttendLinks,
  context: Context,
  given: unknown,
): Promise<{ kind: CodeKind; eduClassNo: number; at: string }> {
  const code = readCode(given)
  const eduClassNo = code && links.code.numberOf(code.token)
  if (!code || eduClassNo === undefined) throw refused([{ guard: 'code', message: attendRefusals.foreign() }])
  const at = context.enteredDt ?? context.now
  for (const window of windowsTaken(Date.parse(at)))
    if (await links.code.opens(context, code.token, eduClassNo, codeBound(code.kind, window)))
      return { kind: code.kind, eduClassNo, at }
  throw new Refusal(410, 'CODE_EXPIRED', attendRefusals.expired())
}
