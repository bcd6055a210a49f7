import { asSystem } from '../../../core/server/entity/context.ts'
import type { PublicLink, PublicLinkKind } from '../../../platform/public-link/public-link.server.ts'
import { improvementFigures } from '../improvement/people.server.ts'

const common = {
  session: asSystem('현장 요청 링크'),
  // Short enough for a QR code that a phone reads from a wall.
  signatureBytes: 15,
  // A person writes one request and looks at it, a program does not try tokens.
  callsPerMinute: 20,
}
const kindOf = (name: 'link' | 'receipt', page?: string): PublicLinkKind => ({
  ...common,
  purpose: `improvement ${name}`,
  page,
  before: {
    text: (no, bound = '') => `improvement ${name}\n${no}\n${bound}`,
    until: async ({ sql, now }) => (await improvementFigures(sql, null, now)).oldLinkUntilYmd,
  },
})
/** The code at the gate, which holds good up to its last day. */
export const requestLink = kindOf('link', '/improve')
/** The state of one request, for whoever has sent it. */
export const receiptLink = kindOf('receipt')

export interface LinkTokens {
  link: PublicLink
  receipt: PublicLink
}
/** A receipt is bound to nothing besides its number. */
export const receiptBound = ''
