import { unapprovedMaterials } from '../../chemical/material-check/material-ready.server.ts'
import { informationReasons } from '../../vendor/info/information-ready.server.ts'
import { informationNeeded } from './information.rule.ts'
import { equipmentReasons } from '../../vendor/equip/equipment-ready.server.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import type { Guard } from '../../../core/server/entity/behaviour.ts'
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
import { judgeJsa, type OrderJsa } from './jsa.rule.ts'
import { missingKinds } from './work-kinds.rule.ts'
import { judgeFireWatcher } from './hot-work-watcher.rule.ts'
import {
  permitTypeOf,
  riskInputOf,
  supplementsOf,
  watchesWork,
  zoneOf,
  type DutyName,
} from './permit-facts.rule.ts'
import { areaOf, holds, isDoing, once, parametersOf } from './permit-facts.server.ts'
import { supplements, type RiskGrade } from './permit-codes.rule.ts'
import { judgeRiskGrade } from './risk-grade.rule.ts'
import { missingAttributes } from './supplement-attributes.rule.ts'
import { judgeExtension, urgentReasonNeeded } from './validity.rule.ts'
import { permitSupplements } from './permit-lines.resource.ts'
import type { WorkPermit, workPermit } from './work-permit.resource.ts'
import { simopsReasons } from '../simops/simops.server.ts'
import { isPeak } from '../construction/construction.rule.ts'
import { basisReasons, type OrderBasis } from '../construction/order-basis.server.ts'
import { crewReasons, overlapReasons } from './worker-gate.server.ts'
import type { Said } from '../../../core/shared/sentence.ts'

export type PermitGuard = Guard<WorkPermitResource>
type WorkPermitResource = typeof workPermit
const equipmentOf = ({ equips }: WorkPermit): number[] => equips.map(({ vendorEquipNo }) => vendorEquipNo)
export const reasons = (guard: string, list: readonly { message: Said }[], fixUrl?: string): Reason[] =>
  list.map(({ message }) => ({ guard, message, fixUrl: fixUrl || undefined }))
/** A permit whose time is over is written anew from a copy of it. */
export const copyUrl = ({ permitNo }: WorkPermit): string => `/constSafe/permit/permitForm?copyNo=${permitNo}`

/** Holds the approver's duty for the area and is neither the issuer nor of a vendor (ptw.md 5.3). */
export async function mayApprove(context: Context, permit: WorkPermit): Promise<boolean> {
  const { userId, vendorCd } = context.session
  return (
    judgeApprover({ userId, vendorCd }, permit.issuerUserId ?? '').length === 0 &&
    (await holds(context, permit, 'approver'))
  )
}

