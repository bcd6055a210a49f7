import { Binds } from '../../../core/server/database/database.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { addDays, momentOf } from '../../../core/shared/dates.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { escalate } from '../../../platform/notification/escalation.server.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { safetyRecords } from '../record-pages.rule.ts'
import { ppeIssue } from './ppe-issue.resource.ts'
import { ppeItem } from './ppe-item.resource.ts'
import { isKeeper, isSafety, isSupervisor } from './ppe-people.server.ts'
import { ppeRequest } from './ppe-request.resource.ts'
import { figuresOf } from './ppe-standards.server.ts'
import { endingLots, reorderOf } from './ppe-supply.server.ts'
import { ppeWords, ppeWorkNames } from './ppe-work.texts.ts'
import { isEarlyType } from './ppe.rule.ts'

const morning = (day: string): string => `${day}T09:00:00+09:00`
const most = 200

/** Requests at which the caller is the next to act. */
async function requests(context: Context) {
  const { sql, session } = context
  if (!mayUse(session, ppeRequest.menus, 'write')) return []
  const binds = new Binds()
  const scope = scopeWhere(ppeRequest, session, 't', binds)
  const rows = await sql.query<{
    ppeRequestNo: number
    ppeRequestCd: string
    plantCd: string
    rqstUserId: string
    userNm: string
    rqstTypeCd: string
    rqstYmd: string
    state: string
  }>(
    `select t."ppeRequestNo", t."ppeRequestCd", t."plantCd", t."rqstUserId", u."userNm", t."rqstTypeCd", t."rqstDt"::date::text as "rqstYmd", t."state"
     from "ppeRequest" t join "user" u on u."userId" = t."rqstUserId"
     where ${scope} and t."state" in ('requested', 'approved', 'partIssued') order by t."rqstDt" limit ${most}`,
    binds.values,
  )
  return rows.flatMap((row) => {
    const mine = row.rqstUserId === session.userId
    const decides = !mine && (isEarlyType(row.rqstTypeCd) ? isSafety(session) : isSupervisor(session))
    const acts = row.state === 'requested' ? decides : isKeeper(session, row.plantCd)
    return acts
      ? [
          {
            kind: row.state === 'requested' ? 'ppe-approve' : 'ppe-issue',
            title: row.userNm,
            more: row.ppeRequestCd,
            dueDt: morning(addDays(row.rqstYmd, 1)),
            resource: ppeRequest.name,
            key: row.ppeRequestNo,
          },
        ]
      : []
  })
}
/** What the caller was given and has not signed for. */
async function receipts({ sql, session }: Context) {
  const rows = await sql.query<{ ppeIssueNo: number; ppeIssueCd: string; itemTxt: string; issueDt: string }>(
    `select t."ppeIssueNo", t."ppeIssueCd", to_json(t."issueDt")#>>'{}' as "issueDt", (select string_agg(i."ppeItemNm", ', ' order by l."ppeIssueLineNo") from "ppeIssueLine" l join "ppeItem" i using ("ppeItemNo") where l."ppeIssueNo" = t."ppeIssueNo") as "itemTxt"
     from "ppeIssue" t where t."userId" = $1 and t."state" = 'issued' order by t."issueDt" limit ${most}`,
    [session.userId],
  )
  return rows.map((row) => ({
    kind: 'ppe-receive',
    title: (row.itemTxt ?? '').slice(0, 80),
    more: row.ppeIssueCd,
    dueDt: row.issueDt,
    resource: ppeIssue.name,
    key: row.ppeIssueNo,
  }))
}
/** Items to be ordered and lots that are past their last day, for who keeps the stock. */
async function stock(context: Context) {
  const { session, today } = context
  if (!isKeeper(session, session.plantCd) || !mayUse(session, ['saf/ppe/ppeIo'], 'write')) return []
  const plantCd = session.plantCd ?? ''
  const say = sayIn(ppeWords, () => session.language)
  const low = (await reorderOf(context, plantCd)).filter((row) => row.low)
  const lots = (await endingLots(context, plantCd)).filter(({ expired }) => expired)
  return [
    ...low.map((row) => ({
      kind: 'ppe-reorder',
      title: row.ppeItemNm,
      more: say('stockOf', { n: row.stockQty, point: row.reorderQty }),
      dueDt: morning(today),
      resource: ppeItem.name,
      key: row.ppeItemNo,
    })),
    ...lots.map((row) => ({
      kind: 'ppe-lot',
      title: row.ppeItemNm,
      more: say('lotOf', { lot: row.lotNo, day: row.expYmd }),
      dueDt: morning(row.expYmd),
      resource: ppeItem.name,
      key: row.ppeItemNo,
    })),
  ].slice(0, most)
}
export const ppeWork: WorkSource = {
  labels: ppeWorkNames,
  find: async (context) => [
    ...(await requests(context)),
    ...(await receipts(context)),
    ...(await stock(context)),
  ],
}

/** Interval of the clock. */
export const ppeClockMs = 3_600_000
/**
 * Reminds people of what they have not signed for, on the rungs of the event.
 * @returns how many messages were given
 */
export const ppeClock = (engine: Engine): Promise<number> =>
  inTransaction(engine, asSystem('보호구 시계'), async (context) => {
    const { receiptDays } = await figuresOf(context, null)
    return escalate(context, 'PPE_RECEIPT_DUE', await unsigned(context, receiptDays))
  })
async function unsigned({ sql }: Context, receiptDays: number) {
  const rows = await sql.query<{
    ppeIssueNo: number
    ppeIssueCd: string
    userId: string
    plantCd: string
    issueDt: string
  }>(
    // A worker of a company has no account: whoever gave it goes and gets his signature.
    `select "ppeIssueNo", "ppeIssueCd", coalesce("userId", "issueUserId") as "userId", "plantCd", to_json("issueDt")#>>'{}' as "issueDt" from "ppeIssue" where "state" = 'issued' order by 1`,
  )
  return rows.map((row) => ({
    subject: `ppeIssue ${row.ppeIssueNo}`,
    dueYmd: addDays(momentOf(new Date(row.issueDt)).slice(0, 10), receiptDays),
    to: [row.userId],
    variables: { ppeIssueCd: row.ppeIssueCd },
    linkUrl: addressOf(safetyRecords.ppeIssue, row.ppeIssueNo),
    plantCd: row.plantCd,
  }))
}
