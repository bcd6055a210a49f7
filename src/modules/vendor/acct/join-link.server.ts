import { asSystem } from '../../../core/server/entity/context.ts'
import type { PublicLink, PublicLinkKind } from '../../../platform/public-link/public-link.server.ts'
import type { VendorUser } from './vendor-user.resource.ts'

/** The address by which an invited person joins; a mail carries it, so it is longer than a code on a wall. */
export const joinLinkKind: PublicLinkKind = {
  purpose: 'vendor join',
  page: '/join',
  session: asSystem('업체 계정 가입'),
  signatureBytes: 24,
  // Somebody joins once and may mistype a password some times.
  callsPerMinute: 20,
}

let link: PublicLink | undefined
/** Called before the first request, with the link that the portal's secret signs. */
export const openJoinLink = (opened: PublicLink): void => void (link = opened)
export const joinLink = (): PublicLink => {
  if (!link) throw new Error('no link invites people of companies')
  return link
}

/** The address dies with the end of the invitation: inviting anew makes another one. */
export const inviteBound = ({ inviteToDt }: Pick<VendorUser, 'inviteToDt'>): string =>
  String(inviteToDt === null ? 0 : Date.parse(inviteToDt))
export const joinPath = (row: Pick<VendorUser, 'vendorUserNo' | 'inviteToDt'>): string =>
  joinLink().pathOf(row.vendorUserNo, inviteBound(row))
