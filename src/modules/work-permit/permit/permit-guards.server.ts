import { informationReasons } from '../../vendor/info/information-ready.server.ts'
import { informationNeeded } from './information.rule.ts'
import { equipmentReasons } from '../../vendor/equip/equipment-ready.server.ts'
import type { Context } from '../../../core/server/context.ts'
import type { Guard } from '../../../core/server/behaviour.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { minutesBetween } from '../../../core/shared/dates.ts'
import {
  approvalMatrix,
  approvalRoles,
  judgeApprover,
  missingApprovals,
  type ApprovalMatrix,
  type ApprovalRole,
} from './approval-matrix.rule.ts'
import { crewKeyOf, watcherOf } from './crew.rule.ts'
import { gasFresh } from './gas-criteria.rule.ts'
import { shiftReasons } from './permit-handover.server.ts'
import { weatherReasons } from './permit-weather.server.ts'
import { meetingToday, missingAnswers } from './permit-attend.rule.ts'
import { judgeFireWatcher } from './hot-work-watcher.rule.ts'
import { gasNeeded, permitTypeOf, riskInputOf, supplementsOf, zoneOf, type DutyName } from './permit-facts.rule.ts'
import { areaOf, holds, isDoing, once, parametersOf } from './permit-facts.server.ts'
import { riskGrades, supplements, type RiskGrade } from './permit-codes.rule.ts'
import { judgeRiskGrade } from './risk-grade.rule.ts'
import { missingAttributes } from './supplement-attributes.rule.ts'
import { judgeExtension, judgeResumeTime, judgeStartTime, urgentReasonNeeded, watchMinutesLeft } from './validity.rule.ts'
import { permitSupplements } from './permit-lines.resource.ts'
import type { WorkPermit, workPermit } from './work-permit.resource.ts'
import { simopsReasons } from '../simops/simops.server.ts'
import { isPeak } from '../construction/construction.rule.ts'
import { basisReasons, type OrderBasis } from '../construction/order-basis.server.ts'
import { crewReasons, overlapReasons } from './worker-gate.server.ts'

export type PermitGuard = Guard<WorkPermitResource>
type WorkPermitResource = typeof workPermit
const equipmentOf = ({ equips }: WorkPermit): number[] => equips.map(({ vendorEquipNo }) => vendorEquipNo)
const reasons = (guard: string, list: readonly { message: string }[], fixUrl?: string): Reason[] =>
  list.map(({ message }) => ({ guard, message, ...(fixUrl && { fixUrl }) }))
/** A permit whose time is over is written anew from a copy of it. */
const copyUrl = ({ permitNo }: WorkPermit): string => `/constSafe/permit/permitForm?copyNo=${permitNo}`

/** Holds the approver's duty for the area and is neither the issuer nor of a vendor (ptw.md 5.3). */
export async function mayApprove(context: Context, permit: WorkPermit): Promise<boolean> {
  const { userId, vendorCd } = context.session
  return judgeApprover({ userId, vendorCd }, permit.issuerUserId ?? '').length === 0 && (await holds(context, permit, 'approver'))
}

/** Who acts. Each answers with the sentence that tells others why they may not. */
export const who = {
  doing: ((permit, { session }) => (isDoing(session, permit) ? undefined : '작업을 수행하는 업체(부서)만 할 수 있습니다.')) as PermitGuard,
  issuer: (async (permit, context) =>
    (await holds(context, permit, 'issuer')) ? undefined : '이 구역의 작업허가 발급자(D14)만 할 수 있습니다.') as PermitGuard,
  issuerOrDoing: (async (permit, context) =>
    isDoing(context.session, permit) || (await holds(context, permit, 'issuer'))
      ? undefined
      : '신청자 또는 이 구역의 발급자만 할 수 있습니다.') as PermitGuard,
  watcher: (async (permit, context) =>
    (await holds(context, permit, 'watcher')) || isDoing(context.session, permit)
      ? undefined
      : '화재감시자(D17) 또는 수행업체만 할 수 있습니다.') as PermitGuard,
  reviewer: (async (permit, context) => {
    if (await holds(context, permit, 'issuer')) return undefined
    if (permit.state === 'approvalPending' && (await openRoles(context, permit)).length > 0) return undefined
    return '발급자 또는 승인자만 반려할 수 있습니다.'
  }) as PermitGuard,
  approver: (async (permit, context) =>
    (await openRoles(context, permit)).length > 0 ? undefined : '이 허가의 승인 권한이 없습니다.') as PermitGuard,
  extender: (async (permit, context) =>
    (await mayApprove(context, permit))
      ? undefined
      : '작업허가 승인자(D15)만 할 수 있습니다. 발급자는 자신이 발급한 허가를 승인할 수 없습니다.') as PermitGuard,
}

