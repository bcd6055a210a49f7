import { addMinutes, minutesBetween, toMoment } from '../../../core/shared/dates.ts'
import { isWorkday } from '../../../core/shared/workday.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import {
  approvalMatrix,
  confirmationDueYmd,
  confirmationRoles,
  isConfirmedRole,
} from '../permit/approval-matrix.rule.ts'
import { nextShiftCheck } from '../permit/handover.rule.ts'
import { judgeGas } from '../permit/gas-criteria.rule.ts'
import { gasNeeded, riskInputOf } from '../permit/permit-facts.rule.ts'
import { type PermitParameters, firstPermitParameters } from '../permit/permit-parameters.rule.ts'
import { permitTransitions, type PermitAction, type PermitState } from '../permit/permit-transitions.rule.ts'
import { judgeRiskGrade } from '../permit/risk-grade.rule.ts'
import { cooperationsOf, type CooperationKind } from '../permit/supplement-attributes.rule.ts'
import { shiftChangesBetween, urgentReasonNeeded } from '../permit/validity.rule.ts'
import { demoAreas, issuerOfDept, nextIssuerOfDept } from './demo-areas.ts'
import { demoWorkerNo } from './demo-workers.ts'
import type { DemoPermit, DemoRecord, DemoStep } from './demo-permit.ts'
import { holidays } from '../../../../db/seed/reference-facts.ts'

export const demoParameters: PermitParameters = firstPermitParameters('2025-01-01')

/** The signer of each role of the approval path, and of each agreeing department. */
const signers: Readonly<Record<string, string>> = {
  safetyCooperation: 'saf01',
  operationHead: 'approver01',
  safetyHead: 'safhead01',
  plantHead: 'mgmt01',
  dutyManager: 'duty01',
}
const cooperators: Readonly<Record<CooperationKind, string>> = {
  electric: 'coop01',
  instrument: 'coop01',
  equipment: 'coop01',
  fire: 'fire01',
  radiation: 'rso01',
}
/** The stages that a permit in this state had passed before its start. */
const stagesBefore: Partial<Record<PermitState, number>> = {
  draft: 0,
  requested: 1,
  cancelled: 1,
  reviewing: 2,
  rejected: 2,
  cooperating: 3,
  approvalPending: 4,
}

export const vendorUser = (vendorCd: string): string => `vnd0${Number(vendorCd.slice(1))}s`
export const issuerOf = (areaCd: string): string =>
  issuerOfDept[demoAreas.find((area) => area.areaCd === areaCd)!.ownerDeptCd]!
const holidayDays = new Set(holidays.map(({ ymd }) => ymd))
export const isHoliday = (day: string): boolean => !isWorkday(day, holidayDays)

/**
 * Everything that follows from a written-down permit, with the moments of its way; the rules give grade,
 * verdicts and signatures.
 */
