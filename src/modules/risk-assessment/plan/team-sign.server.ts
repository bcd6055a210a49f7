import type { Context } from '../../../core/server/entity/context.ts'
import { addLine, changeLine } from '../../../core/server/entity/lines.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { flag } from '../../../core/shared/field.ts'
import { accountStates } from '../../../platform/user/user.resource.ts'
import { openTargetStates, signWays } from '../risk-codes.rule.ts'
import { planRefusals } from './plan-refusals.texts.ts'
import { rsaTarget, type RsaTarget, type TeamMember } from './rsa-target.resource.ts'
import { whyNotOfTeam } from './target-edit.server.ts'
import { summaryOf } from './target-lines.server.ts'
import { tellTarget } from './target-notice.server.ts'

/** Words that a member adds to the own signature. */
const { opinionTxt: opinionField } = rsaTarget.lines!.team.fields
const opinion = { opinionTxt: opinionField }

async function sign(
  row: RsaTarget,
  context: Context,
  member: TeamMember | undefined,
  signWayCd: string,
  body: unknown,
): Promise<void> {
  if (!member) throw forbidden(planRefusals.notInTeam())
  if (!openTargetStates.includes(row.state)) throw conflict(planRefusals.signWhen())
  if (member.signDt) throw conflict(planRefusals.signedAlready())
  const { scored, unscored } = await summaryOf(context, row)
  if (scored + unscored === 0) throw conflict(planRefusals.signEmpty())
  const { opinionTxt } = checkedInput(opinion, { opinionTxt: (body as { opinionTxt?: unknown })?.opinionTxt })
  const now = context.now
  const signed = await changeLine(
    context,
    rsaTarget,
    'team',
    row.rsaTargetNo,
    {
      rsaTeamNo: member.rsaTeamNo,
      signDt: now,
      signWayCd,
      opinionTxt: (opinionTxt as string | null | undefined) ?? member.opinionTxt,
    },
    { from: { signDt: null }, trail: { [`signDt ${member.userId ?? member.vendorWorkerNo}`]: [null, now] } },
  )
  if (!signed) throw conflict(planRefusals.signedAlready())
}
/** The caller signs for himself, by the own password or at a shared device (decisions 0029, 0043; fit D20). */
export const signOwn = (row: RsaTarget, context: Context, body: unknown): Promise<void> =>
  sign(
    row,
    context,
    row.team.find(({ userId }) => userId === context.session.userId),
    context.session.device ? signWays.pin : signWays.own,
    body,
  )
/**
 * The worker of a company, who has no account, signs at the device of somebody of the team with the PIN that he chose.
 * The PIN has been proven before the transaction.
 */
export async function signWorker(row: RsaTarget, context: Context, body: unknown): Promise<void> {
  const stranger = whyNotOfTeam(row, context)
  if (stranger) throw forbidden(stranger)
  const asked = Number((body as { vendorWorkerNo?: unknown })?.vendorWorkerNo)
  await sign(
    row,
    context,
    row.team.find(({ vendorWorkerNo }) => vendorWorkerNo === asked),
    signWays.pin,
    body,
  )
}

/** How and to how many a result was told. */
const { shareTypeCd, shareDt, placeTxt, targetCnt } = rsaTarget.lines!.shares.fields
export const shareInput = {
  shareTypeCd,
  shareDt,
  placeTxt,
  targetCnt: { ...targetCnt, min: 1, max: 10_000 },
}
/** Notes that a confirmed result was told, and tells the team that it may be read. (지침 제14조) */
export async function addShare(row: RsaTarget, context: Context, body: unknown): Promise<void> {
  const stranger = whyNotOfTeam(row, context)
  if (stranger) throw forbidden(stranger)
  if (row.state !== 'confirmed' && row.state !== 'shared') throw conflict(planRefusals.notShared())
  const given = checkedInput(shareInput, body) as {
    shareTypeCd: string
    shareDt: string
    placeTxt: string | null
    targetCnt: number
  }
  const { codeItem } = await context.sql.one<{ codeItem: number }>(
    `select count(*)::int as "codeItem" from "codeItem" where "codeGrpCd" = 'RSA_SHARE' and "code" = $1 and "useYn" = 'Y'`,
    [given.shareTypeCd],
  )
  if (codeItem === 0) throw badField('shareTypeCd', planRefusals.shareNeeded())
  await addLine(context, rsaTarget, 'shares', row.rsaTargetNo, given)
  await tellTarget(context, 'RSA_TARGET_SHARED', row, 'team')
}
const understood = { understoodYn: flag('이해', { first: 'Y' }) }
/** The caller has read a result, and says whether he understood it. */
export async function readResult(row: RsaTarget, context: Context, body: unknown): Promise<void> {
  if (row.state !== 'confirmed' && row.state !== 'shared') throw conflict(planRefusals.notShared())
  const { userId, language } = context.session
  if (row.reads.some((each) => each.userId === userId)) throw conflict(planRefusals.readAlready())
  const given = checkedInput(understood, { understoodYn: (body as { understoodYn?: unknown })?.understoodYn })
  await addLine(context, rsaTarget, 'reads', row.rsaTargetNo, {
    userId,
    vendorWorkerNo: null,
    readDt: context.now,
    langCd: language,
    understoodYn: given['understoodYn'] === 'N' ? 'N' : 'Y',
  })
}

export interface Unread {
  /** Null: a worker of a company in the team, who answers at a shared device. */
  userId: string | null
  userNm: string
  deptNm: string | null
}
/** The people of the department and the team, of companies too, who have not read the result; for who sees the target. */
export const unreadOf = ({ sql, today }: Context, { rsaTargetNo, deptCd }: RsaTarget): Promise<Unread[]> =>
  sql.query(
    `with recursive below as (select $2::text as "deptCd" union select d."deptCd" from "dept" d join below b on d."pdeptCd" = b."deptCd")
     select * from (select u."userId", u."userNm", d."deptNm" from "user" u left join "dept" d using ("deptCd")
     where u."vendorCd" is null and u."acctStatusCd" = $4 and (u."deptCd" in (select "deptCd" from below)
         or exists (select 1 from "rsaTeam" m where m."rsaTargetNo" = $1 and m."userId" = u."userId"))
       and coalesce(u."retireYmd" >= $3::date, true) and not exists (select 1 from "rsaRead" r where r."rsaTargetNo" = $1 and r."userId" = u."userId")
     union all select null, w."vendorWorkerNm", v."vendorNm" from "rsaTeam" m join "vendorWorker" w using ("vendorWorkerNo") left join "vendor" v on v."vendorCd" = w."vendorCd"
     where m."rsaTargetNo" = $1 and not exists (select 1 from "rsaRead" r where r."rsaTargetNo" = $1 and r."vendorWorkerNo" = m."vendorWorkerNo")) n
     order by "deptNm", "userNm" limit 300`,
    [rsaTargetNo, deptCd, today, accountStates.active],
  )
