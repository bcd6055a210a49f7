import type { Context } from '../../../core/server/entity/context.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { codeNameOf } from '../../../core/server/entity/columns.ts'
import { instantOf, showMoment } from '../../../core/shared/dates.ts'
import type { QrFacts, QrLive } from '../../../platform/qr/qr-payload.rule.ts'
import type { QrKindOf } from '../../../platform/qr/qr.routes.ts'
import { originalNumber } from './validity.rule.ts'
import { permitStates, type PermitState } from './permit-transitions.rule.ts'
import { gateReasons } from './worker-gate.server.ts'
import { passQrKinds, type CardPass } from '../../vendor/enter/pass-card.server.ts'
import { passOrder, passProblem } from '../../vendor/enter/pass-ready.server.ts'
import type { WorkPermit } from './work-permit.resource.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { workPermitRecords } from '../record-pages.rule.ts'
import { qrWords } from './permit-qr.texts.ts'
import { label } from '../../../core/shared/sentence.ts'
import type { Language } from '../../../core/shared/session.ts'
import { plantName } from '../../../platform/plant/plant-name.ts'

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

async function permitTruth({ sql, now, session }: Context, facts: QrFacts): Promise<QrLive | undefined> {
  const permit = await sql.maybe<{ state: PermitState; endDt: string; suspReasonNm: string | null }>(
    `select p."state", coalesce(p."extEndDt", p."endDt") as "endDt",
       (select ${codeNameOf('c', session.language)} from "codeItem" c where c."codeGrpCd" = 'SUSP_REASON' and c."code" = p."suspReasonCd") as "suspReasonNm"
     from "workPermit" p where p."permitNo" = $1 and (p."permitCd" = $2 or p."permitCd" like $2 || '-_')`,
    // A paper that was printed before an extension carries the number without its tail.
    [facts.recordNo, originalNumber(facts.cd)],
  )
  if (!permit) return facts.recordNo === 0 ? paperTruth(sql, facts.cd, session.language) : undefined
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
    url: facts.recordNo > 0 ? addressOf(workPermitRecords.workPermit, facts.recordNo) : undefined,
  }
}

/** What the portal knows of a number that was set aside for paper. */
async function paperTruth(sql: Sql, permitCd: string, language: Language): Promise<QrLive | undefined> {
  const paper = await sql.maybe<{ statNm: string; open: boolean; realEndDt: string | null }>(
    `select ${codeNameOf('c', language)} as "statNm", n."statCd" = 'reserved' as open, p."realEndDt" from "permitBlockNumber" n left join "workPermit" p using ("permitNo")
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

interface Badge {
  name: string
  vendorNm: string
  passNo: number | null
  passCd: string | null
  plantNm: string | null
  areaTxt: string | null
  fromYmd: string
  toYmd: string
  sha256: string | null
}
/** A worker with the pass that speaks for him today at a plant, at any plant where none is named. */
const badgeOf = (
  { sql, today }: Context,
  vendorWorkerNo: number,
  plantCd: string | null,
  language: Language,
) =>
  sql.maybe<Badge & { plantCd: string | null }>(
    `select w."vendorWorkerNm" as name, v."vendorNm", p."passNo", p."passCd", p."plantCd", ${plantName('l', language)} as "plantNm", p."areaTxt", p."fromYmd"::text as "fromYmd", p."toYmd"::text as "toYmd",
       (select f."sha256" from "attachFile" f where f."taskClassNm" = 'vendorWorker' and f."taskKey" = w."vendorWorkerNo"::text and f."taskFlag" = 'image' and f."delYn" = 'N'
         order by f."fileNo" desc limit 1) as "sha256"
     from "vendorWorker" w join "vendor" v using ("vendorCd")
     left join lateral (select * from "enterPass" p where p."vendorWorkerNo" = w."vendorWorkerNo" and ($2::text is null or p."plantCd" = $2)
       order by ${passOrder('p', '$3::date')} limit 1) p on true left join "plant" l on l."plantCd" = p."plantCd"
     where w."vendorWorkerNo" = $1`,
    [vendorWorkerNo, plantCd, today],
  )

/**
 * The pass that a worker's badge shows at the plant; beside it the picture of its holder. Nobody without a pass gets a
 * badge.
 */
export async function badgeFacts(
  context: Context,
  vendorWorkerNo: number,
  plantCd: string | null,
): Promise<CardPass | undefined> {
  // A badge is a paper: it is printed in Korean, whoever prints it.
  const badge = await badgeOf(context, vendorWorkerNo, plantCd, 'kr')
  if (!badge?.passCd || badge.toYmd < context.today) return undefined
  const { passCd, ...shown } = badge
  return { ...shown, passCd, kind: passQrKinds.worker, recordNo: vendorWorkerNo }
}
type PrintedPass = Parameters<typeof passProblem>[0] & { passNo: number; passCd: string }
/**
 * The pass whose number stands on the badge: his former one, where another speaks for its holder meanwhile.
 */
const printedPass = ({ sql }: Context, { recordNo, cd }: QrFacts) =>
  sql.maybe<PrintedPass>(
    `select "passNo", "passCd", "state", "fromYmd"::text as "fromYmd", "toYmd"::text as "toYmd", "stopReason"
     from "enterPass" where "vendorWorkerNo" = $1 and "passCd" = $2`,
    [recordNo, cd],
  )

/** The same refusals as at the gate and before a permit (decision 0034), and what the pass says now. */
async function badgeTruth(context: Context, facts: QrFacts): Promise<QrLive | undefined> {
  const { plantCd, language } = context.session
  const badge = await badgeOf(context, facts.recordNo, plantCd ?? null, language)
  if (!badge) return undefined
  const reasons = badge.plantCd
    ? await gateReasons(context, facts.recordNo, badge.plantCd, context.today)
    : [{ message: qrWords.noPass() }]
  const good = reasons.length === 0
  const printed = await printedPass(context, facts)
  const former = printed && printed.passNo !== badge.passNo ? printed : undefined
  return {
    stateNm: good ? qrWords.mayEnter() : qrWords.mayNotEnter(),
    good,
    // What became of the pass in the hand stands before what the next one says.
    notes: [
      ...(former ? passProblem(former, context.today) : []),
      ...(former && good ? [qrWords.otherPass({ pass: badge.passCd ?? '' })] : []),
      ...reasons.map(({ message }) => message),
    ],
    rows: badge.passCd
      ? [
          ...(former ? [{ label: qrWords.pass(), value: former.passCd }] : []),
          { label: former ? qrWords.nextPass() : qrWords.pass(), value: badge.passCd },
          { label: qrWords.plant(), value: badge.plantNm ?? '' },
          { label: qrWords.areas(), value: badge.areaTxt ?? qrWords.wholePlant() },
          { label: qrWords.validity(), value: `${badge.fromYmd} ~ ${badge.toYmd}` },
        ]
      : undefined,
    photo: badge.sha256 ? { sha256: badge.sha256 } : undefined,
    toDt: badge.passCd ? `${badge.toYmd}T23:59:00+09:00` : null,
  }
}

/** Codes on permits and on the badges of workers, each with the live truth about it. */
export const permitQrKinds: readonly QrKindOf[] = [
  { kind: 'P', truth: permitTruth },
  { kind: passQrKinds.worker, truth: badgeTruth },
]
