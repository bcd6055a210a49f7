import { unapprovedMaterials } from '../../chemical/material-check/material-ready.server.ts'
import { informationReasons } from '../../vendor/info/information-ready.server.ts'
import { informationNeeded } from '../permit/information.rule.ts'
import { equipmentReasons } from '../../vendor/equip/equipment-ready.server.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { minutesBetween } from '../../../core/shared/dates.ts'
import { approvalRoles } from '../permit/approval-matrix.rule.ts'
import { crewKeyOf, watcherOf } from '../permit/crew.rule.ts'
import { jsaReasonsOf } from '../permit/jsa-port.server.ts'
import { judgeJsa, type OrderJsa } from '../permit/jsa.rule.ts'
import { missingKinds } from '../permit/work-kinds.rule.ts'
import { judgeFireWatcher, surroundingsOf, unansweredSurroundings } from '../permit/hot-work-watcher.rule.ts'
import { permitTypeOf, riskInputOf, supplementsOf, watchesWork } from '../permit/permit-facts.rule.ts'
import { areaOf, parametersOf } from '../permit/permit-facts.server.ts'
import { confinedSpace, supplements, type RiskGrade } from '../permit/permit-codes.rule.ts'
import { judgeRiskGrade } from '../permit/risk-grade.rule.ts'
import { missingAttributes } from '../permit/supplement-attributes.rule.ts'
import { judgeExtension, urgentReasonNeeded } from '../permit/validity.rule.ts'
import { timeRefusals } from '../permit/validity.texts.ts'
import { permitSupplements } from '../permit/permit-lines.resource.ts'
import type { WorkPermit } from '../permit/work-permit.resource.ts'
import type { PermitGuard } from '../permit/permit-guard.server.ts'
import { simopsReasons } from '../simops/simops.server.ts'
import { basisReasons, type OrderBasis } from '../construction/order-basis.server.ts'
import { crewReasons, overlapReasons } from '../permit/worker-gate.server.ts'
import { joined, label, type Said } from '../../../core/shared/sentence.ts'
import { matrixOf, openRoles } from '../permit/permit-who.server.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { workOrderRecords, workPermitForms } from '../record-pages.rule.ts'
import { guardRefusals } from '../permit/permit-guard.texts.ts'
import { wallTimeAfter } from '../../../core/shared/moment.ts'
import { assessedMissing } from '../permit/assessed-materials.rule.ts'
import { isTelephone } from '../permit/telephone.rule.ts'
import { missingAgreements, openMoves } from '../permit/moved-place.rule.ts'

/** An urgent request says why in at least so many characters. */
const urgentReasonLength = 10
const equipmentOf = ({ equips }: WorkPermit): number[] => equips.map(({ vendorEquipNo }) => vendorEquipNo)
export const reasons = (guard: string, list: readonly { message: Said }[], fixUrl?: string): Reason[] =>
  list.map(({ message }) => ({ guard, message, fixUrl: fixUrl || undefined }))