export const dutyOfRole: Record<ApprovalRole, DutyName> = {
  issuer: 'issuer',
  safetyCooperation: 'safetyManager',
  operationHead: 'approver',
  safetyHead: 'safetyHead',
  plantHead: 'plantHead',
  dutyManager: 'dutyManager',
}
/** The approval path of a permit now, and who has signed since it was last sent for approval. */
export function matrixOf(
  context: Context,
  permit: WorkPermit,
): Promise<ApprovalMatrix & { signed: ApprovalRole[]; missing: ApprovalRole[] }> {
  return once(context, `matrix ${permit.permitNo} ${permit.signatures.length}`, async () => {
    const parameters = await parametersOf(context, permit.plantCd)
    // Once issued, the path is the one on which it was issued.
    const approvalDt = permit.events.find(({ eventCd }) => eventCd === 'approve')?.eventDt ?? context.now
    const holiday = await context.sql.maybe(
      `select 1 from "holiday" where "ymd" = $1::date union all select 1 where extract(isodow from $1::date) >= 6`,
      [approvalDt.slice(0, 10)],
    )
    const matrix = approvalMatrix(
      {
        grade: (permit.riskGradeCd ?? 'H') as RiskGrade,
        permitTypeCd: permitTypeOf(permit),
        exZone: zoneOf(permit),
        turnaroundPeak: await inPeak(context, permit),
        approvalDt,
        holiday: holiday !== undefined,
      },
      parameters,
    )
    const since = permit.events.find(({ eventCd }) => eventCd === 'finishReview')?.eventDt ?? ''
    const signed = permit.signatures
      .filter(({ signDt }) => minutesBetween(since || signDt, signDt) >= 0)
      .map(({ signRoleCd }) => signRoleCd as ApprovalRole)
    // The issuer has signed by ending the review.
    const all: ApprovalRole[] = permit.issuerUserId ? ['issuer', ...signed] : signed
    return { ...matrix, signed: all, missing: missingApprovals(matrix, all).map(({ role }) => role) }
  })
}
/** The order's construction is a turnaround in its peak on the day of the work. */
async function inPeak({ sql }: Context, { wkodNo, startDt }: WorkPermit): Promise<boolean> {
  const construction = await sql.maybe<{ constTypeCd: string; peakFromYmd: string | null; peakToYmd: string | null }>(
    `select c."constTypeCd", c."peakFromYmd"::text, c."peakToYmd"::text from "workOrder" o join "safConst" c using ("constNo") where o."wkodNo" = $1`,
    [wkodNo],
  )
  return construction !== undefined && isPeak(construction, startDt.slice(0, 10))
}
/** Roles that this person could sign now, in the order of the path. */
export async function openRoles(context: Context, permit: WorkPermit): Promise<ApprovalRole[]> {
  if (
    permit.issuerUserId &&
    judgeApprover({ userId: context.session.userId, vendorCd: context.session.vendorCd }, permit.issuerUserId).length > 0
  )
    return []
  const { missing } = await matrixOf(context, permit)
  const mine: ApprovalRole[] = []
  for (const role of missing) if (await holds(context, permit, dutyOfRole[role])) mine.push(role)
  return mine
}

