import { acts as auditActs, audit } from '../../core/server/entity/audit.ts'
import type { Context } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { notFound } from '../../core/server/http/errors.ts'
import { parseKey } from '../../core/server/entity/record.ts'
import { apprRqst } from './appr-rqst.resource.ts'
import { agreePolicies } from './approval-codes.rule.ts'
import type { ApprPolicyStep } from './appr-policy.resource.ts'

export interface RqstRow {
  apprRqstNo: number
  docNo: string | null
  title: string
  apprBizCd: string
  taskClassNm: string
  apprBizKey: string
  taskActNm: string
  cont: string | null
  draftUserId: string
  draftDeptCd: string | null
  plantCd: string | null
  draftDt: string | null
  apprStatusCd: string
  roundNo: number
  dueDt: string | null
  doneDt: string | null
  urgentYn: 'Y' | 'N'
  /** The closed document that this one asks to undo. */
  cancelRqstNo: number | null
}
export interface StepRow {
  apprStepNo: number
  apprRqstNo: number
  roundNo: number
  seq: number
  stepKindCd: string
  parallelGrp: number | null
  userId: string
  assignUserId: string | null
  actUserId: string | null
  stepStatusCd: string
  arriveDt: string | null
  dueDt: string | null
  actDt: string | null
  opinion: string | null
  daegyulYn: 'Y' | 'N'
  delegateKindCd: string | null
  jeonKyulYn: 'Y' | 'N'
  postSeenDt: string | null
  fixedYn: 'Y' | 'N'
  remindDt: string | null
  escalateDt: string | null
}

/** @throws Refusal 404 */
export async function loadRqst(sql: Sql, given: string | number, lock = false): Promise<RqstRow> {
  const key = parseKey(apprRqst, given)
  const row = await sql.maybe<RqstRow>(
    `select * from "apprRqst" where "apprRqstNo" = $1${lock ? ' for update' : ''}`,
    [key],
  )
  if (!row) throw notFound()
  return row
}
export const loadSteps = (sql: Sql, apprRqstNo: number): Promise<StepRow[]> =>
  sql.query<StepRow>(
    'select * from "apprStep" where "apprRqstNo" = $1 order by "roundNo", "seq", "apprStepNo"',
    [apprRqstNo],
  )

export interface Policy {
  apprBizCd: string
  formNm: string
  agreePolicyCd: string
  jeonKyulYn: 'Y' | 'N'
  jeonKyulCond: string | null
  bulkYn: 'Y' | 'N'
  signPwYn: 'Y' | 'N'
  dueDays: number
  keepYear: number
  fixedSteps: ApprPolicyStep[]
}
/**
 * The policy in force of a kind of business; without one the careful defaults: 전원합의, three working days,
 * nothing in bulk.
 */
export async function policyOf(sql: Sql, apprBizCd: string): Promise<Policy> {
  const row = await sql.maybe<Policy>(
    `select p.*, (select coalesce(json_agg(s order by s."seq", s."apprPolicyStepNo"), '[]') from "apprPolicyStep" s where s."apprPolicyNo" = p."apprPolicyNo") as "fixedSteps"
     from "apprPolicy" p where p."apprBizCd" = $1 and p."useYn" = 'Y'`,
    [apprBizCd],
  )
  if (row) return row
  const name = await sql.maybe<{ codeNm: string }>(
    // In Korean: the text is stored with the record, as it was said that day.
    `select "codeNm" from "codeItem" where "codeGrpCd" = 'APPR_BIZ' and "code" = $1`,
    [apprBizCd],
  )
  return {
    apprBizCd,
    formNm: name?.codeNm ?? apprBizCd,
    agreePolicyCd: agreePolicies.all,
    jeonKyulYn: 'N',
    jeonKyulCond: null,
    bulkYn: 'N',
    signPwYn: 'N',
    dueDays: 3,
    keepYear: 5,
    fixedSteps: [],
  }
}

/**
 * Records who moved a document, when and why: one row each in the state history and the audit trail, even
 * when the state stays.
 */
export async function writeMove(
  context: Context,
  apprRqstNo: number,
  move: { from: string | null; to: string; actNm: string; reason?: string | null },
): Promise<void> {
  await context.sql.query(
    `insert into "comStateHist" ("taskClassNm", "taskKey", "fromStatCd", "toStatCd", "actNm", "reason", "userId", "actDt")
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      apprRqst.name,
      String(apprRqstNo),
      move.from,
      move.to,
      move.actNm,
      move.reason ?? null,
      context.session.userId,
      context.now,
    ],
  )
  await audit(context, move.from === null ? auditActs.create : auditActs.update, apprRqst.name, apprRqstNo, {
    apprStatusCd: [move.from, move.to],
    actNm: [null, move.actNm],
  })
  context.publish({ topic: apprRqst.name, key: apprRqstNo })
}
