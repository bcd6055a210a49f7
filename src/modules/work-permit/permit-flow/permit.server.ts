import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { messages } from '../../../core/shared/messages.ts'
import { openImprovements, reportViolation } from './permit-improvement.server.ts'
import { extendedNumber } from '../permit/validity.rule.ts'
import { inheritLotos, lotoGuards, useLotosOf } from '../loto/loto-permit.server.ts'
import { keepReason, recordEvent, recordSignature } from '../permit/permit-events.server.ts'
import { fitChecks, openCooperation, openReview, reopenChecks } from './permit-review.server.ts'
import { proveSite } from './site-check.server.ts'
import { fieldGuards } from './permit-field-guards.server.ts'
import { guards } from './permit-guards.server.ts'
import { openRoles, who } from '../permit/permit-who.server.ts'
import { recordMove } from '../simops/simops-adjust.server.ts'
import { assessedPlace, checkedExtension, beforeSave } from './permit-save.server.ts'
import { mayAttach, mayDelete, mayEdit } from '../permit/permit-edit.server.ts'
import { raiseAlarm } from './permit-alarm.server.ts'
import { shiftDue } from './permit-handover.server.ts'
import { confirmationDue } from '../permit/permit-confirmation.server.ts'
import { gasContextOf, supplementsOf } from '../permit/permit-facts.rule.ts'
import { parametersOf } from '../permit/permit-facts.server.ts'
import { judgeGas, type GasMeasurementType } from '../permit/gas-criteria.rule.ts'
import { reasonMinimum } from '../permit/permit-transitions.rule.ts'
import { cooperationsOf } from '../permit/supplement-attributes.rule.ts'
import { workPermit, type WorkPermit } from '../permit/work-permit.resource.ts'
import { guardRefusals } from '../permit/permit-guard.texts.ts'
import { clockReasons } from '../permit/permit-field.texts.ts'
import { Sentence, type Said } from '../../../core/shared/sentence.ts'

/**
 * Stopped for a test run or for a re-check: what stood before the work has to be confirmed anew before it
 * goes on. (features 5a)
 */
const recheckedReasons: readonly string[] = ['TESTRUN', 'REVALIDATE']