/** A permit whose time is over is written anew from a copy of it. */
export const copyUrl = ({ permitNo }: WorkPermit): string =>
  `${workPermitForms.workPermit.page}?copyNo=${permitNo}`

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
        message: guardRefusals.orderState({ order: order?.wkodCd ?? '' }),
        fixUrl: addressOf(workOrderRecords.workOrder, permit.wkodNo),
      }
    return undefined
  },
  /**
   * A permit of grade H or M is asked for under an order whose job was analysed, not long ago and as this
   * very work (ptw.md 5.1).
   */
  jsa: async (permit, context) => {
    const order = await context.sql.one<OrderJsa & { jsaNo: number | null; vendorCd: string | null }>(
      'select "jsaNo", "jsaTxt", "jsaYmd", "permitTypeCd", "supplCds", "vendorCd" from "workOrder" where "wkodNo" = $1',
      [permit.wkodNo],
    )
    const work = {
      riskGradeCd: permit.riskGradeCd as RiskGrade | null,
      permitTypeCd: permitTypeOf(permit),
      supplCds: supplementsOf(permit),
      workYmd: permit.startDt.slice(0, 10),
    }
    const fixUrl = addressOf(workPermitForms.workOrder, permit.wkodNo)
    const { name, tel } = await context.sql.one<{ name: string; tel: string | null }>(
      'select coalesce(u."userNm", o."rqstUserId") as "name", u."officeTel" as "tel" from "workOrder" o left join "user" u on u."userId" = coalesce(o."mgrUserId", o."rqstUserId") where o."wkodNo" = $1',
      [permit.wkodNo],
    )
    // The record of a JSA says itself which kinds it covers and until when; of a text the order says it.
    const isNeeded = work.riskGradeCd === 'H' || work.riskGradeCd === 'M'
    const reasons =
      order.jsaNo && isNeeded
        ? await jsaReasonsOf(context, order.jsaNo, {
            ...work,
            plantCd: permit.plantCd ?? '',
            vendorCd: order.vendorCd,
          })
        : judgeJsa(order, work, await parametersOf(context, permit.plantCd))
    return reasons.map((reason) => ({
      guard: 'jsa',
      // A company cannot assess the order: it hears whom to ask, by the office telephone and never by a mobile,
      // which nobody gave for that.
      message: !context.session.vendorCd
        ? reason
        : tel
          ? guardRefusals.askSupervisor({ reason, name, tel })
          : guardRefusals.askSupervisorByName({ reason, name }),
      fixUrl,
    }))
  },
  /** The supplementary permits that the kind of work and the equipment cannot do without (features 5a). */
  kinds: async (permit, { sql }) => {
    const equips = await sql.query<{ equipTypeCd: string; equipNm: string }>(
      'select "equipTypeCd", "vendorEquipNm" as "equipNm" from "vendorEquip" where "vendorEquipNo" = any($1::bigint[]) order by "vendorEquipNo"',
      [equipmentOf(permit)],
    )
    const fixUrl = addressOf(workPermitForms.workPermit, permit.permitNo)
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
      ? guardRefusals.noWorkers()
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
    equipmentReasons(context, equipmentOf(permit), permit.plantCd, permit.startDt.slice(0, 10)),
  equipmentToday: async (permit, context) =>
    equipmentReasons(context, equipmentOf(permit), permit.plantCd, context.today),
  overlap: async (permit, context) => overlapReasons(context, permit),
  /** Checks people and equipment again, for the additional time that is requested. */
  crewExtended: async (permit, context) => {
    if (!permit.extRqstDt) return undefined
    const day = permit.extRqstDt.slice(0, 10)
    return [
      ...(await overlapReasons(context, { ...permit, extEndDt: permit.extRqstDt })),
      ...(await crewReasons(context, permit, day)),
      ...(await equipmentReasons(context, equipmentOf(permit), permit.plantCd, day)),
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
  /** What the assessment found in the place stands in the permit as well; "none" does not take it away. */
  materials: async (permit, { sql }) => {
    const { matTags } = await sql.one<{ matTags: string[] | null }>(
      'select "matTags" from "workOrder" where "wkodNo" = $1',
      [permit.wkodNo],
    )
    const missing = assessedMissing(matTags, permit.materials)
    if (missing.length > 0) return guardRefusals.assessedMaterials({ materials: missing.join(', ') })
    return permit.materials.length === 0 && permit.noMatYn !== 'Y' ? guardRefusals.materials() : undefined
  },
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
      message: guardRefusals.notBroughtIn({ product: prodNm }),
      fixUrl,
    }))
  },
  /** Paper of a time without network is entered by its reserved number, not by a request. */
  notPast: (permit, { now }) => (minutesBetween(now, permit.endDt) <= 0 ? timeRefusals.past() : undefined),
  urgent: async (permit, context) => {
    const parameters = await parametersOf(context, permit.plantCd)
    return urgentReasonNeeded({ requestedDt: context.now, startDt: permit.startDt }, parameters) &&
      (permit.urgentReason ?? '').length < urgentReasonLength
      ? guardRefusals.urgent({
          deadline: wallTimeAfter(`${context.today} 00:00`, parameters.requestCutoffMinute).slice(11),
          count: urgentReasonLength,
        })
      : undefined
  },
  /** Blank is no answer: what stands around the fire is said before the permit is asked for. */
  surroundings: (permit) => {
    if (permit.permitTypeCd !== 'H') return undefined
    const open = unansweredSurroundings(surroundingsOf(permit))
    return open.length > 0 ? guardRefusals.surroundings({ what: open }) : undefined
  },
  protection: (permit) =>
    (permit.ppeCds ?? []).length === 0
      ? guardRefusals.protection()
      : isTelephone(permit.emergTel)
        ? undefined
        : guardRefusals.telephone(),
  fireWatcher: (permit) => {
    if (permit.permitTypeCd !== 'H') return undefined
    const verdict = judgeFireWatcher(surroundingsOf(permit))
    return verdict.needed && watcherOf(permit) === null
      ? guardRefusals.fireWatcher({ reasons: joined(verdict.reasons, ' ') })
      : undefined
  },
  spaceWatcher: (permit) =>
    supplementsOf(permit).includes(confinedSpace) && watcherOf(permit) === null
      ? guardRefusals.spaceWatcher()
      : undefined,
  /** Who watches over a fire or a space does nothing else meanwhile (안전보건규칙 제241조의2, 제623조). */
  watcherFree: (permit) => {
    const watcher = watcherOf(permit)
    return watcher !== null &&
      watchesWork(permit) &&
      permit.workers.some((worker) => crewKeyOf(worker) === watcher)
      ? {
          guard: 'watcherFree',
          message: guardRefusals.watcherOnly(),
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
        message: guardRefusals.attachPlan({ name, source }),
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
        ? guardRefusals.foreignLeader({ name, leader, source })
        : guardRefusals.nameLeader({ name, source })
      return [{ guard: 'leader', message, fixUrl: `#supplements/${leaderOf}` }]
    })
  },
  supplements: (permit) =>
    supplementsOf(permit).flatMap((code) => {
      const row = permit.supplements.find(({ supplCd }) => supplCd === code)
      const missing = missingAttributes(code, row ?? {})
      const labels = missing.map((name) =>
        label((permitSupplements.fields as Record<string, { label: string }>)[name]!.label),
      )
      return missing.length > 0
        ? [
            {
              guard: 'supplements',
              message: guardRefusals.supplementFields({
                supplement: supplements[code],
                fields: joined(labels, ', '),
              }),
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
      message: guardRefusals.siteCheck({
        area: area?.areaNm ?? guardRefusals.area(),
        minutes: parameters.siteScanMinutes,
      }),
      fixUrl: '#siteCheck',
    }
  },
  cooperationNeeded: (permit) =>
    permit.cooperations.some(({ resultCd }) => resultCd !== 'confirmed')
      ? {
          guard: 'cooperationNeeded',
          message: guardRefusals.cooperationOpen(),
          fixUrl: '#cooperations',
        }
      : undefined,
  /** Nobody clears a conflict alone by typing another place. */
  movesAgreed: (permit) =>
    openMoves(permit.adjusts).flatMap((move) =>
      missingAgreements(move).map((side) => ({
        guard: 'movesAgreed',
        message:
          side === 'issuer'
            ? guardRefusals.moveNotAgreed({ plan: move.planTxt })
            : guardRefusals.moveOtherSide({ other: move.otherTxt ?? '' }),
        fixUrl: '#simops',
      })),
    ),
  signatures: async (permit, context) => {
    const { missing } = await matrixOf(context, permit)
    const mine = await openRoles(context, permit)
    return missing
      .filter((role) => !mine.includes(role))
      .map((role) => ({
        guard: 'signatures',
        message: guardRefusals.signatureMissing({ role: approvalRoles[role] }),
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