export function recordOf(planned: DemoPermit, yesterday: string, now: string): DemoRecord {
  const handovers = handoversOf(planned, now)
  const plan = withHandoverGases(planned, handovers)
  const requestDay = plan.requestDay ?? yesterday
  const morning = (minutes: number) => addMinutes(`${requestDay}T09:00:00+09:00`, minutes)
  const issuer = issuerOf(plan.areaCd)
  const doing = typeof plan.supervisor === 'string' ? plan.supervisor : vendorUser(plan.vendorCd)
  const stage = stagesBefore[plan.state] ?? 5
  const asked = cooperationsOf(plan.supplCds)
  const grade = judgeRiskGrade(
    riskInputOf(
      { permitTypeCd: plan.permitTypeCd, supplCds: [...plan.supplCds], exZoneCd: plan.exZoneCd },
      plan.supplements ?? [],
    ),
    demoParameters,
  ).grade

  const approval = approvalMatrix(
    {
      grade,
      permitTypeCd: plan.permitTypeCd,
      exZone: plan.exZoneCd,
      turnaroundPeak: false,
      startDt: plan.startDt,
      endDt: plan.endDt,
      workHoliday: isHoliday(plan.startDt.slice(0, 10)),
      approvalDt: morning(80),
      approvalHoliday: isHoliday(requestDay),
    },
    demoParameters,
  )
  const roles = approval.steps
    .map(({ role }) => role)
    .filter((role) => role !== 'issuer' && (stage === 5 || (stage === 4 && plan.signed?.includes(role))))
  const signatures = roles.map((signRoleCd, index) => ({
    signRoleCd: signRoleCd as string,
    signUserId: signers[signRoleCd]!,
    signDt: morning(75 + index * 10),
    workerNo: null as number | null,
  }))
  const approver = stage === 5 ? signatures.at(-1)?.signUserId : undefined

  const way: DemoStep[] = [
    { action: 'request', at: morning(0), by: doing },
    { action: 'startReview', at: morning(20), by: issuer },
    ...(asked.length > 0
      ? ([
          { action: 'requestCooperation', at: morning(45), by: issuer },
          { action: 'confirmCooperation', at: morning(70), by: 'system' },
        ] as const)
      : ([{ action: 'finishReview', at: morning(45), by: issuer }] as const)),
  ]
  const done = way.slice(0, asked.length > 0 ? stage : Math.min(stage, 3))
  if (approver) done.push({ action: 'approve', at: signatures.at(-1)!.signDt, by: approver })
  if (plan.state === 'rejected')
    done.push({ action: 'reject', at: morning(40), by: issuer, reason: plan.rejectTxt })
  done.push(...(plan.steps ?? []))

  const started = done.find(({ action }) => action === 'start')?.at
  if (started) {
    const own = (signRoleCd: string, place: number | string, signDt: string) => {
      const workerNo = typeof place === 'number' ? demoWorkerNo(plan.vendorCd, place) : null
      signatures.push({ signRoleCd, signUserId: workerNo === null ? String(place) : doing, signDt, workerNo })
    }
    own('supervisor', plan.supervisor, addMinutes(started, -10))
    if (plan.watcher) own('watcher', plan.watcher, addMinutes(started, -8))
    const watchedSince = done.find(({ action }) => action === 'startWatch')?.at
    for (const at of watchedSince ? roundsUntil(now, watchedSince) : [])
      own('watchRound', plan.watcher ?? plan.supervisor, at)
  }
  for (const { at, by } of handovers)
    signatures.push({ signRoleCd: 'handover', signUserId: by, signDt: at, workerNo: null })
  const dueYmd =
    stage === 5 && approval.nextDayConfirmations.length > 0
      ? confirmationDueYmd(signatures[0]!.signDt, holidayDays, demoParameters)
      : null
  // Handovers due before today have been confirmed.
  const confirmed =
    dueYmd !== null && dueYmd < dayOfMoment(now)
      ? approval.nextDayConfirmations.map(({ role }) => role).filter(isConfirmedRole)
      : []
  const confirmedAt = `${dueYmd}T09:20:00+09:00`
  for (const role of confirmed)
    signatures.push({
      signRoleCd: confirmationRoles[role],
      signUserId: signers[role]!,
      signDt: confirmedAt,
      workerNo: null,
    })
  const gases = gasRows(plan, started)
  const last = (action: PermitAction) => done.findLast((step) => step.action === action)
  const suspended = plan.state === 'suspended' ? last('suspend') : undefined
  const watched = plan.state === 'working' || plan.state === 'extensionRequested'
  return {
    plan,
    requestDay,
    head: {
      riskGradeCd: grade,
      plantCd: '1000',
      vendorCd: typeof plan.supervisor === 'string' ? null : plan.vendorCd,
      execDeptCd: typeof plan.supervisor === 'string' ? plan.vendorCd : null,
      workYmd: plan.startDt.slice(0, 10),
      supWorkerNo: typeof plan.supervisor === 'number' ? demoWorkerNo(plan.vendorCd, plan.supervisor) : null,
      supUserId: typeof plan.supervisor === 'string' ? plan.supervisor : null,
      watcherWorkerNo: plan.watcher ? demoWorkerNo(plan.vendorCd, plan.watcher) : null,
      noMatYn: plan.materials ? 'N' : 'Y',
      urgentReason: urgentReasonNeeded({ requestedDt: morning(0), startDt: plan.startDt }, demoParameters)
        ? '설비 운전에 필요한 보수로 당일 작업이 필요합니다.'
        : null,
      realStartDt: started ?? null,
      realEndDt: last('reportCompletion')?.at ?? null,
      gasDueDt: watched ? (gases.at(-1)?.nextDueDt ?? null) : null,
      shiftDueDt: watched ? shiftDueOf(plan, signatures, gases) : null,
      confirmDueYmd: confirmed.length > 0 ? null : dueYmd,
      suspDt: suspended?.at ?? null,
      suspReasonCd: suspended?.reasonCd ?? null,
      watchStartDt: last('startWatch')?.at ?? null,
      extRqstDt: plan.extRqstDt ?? null,
      issuerUserId: stage >= 2 ? issuer : null,
      approverUserId: approver ?? null,
      createUserId: doing,
      createDt: morning(-30),
      updateUserId: done.at(-1)?.by ?? doing,
    },
    gases,
    events: [
      ...(stage >= 3 ? [event('siteCheck', morning(35), issuer)] : []),
      ...done.map((step) =>
        event(step.action === 'confirmCooperation' ? 'finishReview' : step.action, step.at, step.by, step),
      ),
      ...handovers.map(({ at, by }) => event('handover', at, by)),
      ...confirmed.map((role) => event('confirmNextDay', confirmedAt, signers[role]!)),
    ].toSorted((a, b) => minutesBetween(b.eventDt, a.eventDt)),
    signatures,
    cooperations: stage >= 3 ? cooperationRows(plan, stage, morning(60)) : [],
    meetings: started
      ? [
          {
            meetDt: addMinutes(started, -4),
            riskTxt: `${plan.workTxt} 화재·중독·추락·끼임 위험과 대피로를 전달하였다.`,
            attendCnt: plan.workers.length + 1 + (plan.watcher ? 1 : 0),
            createUserId: doing,
          },
        ]
      : [],
    states: stateRows(done, doing, morning(-30)),
  }
}