/** Who may do what to a permit, under which conditions, and what follows (ptw.md 4). */
export const permitBehaviour = defineBehaviour(workPermit, {
  beforeSave,
  mayEdit,
  mayAttach,
  mayDelete,
  // The issuer may correct the kinds of work during the review; the check items follow.
  afterSave: async (permitNo, context, before) => {
    if (before?.state === 'reviewing') await fitChecks(context, Number(permitNo))
    await recordMove(context, Number(permitNo), before ?? (await assessedPlace(context, Number(permitNo))))
  },
  without: ['multi'],
  transitions: {
    request: {
      may: who.doing,
      guards: {
        notPast: guards.notPast,
        orderInProgress: guards.orderInProgress,
        jsa: guards.jsa,
        kinds: guards.kinds,
        construction: guards.constructionPlanned,
        workers: guards.workers,
        equipment: guards.equipment,
        overlap: guards.overlap,
        materials: guards.materials,
        broughtIn: guards.broughtIn,
        urgent: guards.urgent,
        protection: guards.protection,
        surroundings: guards.surroundings,
        fireWatcher: guards.fireWatcher,
        spaceWatcher: guards.spaceWatcher,
        watcherFree: guards.watcherFree,
        monitor: fieldGuards.monitor,
        risk: guards.risk,
        plans: guards.plans,
        leader: guards.leader,
        simops: guards.simopsRequest,
      },
      effect: async (permit, context) => {
        await inheritLotos(permit, context)
        await recordEvent(context, permit.permitNo, 'request')
      },
    },
    startReview: {
      may: who.issuer,
      set: (_, { session }) => ({ issuerUserId: session.userId }),
      effect: async (permit, context, input) => {
        await openReview(permit, context)
        if (text(input['siteCode'])?.trim()) await proveSite(permit, context, input['siteCode'])
      },
    },
    requestCooperation: {
      may: who.issuer,
      // Who ends the review is the issuer, and so not the approver.
      set: (_, { session }) => ({ issuerUserId: session.userId }),
      guards: {
        needed: (permit) =>
          cooperationsOf(supplementsOf(permit)).length > 0 ? undefined : guardRefusals.noCooperation(),
        kinds: guards.kinds,
        broughtIn: guards.broughtIn,
        supplements: guards.supplements,
        plans: guards.plans,
        leader: guards.leader,
        monitor: fieldGuards.monitor,
        siteCheck: guards.siteCheck,
        loto: lotoGuards.planned,
        movesAgreed: guards.movesAgreed,
        simops: guards.simopsReview,
      },
      effect: openCooperation,
    },
    finishReview: {
      may: who.issuer,
      guards: {
        kinds: guards.kinds,
        broughtIn: guards.broughtIn,
        supplements: guards.supplements,
        plans: guards.plans,
        leader: guards.leader,
        monitor: fieldGuards.monitor,
        siteCheck: guards.siteCheck,
        loto: lotoGuards.planned,
        cooperation: (permit) =>
          cooperationsOf(supplementsOf(permit)).length > 0 ? guardRefusals.cooperationNeeded() : undefined,
        movesAgreed: guards.movesAgreed,
        simops: guards.simopsReview,
      },
      set: (_, { session }) => ({ issuerUserId: session.userId }),
      effect: (permit, context) => recordEvent(context, permit.permitNo, 'finishReview'),
    },
    confirmCooperation: {
      may: who.issuer,
      guards: { cooperation: guards.cooperationNeeded, simops: guards.simopsReview },
      effect: (permit, context) => recordEvent(context, permit.permitNo, 'finishReview'),
    },
    approve: {
      may: who.approver,
      guards: {
        notPast: guards.notPast,
        signatures: guards.signatures,
        construction: guards.constructionPlanned,
        information: guards.information,
        plans: guards.plans,
        movesAgreed: guards.movesAgreed,
        simops: guards.simopsIssue,
      },
      set: async (permit, context) => ({
        approverUserId: context.session.userId,
        confirmDueYmd: await confirmationDue(permit, context),
      }),
      effect: async (permit, context) => {
        for (const role of await openRoles(context, permit))
          await recordSignature(context, permit.permitNo, role, null, { trail: false })
        await recordEvent(context, permit.permitNo, 'approve')
      },
    },
    reject: {
      may: who.reviewer,
      effect: (permit, context, input) =>
        recordEvent(context, permit.permitNo, 'reject', { reasonTxt: text(input['reason']) }),
    },
    returnToReview: {
      set: () => ({ approverUserId: null, confirmDueYmd: null }),
      effect: async (permit, context, input) => {
        await reopenChecks(permit, context)
        await recordEvent(context, permit.permitNo, 'returnToReview', { reasonTxt: text(input['reason']) })
      },
    },
    start: {
      may: who.issuer,
      guards: {
        startTime: fieldGuards.startTime,
        weather: fieldGuards.weather,
        construction: guards.construction,
        broughtIn: guards.broughtIn,
        loto: lotoGuards.ready,
        killItems: fieldGuards.killItems,
        neededItems: fieldGuards.neededItems,
        checkPictures: fieldGuards.checkPictures,
        monitor: fieldGuards.monitor,
        gas: fieldGuards.gas,
        gasHeights: fieldGuards.gasHeights,
        meeting: fieldGuards.meeting,
        attend: fieldGuards.attend,
        handover: fieldGuards.handover,
        coSign: fieldGuards.coSign,
        watcherIn: fieldGuards.watcherIn,
        watcherFree: guards.watcherFree,
        posting: fieldGuards.posting,
        workersToday: guards.workersToday,
        equipment: guards.equipmentToday,
        overlap: guards.overlap,
        movesAgreed: guards.movesAgreed,
        simops: guards.simopsStart,
        assessed: fieldGuards.assessed,
      },
      set: async (permit, context) => ({
        realStartDt: context.now,
        gasDueDt: await gasDue(permit, context, 'first'),
        shiftDueDt: await shiftDue(permit, context),
      }),
      effect: async (permit, context) => {
        await useLotosOf(permit, context)
        await recordEvent(context, permit.permitNo, 'start')
      },
    },
    requestExtension: {
      may: who.doing,
      set: async (permit, context, input) => {
        await checkedExtension(permit, context, String(input['extRqstDt']))
        return { extRqstDt: input['extRqstDt'] }
      },
      effect: (permit, context, input) =>
        recordEvent(context, permit.permitNo, 'requestExtension', { reasonTxt: text(input['reason']) }),
    },
    approveExtension: {
      may: who.extender,
      guards: {
        extension: guards.extension,
        gas: fieldGuards.gas,
        weather: fieldGuards.weather,
        crew: guards.crewExtended,
        simops: guards.simopsExtension,
      },
      set: async (permit, context) => ({
        extEndDt: permit.extRqstDt,
        extRqstDt: null,
        extCnt: (permit.extCnt ?? 0) + 1,
        permitCd: extendedNumber(permit.permitCd ?? '', (permit.extCnt ?? 0) + 1),
        shiftDueDt: await shiftDue({ ...permit, extEndDt: permit.extRqstDt }, context),
      }),
      effect: (permit, context) => recordEvent(context, permit.permitNo, 'approveExtension'),
    },
    refuseExtension: {
      may: who.extender,
      set: () => ({ extRqstDt: null }),
      effect: (permit, context, input) =>
        recordEvent(context, permit.permitNo, 'refuseExtension', { reasonTxt: text(input['reason']) }),
    },
    // No guard and no question of right: anyone who sees danger stops the work (산업안전보건법 제52조).
    suspend: {
      set: (_, context, input) => ({
        suspDt: context.now,
        suspReasonCd: input['suspReasonCd'],
        gasDueDt: null,
        shiftDueDt: null,
        extRqstDt: null,
      }),
      effect: async (permit, context, input) => {
        await recordEvent(context, permit.permitNo, 'suspend', {
          reasonCd: text(input['suspReasonCd']),
          reasonTxt: text(input['reason']),
        })
        await raiseAlarm(permit, context, text(input['suspReasonCd']) ?? '', text(input['reason']))
        if (recheckedReasons.includes(text(input['suspReasonCd']) ?? '')) await reopenChecks(permit, context)
        await reportViolation(permit, context, input)
      },
    },
    resume: {
      may: who.issuer,
      guards: {
        resumeTime: fieldGuards.resumeTime,
        weather: fieldGuards.weather,
        handover: fieldGuards.handover,
        loto: lotoGuards.ready,
        gas: fieldGuards.gas,
        gasHeights: fieldGuards.gasHeights,
        killItems: fieldGuards.killItems,
        neededItems: fieldGuards.neededItems,
        checkPictures: fieldGuards.checkPictures,
        everybodyOut: fieldGuards.everybodyOut,
        resumeApproval: fieldGuards.resumeApproval,
        improvement: openImprovements,
        attend: fieldGuards.noAnswers,
        construction: guards.construction,
        workersToday: guards.workersToday,
        equipment: guards.equipmentToday,
        overlap: guards.overlap,
        simops: guards.simopsStart,
        assessed: fieldGuards.assessed,
      },
      set: async (permit, context) => ({
        suspDt: null,
        suspReasonCd: null,
        gasDueDt: await gasDue(permit, context, 'resume'),
        shiftDueDt: await shiftDue(permit, context),
      }),
      effect: async (permit, context, input) => {
        await useLotosOf(permit, context)
        await recordEvent(context, permit.permitNo, 'resume', { reasonTxt: text(input['reason']) })
      },
    },
    reportCompletion: {
      may: who.doing,
      guards: { everybodyOut: fieldGuards.everybodyOut, housekeeping: fieldGuards.housekeeping },
      set: (_, context) => ({ realEndDt: context.now, gasDueDt: null, shiftDueDt: null }),
      effect: (permit, context) => recordEvent(context, permit.permitNo, 'reportCompletion'),
    },
    startWatch: {
      may: who.watcher,
      guards: { hotOnly: fieldGuards.hotOnly },
      set: (_, context) => ({ watchStartDt: context.now }),
      effect: (permit, context) => recordEvent(context, permit.permitNo, 'startWatch'),
    },
    close: {
      may: who.issuer,
      guards: {
        watchDone: fieldGuards.watchDone,
        watchRounds: fieldGuards.watchRounds,
        finalItems: (permit) => (permit.state === 'expired' ? undefined : fieldGuards.finalItems(permit)),
        everybodyOut: fieldGuards.everybodyOut,
        loto: lotoGuards.locksOff,
      },
      set: (permit, context, input) => {
        const minimum = reasonMinimum(permit.state, 'close')
        if ((text(input['reason'])?.length ?? 0) < minimum)
          throw badField('reason', messages.reasonMin(minimum))
        return { realEndDt: permit.realEndDt ?? context.now, gasDueDt: null, shiftDueDt: null }
      },
      effect: (permit, context, input) =>
        recordEvent(context, permit.permitNo, 'close', { reasonTxt: text(input['reason']) }),
    },
    cancel: {
      may: who.issuerOrDoing,
      set: () => ({ confirmDueYmd: null }),
      effect: (permit, context, input) =>
        recordEvent(context, permit.permitNo, 'cancel', { reasonTxt: text(input['reason']) }),
    },
    expire: {
      set: () => ({ gasDueDt: null, shiftDueDt: null }),
      effect: (permit, context) =>
        recordEvent(context, permit.permitNo, 'expire', {
          reasonTxt: String(clockReasons.expired()),
        }),
    },
  },
})
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** When the air has to be measured next, counted from the measurement on which the work begins or goes on. */
async function gasDue(
  permit: WorkPermit,
  context: Context,
  measTypeCd: GasMeasurementType,
): Promise<string | null> {
  const last = permit.gases[0]
  if (!last) return null
  const verdict = judgeGas(
    { ...last, measTypeCd },
    gasContextOf(permit),
    await parametersOf(context, permit.plantCd),
  )
  return verdict.nextDueDt ?? null
}

/**
 * Stops, expires or moves on a permit in the clock's or another event's name, in the caller's transaction.
 */
export async function asClock(
  context: Context,
  permitNo: number,
  action: 'suspend' | 'expire' | 'confirmCooperation' | 'reject' | 'returnToReview',
  said: Said,
  input: Record<string, unknown> = {},
): Promise<void> {
  const reason = String(said)
  await actingAs(context, asSystem(reason), (asked) =>
    runTransition(permitBehaviour, asked, permitNo, action, { reason, ...input }),
  )
  if (said instanceof Sentence)
    await keepReason(context, permitNo, action, action === 'expire' ? clockReasons.expired() : said)
}