async function constructionReasons(permit: WorkPermit, context: Context, day: string): Promise<Reason[]> {
  const order = await context.sql.one<OrderBasis>(
    'select "wkodNo", "plantCd", "vendorCd", "constNo" from "workOrder" where "wkodNo" = $1',
    [permit.wkodNo],
  )
  return basisReasons(context, order, day)
}

/** What must be true. Each is asked by name; together they are the pre-flight list that the page shows. */
export const guards = {
  orderInProgress: (async (permit, context) => {
    const order = await context.sql.maybe<{ state: string; wkodCd: string }>(
      `select "state", "wkodCd" from "workOrder" where "wkodNo" = $1`,
      [permit.wkodNo],
    )
    if (order?.state !== 'inProgress')
      return {
        guard: 'orderInProgress',
        message: `작업의뢰 ${order?.wkodCd ?? ''}가 진행 상태가 아닙니다.`,
        fixUrl: `/wkod/wkodDetail?no=${permit.wkodNo}`,
      }
    return undefined
  }) as PermitGuard,
  /** A permit of grade H or M is asked for under an order whose job was analysed (ptw.md 5.1). */
  jsa: (async (permit, context) => {
    const grade = permit.riskGradeCd as RiskGrade | null
    if (grade !== 'H' && grade !== 'M') return undefined
    const order = await context.sql.maybe<{ jsaTxt: string | null }>('select "jsaTxt" from "workOrder" where "wkodNo" = $1', [
      permit.wkodNo,
    ])
    return order?.jsaTxt
      ? undefined
      : {
          guard: 'jsa',
          message: `위험등급 ${riskGrades[grade]} 작업은 JSA가 필요합니다. 작업의뢰에 JSA 번호를 입력하세요.`,
          fixUrl: `/wkod/wkodDetail?no=${permit.wkodNo}`,
        }
  }) as PermitGuard,
  /** The order of a vendor's permit stands under a construction in progress or a unit-price contract, on the day of the work or today. */
  constructionPlanned: (async (permit, context) => constructionReasons(permit, context, permit.startDt.slice(0, 10))) as PermitGuard,
  construction: (async (permit, context) => constructionReasons(permit, context, context.now.slice(0, 10))) as PermitGuard,
  workers: (async (permit, context) =>
    permit.workers.length === 0
      ? '작업자를 1명 이상 등록하세요.'
      : crewReasons(context, permit, permit.startDt.slice(0, 10))) as PermitGuard,
  workersToday: (async (permit, context) => crewReasons(context, permit, context.now.slice(0, 10), copyUrl(permit))) as PermitGuard,
  // An own employee is informed by the employer's own training; the sheet is for those who come from outside.
  information: (async (permit, context) => {
    const { vendorCd, plantCd, safetyInfoNo } = permit
    if (!vendorCd || (safetyInfoNo === null && !informationNeeded(supplementsOf(permit), permit.supplements))) return undefined
    return informationReasons(context, { vendorCd, plantCd, safetyInfoNo }, permit.startDt.slice(0, 10))
  }) as PermitGuard,
  equipment: (async (permit, context) => equipmentReasons(context, equipmentOf(permit), permit.startDt.slice(0, 10))) as PermitGuard,
  equipmentToday: (async (permit, context) => equipmentReasons(context, equipmentOf(permit), context.now.slice(0, 10))) as PermitGuard,
  overlap: (async (permit, context) => overlapReasons(context, permit)) as PermitGuard,
  // Before the request a plan for a bound pair is enough; from the review on the safety manager has confirmed it.
  simopsRequest: (async (permit, context) => simopsReasons(permit, context, 'request')) as PermitGuard,
  simopsReview: (async (permit, context) => simopsReasons(permit, context, 'review')) as PermitGuard,
  simopsIssue: (async (permit, context) => simopsReasons(permit, context, 'issue')) as PermitGuard,
  simopsStart: (async (permit, context) => simopsReasons(permit, context, 'start')) as PermitGuard,
  simopsExtension: (async (permit, context) =>
    permit.extRqstDt ? simopsReasons({ ...permit, extEndDt: permit.extRqstDt }, context, 'issue') : undefined) as PermitGuard,
  materials: ((permit) =>
    permit.materials.length === 0 && permit.noMatYn !== 'Y'
      ? '취급·잔류물질을 입력하거나 해당없음을 선택하세요.'
      : undefined) as PermitGuard,
  urgent: (async (permit, context) => {
    const parameters = await parametersOf(context, permit.plantCd)
    return urgentReasonNeeded({ requestedDt: context.now, startDt: permit.startDt }, parameters) && (permit.urgentReason ?? '').length < 10
      ? '전일 마감시각 이후의 요청입니다. 긴급 사유를 10자 이상 입력하세요.'
      : undefined
  }) as PermitGuard,
  fireWatcher: ((permit) => {
    if (permit.permitTypeCd !== 'H') return undefined
    const verdict = judgeFireWatcher({
      combustibleDistance: permit.combDistM,
      combustibleBelowFloorDistance: permit.combBelowDistM,
      combustibleBehindMetal: permit.combBehindYn === 'Y',
    })
    return verdict.needed && watcherOf(permit) === null ? `화재감시자를 지정하세요. ${verdict.reasons.join(' ')}` : undefined
  }) as PermitGuard,
  spaceWatcher: ((permit) =>
    supplementsOf(permit).includes('S1') && watcherOf(permit) === null
      ? '밀폐공간 작업은 외부 감시인을 지정해야 합니다. (안전보건규칙 제623조)'
      : undefined) as PermitGuard,
  risk: (async (permit, context) =>
    reasons(
      'risk',
      judgeRiskGrade(riskInputOf(permit, permit.supplements), await parametersOf(context, permit.plantCd)).refusals,
    )) as PermitGuard,
  supplements: ((permit) =>
    supplementsOf(permit).flatMap((code) => {
      const row = permit.supplements.find(({ supplCd }) => supplCd === code)
      const missing = missingAttributes(code, row ?? {})
      const labels = missing.map((name) => (permitSupplements.fields as Record<string, { label: string }>)[name]!.label)
      return missing.length > 0
        ? [
            {
              guard: 'supplements',
              message: `${supplements[code]} 보충허가: ${labels.join(', ')} 항목을 입력해 주세요.`,
              fixUrl: `#supplements/${code}`,
            },
          ]
        : []
    })) as PermitGuard,
  siteCheck: (async (permit, context) => {
    const parameters = await parametersOf(context, permit.plantCd)
    const area = await areaOf(context, permit.areaCd)
    const last = permit.events.find(({ eventCd }) => eventCd === 'siteCheck')
    if (last && minutesBetween(last.eventDt, context.now) <= parameters.siteScanMinutes) return undefined
    return {
      guard: 'siteCheck',
      message: `${area?.areaNm ?? '구역'} 현장 확인(QR)을 ${parameters.siteScanMinutes}분 이내에 해야 합니다.`,
      fixUrl: '#siteCheck',
    }
  }) as PermitGuard,
  cooperationNeeded: ((permit) =>
    permit.cooperations.some(({ resultCd }) => resultCd !== 'confirmed')
      ? { guard: 'cooperationNeeded', message: '협조확인이 끝나지 않은 부서가 있습니다.', fixUrl: '#cooperations' }
      : undefined) as PermitGuard,
  signatures: (async (permit, context) => {
    const { missing } = await matrixOf(context, permit)
    const mine = await openRoles(context, permit)
    return missing
      .filter((role) => !mine.includes(role))
      .map((role) => ({ guard: 'signatures', message: `${approvalRoles[role]} 서명이 필요합니다.`, fixUrl: '#signatures' }))
  }) as PermitGuard,
  startTime: (async (permit, context) =>
    reasons(
      'startTime',
      judgeStartTime({ startDt: permit.startDt, endDt: permit.endDt, now: context.now }, await parametersOf(context, permit.plantCd)),
      // Too early only waits: the clock says until when.
      minutesBetween(permit.endDt, context.now) > 0 ? copyUrl(permit) : '#clocks',
    )) as PermitGuard,
  killItems: ((permit) => {
    const open = permit.checks.filter((check) => check.needYn === 'Y' && check.stageCd === 'before' && check.confirmYn !== 'Y')
    const kill = open.filter(({ killYn }) => killYn === 'Y')
    return kill.length > 0
      ? {
          guard: 'killItems',
          message: `작업 전 필수 안전조치 ${kill.length}건이 확인되지 않았습니다: ${kill[0]!.itemNm}`,
          fixUrl: '#checks',
        }
      : undefined
  }) as PermitGuard,
  finalItems: ((permit) => {
    const open = permit.checks.filter((check) => check.needYn === 'Y' && check.stageCd === 'after' && check.confirmYn !== 'Y')
    return open.length > 0
      ? { guard: 'finalItems', message: `완료 점검항목 ${open.length}건이 확인되지 않았습니다: ${open[0]!.itemNm}`, fixUrl: '#checks' }
      : undefined
  }) as PermitGuard,
  gas: (async (permit, context) => {
    if (!gasNeeded(permit)) return undefined
    const parameters = await parametersOf(context, permit.plantCd)
    const after = permit.state === 'suspended' ? permit.suspDt : undefined
    const counted = permit.gases.filter(({ measDt }) => !after || minutesBetween(after, measDt) >= 0)
    const [last] = counted
    const fixUrl = '#gases'
    if (!last)
      return {
        guard: 'gas',
        message: after ? '중지 이후의 가스측정이 필요합니다. (안전보건규칙 제619조의2)' : '작업 전 가스측정이 필요합니다.',
        fixUrl,
      }
    // The newest of every point counts: good air at the bottom does not make up for bad air at the top.
    const unfit = counted.find(
      (gas) => gas.judgeCd !== 'fit' && counted.find(({ pointCd }) => pointCd === gas.pointCd)?.permitGasNo === gas.permitGasNo,
    )
    if (unfit) return { guard: 'gas', message: `가스측정 부적합: ${unfit.failTxt ?? ''}`, fixUrl }
    // While it stands still an alarm's measurement does not open the way back to the work.
    if (permit.state === 'suspended' && last.measTypeCd !== 'resume')
      return { guard: 'gas', message: '재개 측정이 필요합니다. (안전보건규칙 제619조의2)', fixUrl }
    if (!gasFresh(last.measDt, context.now, parameters))
      return { guard: 'gas', message: `가스측정 후 ${parameters.gasFreshMinutes}분이 지났습니다. 다시 측정하세요.`, fixUrl }
    return undefined
  }) as PermitGuard,
  meeting: ((permit, { now }) =>
    meetingToday(permit, now) !== undefined
      ? undefined
      : { guard: 'meeting', message: 'TBM(작업 전 안전점검회의) 미실시', fixUrl: '#meetings' }) as PermitGuard,
  attend: ((permit, { now }) => {
    if (meetingToday(permit, now) === undefined) return undefined
    const missing = missingAnswers(permit, now)
    const names = permit.workers
      .filter((worker) => missing.includes(crewKeyOf(worker) ?? ''))
      .map((worker) => worker.vendorWorkerNm ?? worker.workerUserNm ?? '')
    return names.length === 0
      ? undefined
      : {
          guard: 'attend',
          message: `TBM 서명·작업직전 점검을 하지 않은 작업자 ${names.length}명: ${names.join(', ')}`,
          fixUrl: '#meetings',
        }
  }) as PermitGuard,
  coSign: ((permit) =>
    permit.signatures.some(({ signRoleCd }) => signRoleCd === 'supervisor')
      ? undefined
      : { guard: 'coSign', message: '작업책임자(수행업체)의 공동서명이 필요합니다.', fixUrl: '#signatures' }) as PermitGuard,
  watcherIn: ((permit) => {
    if (watcherOf(permit) === null || (permit.permitTypeCd !== 'H' && !supplementsOf(permit).includes('S1'))) return undefined
    return permit.signatures.some(({ signRoleCd }) => signRoleCd === 'watcher')
      ? undefined
      : { guard: 'watcherIn', message: '감시인 배치 확인이 필요합니다.', fixUrl: '#signatures' }
  }) as PermitGuard,
  posting: (async (permit, context) => {
    if (permit.permitTypeCd !== 'H' && !supplementsOf(permit).includes('S1')) return undefined
    const photo = await context.sql.maybe(
      `select 1 from "attachFile" where "taskClassNm" = 'workPermit' and "taskKey" = $1 and "taskFlag" = 'image' and "delYn" = 'N' limit 1`,
      [String(permit.permitNo)],
    )
    return photo
      ? undefined
      : { guard: 'posting', message: '작업장소 게시 사진을 등록하세요. (안전보건규칙 제241조제4항, 제619조)', fixUrl: '#photos' }
  }) as PermitGuard,
  everybodyOut: ((permit) => {
    const inside = permit.entries.filter(({ outDt }) => outDt === null)
    return inside.length > 0
      ? { guard: 'everybodyOut', message: `밀폐공간 안에 ${inside.length}명이 있습니다. 퇴장을 확인하세요.`, fixUrl: '#entries' }
      : undefined
  }) as PermitGuard,
  // A stop for the daily re-check is a pause that the permit of several days foresees: the re-check itself opens it again.
  resumeTime: (async (permit, context) =>
    permit.suspDt && permit.suspReasonCd !== 'RECHECK'
      ? reasons(
          'resumeTime',
          judgeResumeTime({ suspendedDt: permit.suspDt, now: context.now }, await parametersOf(context, permit.plantCd)),
          copyUrl(permit),
        )
      : undefined) as PermitGuard,
  handover: (async (permit, context) => shiftReasons(permit, context)) as PermitGuard,
  weather: (async (permit, context) => weatherReasons(permit, context)) as PermitGuard,
  resumeApproval: ((permit) => {
    if (!['GAS', 'EMERGENCY', 'UNSAFE', 'UNQUALIFIED'].includes(permit.suspReasonCd ?? '')) return undefined
    const signed = permit.signatures.some(
      ({ signRoleCd, signDt }) => signRoleCd === 'resumeApprover' && minutesBetween(permit.suspDt ?? signDt, signDt) >= 0,
    )
    return signed
      ? undefined
      : { guard: 'resumeApproval', message: '이 중지 사유는 승인자의 재개 서명이 필요합니다.', fixUrl: '#signatures' }
  }) as PermitGuard,
  extension: (async (permit, context) => {
    if (!permit.extRqstDt) return undefined
    return reasons(
      'extension',
      judgeExtension(
        { startDt: permit.startDt, endDt: permit.endDt, extEndDt: permit.extRqstDt, extensionCnt: permit.extCnt ?? 0 },
        await parametersOf(context, permit.plantCd),
      ).reasons,
    )
  }) as PermitGuard,
  hotOnly: ((permit) => (permit.permitTypeCd === 'H' ? undefined : '화기작업만 사후감시를 합니다.')) as PermitGuard,
  watchDone: (async (permit, context) => {
    if (permit.permitTypeCd !== 'H' || permit.state === 'expired') return undefined
    if (!permit.watchStartDt) return { guard: 'watchDone', message: '화기작업은 사후감시를 먼저 실시해야 합니다.' }
    const left = watchMinutesLeft(permit.watchStartDt, context.now, await parametersOf(context, permit.plantCd))
    return left > 0 ? { guard: 'watchDone', message: `사후감시 시간이 ${left}분 남았습니다.`, fixUrl: '#clocks' } : undefined
  }) as PermitGuard,
}