/** The rounds of a fire watch that were due until now. */
function roundsUntil(now: string, watchedSince: string): string[] {
  const { hotWatchMinutes, hotRoundMinutes } = demoParameters
  const passed = Math.min(hotWatchMinutes, minutesBetween(watchedSince, now))
  return Array.from({ length: Math.floor(passed / hotRoundMinutes) }, (_, index) =>
    addMinutes(watchedSince, (index + 1) * hotRoundMinutes),
  )
}

/**
 * The handovers at each shift change during the work; one in the near future is signed already, so that no
 * work stops by itself.
 */
function handoversOf(plan: DemoPermit, now: string): { change: string; at: string; by: string }[] {
  const step = (...actions: PermitAction[]) =>
    plan.steps?.findLast(({ action }) => actions.includes(action))?.at
  if (!step('start')) return []
  const running = plan.state === 'working' || plan.state === 'extensionRequested'
  const until = running
    ? addMinutes(now, demoParameters.handoverToleranceMinutes)
    : (step('reportCompletion', 'suspend', 'expire') ?? now)
  const dept = demoAreas.find((area) => area.areaCd === plan.areaCd)!.ownerDeptCd
  return shiftChangesBetween(plan.startDt, plan.endDt, demoParameters)
    .map((change) => toMoment(change)!)
    .filter((change) => minutesBetween(change, until) >= 0)
    .map((change, index) => ({
      change,
      at: minutesBetween(addMinutes(change, -5), now) >= 0 ? addMinutes(change, -5) : now,
      by: (index % 2 === 0 ? nextIssuerOfDept : issuerOfDept)[dept]!,
    }))
}

