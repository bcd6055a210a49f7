import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, isSystem, type Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { languages } from '../../../core/shared/session.ts'
import { mailOutside } from '../../../platform/notification/notification.server.ts'
import { isKeeper, isVendorManager } from '../vendor-people.server.ts'
import type { Vendor } from '../vendor/vendor.resource.ts'
import type { VendorState } from '../vendor/vendor-transitions.rule.ts'
import { joinPath } from './join-link.server.ts'
import { accountMenus, vendorUser, type VendorUser } from './vendor-user.resource.ts'
import { inviteEnd, roles } from './vendor-user.rule.ts'
import { vendorUserSentences } from './vendor-user.texts.ts'

type Rule = Guard<typeof vendorUser>
/** A company's manager for his people, the plant's people who look after accounts for all. */
export const looksAfter: Rule = (_, { session }) =>
  isVendorManager(session) || isKeeper(session, accountMenus) ? undefined : vendorUserSentences.managersOnly()
const openStates: readonly VendorState[] = ['active', 'entryStopped']
const dealing: Rule = async ({ vendorCd }, { sql }) =>
  (await sql.maybe(
    'select 1 from "vendor" where "vendorCd" = $1 and "state" = any($2::text[]) and coalesce("useYn", \'Y\') = \'Y\'',
    [vendorCd, openStates],
  ))
    ? undefined
    : vendorUserSentences.companyNotActive()

/** Accounts of companies begin with an invitation; afterwards they are moved by `moveVendorUser`. */
export const vendorUserBehaviour = defineBehaviour(vendorUser, {
  without: ['multi', 'delete'],
  mayEdit: (row, context) =>
    row.state === 'invited' ? looksAfter(row, context) : vendorUserSentences.invitedOnly(),
  beforeSave: async (input, context, before) => {
    const { sql, now } = context
    const refusal = await looksAfter(input as VendorUser, context)
    if (refusal) throw forbidden(vendorUserSentences.managersOnly())
    if (before && before.vendorCd !== input.vendorCd)
      throw badField('vendorCd', vendorUserSentences.invitedOnly())
    if (!isSystem(context.session) && (await dealing(input as VendorUser, context)))
      throw badField('vendorCd', vendorUserSentences.companyNotActive())
    if (!/^[^\s@]+@[^\s@]+$/.test(input.email)) throw badField('email', vendorUserSentences.emailForm())
    const known = await sql.maybe(
      `select 1 from "vendorUser" where "vendorCd" = $1 and lower("email") = lower($2) and "state" = 'invited' and "vendorUserNo" is distinct from $3`,
      [input.vendorCd, input.email, before?.vendorUserNo ?? null],
    )
    if (known) throw conflict(vendorUserSentences.invitedAlready())
    const sameAddress = before?.email === input.email
    return {
      ...input,
      langCd: input.langCd ?? 'kr',
      inviteToDt: sameAddress ? before.inviteToDt : inviteEnd(now),
    }
  },
  afterSave: async (key, context, before) => {
    const row = await loadRecord(vendorUser, context, key)
    if (before?.email !== row.email) await sendInvitation(context, row)
  },
  transitions: {
    resend: {
      may: looksAfter,
      guards: { dealing },
      set: (_, { now }) => ({ inviteToDt: inviteEnd(now) }),
      effect: (row, context) => sendInvitation(context, row),
    },
    cancelInvite: { may: looksAfter },
  },
})

/** Writes the address to the invited person; nobody else is told it, and nobody can read it out of the row. */
async function sendInvitation(context: Context, row: VendorUser): Promise<void> {
  const { vendorNm, email, userNm } = await context.sql.one<{
    vendorNm: string
    email: string
    userNm: string
  }>(
    'select v."vendorNm", u."email", u."userNm" from "vendorUser" u join "vendor" v using ("vendorCd") where u."vendorUserNo" = $1',
    [row.vendorUserNo],
  )
  await mailOutside(
    context,
    'VND_INVITE',
    { toAddr: email, langCd: languages.find((each) => each === row.langCd) ?? 'kr' },
    {
      variables: { vendorNm, userNm, dueDt: showMoment(row.inviteToDt) },
      linkUrl: joinPath(row),
    },
  )
}

/**
 * Invites the first manager of a company that was approved, at the address that was given or the company's own;
 * nobody where somebody manages it or is invited already (vendor 4, 승인).
 */
export async function inviteManager(
  context: Context,
  company: Pick<Vendor, 'vendorCd' | 'safeMgrNm' | 'email'>,
  given: { mgrNm?: unknown; mgrEmail?: unknown },
): Promise<void> {
  const known = await context.sql.maybe(
    `select 1 from "vendorUser" where "vendorCd" = $1 and "vendorUserRoleCd" = $2 and "state" in ('invited', 'active', 'locked', 'dormant') limit 1`,
    [company.vendorCd, roles.manager],
  )
  if (known) return
  await actingAs(context, asSystem('업체 관리자 초대'), (own) =>
    createRecord(vendorUserBehaviour, own, {
      vendorCd: company.vendorCd,
      userNm: given.mgrNm || company.safeMgrNm,
      email: given.mgrEmail || company.email,
      vendorUserRoleCd: roles.manager,
    }),
  )
}
