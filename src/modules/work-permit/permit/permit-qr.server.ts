import type { Context } from '../../../core/server/entity/context.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { addDays, instantOf, showMoment } from '../../../core/shared/dates.ts'
import type { QrFacts, QrLive } from '../../../platform/qr/qr-payload.rule.ts'
import type { QrTruths } from '../../../platform/qr/qr.routes.ts'
import { entryEducation } from './crew-requirements.rule.ts'
import { originalNumber } from './validity.rule.ts'
import { permitStates, type PermitState } from './permit-transitions.rule.ts'
import { unmetConditions } from './worker-gate.server.ts'
import type { WorkPermit } from './work-permit.resource.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { workPermitRecords } from '../record-pages.rule.ts'
import { qrWords } from './permit-qr.texts.ts'
import { label } from '../../../core/shared/sentence.ts'

/** What the signed code on a permit's paper says. */
export const permitFacts = (permit: WorkPermit, now: string): QrFacts => ({
  kind: 'P',
  recordNo: permit.permitNo,
  cd: permit.permitCd ?? String(permit.permitNo),
  holderNm: permit.vendorNm ?? permit.execDeptNm ?? '',
  fromDt: permit.startDt,
  toDt: permit.extEndDt ?? permit.endDt,
  asOfDt: now,
})
/** States in which the paper may hang at the work. */
const goodStates: readonly PermitState[] = [
  'approved',
  'working',
  'extensionRequested',
  'completionReported',
  'watching',
]

async function permitTruth({ sql, now }: Context, facts: QrFacts): Promise<QrLive | undefined> {
  const permit = await sql.maybe<{ state: PermitState; endDt: string; suspReasonNm: string | null }>(
    `select p."state", coalesce(p."extEndDt", p."endDt") as "endDt",
       (select c."codeNm" from "codeItem" c where c."codeGrpCd" = 'SUSP_REASON' and c."code" = p."suspReasonCd") as "suspReasonNm"
     from "workPermit" p where p."permitNo" = $1 and (p."permitCd" = $2 or p."permitCd" like $2 || '-_')`,
    // A paper that was printed before an extension carries the number without its tail.
    [facts.recordNo, originalNumber(facts.cd)],
  )
  if (!permit) return facts.recordNo === 0 ? paperTruth(sql, facts.cd) : undefined
  const over = instantOf(permit.endDt) < instantOf(now)
  const notes = [
    ...(permit.state === 'suspended' ? [qrWords.suspended({ reason: permit.suspReasonNm ?? '' })] : []),
    ...(instantOf(permit.endDt).getTime() === instantOf(facts.toDt).getTime()
      ? []
      : [qrWords.endChanged({ moment: showMoment(permit.endDt) })]),
    ...(over && goodStates.includes(permit.state) ? [qrWords.timeOver()] : []),
  ]
  return {
    stateNm: label(permitStates[permit.state]),
    good: goodStates.includes(permit.state) && !over,
    notes,
    toDt: permit.endDt,
    ...(facts.recordNo > 0 && { url: addressOf(workPermitRecords.workPermit, facts.recordNo) }),
  }
}

/** What the portal knows of a number that was set aside for paper. */
async function paperTruth(sql: Sql, permitCd: string): Promise<QrLive | undefined> {
  const paper = await sql.maybe<{ statNm: string; open: boolean; realEndDt: string | null }>(
    `select c."codeNm" as "statNm", n."statCd" = 'reserved' as open, p."realEndDt" from "permitBlockNumber" n left join "workPermit" p using ("permitNo")
     left join "codeItem" c on c."codeGrpCd" = 'PTW_PAPER' and c."code" = n."statCd" where n."permitCd" = $1`,
    [permitCd],
  )
  return (
    paper && {
      stateNm: qrWords.paper({ state: paper.statNm }),
      good: paper.open,
      notes: paper.open ? [qrWords.paperOpen()] : [],
      toDt: paper.realEndDt,
    }
  )
}

/** Days for which a badge is printed where nothing ends earlier. */
const badgeDays = 365
/**
 * What the signed code on a worker's badge says: until the first of entry education, health examination and a
 * year.
 */
export async function badgeFacts(
  { sql, now }: Context,
  vendorWorkerNo: number,
): Promise<QrFacts | undefined> {
  const day = now.slice(0, 10)
  const worker = await sql.maybe<{ name: string; vendorNm: string; toYmd: string }>(
    `select w."vendorWorkerNm" as name, v."vendorNm",
       least($2::date, w."healthNextYmd", (select max(e."validToYmd") from "vendorWorkerEdu" e where e."vendorWorkerNo" = w."vendorWorkerNo" and e."eduTypeCd" = $3))::text as "toYmd"
     from "vendorWorker" w join "vendor" v using ("vendorCd") where w."vendorWorkerNo" = $1`,
    [vendorWorkerNo, addDays(day, badgeDays), entryEducation.code],
  )
  return (
    worker && {
      kind: 'W',
      recordNo: vendorWorkerNo,
      cd: `W-${vendorWorkerNo}`,
      holderNm: `${worker.name} · ${worker.vendorNm}`,
      fromDt: `${day}T00:00:00+09:00`,
      toDt: `${worker.toYmd}T23:59:00+09:00`,
      asOfDt: now,
    }
  )
}
async function badgeTruth(context: Context, facts: QrFacts): Promise<QrLive | undefined> {
  const now = await badgeFacts(context, facts.recordNo)
  if (!now) return undefined
  const unmet = await unmetConditions(context, facts.recordNo, context.today)
  const notes = unmet === 0 ? [] : [qrWords.unmet({ count: unmet })]
  return {
    stateNm: unmet === 0 ? qrWords.mayEnter() : qrWords.mayNotEnter(),
    good: unmet === 0,
    notes,
    toDt: now.toDt,
  }
}

/** The live truth about permits and badges of workers. */
export const qrTruths: QrTruths = { P: permitTruth, W: badgeTruth }
