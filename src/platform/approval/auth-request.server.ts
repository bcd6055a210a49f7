import { acts, audit } from '../../core/server/entity/audit.ts'
import { defineBehaviour, type Guard } from '../../core/server/entity/behaviour.ts'
import { badField, forbidden } from '../../core/server/http/errors.ts'
import { createRecord, updateRecord } from '../../core/server/entity/save.ts'
import { messages } from '../../core/shared/messages.ts'
import { portalOf } from '../session/rights.ts'
import { userAuthGrpBehaviour } from '../auth-group/auth-group.server.ts'
import { authRequest, type AuthRequest } from './auth-request.resource.ts'
import { daysBetween } from '../../core/shared/dates.ts'
import { authRequestMessages } from './auth-request.texts.ts'

type Rule = Guard<typeof authRequest>

const own: Rule = (row, { session }) =>
  row.userId === session.userId ? undefined : authRequestMessages.ownOnly()
const inTime: Rule = (row, { today }) => (row.toYmd < today ? authRequestMessages.past() : undefined)
const groupInUse: Rule = async (row, { sql }) =>
  (await sql.maybe(`select 1 from "authGrp" where "authGrpNo" = $1 and "useYn" = 'Y'`, [row.authGrpNo]))
    ? undefined
    : authRequestMessages.unusable()

interface Period {
  fromYmd: string | null
  toYmd: string | null
}
interface Right extends Period {
  userAuthGrpNo: number
  updateDt: string
  settingYn: string
}
const storedRight = (
  { sql }: Parameters<Rule>[1],
  { userId, authGrpNo }: Pick<AuthRequest, 'userId' | 'authGrpNo'>,
) =>
  sql.maybe<Right>(
    'select "userAuthGrpNo", "updateDt", "settingYn", "fromYmd", "toYmd" from "userAuthGrp" where "userId" = $1 and "authGrpNo" = $2 for update',
    [userId, authGrpNo],
  )
/**
 * Only what this request alone has given is taken back by undoing it; a period that others have a part in is
 * not cut.
 */
const ownRight: Rule = async (row, context) => {
  const right = await storedRight(context, row)
  if (right?.settingYn !== 'Y') return undefined
  return right.fromYmd === row.fromYmd && right.toYmd === row.toYmd ? undefined : authRequestMessages.joined()
}

/**
 * 권한신청: the approved request writes the right itself; the trail of who asked and who gave stays (admin 2.1).
 */
export const authRequestBehaviour = defineBehaviour(authRequest, {
  without: ['multi'],
  mayEdit: (row, context) =>
    row.state === 'draft' || row.state === 'rejected' ? own(row, context) : authRequestMessages.editable(),
  mayDelete: async (row, context) =>
    row.state !== 'draft'
      ? authRequestMessages.editable()
      : ((await own(row, context)) ??
        ((await context.sql.maybe('select 1 from "apprRqst" where "taskClassNm" = $1 and "apprBizKey" = $2', [
          authRequest.name,
          String(row.authRequestNo),
        ]))
          ? authRequestMessages.requested()
          : undefined)),
  beforeSave: async (input, { session, sql }, before) => {
    if (session.vendorCd) throw forbidden()
    if (input.toYmd < input.fromYmd) throw badField('toYmd', messages.endBeforeStart)
    if (daysBetween(input.fromYmd, input.toYmd) > 366) throw badField('toYmd', authRequestMessages.tooLong())
    const group = await sql.maybe(
      `select 1 from "authGrp" where "authGrpNo" = $1 and "useYn" = 'Y' and "portalCd" = $2`,
      [input.authGrpNo, portalOf(session)],
    )
    if (!group) throw badField('authGrpNo', authRequestMessages.unusable())
    return {
      ...input,
      userId: before?.userId ?? session.userId,
      deptCd: before?.deptCd ?? session.deptCd,
      plantCd: before?.plantCd ?? session.plantCd,
    }
  },
  transitions: {
    submit: { may: own, guards: { inTime, groupInUse } },
    approve: { guards: { inTime, groupInUse }, effect: grant },
    requestCancel: { may: own, guards: { inTime, ownRight } },
    cancel: { guards: { ownRight }, effect: takeBack },
  },
})

/** Joins two periods that touch, so that a new request never shortens a right that was given before. */
function together(known: Period, asked: { fromYmd: string; toYmd: string }): Period | undefined {
  const meet =
    (known.toYmd ?? asked.fromYmd) >= asked.fromYmd && (known.fromYmd ?? asked.toYmd) <= asked.toYmd
  if (!meet) return undefined
  return {
    fromYmd: known.fromYmd && (known.fromYmd < asked.fromYmd ? known.fromYmd : asked.fromYmd),
    toYmd: known.toYmd && (known.toYmd > asked.toYmd ? known.toYmd : asked.toYmd),
  }
}

/** Writes the right for the period, in the name of the approver. */
async function grant(request: AuthRequest, context: Parameters<Rule>[1]): Promise<void> {
  const right = {
    userId: request.userId!,
    authGrpNo: request.authGrpNo,
    settingYn: 'Y' as const,
    fromYmd: request.fromYmd,
    toYmd: request.toYmd,
  }
  const stored = await storedRight(context, right)
  const behaviour = userAuthGrpBehaviour
  const key = stored
    ? await updateRecord(behaviour, context, stored.userAuthGrpNo, {
        ...right,
        ...(stored.settingYn === 'Y' && together(stored, right)),
        updateDt: stored.updateDt,
      })
    : await createRecord(behaviour, context, right)
  await audit(context, acts.right, 'userAuthGrp', key, {
    requestedBy: [null, request.userId],
    approvedBy: [null, context.session.userId],
    authRequestCd: [null, request.authRequestCd],
  })
}

/** 취소요청, approved: the right ends at once; its row stays in the trail. */
async function takeBack(request: AuthRequest, context: Parameters<Rule>[1]): Promise<void> {
  const stored = await storedRight(context, request)
  if (stored?.settingYn !== 'Y') return
  const { userAuthGrpNo, updateDt, fromYmd, toYmd } = stored
  const { userId, authGrpNo } = request
  await updateRecord(userAuthGrpBehaviour, context, userAuthGrpNo, {
    userId,
    authGrpNo,
    fromYmd,
    toYmd,
    settingYn: 'N',
    updateDt,
  })
  await audit(context, acts.right, 'userAuthGrp', userAuthGrpNo, {
    cancelledBy: [null, request.userId],
    approvedBy: [null, context.session.userId],
    authRequestCd: [null, request.authRequestCd],
  })
}
