import { actingAs, type Context } from '../../../core/server/entity/context.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, notFound, Refusal } from '../../../core/server/http/errors.ts'
import { languages, type Language } from '../../../core/shared/session.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { storePassword } from '../../../platform/session/password-change.ts'
import { accountStates, userKinds } from '../../../platform/user/user.resource.ts'
import { accountMessages } from '../../../platform/user/account.texts.ts'
import { userBehaviour } from '../../../platform/user/user.server.ts'
import { inviteBound, joinLink, joinLinkKind } from './join-link.server.ts'
import { giveRole } from './vendor-user-acts.server.ts'
import { vendorUser } from './vendor-user.resource.ts'
import { consents, editionOn, inviteProblem } from './vendor-user.rule.ts'
import { vendorUserSentences } from './vendor-user.texts.ts'

export interface JoinPage {
  /** The language that the invitation names. */
  langCd: Language
  vendorNm: string
  userNm: string
  email: string
  inviteToDt: string
  consentVer: string
  consent: string
}
interface Invited {
  vendorUserNo: number
  vendorCd: string
  vendorNm: string
  userNm: string
  email: string
  phoneNo: string | null
  vendorUserRoleCd: string
  psrmYn: 'Y' | 'N'
  langCd: string
  inviteToDt: string | null
  state: string
  createUserId: string
}
const contentOf = { kr: 'contKr', en: 'contEn', zh: 'contZh', es: 'contEs' } as const
type Consent = { consentKindCd: string; consentVer: string; applyFromYmd: string } & Record<
  (typeof contentOf)[Language],
  string
>

/** The invitation of an address. @throws Refusal 404 for a wrong address, 410 for one that is over, used or taken back */
export async function invitationOf(context: Context, token: string, lock = false): Promise<Invited> {
  const link = joinLink()
  const no = link.numberOf(token)
  const row =
    no === undefined
      ? undefined
      : await context.sql.maybe<Invited>(
          `select u."vendorUserNo", u."vendorCd", v."vendorNm", u."userNm", u."email", u."phoneNo", u."vendorUserRoleCd", u."psrmYn", u."langCd", u."inviteToDt", u."state", u."createUserId"
           from "vendorUser" u join "vendor" v using ("vendorCd") where u."vendorUserNo" = $1${lock ? ' for update of u' : ''}`,
          [no],
        )
  if (!row || !(await link.opens(context, token, row.vendorUserNo, inviteBound(row)))) throw notFound()
  const problem = inviteProblem(row, context.now)
  if (problem) throw new Refusal(410, 'GONE', problem)
  return row
}

/** The text that accounts consent to today. @throws Refusal 409 when there is none */
async function consentOf({ sql, today }: Context): Promise<Consent> {
  const editions = await sql.query<Consent>(
    'select "consentKindCd", "consentVer", "applyFromYmd"::text as "applyFromYmd", "contKr", "contEn", "contZh", "contEs" from "vendorConsent"',
  )
  const edition = editionOn(editions, consents.account, today)
  if (!edition) throw new Refusal(409, 'CONFLICT', vendorUserSentences.noConsent())
  return edition
}

const languageOf = ({ langCd }: Invited): Language => languages.find((each) => each === langCd) ?? 'kr'

/** What the page shows before somebody joins, in the language he has chosen or that of the invitation. */
export async function joinPage(
  context: Context,
  token: string,
  chosen: Language | undefined,
): Promise<JoinPage> {
  const row = await invitationOf(context, token)
  const { vendorNm, userNm, email, inviteToDt } = row
  const consent = await consentOf(context)
  const langCd = languageOf(row)
  return {
    langCd,
    vendorNm,
    userNm,
    email,
    inviteToDt: inviteToDt!,
    consentVer: consent.consentVer,
    consent: consent[contentOf[chosen ?? langCd]],
  }
}

export interface Joining {
  userId: string
  userPwdHash: string
  privAgreeVer: string
  /** None: the account speaks the language of the invitation. */
  langCd: Language | undefined
}
/**
 * Opens the account of an invited person: the account of the platform with its group of rights, the chosen
 * password, and the consent with its version.
 * @throws Refusal 400 at the field, 404, 410
 */
export async function join(context: Context, token: string, given: Joining): Promise<{ userId: string }> {
  const { now, sql } = context
  const row = await invitationOf(context, token, true)
  const { consentVer } = await consentOf(context)
  if (given.privAgreeVer !== consentVer) throw badField('privAgreeYn', vendorUserSentences.otherVersion())
  if (await sql.maybe('select 1 from "user" where lower("userId") = lower($1)', [given.userId]))
    throw badField('userId', accountMessages.idInUse())
  // The row is the account's from now on: making the account carries its state over.
  await setColumns(context, vendorUser, row.vendorUserNo, {
    userId: given.userId,
    privAgreeDt: now,
    privAgreeVer: consentVer,
  })
  await actingAs(context, joinLinkKind.session, async (own) => {
    await createRecord(userBehaviour, own, {
      userId: given.userId,
      userNm: row.userNm,
      userKindCd: userKinds.vendor,
      vendorCd: row.vendorCd,
      email: row.email,
      phoneNo: row.phoneNo,
      psrmYn: row.psrmYn,
      langCd: given.langCd ?? languageOf(row),
    })
    await giveRole(own, given.userId, row.vendorUserRoleCd)
    await storePassword(own, given.userId, given.userPwdHash, accountStates.active, false)
  })
  await notify(context, 'VND_ACCT', {
    to: [row.createUserId],
    variables: { vendorNm: row.vendorNm, userNm: row.userNm },
    linkUrl: '/vendor/base/vendorAcct',
  })
  context.publish({ topic: vendorUser.name, key: row.vendorUserNo })
  return { userId: given.userId }
}