/** Adds gas tests at each handover of works that need them. */
function withHandoverGases(plan: DemoPermit, handovers: readonly { at: string }[]): DemoPermit {
  const known = plan.gases?.filter(({ measTypeCd }) => measTypeCd !== 'alarm' && measTypeCd !== 'final') ?? []
  if (
    !gasNeeded({
      ...plan,
      supplCds: [...plan.supplCds],
      exZoneCd: plan.exZoneCd,
      materials: plan.materials ?? [],
    }) ||
    known.length === 0
  )
    return plan
  const added = handovers.map(({ at }) => ({ ...known.at(-1)!, measTypeCd: 'handover' as const, measDt: at }))
  return {
    ...plan,
    gases: [...plan.gases!, ...added].toSorted((one, other) => minutesBetween(other.measDt, one.measDt)),
  }
}

function shiftDueOf(
  plan: DemoPermit,
  signatures: DemoRecord['signatures'],
  gases: DemoRecord['gases'],
): string | null {
  const work = {
    permitTypeCd: plan.permitTypeCd,
    supplCds: plan.supplCds,
    exZone: plan.exZoneCd,
    startDt: plan.startDt,
    endDt: plan.endDt,
    gasNeeded: gasNeeded({ ...plan, supplCds: [...plan.supplCds], materials: plan.materials ?? [] }),
    signatures,
    gases: gases as never,
  }
  const next = nextShiftCheck(work, demoParameters)
  return next ? toMoment(next.changeDt)! : null
}

const event = (eventCd: string, eventDt: string, createUserId: string, step?: DemoStep) => ({
  eventCd,
  eventDt,
  createUserId,
  reasonCd: step?.reasonCd ?? null,
  reasonTxt: step?.reason ?? null,
})

/** Measurements with the verdict of the rule; the first ones count for the hour of the start. */
function gasRows(plan: DemoPermit, started: string | undefined): DemoRecord['gases'] {
  return (plan.gases ?? []).map(({ tester, ...gas }) => {
    const verdict = judgeGas(
      gas,
      {
        permitTypeCd: plan.permitTypeCd,
        supplCds: plan.supplCds,
        exZone: plan.exZoneCd,
        continuousMonitor: plan.contDeviceNm !== undefined,
      },
      demoParameters,
    )
    const running = started !== undefined && plan.state !== 'suspended'
    return {
      ...gas,
      testerNo: demoWorkerNo(plan.vendorCd, tester),
      deviceSn: 'GX-2201',
      judgeCd: verdict.judgeCd,
      failTxt: verdict.failures.join(', ') || null,
      nextDueDt: running && verdict.nextDueDt ? toMoment(verdict.nextDueDt)! : null,
      createUserId: vendorUser(plan.vendorCd),
    }
  })
}

function cooperationRows(plan: DemoPermit, stage: number, confirmDt: string): DemoRecord['cooperations'] {
  return cooperationsOf(plan.supplCds).map(({ supplCd, kind }) => {
    const given = stage > 3 || (plan.confirmed?.includes(kind) ?? false)
    return {
      coopKindCd: kind,
      supplCd,
      resultCd: given ? 'confirmed' : 'pending',
      confirmUserId: given ? cooperators[kind] : null,
      confirmDt: given ? confirmDt : null,
    }
  })
}

function stateRows(done: readonly DemoStep[], doing: string, createDt: string): DemoRecord['states'] {
  let from: PermitState = 'draft'
  const rows: DemoRecord['states'] = [
    { fromStatCd: null, toStatCd: 'draft', actNm: '등록', reason: null, userId: doing, actDt: createDt },
  ]
  for (const { action, at, by, reason } of done) {
    const { to, label } = permitTransitions[action]
    rows.push({ fromStatCd: from, toStatCd: to, actNm: label, reason: reason ?? null, userId: by, actDt: at })
    from = to
  }
  return rows
}
