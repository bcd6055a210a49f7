import { asSystem } from '../../../core/server/entity/context.ts'
import type { PublicLink, PublicLinkKind } from '../../../platform/public-link/public-link.server.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'

/**
 * Cards of products: without an end, because a label stays on its container for years, and short enough for the QR
 * code of a small label.
 */
export const cardLink: PublicLinkKind = {
  purpose: 'msds card',
  page: '/msds',
  session: asSystem('MSDS 안전카드'),
  signatureBytes: 12,
  // A person reads some, a program does not read them all.
  callsPerMinute: 60,
  before: {
    text: (prodNo) => `msds card\n${prodNo}`,
    until: async (context) => (await chemicalParameters(context)).oldCardUntilYmd,
  },
}
export type CardLinks = PublicLink