/** Who acts. Each answers with the sentence that tells others why they may not. */
export const who = {
  doing: (permit, { session }) =>
    isDoing(session, permit) ? undefined : '작업을 수행하는 업체(부서)만 할 수 있습니다.',
  issuer: async (permit, context) =>
    (await holds(context, permit, 'issuer')) ? undefined : '이 구역의 작업허가 발급자(D14)만 할 수 있습니다.',
  issuerOrDoing: async (permit, context) =>
    isDoing(context.session, permit) || (await holds(context, permit, 'issuer'))
      ? undefined
      : '신청자 또는 이 구역의 발급자만 할 수 있습니다.',
  watcher: async (permit, context) =>
    (await holds(context, permit, 'watcher')) || isDoing(context.session, permit)
      ? undefined
      : '화재감시자(D17) 또는 수행업체만 할 수 있습니다.',
  reviewer: async (permit, context) => {
    if (await holds(context, permit, 'issuer')) return undefined
    if (permit.state === 'approvalPending' && (await openRoles(context, permit)).length > 0) return undefined
    return '발급자 또는 승인자만 반려할 수 있습니다.'
  },
  approver: async (permit, context) =>
    (await openRoles(context, permit)).length > 0 ? undefined : '이 허가의 승인 권한이 없습니다.',
  extender: async (permit, context) =>
    (await mayApprove(context, permit))
      ? undefined
      : '작업허가 승인자(D15)만 할 수 있습니다. 발급자는 자신이 발급한 허가를 승인할 수 없습니다.',
} satisfies Record<string, PermitGuard>

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
  const construction = await sql.maybe<{
    constTypeCd: string
    peakFromYmd: string | null
    peakToYmd: string | null
  }>(
    `select c."constTypeCd", c."peakFromYmd"::text, c."peakToYmd"::text from "workOrder" o join "safConst" c using ("constNo") where o."wkodNo" = $1`,
    [wkodNo],
  )
  return construction !== undefined && isPeak(construction, startDt.slice(0, 10))
}
/** Roles that this person could sign now, in the order of the path. */
export async function openRoles(context: Context, permit: WorkPermit): Promise<ApprovalRole[]> {
  if (
    permit.issuerUserId &&
    judgeApprover({ userId: context.session.userId, vendorCd: context.session.vendorCd }, permit.issuerUserId)
      .length > 0
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

const requirementsOf = async (context: Context, permit: WorkPermit) =>
  judgeRiskGrade(riskInputOf(permit, permit.supplements), await parametersOf(context, permit.plantCd))
    .requirements

/** What must be true. Each is asked by name; together they are the pre-flight list that the page shows. */
export const guards = {
  orderInProgress: async (permit, context) => {
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
  },
  /**
   * A permit of grade H or M is asked for under an order whose job was analysed, not long ago and as this
   * very work (ptw.md 5.1).
   */
  jsa: async (permit, context) => {
    const order = await context.sql.one<OrderJsa>(
      'select "jsaTxt", "jsaYmd", "permitTypeCd", "supplCds" from "workOrder" where "wkodNo" = $1',
      [permit.wkodNo],
    )
    const work = {
      riskGradeCd: permit.riskGradeCd as RiskGrade | null,
      permitTypeCd: permitTypeOf(permit),
      supplCds: supplementsOf(permit),
      workYmd: permit.startDt.slice(0, 10),
    }
    const fixUrl = `/constSafe/assessment/workAssessDetail?no=${permit.wkodNo}`
    return judgeJsa(order, work, await parametersOf(context, permit.plantCd)).map((message) => ({
      guard: 'jsa',
      message,
      fixUrl,
    }))
  },
  /** The supplementary permits that the kind of work and the equipment cannot do without (features 5a). */
  kinds: async (permit, { sql }) => {
    const equips = await sql.query<{ equipTypeCd: string; equipNm: string }>(
      'select "equipTypeCd", "vendorEquipNm" as "equipNm" from "vendorEquip" where "vendorEquipNo" = any($1::bigint[]) order by "vendorEquipNo"',
      [equipmentOf(permit)],
    )
    const fixUrl = `/constSafe/permit/permitForm?no=${permit.permitNo}`
    return missingKinds({ ...permit, supplCds: supplementsOf(permit), equips }).map((message) => ({
      guard: 'kinds',
      message,
      fixUrl,
    }))
  },
  /**
   * The order of a vendor's permit stands under a construction in progress or a unit-price contract, on the
   * day of the work or today.
   */
  constructionPlanned: async (permit, context) =>
    constructionReasons(permit, context, permit.startDt.slice(0, 10)),
  construction: async (permit, context) => constructionReasons(permit, context, context.today),
  workers: async (permit, context) =>
    permit.workers.length === 0
      ? '작업자를 1명 이상 등록하세요.'
      : crewReasons(context, permit, permit.startDt.slice(0, 10)),
  workersToday: async (permit, context) => crewReasons(context, permit, context.today, copyUrl(permit)),
  // An own employee is informed by the employer's own training; the sheet is for those who come from outside.
  information: async (permit, context) => {
    const { vendorCd, plantCd, safetyInfoNo } = permit
    if (!vendorCd || (safetyInfoNo === null && !informationNeeded(supplementsOf(permit), permit.supplements)))
      return undefined
    return informationReasons(context, { vendorCd, plantCd, safetyInfoNo }, permit.startDt.slice(0, 10))
  },
  equipment: async (permit, context) =>
    equipmentReasons(context, equipmentOf(permit), permit.startDt.slice(0, 10)),
  equipmentToday: async (permit, context) => equipmentReasons(context, equipmentOf(permit), context.today),
  overlap: async (permit, context) => overlapReasons(context, permit),
  /** The same people and gear, now for the time that is asked for in addition. */
  crewExtended: async (permit, context) => {
    if (!permit.extRqstDt) return undefined
    const day = permit.extRqstDt.slice(0, 10)
    return [
      ...(await overlapReasons(context, { ...permit, extEndDt: permit.extRqstDt })),
      ...(await crewReasons(context, permit, day)),
      ...(await equipmentReasons(context, equipmentOf(permit), day)),
      ...(await constructionReasons(permit, context, day)),
    ]
  },
  // Before the request a plan for a bound pair is enough; from the review on the safety manager has confirmed
  // it.
  simopsRequest: async (permit, context) => simopsReasons(permit, context, 'request'),
  simopsReview: async (permit, context) => simopsReasons(permit, context, 'review'),
  simopsIssue: async (permit, context) => simopsReasons(permit, context, 'issue'),
  simopsStart: async (permit, context) => simopsReasons(permit, context, 'start'),
  simopsExtension: async (permit, context) =>
    permit.extRqstDt ? simopsReasons({ ...permit, extEndDt: permit.extRqstDt }, context, 'issue') : undefined,
  materials: (permit) =>
    permit.materials.length === 0 && permit.noMatYn !== 'Y'
      ? '취급·잔류물질을 입력하거나 해당없음을 선택하세요.'
      : undefined,
  /** What the company brings has its material check through the end of the work (vendor R10). */
  broughtIn: async (permit, context) => {
    if (!permit.vendorCd || !permit.plantCd) return undefined
    const brought = permit.materials.filter(({ residueYn }) => residueYn !== 'Y')
    const unapproved = await unapprovedMaterials(context, {
      vendorCd: permit.vendorCd,
      plantCd: permit.plantCd,
      day: (permit.extRqstDt ?? permit.extEndDt ?? permit.endDt).slice(0, 10),
      chemprodNos: brought.flatMap(({ chemprodNo }) => chemprodNo ?? []),
      names: brought.map(({ matNm }) => matNm),
    })
    const fixUrl = context.session.vendorCd
      ? '/vendor/subconMatChkRqst/matChkRqst'
      : '/chm/matChkRqst/matChkRqstList'
    return unapproved.map((prodNm) => ({
      guard: 'broughtIn',
      message: `반입 승인되지 않은 화학제품입니다: ${prodNm}`,
      fixUrl,
    }))
  },
  urgent: async (permit, context) => {
    const parameters = await parametersOf(context, permit.plantCd)
    return urgentReasonNeeded({ requestedDt: context.now, startDt: permit.startDt }, parameters) &&
      (permit.urgentReason ?? '').length < 10
      ? '전일 마감시각 이후의 요청입니다. 긴급 사유를 10자 이상 입력하세요.'
      : undefined
  },
  fireWatcher: (permit) => {
    if (permit.permitTypeCd !== 'H') return undefined
    const verdict = judgeFireWatcher({
      combustibleDistance: permit.combDistM,
      combustibleBelowFloorDistance: permit.combBelowDistM,
      combustibleBehindMetal: permit.combBehindYn === 'Y',
    })
    return verdict.needed && watcherOf(permit) === null
      ? `화재감시자를 지정하세요. ${verdict.reasons.join(' ')}`
      : undefined
  },
  spaceWatcher: (permit) =>
    supplementsOf(permit).includes('S1') && watcherOf(permit) === null
      ? '밀폐공간 작업은 외부 감시인을 지정해야 합니다. (안전보건규칙 제623조)'
      : undefined,
  /** Who watches over a fire or a space does nothing else meanwhile (안전보건규칙 제241조의2, 제623조). */
  watcherFree: (permit) => {
    const watcher = watcherOf(permit)
    return watcher !== null &&
      watchesWork(permit) &&
      permit.workers.some((worker) => crewKeyOf(worker) === watcher)
      ? {
          guard: 'watcherFree',
          message:
            '감시인은 감시만 해야 하므로 작업자로 함께 등록할 수 없습니다. (안전보건규칙 제241조의2, 제623조)',
          fixUrl: '#workers',
        }
      : undefined
  },
  risk: async (permit, context) =>
    reasons(
      'risk',
      judgeRiskGrade(riskInputOf(permit, permit.supplements), await parametersOf(context, permit.plantCd))
        .refusals,
    ),
  /** The working plans that the work needs by its figures hang on the permit (안전보건규칙 제38조). */
  plans: async (permit, context) => {
    const needed = (await requirementsOf(context, permit)).flatMap(({ plan, ...rest }) =>
      plan ? [{ plan, ...rest }] : [],
    )
    if (needed.length === 0) return undefined
    const attached = await context.sql.query<{ plan: string }>(
      `select distinct "taskFlag" as "plan" from "attachFile" where "taskClassNm" = 'workPermit' and "taskKey" = $1 and "delYn" = 'N'`,
      [String(permit.permitNo)],
    )
    return needed
      .filter(({ plan }) => !attached.some((file) => file.plan === plan))
      .map(({ plan, name, source }) => ({
        guard: 'plans',
        message: `${name}를 첨부하세요. (${source})`,
        fixUrl: `#photos/${plan}`,
      }))
  },
  /**
   * A deep excavation, and work with heavy equipment or loads, is directed by somebody who is named and is on
   * the permit (안전보건규칙 제39조).
   */
  leader: async (permit, context) => {
    const crew = [
      permit.supWorkerNm,
      permit.supUserNm,
      ...permit.workers.flatMap((each) => [each.vendorWorkerNm, each.workerUserNm]),
    ]
    return (await requirementsOf(context, permit)).flatMap(({ name, source, leaderOf }) => {
      if (!leaderOf) return []
      const leader = permit.supplements.find(({ supplCd }) => supplCd === leaderOf)?.leaderNm?.trim()
      if (leader && crew.includes(leader)) return []
      const message = leader
        ? `${name} '${leader}'은(는) 이 허가의 작업자나 작업책임자가 아닙니다. (${source})`
        : `${name}를 지정하세요. (${source})`
      return [{ guard: 'leader', message, fixUrl: `#supplements/${leaderOf}` }]
    })
  },
  supplements: (permit) =>
    supplementsOf(permit).flatMap((code) => {
      const row = permit.supplements.find(({ supplCd }) => supplCd === code)
      const missing = missingAttributes(code, row ?? {})
      const labels = missing.map(
        (name) => (permitSupplements.fields as Record<string, { label: string }>)[name]!.label,
      )
      return missing.length > 0
        ? [
            {
              guard: 'supplements',
              message: `${supplements[code]} 보충허가: ${labels.join(', ')} 항목을 입력해 주세요.`,
              fixUrl: `#supplements/${code}`,
            },
          ]
        : []
    }),
  siteCheck: async (permit, context) => {
    const parameters = await parametersOf(context, permit.plantCd)
    const area = await areaOf(context, permit.areaCd)
    const last = permit.events.find(({ eventCd }) => eventCd === 'siteCheck')
    if (last && minutesBetween(last.eventDt, context.now) <= parameters.siteScanMinutes) return undefined
    return {
      guard: 'siteCheck',
      message: `${area?.areaNm ?? '구역'} 현장 확인(QR)을 ${parameters.siteScanMinutes}분 이내에 해야 합니다.`,
      fixUrl: '#siteCheck',
    }
  },
  cooperationNeeded: (permit) =>
    permit.cooperations.some(({ resultCd }) => resultCd !== 'confirmed')
      ? {
          guard: 'cooperationNeeded',
          message: '협조확인이 끝나지 않은 부서가 있습니다.',
          fixUrl: '#cooperations',
        }
      : undefined,
  signatures: async (permit, context) => {
    const { missing } = await matrixOf(context, permit)
    const mine = await openRoles(context, permit)
    return missing
      .filter((role) => !mine.includes(role))
      .map((role) => ({
        guard: 'signatures',
        message: `${approvalRoles[role]} 서명이 필요합니다.`,
        fixUrl: '#signatures',
      }))
  },
  extension: async (permit, context) => {
    if (!permit.extRqstDt) return undefined
    return reasons(
      'extension',
      judgeExtension(
        {
          startDt: permit.startDt,
          endDt: permit.endDt,
          extEndDt: permit.extRqstDt,
          extensionCnt: permit.extCnt ?? 0,
        },
        await parametersOf(context, permit.plantCd),
      ).reasons,
    )
  },
} satisfies Record<string, PermitGuard>
